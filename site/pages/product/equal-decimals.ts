import { formatNumber } from '#engineering/units.ts'

/** Weights are measured to this many significant digits. */
const MEASURED_DIGITS = 4
const MAX_DECIMALS = 3

const digitsBefore = (value: number) => Math.floor(Math.log10(value)) + 1

/**
 * Returns a formatter that gives all numbers in a column the same number of decimal places: enough to show `digits`
 * significant digits of the smallest number, but no more than the measured precision of the largest. Numbers are
 * positive.
 */
export function equalDecimals(values: readonly number[], digits: number): (value: number) => string {
  const wanted = digits - digitsBefore(Math.min(...values))
  const measured = MEASURED_DIGITS - digitsBefore(Math.max(...values))
  const decimals = Math.max(0, Math.min(wanted, measured, MAX_DECIMALS))
  return (value) => formatNumber(value, decimals)
}
