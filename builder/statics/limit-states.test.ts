import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { wrongStates } from '#engineering/checks/limit-states.fixture.ts'
import type { MemberKind } from '#engineering/checks/limit-states.ts'
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

function expectComplete(structure: Structure): void {
  const { checks, notApplicable, status, unsolved, unrated } = analyzed(structure)
  if (status === 'unstable' || unsolved.length > 0) return
  const unknown = new Set(unrated.map(({ part }) => part))
  for (const part of structure.parts) {
    const kind = kindOf(part)
    if (kind && !unknown.has(part.id))
      expect(wrongStates({ checks, notApplicable }, part.id, kind), `${structure.name}, ${part.partNumber}`).toEqual([])
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
