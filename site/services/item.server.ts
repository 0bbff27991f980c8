import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { type LoadFigure, loadFigures, loadRatingOf, shownFigure } from '#catalog/load-rating.ts'
import { partRange } from '#catalog/part-range.ts'
import type { Item, Size } from '#catalog/types.ts'
import { loadTableIds } from '#engineering/load-tables/load-table-ids.ts'
import { stairOf } from '#engineering/part-models/stairs.ts'
import { formatLoad, formatQuantity } from '#engineering/units.ts'
import { capitalized } from '#engineering/words.ts'
import { type ImageScale, imageScale } from './image-scale.server.ts'
import { type ShownLink, shownLinks, visualOf } from './media.server.ts'
import { weightLb, weightLbPerFt } from './part-weight.server.ts'
import { uniformLoads } from './uniform-load.server.ts'
import type { Visual } from './visual.ts'

export interface ShownItem {
  /** Part number of the size shown in the image, for an item with several sizes. */
  readonly partNumber: string
  /** Part number, or the range of part numbers: 'BS-TR12A-01 to -10' */
  readonly range: string
  readonly name: string
  readonly description: string
  readonly visual: Visual
  readonly scale?: ImageScale
  /** Specs in display order: key specs, other specs, and material. */
  readonly figures: readonly LoadFigure[]
  readonly links: readonly { readonly title?: string; readonly links: readonly ShownLink[] }[]
  /** URL of the SPEC SHEET link in the first group of documents. The image also links to it. */
  readonly specSheet?: string
  readonly sizes?: Item['sizes']
}

/**
 * Returns the weight per foot if the item is sold by the foot, based on the length shown in the image. Otherwise,
 * returns the weight of one piece.
 */
function weightFigure(item: Item): LoadFigure {
  const perFt = weightLbPerFt(item)
  const weight = perFt ? formatQuantity(perFt, 'lb/ft') : formatQuantity(weightLb(item.partNumber), 'lb')
  return { label: 'Weight', ...weight }
}

export const SPAN_OF_FIGURE_FT = 10
export const LABEL_OF_UDL = `UDL at ${SPAN_OF_FIGURE_FT} ft`

/** Returns the uniform load for a 10 ft span from the printed load table. */
function uniformLoadFigure({ partNumber }: Item): LoadFigure | undefined {
  const lb = uniformLoads(partNumber)?.atFt(SPAN_OF_FIGURE_FT)
  return lb ? { label: LABEL_OF_UDL, ...formatLoad(lb, 'lb', 'down') } : undefined
}

/**
 * Sorts specs in reading order: the first typed spec that isn't a load, the weight, a numeric load, the other specs,
 * and the material. Phones omit the first spec.
 */
function figuresOf(item: Item): LoadFigure[] {
  const typed = item.figures.map(shownFigure)
  const { published } = loadRatingOf(item)
  const loads = [uniformLoadFigure(item), ...loadFigures(item)].filter((figure) => figure !== undefined)
  const load = loads.find(({ metric }) => metric) ?? typed.find(({ label }) => label === published[0]?.label)
  const [first, ...others] = typed.filter((figure) => figure !== load)
  const material = item.material === 'stainless' ? 'Stainless steel' : capitalized(item.material)
  return [
    first,
    weightFigure(item),
    load,
    ...others,
    ...loads.filter((figure) => figure !== load),
    { label: 'Material', us: `${material}, ${uncapitalized(item.finish)}` },
  ].filter((figure) => figure !== undefined)
}

const LOAD_TABLE = /\/load-tables\/([\w-]+)\.pdf$/

/** Adds links to the web version of a load table and to the beam calculator after the link to the table's PDF. */
const withTable = (link: ShownLink): ShownLink[] => {
  const printed = LOAD_TABLE.exec(link.href)?.[1]
  const id = loadTableIds.find((each) => each === printed)
  if (!id) return [link]
  const { series } = computedLoadTable(id)
  return [
    link,
    { title: 'LOADS BY SPAN', href: `/load-tables#${series.toLowerCase()}`, kind: 'route' },
    { title: 'BEAM CALCULATOR', href: `/tools/beam?section=${series}`, kind: 'route' },
  ]
}

/**
 * Returns a size's label. A stair that ends at the truss also names the deck height that it fits: '8 risers, 60 in, for a
 * 62 in deck'.
 */
export function sizeLabel({ partNumber, label }: Size): string {
  const unit = stairOf(partNumber)
  return !unit || unit.hasHead ? label : `${label}, for a ${formatQuantity(unit.deckIn, 'in').us} deck`
}

/** Returns the data for a part card. The specs include the weight of the solid model. */
export const shownItem = (item: Item): ShownItem => {
  const links = item.linksSections
    .map(({ title, links }) => ({ ...(title ? { title } : {}), links: shownLinks(links).flatMap(withTable) }))
    .filter(({ links }) => links.length > 0)
  const scale = imageScale(item.image)
  const specSheet = shownLinks(item.linksSections[0]?.links ?? []).find(({ title }) => title === 'SPEC SHEET')
  return {
    partNumber: item.partNumber,
    range: partRange(item),
    name: item.name,
    description: item.description,
    visual: visualOf(item.image, item.alt),
    ...(scale ? { scale } : {}),
    figures: figuresOf(item),
    links,
    ...(specSheet ? { specSheet: specSheet.href } : {}),
    ...(item.sizes ? { sizes: item.sizes.map((size) => ({ ...size, label: sizeLabel(size) })) } : {}),
  }
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
