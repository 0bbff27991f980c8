/**
 * A load table's rows without the engineering behind them, small enough for a browser: how they are read, found,
 * and printed. Spans in ft, loads in lb; kg are derived from these where they are printed.
 */
import { type Governing, type LoadCase, loadCases } from './beams.ts'
import { formatNumber, KG_PER_POUND, METERS_PER_FOOT } from './units.ts'

export interface LoadCell {
  /** Total of a uniform load, or each of the point loads. */
  readonly lb: number
  readonly governing: GoverningCheck
}

/** What limits a load: a check of a beam, or the buckling of a column. */
export type GoverningCheck = Governing | 'buckling'

export interface SpanCell extends LoadCell {
  /** At midspan under this load, in. */
  readonly deflectionIn: number
}

export interface LoadRow extends Readonly<Record<LoadCase, SpanCell>> {
  readonly spanFt: number
  /** At midspan under the weight of the member alone, in. */
  readonly selfDeflectionIn: number
}

/** Tables beside the one of single spans: their loads over a length, two cases each. */
export type SideTableKind = 'overhang' | 'two-spans' | 'column'

export interface SideRow {
  readonly lengthFt: number
  /** One of each case of the table; none where the length is beyond what the case allows. */
  readonly loads: readonly [LoadCell | undefined, LoadCell | undefined]
}

/** Span over deflection under the applied load. */
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
  /** Head of the column of lengths. */
  readonly length: string
  readonly cases: readonly [readonly [name: string, what: string], readonly [name: string, what: string]]
  readonly about: string
}

/** In the place of a rating. */
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
      'An end that overhangs its support; the span behind it is at least as long and its far end is held down. No joint in the overhang or over its support.',
  },
  'two-spans': {
    title: 'Loads of two equal spans',
    length: 'Each span',
    cases: [
      ['Uniform load', 'total, each span'],
      ['Center point', 'one load, each span'],
    ],
    about:
      'Three supports, the member continuous over the middle one; either or both spans loaded, the ends held down. The middle support carries up to 1.38 times the load of one span.',
  },
  column: {
    title: 'Axial loads of a column',
    length: 'Height',
    cases: [
      ['Both ends held', 'K = 1.0'],
      ['Base fixed, top free', 'K = 2.1'],
    ],
    about:
      'Static load in the middle of the section, spread evenly over it; its own weight is deducted. Up to a slenderness of 200. Wind, sideways loads and loads off the middle are added by the interaction rule.',
  },
}

/** What governs a value is one letter in a table, explained below it; in this order. */
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
  bending: 'bending of the member',
  chord: 'chord bent between nodes',
  node: 'post at a node',
  joint: 'bolted joint in the span',
  shear: 'shear at the support',
  crippling: 'crippling of the webs',
  deflection: `deflection, span/${DEFLECTION_RATIO}`,
  buckling: 'buckling of the column',
}

/** 'Chord bent between nodes governs.', 'Walls of the hinge govern.' */
export const governs = (what: string): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} ${/^\w+[^s]s\b/.test(what) ? 'govern' : 'governs'}.`

/** All that governs some of the cells, in the order of the letters. */
const inOrder = (cells: readonly (LoadCell | undefined)[]): GoverningCheck[] =>
  (Object.keys(governingLetters) as GoverningCheck[]).filter((each) => cells.some((cell) => cell?.governing === each))

/** All that governs some cell of a table and of its side tables. */
export const governingIn = (rows: readonly LoadRow[], sides: readonly SideRow[] = []): GoverningCheck[] =>
  inOrder([
    ...rows.flatMap((row) => loadCases.map((loadCase) => row[loadCase])),
    ...sides.flatMap(({ loads }) => loads),
  ])

/** Pounds as they are listed, down: to 10 lb from 1,000 lb up, to 1 lb below. */
export const roundedDownLb = (lb: number): number => (lb >= 1000 ? Math.floor(lb / 10) * 10 : Math.floor(lb))

/** Kilograms to 1 kg, rounded down, of the printed pounds. */
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

/** A row's figures as they stand on paper and on the page: '20', '6.10', '1,960', '889', 'C', '0.24' … */
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

/**
 * Where the row of a span stands on the page of load tables, in the first position of its section: 'bs-tr12a-20-ft'.
 */
export const loadRowAnchor = (series: string, ft: number | string) => `${series.toLowerCase()}-${ft}-ft`

/** All figures of a row in the order of its columns: span, each case's load and deflection, the member's own. */
export function printedFigures(row: LoadRow): string[] {
  const { ft, m, loads, selfDeflectionIn } = printedRow(row)
  const cells = loadCases.flatMap((each) => [loads[each].lb, loads[each].kg, loads[each].by, loads[each].deflectionIn])
  return [ft, m, ...cells, selfDeflectionIn]
}

/** All figures of a row of a side table; dashes where there is no load. */
export const printedSideFigures = ({ lengthFt, loads }: SideRow): string[] => [
  String(lengthFt),
  meters(lengthFt),
  ...loads.flatMap((cell) => {
    if (!cell) return ['–', '–', '–']
    const { lb, kg, by } = printedCell(cell)
    return [lb, kg, by]
  }),
]

/**
 * What holds for a span: its own row, or between two rows the lower value of both for each load. Undefined where the
 * table does not reach.
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
