import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowable,
  allowableOverhang,
  allowableTwoSpans,
  type Beam,
  deflectionIn,
  type Governing,
  selfDeflectionIn,
} from './beams.ts'
import { type LoadCase, loadCases } from './load-cases.ts'
import { effects } from './span-effects.ts'

describe('unit load analysis', () => {
  // AISC Steel Construction Manual, table 3-22a. Moments are in units of PL, and deflections are in units of PL³/EI.
  test.each([
    ['uniform', 1 / 8, 1 / 2, 5 / 384],
    ['center', 1 / 4, 1 / 2, 1 / 48],
    ['third', 1 / 3, 1, 23 / 648],
    ['quarter', 1 / 2, 3 / 2, 19 / 384],
    ['fifth', 3 / 5, 2, 63 / 1000],
  ] as const)('matches the AISC tables for %s loads', (loadCase, moment, shear, deflection) => {
    const found = effects(loadCase, 100)
    expect(found.moment).toBeCloseTo(100 * moment, 8)
    expect(found.shear).toBeCloseTo(shear, 8)
    expect(found.deflection).toBeCloseTo(1e6 * deflection, 4)
  })

  test('uses each load’s exact location or the nearest node, whichever has the larger effect', () => {
    const nodes = [{ spacingIn: 12, offsetIn: 0 }]
    // The third points are closer to midspan than the nodes at 3 and 7 ft, so the third points govern.
    expect(effects('third', 120, nodes).moment).toBeCloseTo(40, 8)
    expect(effects('quarter', 120, nodes).moment).toBeCloseTo(1.5 * 60 - 24, 8)
  })

  test('uses the less favorable of two equidistant nodes', () => {
    const found = effects('center', 36, [{ spacingIn: 12, offsetIn: 0 }])
    expect(found.shear).toBeCloseTo(2 / 3, 8)
    // The maximum moment is exactly at midspan.
    expect(found.moment).toBeCloseTo(36 / 4, 8)
  })

  test('uses the less favorable of two chords with alternating nodes', () => {
    const nodes = [
      { spacingIn: 12, offsetIn: 0 },
      { spacingIn: 12, offsetIn: 6 },
    ]
    // One chord has a node at the middle of the 2 ft span. The other chord has nodes at 6 and 18 in.
    expect(effects('center', 24, nodes).moment).toBeCloseTo(6, 8)
    expect(effects('center', 24, nodes).shear).toBeCloseTo(0.75, 8)
  })
})

// With the repetitive-use factor, the allowable moment is 0.85 × 120,000 = 102,000 in·lb.
const weightless: Beam = { momentInLb: 120_000, shearLb: 1e9, flexuralLbIn2: 1e15, selfWeightLbPerFt: 0 }
const heavy: Beam = { ...weightless, selfWeightLbPerFt: 10 }

