/** Lays out blocks on fixed-size catalog pages, so that page numbers are known in advance. */
import { hardwareText } from '../../catalog/fasteners.ts'
import type { Item, Product, ProductSection, Size } from '../../catalog/types.ts'
import { badge, tile } from './house.ts'
import { type Html, html } from './html.ts'
import { figureCells, materialName, partName, weightOf } from './parts.ts'
import { picture } from './pictures.ts'
import type { Measure } from './printable.ts'

/** Height of a page without its running head, px. */
const LEAF_PX = 9.5 * 96
const RUNNING_PX = 44

/** A page and its entries in the contents and index. */
export interface Leaf {
  readonly html: Html
  readonly anchors: readonly string[]
}

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Content that is never split between pages. */
export interface Block {
  readonly html: Html
  readonly anchors: readonly string[]
}

/** A page with a running head above the content. */
export const leaf = (
  left: Html | string,
  right: Html | string,
  content: Html,
  anchors: readonly string[] = [],
): Leaf => ({
  html: html`<section class="leaf"><div class="running"><b>${typeof left === 'string' ? html`${left}` : left}</b>${typeof right === 'string' ? html`<span>${right}</span>` : right}</div>${content}</section>`,
  anchors,
})

/** Lays out blocks on pages, in order. */
export async function pack(blocks: readonly Block[], measure: Measure): Promise<Block[][]> {
  const heights = await measure(blocks.map((block) => block.html))
  const pages: Block[][] = [[]]
  let used = 0
  for (const [index, block] of blocks.entries()) {
    const height = heights[index] ?? 0
    if (used + height > LEAF_PX - RUNNING_PX && pages.at(-1)?.length) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(block)
    used += height
  }
  return pages
}

/** Makes the first page for a product, with its description and sections. */
export async function opener(product: Product, pageOf: (anchor: string) => number | undefined): Promise<Leaf> {
  const banner =
    (await picture(product.banner, product.bannerAlt, 1600)) ?? (await picture(product.thumbnail, product.bannerAlt))
  const count = product.productSections.flatMap(({ items }) => items).length
  return {
    anchors: [product.id],
    html: html`<section class="leaf" id="${product.id}"><div class="opener"><h1>${product.name} ${badge(product)}</h1><p>${product.pageHeaderDescription}</p></div>
${banner ? tile(banner) : ''}
<table class="section-list"><thead><tr><th>Section</th><th>Items</th><th class="num">Page</th></tr></thead><tbody>${product.productSections.map(
      (section) =>
        html`<tr><th>${section.title}</th><td>${section.items.map(({ name }) => name).join('; ')}</td><td class="num">${pageOf(sectionAnchor(product, section)) ?? ''}</td></tr>`,
    )}</tbody></table>
<p class="small">${count} items. Weights exclude loose hardware. Each item has a spec sheet with dimensioned drawings.</p></section>`,
  }
}

export const sectionAnchor = (product: Product, section: ProductSection): string =>
  anchorOf(`${product.id}-${section.title}`)

/** Lists all items in a product by section, on as many pages as needed. */
export async function itemLeaves(product: Product, measure: Measure): Promise<Leaf[]> {
  const blocks: Block[] = []
  for (const section of product.productSections) {
    const intro = html`<div class="section-intro" id="${sectionAnchor(product, section)}"><h2>${section.title}</h2><p>${section.description}</p></div>`
    for (const [index, item] of section.items.entries()) {
      const shown = await entry(item)
      const anchors = [...(item.sizes ?? []).map(({ partNumber }) => partNumber), item.partNumber]
      blocks.push(
        index === 0
          ? { html: html`<div>${intro}${shown}</div>`, anchors: [sectionAnchor(product, section), ...anchors] }
          : { html: shown, anchors },
      )
    }
  }
  const pages = await pack(blocks, measure)
  return pages.map((page, index) =>
    leaf(
      product.name,
      badge(product),
      // Spread the parts over the full height of each page except the last.
      html`${page.map((block) => block.html)}${index < pages.length - 1 ? html`<i class="spread"></i>` : ''}`,
      page.flatMap((block) => block.anchors),
    ),
  )
}

