/**
 * Prints the text of each page of a PDF as JSON. Arguments: the file, the number of pages to read, and the number of
 * characters to read. Runs in a limited process.
 */
import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { plainPages } from './pdf-pages.ts'

const [file = '', maxPages, maxCharacters] = process.argv.slice(2)
const pageCount = Number(maxPages)
const characterCount = Number(maxCharacters)

// Node's buffer is not copied, because the file can be large.
const bytes = readFileSync(file)
const pdf = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length))
const pages: string[] = []
let characters = 0
for (let number = 1; number <= Math.min(pdf.numPages, pageCount) && characters < characterCount; number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  pages.push(text.slice(0, characterCount - characters))
  characters += text.length
  page.cleanup()
}
process.stdout.write(JSON.stringify(plainPages(pages)))
