import { expect } from 'vitest'
import type { Check } from './check.ts'
import { limitStates, type MemberKind, type NotApplicable } from './limit-states.ts'

interface Checked {
  readonly checks: readonly Pick<Check, 'part' | 'check'>[]
  readonly notApplicable: readonly NotApplicable[]
}

/** Verifies that a member has each limit state of its kind exactly once: in a check, or with the reason why not. */
export function expectEveryState(
  { checks, notApplicable }: Checked,
  part: string,
  kind: MemberKind,
  name = part,
): void {
  const found = new Set(checks.flatMap((each) => (each.part === part ? each.check : [])))
  for (const { name: limitState, checks: ids, absences } of limitStates[kind]) {
    const reasons = notApplicable.flatMap((each) =>
      each.part === part && each.limitState === limitState ? each.reason : [],
    )
    expect(reasons, `${name}, ${limitState}`).toHaveLength(ids.some((id) => found.has(id)) ? 0 : 1)
    for (const reason of reasons) expect(absences).toContain(reason)
  }
}
