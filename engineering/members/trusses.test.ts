import { describe, expect, test } from 'vitest'
import { aluminum6061T6, steelA36 } from '#engineering/materials.ts'
import { trussMember } from './truss-member.ts'
import { type BoxSeries, boxSeries } from './truss-models.ts'
import { trussColumnLb, trussStrength } from './trusses.ts'

const strengthOf = (series: BoxSeries) => trussStrength(trussMember(series))

describe('12 in aluminum truss', () => {
  const strength = strengthOf('BS-TR12A')

  test('resists a moment of 2 × 5.135 kips × 10.862 in = 111.5 kip·in, governed by chords that twist as they buckle', () => {
    // The angle has A = 0.7148 in², J = 3.8125 × 0.1875³ / 3 = 0.00838 in⁴, and a polar radius squared of 0.7622 +
    // 0.4521 = 1.2142 in². Fez = 3,797 × 0.00838 / (0.7148 × 1.2142) = 36.65 ksi, Fey = 99,683 / 15.40² = 420 ksi, and
    // H = 0.6277, so Fe = 363.97 (1 − √(1 − 38,667 / 208,758)) = 35.43 ksi. The slenderness π √(10,100 / 35.43) = 53.04
    // exceeds 12 / 0.394 = 30.5. The stress is (16.837 − 0.0842 × 53.04)(0.85 + 0.15 × 80.3 / 111.5) = 11.85 ksi.
    expect(strength.chord.compressionKip).toBeCloseTo((11.852 * 0.71484) / 1.65, 2)
    // The heel, 1/2 in of each leg, is unaffected: (0.1523 × 38 + 0.3516 × 24) / 1.95.
    expect(strength.chord.tensionKip).toBeCloseTo(7.296, 3)
    expect(strength.momentInLb / 1000).toBeCloseTo(111.5, 1)
  })

  test('has a weld strength of 3.506 kips at a lap (4.485 in of weld × 0.7819 kip/in)', () => {
    expect(strength.lacing.diagonal.weldKip).toBeCloseTo(3.506, 3)
  })

  test('carries 2.444 kips in a diagonal and 3.178 kips in a post, as web members connected through one leg', () => {
    // The flush tube is 0.5692 − 0.5 in off the axis of the chord, so N / 3.977 + 0.0692 N / 1.314 / (1 − 1.65 N / Pe)
    // is below 1 for both. The slenderness for one leg is 60 + 0.8 × 16.186 / 0.3608 = 95.9 for a diagonal and 60 + 0.8
    // × 10.862 / 0.3608 = 84.1 for a post: 0.85 × 99,683 / 95.9² × 0.4375 / 1.65.
    const utilization = (kip: number, euler: number) =>
      kip / 3.977 + (0.0692 * kip) / 1.314 / (1 - (1.65 * kip) / euler)
    expect(utilization(2.444, 5679 / 13.45 ** 2)).toBeLessThan(1)
    expect(utilization(3.178, 5679 / 81)).toBeLessThan(1)
    expect(strength.lacing.diagonal.tubeKip).toBeCloseTo((0.85 * 99_683 * 0.4375) / 95.89 ** 2 / 1.65, 3)
    expect(strength.lacing.post?.tubeKip).toBeCloseTo((0.85 * 99_683 * 0.4375) / 84.08 ** 2 / 1.65, 3)
    expect(strength.shearLb).toBeCloseTo(2 * 2443.7 * (9 / Math.hypot(9, 10)), -1)
    // The welds of a post govern: 2 (0.8 + 1) in × 0.7819 kip/in.
    expect(strength.nodeLb).toBeCloseTo(2 * 2814.8, -1)
  })

  test('has crossed diagonals at its ends, so that the lacing governs the end shear and torque', () => {
    // The toe stress is 26.39 − 4 × 0.1652 × 10.667 = 19.34 ksi, so the chord resists 0.8 × 0.1904 × 19.34 / 1.65
    // kip·in over a lever arm of 1.394 in: 2.1 + 0.25 × 8.9 / 9 in to the center of the lap, minus half of the lap (0.5
    // × 12.657 / 9 in) and the 1/4 in frame. Four chords carry 4 × 1.2807 kips.
    expect(strength.chord.endKipIn).toBeCloseTo(1.7854, 3)
    expect((4 * 1785.4) / 1.3941).toBeGreaterThan(strength.shearLb)
    expect(strength.endShearLb).toBe(strength.shearLb)
    expect(strength.torqueInLb).toBeCloseTo(3269.4 * 10.862, -2)
  })

  test('has a joint moment capacity of 0.95 × 111.5 kip·in, because the bolts resist more: 2 × (2.308 + 3.654) kip × 10 in', () => {
    expect(strength.joint.boltsKip).toBeCloseTo(5.962, 3)
    // With shear lag, the net section carries 0.6939 × 0.5039 × 38 / 1.95 kips.
    expect(strength.joint.netKip).toBeCloseTo(6.81, 2)
    expect(strength.joint.momentInLb / 1000).toBeCloseTo(105.96, 1)
  })

  test('carries 1,209 lb anywhere on a chord that resists 1.38 kip·in at a node and 2.48 kip·in between nodes', () => {
    // At a node, the moment is 0.0792 × 12 in × the load, and the chord resists 0.8 × 0.1904 in³ × 9.09 ksi, where S
    // = 0.2724 / (2 − 0.5692) = 0.1904 in³.
    expect(strength.chord.nodeKipIn).toBeCloseTo(1.385, 2)
    expect(strength.chord.spanKipIn / (0.1708 * 12)).toBeCloseTo(1.209, 2)
    expect(strength.chordPointLb).toBeCloseTo(1209, -1)
  })

  test('transfers a shear of 4 × (1.385 / 0.8) kip·in / 0.925 in through the chords at a spliced joint', () => {
    expect(strength.joint.shearLb).toBeCloseTo((4 * 1384.6) / 0.8 / 0.925, -1)
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
    // Torsional-flexural buckling governs: Fe = 27.34 ksi, a slenderness of 60.4. The stress of weld-affected metal is
    // (16.84 − 0.0842 × 60.4)(0.85 + 0.15 × 72.9 / 111.5) = 11.14 ksi. A chord carries 11.14 × 0.3594 / 1.65 kips.
    expect(strengthOf('BS-TR06A').chord.compressionKip).toBeCloseTo(2.427, 2)
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
    const thicker = { ...member, model: { ...member.model, chord: { ...member.model.chord, wallIn: 0.25 } } }
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
