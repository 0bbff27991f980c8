import { type SupportRatings, supportRatings } from '#engineering/ratings/support-ratings.ts'
import { partWeightLb } from './computed-load-tables.ts'
import { catalogItems } from './products.ts'

/** Limits that parts are marked with, in lb, by part number of every size. Lifting mounts are marked for a load at rest. */
export const publishedLb: Readonly<Record<string, number>> = Object.fromEntries(
  catalogItems.flatMap(({ partNumber, sizes, figures }) => {
    const limit = figures.find((each) => each.limit?.isMarked)
    if (!limit || 'text' in limit) return []
    const lb = Math.min(...[limit.value].flat())
    return [partNumber, ...(sizes ?? []).map((size) => size.partNumber)].map((number) => [number, lb] as const)
  }),
)

let made: readonly SupportRatings[] | undefined

/**
 * Returns the ratings of bases, joints, mounts, and hangers for each truss. No rating exceeds the published limit. The
 * ratings are computed once and then cached.
 */
export const computedRatings = (): readonly SupportRatings[] => {
  made ??= supportRatings({ lb: (partNumber) => publishedLb[partNumber], partLb: partWeightLb })
  return made
}
