import { computedLoadTable } from '../../../catalogue/computed-load-tables.ts'
import { type LoadFigure, loadFigures } from '../../../catalogue/load-rating.ts'
import { measuredParts } from '../../../catalogue/measured-parts.ts'
import type { Figure, Item } from '../../../catalogue/types.ts'
import { listedKg } from '../../../engineering/load-rows.ts'
import { type LoadTableId, loadTableIds } from '../../../engineering/load-tables.ts'
import { formatNumber, formatQuantity } from '../../../engineering/units.ts'
import { type ShownLink, shownLinks, visualOf } from '../../services/media.server.ts'
import type { Visual } from '../../services/visual.ts'

export interface ShownItem {
  readonly partNumber: string
  readonly name: string
  readonly description: string
  readonly visual: Visual
  readonly figures: readonly LoadFigure[]
  readonly material: string
  readonly links: readonly { readonly title?: string; readonly links: readonly ShownLink[] }[]
  /** Address of the link named SPEC SHEET in the first group: what a click on the picture opens. */
  readonly specSheet?: string
  readonly sizes: readonly {
    readonly partNumber: string
    readonly label: string
    readonly us: string
    readonly metric: string
  }[]
}

const shownFigure = (figure: Figure): LoadFigure =>
  'text' in figure
    ? { label: figure.label, us: figure.text }
    : { label: figure.label, ...formatQuantity(figure.value, figure.unit) }

const weightLb = (partNumber: string) => {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`${partNumber} has not been measured: run \`npm run studio -- measure\``)
  return measured.weightLb
}

const FEET = /^(\d+) ft$/

/** Sold by the foot: weight per foot, of the pictured length. Else the weight of the piece. */
const weightFigure = ({ partNumber, sizes = [] }: Item): LoadFigure => {
  const size = sizes.find((size) => size.partNumber === partNumber)
  const feet = sizes.every(({ label }) => FEET.test(label)) ? Number(FEET.exec(size?.label ?? '')?.[1] ?? 0) : 0
  const weight = weightLb(partNumber)
  return { label: 'Weight', ...(feet > 0 ? formatQuantity(weight / feet, 'lb/ft') : formatQuantity(weight, 'lb')) }
}

const SPAN_OF_FIGURE_FT = 10

const loadTableOf = ({ linksSections }: Item): LoadTableId | undefined => {
  const urls = linksSections.flatMap(({ links }) => links.map(({ url }) => url))
  return loadTableIds.find((id) => urls.includes(`documents/load-tables/${id}.pdf`))
}

/** The uniform load at 10 ft, from the same table that the item's LOAD TABLE prints. */
const loadFigure = (item: Item): LoadFigure[] => {
  const id = loadTableOf(item)
  const cell =
    id && computedLoadTable(id).positions[0]?.rows.find(({ spanFt }) => spanFt === SPAN_OF_FIGURE_FT)?.uniform
  if (!cell) return []
  // Kilograms as they are printed: rounded down, as the pounds are.
  const [us, metric] = [`${formatNumber(cell.lb)} lb`, `${formatNumber(listedKg(cell.lb))} kg`]
  return [{ label: `UDL at ${SPAN_OF_FIGURE_FT} ft`, us, metric }]
}

const LOAD_TABLE = /\/load-tables\/([\w-]+)\.pdf$/

/** Beside a printed load table, the same table on its page. */
const withTable = (link: ShownLink): ShownLink[] => {
  const printed = LOAD_TABLE.exec(link.href)?.[1]
  const id = loadTableIds.find((each) => each === printed)
  if (!id) return [link]
  return [
    link,
    { title: 'LOADS BY SPAN', href: `/load-tables#${computedLoadTable(id).series.toLowerCase()}`, kind: 'route' },
  ]
}

/** An item as its page shows it, with the weight of its solid among its figures. */
export const shownItem = (item: Item): ShownItem => {
  const links = item.linksSections
    .map(({ title, links }) => ({ ...(title ? { title } : {}), links: shownLinks(links).flatMap(withTable) }))
    .filter(({ links }) => links.length > 0)
  const specSheet = shownLinks(item.linksSections[0]?.links ?? []).find(({ title }) => title === 'SPEC SHEET')
  return {
    partNumber: item.partNumber,
    name: item.name,
    description: item.description,
    visual: visualOf(item.image, item.alt),
    figures: [...item.figures.map(shownFigure), ...loadFigures(item), weightFigure(item), ...loadFigure(item)],
    material: `${item.material === 'stainless' ? 'Stainless steel' : capitalized(item.material)}, ${uncapitalized(item.finish)}`,
    links,
    ...(specSheet ? { specSheet: specSheet.href } : {}),
    sizes: (item.sizes ?? []).map(({ partNumber, label }) => ({
      partNumber,
      label,
      ...formatQuantity(weightLb(partNumber), 'lb'),
    })),
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
