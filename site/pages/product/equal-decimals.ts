import { formatNumber } from '../../../engineering/units.ts'

/** As many digits as a measured weight has. */
const MEASURED_DIGITS = 4
const MOST_DECIMALS = 3

const digitsBefore = (value: number) => Math.floor(Math.log10(value)) + 1

/**
 * How numbers of a column are written, all with the same decimals: as many as give the smallest `digits`, and no more
 * than the largest has been measured to. Numbers are positive.
 */
export function equalDecimals(values: readonly number[], digits: number): (value: number) => string {
  const wanted = digits - digitsBefore(Math.min(...values))
  const measured = MEASURED_DIGITS - digitsBefore(Math.max(...values))
  const decimals = Math.max(0, Math.min(wanted, measured, MOST_DECIMALS))
  return (value) => formatNumber(value, decimals)
}
