import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowable, type Beam, coefficients, loadCases, selfSagIn } from './beams.ts'

describe('coefficients', () => {
  // AISC Steel Construction Manual, table 3-22a: moment in PL, deflection in PL³/EI.
  test.each([
    ['uniform', 1 / 8, 1 / 2, 5 / 384],
    ['center', 1 / 4, 1 / 2, 1 / 48],
    ['third', 1 / 3, 1, 23 / 648],
    ['quarter', 1 / 2, 3 / 2, 19 / 384],
    ['fifth', 3 / 5, 2, 63 / 1000],
  ] as const)('of %s loads are those of the tables', (loadCase, moment, shear, deflection) => {
    expect(coefficients[loadCase].moment).toBeCloseTo(moment, 10)
    expect(coefficients[loadCase].shear).toBeCloseTo(shear, 10)
    expect(coefficients[loadCase].deflection).toBeCloseTo(deflection, 10)
  })
})

const weightless: Beam = { momentInLb: 120_000, shearLb: 1e9, flexuralLbIn2: 1e15, selfWeightLbPerFt: 0 }

describe('allowable', () => {
  test('in bending: 120,000 in·lb carry 8 M / L = 8,000 lb uniformly and 4 M / L = 4,000 lb in the middle of 10 ft', () => {
    expect(allowable(weightless, 'uniform', 10, 180)).toEqual({ loadLb: 8000, governing: 'bending' })
    expect(allowable(weightless, 'center', 10, 180)).toEqual({ loadLb: 4000, governing: 'bending' })
  })

  test('takes the weight of the beam off: 10 lb/ft over 10 ft are 100 lb of the 8,000', () => {
    const heavy = { ...weightless, selfWeightLbPerFt: 10 }
    expect(allowable(heavy, 'uniform', 10, 180).loadLb).toBeCloseTo(7900, 6)
    // Its moment is wL²/8 = 1,500 in·lb of the 120,000: 4 × 118,500 / 120 is left.
    expect(allowable(heavy, 'center', 10, 180).loadLb).toBeCloseTo(3950, 6)
  })

  test('in shear: two loads at the third points are a reaction each, less half the weight', () => {
    const short = { ...weightless, shearLb: 500, selfWeightLbPerFt: 10 }
    expect(allowable(short, 'third', 10, 180)).toEqual({ loadLb: 450, governing: 'shear' })
  })

  test('by deflection: 384 E I Δ / 5 L³ with Δ = L / 180', () => {
    const limp = { ...weightless, flexuralLbIn2: 1e7 }
    const { loadLb, governing } = allowable(limp, 'uniform', 10, 180)
    expect(loadLb).toBeCloseTo((384 * 1e7 * (120 / 180)) / (5 * 120 ** 3), 6)
    expect(governing).toBe('deflection')
  })

  test('names a joint that is weaker than the member', () => {
    expect(allowable({ ...weightless, jointMomentInLb: 60_000 }, 'uniform', 10, 180)).toEqual({
      loadLb: 4000,
      governing: 'joint',
    })
  })

  test('adds the stretch of a lattice: M / GA', () => {
    const lattice = { ...weightless, webLb: 1e5, selfWeightLbPerFt: 12 }
    // 5 W L³ / 384 E I + W L / 8 G A, W = 120 lb, L = 120 in
    expect(selfSagIn(lattice, 10)).toBeCloseTo((5 * 120 * 120 ** 3) / (384 * 1e15) + (120 * 120) / 8 / 1e5, 10)
  })

  test('is never below zero', () => {
    expect(allowable({ ...weightless, momentInLb: 1, selfWeightLbPerFt: 50 }, 'uniform', 40, 180).loadLb).toBe(0)
  })
})

const beams = fc.record({
  momentInLb: fc.double({ min: 1e3, max: 1e6, noNaN: true }),
  shearLb: fc.double({ min: 1e2, max: 1e5, noNaN: true }),
  flexuralLbIn2: fc.double({ min: 1e6, max: 1e10, noNaN: true }),
  selfWeightLbPerFt: fc.double({ min: 0.5, max: 20, noNaN: true }),
})

describe('of any beam', () => {
  test('a longer span never carries more', () => {
    fc.assert(
      fc.property(beams, fc.constantFrom(...loadCases), fc.integer({ min: 1, max: 39 }), (beam, loadCase, span) => {
        const [short, long] = [span, span + 1].map((ft) => allowable(beam, loadCase, ft, 180).loadLb)
        expect(long).toBeLessThanOrEqual(short as number)
      }),
    )
  })

  test('one load in the middle is at most what is carried uniformly, and each of more loads is less', () => {
    fc.assert(
      fc.property(beams, fc.integer({ min: 1, max: 40 }), (beam, span) => {
        const loads = loadCases.map((loadCase) => allowable(beam, loadCase, span, 180).loadLb)
        expect(loads).toEqual(loads.toSorted((a, b) => b - a))
      }),
    )
  })

  test('a stricter deflection limit never allows more', () => {
    fc.assert(
      fc.property(beams, fc.constantFrom(...loadCases), fc.integer({ min: 1, max: 40 }), (beam, loadCase, span) => {
        expect(allowable(beam, loadCase, span, 360).loadLb).toBeLessThanOrEqual(
          allowable(beam, loadCase, span, 180).loadLb,
        )
      }),
    )
  })
})
