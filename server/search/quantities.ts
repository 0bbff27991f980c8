/** Parses quantities (in any unit) and number words in queries. In indexed text, US units come first. */
import { plainDigits } from '#contract/plain-characters.ts'
import { plainFractions, readQuantity, type UnitName, unitSpellings } from '#contract/quantity-text.ts'
import { MM_PER_INCH, unitDefinitions } from '#engineering/units.ts'

/** The units of terms, by the letters that a term ends with. A unit comes before the units that its spellings start with. */
export const TERM_UNITS = {
  knm: 'kN/m',
  klf: 'klf',
  plf: 'plf',
  ftlb: 'ftlb',
  kgm: 'kgm',
  npm: 'N/m',
  nm: 'nm',
  in: 'in',
  ft: 'ft',
  kip: 'kip',
  lb: 'lb',
  kn: 'kn',
  dan: 'dan',
  kg: 'kg',
  t: 't',
  ton: 'ton',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
} as const satisfies Readonly<Record<string, UnitName>>

const definitionOf = (name: string) =>
  name in TERM_UNITS ? unitDefinitions[TERM_UNITS[name as keyof typeof TERM_UNITS]] : undefined

/** Tolerances between typed and indexed values, because visitors type 300 mm rather than 304.8 mm. */
const TOLERANCE = { sameSystem: 0.005, otherSystem: 0.04 } as const

export interface Amount {
  readonly dimension: string
  /** Value in the base unit of its dimension. */
  readonly value: number
  readonly system: 'us' | 'metric'
}

/** A quantity that is a term in the index. */
export interface Measure extends Amount {
  readonly term: string
}

/** Parses a term such as '12in' as a length of 12 in. Returns undefined for a term without a known unit. */
export function dimensionOf(term: string): Amount | undefined {
  const [, number, name = ''] = /^(\d*\.?\d+)([a-z]+)$/.exec(term) ?? []
  const unit = definitionOf(name)
  if (!number || !unit) return undefined
  return { dimension: unit.dimension, value: Number(number) * unit.size, system: unit.system }
}

/** Formats '1110lb' as '1,110 lb'. */
export const quantityText = (term: string): string =>
  term.replace(/^([\d.]+)([a-z]+)$/, (_, number, unit) => `${thousands(number)} ${definitionOf(unit)?.symbol ?? unit}`)

const thousands = (number: string) => number.replace(/^\d{4,}/, (whole) => Number(whole).toLocaleString('en-US'))

/**
 * Returns indexed terms for the same quantity in other units, closest first, with their closeness (1 is an exact
 * match).
 */
export function equivalents(
  term: string,
  measures: ReadonlyMap<string, readonly Measure[]>,
): { readonly measure: Measure; readonly nearness: number }[] {
  const amount = dimensionOf(term)
  if (!amount || amount.value === 0) return []
  const found: { measure: Measure; nearness: number }[] = []
  for (const measure of measures.get(amount.dimension) ?? []) {
    const off = Math.abs(measure.value - amount.value) / amount.value
    const isOther = measure.system !== amount.system
    // The site's text shows US and metric values side by side, so US units need no metric equivalents.
    if (off > (isOther ? TOLERANCE.otherSystem : TOLERANCE.sameSystem) || (isOther && amount.system === 'us')) continue
    if (measure.term !== term && measure.value > 0) found.push({ measure, nearness: 1 - 2 * off })
  }
  return found.sort((a, b) => b.nearness - a.nearness)
}

/** Converts side lengths in mm to inches if the results are round numbers: 300 and 300 to '12x12'. */
export function sizeInInches(millimeters: readonly number[]): string | undefined {
  const sides = millimeters.map((side) => side / MM_PER_INCH)
  if (sides.some((side) => side < 0.9)) return undefined
  const round = sides.map((side) => Math.round(side * 2) / 2)
  const isNear = sides.every((side, index) => Math.abs(side - (round[index] as number)) / side <= TOLERANCE.otherSystem)
  return isNear ? round.join('x') : undefined
}

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const SMALL = Object.keys(WORDS).slice(1).join('|')
const NUMBER_WORD = `(?:(?:${Object.keys(TENS).join('|')})(?:[ -](?:${Object.keys(WORDS).slice(1, 10).join('|')}))?|${SMALL}|(?:a|one|two|three|four|five) hundred|(?:a|one|two|three|four|five) thousand)`
const UNIT_WORD =
  '(?:inch(?:es)?|in|foot|feet|ft|pounds?|lbs?|kg|kilograms?|kilos?|tons?|tonnes?|met(?:er|re)s?|m|mm|cm|centimet(?:er|re)s?|degrees?|footer|holes?|steps?|risers?|lines?|points?|hundred|thousand|way)\\b|"|\''