describe('allowable load calculation', () => {
  const bent = { ...weightless, flexuralLbIn2: 1e7 }
  const spread = { ...weightless, chordBays: { bayIn: 12, usePerLbIn: [0, 0, 0, 0.015] as const } }
  const joint = { momentInLb: 60_000, shearLb: 1e9, momentShare: 0.5, compressionShare: 0.9, shearUtilizationPerLb: 0 }
  const jointed = { ...weightless, joint }
  const webs = (endLb: number, withinLb: number) => ({ ...weightless, crippling: { endLb, withinLb } })

  test.each<[name: string, beam: Beam, loadCase: LoadCase, loadLb: number, governing: Governing]>([
    ['is 8 M / L for a uniform load in bending', weightless, 'uniform', 6800, 'bending'],
    ['is 4 M / L for a center load in bending', weightless, 'center', 3400, 'bending'],
    ['deducts the self-weight of 100 lb after applying the design factor', heavy, 'uniform', 6700, 'bending'],
    // The self-weight moment is wL²/8 = 1,500 in·lb. The remaining capacity, 100,500 of 102,000 in·lb, can carry 4 ×
    // 100,500 / 120 lb.
    ['deducts the self-weight moment when the load is a point load', heavy, 'center', 3350, 'bending'],
    ['is 0.85 × 500 minus half of 100 in shear', { ...heavy, shearLb: 500 }, 'third', 375, 'shear'],
    [
      'is 384 E I Δ / 5 L³ without the factor when deflection governs',
      bent,
      'uniform',
      (384 * 1e7 * (120 / 180)) / (5 * 120 ** 3),
      'deflection',
    ],
    ['is lower when a joint is weaker than the member', jointed, 'uniform', 3400, 'joint'],
    // Each pound of load causes a shear of 0.5 lb and a moment of 30 in·lb at the joint: 0.5 / 1,000 + 0.5 × 30 /
    // 60,000 = 1 / 1,333.
    [
      'is 0.85 × 1,333 per unit when a joint has moment and shear',
      { ...jointed, joint: { ...joint, shearLb: 1000 } },
      'center',
      (0.85 * 4000) / 3,
      'joint',
    ],
    [
      'is 0.85 × 1,000 lb per end when the truss ends govern',
      { ...weightless, endShearLb: 1000 },
      'uniform',
      1700,
      'shear',
    ],
    ['is 0.85 × 1,000 when a post at a node governs', { ...weightless, nodeLb: 1000 }, 'center', 850, 'node'],
    [
      'is 0.85 / (15 / 120,000 + 0.015 / 120) when chord bending between nodes governs',
      spread,
      'uniform',
      3400,
      'chord',
    ],
    ['ignores chord bending between nodes when the load is at a node', spread, 'center', 3400, 'bending'],
    ['is 0.85 × 1,000 lb per support when web crippling governs', webs(1000, 1e9), 'uniform', 1700, 'crippling'],
    // Web crippling alone and bending alone each allow 3,400 lb. Combined, they allow a fraction x of this load, where
    // 2 x^1.5 = 1, so x = 0.63.
    [
      'is lower when web crippling combines with bending',
      webs(1e9, 4000),
      'center',
      3400 * 0.5 ** (2 / 3),
      'crippling',
    ],
    ['is never negative', { ...heavy, momentInLb: 1 }, 'uniform', 0, 'bending'],
  ])('%s', (_, beam, loadCase, loadLb, governing) => {
    expect(allowable(beam, loadCase, 10, 180)).toEqual({ loadLb: expect.closeTo(loadLb, 3), governing })
  })

  test('limits a 5 ft cantilever to a uniform load of 3,400 lb or a tip load of 1,700 lb in bending, and to a tip load of 3 E I Δ / L³ in deflection', () => {
    expect(allowableOverhang(weightless, 'uniform', 5, 180)).toEqual({ loadLb: 3400, governing: 'bending' })
    expect(allowableOverhang(weightless, 'tip', 5, 180)).toEqual({ loadLb: 1700, governing: 'bending' })
    expect(allowableOverhang(bent, 'tip', 5, 180).loadLb).toBeCloseTo((3 * 1e7 * (120 / 180)) / 60 ** 3, 6)
  })

  test('limits each of two 10 ft spans to a uniform load of 6,800 lb (8 M / L) or a midspan load of 4,185 lb (64 M / (13 L))', () => {
    expect(allowableTwoSpans(weightless, 'uniform', 10, 180)).toEqual({ loadLb: 6800, governing: 'bending' })
    expect(allowableTwoSpans(weightless, 'center', 10, 180).loadLb).toBeCloseTo(4184.6, 1)
  })
})

describe('deflection calculation', () => {
  const lattice = { ...weightless, webLb: 1e5, selfWeightLbPerFt: 12 }

  test('returns 5 W L³ / (384 E I) + W L / (8 G A) for a laced beam that carries only its self-weight', () => {
    // The total weight W is 120 lb, and the length L is 120 in.
    expect(selfDeflectionIn(lattice, 10)).toBeCloseTo((5 * 120 * 120 ** 3) / (384 * 1e15) + (120 * 120) / 8 / 1e5, 10)
  })

  test('returns span / 180 for a load governed by deflection', () => {
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

describe('allowable load calculation for any beam', () => {
  test('never increases the allowable load when the span increases', () => {
    fc.assert(
      fc.property(beams, fc.constantFrom(...loadCases), fc.integer({ min: 1, max: 39 }), (beam, loadCase, span) => {
        const [short, long] = [span, span + 1].map((ft) => allowable(beam, loadCase, ft, 180).loadLb)
        expect(long).toBeLessThanOrEqual(short as number)
      }),
    )
  })

  test('allows the largest load when the load is uniform, and a smaller load at each point as the number of points increases', () => {
    fc.assert(
      fc.property(beams, fc.integer({ min: 1, max: 40 }), (beam, span) => {
        const loads = loadCases.map((loadCase) => allowable(beam, loadCase, span, 180).loadLb)
        for (const [index, load] of loads.entries()) expect(load).toBeLessThanOrEqual((loads[index - 1] ?? load) + 1e-6)
      }),
    )
  })

  test('never decreases the allowable load when the beam becomes stronger or lighter', () => {
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

  test('allows no load when the beam cannot carry its self-weight', () => {
    fc.assert(
      fc.property(beams, fc.constantFrom(...loadCases), (beam, loadCase) => {
        expect(allowable(beam, loadCase, 5000, 180).loadLb).toBe(0)
      }),
    )
  })
})
