import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '../catalog/computed-load-tables.ts'
import { loadCases } from './beams.ts'
import { listedKg, type SideTableKind } from './load-rows.ts'
import { type LoadTableId, loadTableIds } from './load-table-ids.ts'

const rowAt = (id: LoadTableId, spanFt: number, position = 0) => {
  const row = computedLoadTable(id).positions[position]?.rows.find((each) => each.spanFt === spanFt)
  if (!row) throw new Error(`${id} has no row of ${spanFt} ft`)
  return row
}
const sideAt = (id: LoadTableId, kind: SideTableKind, lengthFt: number, position = 0) => {
  const table = computedLoadTable(id)
  const rows =
    kind === 'column'
      ? table.columns[0]?.rows
      : table.positions[position]?.sides.find((each) => each.kind === kind)?.rows
  return rows?.find((each) => each.lengthFt === lengthFt)?.loads ?? []
}
/** Within what rounding of the figures in the sum and rounding down of the result leave. */
const expectLb = (found: number | undefined, byHand: number) => expect((found ?? 0) / byHand).toBeCloseTo(1, 1.7)

describe('rows recomputed by hand', () => {
  // The figures come from the hand calculations of the checks: 84.0 and 79.5 kip·in of the 12 in aluminum truss and its
  // joint, 192.9 and 155.7 of the steel one, 29.4 and 20.9, 60.8 and 45.6 of the 6 in ones. W is the weight of the span.
  test('joint: 12 in aluminum, center of 20 ft: (0.85 × 79.49 − 0.128 × 240 / 8) / 60 = 1,062 lb', () => {
    expectLb(rowAt('truss-12-aluminum', 20).center.lb, ((0.85 * 79.49 - (0.12788 * 240) / 8) / 60) * 1000)
    expect(rowAt('truss-12-aluminum', 20).center.governing).toBe('joint')
  })

  test('joint: 12 in steel, center of 40 ft: (0.85 × 155.66 − 0.745 × 480 / 8) / 120 = 730 lb', () => {
    expectLb(rowAt('truss-12-steel', 40).center.lb, ((0.85 * 155.66 - (0.7452 * 480) / 8) / 120) * 1000)
    expect(rowAt('truss-12-steel', 40).center.governing).toBe('joint')
  })

  test('joint: 6 in aluminum, third points of 12 ft, at 4 and 8 ft: (0.85 × 20.86 − 0.039 × 144 / 8) / 54 = 315 lb', () => {
    // One of the two chords has its nodes at 3 1/2 and 4 1/2 ft: the worse is 4 1/2, 54 in from the support.
    expectLb(rowAt('truss-6-aluminum', 12).third.lb, ((0.85 * 20.86 - (0.03895 * 144) / 8) / 54) * 1000)
  })

  test('bending: 12 in aluminum, center of 10 ft: (0.85 × 83.99 − 0.064 × 120 / 8) / 30 = 2,348 lb', () => {
    expectLb(rowAt('truss-12-aluminum', 10).center.lb, ((0.85 * 83.99 - (0.06394 * 120) / 8) / 30) * 1000)
    expect(rowAt('truss-12-aluminum', 10).center.governing).toBe('bending')
  })

  test('bending: 6 in steel, center of 8 ft: (0.85 × 60.76 − 0.076 × 96 / 8) / 24 = 2,114 lb', () => {
    expectLb(rowAt('truss-6-steel', 8).center.lb, ((0.85 * 60.76 - (0.07565 * 96) / 8) / 24) * 1000)
  })

  test('shear: 12 in aluminum, center of 2 ft: (0.85 × 3.128 − 0.0064) / 0.5 = 5,305 lb', () => {
    expectLb(rowAt('truss-12-aluminum', 2).center.lb, ((0.85 * 3.128 - 0.0064) / 0.5) * 1000)
  })

  test('shear: 6 in steel, center of 1 ft: (0.85 × 7.425 − 0.0047) / 0.5 = 12,610 lb', () => {
    expectLb(rowAt('truss-6-steel', 1).center.lb, ((0.85 * 7.425 - 0.0047) / 0.5) * 1000)
  })

  test('chord between nodes: 12 in aluminum, uniform over 10 ft: 0.85 / (15 / 83.99 + 7.576 / 120) kip = 3,470 lb', () => {
    // Half of the load on either chord: 0.5 × 12² / 10 / 0.9504 = 7.576 per kip an inch.
    const own = (0.06394 * 120) / 8 / 83.99
    expectLb(rowAt('truss-12-aluminum', 10).uniform.lb, ((0.85 - own) / (15 / 83.99 + 7.576 / 120)) * 1000)
  })

  test('chord between nodes: 12 in steel, uniform over 30 ft: 0.85 less the weight over (45 / 155.66 + 3.194 / 360)', () => {
    const own = (0.5589 * 360) / 8 / 155.66
    const use = (0.5 * 144) / 10 / 2.254
    const between = (0.5 * 144) / 13 / 1.823
    expectLb(
      rowAt('truss-12-steel', 30).uniform.lb,
      ((0.85 - own) / (45 / 155.66 + Math.max(use, between) / 360)) * 1000,
    )
  })

  test('deflection: 1 1/2 in extrusion, uniform over 10 ft: 384 × 10,100 × 0.215 × 0.667 / (5 × 120³) = 64 lb', () => {
    expectLb(rowAt('extrusion-15x15', 10).uniform.lb, (384 * 10_100_000 * 0.215 * (120 / 180)) / (5 * 120 ** 3))
  })

  test('deflection: 3 in tube, center of 9 ft: 48 × 10,100 × 1.863 × 0.6 / 108³ = 430 lb', () => {
    expectLb(rowAt('truss-3-aluminum', 9).center.lb, (48 * 10_100_000 * 1.863 * 0.6) / 108 ** 3)
  })

  test('crippling: 3 × 3 in extrusion, uniform over 2 ft, twice what two webs of 0.14 in at 45° bear over a support of 3 in', () => {
    // 0.0196 × sin 45° × 27.99 = 0.3879; 2 × 0.3879 × 1.2 × 4.3 / (0.4 + 0.04 × 0.293) / 1.95 = 4.987 kip
    expectLb(rowAt('extrusion-30x30', 2).uniform.lb, 2 * (0.85 * 4987 - 4.1))
    expect(rowAt('extrusion-30x30', 2).uniform.governing).toBe('crippling')
  })

  test('crippling: 3 × 6 in extrusion, flat, four such webs, uniform over 2 ft', () => {
    expectLb(rowAt('extrusion-30x60', 2, 1).uniform.lb, 2 * (0.85 * 2 * 4987 - 7.2))
  })

  test('overhang: 12 in aluminum, tip of 10 ft: (0.85 × 83.99 − 0.064 × 60) / 120 = 563 lb', () => {
    expectLb(sideAt('truss-12-aluminum', 'overhang', 10)[1]?.lb, ((0.85 * 83.99 - 0.06394 * 60) / 120) * 1000)
  })

  test('two spans: 12 in aluminum, centers of 20 ft: (0.85 × 79.49 − 0.128 × 240 / 8) / (13/64 × 240) = 1,307 lb', () => {
    expectLb(
      sideAt('truss-12-aluminum', 'two-spans', 20)[1]?.lb,
      ((0.85 * 79.49 - (0.12788 * 240) / 8) / ((13 / 64) * 240)) * 1000,
    )
  })

  test('column: 3 in tube of 10 ft, slenderness 104: 0.85 × 0.85 π² E / 104² × 1.42 in² / 1.65, less 16 lb', () => {
    const slenderness = 120 / 1.149
    const kip = (0.85 * Math.PI ** 2 * 10_100 * 1.411) / slenderness ** 2 / 1.65
    expectLb(sideAt('truss-3-aluminum', 'column', 10)[0]?.lb, 0.85 * kip * 1000 - 16)
  })

  test('column: 1 1/2 in extrusion of 5 ft, slenderness 125: 0.85 × 0.85 π² E / 125² × 0.9275 / 1.65', () => {
    const kip = (0.85 * Math.PI ** 2 * 10_100 * 0.9275) / (60 / 0.4815) ** 2 / 1.65
    expectLb(sideAt('extrusion-15x15', 'column', 5)[0]?.lb, 0.85 * kip * 1000 - 5)
  })
})

