/**
 * The rows of load tables, without the engineering code, so that they are small enough for a browser. Spans in ft,
 * loads in lb. Kilograms are derived when printed.
 */
import { type Governing, type LoadCase, loadCases } from './beams.ts'
import { formatNumber, KG_PER_POUND, METERS_PER_FOOT } from './units.ts'

export interface LoadCell {
  /** Total of a uniform load, or each of several point loads. */
  readonly lb: number
  readonly governing: GoverningCheck
}

/** What limits a load: a beam check or column buckling. */
export type GoverningCheck = Governing | 'buckling'

export interface SpanCell extends LoadCell {
  /** Deflection at midspan under this load, in inches. */
  readonly deflectionIn: number
}

export interface LoadRow extends Readonly<Record<LoadCase, SpanCell>> {
  readonly spanFt: number
  /** Deflection at midspan under self-weight, in inches. */
  readonly selfDeflectionIn: number
}

/** Tables in addition to simple spans, each with loads for two cases by length. */
export type SideTableKind = 'overhang' | 'two-spans' | 'column'

export interface SideRow {
  readonly lengthFt: number
  /** One load for each load case. Undefined if the length exceeds the limit of the case. */
  readonly loads: readonly [LoadCell | undefined, LoadCell | undefined]
}

/** Span divided by the deflection limit under the applied load. */
export const DEFLECTION_RATIO = 180

export const loadCaseNames: Readonly<Record<LoadCase, readonly [name: string, what: string]>> = {
  uniform: ['Uniform load', 'total'],
  center: ['Center point', 'one load'],
  third: ['Third points', 'each of two'],
  quarter: ['Quarter points', 'each of three'],
  fifth: ['Fifth points', 'each of four'],
}

export interface SideTableText {
  readonly title: string
  /** Heading of the length column. */
  readonly length: string
  readonly cases: readonly [readonly [name: string, what: string], readonly [name: string, what: string]]
  readonly about: string
}

/** Text that is printed instead of a rating. */
export const NOT_RATED = 'Not load rated'

export const sideTables: Readonly<Record<SideTableKind, SideTableText>> = {
  overhang: {
    title: 'Cantilever loads',
    length: 'Overhang',
    cases: [
      ['Uniform load', 'total'],
      ['Tip load', 'one load'],
    ],
    about:
      'The back span is at least as long as the cantilever, and its far end is held down. No joints in the cantilever or over its support.',
  },
  'two-spans': {
    title: 'Two-span loads',
    length: 'Each span',
    cases: [
      ['Uniform load', 'total, each span'],
      ['Center point', 'one load, each span'],
    ],
    about:
      'Two equal spans, continuous over the middle support, with one or both loaded and the ends held down. The middle support carries up to 1.38 times the load on one span.',
  },
  column: {
    title: 'Axial column loads',
    length: 'Height',
    cases: [
      ['Both ends restrained', 'K = 1.0'],
      ['Base fixed, top free', 'K = 2.1'],
    ],
    about:
      'Static concentric load, distributed evenly over the section. Self-weight is deducted. Slenderness of at most 200. Combine wind, lateral, and eccentric loads with the interaction rule.',
  },
}

/** Letters for governing checks, in the order of the legend. */
export const governingLetters: Readonly<Record<GoverningCheck, string>> = {
  bending: 'B',
  chord: 'C',
  node: 'N',
  joint: 'J',
  shear: 'S',
  crippling: 'W',
  deflection: 'D',
  buckling: 'K',
}

export const governingNames: Readonly<Record<GoverningCheck, string>> = {
  bending: 'member bending',
  chord: 'chord bending between nodes',
  node: 'post at a node',
  joint: 'bolted joint in the span',
  shear: 'shear at a support',
  crippling: 'web crippling',
  deflection: `deflection, span/${DEFLECTION_RATIO}`,
  buckling: 'column buckling',
}

