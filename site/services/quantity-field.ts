/** Numbers in fields and URLs: reads them in any unit of their quantity, and writes them in the visitor's units. */
import { readQuantity, type UnitName } from '#contract/quantity-text.ts'
import { type DefinedUnit, formatNumber, type UnitDefinition, unitDefinitions } from '#engineering/units.ts'
import { VELOCITY_PRESSURE, velocityPressurePsf, WALL_PRESSURE, wallPressurePsf } from '#engineering/wind.ts'
import type { Units } from './units.ts'

/** The units of each quantity. Weights are in lb or kg, and forces are in lb or kN. A wind can also be a speed. */
const fieldUnits = {
  ft: { us: 'ft', metric: 'm' },
  in: { us: 'in', metric: 'mm' },
  lb: { us: 'lb', metric: 'kg' },
  'lb/ft': { us: 'plf', metric: 'kgm' },
  'lb/ft²': { us: 'psf', metric: 'kpa' },
  wind: { us: 'psf', metric: 'kpa' },
  'wind on a wall': { us: 'psf', metric: 'kpa' },
  force: { us: 'lb', metric: 'kn' },
  line: { us: 'plf', metric: 'kN/m' },
  percent: { us: 'percent', metric: 'percent' },
  ratio: { us: 'one', metric: 'one' },
  count: { us: 'one', metric: 'one' },
} as const satisfies Readonly<Record<string, Readonly<Record<Units, DefinedUnit>>>>

export type Quantity = keyof typeof fieldUnits

/** The pressures that a speed means, in lb/ft² for mph, with their formulas. */
const windPressures: Partial<
  Record<Quantity, { readonly of: (gustMph: number) => number; readonly formula: Readonly<Record<Units, string>> }>
> = {
  wind: { of: velocityPressurePsf, formula: VELOCITY_PRESSURE },
  'wind on a wall': { of: wallPressurePsf, formula: WALL_PRESSURE },
}

/** Returns the quantity of a table column. Columns in other units accept numbers without a unit. */
export const quantityOf = (unit: string): Quantity =>
  unit === 'in' || unit === 'ft' || unit === 'lb' || unit === 'lb/ft' ? unit : 'ratio'

/** Limits in US units. */
export interface Range {
  readonly min: number
  readonly max: number
}

const definitionOf = (quantity: Quantity, units: Units) => unitDefinitions[fieldUnits[quantity][units]]

export const unitSymbol = (quantity: Quantity, units: Units): string => definitionOf(quantity, units).symbol

/** Converts a value in US units to the visitor's units. */
export const inUnits = (value: number, quantity: Quantity, units: Units): number =>
  units === 'us' ? value : (value * definitionOf(quantity, 'us').size) / definitionOf(quantity, units).size

/** Rounds to five digits, or to hundredths from 100. With four digits, rounds to whole numbers from 1,000. */
const rounded = (value: number, digits: 4 | 5 = 5) => {
  const [limit, decimals] = digits === 5 ? [100, 2] : [1000, 0]
  return Number(Math.abs(value) < limit ? value.toPrecision(digits) : value.toFixed(decimals))
}

/**
 * Writes a value in US units for a field or a URL in the visitor's units, without thousands separators. Uses five digits
 * if a limit of the field is closer than the fourth, or if the point in '2.268' can separate thousands. A zero at the end
 * of '2.2680' also keeps the point from looking like a thousands separator.
 */
export function fieldText(value: number, quantity: Quantity, units: Units, range?: Range, digits: 4 | 5 = 5): string {
  const text = String(rounded(inUnits(value, quantity, units), digits) || 0)
  const [read = value, other] = valuesOf(text, quantity, units, range)
  const isClear = other === undefined && (!range || isWithin(read, range) || !isWithin(value, range))
  if (isClear) return text
  return digits === 4 ? fieldText(value, quantity, units, range) : other === undefined ? text : `${text}0`
}

const withUnit = (value: number, quantity: Quantity, units: Units): string =>
  `${rounded(inUnits(value, quantity, units))} ${unitSymbol(quantity, units)}`.trimEnd()

/**
 * Returns the values in US units that a text can mean, and no values for other text. A comma or a point before three
 * digits can separate thousands or decimals, except that a comma before a US unit separates thousands, as on every page.
 * If the limits of the field allow only one of two values, the text means that value.
 */
export function valuesOf(text: string, quantity: Quantity, units: Units, range?: Range): readonly number[] {
  const exact = readingsOf(text, quantity, units).map(({ value }) => value)
  const whole = quantity === 'count' && exact.length > 1 ? exact.filter(Number.isInteger) : exact
  const allowed = whole.filter((value) => !range || isWithin(value, range))
  return allowed.length > 0 ? allowed : whole.slice(0, 1)
}

/** The units that a typed unit can mean. In a wind, 20 kn can be knots, or kilonewtons for each square meter. */
const meaningsOf = (unit: UnitName, quantity: Quantity): readonly DefinedUnit[] =>
  windPressures[quantity] && unit === 'kn' ? ['knot', 'kN/m²'] : [unit]

