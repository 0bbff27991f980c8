/** The builder passes each tower that the calculator passes, with the ballast of the calculator. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { FRICTION } from '#engineering/factors.ts'
import { checkTower } from '#engineering/systems/tower.ts'
import type { TowerCase } from '#engineering/systems/tower-case.ts'
import type { Structure } from '../model.ts'
import { structureOfTower } from '../templates/results.ts'
import { shapes } from '../testing.ts'
import { analyze } from './analyze.ts'

const data = computedStatics()

const towers = fc.record({
  series: fc.constantFrom('BS-TR12A' as const, 'BS-TR12S' as const),
  heightFt: fc.integer({ min: 4, max: 20 }),
  axialLb: fc.integer({ min: 0, max: 800 }),
  eccentricIn: fc.integer({ min: 0, max: 6 }),
  lateralLb: fc.integer({ min: 0, max: 40 }),
  lateralAt: fc.double({ min: 0, max: 1, noNaN: true }),
  windPsf: fc.constantFrom(0, 0.5, 1, 2, 3.14),
  carriedFt: fc.constantFrom(0, 4, 10),
})

test('passes in the builder', () => {
  fc.assert(
    fc.property(towers, ({ series, heightFt, lateralAt, ...loads }) => {
      const member = memberOf(series)
      const base = ratingsOf(series).bases.find(({ anchored }) => !anchored) as NonNullable<TowerCase['base']>
      const heightIn = 12 * heightFt
      const lateralAtIn = Math.round(lateralAt * heightIn)
      const given = { ...loads, heightIn, lateralAtIn, ends: 'free', base, friction: FRICTION } satisfies TowerCase
      const { checks, overturning } = checkTower(member, given)
      fc.pre((checks[0]?.utilization ?? 0) <= 1)
      const opened = structureOfTower(series, given, member, overturning?.ballastLb) as Structure
      expect(analyze(opened, shapes, data).status).toBe('passes')
    }),
    { numRuns: 60 },
  )
})