/** Sentence that names the governing check, such as 'Chord bending between nodes governs.' */
export const governs = (what: string): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} ${/^\w+[^s]s\b/.test(what) ? 'govern' : 'governs'}.`

/** Returns the governing checks of some cells without repeats, in the order of their letters. */
const inOrder = (cells: readonly (LoadCell | undefined)[]): GoverningCheck[] =>
  (Object.keys(governingLetters) as GoverningCheck[]).filter((each) => cells.some((cell) => cell?.governing === each))

export const governingIn = (rows: readonly LoadRow[], sides: readonly SideRow[] = []): GoverningCheck[] =>
  inOrder([
    ...rows.flatMap((row) => loadCases.map((loadCase) => row[loadCase])),
    ...sides.flatMap(({ loads }) => loads),
  ])

/** Listed loads are rounded down to 10 lb at 1,000 lb and above, and to 1 lb below. */
export const roundedDownLb = (lb: number): number => (lb >= 1000 ? Math.floor(lb / 10) * 10 : Math.floor(lb))

/** Kilograms, rounded down to 1 kg from the printed pounds. */
export const listedKg = (lb: number): number => Math.floor(lb * KG_PER_POUND)

interface PrintedCell {
  readonly lb: string
  readonly kg: string
  readonly by: string
}

export interface PrintedRow {
  readonly ft: string
  readonly m: string
  readonly loads: Readonly<Record<LoadCase, PrintedCell & { readonly deflectionIn: string }>>
  readonly selfDeflectionIn: string
}

const printedCell = ({ lb, governing }: LoadCell): PrintedCell => ({
  lb: formatNumber(lb),
  kg: formatNumber(listedKg(lb)),
  by: governingLetters[governing],
})

const meters = (ft: number): string => formatNumber(ft * METERS_PER_FOOT, 2)

/** Returns the text of a row on pages and in PDFs: '20', '6.10', '1,960', '889', 'C', '0.24' … */
export function printedRow(row: LoadRow): PrintedRow {
  const loads = loadCases.map((each) => {
    const cell = row[each]
    return [each, { ...printedCell(cell), deflectionIn: formatNumber(cell.deflectionIn, 2) }] as const
  })
  return {
    ft: String(row.spanFt),
    m: meters(row.spanFt),
    loads: Object.fromEntries(loads) as PrintedRow['loads'],
    selfDeflectionIn: formatNumber(row.selfDeflectionIn, 2),
  }
}

/** Anchor of a row on the load tables page, in the first position of its section: 'bs-tr12a-20-ft'. */
export const loadRowAnchor = (series: string, ft: number | string) => `${series.toLowerCase()}-${ft}-ft`

/** Row values in column order: span, load and deflection for each load case, self-weight deflection. */
export function printedValues(row: LoadRow): string[] {
  const { ft, m, loads, selfDeflectionIn } = printedRow(row)
  const cells = loadCases.flatMap((each) => [loads[each].lb, loads[each].kg, loads[each].by, loads[each].deflectionIn])
  return [ft, m, ...cells, selfDeflectionIn]
}

/** Values of a side table row, with dashes for missing loads. */
export const printedSideValues = ({ lengthFt, loads }: SideRow): string[] => [
  String(lengthFt),
  meters(lengthFt),
  ...loads.flatMap((cell) => {
    if (!cell) return ['–', '–', '–']
    const { lb, kg, by } = printedCell(cell)
    return [lb, kg, by]
  }),
]

/**
 * Returns the row for a span. Between two rows, each load is the lower value of the two. Returns undefined outside the
 * table.
 */
export function rowFor(rows: readonly LoadRow[], spanFt: number): LoadRow | undefined {
  const longer = rows.find((row) => row.spanFt >= spanFt)
  const shorter = rows.findLast((row) => row.spanFt <= spanFt)
  if (!longer || !shorter) return undefined
  const cells = loadCases.map(
    (each) => [each, longer[each].lb <= shorter[each].lb ? longer[each] : shorter[each]] as const,
  )
  return { ...longer, ...(Object.fromEntries(cells) as Record<LoadCase, SpanCell>) }
}
