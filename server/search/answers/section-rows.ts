/** Allowable loads for a section at a given length, from the rows of its load table. */

import type { SearchAnswer } from '#contract/search.ts'
import type { LoadCase } from '#engineering/beams/load-cases.ts'
import { loadTableNames } from '#engineering/checks/load-table-names.ts'
import {
  type LoadCell,
  loadCaseNames,
  loadRowAnchor,
  rowFor,
  type SideRow,
  sideTables,
} from '#engineering/load-tables/load-rows.ts'
import { formatLoad, formatNumber, KG_PER_POUND, METERS_PER_FOOT } from '#engineering/units.ts'
import { governs } from '#engineering/words.ts'
import type { SectionFact } from '../site-facts.ts'
import type { Token } from '../terms.ts'
import { inBothUnits, inOrder, type Question, sentences } from './question.ts'

/** A question about a section, and the same section in the other material if the question names no material. */
export interface SectionQuestion extends Question {
  readonly section: SectionFact
  readonly other: SectionFact | undefined
  readonly loadCase: LoadCase
}

export type Position = SectionFact['positions'][number]

export const OVERHANG = /\b(cantilever\w*|overhang\w*|stick(s|ing)? out)\b/

/** Words for columns rather than spans. */
export const COLUMN = /\b(columns?|axial|posts?|uprights?|vertical|legs?|towers?|tall|standing|pillars?)\b/

export const UNIFORM = /\b(uniform\w*|evenly|distributed|spread|udl)\b/

const CASE_WORDS: readonly (readonly [LoadCase, RegExp])[] = [
  ['third', /\bthird\b/],
  ['quarter', /\bquarter\b/],
  ['fifth', /\bfifth\b/],
  ['center', /\b(cent(er|re)|middle|midspan|mid span|point|single|concentrated|cpl)\b/],
]

export const caseOf = (text: string): LoadCase => CASE_WORDS.find(([, asks]) => asks.test(text))?.[0] ?? 'uniform'

/** Returns true if a question names 'Flat' or 'On edge'. */
export const isPosition = (label: string, text: string) => text.includes(label.toLowerCase().replace('on ', ''))

export const nameIn = ({ title, positions }: SectionFact, { label }: Position) =>
  positions.length > 1 ? `${title}, ${label.toLowerCase()}` : title

const loadText = ({ lb }: LoadCell) => formatLoad(lb, 'lb', 'down')

export const bothUnits = (cell: LoadCell) => inBothUnits(loadText(cell))

/** Matches a question that asks for kilograms: 'in kg', 'how many kilos'. */
const ASKS_KG = /(?<!\d ?)\b(kgs?|kilos?|kilograms?)\b/

/** The load in the question's units. Limits are rounded down. */
const loadIn = ({ text, isMetric }: Question, cell: LoadCell) =>
  ASKS_KG.test(text)
    ? { value: `${formatNumber(Math.floor(cell.lb * KG_PER_POUND))} kg`, other: bothUnits(cell) }
    : inOrder(loadText(cell), isMetric || /\b(kn|kilonewtons?)\b/.test(text))

/** Names the governing check, and also the rows that were used if the table has no row for the length. */
function noteOn(rowsFt: readonly number[], lengthFt: number, { governing }: LoadCell): string {
  const { longer, shorter } = around(rowsFt, lengthFt, (each) => each)
  return sentences([
    longer !== shorter && `Lower of the ${shorter}- and ${longer}-ft values.`,
    governs(loadTableNames[governing].replace(/, (.+)/, ' ($1)')),
  ])
}

/** Returns the rows just above and below a length. If there is a row for the length itself, both are that row. */
const around = <Row>(rows: readonly Row[], lengthFt: number, lengthOf: (row: Row) => number) => ({
  longer: rows.find((row) => lengthOf(row) >= lengthFt - 1e-9),
  shorter: rows.findLast((row) => lengthOf(row) <= lengthFt + 1e-9),
})

/** Returns the row for a length. Between two rows, returns the one with the lower load, as `rowFor` does for spans. */
function sideRowFor(rows: readonly SideRow[], lengthFt: number): SideRow | undefined {
  const { longer, shorter } = around(rows, lengthFt, (row) => row.lengthFt)
  if (!longer || !shorter) return undefined
  const lower = (first?: LoadCell, second?: LoadCell) => first && second && (first.lb <= second.lb ? first : second)
  const [first, second] = longer.loads
  return { ...longer, loads: [lower(first, shorter.loads[0]), lower(second, shorter.loads[1])] }
}

const overhangOf = ({ sides }: Position) => sides.find(({ kind }) => kind === 'overhang')?.rows ?? []

/** Returns the lower cantilever load for the cases in a question: uniform, at the tip, or both. */
function overhangLoad(position: Position, lengthFt: number, text: string): LoadCell | undefined {
  const isTip = /\b(tip|end|point|single)\b/.test(text)
  const isSpread = UNIFORM.test(text) || /\btotal\b/.test(text)
  const loads = sideRowFor(overhangOf(position), lengthFt)?.loads ?? [undefined, undefined]
  return (isTip ? [loads[1]] : isSpread ? [loads[0]] : loads).reduce((low, each) =>
    low && each && low.lb <= each.lb ? low : each,
  )
}

/** A load lookup: the section's orientation, the length as text and in ft, and the load in the other orientation. */
interface Lookup {
  readonly position: Position
  readonly at: string
  readonly lengthFt: number
  readonly inOtherPosition: string | undefined
}

