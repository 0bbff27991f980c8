import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aluminum6061T6, steelA36 } from '../materials.ts'
import { holeWidthIn, shearLag, tensionKip } from './tension.ts'

describe('a bolt hole in a tension member', () => {
  test('deducts the hole diameter for aluminum, and 1/16 in more for steel', () => {
    expect(holeWidthIn(aluminum6061T6, 0.5625)).toBe(0.5625)
    expect(holeWidthIn(steelA36, 0.5625)).toBe(0.625)
  })
})

describe('shear lag in a 2 in angle that is connected through one leg by two bolts 3 in apart', () => {
  const bolted = { lengthIn: 3, outOfPlaneIn: 0.5464, inPlaneIn: 0.4536 }

  test('reduces the net area of steel by a factor of 1 − 0.5464 / 3 = 0.818', () => {
    expect(shearLag(steelA36, bolted)).toBeCloseTo(0.8179, 4)
  })

  test('reduces the net area of aluminum by a factor of 0.818 × (1 − 0.4536 / 3) = 0.818 × 0.849 = 0.694', () => {
    expect(shearLag(aluminum6061T6, bolted)).toBeCloseTo(0.6942, 4)
  })

  test('reduces the net area to zero when the connection has no length', () => {
    expect(shearLag(steelA36, { ...bolted, lengthIn: 0 })).toBe(0)
    expect(shearLag(aluminum6061T6, { ...bolted, lengthIn: 0.5 })).toBe(0)
  })

  test('reduces the net area less when the connection is longer', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), (lengthIn) => {
        for (const material of [aluminum6061T6, steelA36])
          expect(shearLag(material, { ...bolted, lengthIn: lengthIn * 1.1 })).toBeGreaterThanOrEqual(
            shearLag(material, { ...bolted, lengthIn }),
          )
      }),
    )
  })
})

describe('allowable tension calculation', () => {
  test('returns 5.016 kips for 0.34375 in² of aluminum, of which 0.234375 in² is weld-affected: (0.109375 × 38 + 0.234375 × 24) / 1.95', () => {
    const section = { grossIn2: 0.484375, netIn2: 0.34375, weldAffectedIn2: 0.234375 }
    expect(tensionKip(aluminum6061T6, section)).toBeCloseTo(5.016, 3)
  })

  test('returns the lower of 36 × 0.484375 / 1.67 = 10.44 and 58 × 0.328125 / 2 = 9.516 kips for steel', () => {
    expect(tensionKip(steelA36, { grossIn2: 0.484375, netIn2: 0.328125 })).toBeCloseTo(9.516, 3)
    expect(tensionKip(steelA36, { grossIn2: 0.484375, netIn2: 0.484375 })).toBeCloseTo(10.442, 3)
  })

  test('returns a lower allowable tension when the weld-affected area is larger', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.3, noNaN: true }), (affected) => {
        const at = (weldAffectedIn2: number) =>
          tensionKip(aluminum6061T6, { grossIn2: 9, netIn2: 0.34, weldAffectedIn2 })
        expect(at(affected + 0.01)).toBeLessThan(at(affected))
      }),
    )
  })
})
