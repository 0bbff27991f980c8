import { describe, expect, test } from 'vitest'
import { aluminum6061T6, steelA36 } from '#engineering/materials.ts'
import { type BoxSeries, boxSeries } from './truss-models.ts'
import { trussColumnLb, trussMember, trussStrength } from './trusses.ts'

const strengthOf = (series: BoxSeries) => trussStrength(trussMember(series))

describe('12 in aluminum truss', () => {
  const strength = strengthOf('BS-TR12A')

  test('resists a moment of 2 × 3.85 kips × 10.907 in = 84.0 kip·in, governed by buckling of its weld-affected chords', () => {
    expect(strength.chord.compressionKip).toBeCloseTo(3.85, 2)
    expect(strength.chord.tensionKip).toBeCloseTo(5.016, 3)
    expect(strength.momentInLb / 1000).toBeCloseTo(84.0, 1)
  })

  test('has a weld strength of 2.338 kips at a lap (4.485 in of weld × 0.521 kip/in)', () => {
    expect(strength.lacing.diagonal.weldKip).toBeCloseTo(2.338, 3)
  })

  test('carries 1.401 kips in a diagonal that is welded 9/16 in off its axis, and 1.440 kips in a post', () => {
    // At the limit, the utilization of the tube is 1: N / 3.977 + 0.5625 N / 1.314 / (1 − 1.65 N / Pe). To calculate
    // Pe, π² E I = 5,679 kip·in² is divided by the square of the length between laps, which is 13.45 in for a diagonal
    // and 9 in for a post.
    const utilization = (kip: number, euler: number) =>
      kip / 3.977 + (0.5625 * kip) / 1.314 / (1 - (1.65 * kip) / euler)
    expect(utilization(1.4013, 5679 / 13.45 ** 2)).toBeCloseTo(1, 3)
    expect(utilization(1.4398, 5679 / 81)).toBeCloseTo(1, 3)
    // The shear capacity of both faces is 2 N times the sine of the angle of a diagonal that rises 9 in over 10 in.
    expect(strength.shearLb).toBeCloseTo(2 * 1401.3 * (9 / Math.hypot(9, 10)), -1)
    expect(strength.nodeLb).toBeCloseTo(2 * 1439.8, -1)
  })

  test('allows an end shear of 1,438 lb when a chord bends with a lever arm of 1.394 in, and a torque of 1,438 lb × 10.907 in', () => {
    // The toe stress is 26.39 − 4 × 0.1652 × 16 = 15.8 ksi, so the chord resists 0.8 × 0.1307 × 15.8 / 1.65 kip·in. The
    // length in bending is 2.1 + 0.25 × 8.9 / 9 in to the center of the lap, minus half of the lap (0.5 × 12.657 / 9
    // in) and the 1/4 in frame.
    expect(strength.chord.endKipIn).toBeCloseTo(1.0021, 3)
    expect(strength.endShearLb).toBeCloseTo((2 * 1002.1) / 1.394, -1)
    expect(strength.torqueInLb).toBeCloseTo(1437.7 * 10.907, -2)
  })

  test('has a joint moment capacity of 0.9 × 84.0 kip·in, because the bolts resist more: 2 × (1.538 + 2.436) kip × 10 in', () => {
    expect(strength.joint.boltsKip).toBeCloseTo(3.974, 3)
    // With shear lag, the net section carries 0.6942 × 0.34375 × 38 / 1.95 kips.
    expect(strength.joint.netKip).toBeCloseTo(4.65, 2)
    expect(strength.joint.momentInLb / 1000).toBeCloseTo(75.6, 1)
  })

  test('carries 826 lb anywhere on a chord that resists 0.95 kip·in at a node and 1.69 kip·in between nodes', () => {
    // At a node, the moment is 0.0792 × 12 in × the load, and the chord resists 0.8 × 0.1307 in³ × 9.09 ksi, where S
    // = 0.19 / (2 − 0.546) = 0.1307 in³.
    expect(strength.chord.nodeKipIn).toBeCloseTo(0.95, 2)
    expect(strength.chord.spanKipIn / (0.1708 * 12)).toBeCloseTo(0.826, 2)
    expect(strength.chordPointLb).toBeCloseTo(826, -1)
  })

  test('transfers a shear of 2 × (0.95 / 0.8) kip·in / 0.925 in through the chords at a spliced joint', () => {
    expect(strength.joint.shearLb).toBeCloseTo((2 * 950.4) / 0.8 / 0.925, -1)
  })
})

