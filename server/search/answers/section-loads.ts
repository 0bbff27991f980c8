import { compactNumber } from '#contract/part-number.ts'
/** Answers about the allowable load for a truss or extrusion at a given span, and about the maximum span for a load. */
import type { SearchAnswer } from '#contract/search.ts'
import type { LoadCase } from '#engineering/beams/load-cases.ts'
import { type LoadRow, loadRowAnchor, rowFor } from '#engineering/load-tables/load-rows.ts'
import { formatLoad, formatNumber, METERS_PER_FOOT } from '#engineering/units.ts'
import { WEAK_STEMS } from '../concepts.ts'
import { QUESTION_PATTERNS, QUESTION_WORDS } from '../language.ts'
import { dimensionOf, quantityText } from '../quantities.ts'
import type { SectionFact } from '../site-facts.ts'
import type { Token } from '../terms.ts'
import { isIn, isNear, type Question, sentences, WEIGHT, words } from './question.ts'
import {
  bothUnits,
  COLUMN,
  caseOf,
  isPosition,
  loadAt,
  nameIn,
  OVERHANG,
  type Position,
  type SectionQuestion,
  UNIFORM,
} from './section-rows.ts'

const SERIES = /^(tr(?:12|06|03)[as]?|ex(?:1515|1530|3030|3060))/

export const isLoadWord = isIn(words(QUESTION_WORDS.load))

export const SEVERAL_SPANS = /\b(two|three|2|3|continuous|multi|double)[ -]?spans?\b/

const MAX_PART_FT = 10

/** Returns the allowable load at the span in the question, or the maximum span for the load in the question. */
export function aboutSection(question: Question, sections: readonly SectionFact[]): SearchAnswer | undefined {
  const { text, tokens } = question
  // 'tr12a' for 'tr12a10'.
  const named = tokens.map(({ term }) => SERIES.exec(term)?.[1]).find((each) => each !== undefined)
  const type = typeIn(text, named)
  const others = tokens.filter((token) => !/\d/.test(token.term) && !isLoadWord(token) && !WEAK_STEMS.has(token.term))
  const [length, ...more] = tokens.filter(({ term }) => /^[\d.]+(ft|m)$/.test(term))
  const asked = length ?? massesIn(tokens)[0]?.token
  if (!type || others.length + more.length > 0 || SEVERAL_SPANS.test(text) || !asked) return undefined
  const candidates = sections.filter((section) => section.type === type && isSize(section, tokens, named, asked))
  const material = /\bsteel\b/.test(text) || /^tr\d+s/.test(named ?? '') ? 'steel' : 'aluminum'
  const section = candidates.find((each) => each.material === material)
  if (!section || new Set(candidates.map(({ size }) => size)).size > 1) return undefined
  // Any other number, such as the 40 cm in '2 m by 40 cm', would change the question.
  if (!tokens.every((token) => token === asked || isSizeNumber(token, section))) return undefined
  const isNamed = /\b(alu\w*|steel)\b/.test(text) || /^tr\d+[as]/.test(named ?? '') || type === 'extrusion'
  const other = isNamed ? undefined : candidates.find((each) => each.material !== material)
  const about: SectionQuestion = { ...question, section, other, loadCase: caseOf(text) }
  if (!length) return spanFor(about)
  const spanFt = (dimensionOf(length.term)?.value ?? 0) / 12
  // If parts are made in this length, it is a part length rather than a span.
  const isPart = spanFt <= MAX_PART_FT && !QUESTION_PATTERNS.sectionLoad.test(text) && !OVERHANG.test(text)
  if (isPart || (WEIGHT.test(text) && !QUESTION_PATTERNS.notAboutWeight.test(text))) return undefined
  const answer = loadAt(about, spanFt, length)
  const verdict = verdictOn(about, spanFt)
  return answer && verdict ? { ...answer, note: `${verdict} ${answer.note}` } : answer
}