async function entry(item: Item): Promise<Html> {
  const image = await picture(item.image, item.alt, 600)
  const sizes = item.sizes ?? []
  return html`<article class="entry" id="${anchorOf(item.partNumber)}"><div class="entry-head">${image ? tile(image) : html`<div class="tile"></div>`}
<div><h3>${item.name} <span class="pn">${item.partNumber}</span></h3><p class="text">${item.description}</p>
<dl class="figures">${figureCells(item)}</dl></div></div>
${sizes.length > 1 ? sizesOf(sizes) : ''}
<p class="facts"><b>Material</b> ${materialName(item)}, ${item.finish.charAt(0).toLowerCase()}${item.finish.slice(1)}. ${
    item.hardware.length > 0 ? html`<b>Hardware</b> ${unbroken(item.hardware.map(hardwareText))}. ` : ''
  }${item.matesWith.length > 0 ? html`<b>Mates with</b> ${unbroken(item.matesWith)}.` : ''}</p></article>`
}

/** Lists part numbers in a row without line breaks at hyphens. */
const unbroken = (each: readonly string[]): Html =>
  html`${each.map((text, index) => html`${index > 0 ? ', ' : ''}<span class="unbroken">${text}</span>`)}`

/** Lists each size on its own line. Parts sold in many lengths get a table with one column per length instead. */
const sizesOf = (sizes: readonly Size[]): Html =>
  sizes.length > 6 && sizes.every(({ label }) => /^\d+ ft$/.test(label))
    ? lengthsTable(sizes)
    : html`<div class="sizes">${sizes.map(({ partNumber, label }) => sizeLine(partNumber, label))}</div>`

/** Table of lengths with part numbers and weights. */
function lengthsTable(sizes: readonly Size[]): Html {
  const numbers = sizes.map(({ partNumber }) => partNumber)
  const row = (name: string, value: (partNumber: string) => string) =>
    html`<tr><th>${name}</th>${numbers.map((each) => html`<td>${value(each)}</td>`)}</tr>`
  return html`<table class="lengths"><thead><tr><th>Part number</th>${numbers.map((each) => html`<th>${each}</th>`)}</tr></thead><tbody>
<tr><th>Length</th>${sizes.map(({ label }) => html`<td>${label}</td>`)}</tr>${row('Weight, lb', (each) => weightOf(each).us.replace(' lb', ''))}${row('Weight, kg', (each) => weightOf(each).metric.replace(' kg', ''))}</tbody></table>`
}

function sizeLine(partNumber: string, label: string): Html {
  const { us, metric } = weightOf(partNumber)
  return html`<div><span>${partNumber}</span><span class="muted">${label} · ${us} · ${metric}</span></div>`
}

/** Returns the page number for each anchor. The cover is page 1. */
export function numbered(leaves: readonly Leaf[], before: number): ReadonlyMap<string, number> {
  return new Map(
    leaves.flatMap(({ anchors }, index) => anchors.map((anchor): [string, number] => [anchor, before + index + 1])),
  )
}

/** Lists part numbers with their pages, for a three-column index. */
export const indexLines = (partNumbers: readonly string[], pageOf: (anchor: string) => number | undefined): Html =>
  html`${partNumbers.map(
    (partNumber) =>
      html`<a href="#${anchorOf(partNumber)}" title="${partName(partNumber)}"><span>${partNumber}</span><span class="at">${pageOf(partNumber) ?? ''}</span></a>`,
  )}`

/** Makes the index pages. The number of pages depends on the number of part numbers. */
export function indexLeaves(
  partNumbers: readonly string[],
  pageOf: (anchor: string) => number | undefined,
  title: string,
): Leaf[] {
  const perLeaf = 3 * 58
  const pages = Array.from({ length: Math.ceil(partNumbers.length / perLeaf) }, (_, index) =>
    partNumbers.slice(index * perLeaf, (index + 1) * perLeaf),
  )
  return pages.map((page, index) =>
    leaf(
      'Part number index',
      title,
      html`<div class="index" data-full="${page.length > perLeaf - 30 ? 'yes' : 'no'}">${indexLines(page, pageOf)}</div>`,
      index === 0 ? ['index'] : [],
    ),
  )
}
