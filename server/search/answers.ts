/**
 * Answers shown above the results, for questions that one number answers. Every word of the query must be understood,
 * or there is no answer. Values come from the pages' data (`facts.ts`).
 */

import type { LoadLimit } from '../../catalog/load-rating.ts'
import type { SearchAnswer } from '../../contract/search.ts'
import { fold } from '../../contract/search-words.ts'
import type { LoadCase } from '../../engineering/beams.ts'
import {
  governingNames,
  governs,
  type LoadCell,
  type LoadRow,
  listedKg,
  loadCaseNames,
  loadRowAnchor,
  NOT_RATED,
  rowFor,
  type SideRow,
  sideTables,
} from '../../engineering/load-rows.ts'
import { formatNumber, formatQuantity, KN_PER_POUND, METERS_PER_FOOT } from '../../engineering/units.ts'
import { conceptsAt, WEAK_STEMS } from './concepts.ts'
import { type Facts, type OfficeFact, type PartFact, poundsOf, type SectionFact } from './facts.ts'
import { FOREIGN_STOP_WORDS, QUESTION_TRANSLATIONS, QUESTION_WORDS } from './language.ts'
import { dimensionOf, inFeet, METRIC_THREAD, withDigits } from './quantities.ts'
import { compactNumber, phraseAt, stem, type Token, tokenize } from './terms.ts'

/** Creates a function that answers questions from the given facts only. */
export function answersFrom(facts: Facts) {
  const parts = facts.parts.map(knownPart)

  /** Returns the answer to a query in the units that it names, or undefined if the question is ambiguous. */
  function answerTo(typed: string): SearchAnswer | undefined {
    const original = fold(inFeet(withDigits(typed)))
    const text = translated(original)
    const tokens = tokenize(text).filter(
      ({ word, term }) => (!FOREIGN_STOP_WORDS.has(word) && !REQUESTED_UNITS.has(word)) || /\d/.test(term),
    )
    if (tokens.length === 0 || tokens.length > 16) return undefined
    const question: Question = {
      text,
      tokens,
      isMetric:
        text !== original ||
        tokens.some(({ term }) => dimensionOf(term)?.system === 'metric') ||
        METRIC_WORDS.test(text),
    }
    return (
      sectionAnswer(question, facts.sections) ??
      sectionFor(question, facts.sections) ??
      aboutCompany({ ...question, text: original }, facts) ??
      aboutPart(question, parts, facts)
    )
  }

  return { answerTo }
}

interface Question {
  /** In English, lowercase, without accents, with number words as digits and lengths in feet. */
  readonly text: string
  readonly tokens: readonly Token[]
  /** Whether the question uses metric units, which then come first. */
  readonly isMetric: boolean
}

const ENGLISH = new Map(
  Object.entries(QUESTION_TRANSLATIONS).flatMap(([english, foreign]) =>
    foreign.map((word) => [word, english] as const),
  ),
)

/** Translates the German, French, and Spanish words of common questions. */
const translated = (text: string) => text.replace(/[a-z]{3,}/g, (word) => ENGLISH.get(word) ?? word)

/** Units requested for the answer: 'in kg', 'how many newton meters'. They name no part. */
const REQUESTED_UNITS = words(QUESTION_WORDS.askedUnits)

const METRIC_WORDS =
  /\b(metric|millimet(?:er|re)s?|cm|kilonewtons?|kilos?|kilograms?|kgs?|meters?|metres?|mm|newton|n[·.]?m|kn)\b/

const inOrder = (us: string, metric: string | undefined, isMetric: boolean) =>
  !metric ? { value: us } : isMetric ? { value: metric, other: us } : { value: us, other: metric }

// Patterns for the requested value
const LOAD =
  /\b(kn|kilonewtons?|loads?|loading|loaded|capacity|capacities|holds?|holding|carry|carries|supports?|bears?|wll|swl|udl|strong|strength|limits?|rated|rating|withstand)\b/
const WEIGHT = /\b(how many (?:kilos?|kgs?|kilograms?|pounds|lbs?)|weights?|weighs?|weighing|heavy|mass)\b/
const TORQUE =
  /\b(torques?|torqued|tight|tighten|tightened|tightening|tightness|ft[- ]?lbs?|foot[- ]pounds|nm|newton[- ]?met(?:er|re)s?)\b/

// Loads by span

const MORE_SPANS = /\b(two|three|2|3|continuous|multi|double)[ -]?spans?\b/
const TRUSS = /\b(truss|trusses|girders?)\b/
const EXTRUSION = /\b(extrusions?|profiles?)\b/
const SERIES = /^(tr(?:12|06|03)[as]?|ex(?:1515|1530|3030|3060))/

/** Returns 'tr12a' for 'tr12a10'. */
const seriesIn = (term: string): string | undefined => SERIES.exec(term)?.[1]

/** Other words that may appear in a question about the load of a section. */
const LOAD_WORDS = words(QUESTION_WORDS.load)

function sectionAnswer(
  { text, tokens, isMetric }: Question,
  sections: readonly SectionFact[],
): SearchAnswer | undefined {
  const named = tokens.map(({ term }) => seriesIn(term)).find((each) => each !== undefined)
  const type =
    TRUSS.test(text) || named?.startsWith('tr') ? 'truss' : EXTRUSION.test(text) || named ? 'extrusion' : undefined
  if (!type) return undefined
  const others = tokens.filter(
    ({ term, word }) => !/\d/.test(term) && !LOAD_WORDS.has(term) && !LOAD_WORDS.has(word) && !WEAK_STEMS.has(term),
  )
  const lengths = tokens.filter(({ term }) => /^[\d.]+(ft|m)$/.test(term))
  const [length, ...more] = lengths
  if (others.length + more.length > 0 || MORE_SPANS.test(text)) return undefined
  const asked = length ?? massesIn(tokens)[0]?.token
  if (!asked) return undefined
  const candidates = sections.filter((section) => section.type === type && isSize(section, tokens, named, asked))
  const material = /\bsteel\b/.test(text) || /^tr\d+s/.test(named ?? '') ? 'steel' : 'aluminum'
  const section = candidates.find((each) => each.material === material)
  if (!section || new Set(candidates.map(({ size }) => size)).size > 1) return undefined
  // Any other number, such as the 40 cm of '2 m 40 cm', would change the question.
  if (!tokens.every((token) => token === asked || isSizeNumber(token, section))) return undefined
  const isNamed = /\b(alu\w*|steel)\b/.test(text) || /^tr\d+[as]/.test(named ?? '') || type === 'extrusion'
  const other = isNamed ? undefined : candidates.find((each) => each.material !== material)
  if (!length) return spanFor(section, other, tokens, text, isMetric)
  const asksLoad =
    LOAD.test(text) ||
    OVERHANG.test(text) ||
    /\b(points?|column|middle|midspan|cent(er|re)|thirds?|quarters?|fifths?|uniform|flat|edge)\b/.test(text)
  const spanFt = (dimensionOf(length.term)?.value ?? 0) / 12
  const isWeight =
    WEIGHT.test(text) &&
    !/\b(hold|holds|carry|support|supports|bear|capacity|limit|hang|put|load|loads|middle|center|centre|tip|evenly|uniform\w*|distributed|spread|udl)\b/.test(
      text,
    )
  // A length that a part can have is its length rather than a span.
  if (isWeight || (!asksLoad && spanFt <= MAX_PART_FT)) return undefined
  const answer = loadAt(section, other, spanFt, length, text, isMetric)
  const verdict = verdictOn(tokens, section, spanFt, text)
  return answer && verdict ? { ...answer, note: `${verdict} ${answer.note}` } : answer
}

