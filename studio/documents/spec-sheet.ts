/** Spec sheets: one for each item, picture and drawing, sizes and weights, what it takes and what it meets. */

import { specSheetUrl } from '../../catalogue/product.ts'
import type { Item, Product, Size } from '../../catalogue/types.ts'
import { catalogueItems, pictured } from '../items.ts'
import { badge, contact, type DocumentHead, documentHtml, sheetHead, tile } from './house.ts'
import { type Html, html, markup } from './html.ts'
import { figureCells, materialName, partName, weightOf } from './parts.ts'
import { picture } from './pictures.ts'
import type { Measure, Printable } from './print.ts'
import { technicalDrawing } from './technical-drawing.ts'

export async function specSheetDocuments(): Promise<Printable[]> {
  return (await catalogueItems()).map(({ product, item }) => {
    const head: DocumentHead = {
      key: specSheetUrl(item.partNumber),
      title: `Spec Sheet: ${item.name}`,
      number: `SS-${item.partNumber.replace('BS-', '')}`,
    }
    return {
      ...head,
      content: async (measure) => documentHtml(head, await fitted((size) => sheet(product, item, head, size), measure)),
    }
  })
}

/** Height of a first page between its margins, px. */
const PAGE_PX = (11 - 0.42 - 0.68) * 96
/** A drawing gives way to what would stand alone on a second page, down to these parts of its usual height. */
const SIZES = [1, 0.8, 0.62] as const

/** A sheet on one page, if a smaller drawing makes it one; else with its drawing in the usual size. */
async function fitted(make: (size: number) => Promise<Html>, measure: Measure): Promise<Html> {
  for (const size of SIZES) {
    const made = await make(size)
    const [height = 0] = await measure([made])
    if (height <= PAGE_PX) return made
  }
  return make(1)
}

async function sheet(product: Product, item: Item, head: DocumentHead, size: number): Promise<Html> {
  const shown = await pictured(item)
  const drawing = technicalDrawing(shown.part, size)
  const image = await picture(item.image, item.alt)
  const made = item.sizes?.find(({ partNumber }) => partNumber === shown.partNumber)
  const sizes = item.sizes ?? []
  return html`${sheetHead('SPEC SHEET', head)}
<div class="title"><div><h1>${item.name}</h1><p class="lead">${item.partNumber}</p></div>${badge(product)}</div>
<div class="part"><div>${image ? tile(image) : ''}</div>
<div><p>${item.description}</p><dl class="figures">${figureCells(item)}</dl></div></div>
<section class="drawing"><h2>Drawing${made && sizes.length > 1 ? `, ${shown.partNumber}, ${made.label}` : ''}</h2>${markup(drawing.svg)}</section>
${sizes.length > 1 ? sizesBlock(item, sizes) : ''}
<div class="columns"><div>${sizes.length > 1 ? '' : partBlock(item)}${hardwareBlock(item)}</div>
<section class="block whole"><h2>Mates with</h2><table><thead><tr><th>Part number</th><th>Part</th></tr></thead><tbody>${item.matesWith.map(
    (partNumber) => html`<tr><th>${partNumber}</th><td>${partName(partNumber).replace(/, \d+ ft$/, '')}</td></tr>`,
  )}</tbody></table></section></div>
<p class="small">Weights are without loose hardware. Views are to scale on Letter paper at full size, the isometric is not. ${contact}</p>`
}

/** An item in several sizes: a line for each. */
const sizesBlock = (item: Item, sizes: readonly Size[]): Html =>
  html`<section class="block whole"><h2>Part numbers</h2>
<table><thead><tr><th>Part number</th><th>Size</th><th>Material</th><th>Finish</th><th class="num">Weight, lb</th><th class="num">Weight, kg</th></tr></thead>
<tbody>${sizes.map(({ partNumber, label }) => {
    const { us, metric } = weightOf(partNumber)
    return html`<tr><th>${partNumber}</th><td>${label}</td><td>${materialName(item)}</td><td>${item.finish}</td><td class="num">${us}</td><td class="num">${metric}</td></tr>`
  })}</tbody></table></section>`

/** An item in one size. */
function partBlock(item: Item): Html {
  const { us, metric } = weightOf(item.partNumber)
  return html`<section class="block whole"><h2>Part number</h2><table><tbody>
<tr><th>${item.partNumber}</th><td>${item.name}</td></tr>
<tr><th>Material</th><td>${materialName(item)}</td></tr>
<tr><th>Finish</th><td>${item.finish}</td></tr>
<tr><th>Weight</th><td>${us} (${metric})</td></tr></tbody></table></section>`
}

const hardwareBlock = (item: Item): Html =>
  html`<section class="block whole"><h2>Hardware</h2>${
    item.hardware.length === 0
      ? html`<p class="muted">None needed.</p>`
      : html`<table><thead><tr><th class="num">Qty</th><th>Part number</th><th>Part</th></tr></thead><tbody>${item.hardware.map(
          ({ count, partNumber }) =>
            html`<tr><td class="num">${count}</td><th>${partNumber}</th><td>${partName(partNumber)}</td></tr>`,
        )}</tbody></table>`
  }</section>`
