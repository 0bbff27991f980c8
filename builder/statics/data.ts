/** Looks up part ratings and weights in the statics data. */
import type { PartRating, StaticsData } from '#catalog/statics-data.ts'
import type { RatingKind } from '#engineering/ratings/rating.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'

export type { PartRating, StaticsData } from '#catalog/statics-data.ts'

const lowest = new WeakMap<StaticsData, Map<string, PartRating | undefined>>()

/**
 * Returns the lowest of a part's ratings for a series (part, chord, and joint ratings), and the clause for this rating.
 * Returns undefined if the part has no rating for this load. The results are cached.
 */
export function ratingOf(
  data: StaticsData,
  partNumber: string,
  kind: RatingKind,
  series: string,
): PartRating | undefined {
  const cache = lowest.get(data) ?? new Map<string, PartRating | undefined>()
  lowest.set(data, cache)
  const key = `${partNumber} ${kind} ${series}`
  if (!cache.has(key)) {
    const found = data.ratings
      .filter((each) => each.partNumber === partNumber && each.kind === kind)
      .filter((each) => each.series === undefined || each.series === series)
    cache.set(key, found.toSorted((a, b) => a.value - b.value)[0])
  }
  return cache.get(key)
}

/** Returns the lowest rating of a joist hanger on the members that it is bolted to. */
export const hangerRatingOf = (
  data: StaticsData,
  partNumber: string,
  series: readonly string[],
): PartRating | undefined =>
  series
    .flatMap((each) => ratingOf(data, partNumber, 'verticalLoad', each) ?? [])
    .toSorted((a, b) => a.value - b.value)[0]

/** Returns the lowest rating of a diagonal brace on this series, or undefined if the brace is not rated on it. */
export const braceRatingOf = (
  data: StaticsData,
  partNumber: string,
  kind: RatingKind,
  series: string,
): PartRating | undefined =>
  data.ratings.some((each) => each.partNumber === partNumber && each.series === series)
    ? ratingOf(data, partNumber, kind, series)
    : undefined

/** Returns the ratings of the support parts for a truss series, with the weights of all parts. */
export function weighedRatings(
  { supports, weightLb }: Pick<StaticsData, 'supports' | 'weightLb'>,
  series: string,
): WeighedRatings | undefined {
  const ratings = supports.find((each) => each.series === series)
  const partLb = (partNumber: string): number => {
    const lb = weightLb[partNumber]
    if (lb === undefined) throw new Error(`${partNumber} has no weight.`)
    return lb
  }
  return ratings && { ...ratings, partLb }
}
