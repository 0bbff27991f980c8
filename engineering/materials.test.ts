import { describe, expect, test } from 'vitest'
import {
  aluminum6061T6,
  bendingKsi,
  boltKip,
  columnKsi,
  elementBuckling,
  filletKipPerIn,
  legKsi,
  memberBuckling,
  shearKsi,
  steelA36,
  steelLegFactor,
  wallKsi,
} from './materials.ts'

describe('6061-T6', () => {
  test('has the buckling constants that the Aluminum Design Manual prints: 39.4, 0.246, 66 and 45.0, 0.301, 61', () => {
    const member = memberBuckling(aluminum6061T6)
    expect([member.interceptKsi, member.slopeKsi, member.limit].map((value) => value.toPrecision(3))).toEqual([
      '39.4',
      '0.246',
      '65.7',
    ])
    const element = elementBuckling(aluminum6061T6)
    expect([element.interceptKsi, element.slopeKsi, element.limit].map((value) => value.toPrecision(3))).toEqual([
      '45.0',
      '0.300',
      '61.4',
    ])
  })

  test('bears 19.5 ksi in bending (38 / 1.95 is less than 35 / 1.65) and 12.7 ksi in shear', () => {
    expect(bendingKsi(aluminum6061T6)).toBeCloseTo(38 / 1.95, 10)
    expect(shearKsi(aluminum6061T6)).toBeCloseTo(21 / 1.65, 10)
  })

  test('as a column of slenderness 30 bears 0.85 (39.37 − 0.2458 × 30) / 1.65 ksi', () => {
    expect(columnKsi(aluminum6061T6, 30)).toBeCloseTo((0.85 * (39.366 - 0.24577 * 30)) / 1.65, 2)
  })

  test('as a column of slenderness 100 bears 0.85 π² E / 100² / 1.65 ksi', () => {
    expect(columnKsi(aluminum6061T6, 100)).toBeCloseTo((0.85 * Math.PI ** 2 * 10_100) / 1e4 / 1.65, 6)
  })

  test('loses a leg 15 times as wide as thick to elastic buckling at π² E / 75²', () => {
    expect(legKsi(aluminum6061T6, 15)).toBeCloseTo((Math.PI ** 2 * 10_100) / 75 ** 2 / 1.65, 6)
  })

  test('holds a tube wall 21 times as wide as thick at (45.0 − 0.300 × 33.6) / 1.65 ksi', () => {
    expect(wallKsi(aluminum6061T6, 21)).toBeCloseTo((45.0 - 0.3004 * 33.6) / 1.65, 1)
  })

  test('welded with 4043: 11.5 × 0.0884 / 1.95 kip per inch of 1/8 in fillet', () => {
    expect(filletKipPerIn(aluminum6061T6, 0.125, 0.125)).toBeCloseTo((11.5 * 0.08839) / 1.95, 4)
  })

  test('bears 2 × 1/2 × 1/8 × 38 / 1.95 kip under a bolt', () => {
    expect(boltKip(aluminum6061T6, 0.125)).toBeCloseTo((2 * 0.5 * 0.125 * 38) / 1.95, 10)
  })

  test('lets the bolt itself govern in thick metal: 0.45 × 150 × 0.196 / 2 kip', () => {
    expect(boltKip(aluminum6061T6, 2)).toBeCloseTo((0.45 * 150 * 0.19635) / 2, 3)
  })
})

describe('A36', () => {
  test('has Qs = 1.34 − 0.76 × 16 √(36 / 29,000) for a leg of 2 × 1/8 in', () => {
    expect(steelLegFactor(steelA36, 16)).toBeCloseTo(1.34 - 0.76 * 16 * Math.sqrt(36 / 29_000), 10)
  })

  test('reduces stocky legs not at all and slender ones by the square', () => {
    expect(steelLegFactor(steelA36, 8)).toBe(1)
    expect(steelLegFactor(steelA36, 30)).toBeCloseTo((0.53 * 29_000) / 36 / 900, 10)
    expect(legKsi(steelA36, 8)).toBeCloseTo(36 / 1.67, 10)
  })

  test('as a column: 0.658^(Fy / Fe) Fy below the limit, 0.877 Fe beyond', () => {
    const euler = (slenderness: number) => (Math.PI ** 2 * 29_000) / slenderness ** 2
    expect(columnKsi(steelA36, 60)).toBeCloseTo((0.658 ** (36 / euler(60)) * 36) / 1.67, 6)
    expect(columnKsi(steelA36, 180)).toBeCloseTo((0.877 * euler(180)) / 1.67, 6)
  })
})
