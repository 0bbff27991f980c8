import type { MemberStrength } from '../engineering/member-strength.ts'
import { memberStrengths } from '../engineering/member-strengths.ts'
import { weightLbPerFt } from './computed-load-tables.ts'

let made: readonly MemberStrength[] | undefined

/** Load table members with measured self-weights. Computed once. */
export const computedMembers = (): readonly MemberStrength[] => {
  made ??= memberStrengths(weightLbPerFt)
  return made
}
