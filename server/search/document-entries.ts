import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import { documents } from '../../catalogue/media.generated.ts'
import { isPictureResult } from '../../contract/picture-names.ts'
import { PublicError } from '../errors.ts'
import type { Storage } from '../files/storage.ts'
import { documentPlaces } from './catalogue-entries.ts'
import type { Entry } from './entry.ts'
import { filesBelow } from './files-below.ts'
import { pdfPages } from './pdf-text.ts'

/** Cache of the text of PDFs by the hash of their bytes, from the previous index: reading a PDF is slow. */
export interface KnownTexts {
  get(hash: string): readonly string[] | undefined
  /** Puts a text into the next index's cache. */
  keep(hash: string, pages: readonly string[]): void
  /** Reports a PDF that could not be read and is found by its name only. */
  unread(name: string, reason: string): void
  /** Reports one whose bytes cannot be reached at the moment. */
  unreachable(name: string, reason: string): void
}

/** The call of the storage of uploaded files that the index needs. */
export type UploadStorage = Pick<Storage, 'withLocalCopy'>

/** A file that staff have uploaded. */
export interface UploadedFile {
  readonly id: string
  /** As it was named when it was uploaded. */
  readonly name: string
  /** Media type, sniffed from its bytes. */
  readonly type: string
  readonly size: number
  /** Of its bytes: the key of its text in the cache. */
  readonly sha256: string
  /** Key of its bytes in the storage. */
  readonly object: string
  /** Public URL. */
  readonly link: string
  /** Of a picture. */
  readonly thumbnail?: string
}

interface DocumentText {
  readonly title: string
  readonly number: string
  readonly pages: readonly string[]
}

/** Every PDF of the media folder by page: from the JSON file with its text, or else read from the PDF. */
export async function documentEntries(media: string, contentOrigin: string, known: KnownTexts): Promise<Entry[]> {
  const folder = join(media, 'documents')
  const files = (await filesBelow(folder)).filter((name) => name.endsWith('.pdf'))
  const places = documentPlaces()
  const entries: Entry[] = []
  for (const name of files.sort()) {
    const path = `documents/${name.split(sep).join('/')}`
    const text = await documentText(join(folder, name), path, known)
    const source = sourceOf(path)
    // One that cannot be read is still found by its name.
    for (const [index, page] of (text.pages.length > 0 ? text.pages : ['']).entries()) {
      entries.push({
        id: `pdf:${path}#${index + 1}`,
        group: `pdf:${path}`,
        kind: 'pdf',
        title: text.title,
        // Its kind finds it too, unless the title has it already.
        heading: text.title.toLowerCase().includes(source.toLowerCase()) ? '' : source,
        keys: index === 0 ? `${text.number} ${basename(path, '.pdf')} PDF document` : '',
        body: withoutRunningHeads(page, text.number),
        link: `${contentOrigin}/${encodeURI(path)}`,
        source,
        location: places.get(path) ?? 'Resources',
        pageNumber: index + 1,
        thumbnail: null,
      })
    }
  }
  return entries
}

/** Larger PDFs are found by their names only: reading one needs several times its size in memory. */
const READ_MAX_BYTES = 150 * 1024 ** 2

/** PDFs that take longer to read are found by their names only. */
const READ_LIMIT_MS = 60_000

/** Uploads of staff: PDFs by page, other files by name. */
export async function uploadEntries(
  uploads: readonly UploadedFile[],
  storage: UploadStorage,
  known: KnownTexts,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const upload of uploads) {
    const { id, name, type, link, thumbnail } = upload
    const isPicture = isPictureResult(link)
    const common = {
      group: `upload:${id}`,
      title: name,
      heading: '',
      keys: name.replaceAll(/[._]/g, ' '),
      link,
      location: 'Files',
      thumbnail: isPicture ? (thumbnail ?? link) : null,
    }
    const pages = type === 'application/pdf' ? await uploadedPages(upload, storage, known) : []
    if (pages.length === 0) {
      const kind = isPicture ? 'picture' : type === 'application/pdf' ? 'pdf' : 'file'
      const source = isPicture ? 'Picture' : type === 'application/pdf' ? 'Document' : 'File'
      entries.push({ ...common, id: `upload:${id}`, kind, body: '', source, pageNumber: kind === 'pdf' ? 1 : null })
    }
    for (const [index, body] of pages.entries()) {
      const pageNumber = index + 1
      entries.push({ ...common, id: `upload:${id}#${pageNumber}`, kind: 'pdf', body, source: 'Document', pageNumber })
    }
  }
  return entries
}

/** The pages of an uploaded PDF; its bytes are read only when they are new. */
async function uploadedPages({ name, object, size, sha256 }: UploadedFile, storage: UploadStorage, known: KnownTexts) {
  if (size > READ_MAX_BYTES) {
    known.unread(name, `larger than ${READ_MAX_BYTES / 1024 ** 2} MB`)
    return []
  }
  return textOf(name, sha256, () => storage.withLocalCopy(object, (file) => readFile(file)), known)
}

/**
 * The pages of a PDF, from the cache or read now. None for one that cannot be read; failures are not cached, so that the
 * next build tries again.
 */
async function textOf(name: string, hash: string, bytes: () => Promise<Buffer>, known: KnownTexts) {
  const before = known.get(hash)
  if (before) known.keep(hash, before)
  if (before) return before
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error(`not read within ${READ_LIMIT_MS} ms`)), READ_LIMIT_MS)
  try {
    const pages = await Promise.race([bytes().then(pdfPages), limit.promise])
    known.keep(hash, pages)
    return pages
  } catch (error) {
    if (error instanceof PublicError) known.unreachable(name, String(error.cause))
    else known.unread(name, String(error))
    return []
  } finally {
    clearTimeout(timer)
  }
}

async function documentText(file: string, path: string, known: KnownTexts): Promise<DocumentText> {
  const listed = documents[path]
  const json = await readFile(file.slice(0, -extname(file).length).concat('.json'), 'utf8').catch(() => '')
  const text = documentTextOf(json)
  if (text) return text
  return {
    title: listed?.title ?? basename(path, '.pdf').replaceAll('-', ' '),
    number: listed?.number ?? '',
    pages: await pagesOf(file, known),
  }
}

/** Parses the JSON file of a PDF; undefined if there is none, or it is incomplete. */
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

/** @throws if the file cannot be read from the disk; one that is no readable PDF has no pages */
async function pagesOf(file: string, known: KnownTexts): Promise<readonly string[]> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return textOf(basename(file), hash, async () => bytes, known)
}

const sourceOf = (path: string) =>
  path.includes('/load-tables/') ? 'Load table' : path.includes('/spec-sheets/') ? 'Spec sheet' : 'Document'

/** Removes running heads and feet (page number, notice, revision, date, maker), so that no snippet starts with them. */
const withoutRunningHeads = (page: string, number: string) =>
  page
    .replace(/^Page \d+ of \d+\s*/, '')
    .replace('Sample data of a fictional maker. Not for engineering use.', '')
    .replace(new RegExp(`${number.replaceAll(/[^\w-]/g, '.')} +Rev \\w+ +\\w+ \\d+, \\d{4}`), '')
    .replace(/^\s*BoltSpan\s+/, '')
    .replace(new RegExp(`^[A-Z ]{3,20} ${number.replaceAll(/[^\w-]/g, '.')} +`), '')
    .trim()
