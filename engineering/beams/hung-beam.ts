/** Chooses the lifting mounts for a beam that hangs from picks. */

import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { MountRating } from '#engineering/ratings/support-ratings.ts'
import { mountLines, type PartLine, times } from '#engineering/systems/parts-list.ts'
import type { BeamCase } from './beam-case.ts'
import { type BeamAnswer, checkBeam } from './beam-loads.ts'
import { supportPlaces } from './beam-statics.ts'
import { mountFor } from './pick-checks.ts'

/** A member with the lifting mounts that fit it, weakest first. */
export interface HungMember extends MemberStrength {
  readonly mounts?: readonly MountRating[]
}

interface CheckedBeam {
  /** The beam, with its mount rating if it hangs from picks. */
  readonly given: BeamCase
  readonly answer: BeamAnswer
  readonly mount?: MountRating
}

/**
 * Checks a beam. Uses the lightest mount that can carry the most heavily loaded pick and itself, or the strongest mount if
 * none can.
 */
export function checkHung(member: HungMember, given: BeamCase): CheckedBeam {
  const answer = checkBeam(member, given)
  const { mounts = [] } = member
  if (!given.picks || mounts.length === 0) return { given, answer }
  const demandLb = answer.checks.find(({ check }) => check === 'mount')?.demand ?? 0
  const mount = mountFor(mounts, demandLb, given.dynamicFactor ?? 1)
  const hung = { ...given, picks: { ...given.picks, capacityLb: mount.lb, mountLb: mount.weightLb } }
  return { given: hung, answer: checkBeam(member, hung), mount }
}

/** Returns the mounts for all picks, with their bolts and shackles. */
export function pickLines({ given: { supports }, mount }: CheckedBeam): PartLine[] {
  return mount ? times(mountLines(mount.partNumber, mount.bolts), supportPlaces(supports).length) : []
}
