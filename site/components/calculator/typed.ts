/** Calculator inputs: the text in fields and URLs, and its numeric values. */

import type { Refusal } from '#engineering/refusal.ts'
import {
  formatNumber,
  KG_PER_POUND,
  KN_PER_POUND,
  KPA_PER_PSF,
  METERS_PER_FOOT,
  MM_PER_INCH,
  parseFeetAndInches,
  parseNumber,
} from '#engineering/units.ts'
import type { Units } from '../../services/units.ts'

/** The quantity that a field contains. Forces are in lb or kN, and weights in lb or kg. */
export type Quantity = 'ft' | 'in' | 'lb' | 'lb/ft' | 'lb/ft²' | 'force' | 'ratio' | 'count'

interface Unit {
  readonly label: Readonly<Record<Units, string>>
  /** Metric units per US unit. */
  readonly factor: number
}

export const unitOf: Readonly<Record<Quantity, Unit>> = {
  ft: { label: { us: 'ft', metric: 'm' }, factor: METERS_PER_FOOT },
  in: { label: { us: 'in', metric: 'mm' }, factor: MM_PER_INCH },
  lb: { label: { us: 'lb', metric: 'kg' }, factor: KG_PER_POUND },
  'lb/ft': { label: { us: 'lb/ft', metric: 'kg/m' }, factor: KG_PER_POUND / METERS_PER_FOOT },
  'lb/ft²': { label: { us: 'lb/ft²', metric: 'kPa' }, factor: KPA_PER_PSF },
  force: { label: { us: 'lb', metric: 'kN' }, factor: KN_PER_POUND },
  ratio: { label: { us: '', metric: '' }, factor: 1 },
  count: { label: { us: '', metric: '' }, factor: 1 },
}

export interface FieldRule {
  readonly label: string
  readonly quantity: Quantity
  /** The minimum in US units. */
  readonly min: number
  readonly max: number
  /** Shown before the range in the hint. */
  readonly note?: string
}

export type Numbers<Field extends string> = Readonly<Record<Field, number>>
export type Errors = Readonly<Record<string, string>>

export const MAX_CHARACTERS = 20

/** Field limits in US units. */
type Range = Pick<FieldRule, 'min' | 'max'>

/** Numbers with periods or spaces as thousands separators: '1.219,2' and '1 219,2'. '1.219' is a decimal. */
const CONTINENTAL = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\s\d{3})+(?:,\d+)?)$/

/**
 * Parses a typed number in the field's unit, or returns undefined. US lengths can be in feet and inches (7'6"). Metric
 * numbers can have a decimal comma. In metric input, a comma before three digits can also be a thousands separator, so
 * the number is accepted only if exactly one of its two meanings is within `range`.
 */
export function parseTyped(text: string, quantity: Quantity, units: Units, range?: Range): number | undefined {
  const unit = unitOf[quantity].label[units]
  const typed = text.trim()
  const inches = units === 'us' && (quantity === 'ft' || quantity === 'in') ? parseFeetAndInches(typed) : undefined
  if (inches !== undefined) return quantity === 'ft' ? inches / 12 : inches
  const bare = unit && typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed
  if (units === 'us') return parseNumber(bare)
  const grouped = CONTINENTAL.test(bare) ? bare.replace(/[.\s]/g, '') : bare
  if (grouped !== bare) return parseNumber(grouped.replace(',', '.'))
  const decimal = parseNumber(bare.replace(',', '.'))
  if (!/,\d{3}$/.test(bare)) return decimal
  const { factor } = unitOf[quantity]
  const meanings = [decimal, parseNumber(bare)].filter(
    (each) => each !== undefined && range && each / factor >= range.min * 0.999 && each / factor <= range.max * 1.001,
  )
  return meanings.length === 1 ? meanings[0] : undefined
}

/** Formats a number for a field, with up to five significant digits and no trailing zeros. */
export const typedNumber = (value: number): string => String(Number(value.toPrecision(5)))

const limit = (value: number, { factor }: Unit, units: Units): string =>
  formatNumber(Number((units === 'metric' ? value * factor : value).toPrecision(5)), 4).replace(/\.?0+$/, '')

/** Formats the range for hints and errors: '2 to 40 ft'. */
export function rangeOf({ quantity, min, max }: FieldRule, units: Units): string {
  const unit = unitOf[quantity]
  return `${limit(min, unit, units)} to ${limit(max, unit, units)} ${unit.label[units]}`.trimEnd()
}

/** Returns the number in US units, or an error message. */
export function readNumber(text: string, rule: FieldRule, units: Units): number | string {
  const typed = text.trim()
  const unit = unitOf[rule.quantity]
  const range = rangeOf(rule, units)
  if (typed === '') return `Enter a number: ${range}.`
  const parsed = typed.length > MAX_CHARACTERS ? undefined : parseTyped(typed, rule.quantity, units, rule)
  if (parsed === undefined) return `“${typed}” is not a number. Enter ${range}.`
  const value = units === 'metric' ? parsed / unit.factor : parsed
  if (rule.quantity === 'count' && !Number.isInteger(value)) return `“${typed}” is not a whole number. Enter ${range}.`
  // Allow a small tolerance, because the unit conversion rounds the value but not its limit.
  const slack = 1e-4 * Math.max(1, rule.max)
  if (value < rule.min - slack || value > rule.max + slack) return `${rule.label}: ${range}, not ${typed}.`
  // Unit conversion introduces a small error into multiples of 1/64, so round it off.
  const meant = units === 'metric' ? Number(value.toPrecision(6)) : value
  return Math.min(Math.max(meant, rule.min), rule.max)
}

/** Converts a field's text to the other units. Text that is not a number within the field's limits stays unchanged. */
export function convertTyped(text: string, quantity: Quantity, to: Units, range?: Range): string {
  const value = parseTyped(text, quantity, to === 'metric' ? 'us' : 'metric', range)
  if (value === undefined || quantity === 'count') return text
  const { factor } = unitOf[quantity]
  return typedNumber(to === 'metric' ? value * factor : value / factor)
}

export function readFields<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  typed: Readonly<Record<Field, string>>,
  units: Units,
): { readonly numbers: Numbers<Field>; readonly errors: Readonly<Partial<Record<Field, string>>> } {
  const numbers: Partial<Record<Field, number>> = {}
  const errors: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const found = readNumber(typed[field], rules[field], units)
    if (typeof found === 'string') {
      errors[field] = found
      numbers[field] = rules[field].min
    } else {
      numbers[field] = found
    }
  }
  return { numbers: numbers as Numbers<Field>, errors }
}

/** Returns the message of a `Refusal` in the units that the fields use. */
export const refusalText = ({ message, metricMessage }: Refusal, units: Units): string =>
  units === 'metric' ? metricMessage : message

export interface ChoiceRule {
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** Returns an error if the URL contains an invalid choice. */
export const choiceError = ({ label, options }: ChoiceRule, value: string): string | undefined =>
  options.some(([each]) => each === value)
    ? undefined
    : `${label}: “${value}” is not available. Choose one from the list.`
