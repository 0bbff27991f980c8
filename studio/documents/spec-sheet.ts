/** Spec sheets. Each item has one, with an image, a drawing, sizes, weights, hardware, and mating parts. */

import { computedLoadTable } from '../../catalog/computed-load-tables.ts'
import { loadRatingOf, shownFigure } from '../../catalog/load-rating.ts'
import { loadTableNumber, loadTableOf } from '../../catalog/load-tables.ts'
import { partTraits } from '../../catalog/part-traits.ts'
import { specSheetUrl } from '../../catalog/product.ts'
import type { Figure, Item, Material, Product, Size } from '../../catalog/types.ts'
import { grid } from '../../engineering/grid.ts'
import { listedKn } from '../../engineering/load-tables/load-rows.ts'
import { boxTrusses, holeRowIn, nodeSpacingIn, trussSeries } from '../../engineering/members/truss-models.ts'
import { printedValue, type Rating } from '../../engineering/ratings/rating.ts'
import { formatInches, formatNumber } from '../../engineering/units.ts'
import { type Hole, roundHoles } from '../geometry/holes.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import { asOneSolid, bounds, type Part } from '../geometry/part.ts'
import { catalogItems, pictured } from '../items.ts'
import { badge, contact, type DocumentHead, documentHtml, revisionLine, sheetHead, tile } from './house.ts'
import { type Html, html, markup } from './html.ts'
import { figureCells, materialName, partName, weightOf } from './parts.ts'
import { picture } from './pictures.ts'
import type { Measure, Printable } from './printable.ts'

export async function specSheetDocuments(): Promise<Printable[]> {
  return (await catalogItems()).map(({ product, item }) => {
    const head: DocumentHead = {
      key: specSheetUrl(item.partNumber),
      title: `Spec Sheet: ${item.name}`,
      number: `SS-${item.partNumber.replace('BS-', '')}`,
    }
    return {
      ...head,
      content: async ({ measure, drawing }) =>
        documentHtml(head, await fitted((size) => sheet(product, item, head, (part) => drawing(part, size)), measure)),
    }
  })
}

/** Height of the first page between its margins, px. */
const PAGE_PX = (11 - 0.42 - 0.68) * 96
/** Height of the second page without its running head, px. */
const BACK_PAGE_PX = PAGE_PX - 30
/** Scale factors to try for the drawing on a one-page sheet. A smaller drawing can avoid a mostly empty second page. */
const ONE_PAGE_SIZES = [1, 0.8, 0.62, 0.5] as const
/** Scale factors to try for the drawing on a two-page sheet. The drawing should fill the first page. */
const TWO_PAGE_SIZES = [2.6, 2.4, 2.2, 2, 1.85, 1.7, 1.55, 1.4, 1.3, 1.2, 1.1, 1] as const

interface Sheet {
  /** Image, specs, and drawing. */
  readonly front: Html
  /** Versions of the tables on the second page. The first has the most load table rows, and the last has none. */
  readonly backs: readonly Html[]
}

/**
 * Makes a one-page sheet if everything fits with a smaller drawing. Otherwise, puts drawings on the first page and
 * tables on the second.
 */
async function fitted(make: (size: number) => Promise<Sheet>, measure: Measure): Promise<Html> {
  for (const size of ONE_PAGE_SIZES) {
    const { front, backs } = await make(size)
    const whole = html`${front}${backs.at(-1) ?? ''}`
    // Measure the other versions too, so that the hash of the document's inputs covers them.
    const [height = 0] = await measure([whole, ...backs])
    if (height <= PAGE_PX) return whole
  }
  for (const size of TWO_PAGE_SIZES) {
    const { front, backs } = await make(size)
    const [height = 0, ...backHeights] = await measure([front, ...backs])
    if (height > PAGE_PX) continue
    const back = backs.find((_, index) => (backHeights[index] ?? 0) <= BACK_PAGE_PX) ?? backs.at(-1) ?? ''
    return html`${front}<div class="next-page">${back}</div>`
  }
  throw new Error("A full-size drawing doesn't fit its page")
}

async function sheet(
  product: Product,
  item: Item,
  head: DocumentHead,
  drawing: (part: Part) => string,
): Promise<Sheet> {
  const shown = await pictured(item)
  const image = await picture(item.image, item.alt)
  const made = item.sizes?.find(({ partNumber }) => partNumber === shown.partNumber)
  const sizes = item.sizes ?? []
  const front = html`${sheetHead('SPEC SHEET', head)}
<div class="title"><div><h1>${item.name}</h1><p class="lead">${item.partNumber}</p></div>${badge(product)}</div>
<div class="part"><div>${image ? tile(image) : ''}</div>
<div><p>${item.description}</p><dl class="figures">${figureCells(item)}</dl></div></div>
<section class="drawing"><h2>Drawing${made && sizes.length > 1 ? `, ${shown.partNumber}, ${made.label}` : ''}</h2>${markup(drawing(shown.part))}</section>`
  const back = (loads: Html) => html`${sizes.length > 1 ? sizesBlock(item, sizes) : ''}
${
  item.hardware.length === 0 && sizes.length > 1 && item.matesWith.length > 1
    ? html`${designBlock(item, shown.part)}${wideMatesBlock(item)}`
    : html`<div class="columns"><div>${designBlock(item, shown.part)}${loads}</div>
<div>${hardwareBlock(item)}${matesBlock(item)}</div></div>`
}
<div class="whole">${ratingsBlock(item)}<p class="small">Weights exclude loose hardware. Except for the isometric view, views are to scale when printed at full size on Letter paper. ${revisionLine} ${contact}</p></div>`
  return { front, backs: [...loadsBlocks(item), html``].map(back) }
}