/** Returns the loads that a question names, in lb. */
const massesIn = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => {
    const amount = dimensionOf(token.term)
    return amount?.dimension === 'mass' ? [{ token, lb: amount.value }] : []
  })

const FARTHEST = /\b(how (far|long)|farthest|longest|max(imum)? (span|length|distance)|span|spans|reach)\b/

/**
 * Returns the longest rated span that carries the load in the question. If the question doesn't say how the load acts,
 * the span carries it both as a uniform load and as a center point load.
 */
function spanFor(
  section: SectionFact,
  other: SectionFact | undefined,
  tokens: readonly Token[],
  text: string,
  isMetric: boolean,
): SearchAnswer | undefined {
  const [asked, ...more] = massesIn(tokens)
  const loadCase = caseOf(text)
  // One or two numbers of the size, and the load. Another number can be a count.
  const numbers = tokens.filter(({ term }) => /\d/.test(term)).length
  const isOne = more.length === 0 && numbers <= (section.size.includes('x') ? 3 : 2) && !SEVERAL.test(text)
  if (
    !asked ||
    asked.lb <= 0 ||
    !isOne ||
    !FARTHEST.test(text) ||
    NOT_SIMPLE.test(text) ||
    OVERHANG.test(text) ||
    COLUMN.test(text)
  )
    return undefined
  if (loadCase !== 'uniform' && loadCase !== 'center') return undefined
  const cases: readonly LoadCase[] =
    loadCase === 'center' ? ['center'] : UNIFORM.test(text) ? ['uniform'] : ['uniform', 'center']
  const carries = (row: LoadRow) => cases.every((each) => row[each].lb >= asked.lb)
  const longestIn = (each: SectionFact) => {
    const named = each.positions.find(({ label }) => isPosition(label, text))
    const spans = (named ? [named] : each.positions).map((position) => ({
      position,
      row: position.rows.findLast(carries),
    }))
    return spans.toSorted((a, b) => (a.row?.spanFt ?? 0) - (b.row?.spanFt ?? 0))[0]
  }
  const { position, row } = longestIn(section) ?? {}
  if (!position || !row) return undefined
  const weaker = position.rows.filter((each) => each.spanFt < row.spanFt && !carries(each)).map(({ spanFt }) => spanFt)
  const next = position.rows.find(({ spanFt }) => spanFt > row.spanFt)
  const otherRow = other && longestIn(other)?.row
  const load = `${formatNumber(Math.ceil(asked.lb))} lb`
  const ratingsAt = (each: LoadRow) =>
    `${cases.map((name) => `${loadText(each[name]).join(' / ')} as a ${CASE_NAMES[name]}`).join(' and ')}`
  return {
    label: `${nameIn(section, position)}: longest rated simple span for a static ${load} ${cases.map((each) => CASE_NAMES[each]).join(' or ')}, self-weight deducted`,
    ...inOrder(...spanText(row.spanFt), isMetric),
    note: [
      `Rated at ${row.spanFt} ft for ${ratingsAt(row)}.`,
      next ? `Rated at ${next.spanFt} ft for ${ratingsAt(next)}.` : `The load table ends at ${row.spanFt} ft.`,
      weaker.length > 0 && `Not rated for this load at ${weaker.join(', ')} ft.`,
      otherRow && `In ${other.material}: ${spanText(otherRow.spanFt).join(' / ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    source: rowSource(section, row.spanFt),
  }
}

/** A choice of section is only for one load on a simple span. */
const isOneSimpleSpan = (text: string) =>
  ![SEVERAL, NOT_SIMPLE, OVERHANG, COLUMN, MORE_SPANS].some((pattern) => pattern.test(text))

/**
 * Answers '1,000 lb over 20 ft' with the section of the lowest rating that carries the load. If the question doesn't say
 * how the load acts, the section carries it both as a uniform load and as a center point load. A section that can lie
 * flat or on edge counts with its weaker position.
 */
function sectionFor({ text, tokens }: Question, sections: readonly SectionFact[]): SearchAnswer | undefined {
  const [asked, ...more] = massesIn(tokens)
  const lengths = tokens.filter(({ term }) => /^[\d.]+(ft|m)$/.test(term))
  const numbers = tokens.filter(({ term }) => /\d/.test(term))
  const others = tokens.filter(
    ({ term, word }) => !/\d/.test(term) && !LOAD_WORDS.has(term) && !LOAD_WORDS.has(word) && !WEAK_STEMS.has(term),
  )
  const loadCase = caseOf(text)
  const [length] = lengths
  if (!asked || asked.lb <= 0 || !length || more.length + others.length > 0 || numbers.length !== 2) return undefined
  if (!isOneSimpleSpan(text) || (loadCase !== 'uniform' && loadCase !== 'center')) return undefined
  const cases: readonly LoadCase[] =
    loadCase === 'center' ? ['center'] : UNIFORM.test(text) ? ['uniform'] : ['uniform', 'center']
  const spanFt = (dimensionOf(length.term)?.value ?? 0) / 12
  const type = TRUSS.test(text) ? 'truss' : EXTRUSION.test(text) ? 'extrusion' : undefined
  const material = /\bsteel\b/.test(text) ? 'steel' : /\balu\w*\b/.test(text) ? 'aluminum' : undefined
  const limitOf = (row: LoadRow) => Math.min(...cases.map((each) => row[each].lb))
  const carrying = sections
    .filter((section) => (!type || section.type === type) && (!material || section.material === material))
    .flatMap((section) => {
      const rows = section.positions.map(({ rows }) => rowFor(rows, spanFt))
      const weakest = rows.reduce((low, row) => (low && row && limitOf(row) < limitOf(low) ? row : low && row && low))
      return weakest && limitOf(weakest) >= asked.lb ? [{ section, row: weakest }] : []
    })
    .toSorted((a, b) => limitOf(a.row) - limitOf(b.row))
  const [best, ...stronger] = carrying
  if (!best) return undefined
  const { section, row } = best
  const names = cases.map((each) => CASE_NAMES[each])
  const span = `${formatNumber(spanFt, Number.isInteger(spanFt) ? 0 : 2)} ft`
  return {
    label: `Carries a static ${formatNumber(Math.ceil(asked.lb))} lb ${names.join(' or ')} on a simple ${span} span, self-weight deducted`,
    value: section.title,
    other: section.series,
    note: [
      `Rated for ${cases.map((each) => `${loadText(row[each]).join(' / ')} as a ${CASE_NAMES[each]}`).join(' and ')}.`,
      stronger.length > 0 && `Also: ${stronger.map((each) => each.section.title).join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    source: rowSource(section, row.spanFt),
  }
}

const CASE_NAMES: Readonly<Partial<Record<LoadCase, string>>> = { uniform: 'uniform load', center: 'center point load' }

/** Words for a cantilever, or for the weight of the truss itself. */
const NOT_SIMPLE = /\b(tip|ends?|free|weigh\w*|heavy)\b/

const UNIFORM = /\b(uniform\w*|evenly|distributed|spread|udl)\b/

/** Meters are rounded down, so that the span is never longer than the rated one. */
const spanText = (ft: number): [us: string, metric: string] => [
  `${ft} ft`,
  `${formatNumber(Math.floor(ft * METERS_PER_FOOT * 100) / 100, 2)} m`,
]

/** Returns true if a question names 'Flat' or 'On edge'. */
const isPosition = (label: string, text: string) => text.includes(label.toLowerCase().replace('on ', ''))

const nameIn = ({ title, positions }: SectionFact, { label }: Position) =>
  positions.length > 1 ? `${title}, ${label.toLowerCase()}` : title

const rowSource = ({ title, series }: SectionFact, ft: number) => ({
  text: `Load Tables, ${title}`,
  address: `/load-tables#${loadRowAnchor(series, ft)}`,
})

const MAX_PART_FT = 10

/** Words for several loads or a load per length, which a single comparison would answer wrongly. */
const SEVERAL = /\b(loads|points|picks|each|per|every|both|pairs?|several)\b|lb\s*\/|kg\s*\/|plf/

/** '500 lb: yes as a uniform load, no as a center point load.' Undefined unless the question names exactly one load. */
function verdictOn(tokens: readonly Token[], section: SectionFact, spanFt: number, text: string): string | undefined {
  const [asked, ...more] = massesIn(tokens)
  const [position, ...others] = section.positions
  const row = position && rowFor(position.rows, spanFt)
  const loadCase = caseOf(text)
  // The size of the section, the span, and the load. Another number can be a count.
  const numbers = tokens.filter(({ term }) => /\d/.test(term)).length
  if (!asked || !row || more.length + others.length > 0 || numbers > 3) return undefined
  if (OVERHANG.test(text) || COLUMN.test(text) || SEVERAL.test(text)) return undefined
  if (loadCase !== 'uniform' && loadCase !== 'center') return undefined
  const verdictAs = (each: 'uniform' | 'center') =>
    `${asked.lb <= row[each].lb ? 'yes' : 'no'} as a ${CASE_NAMES[each]}`
  const verdicts = loadCase === 'uniform' ? [verdictAs('uniform'), verdictAs('center')] : [verdictAs('center')]
  return `${formatNumber(Math.ceil(asked.lb))} lb: ${verdicts.join(', ')}.`
}

/** Returns true unless a token is a length or a number that differs from the size of a section. */
function isSizeNumber({ term }: Token, { size }: SectionFact): boolean {
  const amount = dimensionOf(term)
  if (amount ? amount.dimension !== 'length' : !/^[\d.]+$/.test(term)) return true
  return size.split('x').some((side) => isNear(amount?.value ?? Number(term), Number(side)))
}

/** Accepts rounded metric sizes such as 300 mm. */
const isNear = (inches: number, size: number) => Math.abs(inches - size) / size < 0.04

/** Returns true if a query names the size of a section: '12 in', '12', '300 mm', '3x6', 'tr12'. */
function isSize({ series, size }: SectionFact, tokens: readonly Token[], named: string | undefined, length: Token) {
  const short = compactNumber(series)
  if (named) return short.startsWith(named)
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

function loadAt(
  section: SectionFact,
  other: SectionFact | undefined,
  spanFt: number,
  typed: Token,
  text: string,
  isMetric: boolean,
): SearchAnswer | undefined {
  const side = OVERHANG.test(text) ? 'overhang' : COLUMN.test(text) ? 'column' : undefined
  const loadCase = caseOf(text)
  // Use the weaker of flat and on edge unless the question names one.
  const named = section.positions.find(({ label }) => isPosition(label, text))
  const isTip = /\b(tip|end|point|single)\b/.test(text)
  const isSpread = UNIFORM.test(text) || /\btotal\b/.test(text)
  const overhangCases = isTip ? [1] : isSpread ? [0] : [0, 1]
  const loadOf = (each: Position) =>
    side === 'overhang'
      ? lowest(overhangCases.map((index) => sideRowFor(overhangOf(each), spanFt)?.loads[index]))
      : rowFor(each.rows, spanFt)?.[loadCase]
  const [position, otherPosition] = named
    ? [named]
    : section.positions.toSorted((a, b) => (loadOf(a)?.lb ?? 0) - (loadOf(b)?.lb ?? 0))
  if (!position) return undefined
  const at = typed.term.endsWith('m')
    ? `${typed.term.slice(0, -1)} m (${formatNumber(spanFt, 1)} ft)`
    : `${formatNumber(spanFt, Number.isInteger(spanFt) ? 0 : 2)} ft (${formatNumber(spanFt * METERS_PER_FOOT, 2)} m)`
  const name = side === 'column' ? section.title : nameIn(section, position)
  const formatted = (cell: LoadCell) =>
    KILONEWTONS.test(text)
      ? { value: kilonewtons(cell), other: loadText(cell).join(' / ') }
      : inOrder(...loadText(cell), isMetric)

  const notesOn = (rowsFt: readonly number[], { governing }: LoadCell, also: readonly (string | false | undefined)[]) =>
    [...betweenRows(rowsFt, spanFt), governs(governingNames[governing].replace(/, (.+)/, ' ($1)')), ...also]
      .filter(Boolean)
      .join(' ')
  const otherLoad = otherPosition && side !== 'column' && loadOf(otherPosition)
  const inOtherPosition = otherLoad && `${otherPosition.label}: ${loadText(otherLoad).join(' / ')}.`

  if (side) {
    const rows = side === 'overhang' ? overhangOf(position) : section.columns
    const row = sideRowFor(rows, spanFt)
    if (!row) return undefined
    const { title, cases, about } = sideTables[side]
    // The top of a column is assumed to be free unless the question says otherwise.
    const isFree = side === 'column' && FREE.test(text)
    const index =
      side === 'overhang'
        ? row.loads.indexOf(loadOf(position))
        : row.loads[1] && (isFree || !RESTRAINED.test(text))
          ? 1
          : 0
    const cell = row.loads[index]
    if (!cell || (isFree && index === 0)) return undefined
    const otherCell = row.loads[1 - index]
    const otherCase = cases[1 - index]?.[0]
    return {
      label: `${name}: ${title.toLowerCase()} at ${at}, ${cases[index]?.[0].toLowerCase()}, static, ${side === 'column' ? 'concentric' : 'far end of the back span held down'}`,
      ...formatted(cell),
      note: notesOn(
        rows.map((each) => each.lengthFt),
        cell,
        [
          `${otherCase}: ${otherCell ? loadText(otherCell).join(' / ') : 'not rated at this height'}.`,
          inOtherPosition,
          about,
        ],
      ),
      source: { text: `Load Tables, ${section.title}`, address: section.address },
    }
  }

  const row = rowFor(position.rows, spanFt)
  // The end of a span is a support, so it has no load.
  if (!row || /\b(end|tip)\b/.test(text)) return undefined
  const otherCase: LoadCase = loadCase === 'uniform' ? 'center' : 'uniform'
  const otherRow = other?.positions[0] && rowFor(other.positions[0].rows, spanFt)
  const [caseName, what] = loadCaseNames[loadCase]
  return {
    label: `${name} at ${at}: static ${caseName.toLowerCase()}, ${what}, simple span, self-weight deducted`,
    ...formatted(row[loadCase]),
    note: notesOn(
      position.rows.map((each) => each.spanFt),
      row[loadCase],
      [
        `${loadCaseNames[otherCase].join(', ')}: ${loadText(row[otherCase]).join(' / ')}.`,
        inOtherPosition,
        other && otherRow && `In ${other.material}: ${loadText(otherRow[loadCase]).join(' / ')}.`,
        section.type === 'truss' && section.size !== '3' && 'Point loads act at nodes, half on each chord.',
      ],
    ),
    source: rowSource(section, row.spanFt),
  }
}

type Position = SectionFact['positions'][number]

const overhangOf = ({ sides }: Position) => sides.find(({ kind }) => kind === 'overhang')?.rows ?? []

const lowest = (cells: readonly (LoadCell | undefined)[]) =>
  cells.reduce((low, each) => (low && each && low.lb <= each.lb ? low : each))

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const RESTRAINED = /\b(held|both|pinned|braced)\b/

const FREE = /\b(free|cantilever\w*)\b/

const loadText = ({ lb }: LoadCell): [us: string, metric: string] => [
  `${formatNumber(lb)} lb`,
  `${formatNumber(listedKg(lb))} kg`,
]

const KILONEWTONS = /\b(kn|kilonewtons?)\b/

/** Rounded down, like the kilograms in the tables. */
const kilonewtons = ({ lb }: LoadCell) => `${formatNumber(Math.floor(lb * KN_PER_POUND * 100) / 100, 2)} kN`

const OVERHANG = /\b(cantilever\w*|overhang\w*|stick(s|ing)? out)\b/

/** Words for columns rather than spans. */
const COLUMN = /\b(columns?|axial|posts?|uprights?|vertical|legs?|towers?|tall|standing|pillars?)\b/

const caseOf = (text: string): LoadCase =>
  /\bthird\b/.test(text)
    ? 'third'
    : /\bquarter\b/.test(text)
      ? 'quarter'
      : /\bfifth\b/.test(text)
        ? 'fifth'
        : /\b(cent(er|re)|middle|midspan|mid span|point|single|concentrated|cpl)\b/.test(text)
          ? 'center'
          : 'uniform'

/** Returns the row for a length. Between two rows, returns the one with the lower load, as `rowFor` does for spans. */
function sideRowFor(rows: readonly SideRow[], lengthFt: number): SideRow | undefined {
  const longer = rows.find((row) => row.lengthFt >= lengthFt - 1e-9)
  const shorter = rows.findLast((row) => row.lengthFt <= lengthFt + 1e-9)
  if (!longer || !shorter) return undefined
  const lower = (first?: LoadCell, second?: LoadCell) => first && second && (first.lb <= second.lb ? first : second)
  const [first, second] = longer.loads
  return { ...longer, loads: [lower(first, shorter.loads[0]), lower(second, shorter.loads[1])] }
}

/** Notes that a load is the lower of two rows. Returns nothing if the length has its own row. */
function betweenRows(rowsFt: readonly number[], lengthFt: number): string[] {
  const longer = rowsFt.find((each) => each >= lengthFt - 1e-9)
  const shorter = rowsFt.findLast((each) => each <= lengthFt + 1e-9)
  return longer === shorter ? [] : [`Lower of the ${shorter}- and ${longer}-ft values.`]
}

// Offices and policies

const OFFICE_WORDS = words(QUESTION_WORDS.office)

function aboutCompany(
  { text, tokens }: Question,
  { offices, warranty, cardFee, defectReport }: Facts,
): SearchAnswer | undefined {
  const has = (pattern: RegExp) => pattern.test(text)
  if (tokens.every(({ term, word }) => OFFICE_WORDS.has(word) || OFFICE_WORDS.has(term) || WEAK_STEMS.has(term))) {
    const pick = (what: string, value: (office: OfficeFact) => string): SearchAnswer => {
      const isEurope = has(/\b(europe|european|eu|germany|german|deutschland)\b/)
      const office = offices.find(({ id }) => (id === 'europe') === isEurope) as OfficeFact
      const other = offices.find(({ id }) => id !== office.id) as OfficeFact
      const isNamed = isEurope || has(/\b(usa?|america|american|tennessee)\b/)
      return {
        label: `${what}, ${office.country}`,
        value: value(office),
        ...(isNamed ? {} : { note: `${other.country}: ${value(other)}` }),
        source: { text: 'Contact Us', address: `/contact-us#${office.id}` },
      }
    }
    if (
      has(
        /\b(hours?|open|opening|closed?|closing|horaires|horario|offnungszeiten|geoffnet|late|what time|\w+days?|weekend)\b/,
      )
    ) {
      return pick('Office hours', ({ openingHours }) => openingHours)
    }
    if (
      has(
        /\b(phone|telephone|telefon\w*|tel|call|hotline|ring|telefono)\b|\bnumber\b.*\boffice\b|\boffice\b.*\bnumber\b/,
      )
    )
      return pick('Phone', ({ phone }) => phone)
    if (has(/\be-?mail\b/)) return pick('E-mail', ({ email }) => email)
    if (has(/\b(address|located|location|headquarters|street)\b|\bwhere\b.*\boffices?\b/)) {
      return pick('Address', ({ addressLines }) => addressLines.join(', '))
    }
  }
  const policy = (label: string, fact: Facts['warranty']): SearchAnswer | undefined =>
    fact && {
      label,
      value: capitalized(fact.value),
      note: fact.text,
      source: { text: `Warranty & Policies, ${fact.title}`, address: fact.address },
    }
  const isPeriod = has(/\b(warranty|warranties|warranted|guarantee[ds]?|garantie|garantia)\b/)
  if (
    isPeriod &&
    !has(
      /\b(void|claim|claims|exclu\w+|cover\w*|register|return\w*|defect\w*|damage\w*|rust|cut|drill\w*|report\w*|misuse|card|not)\b/,
    )
  ) {
    return policy('Product warranty', warranty)
  }
  if (
    has(/\b(report|reports|reported|reporting|claim|notify)\b/) &&
    has(/\b(defects?|defective|damaged?|faulty|broken)\b/) &&
    has(/\b(how (long|soon|quickly|fast|many (hours|days))|when|deadline|time limit|period|within)\b/) &&
    !has(/\b(missing|insurance|freight|training|inspection)\b/)
  ) {
    return policy('To report a defect', defectReport)
  }
  const isCard = has(/\b(credit ?cards?|cards?|visa|mastercard|amex|american express)\b/)
  if (
    isCard &&
    has(/\b(fee|fees|surcharges?|charges?|extra|percent|percentage|cost|pay|paying|payments?|processing)\b/) &&
    !has(/\b(business|id|memory|sd)\b/)
  ) {
    return policy('Credit card fee', cardFee)
  }
  return undefined
}

// Values of parts

interface KnownPart {
  readonly part: PartFact
  /** Terms of the part's name, and everything else that names it. */
  readonly name: ReadonlySet<string>
  readonly nameLength: number
  /** Consecutive words of the name: 'lift mount'. */
  readonly pairs: ReadonlySet<string>
  /** Terms of its sizes, their part numbers, and its material. */
  readonly size: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

const termsIn = (text: string) => tokenize(text).flatMap(({ term, also }) => [term, ...also])

function knownPart(part: PartFact): KnownPart {
  const name = tokenize(part.name)
  const size = new Set([
    ...termsIn(part.material),
    ...part.sizes.flatMap(({ partNumber, label }) => [
      compactNumber(partNumber),
      ...termsIn(partNumber),
      ...termsIn(label),
    ]),
  ])
  return {
    part,
    name: new Set(name.flatMap(({ term, also }) => [term, ...also])),
    nameLength: name.length,
    pairs: new Set(name.slice(1).map(({ term }, index) => `${name[index]?.term} ${term}`)),
    size,
    all: new Set([...termsIn(part.name), ...termsIn(part.family), ...size]),
  }
}

/** A property that a question may ask for: its words, and the labels of its values. */
interface Attribute {
  readonly words: ReadonlySet<string>
  readonly figure: RegExp
}

const attribute = (list: string, figure: RegExp): Attribute => ({ words: words(list), figure })

const CAPACITY_WORDS = words(QUESTION_WORDS.capacity)

/** The first attribute whose words are in a question is the requested one. */
const ATTRIBUTES: readonly Attribute[] = [
  { words: words(QUESTION_WORDS.torque), figure: /^Torque/ },
  attribute('range', /^Range$/),
  attribute('design, safety, factor', /^Design factor$/),
  attribute('slope, angle, steep, incline', /^Slope$/),
  attribute('riser, height', /^Riser$/),
  attribute('deep, depth', /^Depth$/),
  attribute('hole, diameter, size, dia', /^Hole diameter$/),
  attribute('far, hole, pitch, spacing, distance, apart, between, center', /pitch|spacing/i),
  attribute('diameter, dia, across, od, outside', /diameter|OD$|^Outside/i),
  attribute('thick, thickness, gauge, wall', /^(Thickness|Wall|Plate$|Sheet|Leaf)/),
  attribute('height, tall, high, overall, rise', /height|^Rise$/i),
  attribute('width, wide, clear, opening', /width|^Opening$|window/i),
  attribute('travel, stroke', /^Travel$/),
  attribute('length, long, longest, shortest, available', /^Lengths?$/),
  attribute(
    'size, dimension, big, large, measure, footprint',
    /^(Section|Size|Plate|Base|Outside|Deck|Module|Size open)$/,
  ),
]

const CAPACITY_NEEDS =
  /\b(loads?|capacity|capacities|holds?|carry|carries|supports?|bears?|wll|swl|limits?|rated|rating|strong|strength|withstand|lift|hang|put|psf|per square foot|max(imum)? \w+ weight|moment|shear|tension|compression|uplift|pull|axial)\b/

const FORCES = /\b(moment|shear|tension|compression|uplift|pull|axial|brace force)\b/

function aboutPart(question: Question, parts: readonly KnownPart[], { softTorques }: Facts): SearchAnswer | undefined {
  const { text, isMetric } = question
  const isCapacity = CAPACITY_NEEDS.test(text)
  const isWeight = WEIGHT.test(text) && !isCapacity
  if (TORQUE.test(text)) {
    const soft = softTorques.find(({ name }) =>
      termsIn(name).every((term) => question.tokens.some((each) => each.term === term)),
    )
    if (soft) {
      return {
        label: `Torque, ${soft.name}`,
        ...inOrder(soft.us, soft.metric, isMetric),
        source: { text: 'Connection Guide', address: soft.address },
      }
    }
  }
  if (BOLTS.test(text)) {
    const found = TORQUE.test(text) ? jointTorque(question, parts) : hardwareOf(question, parts)
    if (found) return found
  }
  if (isWeight) return weightOf(question, parts)
  if (isCapacity) {
    const found = capacityOf(question, parts)
    if (found) return found
  }
  const asked = ATTRIBUTES.filter((each, index) =>
    index === 0
      ? TORQUE.test(text)
      : question.tokens.some(
          ({ term, word }, at) =>
            // '18 inches wide' and 'four holes' identify a part instead of asking for a property.
            (each.words.has(term) || each.words.has(word)) && !isNumber(question.tokens[at - 1]),
        ),
  )
  for (const each of asked) {
    const found = figureOf(question, each, parts)
    if (found) return found
  }
  return undefined
}

const isNumber = (token: Token | undefined) => token !== undefined && /^\d/.test(token.term)

/**
 * Returns the parts whose names match every word of a question except those in `without`, with the fewest
 * unmatched words in the name. If the question asks for a load, words of a product or section do not identify a part, and an
 * incomplete name matches every part that contains its words.
 */
function named(
  all: readonly Token[],
  without: ReadonlySet<string>,
  parts: readonly KnownPart[],
  isLoad = false,
): readonly PartFact[] {
  const tokens = all.filter(
    ({ term, word }) => !without.has(term) && !without.has(word) && !WEAK_STEMS.has(term) && !ASKING.has(word),
  )
  if (tokens.length === 0) return []
  const readings = readingsOf(tokens)
  const found = parts.flatMap(({ part, name, nameLength, size, all }) => {
    let used = 0
    let outsideName = 0
    let synonymsOnly = 0
    for (const alternatives of readings) {
      const inName = alternatives.some((stems) => stems.every((each) => name.has(each)))
      const isNamed = (each: string) => (isLoad ? name.has(each) || size.has(each) : all.has(each))
      if (!inName && !alternatives.some((stems) => stems.every(isNamed))) return []
      if (inName) used += 1
      // An exact word counts more than a synonym: 'doubled' should not match every '2'.
      if (inName && !alternatives[0]?.every((each) => name.has(each))) synonymsOnly += 1
      if (!inName && !alternatives.some((stems) => stems.every((each) => size.has(each)))) outsideName += 1
    }
    return used > 0 ||
      readings.some((alternatives) => alternatives.some(([first = '']) => /\d.*[a-z]|[a-z].*\d/.test(first)))
      ? [{ part, unmatched: nameLength - used + 2 * synonymsOnly + 10 * (unnamed(part, readings) + outsideName) }]
      : []
  })
  const fewest = Math.min(...found.map(({ unmatched }) => unmatched))
  const nearest = found.filter(({ unmatched }) => unmatched === fewest)
  const isIncomplete =
    isLoad &&
    nearest.some(
      ({ part }) =>
        unnamed(
          part,
          tokens.map((each) => [[[each.term], each.also].flat()]),
        ) > 0,
    )
  return (isIncomplete ? found : nearest).map(({ part }) => part)
}

/** Number of words in the part's short name that the question lacks: 'truss' should not match 'Truss pad'. */
const unnamed = ({ name }: PartFact, readings: readonly (readonly (readonly string[])[])[]) =>
  tokenize(name.split(',')[0] ?? '').filter(
    ({ term, also }) =>
      !readings.some((alternatives) =>
        alternatives.some((stems) => stems.some((each) => each === term || also.includes(each))),
      ),
  ).length

/** Possible meanings of each word or phrase of a question within a name. */
function readingsOf(tokens: readonly Token[]): (readonly (readonly string[])[])[] {
  const all: (readonly (readonly string[])[])[] = []
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index] as Token
    const [concept] = conceptsAt(tokens, index)
    const phrase = concept ? undefined : phraseAt(tokens, index)
    const length = concept?.stems.length ?? phrase?.stems.length ?? 1
    const metric = METRIC_THREAD.test(token.word) ? [['metric']] : []
    const amount = dimensionOf(token.term)
    const inches =
      amount?.dimension === 'length'
        ? [12, 1].flatMap((unit) => {
            // Treat 12 in as a size, but 24 in or more as a possible length in feet.
            if (amount.system === 'us' && unit === 12 && amount.value < 24) return []
            const value = amount.value / unit
            const round = amount.system === 'metric' ? Math.round(value * 2) / 2 : Math.round(value * 10000) / 10000
            return round > 0 && Math.abs(round - value) / value <= 0.04
              ? [[`${round}${unit === 12 ? 'ft' : 'in'}`]]
              : []
          })
        : []
    const rows = token.also.filter((each) => /^[\d.]+(x[\d.]+)+$/.test(each))
    const own =
      rows.length > 0
        ? rows.flatMap((row) => [[row], [row.split('x').reverse().join('x')]])
        : phrase
          ? [[phrase.term], phrase.stems]
          : length === 1
            ? [[token.term], ...alternativesOf(token)]
            : [concept?.stems ?? []]
    all.push([...own, ...metric, ...inches, ...(concept?.means ?? [])])
    index += length
  }
  return all
}

/** Alternative terms for a word. A part number has none, and both words of '2-hole' must match. */
function alternativesOf({ term, also }: Token): string[][] {
  if (term.startsWith('thread')) return also.map((each) => [each])
  if (/^\p{L}{2}.*\d/u.test(term)) return []
  const words = also.filter((each) => !/^[\d.]+$/.test(each))
  return /^\d/.test(term) && words.length > 0 ? [[...also]] : words.map((each) => [each])
}

const ASKING = words('much, many, long, is, whats, tell, value, spec, specs, figure, part')

const WEIGHT_WORDS = words(QUESTION_WORDS.weight)

function weightOf(question: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const { tokens, text, isMetric } = question
  const perLength = /\bper (foot|ft|meter|metre|m)\b/.test(text)
  const candidates = named(tokens, WEIGHT_WORDS, parts)
  const answers = candidates.map((part) => {
    const label = sizeOf(part, tokens)
    const size = label ?? (part.sizes.length === 1 ? part.sizes[0] : undefined)
    const lengths = tokens.filter(({ term }) => /^[\d.]+(ft|m)$/.test(term))
    // The part is not made in this length.
    if (part.weightPerLength && lengths.length > 0 && !label) return undefined
    const weight = perLength ? part.weightPerLength : (size?.weight ?? part.weightPerLength)
    if (!weight) return undefined
    const name =
      perLength || !size
        ? part.name
        : part.sizes.length > 1
          ? `${part.name}, ${size.label} (${size.partNumber})`
          : `${part.name} (${part.partNumber})`
    return { part, label: `Weight of ${name}`, weight }
  })
  return oneOf(
    answers.map(
      (each) =>
        each && { part: each.part, label: each.label, ...inOrder(each.weight.us, each.weight.metric, isMetric) },
    ),
  )
}

/** Returns the size of a part that a question names by its number or label. */
function sizeOf({ sizes }: PartFact, tokens: readonly Token[]) {
  if (sizes.length === 1) return sizes[0]
  const terms = new Set(readingsOf(tokens).flatMap((alternatives) => alternatives.map(([first = '']) => first)))
  const byNumber = sizes.find(({ partNumber }) => terms.has(compactNumber(partNumber)))
  if (byNumber) return byNumber
  const rows = new Set(tokens.flatMap(({ also }) => also.filter((each) => each.includes('x'))))
  const fitting = sizes.filter(({ label }) => {
    const [first, ...others] = tokenize(label.split(', ')[0] ?? '')
    if (!first) return false
    const row = first.also.find((each) => /^[\d.]+x[\d.]+$/.test(each))
    if (row) return rows.has(row)
    const isFirst = terms.has(first.term) || first.also.some((each) => terms.has(each))
    return isFirst && others.every(({ term }) => !/^\d/.test(term) || terms.has(term))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

const BOLTS = /\b(bolts?|hardware|fasteners?)\b/

const HARDWARE_WORDS = words(QUESTION_WORDS.hardware)

const boltOf = (text: string, parts: readonly KnownPart[]) =>
  parts.find(({ part }) =>
    part.sizes.some(({ partNumber }) => text.includes(` × ${partNumber}`) && /^BS-HW8/.test(partNumber)),
  )?.part

/** Returns the bolts that attach a part, or that join sections of truss. */
function hardwareOf({ tokens, text, isMetric }: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const rest = tokens.filter(({ term, word }) => !HARDWARE_WORDS.has(term) && !HARDWARE_WORDS.has(word))
  const asksHardware = /\b(hardware|which|what|for|how many|join|joining|connect|connecting|attach|need)\b/.test(text)
  if (!asksHardware || WEIGHT.test(text) || CAPACITY_NEEDS.test(text)) return undefined
  const found = named(rest, HARDWARE_WORDS, parts)
  if (found.some(({ hardware, name }) => hardware === '' || /bolt/i.test(name))) return undefined
  return oneOf(
    found.map((part) => {
      const bolt = boltOf(part.hardware, parts)
      const size = bolt?.sizes.find(({ partNumber }) => part.hardware.includes(partNumber))
      const torque = bolt?.figures.find(({ label }) => label === 'Torque, dry')
      return (
        bolt && {
          part,
          source: bolt,
          label: `Hardware to ${/^BS-TR\d/.test(part.partNumber) ? 'join sections' : 'attach'}: ${part.name} (${part.partNumber})`,
          value: part.hardware,
          ...joined([
            `${size?.partNumber}: ${bolt.name}, ${size?.label}.`,
            torque && `${torque.label}: ${Object.values(inOrder(torque.us, torque.metric, isMetric)).join(' / ')}.`,
          ]),
        }
      )
    }),
  )
}

/** Returns the torque of the bolts that join truss, if a question names no thread and all joints use the same bolt. */
function jointTorque(question: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const { words: asking } = ATTRIBUTES[0] as Attribute
  const isJoint = ({ term, word }: Token) =>
    term === 'truss' || word.startsWith('splice') || trussSize(term) || HARDWARE_WORDS.has(word)
  const others = question.tokens.filter(
    (token) => !isJoint(token) && !asking.has(token.term) && !asking.has(token.word) && !WEAK_STEMS.has(token.term),
  )
  if (others.length > 0 || !/\b(truss|splices?)\b|\btr\d/.test(question.text)) return undefined
  const joints = parts.filter(({ part }) => /^BS-(TR\d|PL-SP)/.test(part.partNumber) && part.hardware !== '')
  const [bolt, ...more] = new Set(joints.map(({ part }) => boltOf(part.hardware, parts)))
  return bolt && more.length === 0 ? figureOf(question, ATTRIBUTES[0] as Attribute, parts, [bolt]) : undefined
}

const trussSize = (term: string) => /^(12|6|3)in$/.test(term) || TRUSS_NUMBER.test(term)

function figureOf(
  question: Question,
  { words: without, figure }: Attribute,
  parts: readonly KnownPart[],
  all: readonly PartFact[] = named(question.tokens, without, parts),
): SearchAnswer | undefined {
  const { tokens, isMetric } = question
  const tightened = all.filter(({ figures }) => figures.some(({ label }) => label === 'Torque, dry'))
  const withFigure = all.filter(({ figures }) => figures.some(({ label }) => figure.test(label)))
  const candidates = figure.test('Torque, dry') && tightened.length > 0 ? tightened : withFigure
  const isSlot = /\bslots?\b/.test(question.text)
  return oneOf(
    candidates.map((part) => {
      const figures = part.figures.filter(({ label }) => figure.test(label))
      const plain = figures.filter(({ label }) => !/in slots/.test(label) || isSlot)
      const isOiled =
        /\b(greased?|oil(ed)?|lubricated)\b/.test(question.text) && !/\b(no|without|not|dry)\b/.test(question.text)
      const oiled = isOiled ? plain.find(({ label }) => label === 'Torque, lubricated') : undefined
      const exact =
        oiled ?? plain.find(({ label }) => termsIn(label).every((term) => tokens.some((each) => each.term === term)))
      const found = exact ?? plain[0]
      if (!found) return undefined
      const otherLabel = { 'Torque, dry': 'Torque, lubricated', 'Torque, lubricated': 'Torque, dry' }[found.label]
      const other = part.figures.find(({ label }) => label === otherLabel)
      return {
        part,
        label: `${found.label}: ${part.name} (${part.partNumber})`,
        ...inOrder(found.us, found.metric, isMetric),
        ...(other
          ? {
              note: `${other.label.split(', ')[1] === 'dry' ? 'Dry' : 'Lubricated'}: ${other.us}${other.metric ? ` / ${other.metric}` : ''}.`,
            }
          : {}),
      }
    }),
  )
}

// Loads on parts

interface Truss {
  readonly sizeIn: number | undefined
  readonly material: string | undefined
}

/**
 * Finds the truss that a part is mounted on, and the rest of the question with and without the size, which may be the
 * part's own size.
 */
function trussIn(tokens: readonly Token[]): { truss: Truss; readings: (readonly Token[])[] } {
  const material = tokens.find(({ term }) => term === 'aluminum' || term === 'steel')?.term
  const at = tokens.findLastIndex(({ term }) => term === 'truss' || TRUSS_NUMBER.test(term))
  const rest = tokens.filter((token, index) => index !== at && token.term !== material)
  const [, digits, letter] = TRUSS_NUMBER.exec(tokens[at]?.term ?? '') ?? []
  if (digits) {
    const ofLetter = letter && (letter === 'a' ? 'aluminum' : 'steel')
    return { truss: { sizeIn: Number(digits), material: ofLetter ?? material }, readings: [rest] }
  }
  const size = tokens[tokens[at - 1]?.term === material ? at - 2 : at - 1]
  const sizeIn = size && sizeInches(size)
  return { truss: { sizeIn, material }, readings: sizeIn ? [rest, rest.filter((token) => token !== size)] : [rest] }
}

const TRUSS_NUMBER = /^tr(12|06|03)([as])?$/

/** Returns 12, 6, or 3 for a truss size. */
function sizeInches({ term }: Token): number | undefined {
  const amount = dimensionOf(term)
  const inches = amount?.dimension === 'length' ? amount.value : Number(term)
  return [12, 6, 3].find((each) => isNear(inches, each))
}

/** Words of a question that ask for a load, unless they name parts together with the next word: 'lifting mount'. */
const askingWords = (tokens: readonly Token[], parts: readonly KnownPart[]): ReadonlySet<string> => {
  const naming = tokens.flatMap((token, index) =>
    [
      [tokens[index - 1], token],
      [token, tokens[index + 1]],
    ].some(([first, second]) => parts.some(({ pairs }) => pairs.has(`${first?.term} ${second?.term}`)))
      ? [token.term, token.word]
      : [],
  )
  return new Set([...CAPACITY_WORDS].filter((word) => !naming.includes(word)))
}

function capacityOf(question: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const angle = question.tokens.find(({ term }) => /^\d+deg$/.test(term))
  const { truss, readings } = trussIn(question.tokens.filter((token) => token !== angle))
  for (const tokens of readings) {
    if (tokens.every(({ term }) => /^[\d.]/.test(term))) continue
    const found = named(tokens, askingWords(tokens, parts), parts, true)
    // If the truss and the part differ in size, only a limit for that truss is an answer.
    const isOnTruss = tokens !== readings[0]
    if (found.length > 0)
      return oneOf(
        found.map((part) =>
          isOnTruss && !part.limits.some((limit) => limit.truss) ? undefined : loadOn(part, truss, question, angle),
        ),
      )
  }
  return undefined
}

const quantity = ({ us, metric }: Pick<LoadLimit, 'us' | 'metric'>) => (metric ? `${us} / ${metric}` : us)

const joined = (sentences: readonly (string | false | undefined)[]) => {
  const note = sentences.filter(Boolean).join(' ')
  return note ? { note } : {}
}

/** Returns the lowest load that applies to a part, and what limits it. A lower limit on the truss comes first. */
function loadOn(part: PartFact, truss: Truss, question: Question, angle: Token | undefined): PartAnswer | undefined {
  const { text, tokens, isMetric } = question
  const name = `${part.name} (${part.partNumber})`
  const force = FORCES.exec(text)?.[0] ?? ''
  const degrees = angle && Number.parseInt(angle.term, 10)
  const alone = part.limits.filter(
    (limit) => !limit.truss && (degrees ? limit.label === `Limit at ${degrees}°` : !/^Limit at/.test(limit.label)),
  )
  const isAsked = ({ label }: LoadLimit) => label.toLowerCase().includes(force)
  const own = alone.filter(isAsked)
  const first =
    own.find(({ label }) => termsIn(label).every((term) => tokens.some((each) => each.term === term))) ?? own[0]
  if (degrees && !first) return undefined
  const onTruss = part.limits.filter(
    (limit) =>
      limit.truss &&
      isAsked(limit) &&
      (!first || (limit.unit === first.unit && (first.isPublished || limit.label === first.label))),
  )
  const kinds = new Set((first ? own.filter(({ isPublished }) => !isPublished) : onTruss).map(({ label }) => label))
  const rating = part.figures.find(({ label }) => label === 'Load rating')
  if (rating && (kinds.size > 1 || part.limits.length === 0)) {
    // "Not load rated" answers only a question about this part.
    const isThis = rating.us !== NOT_RATED || tokens.some(({ term }) => term === compactNumber(part.partNumber))
    return isThis ? { part, label: `${rating.label}: ${name}`, value: rating.us } : undefined
  }
  const fitting = onTruss
    .filter(({ truss: on }) => !truss.sizeIn || on?.sizeIn === truss.sizeIn)
    .filter(({ truss: on }) => !truss.material || on?.material === truss.material)
    .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
  if (onTruss.length > 0 && fitting.length === 0) return undefined
  if (onTruss.length === 0 && truss.material && truss.material !== part.material) return undefined
  const [lowest, ...higher] = fitting
  const highest = Math.max(...own.filter(({ unit }) => unit === first?.unit).map(({ value = 0 }) => value))
  if (lowest?.truss && (!first || (lowest.value ?? 0) <= highest)) {
    const other = higher.find(({ truss: on, label }) => on?.sizeIn === lowest.truss?.sizeIn && label === lowest.label)
    const what = /^(Pull|Vertical load)$/.test(lowest.label) ? 'capacity' : lowest.label.toLowerCase()
    const { condition, rest } = conditionsOf(lowest.note)
    return {
      part,
      label: `Rated ${what} on ${lowest.truss.name}: ${name}`,
      condition,
      ...inOrder(lowest.us, lowest.metric, isMetric),
      ...joined([
        degrees !== undefined && 'On truss, rated only for a pull perpendicular to the face.',
        rest,
        other && `On ${other.truss?.name}: ${quantity(other)}.`,
        first && `Part alone: ${own.map((limit) => `${limit.label.toLowerCase()} ${quantity(limit)}`).join(', ')}.`,
        first?.note,
      ]),
    }
  }
  const sizes = first && sizedLoads(part, first, tokens)
  if (!sizes) return undefined
  const [size, ...others] = sizes
  const isOnTruss = truss.sizeIn !== undefined || truss.material !== undefined
  const { condition, rest } = conditionsOf(first.note)
  return {
    part,
    condition,
    label: `${first.label}: ${size ? `${part.name}, ${size.label} (${size.partNumber})` : name}`,
    ...inOrder((size ?? first).us, (size ?? first).metric, isMetric),
    ...joined([
      ...alone.filter((limit) => limit !== first).map((limit) => `${limit.label}: ${quantity(limit)}.`),
      ...others.map((each) => `${each.label} (${each.partNumber}): ${each.us}.`),
      isOnTruss && lowest && `Lower than on ${lowest.truss?.name}: ${quantity(lowest)}.`,
      rest,
    ]),
  }
}

/** Returns the load of each size in a range, or of the size that is named. Empty if there is only one load. */
function sizedLoads(part: PartFact, { us }: LoadLimit, tokens: readonly Token[]) {
  if (!/\d–\d/.test(us)) return []
  const size = sizeOf(part, tokens)
  const loads = (size ? [size] : part.sizes).map(({ label, partNumber }) => {
    const value = poundsOf(label) ?? Number.NaN
    return { label: label.split(',')[0], partNumber, value, ...formatQuantity(value, 'lb') }
  })
  return loads.some(({ value }) => Number.isNaN(value)) ? undefined : loads.toSorted((a, b) => a.value - b.value)
}

/** Separates the main condition of a limit from its other conditions. The label contains the main condition. */
function conditionsOf(note = ''): { readonly condition: string; readonly rest: string } {
  const all = note.split(/(?<=\.) /)
  const main =
    all.find((each) => /\bstatic\b/i.test(each)) ??
    all.find((each) => each !== '' && !/ governs?\.$|^Design factor|^ASTM/.test(each)) ??
    ''
  const text = main.charAt(0).toLowerCase() + main.slice(1)
  return { condition: text.replace(/\.$/, ''), rest: all.filter((each) => each !== main).join(' ') }
}

interface PartAnswer {
  readonly part: PartFact
  /** Condition of the value, at the end of the label. */
  readonly condition?: string
  readonly label: string
  readonly value: string
  readonly other?: string
  readonly note?: string
  /** The part with the value. The default is `part`. */
  readonly source?: PartFact
}

/**
 * Returns the answer if all candidates agree. If they differ only in material, aluminum comes first and steel second.
 */
function oneOf(candidates: readonly (PartAnswer | undefined)[]): SearchAnswer | undefined {
  const found = candidates.filter((each) => each !== undefined)
  const [first] = found
  if (!first || found.length < candidates.length) return undefined
  const withSource = (
    { part, condition, source = part, ...answer }: PartAnswer,
    label = answer.label,
  ): SearchAnswer => ({
    ...answer,
    label: condition ? `${label}, ${condition}` : label,
    source: { text: source.name, address: source.address },
  })
  if (found.every(({ value }) => value === first.value)) {
    if (found.length === 1) return withSource(first)
    const families = new Set(found.map(({ part }) => part.family))
    return families.size === 1
      ? withSource(
          first,
          `${first.label.split(':')[0]?.split(' of ')[0]}: ${new Set(found.map(({ part }) => withoutMaterial(part))).size === 1 ? withoutMaterial(first.part) : `all of ${found.length} parts`}`,
        )
      : undefined
  }
  const aluminum = found.find(({ part }) => part.material === 'aluminum')
  const steel = found.find(({ part }) => part.material === 'steel')
  if (found.length !== 2 || !aluminum || !steel || withoutMaterial(aluminum.part) !== withoutMaterial(steel.part))
    return undefined
  return {
    ...withSource(aluminum),
    note: [aluminum.note, `In steel: ${steel.value}${steel.other ? ` / ${steel.other}` : ''}.`]
      .filter(Boolean)
      .join(' '),
  }
}

const withoutMaterial = ({ name }: PartFact) => name.replace(/, (aluminum|steel)/, '')

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(',').flatMap((each) => [each.trim(), stem(each.trim())]))
}
