/**
 * Strengths, ratings, and weights for the builder's statics calculations, as plain numbers. The server computes them
 * (`computed-statics.ts`), and browsers and workers load them as JSON.
 */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { LimitOf, RatedValue } from '#engineering/ratings/rating.ts'
import type { SupportRatings } from '#engineering/ratings/support-ratings.ts'

/** A rating for a part alone, or for a part on a truss or tube in this series. */
export interface PartRating extends Pick<RatedValue, 'kind' | 'value' | 'unit' | 'clause'> {
  readonly partNumber: string
  readonly of: LimitOf
  readonly series?: string
}

export interface StaticsData {
  readonly members: readonly MemberStrength[]
  /** Diagonal braces, with their part numbers as keys. */
  readonly braces: readonly MemberStrength[]
  readonly supports: readonly SupportRatings[]
  readonly ratings: readonly PartRating[]
  /** Working load limit or rated capacity by part number. */
  readonly publishedLb: Readonly<Record<string, number>>
  /** Reasons that parts have no load rating, by part number. */
  readonly notRated: Readonly<Record<string, string>>
  readonly weightLb: Readonly<Record<string, number>>
}
