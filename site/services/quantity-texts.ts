/** Formats results in US and metric units. Inputs are in inches, pounds, and in·lb. */
import {
  formatInches,
  formatLoad,
  formatNumber,
  KG_PER_POUND,
  KN_PER_POUND,
  KPA_PER_PSF,
  type LoadUnit,
  METERS_PER_FOOT,
  MM_PER_INCH,
  type Rounding,
} from '#engineering/units.ts'
import type { Pair } from '../components/units/both.tsx'
import type { Units } from './units.ts'

export const textIn = ([us, metric]: Pair, units: Units): string => (units === 'metric' ? metric : us)

/** Returns a text with a value, in US and metric units. */
export const inBoth = (text: (value: string) => string, [us, metric]: Pair): Pair => [text(us), text(metric)]

/** Returns a list of quantities, such as '2 ft, 18 ft'. */
export const listed = (pairs: readonly Pair[]): Pair => [
  pairs.map(([us]) => us).join(', '),
  pairs.map(([, metric]) => metric).join(', '),
]

const FEET_DIGITS = 2

const plain = (value: number, digits: number): string =>
  formatNumber(value, digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

export const feet = (inches: number): Pair => [
  `${plain(inches / 12, FEET_DIGITS)} ft`,
  `${formatNumber((inches / 12) * METERS_PER_FOOT, 2)} m`,
]

/** Formats a deflection or width. */
export const inches = (value: number): Pair => [
  `${formatNumber(value, 2)} in`,
  `${formatNumber(value * MM_PER_INCH, Math.abs(value) * MM_PER_INCH < 100 ? 1 : 0)} mm`,
]

/** Formats a weight in lb and kg. Loads and forces are in lb and kN (`force`). */
export const mass = (lb: number): Pair => [
  `${formatNumber(Math.round(lb))} lb`,
  `${formatNumber(Math.round(lb * KG_PER_POUND))} kg`,
]

/** Formats an allowable weight, rounded down. */
export const massDown = (lb: number): Pair => [
  `${formatNumber(Math.floor(lb + 1e-6))} lb`,
  `${formatNumber(Math.floor(lb * KG_PER_POUND + 1e-6))} kg`,
]

const load = (value: number, unit: LoadUnit, how?: Rounding): Pair => {
  const { us, metric } = formatLoad(value, unit, how)
  return [us, metric]
}

/** Formats a load, reaction, or shear in lb and kN. */
export const force = (lb: number): Pair => load(lb, 'lb')

/** Formats an allowable load, rounded down. */
export const forceDown = (lb: number): Pair => load(lb, 'lb', 'down')

export const moment = (inLb: number): Pair => [
  `${formatNumber(Math.round(inLb / 12))} ft·lb`,
  `${formatNumber((inLb / 12) * KN_PER_POUND * METERS_PER_FOOT, 2)} kN·m`,
]

/** Formats an allowable moment, rounded down. */
export const momentDown = (inLb: number): Pair => {
  const down = (value: number, digits: number) =>
    formatNumber(Math.floor(value * 10 ** digits + 1e-6) / 10 ** digits, digits)
  return [`${down(inLb / 12, 0)} ft·lb`, `${down((inLb / 12) * KN_PER_POUND * METERS_PER_FOOT, 2)} kN·m`]
}

/** Formats a weight per length in lb/ft and kg/m. Loads per length are in lb/ft and kN/m (`forcePerFoot`). */
export const perFoot = (lbPerFt: number): Pair => [
  `${formatNumber(lbPerFt, 1)} lb/ft`,
  `${formatNumber((lbPerFt * KG_PER_POUND) / METERS_PER_FOOT, 1)} kg/m`,
]

/** Formats a load per length in lb/ft and kN/m. */
export const forcePerFoot = (lbPerFt: number): Pair => load(lbPerFt, 'lb/ft')

/** Formats an allowable load per length, rounded down. */
export const forcePerFootDown = (lbPerFt: number): Pair => load(lbPerFt, 'lb/ft', 'down')

/** Formats a pressure in lb/ft² and kPa. */
export const pressure = (psf: number): Pair => [
  `${formatNumber(psf, 1)} lb/ft²`,
  `${formatNumber(psf * KPA_PER_PSF, 2)} kPa`,
]

/** Formats a load factor, rounded down: '1.54'. */
export const times = (factor: number): string => formatNumber(Math.floor(factor * 100 + 1e-6) / 100, 2)

/** Returns the number of decimal places for a weight, based on its magnitude: '0.12', '4.3', '160'. */
const weightDecimals = (value: number) => (value < 1 ? 2 : value < 100 ? 1 : 0)

const weighed = (value: number) => formatNumber(value, weightDecimals(value))

/** Formats the weight of parts. */
export const weight = (lb: number): Pair => [`${weighed(lb)} lb`, `${weighed(lb * KG_PER_POUND)} kg`]

export const weightText = (lb: number, units: Units): string => textIn(weight(lb), units)

/**
 * Formats a weight on a quote list. Lines and their total have the same number of decimals, so visitors can add up the
 * lines.
 */
export const listWeight = (lb: number, units: Units): string => {
  const value = units === 'metric' ? lb * KG_PER_POUND : lb
  return formatNumber(value, value < 1 ? 2 : 1)
}

export const weightUnit = (units: Units): string => (units === 'metric' ? 'kg' : 'lb')

/** Lengths of this many inches or more are also shown in feet. */
const FEET_FROM_IN = 24

/** Formats a length in the selected units: '3 in', '120 in (10 ft)', '76.2 mm'. */
export function lengthText(inches: number, units: Units): string {
  if (units === 'metric') return `${plain(inches * MM_PER_INCH, 1)} mm`
  const text = `${formatInches(inches)} in`
  return Math.abs(inches) < FEET_FROM_IN ? text : `${text} (${feetText(inches)})`
}

function feetText(inches: number): string {
  const size = Math.abs(inches)
  const feet = Math.trunc(size / 12 + 1e-6)
  const rest = formatInches(Math.abs(size - feet * 12))
  const text = `${inches < 0 ? '−' : ''}${formatNumber(feet)} ft`
  return rest === '0' ? text : `${text} ${rest} in`
}