function typeIn(text: string, named: string | undefined): SectionFact['type'] | undefined {
  if (/\b(truss|trusses|girders?)\b/.test(text) || named?.startsWith('tr')) return 'truss'
  return /\b(extrusions?|profiles?)\b/.test(text) || named ? 'extrusion' : undefined
}

/** Returns false if the token is a length or a number that differs from the section's size, and true otherwise. */
function isSizeNumber({ term }: Token, { size }: SectionFact): boolean {
  const amount = dimensionOf(term)
  if (amount ? amount.dimension !== 'length' : !/^[\d.]+$/.test(term)) return true
  return size.split('x').some((side) => isNear(amount?.value ?? Number(term), Number(side)))
}

/** Returns true if a query names the size of a section: '12 in', '12', '300 mm', '3x6', 'tr12'. */
function isSize({ series, size }: SectionFact, tokens: readonly Token[], named: string | undefined, length: Token) {
  if (named) return compactNumber(series).startsWith(named)
  const others = tokens.filter((token) => token !== length)
  const rows = others.flatMap(({ also }) => also.filter((each) => /^[\d.]+x[\d.]+$/.test(each)))
  const sizes = size.includes('x') ? [size, size.split('x').reverse().join('x')] : [`${size}x${size}`]
  if (rows.length > 0) return rows.some((row) => sizes.includes(row))
  const inches = others.flatMap(({ term }) => {
    const amount = dimensionOf(term)
    if (amount?.dimension === 'length') return [amount.value]
    return /^[\d.]+$/.test(term) ? [Number(term)] : []
  })
  const [only, ...more] = inches
  return only !== undefined && more.length === 0 && !size.includes('x') && isNear(only, Number(size))
}

export interface AskedLoad {
  readonly token: Token
  /** In lb, or in lb/ft if it is per foot. */
  readonly lb: number
  readonly isPerFoot?: boolean
}

/** Returns the loads that a question names, in lb. */
export const massesIn = (tokens: readonly Token[]): AskedLoad[] =>
  tokens.flatMap((token) => {
    const amount = dimensionOf(token.term)
    return amount?.dimension === 'mass' ? [{ token, lb: amount.value }] : []
  })

/**
 * Words for several loads or for a load per unit length. If a question contains one of these words, comparing a single
 * load would give a wrong answer.
 */
export const SEVERAL = /\b(loads|points|picks|each|per|every|both|pairs?|several)\b|lb\s*\/|kg\s*\/|plf/

/**
 * Returns the load in a question, in lb, if the question compares exactly one load on a simple span.
 * @param maxNumbers how many numbers the size, the span, and the load account for. Any additional number could be a
 * count.
 */
function comparedLoad({ text, tokens, loadCase }: SectionQuestion, maxNumbers: number): AskedLoad | undefined {
  const [asked, ...more] = massesIn(tokens)
  const numbers = tokens.filter(({ term }) => /\d/.test(term)).length
  const isOne = asked && more.length === 0 && numbers <= maxNumbers && !SEVERAL.test(text)
  const isSimple = !OVERHANG.test(text) && !COLUMN.test(text) && (loadCase === 'uniform' || loadCase === 'center')
  return isOne && isSimple ? asked : undefined
}

export const CASE_NAMES: Readonly<Partial<Record<LoadCase, string>>> = {
  uniform: 'uniform load',
  center: 'center point load',
}

/** The load in a question, rounded up: '500 lb', '2.46 kN / 552 lb', or '250 kg (2.46 kN / 552 lb)' if it is a mass. */
export function askedLoad({ token, lb, isPerFoot }: AskedLoad, isMetric: boolean): string {
  const { us, metric } = formatLoad(lb, isPerFoot ? 'lb/ft' : 'lb', 'up')
  if (!isMetric) return us
  const isMass = /\d(kg|t)$/.test(token.term)
  return isMass ? `${quantityText(token.term)} (${metric} / ${us})` : `${metric} / ${us}`
}

