import { formatNumber, KG_PER_POUND } from '#engineering/units.ts'

/** Returns the number of decimal places for a weight, based on its magnitude: '0.12', '4.3', '160'. */
const decimals = (value: number) => (value < 1 ? 2 : value < 100 ? 1 : 0)

export const pounds = (lb: number) => formatNumber(lb, decimals(lb))

/**
 * Formats a weight on a quote list. Lines and their total have the same number of decimals, so visitors can add up the
 * lines.
 */
export const listPounds = (lb: number) => formatNumber(lb, lb < 1 ? 2 : 1)

export const kilograms = (lb: number) => {
  const kg = lb * KG_PER_POUND
  return formatNumber(kg, decimals(kg))
}
