import { loadLimits } from '#catalog/load-rating.ts'
import type { Item } from '#catalog/types.ts'
import { formatQuantity, type Unit } from '#engineering/units.ts'
import { LABEL_OF_UDL, SPAN_OF_FIGURE_FT } from '../../services/item.server.ts'
import { lengthFt, weightLb, weightLbPerFt } from '../../services/part-weight.server.ts'
import { uniformLoads } from '../../services/uniform-load.server.ts'
import { equalDecimals } from './equal-decimals.ts'

/** A numeric column: one spec in one unit. */
export interface NumberColumn {
  readonly label: string
  readonly unit: string
  /** Label such as 'WLL'. In rows without a column heading, the label distinguishes a rating from a weight. */
  readonly short?: string
}

/** A number, or the range of numbers across several sizes. */
export interface NumberCell {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** A part's table cells other than its name and number. */
export interface PartCells {
  /** A size, or the range of the part's sizes. Empty if no spec contains the size. */
  readonly size: string
  /** One per column. Null if the part does not have the spec. */
  readonly cells: readonly (NumberCell | null)[]
}

export interface TableOfParts {
  readonly columns: readonly NumberColumn[]
  /** Filterable specs without a column. Their cells follow the column cells. */
  readonly filters: readonly NumberColumn[]
  readonly rowOf: (item: Item) => PartCells
}

type Range = readonly [from: number, to: number]

interface Measure extends NumberColumn {
  readonly of: (item: Item) => Range | undefined
  readonly write: (range: Range) => string
}

/** Columns for comparing the parts of a product. Omits columns that would be empty or constant. */
export function tableOfParts(items: readonly Item[]): TableOfParts {
  const [capacities, dimensions] = partition(sharedFigures(items), ({ unit }) => unit === 'lb' || unit === 'ft·lb')
  const shown = [...dimensions, ...weights(items), ...capacities, ...uniformLoad(items)]
  const filters = [...lengths(items), ...holes(items)].filter(
    ({ label, unit }) => !shown.some((each) => each.label === label && each.unit === unit),
  )
  const measures = [...shown, ...filters]
  return {
    filters: filters.map(({ label, unit }) => ({ label, unit })),
    columns: shown.map(({ label, unit }) => ({ label, unit, ...(label in SHORT ? { short: SHORT[label] } : {}) })),
    rowOf: (item) => ({
      size: sizeOf(item),
      cells: measures.map(({ of, write }) => {
        const range = of(item)
        return range ? { text: write(range), from: range[0], to: range[1] } : null
      }),
    }),
  }
}

const RATED = 'Rated capacity'

const SHORT: Readonly<Record<string, string>> = { [LABEL_OF_UDL]: 'UDL', 'Working load limit': 'WLL', [RATED]: 'rated' }

/** Show a column for the weight per foot if at least this many parts have one. */
const FEWEST_PER_FOOT = 3

function weights(items: readonly Item[]): Measure[] {
  const perFt = (item: Item) => same(weightLbPerFt(item))
  const piece = ({ partNumber, sizes }: Item) =>
    rangeOf((sizes ?? [{ partNumber }]).map((each) => weightLb(each.partNumber)))
  return [
    ...(items.filter(perFt).length >= FEWEST_PER_FOOT ? [measure('Weight', 'lb/ft', items, perFt)] : []),
    measure('Weight', 'lb', items, piece),
  ]
}

const uniformLoad = (items: readonly Item[]): Measure[] => {
  const of = ({ partNumber }: Item) => same(uniformLoads(partNumber)?.atFt(SPAN_OF_FIGURE_FT))
  return items.some(of) ? [measure(LABEL_OF_UDL, 'lb', items, of)] : []
}

/** Returns the lengths of parts that are sold by length. */
function lengths(items: readonly Item[]): Measure[] {
  const of = ({ sizes = [] }: Item) => {
    const feet = sizes.flatMap(({ partNumber }) => lengthFt(partNumber) ?? [])
    return feet.length > 0 ? rangeOf(feet) : undefined
  }
  return items.some(of) ? [measure('Length', 'ft', items, of)] : []
}

/**
 * Returns hole pitch, gauge, and diameter. They determine whether parts fit, so they are included even if only a few
 * parts have them.
 */
function holes(items: readonly Item[]): Measure[] {
  const figures = items.flatMap((item) => item.figures).filter((figure) => 'value' in figure)
  const kinds = new Map(
    figures.filter(({ label }) => /hole|pitch|gauge/i.test(label)).map((each) => [`${each.label} ${each.unit}`, each]),
  )
  return [...kinds.values()].map(({ label, unit }) => measure(label, unit, items, figureOf(label, unit)))
}

const figureOf =
  (label: string, unit: Unit) =>
  ({ figures }: Item): Range | undefined => {
    const figure = figures.find((each) => 'value' in each && each.label === label && each.unit === unit)
    return figure && 'value' in figure ? rangeOf([figure.value].flat()) : undefined
  }

/** Returns the rated capacity or the limit of the weakest truss that carries the part, whichever is lower. */
const lowestCapacity: Measure['of'] = (item) => {
  const rated = figureOf(RATED, 'lb')(item)
  if (!rated) return undefined
  const limits = loadLimits(item).flatMap(({ value, unit, truss }) =>
    truss && unit === 'lb' ? [value ?? Infinity] : [],
  )
  return same(Math.min(...rated, ...limits))
}

/** Number of significant digits shown for the smallest number in a column. */
const DIGITS = 2

/** Returns a measure that formats all its numbers with the same number of decimal places. */
function measure(label: string, unit: string, items: readonly Item[], of: Measure['of']): Measure {
  const write = equalDecimals(
    items.flatMap((item) => of(item) ?? []),
    DIGITS,
  )
  return { label, unit, of, write: ([from, to]) => (from === to ? write(from) : `${write(from)}–${write(to)}`) }
}

/** Returns the specs that at least half of the items have and that have more than one value. */
function sharedFigures(items: readonly Item[]): (Measure & { readonly unit: Unit })[] {
  const figures = items.flatMap((item) => item.figures).filter((figure) => 'value' in figure)
  const kinds = new Map(figures.map((figure) => [`${figure.label} ${figure.unit}`, figure]))
  return [...kinds.values()].flatMap(({ label, unit }) => {
    const of = label === RATED ? lowestCapacity : figureOf(label, unit)
    const ranges = items.flatMap((item) => [of(item)?.join('–') ?? []].flat())
    if (ranges.length * 2 < items.length || new Set(ranges).size < 2) return []
    const write = ([from, to]: Range) =>
      formatQuantity(from === to ? from : [from, to], unit).us.replace(` ${unit}`, '')
    return [{ label, unit, of, write }]
  })
}

/** Specs that describe a part's size, in order of priority. If a part has none of these specs, its size is empty. */
const SIZE_LABELS = ['Size', 'Section', 'Legs', 'Size open', 'Outside', 'Plate', 'Base', 'Wheel', 'Length', 'Diameter']
/** Specs that are shown with their labels. */
const OF_A_PIECE = ['Plate', 'Base', 'Wheel', 'Length', 'Diameter']

function sizeOf({ figures, sizes }: Item): string {
  if (sizes) return sizeRange(sizes.map(({ label }) => label))
  const figure = SIZE_LABELS.flatMap((label) => figures.filter((each) => each.label === label)).at(0)
  if (!figure) return ''
  const text = 'text' in figure ? figure.text : formatQuantity(figure.value, figure.unit).us
  return OF_A_PIECE.includes(figure.label) ? `${figure.label} ${text}` : text
}

/** Returns '1 to 10 ft' or '1/8 to 1/2 in thick', or the number of sizes if the labels do not form a range. */
function sizeRange(labels: readonly string[]): string {
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  if (labels.some((label) => label.includes(','))) return `${labels.length} sizes`
  const unit = /(?: [a-z]+)*$/.exec(last)?.[0] ?? ''
  return `${first.endsWith(unit) ? first.slice(0, first.length - unit.length) : first} to ${last}`
}

const same = (value: number | undefined): Range | undefined => (value ? [value, value] : undefined)
const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)]

const partition = <Each>(all: readonly Each[], test: (each: Each) => boolean): [Each[], Each[]] => [
  all.filter(test),
  all.filter((each) => !test(each)),
]