/** '500 lb: yes as a uniform load, no as a center point load.' Undefined unless the question names exactly one load. */
function verdictOn(question: SectionQuestion, spanFt: number): string | undefined {
  const [position, ...others] = question.section.positions
  const row = position && rowFor(position.rows, spanFt)
  const asked = comparedLoad(question, 3)
  if (!asked || !row || others.length > 0) return undefined
  const cases: readonly LoadCase[] = question.loadCase === 'uniform' ? ['uniform', 'center'] : ['center']
  const verdicts = cases.map((each) => `${asked.lb <= row[each].lb ? 'yes' : 'no'} as a ${CASE_NAMES[each]}`)
  return `${askedLoad(asked, question.isMetric)}: ${verdicts.join(', ')}.`
}

const FARTHEST = /\b(how (far|long)|farthest|longest|max(imum)? (span|length|distance)|span|spans|reach)\b/

/** Words for a cantilever, or for the weight of the truss itself. */
export const NOT_SIMPLE = /\b(tip|ends?|free|weigh\w*|heavy)\b/

/**
 * Returns the longest rated span that carries the load in the question. If the question doesn't say how the load acts,
 * the section must carry it both as a uniform load and as a center point load.
 */
function spanFor(question: SectionQuestion): SearchAnswer | undefined {
  const { section, other, text, isMetric, loadCase } = question
  const compared = comparedLoad(question, section.size.includes('x') ? 3 : 2)
  if (!compared || compared.lb <= 0 || !FARTHEST.test(text) || NOT_SIMPLE.test(text)) return undefined
  const cases: readonly LoadCase[] =
    loadCase === 'center' ? ['center'] : UNIFORM.test(text) ? ['uniform'] : ['uniform', 'center']
  const carries = (row: LoadRow) => cases.every((each) => row[each].lb >= compared.lb)
  const { position, row } = longest(section, text, carries) ?? {}
  if (!position || !row) return undefined
  const weaker = position.rows.filter((each) => each.spanFt < row.spanFt && !carries(each)).map(({ spanFt }) => spanFt)
  const next = position.rows.find(({ spanFt }) => spanFt > row.spanFt)
  const otherRow = other && longest(other, text, carries)?.row
  const ratedAt = (each: LoadRow) => {
    const loads = cases.map((name) => `${bothUnits(each[name])} as a ${CASE_NAMES[name]}`)
    return `Rated at ${each.spanFt} ft for ${loads.join(' and ')}.`
  }
  const span = spanTexts(row.spanFt)
  const asked = `a static ${askedLoad(compared, isMetric)} ${cases.map((each) => CASE_NAMES[each]).join(' or ')}`
  return {
    label: `${nameIn(section, position)}: longest rated simple span for ${asked}, self-weight deducted`,
    ...(isMetric ? { value: span.metric, other: span.us } : { value: span.us, other: span.metric }),
    note: sentences([
      ratedAt(row),
      next ? ratedAt(next) : `The load table ends at ${row.spanFt} ft.`,
      weaker.length > 0 && `Not rated for this load at ${weaker.join(', ')} ft.`,
      otherRow && `In ${other.material}: ${Object.values(spanTexts(otherRow.spanFt)).join(' / ')}.`,
    ]),
    source: {
      text: `Load Tables, ${section.title}`,
      address: `/load-tables#${loadRowAnchor(section.series, row.spanFt)}`,
    },
  }
}

/**
 * Returns the row with the longest span that can carry a load, in the weaker orientation unless the question specifies
 * an orientation.
 */
function longest({ positions }: SectionFact, text: string, carries: (row: LoadRow) => boolean) {
  const named = positions.find(({ label }) => isPosition(label, text))
  const rows = (named ? [named] : positions).map((position: Position) => ({
    position,
    row: position.rows.findLast(carries),
  }))
  return rows.toSorted((a, b) => (a.row?.spanFt ?? 0) - (b.row?.spanFt ?? 0))[0]
}

/** Meters are rounded down, so that the span is never longer than the rated span. */
const spanTexts = (ft: number) => ({
  us: `${ft} ft`,
  metric: `${formatNumber(Math.floor(ft * METERS_PER_FOOT * 100) / 100, 2)} m`,
})
