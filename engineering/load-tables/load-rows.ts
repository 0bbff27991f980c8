/**
 * The rows of the load tables. This module does not import the calculations, so it is small enough for a browser. Spans
 * are in ft, and loads are in lb. Metric loads are calculated when a row is printed.
 */
import type { Governing } from '#engineering/beams/beams.ts'
import { type LoadCase, loadCases } from '#engineering/beams/load-cases.ts'
import { formatNumber, METERS_PER_FOOT, metricLoad } from '#engineering/units.ts'

export interface LoadCell {
  /** Total of a uniform load, or the value of each point load. */
  readonly lb: number
  readonly governing: GoverningCheck
}

/** The check that limits a load: a beam check or column buckling. */
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

/** Tables for cantilevers, two-span beams, and columns. Each table lists loads by length for two cases. */
export type SideTableKind = 'overhang' | 'two-spans' | 'column'

export interface SideRow {
  readonly lengthFt: number
  /** A load for each of the two cases. Undefined if the table does not list this length for the case. */
  readonly loads: readonly [LoadCell | undefined, LoadCell | undefined]
}

export const loadCaseNames: Readonly<Record<LoadCase, readonly [name: string, what: string]>> = {
  uniform: ['Uniform load', 'total'],
  center: ['Center point', 'one load'],
  third: ['Third points', 'each of two'],
  quarter: ['Quarter points', 'each of three'],
  fifth: ['Fifth points', 'each of four'],
}

export interface SideTableText {
  readonly title: string
  /** Heading for the column that lists the lengths. */
  readonly length: string
  readonly cases: readonly [readonly [name: string, what: string], readonly [name: string, what: string]]
  readonly about: string
}

/** Text to print when a part has no rating. */
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
      'Two equal spans, continuous over the middle support, with one or both spans loaded and the ends held down. The middle support carries up to 1.38 times the load on one span.',
  },
  column: {
    title: 'Axial column loads',
    length: 'Height',
    cases: [
      ['Both ends restrained', 'K = 1.0'],
      ['Base fixed, top free', 'K = 2.1'],
    ],
    about:
      'Static concentric load, distributed evenly over the section. Self-weight is deducted. Maximum slenderness ratio 200. Combine wind, lateral, and eccentric loads with the interaction equation.',
  },
}

/** Letters for the governing checks, in the order of the legend. */
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

/** Returns the governing checks in these cells without duplicates, in the order of the legend. */
const inOrder = (cells: readonly (LoadCell | undefined)[]): GoverningCheck[] =>
  (Object.keys(governingLetters) as GoverningCheck[]).filter((each) => cells.some((cell) => cell?.governing === each))

export const governingIn = (rows: readonly LoadRow[], sides: readonly SideRow[] = []): GoverningCheck[] =>
  inOrder([
    ...rows.flatMap((row) => loadCases.map((loadCase) => row[loadCase])),
    ...sides.flatMap(({ loads }) => loads),
  ])

/**
 * Rounds a load down for the tables: to a multiple of 10 lb if it is 1,000 lb or more, and to a whole pound otherwise.
 */
export const roundedDownLb = (lb: number): number => (lb >= 1000 ? Math.floor(lb / 10) * 10 : Math.floor(lb))

/** Formats printed pounds in kN, rounded down. */
export const listedKn = (lb: number): string => metricLoad(lb, 'lb', 'down')

interface PrintedCell {
  readonly lb: string
  /** In kN. */
  readonly metric: string
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
  metric: listedKn(lb),
  by: governingLetters[governing],
})

const meters = (ft: number): string => formatNumber(ft * METERS_PER_FOOT, 2)

/** Returns the text of a row for pages and PDFs: '20', '6.10', '1,960', '8.71', 'C', '0.24' … */
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
 * Anchor for a row on the load tables page, such as 'bs-tr12a-20-ft'. If a member is listed in two orientations, only
 * the rows for the first one have anchors.
 */
export const loadRowAnchor = (series: string, ft: number | string) => `${series.toLowerCase()}-${ft}-ft`

/** Row values in column order: span, then load and deflection for each load case, then deflection under self-weight. */
export function printedValues(row: LoadRow): string[] {
  const { ft, m, loads, selfDeflectionIn } = printedRow(row)
  const cells = loadCases.flatMap((each) => {
    const { lb, metric, by, deflectionIn } = loads[each]
    return [lb, metric, by, deflectionIn]
  })
  return [ft, m, ...cells, selfDeflectionIn]
}

/** Row values in a side table. Missing loads are shown as dashes. */
export const printedSideValues = ({ lengthFt, loads }: SideRow): string[] => [
  String(lengthFt),
  meters(lengthFt),
  ...loads.flatMap((cell) => {
    if (!cell) return ['–', '–', '–']
    const { lb, metric, by } = printedCell(cell)
    return [lb, metric, by]
  }),
]

/**
 * Returns the row for a span. If the span is between two rows, each load is the lower of the two values. Returns
 * undefined if the span is not covered by the table.
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
