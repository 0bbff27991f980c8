import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aluminum6061T6, steelA36, steelA500 } from '../materials.ts'
import {
  columnStressKsi,
  compressionKip,
  effectiveWidth,
  elementBuckling,
  memberBuckling,
  weightedElementKsi,
} from './compression.ts'

const figures = ({ interceptKsi, slopeKsi, limit }: ReturnType<typeof memberBuckling>) =>
  [interceptKsi, slopeKsi, limit].map((value) => value.toPrecision(3))

describe('6061-T6 aluminum in compression', () => {
  test('uses the buckling constants from the Aluminum Design Manual: 39.4, 0.246, 66 for members, and 45.0, 0.301, 61 for elements', () => {
    expect(figures(memberBuckling(aluminum6061T6))).toEqual(['39.4', '0.246', '65.7'])
    expect(figures(elementBuckling(aluminum6061T6))).toEqual(['45.0', '0.300', '61.4'])
  })

  test('uses buckling constants of 15 (1 + √0.015) = 16.8 and 15 (1 + ∛(15/440)) = 19.9 for weld-affected metal', () => {
    expect(figures(memberBuckling(aluminum6061T6, true))).toEqual(['16.8', '0.0842', '133'])
    expect(figures(elementBuckling(aluminum6061T6, true))).toEqual(['19.9', '0.108', '123'])
  })

  test('allows a column stress of (39.37 − 0.2458 × 30)(0.85 + 0.15 × 35.7 / 47.9) = 30.8 ksi at a slenderness ratio of 30, before the safety factor', () => {
    // The slenderness limits are λ1 = (39.37 − 35) / 0.2458 = 17.8 for yielding and Cc = 65.7 for elastic buckling.
    expect(columnStressKsi(aluminum6061T6, 30)).toBeCloseTo(31.99 * (0.85 + (0.15 * 35.67) / 47.91), 1)
  })

  test('allows a column stress of 0.85 π² E / 100² at a slenderness ratio of 100, before the safety factor', () => {
    expect(columnStressKsi(aluminum6061T6, 100)).toBeCloseTo((0.85 * Math.PI ** 2 * 10_100) / 1e4, 6)
  })

  test('uses the yield strength when the column is stocky', () => {
    expect(columnStressKsi(aluminum6061T6, 1)).toBe(35)
    expect(columnStressKsi(aluminum6061T6, 1, true)).toBe(15)
  })

  test('has a local buckling stress of 17.7 ksi, or 11.8 ksi when welded, at a width-to-thickness ratio of 15', () => {
    expect(weightedElementKsi(aluminum6061T6, 'leg', 15)).toBeCloseTo(17.72, 2)
    expect(weightedElementKsi(aluminum6061T6, 'leg', 15, 1)).toBeCloseTo(11.77, 2)
  })

  test('allows 3.85 kips for the 12 in truss chord, with 22.6% of its area unaffected and 77.4% weld-affected', () => {
    const section = {
      areaIn2: 0.484375,
      element: 'leg',
      widthToThickness: 15,
      elementsIn2: 0.5,
      weldAffected: 0.774194,
    } as const
    expect(compressionKip(aluminum6061T6, section, 30.4)).toBeCloseTo(3.85, 2)
  })
})

describe('steel in compression', () => {
  test('uses 0.658^(Fy / Fe) Fy in the inelastic range and 0.877 Fe in the elastic range', () => {
    const euler = (slenderness: number) => (Math.PI ** 2 * 29_000) / slenderness ** 2
    expect(columnStressKsi(steelA36, 60)).toBeCloseTo(0.658 ** (36 / euler(60)) * 36, 6)
    expect(columnStressKsi(steelA36, 180)).toBeCloseTo(0.877 * euler(180), 6)
  })

  test('reduces the effective width of a 2 × 1/8 in leg to 0.892 of its width at 34.3 ksi', () => {
    // The slenderness limit λr is 0.45 √(29,000 / 36) = 12.77. The elastic local buckling stress Fel is (1.49 × 12.77 /
    // 16)² × 36 = 50.9 ksi, so √(Fel / Fcr) = √(50.9 / 34.3) = 1.218.
    expect(effectiveWidth(steelA36, 'leg', 16, 34.3)).toBeCloseTo(0.892, 2)
    expect(effectiveWidth(steelA36, 'leg', 12, 34.3)).toBe(1)
  })

  test('treats the walls of the 3 in tube as fully effective', () => {
    expect(effectiveWidth(steelA500, 'wall', 23, 46)).toBe(1)
  })
})

describe('the column check for all sections', () => {
  const section = { areaIn2: 1, element: 'leg', elementsIn2: 1 } as const

  test('allows less compression when the column or its legs are more slender', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 199, noNaN: true }),
        fc.double({ min: 4, max: 30, noNaN: true }),
        (slenderness, ratio) => {
          for (const material of [aluminum6061T6, steelA36]) {
            const at = (widthToThickness: number, kLr: number) =>
              compressionKip(material, { ...section, widthToThickness }, kLr)
            expect(at(ratio, slenderness + 1)).toBeLessThanOrEqual(at(ratio, slenderness) + 1e-9)
            expect(at(ratio + 0.5, slenderness)).toBeLessThanOrEqual(at(ratio, slenderness) + 1e-9)
          }
        },
      ),
    )
  })

  test('allows almost no compression when the column is very long', () => {
    for (const material of [aluminum6061T6, steelA36])
      expect(compressionKip(material, { ...section, widthToThickness: 8 }, 5000)).toBeLessThan(0.01)
  })
})