const numberIn = (words: string): number => {
  let value = 0
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (word === 'hundred') value = (value || 1) * 100
    else if (word === 'thousand') value = (value || 1) * 1000
    else value += WORDS[word] ?? TENS[word] ?? 0
  }
  return value
}

const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, eighth: 8, sixteenth: 16 }
const PART_WORD = '(half|quarter|eighth|sixteenth)s?'

/**
 * Thousands that are separated by an apostrophe or a space. A plain space must precede 000, because '20 500 lb' can be
 * 20 ft and 500 lb.
 */
const THOUSANDS = /(?<![\d.,])([1-9]\d{0,2})(?:['’\u00A0\u202F\u2009](\d{3})| (000))(?!\d)/g

/** A decimal comma, and points that then group thousands: '3,5' and '1.000' in '1.000 kg, 3,5 m'. */
const DECIMAL_COMMA = /(?<![\d,])\d+,\d{1,2}(?![\d,])/
const GROUPED_BY_POINTS = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/g

const withoutGroupingPoints = (text: string): string =>
  DECIMAL_COMMA.test(text) ? text.replaceAll(GROUPED_BY_POINTS, (number) => number.replaceAll('.', '')) : text

const LOAD_UNITS = ['klf', 'plf', 'kgm', 'kN/m', 'N/m', 'kip', 'kg', 'lb', 'kn', 'dan', 'n'] as const

/** A load such as '1.500 kg', which can be 1.5 kg or 1,500 kg. */
const AMBIGUOUS_LOAD = new RegExp(
  `(?<![\\d.,])([1-9]\\d{0,2})\\.(\\d{3}) ?(${LOAD_UNITS.map((unit) => unitSpellings[unit]).join('|')})(?![\\p{L}/])`,
  'iu',
)

interface LoadReadings {
  /** The load as typed. */
  readonly typed: string
  /** The two readings of the load, and of the whole text: the point groups thousands, or is a decimal point. */
  readonly grouped: { readonly load: string; readonly text: string }
  readonly decimal: { readonly load: string; readonly text: string }
}

/** Returns both readings of a query whose load can be read in two ways. */
export function loadReadings(query: string): LoadReadings | undefined {
  const [typed, whole, places, unit] = AMBIGUOUS_LOAD.exec(withoutGroupingPoints(query)) ?? []
  if (!typed) return undefined
  const as = (number: string, shown: string) => ({
    load: `${shown} ${unit}`,
    text: query.replace(typed, `${number} ${unit}`),
  })
  const decimal = String(Number(`${whole}.${places}`))
  return { typed, grouped: as(`${whole}${places}`, `${whole},${places}`), decimal: as(decimal, decimal) }
}

/**
 * Replaces digits, fractions, quotation marks, spaces, and hyphens in a query with ASCII. Keeps the dash in '1–10 ft'.
 */
export const withPlainNumbers = (typed: string): string =>
  plainFractions(
    withoutGroupingPoints(plainDigits(typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')))
      .replaceAll(/[\u2010\u2011]|(?<=\d)[\u2012-\u2015\u2212](?=\p{L})/gu, '-')
      .replaceAll(THOUSANDS, (_, first, group = '000') => `${first}${group}`)
      .replaceAll(/\s/g, ' '),
  )

/**
 * Replaces number words with digits: 'half inch', 'ten foot', and 'two by four' become '1/2 inch', '10 foot', and '2 by
 * 4'. Also, '12A', the trade name of the 12 in aluminum truss, becomes 'TR12A'. Other words don't change.
 */
export function withDigits(typed: string): string {
  const text = withPlainNumbers(typed).replace(
    /\b0?(12|6|3)([as])\b/gi,
    (_, size, material) => `TR${size.padStart(2, '0')}${material}`,
  )
  if (!/[a-z]{3}/i.test(text)) return text
  const fraction = (count: string | undefined, part: string) => {
    const over = PARTS[part.toLowerCase()] as number
    const top = !count || /^an?$/i.test(count.trim()) ? 1 : numberIn(count.trim())
    return `${top || 1}/${over}`
  }
  return text
    .replace(new RegExp(`\\b(${NUMBER_WORD}|\\d+) and (?:a |an |one )?(half|quarter)\\b`, 'gi'), (_, count, part) => {
      const whole = /^\d+$/.test(count) ? count : numberIn(count)
      return `${whole} 1/${PARTS[part.toLowerCase()]}`
    })
    .replace(
      new RegExp(`\\b(?:(${SMALL}|an?)[ -])?${PART_WORD}(?:[ -](?:of )?(?:an? )?)(?=inch|in\\b|foot\\b|ft\\b|")`, 'gi'),
      (_, count, part) => `${fraction(count, part)} `,
    )
    .replace(
      /\b(one|three|five|seven|an?)[ -](quarter|eighth|sixteenth)s?\b/gi,
      (_, count, part) => `${fraction(count, part)} in`,
    )
    .replace(new RegExp(`\\b(${NUMBER_WORD})(?=[ -]?(?:${UNIT_WORD}))`, 'gi'), (words) => String(numberIn(words)))
    .replace(new RegExp(`\\b(${NUMBER_WORD})(?=[ -](?:by|x)[ -])`, 'gi'), (words) => String(numberIn(words)))
    .replace(new RegExp(`(?<=\\d[ -](?:by|x)[ -])(${NUMBER_WORD})\\b`, 'gi'), (words) => String(numberIn(words)))
    .replace(/\b(\d+)[ -]?(hundred|thousand)\b/gi, (_, count, word) => String(Number(count) * numberIn(word)))
    .replace(/\b(\d+(?:\.\d+)?)k (?=lbs?\b|pounds?\b)/gi, (_, count) => `${Number(count) * 1000} `)
    .replace(/\bfooters?\b/gi, 'foot')
}

/** Feet and inches in a query. Without an inch mark, the inches must end the query or precede a word. */
const FEET_INCHES = new RegExp(
  `\\b\\d+\\s?(?:${unitSpellings.ft})\\.?\\s?-?\\s?(?:\\d+(?:[.,]\\d+)?(?:[ -]\\d+/\\d+)?|\\d+/\\d+)` +
    `(?:\\s?(?:${unitSpellings.in})(?:(?<=")|(?!\\w))|(?<='\\s?-?\\s?[\\d./ -]+)(?=\\s*$|[\\s,]+[a-z]{3}))`,
  'gi',
)

/** Meters and centimeters in a query: '3 m 20 cm', '1m80', or a length of at least a meter, such as '600 cm'. */
const METERS_CENTIMETERS =
  /\b\d+\s?(?:m|met(?:er|re)s?)\s?\d+(?:[.,]\d+)?\s?(?:cm|mm)\b|\b\d+m\d\d\b|(?<![\d.,x×]\s?)(?:\d{4,5}\s?mm|\d{3,4}\s?cm)\b(?!\s?[x×])/gi

/** Matches the size of a section, such as '12A', 'TR12', '12 in', or '3x6'. */
const SECTION_SIZE =
  /\b0?(?:12|6|3)\s?[as]\b|tr\d\d|ex\d{4}|\d\s?(?:["”″]|mm\b|in(?:ch(?:es)?)?\b|zoll\b|pouces?\b|po\b)|\d\s?(?:x|by)\s?\d/i

const SECTION_NAME = /^[\s-]*(?:box |square )?(?:alu\w* |steel )?(?:box |square )?(?:truss|extrusion|profile)/i

/**
 * Converts two units to one: '7 ft 6 in' becomes '7.5 ft', and '3 m 20 cm' becomes '3.2 m'. In '10 ft 6 in
 * truss', the inches are the size of the truss, unless the text names another size.
 */
export const inOneUnit = (text: string): string =>
  text
    .replace(FEET_INCHES, (typed, at: number) => {
      const { values, unit } = readQuantity(typed)
      const after = text.slice(at + typed.length)
      const isSize = SECTION_NAME.test(after) && !SECTION_SIZE.test(`${text.slice(0, at)} ${after}`)
      return unit !== 'in' || isSize ? typed : `${Number(((values[0] as number) / 12).toFixed(4))} ft`
    })
    .replace(METERS_CENTIMETERS, (typed) => {
      const { values, unit } = readQuantity(typed)
      if (unit !== 'cm' && unit !== 'mm') return typed
      const meters = ((values[0] as number) * unitDefinitions[unit].size) / unitDefinitions.m.size
      return `${Number(meters.toFixed(4))} m`
    })

/** Converts 'three' to '3'. Returns undefined for words that are not numbers up to twenty. */
export const digitsOf = (word: string): string | undefined =>
  Object.hasOwn(WORDS, word) ? String(WORDS[word]) : undefined

/** Matches metric threads. The capture group is the diameter in mm. */
export const METRIC_THREAD = /^m\s?(\d{1,2})(?:\s?x\s?[\d.]+)?$/

export const threadNear = (millimeters: number) =>
  millimeters <= 10.5 ? '3/8-16' : millimeters <= 13.5 ? '1/2-13' : '5/8-11'
