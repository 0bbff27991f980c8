/**
 * Checks a beam under arbitrary loads against the limit states and factors used in the load tables (`beams.ts`). Each
 * check uses the maximum effect of the self-weight, as the tables do. Units are inches and pounds.
 */

import { assigned, type Check, type Finding } from '#engineering/checks/check.ts'
import { largestPassing } from '#engineering/checks/largest-passing.ts'
import { absentFrom, type NotApplicable } from '#engineering/checks/limit-states.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { Applied, ReactionRange } from './beam-case.ts'
import { type BeamCase, deadLoad, largest, spansOf } from './beam-case.ts'
import { checksOf } from './beam-checks.ts'
import type { ChordPlace } from './beam-chords.ts'
import { joined } from './beam-effects.ts'
import { type Forces, lengthOf, peak, type SolvedBeam, solveBeam, supportPlaces, totalLb } from './beam-statics.ts'
import type { Beam } from './beams.ts'
import { deflectionOf } from './moved-loads.ts'
import { unevenOf } from './pick-checks.ts'

export interface BeamAnswer {
  /** Reactions, shear, moment, and deflection of the beam under the loads and its self-weight. */
  readonly solved: SolvedBeam
  /** Checks in order of decreasing utilization. */
  readonly checks: readonly Check[]
  /** Locations where the chords are bent most, without the dynamic factor. Empty unless loads bend them between nodes. */
  readonly chordPlaces: readonly ChordPlace[]
  /** Maximum deflection under the loads, and deflection under self-weight alone, both in inches. */
  readonly deflectionIn: number
  readonly selfDeflectionIn: number
  readonly selfWeightLb: number
  /** Deflection under the loads and self-weight, in inches. */
  readonly deflectionAt: (xIn: number) => number
  /** Maximum moment and shear from the loads and self-weight, in in·lb and lb. */
  readonly momentInLb: number
  readonly shearLb: number
  /** Returns the largest allowable factor on all loads, or infinity if no check depends on them. Each call runs a search. */
  readonly largestFactor: () => number
  /**
   * Largest and smallest reactions at each support in pounds, including self-weight but not the dynamic factor. Loads
   * can be absent from some spans. A negative value is the force needed to hold the beam down.
   */
  readonly reactions: readonly ReactionRange[]
  /** Returns the limit states that no check contains. */
  readonly notApplicable: () => NotApplicable[]
  /**
   * Maximum pick load when one pick is out of level, including the dynamic factor. Absent if there are fewer than three
   * picks.
   */
  readonly unevenPickLb?: number
}

/** Returns the largest and smallest static reactions, with the self-weight and the mounts. */
function reactionRanges(beam: Beam, { supports, picks }: BeamCase, loads: Applied, dead: Forces): ReactionRange[] {
  const own = solveBeam(supports, dead, beam).reactions
  return loads.reactions.map(({ atIn, maxLb, minLb }, index) => {
    const ownLb = (own[index]?.lb ?? 0) + (picks?.mountLb ?? 0)
    return { atIn, maxLb: ownLb + maxLb, minLb: ownLb + minLb }
  })
}

/** Returns the utilization of the governing check, which is the first one. */
export const utilizationOf = (checks: readonly Pick<Finding, 'utilization'>[]): number => checks[0]?.utilization ?? 0

/** Returns the utilization, reactions, and deflections of a beam. `part` names it in the checks. */
export function checkBeam(member: MemberStrength, given: BeamCase, part = 'beam'): BeamAnswer {
  const { supports } = given
  const { checksAt, loads, own, beam, chordPlaces } = checksOf(member, given)
  const checks = checksAt(1).map((each) => assigned(each, { part, member, combination: 'D + L' }))
  const dead = deadLoad(member, given)
  const solved = solveBeam(supports, joined(given, dead), beam)
  const isUneven = given.picks && supportPlaces(supports).length > 2
  const uneven = isUneven ? unevenOf(beam, given, dead, 1) : undefined
  const isLoaded = given.points.length + given.spreads.length > 0
  return {
    solved,
    checks,
    chordPlaces,
    deflectionIn: largest(loads.deflections, (each) => each.deflectionIn),
    selfDeflectionIn:
      largest(spansOf(supports), ({ fromIn, toIn }) => peak(deflectionOf(beam, own.solved), fromIn, toIn).value) /
      (given.dynamicFactor ?? 1),
    selfWeightLb: totalLb(dead),
    deflectionAt: deflectionOf(beam, solved),
    momentInLb: largest(solved.momentPeaks, (x) => Math.abs(solved.momentAt(x))),
    shearLb: largest(solved.momentPeaks, (x) =>
      Math.max(Math.abs(solved.shearAt(x, 'left')), Math.abs(solved.shearAt(x, 'right'))),
    ),
    reactions: reactionRanges(beam, given, loads, dead),
    ...(uneven ? { unevenPickLb: largest(uneven, ({ reactions }) => largest(reactions, ({ lb }) => lb)) } : {}),
    notApplicable: () =>
      absentFrom(member, part, checks, [
        'noAxialForce',
        ...(chordPlaces.length === 0 ? ['noChordForce' as const] : []),
        ...(given.points.length === 0 ? ['noPress' as const] : []),
      ]),
    largestFactor: () =>
      isLoaded ? largestPassing((factor) => utilizationOf(checksAt(factor)), 1e4) : Number.POSITIVE_INFINITY,
  }
}

/** Returns the additional uniform load that the beam can carry over its full length, in lb/in. */
export function extraUniformLbPerIn(member: MemberStrength, given: BeamCase): number {
  const lengthIn = lengthOf(given.supports)
  const utilization = (lbPerIn: number) =>
    utilizationOf(
      checksOf(member, { ...given, spreads: [...given.spreads, { fromIn: 0, toIn: lengthIn, lbPerIn }] }).checksAt(1),
    )
  // Upper limit for the search: a load that exceeds both the bending capacity and the shear capacity.
  const most = (16 * member.momentInLb) / lengthIn ** 2 + member.shearLb / lengthIn
  return largestPassing(utilization, 4 * most)
}