describe('12 in steel truss', () => {
  const strength = strengthOf('BS-TR12S')

  test('resists a moment of 2 × 8.84 kips × 10.907 in, because its chords buckle before they rupture at 58 × 0.328 / 2 = 9.52 kips', () => {
    // The column stress is 34.3 ksi, and the effective area is 0.430 in², so a chord carries 34.3 × 0.430 / 1.67 kips.
    expect(strength.chord.compressionKip).toBeCloseTo(8.84, 2)
    expect(strength.chord.tensionKip).toBeCloseTo(9.516, 3)
  })

  test('has a joint moment capacity of 2 × 7.78 kips × 10 in, governed by the net section with shear lag (0.818 × 9.516 = 7.78 kips)', () => {
    expect(strength.joint.netKip).toBeCloseTo(7.783, 2)
    // The first bolt tears out toward the end of the chord at 4.214 kips. The second bolt carries 4.35 kips in bearing.
    expect(strength.joint.boltsKip).toBeCloseTo(8.564, 3)
    expect(strength.joint.momentInLb / 1000).toBeCloseTo(155.7, 0)
  })
})

describe('6 in truss', () => {
  test('has chords with a buckling length of 12 in, because the nodes on a chord are two panels apart', () => {
    expect(strengthOf('BS-TR06A').nodes).toEqual([
      { spacingIn: 12, offsetIn: 0 },
      { spacingIn: 12, offsetIn: 6 },
    ])
    // The slenderness is 12 / 0.294 = 40.8. The stress of weld-affected metal is (16.84 − 0.0842 × 40.8)(0.85 + 0.15 ×
    // 92.5 / 111.5) = 13.1 ksi. A chord carries 13.1 × 0.3594 / 1.65 kips.
    expect(strengthOf('BS-TR06A').chord.compressionKip).toBeCloseTo(2.85, 2)
  })

  test('has an aluminum joint moment capacity of 2 × 2.32 kips × 4.5 in, governed by the net section (0.765 × 3.03 = 2.32 kips)', () => {
    const { joint } = strengthOf('BS-TR06A')
    expect(joint.boltsKip).toBeCloseTo(2 * 1.538, 2)
    expect(joint.netKip).toBeCloseTo(2.318, 2)
    expect(joint.momentInLb / 1000).toBeCloseTo(20.9, 1)
  })

  test('has a steel joint moment capacity of 2 × 5.06 kips × 4.5 in, governed by the net section (0.860 × 5.891 = 5.06 kips)', () => {
    const { joint, momentInLb } = strengthOf('BS-TR06S')
    expect(joint.netKip).toBeCloseTo(5.064, 2)
    expect(joint.momentInLb / 1000).toBeCloseTo(45.6, 1)
    expect(joint.momentInLb).toBeLessThan(momentInLb)
  })

  test('has a weld strength of 1.82 kips at a 1/4 in lap (2 × (1/4 + 3/4) / 0.574 in of weld × 0.521 kip/in)', () => {
    expect(strengthOf('BS-TR06A').lacing.diagonal.weldKip).toBeCloseTo(1.817, 2)
  })
})

describe('a truss column', () => {
  test.each(Object.keys(boxSeries) as BoxSeries[])(
    'allows less axial load on a taller column, and never more than the capacity of its four chords (%s)',
    (series) => {
      const member = trussMember(series)
      const strength = trussStrength(member)
      const loads = [1, 12, 120, 240, 480, 960].map((height) => trussColumnLb(member, strength, height))
      expect(loads).toEqual(loads.toSorted((a, b) => b - a))
      expect(loads[0]).toBeLessThanOrEqual(4000 * strength.chord.compressionKip)
      expect((loads[0] ?? 0) / (4000 * strength.chord.compressionKip)).toBeCloseTo(1, 1)
    },
  )
})

describe('the strength calculation for all truss', () => {
  test('calculates a higher strength when the chords are thicker or the metal is stronger', () => {
    const member = trussMember('BS-TR12A')
    const thicker = { ...member, model: { ...member.model, chord: { ...member.model.chord, wallIn: 0.1875 } } }
    const stronger = { ...member, material: { ...aluminum6061T6, weldedYieldKsi: 18, weldedUltimateKsi: 28 } }
    const moment = trussStrength(member).momentInLb
    expect(trussStrength(thicker).momentInLb).toBeGreaterThan(moment)
    expect(trussStrength(stronger).momentInLb).toBeGreaterThan(moment)
    expect(trussStrength(stronger).joint.momentInLb).toBeGreaterThan(trussStrength(member).joint.momentInLb)
    const steel = trussMember('BS-TR12S')
    expect(
      trussStrength({ ...steel, material: { ...steelA36, yieldKsi: 50, ultimateKsi: 65 } }).momentInLb,
    ).toBeGreaterThan(trussStrength(steel).momentInLb)
  })
})