/**
 * Returns the load at a length, in the weaker orientation of the section unless the question specifies an orientation.
 */
export function loadAt(question: SectionQuestion, lengthFt: number, { term }: Token): SearchAnswer | undefined {
  const { section, text, loadCase } = question
  const isOverhang = OVERHANG.test(text)
  const loadOf = (each: Position) =>
    isOverhang ? overhangLoad(each, lengthFt, text) : rowFor(each.rows, lengthFt)?.[loadCase]
  const named = section.positions.find(({ label }) => isPosition(label, text))
  const [position, otherPosition] = named
    ? [named]
    : section.positions.toSorted((a, b) => (loadOf(a)?.lb ?? 0) - (loadOf(b)?.lb ?? 0))
  if (!position) return undefined
  const feet = formatNumber(lengthFt, Number.isInteger(lengthFt) ? 0 : 2)
  const at = term.endsWith('m')
    ? `${term.slice(0, -1)} m (${formatNumber(lengthFt, 1)} ft)`
    : `${feet} ft (${formatNumber(lengthFt * METERS_PER_FOOT, 2)} m)`
  const otherLoad = otherPosition && loadOf(otherPosition)
  const inOtherPosition = otherLoad && `${otherPosition.label}: ${bothUnits(otherLoad)}.`
  const lookup: Lookup = { position, at, lengthFt, inOtherPosition }
  if (isOverhang) return overhangAnswer(question, lookup, loadOf(position))
  return COLUMN.test(text) ? columnAnswer(question, lookup) : spanAnswer(question, lookup)
}

function spanAnswer(question: SectionQuestion, { position, at, lengthFt, inOtherPosition }: Lookup) {
  const { section, other, text, loadCase } = question
  const row = rowFor(position.rows, lengthFt)
  // The end of a simple span is at a support, so the table lists no load there.
  if (!row || /\b(end|tip)\b/.test(text)) return undefined
  const otherCase: LoadCase = loadCase === 'uniform' ? 'center' : 'uniform'
  const otherRow = other?.positions[0] && rowFor(other.positions[0].rows, lengthFt)
  const rowsFt = position.rows.map(({ spanFt }) => spanFt)
  const [caseName, what] = loadCaseNames[loadCase]
  const load = `static ${caseName.toLowerCase()}, ${what}`
  return {
    label: `${nameIn(section, position)} at ${at}: ${load}, simple span, self-weight deducted`,
    ...loadIn(question, row[loadCase]),
    also: `${loadIn(question, row[otherCase]).value} ${otherCase === 'center' ? 'at center' : 'uniform'}`,
    note: sentences([
      noteOn(rowsFt, lengthFt, row[loadCase]),
      `${loadCaseNames[otherCase].join(', ')}: ${bothUnits(row[otherCase])}.`,
      inOtherPosition,
      other && otherRow && `In ${other.material}: ${bothUnits(otherRow[loadCase])}.`,
      section.type === 'truss' && section.size !== '3' && 'Point loads act at nodes, half on each chord.',
    ]),
    source: {
      text: `Load Tables, ${section.title}`,
      address: `/load-tables#${loadRowAnchor(section.series, row.spanFt)}`,
    },
  }
}

function overhangAnswer(question: SectionQuestion, lookup: Lookup, load: LoadCell | undefined) {
  const rows = overhangOf(lookup.position)
  const index = sideRowFor(rows, lookup.lengthFt)?.loads.indexOf(load)
  return sideAnswer(question, lookup, 'overhang', rows, index)
}

/** The top of a column is assumed to be free unless the question says otherwise. */
function columnAnswer(question: SectionQuestion, lookup: Lookup) {
  const { section, text } = question
  const isFree = /\b(free|cantilever\w*)\b/.test(text)
  const isRestrained = /\b(held|both|pinned|braced)\b/.test(text)
  const row = sideRowFor(section.columns, lookup.lengthFt)
  const index = row?.loads[1] && (isFree || !isRestrained) ? 1 : 0
  return isFree && index === 0 ? undefined : sideAnswer(question, lookup, 'column', section.columns, index)
}

function sideAnswer(
  question: SectionQuestion,
  { position, at, lengthFt, inOtherPosition }: Lookup,
  side: 'overhang' | 'column',
  rows: readonly SideRow[],
  index: number | undefined,
): SearchAnswer | undefined {
  const { section } = question
  const loads = sideRowFor(rows, lengthFt)?.loads
  const cell = index !== undefined && loads?.[index]
  if (!loads || !cell) return undefined
  const { title, cases, about } = sideTables[side]
  const otherCell = loads[1 - index]
  const isColumn = side === 'column'
  const name = isColumn ? section.title : nameIn(section, position)
  const supports = isColumn ? 'concentric' : 'far end of the back span held down'
  return {
    label: `${name}: ${title.toLowerCase()} at ${at}, ${cases[index]?.[0].toLowerCase()}, static, ${supports}`,
    ...loadIn(question, cell),
    note: sentences([
      noteOn(
        rows.map((each) => each.lengthFt),
        lengthFt,
        cell,
      ),
      `${cases[1 - index]?.[0]}: ${otherCell ? bothUnits(otherCell) : 'not rated at this height'}.`,
      !isColumn && inOtherPosition,
      about,
    ]),
    source: { text: `Load Tables, ${section.title}`, address: section.address },
  }
}
