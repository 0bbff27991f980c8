import { expect, test } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { checkBeam } from './beam-loads.ts'
import { momentEnvelope } from './moment-envelope.ts'

const member = memberOf('BS-TR12A')
const load = (atIn: number, lb: number) => ({ atIn, lb, on: 'node' as const })

test('leaves the second span unloaded if this increases the moment in the first span', () => {
  // Two 10 ft spans with 1,000 lb at the middle of each. One load: 13/64 × 1,000 × 120 = 24,375 in·lb, and w (3/8 × 120
  // × 60 − 60² / 2) = 577 in·lb of self-weight. Both loads: 3/16 × 120,000 + w × 120² / 8 = 23,653 in·lb.
  const given = {
    supports: { kind: 'two-spans', spansIn: [120, 120] },
    points: [load(60, 1000), load(180, 1000)],
    spreads: [],
    joints: [],
  } as const
  const envelope = momentEnvelope(member, given)
  expect(envelope).toMatchObject({ momentInLb: expect.closeTo(24_952, 0), atIn: 60, loadedSpans: [1] })
  const { momentInLb, checks } = checkBeam(member, given)
  expect(momentInLb).toBeCloseTo(23_653, 0)
  // The check adds the largest moment of the self-weight, 1,153 in·lb, wherever it is.
  expect(checks.find(({ check }) => check === 'bending')?.demand).toBeCloseTo(24_375 + 1153, 0)
})

test('leaves an overhang unloaded if its load relieves the span', () => {
  // 12 ft between supports and a 4 ft overhang, 12 lb/in over both. Span: 1 × 12 × 144² / 8 = 31,104 in·lb, and the
  // self-weight. The overhang would reduce it by 12 × 48² / 4 = 6,912 in·lb.
  const supports = { kind: 'continuous', lengthIn: 192, placesIn: [0, 144] } as const
  const spreads = [{ fromIn: 0, toIn: 192, lbPerIn: 12 }]
  const envelope = momentEnvelope(member, { supports, points: [], spreads, joints: [] })
  expect(envelope?.loadedSpans).toEqual([1])
  expect(envelope?.momentInLb).toBeGreaterThan(31_104)
  expect(envelope?.momentInLb).toBeLessThan(31_104 + 1400)
  const { maxInLb, minInLb } = envelope?.at(144) ?? { maxInLb: 0, minInLb: 0 }
  expect(minInLb).toBeCloseTo((-12.6406 * 48 ** 2) / 2, 0)
  expect(maxInLb).toBeCloseTo((-0.6406 * 48 ** 2) / 2, 0)
})

test('is absent for one span, where all loads act together', () => {
  const supports = { kind: 'simple', spanIn: 120 } as const
  expect(momentEnvelope(member, { supports, points: [load(60, 100)], spreads: [], joints: [] })).toBeUndefined()
})
