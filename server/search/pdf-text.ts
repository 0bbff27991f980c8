import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'

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
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  // PDF.js transfers the buffer, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes))
  try {
    const { text } = await extractText(document, { mergePages: false })
    return text.map((page) => page.replace(/\s+/g, ' ').trim())
  } finally {
    await document.cleanup()
  }
}
