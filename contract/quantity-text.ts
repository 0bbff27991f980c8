/**
 * Reads numbers and quantities that people type or paste: '1,5', '1 250', '7 1/2', '7½', '20 ft', `7'-6½"`, '1.8 m'. All
 * fields, URLs, and searches use these functions.
 */
import { plainCharacters } from './plain-characters.ts'

/** The fractions that have a character, such as ½ and ⅛. */
export const FRACTION_CHARACTERS = '¼-¾⅐-⅞'

const FRACTION_CHARACTER = new RegExp(`\\s?([${FRACTION_CHARACTERS}])`, 'g')

/** Replaces fraction characters, fraction slashes, and quotation marks with ASCII: '7½”' becomes '7 1/2"'. */
export const plainFractions = (text: string): string =>
  text
    .replaceAll(FRACTION_CHARACTER, (_, character: string) => ` ${character.normalize('NFKD')}`)
    .replaceAll(/ ?[⁄∕] ?/g, '/')
    .replaceAll(/[´`‘’‚‛ʹʼ′]/g, "'")
    .replaceAll(/[“”„‟″˝]|''/g, '"')

const plain = (text: string) => plainFractions(plainCharacters(text)).trim()

const FRACTION = /^(?:(\d+)(?: | ?- ?))?(\d+) ?\/ ?(\d+)$/
const DECIMAL = /^(\d*)[.,](\d*)$/
/** Groups of three digits with one separator, and decimal places after another mark. */
const GROUPED = /^([1-9]\d{0,2})([ '.,])(\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/

function unsigned(text: string): readonly number[] {
  if (/^\d+$/.test(text)) return [Number(text)]
  const [, count = '0', over, under] = FRACTION.exec(text) ?? []
  if (over) return Number(under) > 0 ? [Number(count) + Number(over) / Number(under)] : []
  const [, integer = '', places = ''] = DECIMAL.exec(text) ?? []
  const decimal = integer + places ? [Number(`${integer}.${places}`)] : []
  const [, first = '', separator, groups, rest = ''] = GROUPED.exec(text) ?? []
  if (!groups) return decimal
  const grouped = Number(`${first}${groups.replaceAll(/\D/g, '')}.${rest}`)
  return separator === ',' ? [grouped, ...decimal] : [...decimal, grouped]
}

/**
 * Returns every value that a number can have: none if the text is not a number, and two for '1,250' and '1.250', whose
 * mark can separate thousands or decimals. The first value is the US reading.
 */
export function readNumber(text: string): readonly number[] {
  const typed = plain(text)
  const [sign = ''] = /^[-+] ?/.exec(typed) ?? []
  const values = unsigned(typed.slice(sign.length))
  return sign.startsWith('-') ? values.map((value) => 0 - value) : values
}

const PER_SQUARE_FOOT = ' ?/ ?(?:ft ?(?:²|\\^?2)|(?:sq\\.? ?|square )(?:ft|foot))'
const PER_SQUARE_METER = ' ?/ ?(?:m ?(?:²|\\^?2)|sq\\.? ?m|qm)'

/** Spellings of units as regular expressions. A unit comes before the units that its spellings start with. */
export const unitSpellings = {
  psf: `psf|lb(?:s|f)?${PER_SQUARE_FOOT}|pounds per square foot`,
  plf: 'lb(?:s|f)?\\s?/\\s?(?:ft|foot)|plf|pounds? per foot',
  ftlb: '(?:ft|foot|feet)[-·. ]?(?:lbf|lbs?|pounds?)',
  'kg/m²': `kgf?${PER_SQUARE_METER}`,
  'kN/m²': `kn${PER_SQUARE_METER}`,
  'N/m²': `n${PER_SQUARE_METER}`,
  kgm: 'kgf?\\s?/\\s?m',
  'kN/m': 'kn ?/ ?m',
  'N/m': 'n ?/ ?m',
  'km/h': 'km ?/ ?hr?|kmh|kph',
  'm/s': 'm ?/ ?s|mps|met(?:er|re)s? per second',
  mph: 'mph|mi ?/ ?hr?|miles? (?:per|an) hour',
  kpa: 'kpa|kilopascals?',
  pa: 'pa|pascals?',
  nm: 'n[·.]?m|newton[- ]?met(?:er|re)s?',
  in: "inch(?:es)?|zoll|pouces?|po|pulgadas?|in\\.?|\"|”|″|''|’’",
  ft: "foot|feet|fu(?:ss|ß)|pieds?|pies|ft\\.?|'|’|′",
  kip: 'kips?',
  lb: 'pounds?|lbs?\\.?|lbf|#',
  kn: 'kilonewtons?|kn',
  dan: 'dan',
  n: 'newtons?|n',
  kg: 'kilograms?|kilos?|kgs?|kgf',
  t: 'tonnes?|t',
  ton: 'tons?',
  mm: 'millimet(?:er|re)s?|mm',
  cm: 'centimet(?:er|re)s?|cms?',
  m: 'met(?:er|re)s?|m',
  percent: '%|percent',
} as const

export type UnitName = keyof typeof unitSpellings

const names = Object.keys(unitSpellings) as UnitName[]

/** A number and its unit. A hyphen can join them: '20-ft'. */
const WITH_UNIT = new RegExp(
  `^(.*?[\\d.,]) ?-? ?(?:${names.map((name) => `(${unitSpellings[name]})`).join('|')})$`,
  'i',
)

const FEET_AND_INCHES = new RegExp(
  `^([-+]?) ?(\\d+) ?(?:${unitSpellings.ft})\\.? ?[-,]? ?(\\d.*?) ?(${unitSpellings.in})?$`,
  'i',
)

/** Reads `7'6"` or '7 ft 6 1/2'. In `1'250`, the apostrophe separates thousands, because there is no inch mark. */
function readFeetAndInches(typed: string): number | undefined {
  const [, sign, feet, rest = '', mark] = FEET_AND_INCHES.exec(typed) ?? []
  if (feet === undefined || (!mark && /^\d{3}$/.test(rest))) return undefined
  const inches = readNumber(rest).find((value) => value < 12)
  return inches === undefined ? undefined : (12 * Number(feet) + inches) * (sign === '-' ? -1 : 1)
}

interface ReadQuantity {
  /** The values that the number can have, as `readNumber` returns them. */
  readonly values: readonly number[]
  /** Absent if the text names no unit. Feet and inches are in inches. */
  readonly unit?: UnitName
}

/** Reads a number with an optional unit. Returns no values for other text. */
export function readQuantity(text: string): ReadQuantity {
  const typed = plain(text)
  const inches = readFeetAndInches(typed)
  if (inches !== undefined) return { values: [inches], unit: 'in' }
  const [, number = typed, ...spelled] = WITH_UNIT.exec(typed) ?? []
  const unit = names[spelled.findIndex((each) => each !== undefined)]
  return { values: readNumber(number), ...(unit && { unit }) }
}

/** Reads a whole number such as '1,200' or '１２'. Returns undefined for other text and for two possible values. */
export function readWholeNumber(text: string): number | undefined {
  const [value, other] = readNumber(text).filter((each) => Number.isInteger(each))
  return other === undefined ? value : undefined
}
