import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import type { Refusal } from '#engineering/refusal.ts'
import type { LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import { JOIST_SERIES } from '#engineering/systems/platform-parts.ts'
import { partWeightLb } from './computed-load-tables.ts'
import { computedMembers } from './computed-members.ts'
import { computedRatings } from './computed-ratings.ts'

function found<Each>(list: readonly Each[], isWanted: (each: Each) => boolean, name: string): Each {
  const one = list.find(isWanted)
  if (!one) throw new Error(`${name} is not computed`)
  return one
}

/** @throws if the member does not exist */
export const memberOf = (key: string): MemberStrength => found(computedMembers(), (each) => each.key === key, key)

/** The members that joists of platforms can be made of. */
export const joistMembers = (): MemberStrength[] => JOIST_SERIES.map(memberOf)

/**
 * Returns a member without the weight of splice plates and their bolts, which the load tables omit.
 * @throws if the member does not exist
 */
export const tableMemberOf = (key: string): MemberStrength => {
  const member = memberOf(key)
  return member.truss ? { ...member, truss: { ...member.truss, spliceLb: 0 } } : member
}

/** @throws if the truss is not rated */
export const ratingsOf = (series: string): WeighedRatings => ({
  ...found(computedRatings(), (each) => each.series === series, series),
  partLb: partWeightLb,
})

/** @throws with the reason if the calculator rejects the input */
export const answerOf = <Answer extends object>(result: Answer | Refusal): Answer => {
  if ('field' in result) throw new Error(result.message)
  return result
}

/** Returns the quantity of a part in a parts list, or 0 if the list does not contain the part. */
export const quantityOf = ({ parts }: { readonly parts: readonly PartLine[] }, partNumber: string): number =>
  parts.find((each) => each.partNumber === partNumber)?.quantity ?? 0

/** An LED wall of 12 × 5 panels, 20 ft wide, with level picks. */
export const ledWallCase: LedWallCase = {
  panelWidthIn: 20,
  panelHeightIn: 20,
  panelLb: 18,
  columns: 12,
  rows: 5,
  extraLbPerFt: 5,
  support: 'flown',
  levelIn: 0,
  pressurePsf: 3,
  clearanceIn: 6,
  outriggerFt: 6,
  outriggers: 'both',
  eccentricIn: 4,
  friction: 0.3,
}