/** Returns the values in US units that a text can mean, and whether the text is the speed of a wind. */
function readingsOf(text: string, quantity: Quantity, units: Units) {
  const { values, unit } = readQuantity(text)
  const own = definitionOf(quantity, 'us')
  const meanings = unit ? meaningsOf(unit, quantity) : [fieldUnits[quantity][units]]
  return meanings.flatMap((name) => {
    const typed: UnitDefinition = unitDefinitions[name]
    const wind = typed.dimension === 'speed' ? windPressures[quantity] : undefined
    const isSpeed = wind !== undefined
    if (typed.dimension !== own.dimension && !isSpeed) return []
    const possible = typed.system === 'us' && text.includes(',') ? values.slice(0, 1) : values
    return (
      possible
        .filter((value) => !isSpeed || value >= 0)
        .map((number) => (wind ? wind.of(number * typed.size) : (number * typed.size) / own.size))
        // Unit conversion introduces a small error into multiples of 1/64, so round it off.
        .map((value) => ({ value: typed === own ? value : Number(value.toPrecision(6)), isSpeed }))
    )
  })
}

/** Allows a small tolerance, because the unit conversion rounds the value but not its limit. */
export const isWithin = (value: number, { min, max }: Range): boolean => {
  const slack = 1e-4 * Math.max(1, Number.isFinite(max) ? max : 1)
  return value >= min - slack && value <= max + slack
}

/**
 * Formats a limit in US units for the visitor's units. US limits are exact. Metric limits are rounded inward, to whole
 * numbers from 100 and otherwise to hundredths, or to two digits if they are smaller.
 */
export function limitText(value: number, quantity: Quantity, units: Units, to: 'up' | 'down'): string {
  const exact = Number(inUnits(value, quantity, units).toPrecision(5))
  const digits = Math.floor(Math.log10(Math.abs(exact) || 1))
  const decimals = units === 'us' ? 4 : digits >= 2 ? 0 : Math.max(2, 1 - digits)
  const scale = 10 ** decimals
  const inward = (to === 'up' ? Math.ceil(exact * scale - 1e-6) : Math.floor(exact * scale + 1e-6)) / scale
  const text = formatNumber(inward, decimals)
  return decimals > 0 ? text.replace(/\.?0+$/, '') : text
}

const DECIMAL = /^[-−]?\d*\.?\d*$/
/** A number such as '1.500', whose point can group thousands. A point before other digits is a decimal point. */
const LIKE_THOUSANDS = /^[-−]?[1-9]\d{0,2}\.\d\d0$/
const GROUPED_BY_COMMAS = /^[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

export interface Understood {
  /** The value of the text, such as '1.5 kN', if it is written in another way. */
  readonly note?: string
  /** The texts to choose from if the text can mean two values. */
  readonly choices?: readonly { readonly text: string; readonly label: string }[]
}

/** Returns what a field understood. The result is empty if that is clear from the text. */
export function understood(text: string, quantity: Quantity, units: Units, range?: Range): Understood {
  const values = valuesOf(text, quantity, units, range)
  const [value] = values
  if (value === undefined) return {}
  if (values.length > 1)
    return {
      choices: values.map((each) => ({
        text: fieldText(each, quantity, units),
        label: withUnit(each, quantity, units),
      })),
    }
  const { symbol, system } = definitionOf(quantity, units)
  const typed = text.trim()
  const number = symbol && typed.endsWith(symbol) ? typed.slice(0, -symbol.length).trim() : typed
  const isClear = LIKE_THOUSANDS.test(number)
    ? false
    : DECIMAL.test(number)
      ? rounded(Number(number.replace('−', '-'))) === rounded(inUnits(value, quantity, units))
      : system === 'us' && GROUPED_BY_COMMAS.test(number)
  if (isClear) return {}
  const isSpeed = readingsOf(text, quantity, units).some((each) => each.isSpeed && each.value === value)
  const formula = windPressures[quantity]?.formula[units]
  if (!isSpeed || !formula) return { note: withUnit(value, quantity, units) }
  // The coefficient has three digits.
  return { note: `${Number(inUnits(value, quantity, units).toPrecision(3))} ${symbol} (${formula})` }
}

/** Formats a value in US units with up to three decimal places, such as '1,219.2 mm' or '0.5 kN'. */
export const quantityText = (value: number, quantity: Quantity, units: Units): string =>
  `${formatNumber(inUnits(value, quantity, units), 3).replace(/\.?0+$/, '')} ${unitSymbol(quantity, units)}`

/** The question about a text that can mean several values. */
export const questionAbout = (text: string, values: readonly number[], quantity: Quantity, units: Units): string =>
  `“${text.trim()}” can be ${values.map((each) => withUnit(each, quantity, units)).join(' or ')}. Choose one.`

/** Returns true if the text names its unit, so it means the same in both unit systems. */
export const hasUnit = (text: string): boolean => readQuantity(text).unit !== undefined
