import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowable,
  allowableOverhang,
  allowableTwoSpans,
  type Beam,
  deflectionIn,
  effects,
  loadCases,
  selfDeflectionIn,
} from './beams.ts'

describe('effects of unit loads', () => {
  // AISC Steel Construction Manual, table 3-22a: moment in PL, deflection in PL³/EI.
  test.each([
    ['uniform', 1 / 8, 1 / 2, 5 / 384],
    ['center', 1 / 4, 1 / 2, 1 / 48],
    ['third', 1 / 3, 1, 23 / 648],
    ['quarter', 1 / 2, 3 / 2, 19 / 384],
    ['fifth', 3 / 5, 2, 63 / 1000],
  ] as const)('of %s loads are those of the tables', (loadCase, moment, shear, deflection) => {
    const found = effects(loadCase, 100)
    expect(found.moment).toBeCloseTo(100 * moment, 8)
    expect(found.shear).toBeCloseTo(shear, 8)
    expect(found.deflection).toBeCloseTo(1e6 * deflection, 4)
  })

  test('at nodes are the worse of the place and the nearest node: quarter points of 10 ft at 2 1/2 or 3 ft', () => {
    const nodes = [{ spacingIn: 12, offsetIn: 0 }]
    // Third points lie nearer to the middle than their nodes at 3 and 7 ft.
    expect(effects('third', 120, nodes).moment).toBeCloseTo(40, 8)
    expect(effects('quarter', 120, nodes).moment).toBeCloseTo(1.5 * 60 - 24, 8)
  })

  test('take the worse of two nodes that are as near: the middle of 3 ft is at 1 or at 2 ft', () => {
    const found = effects('center', 36, [{ spacingIn: 12, offsetIn: 0 }])
    expect(found.shear).toBeCloseTo(2 / 3, 8)
    // The moment is largest in the middle itself.
    expect(found.moment).toBeCloseTo(36 / 4, 8)
  })

  test('take the worse of two chords whose nodes alternate', () => {
    const nodes = [
      { spacingIn: 12, offsetIn: 0 },
      { spacingIn: 12, offsetIn: 6 },
    ]
    // One chord has a node in the middle of 2 ft, the other at 6 and 18 in.
    expect(effects('center', 24, nodes).moment).toBeCloseTo(6, 8)
    expect(effects('center', 24, nodes).shear).toBeCloseTo(0.75, 8)
  })
})

// 0.85 of 120,000 in·lb is 102,000.
const weightless: Beam = { momentInLb: 120_000, shearLb: 1e9, flexuralLbIn2: 1e15, selfWeightLbPerFt: 0 }
const heavy: Beam = { ...weightless, selfWeightLbPerFt: 10 }

describe('allowable', () => {
  test('in bending: 0.85 × 120,000 in·lb carry 8 M / L = 6,800 lb uniformly and 4 M / L = 3,400 lb in the middle of 10 ft', () => {
    expect(allowable(weightless, 'uniform', 10, 180)).toEqual({ loadLb: 6800, governing: 'bending' })
    expect(allowable(weightless, 'center', 10, 180)).toEqual({ loadLb: 3400, governing: 'bending' })
  })

  test('takes the weight off after the factor: 10 lb/ft over 10 ft are 100 lb of the 6,800', () => {
    expect(allowable(heavy, 'uniform', 10, 180).loadLb).toBeCloseTo(6700, 6)
    // Its moment is wL²/8 = 1,500 in·lb of the 102,000: 4 × 100,500 / 120 is left.
    expect(allowable(heavy, 'center', 10, 180).loadLb).toBeCloseTo(3350, 6)
  })

  test('in shear: two loads at the third points are a reaction each: 0.85 × 500 less half of 100', () => {
    expect(allowable({ ...heavy, shearLb: 500 }, 'third', 10, 180)).toEqual({ loadLb: 375, governing: 'shear' })
  })

  test('by deflection: 384 E I Δ / 5 L³ with Δ = L / 180, without the factor', () => {
    const { loadLb, governing } = allowable({ ...weightless, flexuralLbIn2: 1e7 }, 'uniform', 10, 180)
    expect(loadLb).toBeCloseTo((384 * 1e7 * (120 / 180)) / (5 * 120 ** 3), 6)
    expect(governing).toBe('deflection')
  })

  test('names a joint that is weaker than the member', () => {
    const joint = { momentInLb: 60_000, shearLb: 1e9 }
    expect(allowable({ ...weightless, joint }, 'uniform', 10, 180)).toEqual({ loadLb: 3400, governing: 'joint' })
  })

  test('adds what a spread load takes of a chord between nodes: 0.85 / (15 / 120,000 + 0.015 / 120) = 3,400 lb', () => {
    const chords = { ...weightless, chordUsePerLbIn: 0.015 }
    expect(allowable(chords, 'uniform', 10, 180)).toEqual({ loadLb: 3400, governing: 'chord' })
    expect(allowable(chords, 'center', 10, 180).governing).toBe('bending')
  })

  test('cripples webs: 0.85 × 1,000 lb at each support are a uniform load of 1,700 lb', () => {
    const webs = { ...weightless, crippling: { endLb: 1000, withinLb: 1e9 } }
    expect(allowable(webs, 'uniform', 10, 180)).toEqual({ loadLb: 1700, governing: 'crippling' })
  })

  test('cripples bent webs earlier: a point load of 0.63 of both limits', () => {
    // 0.85 × 4,000 lb crush the web, and 3,400 lb bend the beam: 2 x^1.5 = 1, x = 0.63.
    const webs = { ...weightless, crippling: { endLb: 1e9, withinLb: 4000 } }
    const { loadLb, governing } = allowable(webs, 'center', 10, 180)
    expect(loadLb).toBeCloseTo(3400 * 0.5 ** (2 / 3), 3)
    expect(governing).toBe('crippling')
  })

  test('is never below zero', () => {
    expect(allowable({ ...heavy, momentInLb: 1 }, 'uniform', 40, 180).loadLb).toBe(0)
  })
})

