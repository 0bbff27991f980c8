/** Opens what pages link to: `tests/links.e2e.ts` shows that each address is a file, this that each file can be read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { documents, drawings, films, openGraph, pictures } from './media.generated.ts'

const NOTICE = 'Sample data of a fictional maker. Not for engineering use.'
/** A slow machine takes several times as long as the 10 s of a fast one. */
const PATIENCE_MS = 240_000
const OPEN_GRAPH = [1200, 630]
const SMALLEST_WIDTH = 400
const AT_ONCE = 4

const media = join(import.meta.dirname, '..', 'media')

/** Runs a check on each, a few at a time, and gathers what is wrong. */
async function wrongOf<T>(all: readonly T[], check: (each: T) => Promise<string | undefined>): Promise<string[]> {
  const wrong: string[] = []
  const queue = [...all]
  const work = async () => {
    for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
      const found = await check(each)
      if (found) wrong.push(found)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return wrong
}

interface Opened {
  readonly path: string
  readonly width: number
  readonly height: number
  /** Every pixel is read; otherwise what the file says of itself. */
  readonly whole: boolean
}

async function imageFault({ path, width, height, whole }: Opened): Promise<string | undefined> {
  const format = path.slice(path.lastIndexOf('.') + 1)
  try {
    const image = sharp(join(media, path), { failOn: 'warning' })
    const stated = await image.metadata()
    const type = stated.format === 'heif' && stated.compression === 'av1' ? 'avif' : stated.format
    if (type !== (format === 'jpg' ? 'jpeg' : format)) return `${path} is ${type}`
    const { info } = whole ? await image.raw().toBuffer({ resolveWithObject: true }) : { info: stated }
    const fits = info.width === width && Math.abs(info.height - height) <= 1
    return fits ? undefined : `${path} is ${info.width} × ${info.height}, not ${width} × ${height}`
  } catch (error) {
    return `${path}: ${error}`
  }
}

test(
  'every picture opens at its stated size, its smallest width is read to the last pixel',
  async () => {
    const files = Object.entries(pictures).flatMap(([key, { width, height, widths, hash }]) =>
      widths.flatMap((each) =>
        ['avif', 'webp'].map((format) => ({
          path: `pictures/${key}-${each}.${hash}.${format}`,
          width: each,
          height: (height * each) / width,
          whole: each === SMALLEST_WIDTH,
        })),
      ),
    )
    expect(await wrongOf(files, imageFault)).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'every drawing and every picture for shared links opens at its stated size',
  async () => {
    const files = [
      ...Object.entries(drawings).map(([key, { width, height, hash }]) => ({
        path: `drawings/${key}.${hash}.svg`,
        width,
        height,
        whole: false,
      })),
      ...Object.values(openGraph).map((path) => ({
        path,
        width: OPEN_GRAPH[0] as number,
        height: OPEN_GRAPH[1] as number,
        whole: true,
      })),
    ]
    expect(await wrongOf(files, imageFault)).toEqual([])
  },
  PATIENCE_MS,
)

/** Text of all dictionaries of a PDF: those that stand in it, and those that are packed into object streams. */
function dictionaries(file: Buffer): string {
  const text = file.toString('latin1')
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length
    return inflateSync(file.subarray(start, text.indexOf('endstream', start))).toString('latin1')
  })
  return [text, ...packed].join('\n')
}

async function documentFault([path, { pages }]: [string, { readonly pages: number }]): Promise<string | undefined> {
  const file = readFileSync(join(media, path))
  const kept = JSON.parse(readFileSync(join(media, path.replace(/\.pdf$/, '.json')), 'utf8')) as { pages: string[] }
  const inside = dictionaries(file)
  const fonts = inside.match(/\/Type\s*\/FontDescriptor\b/g)?.length ?? 0
  const embedded = inside.match(/\/FontFile[23]?\s+\d/g)?.length ?? 0
  if (fonts === 0 || embedded !== fonts) return `${path} embeds ${embedded} of ${fonts} fonts`
  for (const mark of ['/StructTreeRoot', '/Outlines'])
    if (!inside.includes(mark)) return `${path} has no ${mark.slice(1)}`
  const proxy = await getDocumentProxy(new Uint8Array(file))
  try {
    if (proxy.numPages !== pages || kept.pages.length !== pages)
      return `${path} has ${proxy.numPages} pages, its text ${kept.pages.length}; links say ${pages}`
    const without = kept.pages.findIndex((page) => !page.includes(NOTICE))
    if (without >= 0) return `${path} lacks the notice on page ${without + 1}`
    // The PDF has the text that its JSON file has for the last page: a page that opens, with text that can be selected.
    const { items } = await (await proxy.getPage(pages)).getTextContent()
    const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
    const read = squeezed(items.map((item) => ('str' in item ? item.str : '')).join(''))
    return read === squeezed(kept.pages.at(-1) ?? '') ? undefined : `${path} has another text than its JSON file`
  } finally {
    await proxy.loadingTask.destroy()
  }
}

test(
  'every PDF opens with its stated pages, embedded fonts, tags, bookmarks and the text of its JSON file',
  async () => {
    expect(await wrongOf(Object.entries(documents), documentFault)).toEqual([])
  },
  PATIENCE_MS,
)

test('every film is an MP4 whose index comes before its pictures', () => {
  const wrong = Object.values(films)
    .flat()
    .filter(({ path }) => {
      const head = readFileSync(join(media, path)).toString('latin1')
      return head.slice(4, 8) !== 'ftyp' || head.indexOf('moov') > head.indexOf('mdat')
    })
  expect(wrong.map(({ path }) => path)).toEqual([])
})
