import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { limitStates, type MemberKind } from '#engineering/checks/limit-states.ts'
import { braceOf } from '#engineering/part-models/braces.ts'
import type { PlacedPart, Structure } from '../model.ts'
import { isMember, trussSizeOf } from '../shapes.ts'
import { initialValues, templates } from '../templates/templates.ts'
import { analyzed } from './analyzed.fixture.ts'
import { randomStructure } from './samples.fixture.ts'

const data = computedStatics()

const kindOf = ({ partNumber }: PlacedPart): MemberKind | undefined => {
  if (braceOf(partNumber)) return 'diagonal brace'
  if (!isMember(partNumber)) return undefined
  return (trussSizeOf(partNumber) ?? 3) > 3 ? 'box truss' : 'tube or extrusion'
}

/** Each member has each limit state of its kind exactly once: in a check, or with a reason why it doesn't apply. */
function expectComplete(structure: Structure): void {
  const { checks, notApplicable, status, unsolved, unrated } = analyzed(structure)
  if (status === 'unstable' || unsolved.length > 0) return
  const unknown = new Set(unrated.map(({ part }) => part))
  const found = new Set(checks.map(({ part, check }) => `${part} ${check}`))
  for (const part of structure.parts) {
    const kind = kindOf(part)
    if (!kind || unknown.has(part.id)) continue
    for (const { name, checks: ids, absences } of limitStates[kind]) {
      const reasons = notApplicable.flatMap((each) =>
        each.part === part.id && each.limitState === name ? each.reason : [],
      )
      const isChecked = ids.some((id) => found.has(`${part.id} ${id}`))
      expect(reasons, `${structure.name}, ${part.partNumber} ${part.id}, ${name}`).toHaveLength(isChecked ? 0 : 1)
      for (const reason of reasons) expect(absences).toContain(reason)
    }
  }
}

describe('the result of a structure', () => {
  it.each(templates)('has every limit state of every member: template $id', (template) => {
    expectComplete(template.make(initialValues(template), data))
  })

  it('has every limit state of every member of random structures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (seed) => expectComplete(randomStructure(seed))),
      { numRuns: 40, seed: 3, endOnFailure: true },
    )
  })
})
