import type { MemberStrength } from '../engineering/member-strength.ts'
import { memberStrengths } from '../engineering/member-strengths.ts'
import { weightLbPerFt } from './computed-load-tables.ts'

let made: readonly MemberStrength[] | undefined

/** Members of the load tables with the weights that they have been measured to have; computed once. */
export const computedMembers = (): readonly MemberStrength[] => {
  made ??= memberStrengths(weightLbPerFt)
  return made
}
