/** Lengths and weights in the visitor's units. */
import { KG_PER_POUND, METERS_PER_FOOT } from '#engineering/units.ts'
import { kilograms, pounds } from '#site/services/quote-list/weight.ts'
import type { Units } from '#site/services/units.ts'

const MM_PER_INCH = (METERS_PER_FOOT * 1000) / 12
const NEWTONS_PER_POUND = KG_PER_POUND * 9.80665

export const weightText = (lb: number, units: Units) =>
  units === 'metric' ? `${kilograms(lb)} kg` : `${pounds(lb)} lb`

export const forceText = (lb: number, units: Units) =>
  units === 'metric'
    ? `${((lb * NEWTONS_PER_POUND) / 1000).toLocaleString('en-US', { maximumFractionDigits: 2 })} kN`
    : `${Math.round(lb).toLocaleString('en-US')} lb`

export const momentText = (inLb: number, units: Units) =>
  units === 'metric'
    ? `${((inLb * NEWTONS_PER_POUND * MM_PER_INCH) / 1e6).toLocaleString('en-US', { maximumFractionDigits: 2 })} kN·m`
    : `${Math.round(inLb / 12).toLocaleString('en-US')} ft·lb`

/** A quantity that visitors enter, with its unit in both systems. */
interface Quantity {
  readonly us: string
  readonly metric: string
  /** Metric equivalent of one US unit. */
  readonly factor: number
}

export const quantities = {
  length: { us: 'in', metric: 'mm', factor: MM_PER_INCH },
  force: { us: 'lb', metric: 'kN', factor: NEWTONS_PER_POUND / 1000 },
  line: { us: 'lb/ft', metric: 'kN/m', factor: NEWTONS_PER_POUND / 1000 / METERS_PER_FOOT },
  pressure: { us: 'psf', metric: 'kN/m²', factor: NEWTONS_PER_POUND / 1000 / METERS_PER_FOOT ** 2 },
  percent: { us: '%', metric: '%', factor: 1 },
  count: { us: '', metric: '', factor: 1 },
} as const satisfies Readonly<Record<string, Quantity>>
export type QuantityName = keyof typeof quantities

export const unitOf = (quantity: QuantityName, units: Units) => quantities[quantity][units]

const DECIMALS = 1e3

/** Formats a value in US units for a field in the visitor's units. */
export const toField = (value: number, quantity: QuantityName, units: Units) => {
  const shown = units === 'metric' ? value * quantities[quantity].factor : value
  return String(Math.round(shown * DECIMALS) / DECIMALS)
}

/** Reads a field. Returns the value in US units, or undefined if the text is not a number. */
export function fromField(text: string, quantity: QuantityName, units: Units): number | undefined {
  const trimmed = text.trim().replaceAll('−', '-').replaceAll(',', '')
  if (trimmed === '' || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed)) return undefined
  const value = Number(trimmed)
  return units === 'metric' ? value / quantities[quantity].factor : value
}
