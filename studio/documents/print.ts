/** Prints documents with Chromium, extracts the text, and records data about each document. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PDFDocument } from 'pdf-lib'
import { type Browser, chromium } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { company } from '../../catalog/company.ts'
import { directions, viewOf } from '../drawing/view.ts'
import { ledger } from '../ledger.ts'
import { MEDIA_DIR, noteResult, OUT_DIR, readResults } from '../results.ts'
import { pictorialSvg } from './cached-view.ts'
import { type DocumentHead, documentHtml, ISSUE, NOTICE } from './house.ts'
import { type Html, html } from './html.ts'
import { inputsOf, ROOT } from './inputs.ts'
import { makeImages } from './pictures.ts'
import type { Printable } from './printable.ts'
import { patternSvg, technicalDrawing } from './technical-drawing.ts'

/** Text of a document by page, stored next to the PDF for the search index. */
export interface DocumentText {
  readonly title: string
  readonly number: string
  readonly pages: readonly string[]
}

const printed = ledger('documents')
const PRINT_TIMEOUT_MS = 300_000

/**
 * Returns the path to Chromium: the path set in the environment, or else the first common location at which Chromium
 * exists.
 */
function chromiumPath(): string {
  const found = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path))
  if (!found)
    throw new Error(
      'Chromium is required to print documents. Install it (apt-get install chromium) or set CHROMIUM_PATH',
    )
  return found
}

/**
 * Prints outdated documents. A document can fail if one of its drawings is renamed during printing, so failed documents
 * are printed again at the end. Reports documents that fail twice.
 */
export async function print(documents: readonly Printable[]): Promise<void> {
  let browser: Browser | undefined
  const open = async (): Promise<Browser> => {
    // If Playwright handled signals, a signal would close only the browser, and every remaining document would fail. A
    // signal must end this process instead.
    browser ??= await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox'],
      handleSIGTERM: false,
      handleSIGINT: false,
      handleSIGHUP: false,
    })
    return browser
  }
  const failures: unknown[] = []
  let done = 0
  const started = Date.now()
  try {
    const queue = [...documents]
    for (const [index, each] of queue.entries()) {
      try {
        const renewed = await renew(each, open)
        if (!renewed) continue
        done += 1
        const left = Math.round((((Date.now() - started) / (index + 1)) * (queue.length - index - 1)) / 1000)
        console.log(`${each.key}: ${renewed.pages} pages, ${Math.round(renewed.bytes / 1024)} KB; ${left} s left`)
      } catch (failure) {
        console.log(`${each.key}: failed`)
        if (index < documents.length) queue.push(each)
        else failures.push(failure)
      }
    }
  } finally {
    await browser?.close()
  }
  console.log(`documents: ${done} printed, ${documents.length - done - failures.length} unchanged`)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} documents failed to print`)
}

/** Prints one document unless its inputs are unchanged. */
async function renew(
  each: Printable,
  open: () => Promise<Browser>,
): Promise<{ pages: number; bytes: number } | undefined> {
  const inputs = await inputsOf(each)
  if (isPrinted(each, inputs)) return undefined
  const { key, title, number } = each
  const file = join(MEDIA_DIR, key)
  const content = await each.content({
    measure: (blocks) => heights(blocks, each, open),
    drawing: (part, size) => technicalDrawing(part, size).svg,
    pictorial: pictorialSvg,
    pattern: (part) => patternSvg(viewOf(part, directions.top)),
  })
  const pages = await printOne(await open(), each, content, file)
  const bytes = statSync(file).size
  const { revision, date } = ISSUE
  noteResult('documents', key, { title, number, revision, date, pages, bytes })
  printed.note(key, inputs)
  return { pages, bytes }
}

function isPrinted({ key }: DocumentHead, inputs: string): boolean {
  const file = join(MEDIA_DIR, key)
  const isThere = key in readResults().documents && existsSync(file) && existsSync(textFile(file))
  return isThere && printed.inputs(key) === inputs
}

/** Returns the missing and outdated documents. */
export async function unprinted(documents: readonly Printable[]): Promise<string[]> {
  const due: string[] = []
  for (const each of documents) if (!isPrinted(each, await inputsOf(each))) due.push(each.key)
  return due
}

/**
 * Measures the heights of blocks in the browser. Caches the results, because most of a catalog stays the same between
 * runs.
 */
async function heights(
  blocks: readonly Html[],
  head: DocumentHead,
  open: () => Promise<Browser>,
): Promise<readonly number[]> {
  const content = documentHtml(
    { ...head, title: 'Measure', number: '' },
    html`${blocks.map((block) => html`<div class="measured">${block}</div>`)}`,
  )
  const hash = createHash('sha256').update(content.replaceAll(ROOT, '')).digest('hex').slice(0, 16)
  const file = join(OUT_DIR, 'documents/heights', `${hash}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as number[]
  mkdirSync(dirname(file), { recursive: true })
  const source = file.replace(/json$/, 'html')
  await makeImages(content)
  writeFileSync(source, content)
  const page = await (await open()).newPage()
  try {
    page.setDefaultTimeout(PRINT_TIMEOUT_MS)
    await page.emulateMedia({ media: 'print' })
    await page.goto(pathToFileURL(source).href, { waitUntil: 'load' })
    await page.evaluate('document.fonts.ready')
    const found = (await page.evaluate(
      `[...document.querySelectorAll('.measured')].map((block) => block.getBoundingClientRect().height)`,
    )) as number[]
    writeFileSync(file, JSON.stringify(found))
    return found
  } finally {
    await page.close()
  }
}

