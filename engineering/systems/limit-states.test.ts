/** Each calculator lists every limit state of each of its members. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerOf, joistMembers, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { computedMembers } from '#catalog/computed-members.ts'
import { wrongStates } from '#engineering/checks/limit-states.fixture.ts'
import { kindOfMember } from '#engineering/checks/limit-states.ts'
import { checkLedWall } from './led-wall.ts'
import { designPlatform } from './platform.ts'
import { type LoadClass, loadClasses } from './platform-answer.ts'
import { checkTower } from './tower.ts'

const [members, joists] = [computedMembers(), joistMembers()]
const options = { numRuns: 100, seed: 7, endOnFailure: true }

it('lists every limit state of a column', () => {
  const anyColumn = fc.record({
    member: fc.constantFrom(...members),
    ends: fc.constantFrom('free' as const, 'held' as const),
    heightIn: fc.constantFrom(48, 120, 252),
    axialLb: fc.constantFrom(0, 500),
    eccentricIn: fc.constantFrom(0, 3),
    lateralLb: fc.constantFrom(0, 0.5, 40),
    part: fc.constantFrom(0, 0.25, 0.43, 1),
    windPsf: fc.constantFrom(0, 2),
  })
  fc.assert(
    fc.property(anyColumn, ({ member, part, ...given }) => {
      const answer = checkTower(member, { ...given, lateralAtIn: part * given.heightIn })
      expect(wrongStates(answer, 'column', kindOfMember(member)), member.key).toEqual([])
    }),
    options,
  )
})

it('lists every limit state of an LED wall', () => {
  const anyWall = fc.record({
    series: fc.constantFrom('BS-TR12A', 'BS-TR12S', 'BS-TR06A', 'BS-TR06S'),
    support: fc.constantFrom('flown' as const, 'ground' as const),
    columns: fc.constantFrom(4, 9),
    rows: fc.constantFrom(2, 4),
    levelIn: fc.constantFrom(0, 0.5),
    pressurePsf: fc.constantFrom(0, 2),
    clearanceIn: fc.constantFrom(0, 7, 24),
    eccentricIn: fc.constantFrom(0, 8),
    outriggers: fc.constantFrom('both' as const, 'behind' as const),
  })
  const listed = new Set<string>()
  fc.assert(
    fc.property(anyWall, ({ series, ...change }) => {
      const layout = { placesIn: [0, 96, 192], headerFt: 16, towerFt: 10 }
      const wall = { ...ledWallCase, ...change }
      const answer = answerOf(checkLedWall(memberOf(series), ratingsOf(series), wall, layout))
      for (const part of answer.tower ? ['header', 'tower', 'outriggerTruss'] : ['header']) {
        expect(wrongStates(answer, part, 'box truss')).toEqual([])
        listed.add(part)
      }
    }),
    options,
  )
  expect(listed.size).toBe(3)
})

it('lists every limit state of a platform', () => {
  const anyPlatform = fc.record({
    series: fc.constantFrom('BS-TR12A', 'BS-TR12S'),
    lengthFt: fc.constantFrom(4, 8, 16, 32),
    widthFt: fc.constantFrom(4, 8, 24),
    heightIn: fc.constantFrom(48, 62, 96),
    livePsf: fc.constantFrom(...(Object.keys(loadClasses).map(Number) as LoadClass[])),
    stair: fc.constantFrom(undefined, 'front' as const, 'left' as const),
    lateral: fc.constantFrom(5 as const, 10 as const),
  })
  const listed = new Set<string>()
  fc.assert(
    fc.property(anyPlatform, ({ series, ...given }) => {
      const rails = { front: 'required', back: 'required', left: 'open', right: 'rail' } as const
      const answer = designPlatform(memberOf(series), joists, ratingsOf(series), {
        ...{ beams: 'fewest', rails, friction: 0.3 },
        ...given,
      })
      if ('field' in answer) return
      const ofBeams = answer.innerBeam ? ['edgeBeam', 'innerBeam'] : ['edgeBeam']
      for (const part of [...ofBeams, 'leg', 'crossTruss']) {
        expect(wrongStates(answer, part, 'box truss')).toEqual([])
        listed.add(part)
      }
      expect(wrongStates(answer, 'joist', 'tube or extrusion')).toEqual([])
    }),
    { ...options, numRuns: 8 },
  )
  expect(listed.size).toBe(4)
})
