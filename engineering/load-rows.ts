/**
 * A load table's rows without the engineering behind them, small enough for a browser: how they are read, found,
 * printed and sent. Spans in ft, loads in lb with kg beside.
 */
import { type Governing, type LoadCase, loadCases } from './beams.ts'
import { formatNumber, KG_PER_POUND, METERS_PER_FOOT } from './units.ts'

export interface LoadCell {
  /** Total of the uniform load, or each of the point loads. */
  readonly lb: number
  readonly kg: number
  readonly governing: Governing
}

export interface LoadRow extends Readonly<Record<LoadCase, LoadCell>> {
  readonly spanFt: number
  /** Sag at midspan under the beam's own weight, in. */
  readonly selfSagIn: number
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

/** What governs a value is one letter in a table, explained below it; in this order. */
export const governingLetters: Readonly<Record<Governing, string>> = {
  bending: 'B',
  joint: 'J',
  shear: 'S',
  deflection: 'D',
}

export const governingNames: Readonly<Record<Governing, string>> = {
  bending: 'bending of the member',
  joint: 'bolted joint in the span',
  shear: 'shear at the support',
  deflection: `deflection, span/${DEFLECTION_RATIO}`,
}

/** All that governs somewhere in the rows, in the order of the letters. */
export const governingIn = (rows: readonly LoadRow[]): Governing[] =>
  (Object.keys(governingLetters) as Governing[]).filter((each) =>
    rows.some((row) => loadCases.some((loadCase) => row[loadCase].governing === each)),
  )

/** Kilograms to 1 kg, rounded down, of the printed pounds. */
export const loadCell = (lb: number, governing: Governing): LoadCell => ({
  lb,
  kg: Math.floor(lb * KG_PER_POUND),
  governing,
})

export interface PrintedRow {
  readonly ft: string
  readonly m: string
  readonly loads: Readonly<Record<LoadCase, { readonly lb: string; readonly kg: string; readonly by: string }>>
  readonly sagIn: string
}

/** A row's figures as they stand on paper and on the page: '20', '6.10', '2,650', '1,202', 'J', '0.04'. */
export function printedRow(row: LoadRow): PrintedRow {
  const loads = loadCases.map((each) => {
    const { lb, kg, governing } = row[each]
    return [each, { lb: formatNumber(lb), kg: formatNumber(kg), by: governingLetters[governing] }] as const
  })
  return {
    ft: String(row.spanFt),
    m: formatNumber(row.spanFt * METERS_PER_FOOT, 2),
    loads: Object.fromEntries(loads) as PrintedRow['loads'],
    sagIn: formatNumber(row.selfSagIn, 2),
  }
}

/**
 * The row that holds for a span: its own, or that of the next longer span, for no row is less than a longer one.
 * Undefined where the table does not reach.
 */
export const rowFor = (rows: readonly LoadRow[], spanFt: number): LoadRow | undefined =>
  spanFt < (rows[0]?.spanFt ?? 0) ? undefined : rows.find((row) => row.spanFt >= spanFt)

/** Rows as a text, for a page to carry: '2 5300S5300S2650S1760S1320S0 …', sag in hundredths of an inch. */
export const packRows = (rows: readonly LoadRow[]): string =>
  rows
    .map((row) => {
      const loads = loadCases.map((each) => `${row[each].lb}${governingLetters[row[each].governing]}`)
      return `${row.spanFt} ${loads.join('')}${Math.round(Number(row.selfSagIn.toFixed(2)) * 100)}`
    })
    .join('\n')

const governingOf = (letter: string): Governing =>
  (Object.keys(governingLetters) as Governing[]).find((each) => governingLetters[each] === letter) ?? 'bending'

/** The rows that were packed; their sag is known to the hundredth of an inch that is printed. */
export const unpackRows = (text: string): LoadRow[] =>
  text.split('\n').map((line) => {
    const [spanFt = '', loads = ''] = line.split(' ')
    const [sag] = /\d+$/.exec(loads) ?? ['0']
    const cells = [...loads.matchAll(/(\d+)([A-Z])/g)].map(([, lb, letter = ''], index) => [
      loadCases[index],
      loadCell(Number(lb), governingOf(letter)),
    ])
    return {
      spanFt: Number(spanFt),
      selfSagIn: Number(sag) / 100,
      ...(Object.fromEntries(cells) as Record<LoadCase, LoadCell>),
    }
  })