const textFile = (pdf: string): string => pdf.replace(/\.pdf$/, '.json')

async function printOne(
  browser: Browser,
  { key, title, number }: DocumentHead,
  content: string,
  file: string,
): Promise<number> {
  const source = join(OUT_DIR, key.replace(/\.pdf$/, '.html'))
  mkdirSync(dirname(source), { recursive: true })
  mkdirSync(dirname(file), { recursive: true })
  await makeImages(content)
  writeFileSync(source, content)
  const page = await browser.newPage()
  try {
    page.setDefaultTimeout(PRINT_TIMEOUT_MS)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.emulateMedia({ media: 'print' })
    await page.goto(pathToFileURL(source).href, { waitUntil: 'load' })
    await page.evaluate('document.fonts.ready')
    // On a fixed-size page, content that doesn't fit would be clipped.
    const overfull = (await page.evaluate(
      `[...document.querySelectorAll('.leaf')].flatMap((leaf, at) => leaf.scrollHeight > leaf.clientHeight + 1 ? [(at + 1) + ': ' + leaf.innerText.slice(0, 60) + ' (' + (leaf.scrollHeight - leaf.clientHeight) + ' px)'] : [])`,
    )) as string[]
    if (failed.length > 0) throw new Error(`${key} lacks ${failed.join(', ')}`)
    if (overfull.length > 0) throw new Error(`${key} has overflowing pages:\n${overfull.join('\n')}`)
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    const pdf = await packed(paper, { key, title, number })
    writeFileSync(file, pdf)
    const read = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
    const text: DocumentText = { title, number, pages: read.text.map((each) => each.replaceAll(/\s+/g, ' ').trim()) }
    writeFileSync(textFile(file), `${JSON.stringify(text)}\n`)
    return read.totalPages
  } finally {
    await page.close()
  }
}

/**
 * Sets the document metadata and compresses the tags, which Chromium leaves uncompressed. Compression reduces the file
 * size of a sheet by three-quarters.
 */
async function packed(pdf: Uint8Array, { title, number }: DocumentHead): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const date = new Date(`${ISSUE.date}T12:00:00Z`)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(company.name)
  document.setSubject(`${number}, revision ${ISSUE.revision}. ${NOTICE}`)
  document.setCreator(`${company.name} studio`)
  document.setProducer('')
  document.setCreationDate(date)
  document.setModificationDate(date)
  return document.save({ useObjectStreams: true, objectsPerTick: Number.POSITIVE_INFINITY })
}
