import type { Check } from './check.ts'
import { limitStates, type MemberKind, type NotApplicable } from './limit-states.ts'

interface Checked {
  readonly checks: readonly Pick<Check, 'part' | 'check'>[]
  readonly notApplicable: readonly NotApplicable[]
}

/** Returns the limit states of a member that aren't either in a check or listed once with a reason why they don't apply. */
export function wrongStates({ checks, notApplicable }: Checked, part: string, kind: MemberKind): string[] {
  const found = new Set(checks.flatMap((each) => (each.part === part ? each.check : [])))
  return limitStates[kind].flatMap(({ name, checks: ids, absences }) => {
    const reasons = notApplicable.flatMap((each) => (each.part === part && each.limitState === name ? each.reason : []))
    const expected = ids.some((id) => found.has(id)) ? 0 : 1
    return reasons.length === expected && reasons.every((each) => absences.includes(each)) ? [] : `${part}: ${name}`
  })
}