describe('an overhang', () => {
  test('of 5 ft carries 102,000 / 30 = 3,400 lb uniformly and 102,000 / 60 = 1,700 lb at its tip', () => {
    expect(allowableOverhang(weightless, 'uniform', 5, 180)).toEqual({ loadLb: 3400, governing: 'bending' })
    expect(allowableOverhang(weightless, 'tip', 5, 180)).toEqual({ loadLb: 1700, governing: 'bending' })
  })

  test('sags by twice its length over 180 at most: P = 3 E I Δ / L³', () => {
    const { loadLb } = allowableOverhang({ ...weightless, flexuralLbIn2: 1e7 }, 'tip', 5, 180)
    expect(loadLb).toBeCloseTo((3 * 1e7 * (120 / 180)) / 60 ** 3, 6)
  })
})

describe('two equal spans', () => {
  test('of 10 ft carry 8 M / L = 6,800 lb uniformly on each, and 102,000 / (13/64 × 120) = 4,185 lb in the middle of each', () => {
    expect(allowableTwoSpans(weightless, 'uniform', 10, 180)).toEqual({ loadLb: 6800, governing: 'bending' })
    expect(allowableTwoSpans(weightless, 'center', 10, 180).loadLb).toBeCloseTo(4184.6, 1)
  })
})

describe('deflection', () => {
  const lattice = { ...weightless, webLb: 1e5, selfWeightLbPerFt: 12 }

  test('under the weight of a lattice adds its stretch: 5 W L³ / 384 E I + W L / 8 G A', () => {
    // W = 120 lb, L = 120 in
    expect(selfDeflectionIn(lattice, 10)).toBeCloseTo((5 * 120 * 120 ** 3) / (384 * 1e15) + (120 * 120) / 8 / 1e5, 10)
  })

  test('under the largest load by deflection is span / 180', () => {
    const limp = { ...weightless, flexuralLbIn2: 1e7 }
    for (const loadCase of loadCases) {
      const { loadLb } = allowable(limp, loadCase, 9, 180)
      expect(deflectionIn(limp, loadCase, 9, loadLb)).toBeCloseTo(108 / 180, 8)
    }
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
        for (const [index, load] of loads.entries()) expect(load).toBeLessThanOrEqual((loads[index - 1] ?? load) + 1e-6)
      }),
    )
  })

  test('a stronger or a lighter one never carries less', () => {
    fc.assert(
      fc.property(beams, fc.constantFrom(...loadCases), fc.integer({ min: 1, max: 40 }), (beam, loadCase, span) => {
        const { loadLb } = allowable(beam, loadCase, span, 180)
        for (const better of [
          { momentInLb: beam.momentInLb * 2 },
          { shearLb: beam.shearLb * 2 },
          { selfWeightLbPerFt: 0 },
        ])
          expect(allowable({ ...beam, ...better }, loadCase, span, 180).loadLb).toBeGreaterThanOrEqual(loadLb)
      }),
    )
  })

  test('a very long span carries nothing', () => {
    fc.assert(
      fc.property(beams, fc.constantFrom(...loadCases), (beam, loadCase) => {
        expect(allowable(beam, loadCase, 5000, 180).loadLb).toBe(0)
      }),
    )
  })
})
