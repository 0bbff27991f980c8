import { describe, expect, test } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import type { LoadCell } from '#engineering/load-tables/load-rows.ts'
import { loadTableIds, seriesOf } from '#engineering/load-tables/load-table-ids.ts'
import type { BeamCase } from './beam-case.ts'
import { checkBeam, extraUniformLbPerIn } from './beam-loads.ts'
import type { Supports } from './beam-statics.ts'
import { endPanelFactor } from './chord-bending.ts'
import type { LoadCase } from './load-cases.ts'

const places: Readonly<Record<Exclude<LoadCase, 'uniform'>, readonly number[]>> = {
  center: [1 / 2],
  third: [1 / 3, 2 / 3],
  quarter: [1 / 4, 2 / 4, 3 / 4],
  fifth: [1 / 5, 2 / 5, 3 / 5, 4 / 5],
}

interface TableRow {
  readonly name: string
  readonly key: string
  readonly given: BeamCase
  readonly cell: LoadCell
}

const uniform = (supports: Supports, lb: number, fromIn: number, toIn: number): BeamCase => ({
  supports,
  points: [],
  spreads: [{ fromIn, toIn, lbPerIn: lb / (toIn - fromIn) }],
  joints: 'anywhere',
})

const pointed = (supports: Supports, lb: number, atIn: readonly number[]): BeamCase => ({
  supports,
  points: atIn.map((each) => ({ atIn: each, lb, on: 'node' })),
  spreads: [],
  joints: 'anywhere',
})

/** One beam for each cell in the beam load tables. The beam carries the load in that cell. */
const tableRows: TableRow[] = loadTableIds.flatMap((id) => {
  const { series, positions } = computedLoadTable(id)
  return positions.flatMap(({ label, rows, sides }, index) => {
    const key = index === 0 ? series : `${series}-${label.toUpperCase()}`
    const made: TableRow[] = []
    const add = (name: string, cell: LoadCell | undefined, given: (lb: number) => BeamCase) => {
      if (cell) made.push({ name: `${key}, ${name}`, key, given: given(cell.lb), cell })
    }
    for (const row of rows) {
      const spanIn = row.spanFt * 12
      const supports: Supports = { kind: 'simple', spanIn }
      add(`${row.spanFt} ft, uniform`, row.uniform, (lb) => uniform(supports, lb, 0, spanIn))
      for (const [each, at] of Object.entries(places) as [keyof typeof places, readonly number[]][]) {
        add(`${row.spanFt} ft, ${each}`, row[each], (lb) =>
          pointed(
            supports,
            lb,
            at.map((part) => part * spanIn),
          ),
        )
      }
    }
    for (const { kind, rows: lengths } of sides) {
      for (const { lengthFt, loads } of lengths) {
        const lengthIn = lengthFt * 12
        if (kind === 'overhang') {
          const supports: Supports = { kind: 'cantilever', lengthIn }
          add(`overhang ${lengthFt} ft, uniform`, loads[0], (lb) => uniform(supports, lb, 0, lengthIn))
          add(`overhang ${lengthFt} ft, tip`, loads[1], (lb) => pointed(supports, lb, [lengthIn]))
        }
        if (kind === 'two-spans') {
          const supports: Supports = { kind: 'two-spans', spansIn: [lengthIn, lengthIn] }
          add(`two spans ${lengthFt} ft, uniform`, loads[0], (lb) => uniform(supports, 2 * lb, 0, 2 * lengthIn))
          add(`two spans ${lengthFt} ft, center`, loads[1], (lb) =>
            pointed(supports, lb, [lengthIn / 2, 1.5 * lengthIn]),
          )
        }
      }
    }
    return made
  })
})

describe('a beam under a load listed in a load table', () => {
  test.each(loadTableIds)('reaches a utilization of 1 in the governing check for each load in table %s', (id) => {
    const rows = tableRows.filter(({ key }) => key.startsWith(seriesOf[id]))
    expect(rows.length).toBeGreaterThan(50)
    for (const { name, key, given, cell } of rows) {
      const { checks, largestFactor } = checkBeam(memberOf(key), given)
      const factor = largestFactor()
      // Allow 1% for two spans, because the tables use the rounded deflection coefficients from the AISC Manual, 0.0092
      // and 0.015, and combine the moment at a joint with the largest shear.
      const isRounded = cell.governing === 'joint' || cell.governing === 'deflection'
      const rounded = name.includes('two spans') && isRounded ? 0.01 : 0.0001
      expect(checks[0]?.check, name).toBe(cell.governing)
      expect((factor * cell.lb) / cell.lb, name).toBeGreaterThan(1 - rounded)
      expect(factor * cell.lb, name).toBeLessThan((cell.lb + (cell.lb >= 1000 ? 10 : 1)) * (1 + rounded))
    }
  })
})

