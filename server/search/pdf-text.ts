import { extractText, getDocumentProxy } from 'unpdf'

/**
 * The text of a PDF, page by page, its white space as single spaces.
 * @throws if the bytes are no PDF that can be read (damaged, or locked with a password)
 */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  // The reader takes the bytes for itself.
  const document = await getDocumentProxy(new Uint8Array(bytes))
  try {
    const { text } = await extractText(document, { mergePages: false })
    return text.map((page) => page.replace(/\s+/g, ' ').trim())
  } finally {
    await document.cleanup()
  }
}
