/**
 * Formats results in US and metric units. Inputs are in inches, pounds, and in·lb. Factors: NIST SP 811, appendix B.8.
 */
import { formatNumber, KG_PER_POUND, KN_PER_POUND, METERS_PER_FOOT, MM_PER_INCH } from '#engineering/units.ts'
import type { Pair } from '../units/both.tsx'

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
  `${formatNumber(value * MM_PER_INCH, 1)} mm`,
]

/** Formats a load or a weight in lb and kg. */
export const mass = (lb: number): Pair => [
  `${formatNumber(Math.round(lb))} lb`,
  `${formatNumber(Math.round(lb * KG_PER_POUND))} kg`,
]

/** Formats an allowable load, rounded down. */
export const massDown = (lb: number): Pair => [
  `${formatNumber(Math.floor(lb + 1e-6))} lb`,
  `${formatNumber(Math.floor(lb * KG_PER_POUND + 1e-6))} kg`,
]

/** Formats a reaction or shear in lb and kN. */
export const force = (lb: number): Pair => [
  `${formatNumber(Math.round(lb))} lb`,
  `${formatNumber(lb * KN_PER_POUND, 2)} kN`,
]

export const moment = (inLb: number): Pair => [
  `${formatNumber(Math.round(inLb / 12))} ft·lb`,
  `${formatNumber((inLb / 12) * KN_PER_POUND * METERS_PER_FOOT, 2)} kN·m`,
]

export const perFoot = (lbPerFt: number): Pair => [
  `${formatNumber(lbPerFt, 1)} lb/ft`,
  `${formatNumber((lbPerFt * KG_PER_POUND) / METERS_PER_FOOT, 1)} kg/m`,
]

/** Formats a load factor, rounded down: '1.54'. */
export const times = (factor: number): string => formatNumber(Math.floor(factor * 100 + 1e-6) / 100, 2)
