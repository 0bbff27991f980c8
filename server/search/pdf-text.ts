import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { PublicError } from '../errors.ts'

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

/** PDFs that take longer to read are found by their names only. */
const READ_LIMIT_MS = 60_000

/** Hash of the code that extracts text, so that texts by earlier versions are extracted again. */
export const readerVersion = () => {
  const hash = createHash('sha256')
  for (const module of [import.meta.url, import.meta.resolve('unpdf'), import.meta.resolve('unpdf/pdfjs')]) {
    hash.update(readFileSync(new URL(module)))
  }
  return hash.digest('hex')
}

/**
 * The text of a PDF, page by page, its white space as single spaces.
 * @throws if the bytes are no PDF that can be read (damaged, or locked with a password)
 */
async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  // PDF.js transfers the buffer, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes))
  try {
    const { text } = await extractText(document, { mergePages: false })
    return text.map((page) => page.replace(/\s+/g, ' ').trim())
  } finally {
    await document.cleanup()
  }
}

/**
 * The pages of a PDF, from the cache or read now. None for one that cannot be read; failures are not cached, so that a
 * later build tries again.
 */
export async function textOf(name: string, hash: string, bytes: () => Promise<Buffer>, known: KnownTexts) {
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
