/**
 * Strengths, ratings, and weights that the statics need, as plain numbers. The server computes them
 * (`catalog/computed-statics.ts`), and browsers and workers load them as JSON.
 */
import type { MemberStrength } from '../../engineering/member-strength.ts'
import type { LimitOf, RatedValue } from '../../engineering/ratings/rating.ts'
import type { SupportRatings } from '../../engineering/support-ratings.ts'

/** A rated value of a part on its own, or on a truss or tube of this series. */
export interface PartRating extends Pick<RatedValue, 'what' | 'value' | 'unit' | 'clause'> {
  readonly partNumber: string
  readonly of: LimitOf
  readonly series?: string
}

export interface StaticsData {
  readonly members: readonly MemberStrength[]
  readonly supports: readonly SupportRatings[]
  readonly ratings: readonly PartRating[]
  /** Working load limit or rated capacity by part number. */
  readonly publishedLb: Readonly<Record<string, number>>
  /** Reasons that parts have no load rating, by part number. */
  readonly notRated: Readonly<Record<string, string>>
  readonly weightLb: Readonly<Record<string, number>>
}

const lowest = new WeakMap<StaticsData, Map<string, PartRating | undefined>>()

/**
 * Returns the lowest rating of a part on a series and its clause: of the part, of the chord, or of the joint. Returns
 * undefined if the part has no rating for this load. The results are cached.
 */
export function ratingOf(data: StaticsData, partNumber: string, what: string, series: string): PartRating | undefined {
  const cache = lowest.get(data) ?? new Map<string, PartRating | undefined>()
  lowest.set(data, cache)
  const key = `${partNumber} ${what} ${series}`
  if (!cache.has(key)) {
    const found = data.ratings
      .filter((each) => each.partNumber === partNumber && each.what === what)
      .filter((each) => each.series === undefined || each.series === series)
    cache.set(
      key,
      found.toSorted((a, b) => a.value - b.value)[0],
    )
  }
  return cache.get(key)
}
