import { braces } from '#engineering/part-models/braces.ts'
import { braceStrength } from '#engineering/ratings/braces.ts'
import { ratings } from '#engineering/ratings/ratings.ts'
import { notRated } from '#engineering/ratings/unrated.ts'
import { computedMembers } from './computed-members.ts'
import { computedRatings, publishedLb } from './computed-ratings.ts'
import type { PartRating, StaticsData } from './statics-data.ts'
import { measuredParts } from './studio-results.server.ts'

const partRatings = (): PartRating[] =>
  ratings().flatMap(({ partNumber, of, series, values }) =>
    values.map(({ kind, value, unit, clause }) => ({
      partNumber,
      of,
      ...(series ? { series } : {}),
      kind,
      value,
      unit,
      clause,
    })),
  )

let made: StaticsData | undefined

/**
 * Returns the strengths, ratings, and weights for the builder's statics calculations. These values are computed once
 * and then cached.
 */
export function computedStatics(): StaticsData {
  made ??= {
    members: computedMembers(),
    braces: braces.models.map(({ partNumber }) => braceStrength(partNumber)),
    supports: computedRatings(),
    ratings: partRatings(),
    publishedLb,
    notRated: Object.fromEntries(notRated.map(({ partNumber, reason }) => [partNumber, reason])),
    weightLb: Object.fromEntries(Object.entries(measuredParts).map(([number, { weightLb }]) => [number, weightLb])),
  }
  return made
}
