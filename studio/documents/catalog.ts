/** The V5 catalog and, for each product, a catalog with its own contents and index. */

import { applications } from '../../catalog/applications.ts'
import { catalogVersion } from '../../catalog/catalog-kinds.ts'
import { company } from '../../catalog/company.ts'
import { computedLoadTable } from '../../catalog/computed-load-tables.ts'
import { valueCards } from '../../catalog/home.ts'
import { loadTables } from '../../catalog/load-tables.ts'
import { offices } from '../../catalog/offices.ts'
import { policies } from '../../catalog/policies.ts'
import { products } from '../../catalog/products.ts'
import type { Product } from '../../catalog/types.ts'
import { documentUrls, productDocumentUrl } from '../../catalog/urls.ts'
import { REPETITIVE_USE_FACTOR } from '../../engineering/factors.ts'

import { formatNumber } from '../../engineering/units.ts'
import { badge, badgeOf, cover, type DocumentHead, documentHtml, NOTICE, revisionHistory } from './house.ts'
import { type Html, html } from './html.ts'
import {
  indexLeaves,
  indexLines,
  itemLeaves,
  type Leaf,
  leaf,
  numbered,
  opener,
  pack,
  sectionAnchor,
} from './leaves.ts'
import { picture } from './pictures.ts'
import type { Measure, Printable } from './printable.ts'

/** Lists part numbers in index order. */
const partNumbersOf = (products: readonly Product[]): string[] =>
  products
    .flatMap(({ productSections }) => productSections.flatMap(({ items }) => items))
    .flatMap(({ partNumber, sizes }) => sizes?.map((size) => size.partNumber) ?? [partNumber])
    .toSorted((a, b) => (a < b ? -1 : 1))

export function productDocuments(): Printable[] {
  return products.map((product) => {
    const head: DocumentHead = {
      key: productDocumentUrl(product),
      title: `${product.name} Catalog`,
      number: `CT-${product.abbreviation}`,
      hasRunningHeads: true,
    }
    return { ...head, content: ({ measure }) => productCatalog(product, head, measure) }
  })
}

async function productCatalog(product: Product, head: DocumentHead, measure: Measure): Promise<string> {
  const items = await itemLeaves(product, measure)
  // The items come after the cover and the contents page.
  const pages = numbered(items, 2)
  const pageOf = (anchor: string) => pages.get(anchor)
  const first = await opener(product, pageOf)
  const tables = (['truss', 'extrusion'] as const).filter((type) => type === product.id)
  const index = html`<h2>Part number index</h2><div class="index">${indexLines(partNumbersOf([product]), pageOf)}</div>`
  // Short sections share pages.
  const closing = await pack(
    [...(tables.length > 0 ? [loadTablesAtAGlance(tables)] : []), index, contact()].map((each) => ({
      html: html`<div class="closing">${each}</div>`,
      anchors: [],
    })),
    measure,
  )
  const image =
    (await picture(product.banner, product.bannerAlt, 1600)) ??
    (await picture(product.thumbnail, product.bannerAlt, 1600))
  const all = [
    first,
    ...items,
    ...closing.map((page) => leaf(product.name, badge(product), html`${page.map((each) => each.html)}`)),
  ]
  return documentHtml(
    head,
    html`${cover(product.name, product.description, image, head)}${all.map((each) => each.html)}`,
  )
}

export const catalogDocument = (): Printable => {
  const head: DocumentHead = {
    key: documentUrls.catalog,
    title: `Catalog ${catalogVersion}`,
    number: `CT-${catalogVersion}`,
    hasRunningHeads: true,
  }
  return { ...head, content: ({ measure }) => catalog(head, measure) }
}

const CONTENTS_LEAVES = 1

async function catalog(head: DocumentHead, measure: Measure): Promise<string> {
  const intro = introLeaves()
  const before = 1 + CONTENTS_LEAVES + intro.length
  const parts: { product: Product; items: Leaf[]; at: number }[] = []
  let at = before
  for (const product of products) {
    const items = await itemLeaves(product, measure)
    parts.push({ product, items, at })
    at += 1 + items.length
  }
  const pages = new Map<string, number>()
  for (const { product, items, at: start } of parts) {
    pages.set(product.id, start + 1)
    for (const [anchor, page] of numbered(items, start + 1)) pages.set(anchor, page)
  }
  const pageOf = (anchor: string) => pages.get(anchor)
  const openers = await Promise.all(products.map((product) => opener(product, pageOf)))
  const uses = applicationLeaves()
  const terms = policyLeaf()
  const after: [string, string, number][] = []
  let next = at + 1
  after.push(['Load tables at a glance', 'load-tables', next])
  next += 1
  after.push(['Applications', 'applications', next])
  next += uses.length
  after.push(['Policies', 'policies', next])
  next += 1
  after.push(['Part number index', 'index', next])
  const index = indexLeaves(partNumbersOf(products), pageOf, `Catalog ${catalogVersion}`)
  const all = [
    contentsLeaf(pageOf, after),
    ...intro,
    ...parts.flatMap(({ items }, number) => [openers[number] as Leaf, ...items]),
    leaf('Load tables at a glance', badgeOf('truss'), loadTablesAtAGlance(['truss', 'extrusion']), ['load-tables']),
    ...uses,
    terms,
    ...index,
    backLeaf(),
  ]
  const image = await picture('parts/bs-tr12a-10', 'A length of 12 in aluminum truss', 1600)
  return documentHtml(
    head,
    html`${cover(`Catalog ${catalogVersion}`, company.tagline, image, head)}${all.map((each) => each.html)}`,
  )
}

