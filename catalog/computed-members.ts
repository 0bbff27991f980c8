import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { memberStrengths } from '#engineering/members/member-strengths.ts'
import { partWeightLb, weightLbPerFt } from './computed-load-tables.ts'

let made: readonly MemberStrength[] | undefined

/**
 * Returns the members in all load tables, with their measured self-weights. The members are computed once and then
 * cached.
 */
export const computedMembers = (): readonly MemberStrength[] => {
  made ??= memberStrengths(weightLbPerFt, partWeightLb)
  return made
}
