/** Designs close to an overloaded beam that carry the same loads. */
import { checkHung, type HungMember } from '#engineering/beams/hung-beam.ts'
import { isOver } from '#engineering/checks/check.ts'
import { fieldText } from '../../services/quantity-field.ts'
import type { Units } from '../../services/units.ts'
import { type BeamValues, changeBeam, MAX_SUPPORTS, placeIn, readBeam } from './beam-query.ts'

export interface Alternative {
  readonly values: BeamValues
  readonly member: HungMember
  /** Support locations in inches. */
  readonly placesIn: readonly number[]
  readonly utilization: number
  /** Largest factor on all loads at which every check passes. */
  readonly factor: number
}

/** Returns the design if all its checks pass. */
function passing(values: BeamValues, members: readonly HungMember[], units: Units): Alternative | undefined {
  const { given, member } = readBeam(values, members, units)
  if (!given || !member) return undefined
  const { answer } = checkHung(member, given)
  const [governing] = answer.checks
  if (!governing || isOver(governing)) return undefined
  const placesIn = answer.solved.reactions.map(({ atIn }) => atIn)
  return { values, member, placesIn, utilization: governing.utilization, factor: answer.largestFactor() }
}

/** Returns the lightest section that carries the same loads on the same supports. */
export const nearestSection = (
  values: BeamValues,
  members: readonly HungMember[],
  units: Units,
): Alternative | undefined =>
  members
    .toSorted((a, b) => a.selfWeightLbPerFt - b.selfWeightLbPerFt)
    .reduce<Alternative | undefined>(
      (found, { key }) => found ?? passing({ ...values, section: key }, members, units),
      undefined,
    )

/**
 * Returns the layout with the fewest equally spaced supports on which the same section carries the same loads. The outer
 * supports stay in place, or move to the ends of the beam if an overhang is too long.
 */
export function nearestLayout(
  values: BeamValues,
  members: readonly HungMember[],
  units: Units,
): Alternative | undefined {
  if (values.supports === 'cantilever') return undefined
  const freed = changeBeam(values, { supports: 'any' }, units)
  const at = freed.places.map((place) => placeIn(place, units) ?? Number.NaN)
  const outer = [Math.min(...at), Math.max(...at)] as const
  const ends = [0, placeIn(freed.span, units) ?? Number.NaN] as const
  for (let count = at.length; count <= MAX_SUPPORTS; count++) {
    for (const [from, to] of [outer, ends]) {
      const places = Array.from({ length: count }, (_, index) =>
        fieldText(from + ((to - from) * index) / (count - 1), 'ft', units),
      )
      const found = passing({ ...freed, places }, members, units)
      if (found) return found
    }
  }
  return undefined
}