const matesBlock = (item: Item): Html =>
  html`<section class="block whole"><h2>Mates with</h2>${matesTable(item.matesWith)}</section>`

const matesTable = (mates: readonly string[]): Html =>
  html`<table><thead><tr><th>Part number</th><th>Part</th></tr></thead><tbody>${mates.map(
    (partNumber) => html`<tr><th>${partNumber}</th><td>${partName(partNumber).replace(/, \d+ ft$/, '')}</td></tr>`,
  )}</tbody></table>`

/** Lists the mating parts in two columns if there are many of them and the part has no other tables. */
function wideMatesBlock({ matesWith }: Item): Html {
  const half = Math.ceil(matesWith.length / 2)
  return html`<section class="block whole"><h2>Mates with</h2><div class="columns" style="margin-top:0">${matesTable(matesWith.slice(0, half))}${matesTable(matesWith.slice(half))}</div></section>`
}

/** Published and computed load limits, each with its basis. */
function ratingsBlock(item: Item): Html {
  const { published, basis, ratings } = loadRatingOf(item)
  if (published.length === 0 && ratings.length === 0) return html``
  const factor = item.figures.find(({ label }) => label === 'Design factor')
  const publishedFactor = basis ? (basis.designFactor?.toString() ?? '') : factor && 'text' in factor ? factor.text : ''
  const relation = basis?.designFactor ? 'based on' : 'for the'
  const behind = basis ? `Published, ${relation} ${basis.basis}` : 'Published, within the part limit'
  const conditions = [...new Set(ratings.flatMap((rating) => rating.conditions))]
  return html`<section class="block whole"><h2>Ratings</h2>
<table class="ratings"><thead><tr><th>Rating</th><th>On</th><th class="num">US</th><th class="num">Metric</th><th>Governed by</th><th class="num">Design factor</th></tr></thead>
<tbody>${published.map((figure) => publishedRow(figure, behind, publishedFactor))}${ratings.flatMap(ratingRows)}</tbody></table>
${ratings.length > 0 ? html`<p class="small">Use the lower of the part and chord ratings. ${conditions.join(' ')}</p>` : ''}</section>`
}

function publishedRow(figure: Figure, behind: string, factor: string): Html {
  const { us, metric = '' } = shownFigure(figure)
  return html`<tr><th>${figure.label}</th><td>Part</td><td class="num"><b>${us}</b></td><td class="num muted">${metric}</td><td>${behind}</td><td class="num">${factor}</td></tr>`
}

const ratingRows = ({ on, values }: Rating): Html[] =>
  values.map((value) => {
    const { us, metric } = printedValue(value)
    return html`<tr><th>${value.what}</th><td>${on}</td><td class="num"><b>${us}</b></td><td class="num muted">${metric}</td><td>${value.governing}; ${value.clause}</td><td class="num">${String(value.designFactor)}</td></tr>`
  })

/** Tolerances for machined and welded metal parts. They don't apply to molded, sawn, or purchased parts. */
const TOLERANCES = 'Lengths ±1/16, hole locations ±1/32, diameters +1/64 −0 in'
const toleranced: readonly Material[] = ['aluminum', 'steel']

/**
 * Design data: material, finish, weight (for parts with a single size), holes, gauge, edge distance, nodes, tolerances,
 * and a reference to the load table.
 */
