import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aluminum6061T6, steelA36 } from '../materials.ts'
import { bearingKip, boltKip, boltShearKip, boltTensionKip, filletKipPerIn } from './fasteners.ts'

const hole = { edgeIn: 1.5, holeIn: 0.5625 }

describe('a 1/2 in Grade 8 bolt', () => {
  test('allows 6.63 kips in shear (0.45 × 150 × 0.1963 / 2) and 11.04 kips in tension (0.75 × 150 × 0.1963 / 2)', () => {
    expect(boltShearKip()).toBeCloseTo(6.627, 3)
    expect(boltTensionKip()).toBeCloseTo(11.045, 3)
  })

  test('allows 2.436 kips in bearing on 1/8 in 6061-T6 (2 × 1/2 × 1/8 × 38 / 1.95), and 1.538 kips next to a weld', () => {
    expect(bearingKip(aluminum6061T6, { ...hole, wallIn: 0.125 })).toBeCloseTo(2.436, 3)
    expect(bearingKip(aluminum6061T6, { ...hole, wallIn: 0.125, welded: true })).toBeCloseTo(1.538, 3)
  })

  test('tears out of 6061-T6 at 1.827 kips (0.75 × 1/8 × 38 / 1.95) when the edge distance is 3/4 in', () => {
    expect(bearingKip(aluminum6061T6, { ...hole, edgeIn: 0.75, wallIn: 0.125 })).toBeCloseTo(1.827, 3)
  })

  test('allows 4.35 kips in bearing on 1/8 in A36, and tears out at 4.214 kips when the edge distance is 1 1/4 in', () => {
    expect(bearingKip(steelA36, { ...hole, edgeIn: 3, wallIn: 0.125 })).toBeCloseTo(4.35, 3)
    // The clear edge distance, 1.25 − 0.28125 in, is multiplied by 0.125 in and by 1.2 × 58 ksi / 2.
    expect(bearingKip(steelA36, { ...hole, edgeIn: 1.25, wallIn: 0.125 })).toBeCloseTo(4.214, 3)
  })

  test('is governed by bolt shear when the connected metal is thick', () => {
    expect(boltKip(aluminum6061T6, { ...hole, wallIn: 2 })).toBe(boltShearKip())
  })

  test('allows no load at an edge, and never allows a lower load in a thicker wall', () => {
    expect(bearingKip(steelA36, { ...hole, edgeIn: 0, wallIn: 1 })).toBe(0)
    fc.assert(
      fc.property(fc.double({ min: 0.03, max: 1, noNaN: true }), (wallIn) => {
        for (const material of [aluminum6061T6, steelA36])
          expect(boltKip(material, { ...hole, wallIn: wallIn * 1.1 })).toBeGreaterThanOrEqual(
            boltKip(material, { ...hole, wallIn }),
          )
      }),
    )
  })
})

describe('one inch of 1/8 in fillet weld', () => {
  test('allows 0.521 kips with 4043 filler (11.5 × 0.0884 / 1.95)', () => {
    expect(filletKipPerIn(aluminum6061T6, 0.125, 0.125)).toBeCloseTo(0.5213, 4)
  })

  test('allows 1.856 kips with E70 (0.6 × 70 × 0.0884 / 2), or 1.392 kips on a 0.08 in wall', () => {
    expect(filletKipPerIn(steelA36, 0.125, 0.125)).toBeCloseTo(1.8562, 4)
    expect(filletKipPerIn(steelA36, 0.125, 0.08)).toBeCloseTo(1.392, 4)
  })
})
