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

/** Limits the length of a quantity. The longest ones have about 25 characters. */
export const QUANTITY_MAX_LENGTH = 40

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
  if (text.length > QUANTITY_MAX_LENGTH) return []
  const typed = plain(text)
  const [sign = ''] = /^[-+] ?/.exec(typed) ?? []
  const values = unsigned(typed.slice(sign.length))
  return sign.startsWith('-') ? values.map((value) => 0 - value) : values
}

const PER = ' ?(?:/|per\\b) ?'
const FOOT = '(?:l(?:in(?:ear)?)?\\.? ?)?(?:ft\\.?|foot)|lf'
const METER = '(?:l(?:in(?:ear)?)?\\.? ?)?(?:met(?:er|re)|m)|lfm'
const SQUARE_FOOT = 'ft\\.? ?(?:²|\\^?2)|(?:square|sq\\.?) ?(?:ft\\.?|foot|feet)|sf'
const SQUARE_METER = 'm ?(?:²|\\^?2)|(?:square|sq\\.?) ?(?:met(?:er|re)|m)|qm'
const POUND = 'pounds?|lbs?\\.?|lbf|#'
const KIP = 'kips?'
const KILOGRAM = 'kilograms?|kilos?|kgs?|kgf'
const KILONEWTON = 'kilonewtons?|kn'
const NEWTON = 'newtons?|n'
const per = (load: string, size: string) => `(?:${load})${PER}(?:${size})`

/** Spellings of units as regular expressions. A unit comes before the units that its spellings start with. */
export const unitSpellings = {
  psf: `psf|${per(POUND, SQUARE_FOOT)}`,
  klf: `klf|${per(KIP, FOOT)}`,
  plf: `plf|${per(POUND, FOOT)}`,
  ftlb: '(?:ft|foot|feet)[-·. ]?(?:lbf|lbs?|pounds?)',
  'kg/m²': per(KILOGRAM, SQUARE_METER),
  'kN/m²': per(KILONEWTON, SQUARE_METER),
  'N/m²': per(NEWTON, SQUARE_METER),
  kgm: per(KILOGRAM, METER),
  'kN/m': per(KILONEWTON, METER),
  'N/m': per(NEWTON, METER),
  'km/h': 'km ?/ ?hr?|kmh|kph',
  'm/s': 'm ?/ ?s|mps|met(?:er|re)s? per second',
  mph: 'mph|mi ?/ ?hr?|miles? (?:per|an) hour',
  knot: 'knots?|kts?',
  kpa: 'kpa|kilopascals?',
  pa: 'pa|pascals?',
  nm: 'n[·.]?m|newton[- ]?met(?:er|re)s?',
  in: "inch(?:es)?|zoll|pouces?|po|pulgadas?|in\\.?|\"|”|″|''|’’",
  ft: "foot|feet|fu(?:ss|ß)|pieds?|pies|ft\\.?|'|’|′",
  yd: 'yards?|yds?\\.?',
  kip: KIP,
  lb: POUND,
  kn: KILONEWTON,
  dan: 'dan',
  n: NEWTON,
  kg: KILOGRAM,
  t: 'tonnes?|metric tons?|t',
  ton: '(?:short )?tons?',
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

/** The smaller units that can follow a length, with the number of them in it. The first one can be left out. */
const SMALLER_UNITS = { ft: { in: 12 }, m: { cm: 100, mm: 1000 }, yd: { ft: 3, in: 36 } } as const

type LargerUnit = keyof typeof SMALLER_UNITS

const larger = Object.keys(SMALLER_UNITS) as LargerUnit[]

const TWO_UNITS = new RegExp(
  `^([-+]?) ?(\\d+) ?(?:${larger.map((name) => `(${unitSpellings[name]})`).join('|')}) ?[-,]? ?(\\d.*)$`,
  'i',
)

/**
 * Reads a length in two units: `7'6"`, '7 ft 6 1/2', '3 m 20 cm', or '1m80', in the smaller unit. In `1'250`, the
 * apostrophe separates thousands, because there is no inch mark. Meters need two digits: '1m8' has no clear meaning.
 */
function readTwoUnits(typed: string): ReadQuantity | undefined {
  const [, sign, whole, ...others] = TWO_UNITS.exec(typed) ?? []
  const name = larger[others.findIndex((each) => each !== undefined)]
  const rest = others.at(-1)
  if (!name || rest === undefined) return undefined
  const sizes: Partial<Record<UnitName, number>> = SMALLER_UNITS[name]
  const smaller = readQuantity(rest)
  const isBare = smaller.unit === undefined
  if (isBare && (name === 'm' ? !/^\d\d$/.test(rest) : name === 'yd' || /^\d{3}$/.test(rest))) return undefined
  const unit = smaller.unit ?? (Object.keys(sizes)[0] as UnitName)
  const size = sizes[unit]
  const value = smaller.values.find((each) => size !== undefined && each < size)
  if (size === undefined || value === undefined) return undefined
  return { values: [(size * Number(whole) + value) * (sign === '-' ? -1 : 1)], unit }
}

interface ReadQuantity {
  /** The values that the number can have, as `readNumber` returns them. */
  readonly values: readonly number[]
  /** Absent if the text names no unit. A length in two units is in the smaller one. */
  readonly unit?: UnitName
}

/** Reads a number with an optional unit. Returns no values for other text. */
export function readQuantity(text: string): ReadQuantity {
  if (text.length > QUANTITY_MAX_LENGTH) return { values: [] }
  const typed = plain(text)
  const length = readTwoUnits(typed)
  if (length) return length
  const [, number = typed, ...spelled] = WITH_UNIT.exec(typed) ?? []
  const unit = names[spelled.findIndex((each) => each !== undefined)]
  return { values: readNumber(number), ...(unit && { unit }) }
}

/** Reads a whole number such as '1,200' or '１２'. Returns undefined for other text and for two possible values. */
export function readWholeNumber(text: string): number | undefined {
  const [value, other] = readNumber(text).filter((each) => Number.isInteger(each))
  return other === undefined ? value : undefined
}