function contentsLeaf(
  pageOf: (anchor: string) => number | undefined,
  after: readonly (readonly [string, string, number])[],
): Leaf {
  const group = (product: Product) =>
    html`<div class="toc-group"><a class="first" href="#${product.id}"><span class="name">${product.name}</span><span class="at">${pageOf(product.id) ?? ''}</span></a>${product.productSections.map(
      (section) =>
        html`<a class="second" href="#${sectionAnchor(product, section)}"><span class="name">${section.title}</span><span class="at">${pageOf(sectionAnchor(product, section)) ?? ''}</span></a>`,
    )}</div>`
  const line = ([name, anchor, page]: readonly [string, string, number]) =>
    html`<a class="first" href="#${anchor}"><span class="name">${name}</span><span class="at">${page}</span></a>`
  return leaf(
    'Contents',
    `Catalog ${catalogVersion}`,
    html`<h1>Contents</h1><div class="toc block"><div class="toc-group">${line(['One grid', 'one-grid', 2 + CONTENTS_LEAVES])}</div>${products.map(group)}<div class="toc-group">${after.map(line)}</div></div>`,
  )
}

/** Pages that explain how the system works and how to read the catalog. */
function introLeaves(): Leaf[] {
  return [
    leaf(
      'One grid',
      company.name,
      html`<h1 id="one-grid">One grid</h1>
<p class="lead">Truss and plates have connection points every 3 inches and take 1/2-inch bolts. Parts on a shelf today can be a dock, a stage, or a floor tomorrow.</p>
<div class="block prose"><h2>Pitch</h2><p>Holes are 9/16 in across, for 1/2-13 Grade 8 bolts, and 3 in apart. The first hole is 1 1/2 in from each end, so the pitch carries through every joint: two 5 ft sections have the same holes as one 10 ft section.</p>
<h2>Series</h2><p>Truss comes in three series, 3, 6, and 12 inch, in 1-foot increments up to 10 feet, in aluminum and in steel. The 12-inch truss is compatible with traditional 12-inch plated box truss: an adapter, BS-TR-BXA12, takes its four 5/8 in corner bolts. Plates, hinges, corner blocks, bases, and casters repeat the hole pattern of their series. Reducer plates and tapered truss connect one series to another.</p>
<h2>Extrusion</h2><p>1 1/2- and 3-inch slotted profiles take the same bolts anywhere along their slots, and line up with the truss holes.</p>
<h2>Hardware</h2><p>One kind of bolt set does most of the work: 1/2-13, Grade 8, tightened with two 3/4 in wrenches. Choose the length so that at least two threads show past the nut: BS-HW8-050-125 for a 1/4 in plate on a chord, BS-HW8-050-150 for two end frames. Slots and tapped holes take short bolts. Each item lists its hardware.</p></div>
<section class="block"><h2>Why it’s fast</h2><table><tbody>${valueCards.map(({ title, result }) => html`<tr><th>${title}</th><td>${result}</td></tr>`)}</tbody></table></section>`,
      ['one-grid'],
    ),
    leaf(
      'How to read this catalog',
      company.name,
      html`<h1>How to read this catalog</h1>
<section class="block"><h2>Part numbers</h2><p>BS-, two letters for the product, then size and type. Length in feet comes last.</p>
<table style="margin-top:.1in"><thead><tr><th>Example</th><th>Read as</th></tr></thead><tbody>
<tr><th>BS-TR12A-10</th><td>Truss, 12 in, aluminum, 10 ft</td></tr>
<tr><th>BS-TR06S-04</th><td>Truss, 6 in, steel, 4 ft</td></tr>
<tr><th>BS-EX3060-08</th><td>Extrusion, 3 × 6 in, 8 ft</td></tr>
<tr><th>BS-PL-G90-12</th><td>Plates, gusset, 90 degrees, for 12 in truss</td></tr>
<tr><th>BS-HW8-050-125</th><td>Hardware, Grade 8, 1/2 in, 1 1/4 in long</td></tr></tbody></table></section>
<section class="block"><h2>Products</h2><table><thead><tr><th></th><th>Product</th><th>What it is</th></tr></thead><tbody>${products.map(
        (product) => html`<tr><td>${badge(product)}</td><th>${product.name}</th><td>${product.description}</td></tr>`,
      )}</tbody></table></section>
<section class="block"><h2>Specs</h2><ul class="notes"><li>US units come first, with metric units next to or below them.</li><li>Weights are for the part alone. For parts sold by the foot, weights are per foot and for each length.</li><li>“Mates with” lists parts that share the hole pattern and bolt on directly.</li><li>${NOTICE}</li></ul></section>`,
    ),
  ]
}