function designBlock(item: Item, shown: Part): Html {
  const series = trussSeries[partTraits.get(item.partNumber)?.member?.series ?? '']
  const table = loadTableOf(item.partNumber)
  const { notRated } = loadRatingOf(item)
  const holes = roundHoles(shown, grid.holeIn)
  const edge = series ? holeRowIn(series.size) : edgeDistance(shown, holes)
  const box = series && series.size !== 3 ? boxTrusses[series.size] : undefined
  const { us, metric } = weightOf(item.partNumber)
  const rows: (readonly [string, string])[] = [
    ...(item.sizes
      ? []
      : ([
          ['Material', materialName(item)],
          ['Finish', item.finish],
          ['Weight', `${us} (${metric})`],
        ] as const)),
    ...(holes.length > 0 ? [['Holes', `Ø${formatInches(grid.holeIn)} in for 1/2-13 bolts`] as const] : []),
    ...(series
      ? [
          [
            'First hole, pitch',
            `${formatInches(grid.firstHoleIn)} in from the end, ${formatInches(grid.pitchIn)} in`,
          ] as const,
        ]
      : []),
    ...(box ? [['Face gauge', `${formatInches(box.sizeIn - 2 * box.chord.holeRowIn)} in`] as const] : []),
    ...(edge
      ? [['Min. edge distance', `${formatInches(Math.round(edge * 64) / 64)} in, center to edge`] as const]
      : []),
    ...(box ? [['Node spacing', `${formatInches(nodeSpacingIn(box))} in along a chord`] as const] : []),
    ...(notRated ? [['Load rating', `Not load rated. ${notRated}`] as const] : []),
    ...(table ? [['Load table', loadTableNumber(table)] as const] : []),
    ...(toleranced.includes(item.material) && holes.length > 0 ? [['Tolerances', TOLERANCES] as const] : []),
  ]
  if (rows.length === 0) return html``
  return html`<section class="block whole"><h2>Design data</h2><table><tbody>${rows.map(
    ([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>`,
  )}</tbody></table></section>`
}

/** Returns the minimum distance from a hole center to an edge of a flat plate, in. */
function edgeDistance(it: Part, holes: readonly Hole[]): number | undefined {
  const { size } = bounds(it)
  if (size[2] > 0.76 || holes.length === 0 || holes.some(({ axis }) => axis !== 'z')) return undefined
  const rings = asOneSolid(it).project().toPolygons()
  const fromRing = (ring: readonly (readonly [number, number])[], x: number, y: number) =>
    Math.min(...ring.map((from, index) => toSegment([x, y], from as Vec2, ring[(index + 1) % ring.length] as Vec2)))
  const distances = holes.flatMap(({ at: [x, y] }) => rings.map((ring) => fromRing(ring as never, x, y)))
  // Skip the edge of the hole or slot itself, which is one hole radius away.
  return Math.min(...distances.filter((each) => each > grid.holeIn / 2 + 0.02))
}

function toSegment([x, y]: Vec2, [ax, ay]: Vec2, [bx, by]: Vec2): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/**
 * For a section that has a load table, returns versions of a table of loads at a few spans. Each version has fewer
 * spans than the one before.
 */
function loadsBlocks({ partNumber }: Item): readonly Html[] {
  const table = loadTableOf(partNumber)
  const { positions, risingRows = '' } = table ? computedLoadTable(table.id) : { positions: [] }
  const [position, flat] = positions
  if (!table || !position) return []
  const rows = (step: number) => position.rows.filter(({ spanFt }) => spanFt % step === 0)
  const cells = (lb: number) => html`<td class="num">${formatNumber(lb)}</td><td class="num muted">${listedKn(lb)}</td>`
  return [1, 2, 5, 10]
    .map(rows)
    .filter(({ length }) => length >= 2)
    .map(
      (shown) => html`<section class="block whole"><h2>Allowable loads</h2>
<table><thead><tr><th>Span</th><th class="num">Uniform, lb</th><th class="num">kN</th><th class="num">Center point, lb</th><th class="num">kN</th></tr></thead><tbody>${shown.map(
        ({ spanFt, uniform, center }) =>
          html`<tr><th>${String(spanFt)} ft</th>${cells(uniform.lb)}${cells(center.lb)}</tr>`,
      )}</tbody></table><p class="small">Simple span, static, self-weight deducted${flat ? `, ${position.label.toLowerCase()}` : ''}. For every foot of span, other load cases, and governing checks, see ${loadTableNumber(table)}. ${risingRows}</p></section>`,
    )
}

/** Lists each size on its own line. */
const sizesBlock = (item: Item, sizes: readonly Size[]): Html =>
  html`<section class="block whole"><h2>Part numbers</h2>
<table><thead><tr><th>Part number</th><th>Size</th><th>Material</th><th>Finish</th><th class="num">Weight, lb</th><th class="num">Weight, kg</th></tr></thead>
<tbody>${sizes.map(({ partNumber, label }) => {
    const { us, metric } = weightOf(partNumber)
    return html`<tr><th>${partNumber}</th><td>${label}</td><td>${materialName(item)}</td><td>${item.finish}</td><td class="num">${us}</td><td class="num">${metric}</td></tr>`
  })}</tbody></table></section>`

const gripText = (through: readonly number[]) =>
  formatInches(Math.round(through.reduce((sum, each) => sum + each, 0) * 64) / 64)

const hardwareBlock = (item: Item): Html =>
  html`<section class="block whole"><h2>Hardware</h2>${
    item.hardware.length === 0
      ? html`<p class="muted">None needed.</p>`
      : html`<table><thead><tr><th class="num">Qty</th><th>Part number</th><th>Part</th><th class="num">Grip, in</th></tr></thead><tbody>${item.hardware.map(
          ({ count, partNumber, through, use }) =>
            html`<tr><td class="num">${count}</td><th>${partNumber}</th><td>${partName(partNumber)}${use ? html`, ${use}` : ''}</td><td class="num">${through ? gripText(through) : ''}</td></tr>`,
        )}</tbody></table>`
  }</section>`
