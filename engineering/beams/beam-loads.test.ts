import { describe, expect, test } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import type { LoadCell } from '#engineering/load-tables/load-rows.ts'
import { loadTableIds, seriesOf } from '#engineering/load-tables/load-table-ids.ts'
import type { BeamCase } from './beam-case.ts'
import { checkBeam, extraUniformLbPerIn } from './beam-loads.ts'
import type { Supports } from './beam-statics.ts'
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
