import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { loadTables } from '../../catalog/load-tables.ts'
import { specSheetUrl } from '../../catalog/product.ts'
import { products } from '../../catalog/products.ts'
import { documentUrls, productDocumentUrl } from '../../catalog/urls.ts'
import { directions, viewOf } from '../drawing/view.ts'
import { catalogItems } from '../items.ts'
import { partOf } from '../library.ts'
import { MEDIA_DIR, readResults } from '../results.ts'
import { NOTICE, PAPER_TOKENS } from './house.ts'
import { html, markup } from './html.ts'
import type { DocumentText } from './print.ts'
import { patternSvg, technicalDrawing } from './technical-drawing.ts'

const { documents } = readResults()
const textOf = (key: string) =>
  JSON.parse(readFileSync(join(MEDIA_DIR, key.replace(/\.pdf$/, '.json')), 'utf8')) as DocumentText

describe('a printed document set', () => {
  test('includes load tables, spec sheets, catalogs, the guide, and the tool kit', async () => {
    const expected = [
      ...loadTables.map(({ url }) => url),
      ...(await catalogItems()).map(({ item }) => specSheetUrl(item.partNumber)),
      ...products.map(productDocumentUrl),
      ...Object.values(documentUrls),
    ]
    assert.deepEqual(
      expected.filter((key) => !(key in documents && existsSync(join(MEDIA_DIR, key)))),
      [],
    )
  })

  test('matches the page counts and file sizes that the site shows', () => {
    for (const [key, { pages, bytes, number, title }] of Object.entries(documents)) {
      assert.equal(statSync(join(MEDIA_DIR, key)).size, bytes, key)
      const text = textOf(key)
      assert.equal(text.pages.length, pages, key)
      assert.equal(text.number, number)
      assert.equal(text.title, title)
    }
  })

  test('shows the notice on every page', () => {
    for (const key of Object.keys(documents)) {
      for (const [index, page] of textOf(key).pages.entries())
        assert.ok(page.includes(NOTICE), `${key}, page ${index + 1}`)
    }
  })

  test('matches the text in its JSON files and fills at least a third of the last page of each document', async () => {
    const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
    for (const key of Object.keys(documents)) {
      const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(MEDIA_DIR, key))))
      try {
        const { pages } = textOf(key)
        assert.equal(pdf.numPages, pages.length, key)
        const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
        const text = items.map((item) => ('str' in item ? item.str : '')).join('')
        assert.equal(squeezed(text), squeezed(pages.at(-1) ?? ''), key)
        const [bottom, top] = [0.68 * 72, (11 - 0.75) * 72]
        const lines = items.flatMap((item) => ('transform' in item ? [Number(item.transform[5])] : []))
        const lowest = Math.min(...lines.filter((y) => y > bottom))
        assert.ok(
          (top - lowest) / (top - bottom) >= 1 / 3,
          `${key}: its last page ends ${Math.round(top - lowest)} pt down`,
        )
      } finally {
        await pdf.loadingTask.destroy()
      }
    }
  })

  test('uses only the listed design tokens', () => {
    const used = globSync('*.{ts,css}', { cwd: import.meta.dirname }).flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/var\(--([a-z0-9-]+)/g)].map(
        ([, name]) => name,
      ),
    )
    assert.deepEqual([...new Set(used)].sort(), [...PAPER_TOKENS])
  })

  test('gives each document a unique number', () => {
    const numbers = Object.values(documents).map(({ number }) => number)
    assert.equal(new Set(numbers).size, numbers.length)
  })

  test('includes tags, a title, an outline, and embedded fonts in each PDF', async () => {
    for (const key of Object.keys(documents)) {
      const pdf = await PDFDocument.load(readFileSync(join(MEDIA_DIR, key)), { updateMetadata: false })
      assert.equal(pdf.getTitle(), documents[key]?.title)
      for (const entry of ['MarkInfo', 'StructTreeRoot', 'Outlines', 'Lang']) {
        assert.ok(pdf.catalog.get(PDFName.of(entry)), `${key} has no ${entry}`)
      }
      for (const [, object] of pdf.context.enumerateIndirectObjects()) {
        if (!(object instanceof PDFDict)) continue
        const type = object.get(PDFName.of('Type'))
        // Chromium converts variable fonts to Type 3 fonts, which have unnamed outlines.
        if (type === PDFName.of('Font')) assert.notEqual(object.get(PDFName.of('Subtype')), PDFName.of('Type3'), key)
        if (type !== PDFName.of('FontDescriptor')) continue
        assert.ok(object.has(PDFName.of('FontFile2')) || object.has(PDFName.of('FontFile3')), `${key} lacks a font`)
      }
    }
  })

  test('lists every part number in the index with its page number', () => {
    const { pages } = textOf(documentUrls.catalog)
    assert.ok(pages.length >= 60)
    const items = products.flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
    const numbers = items.flatMap(({ partNumber, sizes }) => sizes?.map((size) => size.partNumber) ?? [partNumber])
    const index = pages
      .filter((page) => page.includes('Part number index'))
      .slice(-2)
      .join(' ')
    for (const number of numbers) {
      // Numbers in adjacent columns may run together in the extracted text, so match a fixed number of digits.
      const found = new RegExp(`${number.replaceAll('-', '\\s?-\\s?')} (\\d+)(?!\\d)`).exec(index)
      assert.ok(found, `${number} is not in the index`)
      const page = pages[Number(found[1]) - 1]?.replaceAll(' ', '')
      assert.ok(page?.includes(number), `${number} is not on page ${found[1]}`)
    }
  })
})

describe('a technical drawing', () => {
  test('shows the overall sizes, holes, and scale of a splice plate', async () => {
    const { svg, heightPx } = technicalDrawing(await partOf('BS-PL-SP12'))
    for (const text of ['12 in', '1/4 in', 'Holes 8 × Ø9/16 in', 'TOP AND FRONT', 'SECTION A–A', 'ISOMETRIC']) {
      assert.ok(svg.includes(text), text)
    }
    assert.ok(heightPx < 400)
  })

  test('draws a splice plate to scale', async () => {
    const view = viewOf(await partOf('BS-PL-SP03'), directions.top)
    const svg = patternSvg(view)
    const scale = Number(/1:(\d+)/.exec(svg)?.[1])
    // The dimension line for the overall length is between extension lines.
    const [, from, to] = [...svg.matchAll(/M([\d.]+) [\d.]+V[\d.]+M([\d.]+) [\d.]+V/g)].at(-1) ?? []
    assert.ok(Math.abs(Number(to) - Number(from) - (12 / scale) * 96) < 0.5)
  })

  test('shows a truss from the end and from the front', async () => {
    const { svg } = technicalDrawing(await partOf('BS-TR12A-04'))
    for (const text of ['END AND FRONT', '48 in', '12 in']) assert.ok(svg.includes(text), text)
  })
})

describe('an HTML template', () => {
  test('escapes inserted text and keeps markup', () => {
    assert.equal(
      html`<p title="${'"'}">${'a < b & c'}${markup('<b>d</b>')}${false}${[html`<i>e</i>`]}</p>`.text,
      '<p title="&quot;">a &lt; b &amp; c<b>d</b><i>e</i></p>',
    )
  })
})
