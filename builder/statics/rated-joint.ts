/** Ratings of the parts of a joint. Units are inches and pounds. */

import { sumOf, type Term, termsOf } from '#engineering/checks/check.ts'
import type { CheckId } from '#engineering/checks/check-texts.ts'
import type { RatingKind } from '#engineering/ratings/rating.ts'
import type { PlacedPart } from '../model.ts'
import type { CheckList } from './checks.ts'
import { type PartRating, ratingOf, type StaticsData } from './data.ts'
import type { Demand, Prepared } from './joint-demands.ts'

/** Demands smaller than these do not need a rating. */
export const SMALL = { lb: 10, inLb: 250 } as const

/** A joint with its forces in one combination, and the ratings of its parts. */
export class RatedJoint {
  protected readonly list: CheckList
  protected readonly combination: string
  protected readonly prepared: Prepared
  protected readonly demand: Demand
  protected readonly data: StaticsData

  constructor(list: CheckList, combination: string, prepared: Prepared, demand: Demand, data: StaticsData) {
    this.list = list
    this.combination = combination
    this.prepared = prepared
    this.demand = demand
    this.data = data
  }

  /** Adds a check whose utilization is the sum of its terms. */
  protected add(check: CheckId, clause: string, terms: readonly Term[]): void {
    const { joint, worst } = this.prepared
    const utilization = sumOf(terms)
    if (utilization <= (worst.get(check) ?? -1)) return
    worst.set(check, utilization)
    this.list.add({
      part: joint.a,
      connection: joint.id,
      check,
      utilization,
      clause,
      combination: this.combination,
      atIn: joint.aIn,
      ...termsOf(terms),
    })
  }

  protected unrated(part: string, reason: string): void {
    const { joint, reported } = this.prepared
    if (reported.has(reason)) return
    reported.add(reason)
    this.list.unrated({ part, connection: joint.id, reason })
  }

  protected unratedForces(part: string, reason: string): void {
    const { tensionLb, compressionLb, shearLb, bendingInLb, torqueInLb } = this.demand
    if (tensionLb + compressionLb + shearLb > SMALL.lb || bendingInLb + torqueInLb > SMALL.inLb)
      this.unrated(part, reason)
  }

  protected ratingOf(partNumber: string, ...kinds: readonly RatingKind[]): PartRating | undefined {
    const { ratings, line } = this.prepared
    for (const kind of kinds) {
      const known = ratings.get(partNumber) ?? new Map<RatingKind, PartRating | undefined>()
      ratings.set(partNumber, known)
      if (!known.has(kind)) known.set(kind, ratingOf(this.data, partNumber, kind, line.series))
      const found = known.get(kind)
      if (found) return found
    }
    return undefined
  }

  /** Returns a rating in lb or in·lb. */
  protected limit(partNumber: string, ...kinds: readonly RatingKind[]): number | undefined {
    const found = this.ratingOf(partNumber, ...kinds)
    return found && (found.unit === 'ft·lb' ? 12 : 1) * found.value
  }

  /** Returns the lowest rating of these plates, or undefined if any of them is unrated. */
  protected lowestLimit(plates: readonly PlacedPart[], kind: RatingKind): number | undefined {
    const limits = plates.map(({ partNumber }) => this.limit(partNumber, kind) ?? 0)
    const lowest = Math.min(...limits)
    return Number.isFinite(lowest) && lowest > 0 ? lowest : undefined
  }
}
