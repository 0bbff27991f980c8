import { describe, expect, test } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import type { BeamCase } from './beam-case.ts'
import { checkBeam } from './beam-loads.ts'
import { endPanelFactor } from './chord-bending.ts'

describe('a beam with supports at any location', () => {
  const truss = memberOf('BS-TR12A')
  const beam = (lengthIn: number, placesIn: readonly number[], given: Partial<BeamCase> = {}): BeamCase => ({
    supports: { kind: 'continuous', lengthIn, placesIn },
    points: [],
    spreads: [],
    joints: [],
    ...given,
  })
  const uniformLoad = (lbPerIn: number, toIn: number) => [{ lbPerIn, fromIn: 0, toIn }]
  const utilizationOf = (given: BeamCase, check: string) =>
    checkBeam(truss, given).checks.find((each) => each.check === check)

  test('has a utilization close to or above that of a two-span beam with the same loads', () => {
    for (const key of ['BS-TR12A', 'BS-TR06S', 'BS-TR03A', 'BS-EX3060']) {
      for (const joints of ['anywhere', [66]] as const) {
        const same = {
          points: [
            { lb: 300, atIn: 50, on: 'node' as const },
            { lb: 80, atIn: 100, on: 'chord' as const },
          ],
          spreads: uniformLoad(4, 120),
          joints,
        }
        const member = memberOf(key)
        const two = checkBeam(member, { ...same, supports: { kind: 'two-spans', spansIn: [72, 48] } })
        const any = checkBeam(member, beam(120, [0, 72, 120], same))
        for (const { check, utilization } of two.checks) {
          const other = any.checks.find((each) => each.check === check)?.utilization ?? 0
          // As in the tables, the self-weight of one of two spans can be absent, and loads on truss are also checked at
          // the nodes next to them.
          const least = member.truss ? 0.96 : check === 'deflection' ? 0.99 : 1 - 1e-9
          expect(other / utilization, `${key} ${check}`).toBeGreaterThan(least)
          // The two-span tables assume that the middle support reaches the nodes of two chords of 6 in truss.
          const isTableSupport = check === 'chord' && key === 'BS-TR06S'
          if (!isTableSupport) expect(other / utilization, `${key} ${check}`).toBeLessThan(1.2)
        }
      }
    }
  })

  test('checks an overhang for the moment at its support and against the cantilever deflection limit', () => {
    // For a beam with 12 ft between supports, 4 ft overhangs, and 200 lb at one end, the load causes a moment of 200 ×
    // 48 = 9,600 in·lb at the support. Self-weight causes 7.687 / 12 × 48² / 2 = 738 in·lb at the support and 7.687 /
    // 12 × (144² / 8 − 48² / 2) = 922 in·lb at midspan. The check adds the larger of these moments.
    const given = beam(240, [48, 192], { points: [{ lb: 200, atIn: 0, on: 'node' }] })
    expect(utilizationOf(given, 'bending')?.utilization).toBeCloseTo((9600 + 922) / (0.85 * 111_541), 3)
    expect(utilizationOf(given, 'deflection')?.capacity).toBeCloseTo((2 * 48) / 180, 6)
  })

  test('loads only the unfavorable spans when any span can be unloaded', () => {
    // For three 10 ft spans under 3 lb/in, the moment is largest at an interior support when the two adjacent spans are
    // loaded: −0.1167 w L² (AISC table 3-22c). The flexible lacing of the truss reduces this moment slightly.
    const given = beam(360, [0, 120, 240, 360], { spreads: uniformLoad(3, 360) })
    const own = 0.1 * (7.687 / 12) * 120 ** 2
    expect(utilizationOf(given, 'bending')?.demand).toBeCloseTo(own + 0.11667 * 3 * 120 ** 2, -1)
  })

  test('reports the reaction at each end of a simple span with the loads at their nearest nodes', () => {
    // 500 lb at 10.25 ft of 24 ft moves to the node at 10 ft, whose reactions are 291.7 and 208.3 lb. At 10.25 ft, they are
    // 286.5 and 213.5 lb. Self-weight adds 92.2 lb.
    const given = { ...beam(288, []), supports: { kind: 'simple', spanIn: 288 } as const }
    const { reactions } = checkBeam(truss, { ...given, points: [{ lb: 500, atIn: 123, on: 'node' }] })
    expect(reactions.map(({ maxLb }) => maxLb)).toEqual([
      expect.closeTo(291.7 + 92.2, 0),
      expect.closeTo(213.5 + 92.2, 0),
    ])
  })

  test('reports the force needed to hold a beam down', () => {
    // With a 300 lb load at the end of a 5 ft overhang and 10 ft between supports, the reaction at the far support is
    // −150 lb, plus 76.9 lb from self-weight.
    const { reactions } = checkBeam(truss, beam(240, [60, 180], { points: [{ lb: 300, atIn: 0, on: 'node' }] }))
    expect(reactions.map(({ maxLb, minLb }) => [maxLb, minLb])).toEqual([
      [expect.closeTo(450 + 76.87, 1), expect.closeTo(76.87, 1)],
      [expect.closeTo(76.87, 1), expect.closeTo(76.87 - 150, 1)],
    ])
  })

  test('multiplies a load on a chord by 1.2 in an end panel, where the end frame does not restrain the chord', () => {
    // The moment in a chord over supports 12 in apart, with a load 5 in from its pinned end, is 0.2046 P l. In other
    // panels, the moment is 0.1708 P l.
    const at = (atIn: number) => {
      const { utilization = 0, terms = [] } =
        utilizationOf(beam(240, [0, 240], { points: [{ lb: 300, atIn, on: 'chord' }] }), 'chord') ?? {}
      return { utilization, loadLb: terms.find(({ symbol }) => symbol === 'P')?.demand }
    }
    expect(at(5).loadLb).toBeCloseTo(360, 6)
    expect(at(235).utilization).toBeCloseTo(at(5).utilization, 6)
    expect(at(13).loadLb).toBeCloseTo(300, 6)
    expect(endPanelFactor(24, 12)).toBe(1.2)
    expect(endPanelFactor(12, 12)).toBeGreaterThan(0.25 / 0.1708)
  })

  test('adds chord bending from the reaction when an intermediate support is between nodes', () => {
    // A 20 ft beam carries 400 lb at each end. At 66 in, M = 400 × 66 + 7.687 / 12 × 66² / 2 = 27,795 in·lb. Either
    // load can be absent, so R = 400 × 174 / 108 + 76.87 = 721 lb, with half of it on each chord.
    const points = [0, 240].map((atIn) => ({ lb: 400, atIn, on: 'node' as const }))
    const between = utilizationOf(beam(240, [66, 174], { points }), 'chord')
    expect(between?.utilization).toBeCloseTo(27_795 / 94_810 + 721.3 / 2 / 1027.6, 3)
    expect([66, 174]).toContain(between?.atIn)
    expect(utilizationOf(beam(240, [60, 180], { points }), 'chord')).toBeUndefined()
    expect(utilizationOf(beam(240, [66, 174], { points, reachesNodes: true }), 'chord')).toBeUndefined()
  })

  test('fails when a load would make one of three picks push', () => {
    // Picks at 0, 10, and 18 ft, and P at the middle of the first span. From the three-moment equation, the moment at the
    // middle pick is (3/8) P L1² / 2 (L1 + L2), so the last pick would have to push with this moment divided by L2.
    const picks = { capacityLb: 950, unevenIn: 0 }
    const given = beam(216, [0, 120, 216], { points: [{ lb: 600, atIn: 60, on: 'node' }], picks })
    const moment = ((3 / 8) * 600 * 120 ** 2) / (2 * (120 + 96))
    const slack = checkBeam(memberOf('BS-TR12A'), given).checks.find(({ check }) => check === 'slackPick')
    expect(slack?.utilization).toBeGreaterThan(1)
    expect((slack?.demand ?? 0) / (moment / 96)).toBeCloseTo(1, 1)
    const balanced = beam(240, [0, 120, 240], { points: [{ lb: 100, atIn: 60, on: 'node' }], picks })
    expect(checkBeam(memberOf('BS-TR12A'), balanced).checks[0]?.utilization).toBeLessThan(1)
  })

  test('bends the beam without a pick that would push when only some of the spans are loaded', () => {
    // Two 10 ft spans of 12 in steel with 1,500 lb in the middle of each. Under the load on one span, the last pick would
    // have to push with 3 / 32 × 2,250 = 211 lb, which exceeds its reaction from the self-weight of 3 / 8 × 291.5 = 109
    // lb. The pick is slack, so the unloaded span is an overhang: with w = 19.43 × 1.5 / 12 = 2.4288 lb/in, the moment at
    // the load is 2,250 × 120 / 4 + w × 120² / 8 − w × 120² / 4 = 63,128 in·lb.
    const points = [60, 180].map((atIn) => ({ lb: 1500, atIn, on: 'node' as const }))
    const picks = { capacityLb: 5000, unevenIn: 0 }
    const { checks } = checkBeam(memberOf('BS-TR12S'), {
      ...beam(240, [0, 120, 240], { points, picks }),
      dynamicFactor: 1.5,
    })
    expect(checks.map(({ check }) => check)).not.toContain('slackPick')
    expect(checks.find(({ check }) => check === 'bending')?.utilization).toBeCloseTo(63_128 / 163_923, 3)
  })

  test('compares the tipping moment from a load on an overhang with the resisting moment from self-weight when the beam hangs from picks', () => {
    // On a 30 ft beam with picks at 5 and 25 ft, 100 lb at one end causes a factored tipping moment of 1.5 × 100 × 60 =
    // 9,000 in·lb. The resisting moment is 230.61 × (180 − 60) = 27,673 in·lb.
    const picks = { capacityLb: 950, unevenIn: 0.5 }
    const given = beam(360, [60, 300], { points: [{ lb: 100, atIn: 0, on: 'node' }], picks })
    expect(utilizationOf(given, 'tipping')?.utilization).toBeCloseTo(9000 / 27_673, 3)
    const { picks: _, ...standing } = given
    expect(utilizationOf(standing, 'tipping')).toBeUndefined()
    expect(
      utilizationOf({ ...given, points: [{ lb: 310, atIn: 0, on: 'node' }] }, 'tipping')?.utilization,
    ).toBeGreaterThan(1)
    expect(checkBeam(truss, given).largestFactor()).toBeLessThanOrEqual(27_674 / 9000)
  })

  test('limits a load at a pick to what the mount carries', () => {
    // Half of 20 ft at 7.687 lb/ft is 76.9 lb, so the mount carries 600 f + 76.9 = 950 lb at f = 1.455.
    const picks = { capacityLb: 950, unevenIn: 0.5 }
    const given = beam(240, [0, 240], { points: [{ lb: 600, atIn: 0, on: 'node' }], picks, joints: [120] })
    expect(checkBeam(truss, given).largestFactor()).toBeCloseTo(1.455, 1)
  })

  test('puts the whole load on the middle pick when that pick is too high', () => {
    // Two 10 ft spans under 20 lb/ft, hoisted: w = 1.5 × 27.687 / 12 = 3.4609 lb/in. A rise of 1/2 in would add 6 E I δ
    // / L³ = 1,389 lb to the reaction of 519 lb. The sum exceeds the total load, so the other two picks are slack. The
    // middle pick carries 240 w = 830.6 lb and 1.5 × 8.8 = 13.2 lb of plates and bolts, and the moment is w 120² / 2 =
    // 24,918 in·lb. The joint next to this pick carries 415.3 lb of shear.
    const given = beam(240, [0, 120, 240], {
      spreads: uniformLoad(20 / 12, 240),
      joints: [120],
      dynamicFactor: 1.5,
      picks: { capacityLb: 950, unevenIn: 0.5 },
    })
    expect(utilizationOf(given, 'mount')).toMatchObject({ utilization: expect.closeTo(843.8 / 950, 3), atIn: 120 })
    expect(checkBeam(truss, given).unevenPickLb).toBeCloseTo(843.8, 0)
    // If the middle pick is too low, the joint is in the middle of a span of 20 ft: 24,918 + 13.2 × 240 / 4 in·lb.
    expect(utilizationOf(given, 'bending')?.utilization).toBeCloseTo(25_710 / (0.85 * 111_541), 3)
    expect(utilizationOf(given, 'joint')?.utilization).toBeCloseTo((24_918 / 105_964 + 0.4153 * 0.0852) / 0.85, 2)
    const level = { ...given, picks: { capacityLb: 950, unevenIn: 0 } }
    expect(utilizationOf(level, 'mount')?.demand).toBeLessThan(540)
    const factor = checkBeam(truss, given).largestFactor()
    const times = { ...given, spreads: uniformLoad((factor * 20) / 12, 240) }
    expect(checkBeam(truss, times).checks[0]?.utilization).toBeCloseTo(1, 5)
  })
})
