/** Prints the text of each page of the PDF given as argument, as JSON. Runs in a limited process. */
import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { plainPages } from './pdf-pages.ts'

/** Later pages are found only by the file's name. */
const MAX_PAGES = 5000
const MAX_CHARACTERS = 5_000_000

// Node's buffer is not copied, because the file can be large.
const bytes = readFileSync(process.argv[2] ?? '')
const pdf = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length))
const pages: string[] = []
let characters = 0
for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && characters < MAX_CHARACTERS; number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  pages.push(text.slice(0, MAX_CHARACTERS - characters))
  characters += text.length
  page.cleanup()
}
process.stdout.write(JSON.stringify(plainPages(pages)))