describe('every table', () => {
  test('lists spans of whole feet in order: 2 to 40 of 12 in truss, 1 to 20 of 6 in truss, up to 10 of the others', () => {
    for (const id of loadTableIds) {
      for (const { rows } of computedLoadTable(id).positions) {
        const spans = rows.map(({ spanFt }) => spanFt)
        const [first, last] = id.includes('-12-') ? [2, 40] : id.includes('-6-') ? [1, 20] : [spans[0] as number, 10]
        expect(spans).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index))
      }
    }
  })

  test('has an overhang of a quarter of its longest span and two spans of half of it at most', () => {
    for (const id of loadTableIds) {
      for (const { rows, sides } of computedLoadTable(id).positions) {
        const longest = rows.at(-1)?.spanFt ?? 0
        const longestOf = (kind: SideTableKind) => sides.find((each) => each.kind === kind)?.rows.at(-1)?.lengthFt
        expect(longestOf('overhang')).toBe(Math.floor(longest / 4))
        expect(longestOf('two-spans')).toBe(Math.floor(longest / 2))
      }
    }
  })

  test('lists columns, the 3 in steel tube with the aluminum one', () => {
    expect(loadTableIds.flatMap((id) => computedLoadTable(id).columns.map(({ series }) => series))).toEqual([
      'BS-TR12A',
      'BS-TR12S',
      'BS-TR06A',
      'BS-TR06S',
      'BS-TR03A',
      'BS-TR03S',
      'BS-EX1515',
      'BS-EX1530',
      'BS-EX3030',
      'BS-EX3060',
    ])
  })

  test('never allows more than span/180, nor a column that is higher to carry more', () => {
    for (const id of loadTableIds) {
      const table = computedLoadTable(id)
      for (const row of table.positions.flatMap(({ rows }) => rows)) {
        for (const loadCase of loadCases)
          expect(row[loadCase].deflectionIn).toBeLessThanOrEqual((row.spanFt * 12) / 180 + 1e-9)
      }
      for (const { rows } of table.columns) {
        for (const which of [0, 1] as const) {
          const loads = rows.map(({ loads }) => loads[which]?.lb ?? 0)
          expect(loads).toEqual(loads.toSorted((a, b) => b - a))
        }
      }
    }
  })

  test('from 10 ft up never allows more over a longer span', () => {
    for (const id of loadTableIds) {
      for (const { rows } of computedLoadTable(id).positions) {
        for (const loadCase of loadCases) {
          const loads = rows.filter(({ spanFt }) => spanFt >= 10).map((row) => row[loadCase].lb)
          expect(loads, `${id}, ${loadCase}`).toEqual(loads.toSorted((a, b) => b - a))
        }
      }
    }
  })

  test('rounds down to 10 lb from 1,000 up, kilograms to 1, never up', () => {
    for (const id of loadTableIds) {
      for (const row of computedLoadTable(id).positions.flatMap(({ rows }) => rows)) {
        for (const loadCase of loadCases) {
          const { lb } = row[loadCase]
          if (lb >= 1000) expect(lb % 10).toBe(0)
          expect(listedKg(lb)).toBe(Math.floor(lb * 0.45359237))
        }
      }
    }
  })

  test('says under which conditions its numbers hold, and gives an example of loads together that adds up', () => {
    for (const id of loadTableIds) {
      const { conditions, interaction } = computedLoadTable(id)
      for (const condition of ['static', 'cannot be combined', '0.85', 'span/180', 'Dynamic factor 1.5'])
        expect(conditions.join(' ')).toContain(condition)
      const [, terms = '', sum] = /: ([\d.]+(?: \+ [\d.]+)+) = ([\d.]+), allowed/.exec(interaction.join(' ')) ?? []
      const total = terms.split(' + ').reduce((all, each) => all + Number(each), 0)
      expect(total).toBeCloseTo(Number(sum), 6)
      expect(total).toBeLessThanOrEqual(1)
    }
  })

  test('allows steel more than aluminum, and a profile on edge more than flat', () => {
    for (const size of ['12', '6'] as const) {
      const [aluminum, steel] = (['aluminum', 'steel'] as const).map(
        (metal) => computedLoadTable(`truss-${size}-${metal}`).positions[0]?.rows ?? [],
      )
      for (const [index, row] of (aluminum ?? []).entries())
        expect(row.center.lb).toBeLessThan(steel?.[index]?.center.lb ?? 0)
    }
    const [edge, flat] = computedLoadTable('extrusion-15x30').positions
    for (const row of edge?.rows ?? [])
      expect(row.uniform.lb).toBeGreaterThan(flat?.rows.find(({ spanFt }) => spanFt === row.spanFt)?.uniform.lb ?? 0)
  })
})
