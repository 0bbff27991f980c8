import { type SupportRatings, supportRatings } from '#engineering/ratings/support-ratings.ts'
import { partWeightLb } from './computed-load-tables.ts'
import { catalogItems } from './products.ts'

/** Published load limits by part number. */
const published = new Map(
  catalogItems.flatMap(({ partNumber, figures }) =>
    figures.flatMap((figure) =>
      ['Working load limit', 'Rated capacity'].includes(figure.label) &&
      !('text' in figure) &&
      typeof figure.value === 'number'
        ? [[partNumber as string, figure.value] as const]
        : [],
    ),
  ),
)

let made: readonly SupportRatings[] | undefined

/**
 * Returns the ratings of bases, joints, mounts, and hangers for each truss. No rating exceeds the published limit. The
 * ratings are computed once and then cached.
 */
export const computedRatings = (): readonly SupportRatings[] => {
  made ??= supportRatings({ lb: (partNumber) => published.get(partNumber), partLb: partWeightLb })
  return made
}
