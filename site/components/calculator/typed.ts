/** Calculator inputs: the text in fields and URLs, and its numeric values. */

import type { Refusal } from '#engineering/refusal.ts'
import {
  fieldText,
  hasUnit,
  isWithin,
  limitText,
  type Quantity,
  quantityText,
  questionAbout,
  type Range,
  unitSymbol,
  valuesOf,
} from '../../services/quantity-field.ts'
import type { Units } from '../../services/units.ts'
import type { Pair } from '../units/both.tsx'

export interface FieldRule extends Range {
  readonly label: string
  readonly quantity: Quantity
  /** Shown before the range in the hint. */
  readonly note?: string
}

export type Numbers<Field extends string> = Readonly<Record<Field, number>>
export type Errors = Readonly<Record<string, string>>

/** Formats the range for hints and errors: '2 to 40 ft'. Metric limits are rounded inward: '0.61 to 12.19 m'. */
export const rangeOf = ({ quantity, min, max }: FieldRule, units: Units): string =>
  `${limitText(min, quantity, units, 'up')} to ${limitText(max, quantity, units, 'down')} ${unitSymbol(quantity, units)}`.trimEnd()

/** Returns a hint if a number without a unit is within the limits in feet or meters: ' For 5 ft, enter 60 in.' */
function inLargerUnit(typed: string, rule: FieldRule, units: Units): string {
  const inLarger = `${typed} ${units === 'us' ? 'ft' : 'm'}`
  if (rule.quantity !== 'in' || hasUnit(typed)) return ''
  const [value] = valuesOf(inLarger, rule.quantity, units, rule)
  return value !== undefined && isWithin(value, rule)
    ? ` For ${inLarger}, enter ${quantityText(value, 'in', units)}.`
    : ''
}

/** Returns a URL parameter. Different values of one parameter become a text that no field accepts: '20 or 30'. */
export const parameterOf = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.has(name) ? [...new Set(parameters.getAll(name))].join(' or ') : undefined

/** Returns the number in US units, or an error message. */
export function readNumber(text: string, rule: FieldRule, units: Units): number | string {
  const typed = text.trim()
  const range = rangeOf(rule, units)
  if (typed === '') return `Enter a number: ${range}.`
  const values = valuesOf(typed, rule.quantity, units, rule)
  const [value] = values
  if (value === undefined)
    return `“${typed}” is not a number${hasUnit(typed) ? ' in a unit of this field' : ''}. Enter ${range}.`
  if (values.length > 1) return questionAbout(typed, values, rule.quantity, units)
  if (rule.quantity === 'count' && !Number.isInteger(value)) return `“${typed}” is not a whole number. Enter ${range}.`
  if (!isWithin(value, rule)) return `${rule.label}: ${range}, not ${typed}.${inLargerUnit(typed, rule, units)}`
  return Math.min(Math.max(value, rule.min), rule.max)
}

/** The texts that were converted, so that converting them back doesn't round them twice. */
const convertedFrom = new Map<string, string>()

/**
 * Converts a field's text to the other units. Text that is not a number, or that can mean two numbers, stays unchanged.
 * The result has four digits, which is within 0.05%. Meters have five, because 16 ft is 4.8768 m, and 4.877 m needs a
 * longer truss.
 */
export function convertTyped(text: string, quantity: Quantity, to: Units, range?: Range): string {
  const from = to === 'metric' ? 'us' : 'metric'
  const [value, other] = quantity === 'count' ? [] : valuesOf(text, quantity, from, range)
  if (value === undefined || other !== undefined) return text
  const converted = fieldText(value, quantity, to, range, quantity === 'ft' && to === 'metric' ? 5 : 4)
  const back = convertedFrom.get(`${from} ${quantity} ${text}`)
  convertedFrom.set(`${to} ${quantity} ${converted}`, text)
  return back ?? converted
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
export const refusalText = ({ message, metricMessage }: NonNullable<Refusal['brief']>, units: Units): string =>
  units === 'metric' ? metricMessage : message

export interface ChoiceRule {
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string | Pair])[]
}

/** Returns an error if the URL contains an invalid choice. */
export const choiceError = ({ label, options }: ChoiceRule, value: string): string | undefined =>
  options.some(([each]) => each === value)
    ? undefined
    : `${label}: “${value}” is not available. Choose one from the list.`