test.each(loadTableIds)('carries every load of the single spans in table %s if joints can be anywhere', (id) => {
  const spans = tableRows.filter(({ key, given }) => key.startsWith(seriesOf[id]) && given.supports.kind === 'simple')
  expect(spans.length).toBeGreaterThan(15)
  const over = spans.flatMap(({ name, key, given }) => {
    const { utilization = 0 } = checkBeam(memberOf(key), given).checks[0] ?? {}
    return utilization > 1 ? [`${name}: ${utilization}`] : []
  })
  expect(over).toEqual([])
})

describe('a beam with loads at any location', () => {
  const node = (lb: number, atIn: number) => ({ lb, atIn, on: 'node' as const })
  const simple = (spanIn: number): Supports => ({ kind: 'simple', spanIn })
  const truss = memberOf('BS-TR12A')
  const utilizationOf = (given: BeamCase, check: string) =>
    checkBeam(truss, given).checks.find((each) => each.check === check)

  test('matches the hand calculation for a 20 ft span of 12 in aluminum truss with 600 lb at 6 ft', () => {
    // The joint is at 10 ft. The moment at the joint is 600 × 6 / 20 × 10 = 1,800 ft·lb = 21.6 kip·in from the load and
    // 0.15374 kips × 240 / 8 + 8.8 lb of plates and bolts × 240 / 4 = 4.61 + 0.53 kip·in from self-weight. The joint's
    // utilization is (26.74 / 105.96 + 0.184 kips of shear × 0.0852) / 0.85 = 0.268 / 0.85. The moment under the load is
    // 600 × 6 × 14 / 20 × 12 = 30.24 kip·in, or 35.38 kip·in with the maximum moment from self-weight. The allowable
    // moment is 0.85 × 111.54 = 94.81 kip·in, so the utilization is 0.373.
    const given: BeamCase = { supports: simple(240), points: [node(600, 72)], spreads: [], joints: [120] }
    expect(utilizationOf(given, 'joint')?.utilization).toBeCloseTo((26.74 / 105.96 + 0.184 * 0.0852) / 0.85, 3)
    expect(utilizationOf(given, 'bending')?.utilization).toBeCloseTo((30.24 + 4.61 + 0.53) / 94.81, 3)
    // If the joint location is unknown, the worst case is a joint under the load. As in the load tables, it has no weight.
    const anywhere = (30.24 + 4.61) / 105.96 + (0.42 + 0.0769) * 0.0852
    expect(utilizationOf({ ...given, joints: 'anywhere' }, 'joint')?.utilization).toBeCloseTo(anywhere / 0.85, 2)
  })

  test('adds local chord bending to the moment at a joint when the load and the joint are in the same panel', () => {
    // A 16 ft span of 12 in aluminum truss is spliced at midspan. It carries 800 lb at the joint, and 30 lb on one chord
    // 3 in from the joint. The moment at the joint is 800 × 192 / 4 + 30 × 93 / 2 = 39,795 in·lb from the loads, 2,952
    // in·lb from the truss, and 8.8 × 192 / 4 = 422 in·lb from the plates and bolts. The allowable joint moment is 7,506 ×
    // 12 in·lb. Over one panel, the local moment decreases
    // from 0.1708 P l to 0.0792 P l.
    const answer = checkBeam(memberOf('BS-TR12A'), {
      supports: { kind: 'simple', spanIn: 192 },
      points: [
        { atIn: 93, lb: 30, on: 'chord' },
        { atIn: 96, lb: 800, on: 'node' },
      ],
      spreads: [],
      joints: [96],
    })
    const chord = answer.checks.find(({ check }) => check === 'chord')
    expect(chord?.atIn).toBe(96)
    const local = (30 * (1 - ((1 - 0.0792 / 0.1708) * 3) / 12)) / 1027.6
    expect(chord?.utilization).toBeCloseTo((39_795 + 2952 + 422) / (7505.8 * 12) + local, 3)
  })

  test('combines the loads in whichever panel causes the most chord bending', () => {
    // A 10 ft span carries 100 lb at 49, 65, and 70 in. Only the last two loads can be in the same panel. At 65 in, the
    // moment is 146.7 × 65 − 100 × 16 = 7,933 in·lb from the loads and 1,145 in·lb from self-weight, and the load at 70 in
    // has 1 − 0.536 × 5 / 12 = 0.777 of its largest local moment.
    const answer = checkBeam(memberOf('BS-TR12A'), {
      supports: { kind: 'simple', spanIn: 120 },
      points: [49, 65, 70].map((atIn) => ({ atIn, lb: 100, on: 'chord' as const })),
      spreads: [],
      joints: [],
    })
    const chord = answer.checks.find(({ check }) => check === 'chord')
    expect(chord?.atIn).toBe(65)
    expect(chord?.utilization).toBeCloseTo((7933 + 1145) / 94_810 + 177.7 / 1027.6, 3)
  })

  test('adds chord bending and torque when a load is on only one chord', () => {
    const given = (on: 'node' | 'chord' | 'chords'): BeamCase => ({
      supports: simple(240),
      points: [{ lb: 140, atIn: 126, on }],
      spreads: [],
      joints: 'anywhere',
    })
    const moment = ((140 * 126 * 114) / 240 + (153.74 * 240) / 8) / 1000 / (0.85 * 105.96)
    expect(utilizationOf(given('chord'), 'chord')?.utilization).toBeCloseTo(moment + 140 / 1027.6, 2)
    expect(utilizationOf(given('chords'), 'chord')?.utilization).toBeCloseTo(moment + 70 / 1027.6, 2)
    expect(utilizationOf(given('node'), 'chord')).toBeUndefined()
    expect(utilizationOf(given('chord'), 'shear')?.utilization).toBeGreaterThan(
      utilizationOf(given('node'), 'shear')?.utilization ?? 1,
    )
  })

  test('reaches a utilization of 1 when all loads are multiplied by the largest allowable factor', () => {
    const given = (times: number): BeamCase => ({
      supports: { kind: 'two-spans', spansIn: [150, 90] },
      points: [node(120 * times, 60), { lb: 40 * times, atIn: 200, on: 'chord' }],
      spreads: [{ lbPerIn: times, fromIn: 30, toIn: 190 }],
      joints: [120],
    })
    for (const key of ['BS-TR12A', 'BS-TR06S']) {
      const member = memberOf(key)
      const factor = checkBeam(member, given(1)).largestFactor()
      expect(checkBeam(member, given(factor)).checks[0]?.utilization).toBeCloseTo(1, 5)
    }
  })

  test('reaches a utilization of 1 when the remaining allowable uniform load is added', () => {
    for (const key of ['BS-TR12A', 'BS-TR06A', 'BS-TR03A', 'BS-EX3060']) {
      const member = memberOf(key)
      const given: BeamCase = { supports: simple(108), points: [node(100, 40)], spreads: [], joints: [] }
      const lbPerIn = extraUniformLbPerIn(member, given)
      expect(lbPerIn).toBeGreaterThan(0)
      const loaded = { ...given, spreads: [{ lbPerIn, fromIn: 0, toIn: 108 }] }
      expect(checkBeam(member, loaded).checks[0]?.utilization).toBeCloseTo(1, 4)
    }
  })

  test('allows no additional load when the beam is overloaded', () => {
    const given: BeamCase = { supports: simple(240), points: [node(5000, 120)], spreads: [], joints: [120] }
    expect(checkBeam(truss, given).largestFactor()).toBeLessThan(1)
    expect(extraUniformLbPerIn(truss, given)).toBe(0)
  })

  test('also checks each span loaded alone when both spans are loaded', () => {
    const both: BeamCase = {
      supports: { kind: 'two-spans', spansIn: [60, 60] },
      points: [node(300, 30), node(300, 90)],
      spreads: [],
      joints: [],
    }
    const one: BeamCase = { ...both, points: [node(300, 30)] }
    const tube = memberOf('BS-TR03A')
    expect(checkBeam(tube, both).deflectionIn).toBeCloseTo(checkBeam(tube, one).deflectionIn, 9)
  })
})

test('multiplies loads and self-weight by the dynamic factor in strength checks, but not in the deflection check', () => {
  const given: BeamCase = {
    supports: { kind: 'simple', spanIn: 240 },
    points: [{ lb: 300, atIn: 120, on: 'node' }],
    spreads: [{ lbPerIn: 2, fromIn: 0, toIn: 240 }],
    joints: [120],
  }
  const still = checkBeam(memberOf('BS-TR12A'), given)
  const hoisted = checkBeam(memberOf('BS-TR12A'), { ...given, dynamicFactor: 1.5 })
  const after = new Map(hoisted.checks.map(({ check, utilization }) => [check, utilization]))
  for (const { check, utilization } of still.checks) {
    expect(after.get(check), check).toBeCloseTo(check === 'deflection' ? utilization : 1.5 * utilization, 6)
  }
  expect(hoisted.selfDeflectionIn).toBeCloseTo(still.selfDeflectionIn, 9)
  expect(hoisted.largestFactor()).toBeLessThan(still.largestFactor() / 1.5)
})

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
