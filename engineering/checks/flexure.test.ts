import { describe, expect, test } from 'vitest'
import { aluminum6061T6, steelA36 } from '../materials.ts'
import { bendingKsi, inPlaneKipIn, lateralTorsionalKipIn, pullThroughKip, stripKipIn, toeKsi } from './flexure.ts'

describe('a cross section in bending', () => {
  test('allows 19.49 ksi in 6061-T6 (38 / 1.95, less than 35 / 1.65), and 9.09 ksi when welded (15 / 1.65)', () => {
    expect(bendingKsi(aluminum6061T6)).toBeCloseTo(19.487, 3)
    expect(bendingKsi(aluminum6061T6, true)).toBeCloseTo(9.091, 3)
  })

  test('allows 9.09 ksi at the toe of a welded 2 × 1/8 in leg (15 / 1.65, less than (26.39 − 4 × 0.1652 × 16) / 1.65 = 9.2)', () => {
    expect(toeKsi(aluminum6061T6, 16, true)).toBeCloseTo(9.09, 2)
    expect(toeKsi(aluminum6061T6, 16)).toBeCloseTo((66.84 - 4 * 0.6659 * 16) / 1.65, 1)
  })

  test('reaches yield at the toe of a steel leg, because 2.43 − 1.72 × 16 √(36 / 29,000) = 1.46 exceeds 1', () => {
    expect(toeKsi(steelA36, 16)).toBeCloseTo(36 / 1.67, 6)
    expect(toeKsi(steelA36, 30)).toBeCloseTo((0.71 * 29_000) / 900 / 1.67, 6)
  })

  test('allows 0.195 kip·in for a welded 1 3/8 × 1/4 in strip (9.09 × 1.375 × 0.0625 / 4)', () => {
    expect(stripKipIn(aluminum6061T6, 1.375, 0.25, true)).toBeCloseTo(0.1953, 4)
  })
})

describe('a bolt in tension through a 1/8 in chord leg', () => {
  const leg = { gageIn: 0.875, widthIn: 3, welded: true, clamped: { welded: true } }

  test('allows 0.167 kips when the leg bends along lines that are 1 3/4 in long at the heel and 1 3/16 in long next to the hole', () => {
    expect(pullThroughKip(aluminum6061T6, 0.125, leg, 0.5)).toBeCloseTo(0.1669, 4)
  })

  test('bends an unclamped leg only at the heel, and allows four times the load in a leg that is twice as thick', () => {
    expect(pullThroughKip(aluminum6061T6, 0.125, { gageIn: 0.875, widthIn: 3, welded: true }, 0.5)).toBeCloseTo(
      0.0994,
      4,
    )
    expect(pullThroughKip(aluminum6061T6, 0.25, leg, 0.5)).toBeCloseTo(4 * 0.1669, 3)
  })
})

describe('a splice plate in strong-axis bending', () => {
  test('allows 79.5 kip·in for a 12 × 1/4 in plate, where Z = 1/4 (36 − 14.0625 − 10 × 0.5625) = 4.078 in³', () => {
    const plate = { thicknessIn: 0.25, widthIn: 12, windowIn: 7.5, gaugeIn: 10 }
    expect(inPlaneKipIn(aluminum6061T6, plate, 0.5625)).toBeCloseTo(79.47, 1)
  })

  test('allows 31.5 kip·in for a 6 × 1/4 in plate, where Z = 1/4 (9 − 4.5 × 0.5625) = 1.617 in³', () => {
    const plate = { thicknessIn: 0.25, widthIn: 6, windowIn: 0, gaugeIn: 4.5 }
    expect(inPlaneKipIn(aluminum6061T6, plate, 0.5625)).toBeCloseTo(31.5, 1)
  })
})

describe('lateral-torsional buckling', () => {
  const section = { sxIn3: 0.2866, iyIn4: 0.215, jIn4: 0.03 }

  test('reduces the allowable moment from 10.0 to 7.5 kip·in at a length of 10 ft, where λ = 2.3 √(120 × 0.2866 / √(0.215 × 0.03)) = 47.6', () => {
    const lambda = 47.6
    const nominal = 35 * 0.2866 * (1 - lambda / 65.67) + (99_683 * lambda * 0.2866) / 65.67 ** 3
    expect(lateralTorsionalKipIn(aluminum6061T6, section, 120)).toBeCloseTo(nominal / 1.65, 1)
  })

  test('does not reduce the allowable moment at zero length, and reduces it more as the length increases', () => {
    expect(lateralTorsionalKipIn(aluminum6061T6, section, 0)).toBeCloseTo((35 * 0.2866) / 1.65, 6)
    const moments = [12, 60, 120, 240, 480, 4800].map((length) =>
      lateralTorsionalKipIn(aluminum6061T6, section, length),
    )
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  })
})
