import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import { products } from '#catalog/products.ts'
import { documents } from '#catalog/studio-results.server.ts'
import { documentPlaces } from './catalog-entries.ts'
import type { Entry } from './entry.ts'

interface DocumentText {
  readonly title: string
  readonly number: string
  readonly pages: readonly string[]
}

/** Entries for each page of each PDF in the media folder, from the JSON files that contain their text. */
export async function documentEntries(media: string, contentOrigin: string): Promise<Entry[]> {
  const folder = join(media, 'documents')
  const files = (await filesBelow(folder)).filter((name) => name.endsWith('.pdf'))
  const places = documentPlaces()
  const entries: Entry[] = []
  for (const name of files.sort()) {
    const path = `documents/${name.split(sep).join('/')}`
    const place = places.get(path)
    const text = await documentText(join(folder, name), path, place?.title)
    const source = sourceOf(path)
    // A document without text can still be found by its name.
    for (const [index, page] of (text.pages.length > 0 ? text.pages : ['']).entries()) {
      const { heading, body } = withoutRunningHeads(page, text)
      // A table of contents repeats the headings of other pages.
      if (heading === 'Contents') continue
      entries.push({
        id: `pdf:${path}#${index + 1}`,
        group: place?.group ?? `pdf:${path}`,
        kind: source === 'Load table' ? 'loadTable' : 'document',
        title: index > 0 && heading ? `${text.title}: ${heading}` : text.title,
        // The document's kind is searchable too, unless the title already contains it.
        heading: text.title.toLowerCase().includes(source.toLowerCase()) ? heading : `${source} ${heading}`.trim(),
        keys: index === 0 ? `${text.number} ${place?.partNumber ?? ''} ${basename(path, '.pdf')} PDF document` : '',
        body,
        link: `${contentOrigin}/${encodeURI(path)}`,
        source,
        location: place?.location ?? 'Resources',
        pageNumber: index + 1,
        thumbnail: null,
        ...(place?.product ? { product: place.product } : {}),
        ...(index === 0 && text.number ? { parts: [[text.number, '']] } : {}),
      })
    }
  }
  return entries
}

async function documentText(file: string, path: string, title?: string): Promise<DocumentText> {
  const listed = documents[path]
  const json = await readFile(file.slice(0, -extname(file).length).concat('.json'), 'utf8').catch(() => '')
  const text = documentTextOf(json)
  if (text) return text
  return {
    title: listed?.title ?? title ?? basename(path, '.pdf').replaceAll('-', ' '),
    number: listed?.number ?? '',
    pages: [],
  }
}

/** Parses the JSON file of a PDF. Returns undefined if it is missing or incomplete. */
function documentTextOf(json: string): DocumentText | undefined {
  try {
    const text = JSON.parse(json) as Partial<DocumentText>
    return text.title && Array.isArray(text.pages)
      ? { title: text.title, number: text.number ?? '', pages: text.pages }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the names of all files below a folder, or an empty list if the folder does not exist.
 * @throws if the folder cannot be read, because an index without its documents would look complete
 */
const filesBelow = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

const sourceOf = (path: string) =>
  path.includes('/load-tables/') ? 'Load table' : path.includes('/spec-sheets/') ? 'Spec sheet' : 'Document'

/** Running heads of product pages in the catalogs: 'Truss TR'. */
const PRODUCT_HEADS = products.map(({ name, abbreviation }) => [`${name} ${abbreviation} `, name] as const)

/**
 * Extracts a page's heading and text. Removes running heads (page number, notice, revision, date, manufacturer), so
 * that no snippet starts with them. A running head repeats the page's heading before the document's title: 'Torque
 * Connection Guide Torque SAE J429 …'.
 */
function withoutRunningHeads(page: string, { title, number }: DocumentText): { heading: string; body: string } {
  const escaped = number.replaceAll(/[^\w-]/g, '.')
  const body = page
    .replace(/^(BoltSpan )?(Spec Sheet|Load Table): .*?(?=Page \d+ of \d+)/, '')
    .replace(/^Page \d+ of \d+\s*/, '')
    .replace('Sample data from a fictional manufacturer. Not for engineering use.', '')
    .replace(new RegExp(`${escaped} +Rev \\w+ +\\w+ \\d+, \\d{4}`), '')
    // Revisions, followed by the manufacturer's address.
    .replace(/ Rev A, \d{4}-\d\d-\d\d: .*$/, '')
    .trim()
  const [repeated, headed] =
    new RegExp(`^(.{3,60}?) (?:${title.replaceAll(/[^\w -]/g, '.')}|BoltSpan) (?=\\1 )`).exec(body) ?? []
  if (repeated && headed) return { heading: headed, body: body.slice(repeated.length).trim() }
  const plain = body.replace(/^\s*BoltSpan\s+/, '').replace(new RegExp(`^[A-Z ]{3,20} ${escaped} +`), '')
  const product = PRODUCT_HEADS.find(([head]) => plain.startsWith(head))
  return { heading: product?.[1] ?? '', body: plain.trim() }
}
