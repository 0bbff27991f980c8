import { ratings } from '#engineering/ratings/ratings.ts'
import { notRated } from '#engineering/ratings/unrated.ts'
import { trussSeries } from '#engineering/truss-models.ts'
import { computedMembers } from './computed-members.ts'
import { computedRatings } from './computed-ratings.ts'
import { catalogItems } from './products.ts'
import type { PartRating, StaticsData } from './statics-data.ts'
import { measuredParts } from './studio-results.server.ts'

const seriesNames = Object.keys(trussSeries)

/**
 * A rating's condition starts with the truss series. The ratings for an end frame use the part number of the 10 ft
 * truss.
 */
const seriesOf = (partNumber: string, on: string): string | undefined =>
  seriesNames.find((name) => on.startsWith(`${name},`) || partNumber === `${name}-10`)

const partRatings = (): PartRating[] =>
  ratings().flatMap(({ partNumber, of, on, values }) => {
    const series = seriesOf(partNumber, on)
    return values.map(({ what, value, unit, clause }) => ({
      partNumber,
      of,
      ...(series ? { series } : {}),
      what,
      value,
      unit,
      clause,
    }))
  })

/** Returns the published load limits by part number, including every size of each item. */
const publishedLb = (): Record<string, number> =>
  Object.fromEntries(
    catalogItems.flatMap(({ partNumber, sizes, figures }) => {
      const limit = figures.find(({ label }) => ['Working load limit', 'Rated capacity'].includes(label))
      if (!limit || 'text' in limit) return []
      const lb = Math.min(...[limit.value].flat())
      return [partNumber, ...(sizes ?? []).map((size) => size.partNumber)].map((number) => [number, lb] as const)
    }),
  )

let made: StaticsData | undefined

/**
 * Returns the strengths, ratings, and weights for the builder's statics calculations. These values are computed once
 * and then cached.
 */
export function computedStatics(): StaticsData {
  made ??= {
    members: computedMembers(),
    supports: computedRatings(),
    ratings: partRatings(),
    publishedLb: publishedLb(),
    notRated: Object.fromEntries(notRated.map(({ partNumber, reason }) => [partNumber, reason])),
    weightLb: Object.fromEntries(Object.entries(measuredParts).map(([number, { weightLb }]) => [number, weightLb])),
  }
  return made
}
