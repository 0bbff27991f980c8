import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aluminum6061T6 } from '../materials.ts'
import { cripplingKip, shearKsi, shearRuptureKsi } from './webs.ts'

describe('the allowable shear stress of 6061-T6', () => {
  test('allows 12.73 ksi on the gross area (0.6 × 35 / 1.65) and 11.69 ksi on the net area (0.6 × 38 / 1.95)', () => {
    expect(shearKsi(aluminum6061T6)).toBeCloseTo(12.727, 3)
    expect(shearRuptureKsi(aluminum6061T6)).toBeCloseTo(11.692, 3)
  })
})

describe('web crippling calculation', () => {
  const tube = { thicknessIn: 0.125, radiusIn: 0.0625, count: 2 }

  test('allows 5.005 kips for the 3 in tube over a 3 in support (2 × 0.4374 × 1.2 × 4.3 / 0.4625 / 1.95)', () => {
    // Cwa = 0.015625 × (0.46 × 35 + 0.02 √(10,100 × 35)) = 0.015625 × 27.99 = 0.4374.
    expect(cripplingKip(aluminum6061T6, tube, 3, 'end')).toBeCloseTo(5.005, 2)
  })

  test('allows 6.69 kips when a point load has a bearing length of 1 1/2 in (2 × 0.4374 × 6.9 / 0.4625 / 1.95)', () => {
    expect(cripplingKip(aluminum6061T6, tube, 1.5, 'within')).toBeCloseTo(6.693, 2)
  })

  test('multiplies the allowable load by sin 45° when the webs are inclined at 45°', () => {
    const webs = { ...tube, radiusIn: 0 }
    const vertical = cripplingKip(aluminum6061T6, webs, 3, 'end')
    expect(cripplingKip(aluminum6061T6, { ...webs, inclinedDeg: 45 }, 3, 'end') / vertical).toBeCloseTo(Math.SQRT1_2, 6)
  })

  test('allows a higher load when the web is thicker or the bearing is longer', () => {
    const sizes = fc.double({ min: 0.05, max: 2, noNaN: true })
    fc.assert(
      fc.property(sizes, sizes, (thicknessIn, bearing) => {
        const at = (t: number, n: number) => cripplingKip(aluminum6061T6, { ...tube, thicknessIn: t }, n, 'end')
        expect(at(thicknessIn * 1.1, bearing)).toBeGreaterThan(at(thicknessIn, bearing))
        expect(at(thicknessIn, bearing + 0.1)).toBeGreaterThan(at(thicknessIn, bearing))
      }),
    )
  })
})
