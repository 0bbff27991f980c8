/** Loads in documents are in lb and kg. Pages show them in lb and kN. */
import { type LoadFigure, loadFigures } from '../../catalog/load-rating.ts'
import type { Item } from '../../catalog/types.ts'
import { printedValue, type RatedValue } from '../../engineering/ratings/rating.ts'
import { type FormattedQuantity, formatNumber, KG_PER_POUND, METERS_PER_FOOT } from '../../engineering/units.ts'

/** Formats printed pounds in whole kilograms, rounded down. */
export const listedKg = (lb: number): string => formatNumber(Math.floor(lb * KG_PER_POUND))

/** Formats a rated value. Metric values are rounded down. */
export function ratingInKg({ value, unit }: Pick<RatedValue, 'value' | 'unit'>): FormattedQuantity {
  const { us, metric } = printedValue({ value, unit })
  if (unit === 'lb') return { us, metric: `${listedKg(value)} kg` }
  return unit === 'lb/ft' ? { us, metric: `${listedKg(value / METERS_PER_FOOT)} kg/m` } : { us, metric }
}

export const loadFiguresInKg = (item: Item): LoadFigure[] => loadFigures(item, ratingInKg)