/** Tables of uniform and center loads at a few spans, for preliminary selection. */
function loadTablesAtAGlance(types: readonly ('truss' | 'extrusion')[]): Html {
  const spans = { truss: [5, 10, 15, 20, 30, 40], extrusion: [2, 4, 6, 8, 10] } as const
  const block = (type: 'truss' | 'extrusion') => {
    const positions = loadTables
      .filter((each) => each.type === type)
      .flatMap(({ id, title }) => {
        const { positions } = computedLoadTable(id)
        return positions.map((position) => ({
          title: positions.length > 1 ? `${title}, ${position.label.toLowerCase()}` : title,
          rows: position.rows,
        }))
      })
    const line = (title: string, what: string, value: (spanFt: number) => number | undefined) =>
      html`<tr><th>${title}</th><td>${what}</td>${spans[type].map((span) => {
        const load = value(span)
        return html`<td class="num">${load === undefined ? '–' : formatNumber(load)}</td>`
      })}</tr>`
    return html`<section class="block"><h2>${type === 'truss' ? 'Truss' : 'Extrusion'}</h2><table><thead><tr><th>Member</th><th>Load, lb</th>${spans[type].map((span) => html`<th class="num">${span} ft</th>`)}</tr></thead><tbody>${positions.map(
      ({ title, rows }) =>
        html`${line(title, 'uniform, total', (span) => rows.find((row) => row.spanFt === span)?.uniform.lb)}${line('', 'center point', (span) => rows.find((row) => row.spanFt === span)?.center.lb)}`,
    )}</tbody></table></section>`
  }
  return html`<h1 id="load-tables">Load tables at a glance</h1><p class="lead">Allowable static loads for a simply supported single span. The full tables list every foot of span, five load cases, kilograms, and the governing check.</p>
${types.map(block)}
<p class="small">${NOTICE} Two supports, single span; self-weight deducted; deflection span/180; repetitive-use factor ${REPETITIVE_USE_FACTOR}. Read the notes in the full table before use.</p>`
}

function applicationLeaves(): Leaf[] {
  const block = (from: number, to: number) =>
    html`${applications
      .slice(from, to)
      .map(
        ({ name, description, pageHeaderDescription, usesProducts }) =>
          html`<section class="block whole"><h2>${name}</h2><p><b>${description}</b> ${pageHeaderDescription}</p><p style="margin-top:.05in">${products
            .filter(({ id }) => usesProducts.includes(id))
            .map((product) => html`${badge(product)} `)}</p></section>`,
      )}`
  return [
    leaf(
      'Applications',
      company.name,
      html`<h1 id="applications">Applications</h1><p class="lead">What you can build. See the application catalog for details.</p>${block(0, 7)}`,
      ['applications'],
    ),
    leaf('Applications', company.name, block(7, 14)),
  ]
}

const policyLeaf = (): Leaf =>
  leaf(
    'Policies',
    company.name,
    html`<h1 id="policies">Policies</h1>${policies.map(
      ({ title, paragraphs }) =>
        html`<section class="block"><h2>${title}</h2>${paragraphs.map((paragraph) => html`<p style="margin-bottom:.05in">${paragraph}</p>`)}</section>`,
    )}`,
    ['policies'],
  )

/** Contact information and a description of the catalog. */
const contact = (): Html =>
  html`<h1>Ask before you build</h1><p class="lead">Send a sketch, the loads, and the date. We’ll reply with a parts list.</p>
<div class="columns">${offices.map(
    ({ country, addressLines, phone, email, openingHours }) =>
      html`<section class="block"><h2>${country}</h2>${[...addressLines, phone, email, openingHours].map((line) => html`<p>${line}</p>`)}</section>`,
  )}</div>
<section class="block"><h2>Before you use this document</h2><p>${company.sampleNotice} ${NOTICE}</p></section>${revisionHistory()}`

export const backLeaf = (): Leaf => leaf('Contact', company.name, contact())
