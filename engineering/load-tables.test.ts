import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '../catalogue/computed-load-tables.ts'
import { loadCases } from './beams.ts'
import { DEFLECTION_RATIO } from './load-rows.ts'
import { loadTableIds, REPETITIVE_USE_FACTOR } from './load-tables.ts'

const tables = loadTableIds.map(computedLoadTable)
const [truss12] = computedLoadTable('truss-12-aluminum').positions
const rowAt = (spanFt: number) => truss12?.rows.find((row) => row.spanFt === spanFt)

describe('the 12 in aluminum truss', () => {
  // What 12 × 12 in plated trusses of this section bear, before the factor for repetitive use.
  test.each([
    [10, [6140, 6494], [3245, 4497]],
    [20, [3100, 3162], [1550, 1583]],
    [30, [1726, 2014], [864, 1011]],
    [40, [855, 1020], [428, 632]],
  ] as const)('over %s ft lies in the band of plated trusses of its section', (spanFt, uniform, center) => {
    const row = rowAt(spanFt)
    // Values are rounded down to 10 lb.
    const unreduced = (lb: number) => lb / REPETITIVE_USE_FACTOR
    const rounding = 10 / REPETITIVE_USE_FACTOR
    expect(unreduced(row?.uniform.lb ?? 0)).toBeGreaterThan(uniform[0] - rounding)
    expect(unreduced(row?.uniform.lb ?? 0)).toBeLessThanOrEqual(uniform[1])
    expect(unreduced(row?.center.lb ?? 0)).toBeGreaterThan(center[0] - rounding)
    expect(unreduced(row?.center.lb ?? 0)).toBeLessThanOrEqual(center[1])
  })

  test('over 20 ft, by hand: the joint governs', () => {
    // A bolt in 1/8 in: 2 × 1/2 × 1/8 × 38 / 1.95 = 2.436 kip. Two chords, two bolts each, at a gauge of 10 in:
    const jointInLb = 2 * 2 * 2436 * 10
    // Own weight 6.42 × 20 = 128.4 lb. UDL = 8 M / L − own weight.
    const uniform = (8 * jointInLb) / 240 - 128.4
    expect(rowAt(20)?.uniform).toMatchObject({ lb: Math.floor((uniform * 0.85) / 10) * 10, governing: 'joint' })
    // In the middle: 4 (M − w L² / 8) / L.
    const center = (4 * (jointInLb - (128.4 * 240) / 8)) / 240
    expect(rowAt(20)?.center).toMatchObject({ lb: Math.floor((center * 0.85) / 10) * 10, governing: 'joint' })
  })

  test('over 10 ft in the middle, by hand: a chord in tension governs', () => {
    // Net area 0.4844 − 2 × 9/16 × 1/8 = 0.3438 in². Lap of 1/2 in, weld zone 1 in more: 1/2 in of each leg is sound,
    // 2 × 0.5 × 0.125 − 0.125² = 0.1094 in² at 38 ksi; the other 0.2344 in² at 24 ksi.
    const chordKip = (0.109375 * 38 + 0.234375 * 24) / 1.95
    expect(chordKip).toBeCloseTo(5.016, 3)
    const momentInLb = 2 * chordKip * 1000 * (12 - 2 * 0.546371)
    const center = (4 * (momentInLb - (64.2 * 120) / 8)) / 120
    expect(rowAt(10)?.center).toMatchObject({ lb: Math.floor((center * 0.85) / 10) * 10, governing: 'bending' })
  })

  test('over 10 ft uniformly, by hand: the weld of a diagonal governs', () => {
    // Diagonal over 10 in with a rise of 9 in; lap of 1/2 in; weld 2 × (1/2 + 1) / sin.
    const sine = 9 / Math.hypot(9, 10)
    const weldKip = (((2 * 1.5) / sine) * (11.5 * 0.125 * Math.SQRT1_2)) / 1.95
    const shearLb = 2 * weldKip * sine * 1000
    expect(rowAt(10)?.uniform).toMatchObject({
      lb: Math.floor(((2 * shearLb - 64.2) * 0.85) / 10) * 10,
      governing: 'shear',
    })
  })

  test('over 40 ft, by hand: deflection governs', () => {
    // I of 58.385 in⁴, softened by the holes to 93 %; Δ = 480 / 180 = 2.667 in; the lacing adds 0.8 %.
    const inertia = 58.385 / (0.8125 + 0.1875 * (0.484375 / 0.34375))
    const uniform = (384 * 10.1e6 * inertia * (480 / 180)) / (5 * 480 ** 3) / 1.0077
    expect(rowAt(40)?.uniform.governing).toBe('deflection')
    expect(rowAt(40)?.uniform.lb).toBeCloseTo(uniform * 0.85, -1)
  })
})

describe('the 1 1/2 in extrusion', () => {
  test('over 10 ft, by hand: 384 E I / 5 L³ × L / 180', () => {
    const [position] = computedLoadTable('extrusion-15x15').positions
    const inertia = position?.properties.find(({ label }) => label === 'I')?.value ?? 0
    const uniform = (384 * 10.1e6 * inertia * (120 / DEFLECTION_RATIO)) / (5 * 120 ** 3)
    expect(position?.rows.at(-1)?.uniform).toEqual({
      lb: Math.floor(uniform * 0.85),
      kg: Math.floor(Math.floor(uniform * 0.85) * 0.45359237),
      governing: 'deflection',
    })
  })
})

describe('the tables', () => {
  test('are nine: five of truss, four of extrusion', () => {
    expect(loadTableIds.filter((id) => id.startsWith('truss-'))).toHaveLength(5)
    expect(loadTableIds.filter((id) => id.startsWith('extrusion-'))).toHaveLength(4)
  })

  test.each(tables.map((table) => [table.id, table] as const))(
    '%s: goes in steps of 1 ft and never carries more at a longer span',
    (_, table) => {
      for (const { rows } of table.positions) {
        expect(rows.map(({ spanFt }) => spanFt)).toEqual(rows.map((_, index) => (rows[0]?.spanFt ?? 0) + index))
        for (const [index, row] of rows.slice(1).entries()) {
          for (const loadCase of loadCases)
            expect(row[loadCase].lb).toBeLessThanOrEqual(rows[index]?.[loadCase].lb ?? 0)
        }
      }
    },
  )

  test.each(tables.map((table) => [table.id, table] as const))(
    '%s: carries something everywhere, and kilograms that match',
    (_, table) => {
      for (const row of table.positions.flatMap(({ rows }) => rows)) {
        for (const loadCase of loadCases) {
          const { lb, kg } = row[loadCase]
          expect(lb).toBeGreaterThan(0)
          expect(kg).toBe(Math.floor(lb * 0.45359237))
        }
      }
    },
  )

  test('show steel stronger than aluminum, and a profile stronger on edge than flat', () => {
    for (const size of [12, 6] as const) {
      const aluminum = computedLoadTable(`truss-${size}-aluminum`).positions[0]?.rows ?? []
      const steel = computedLoadTable(`truss-${size}-steel`).positions[0]?.rows ?? []
      for (const [index, row] of aluminum.entries()) expect(row.uniform.lb).toBeLessThan(steel[index]?.uniform.lb ?? 0)
    }
    for (const id of ['extrusion-15x30', 'extrusion-30x60'] as const) {
      const [edge, flat] = computedLoadTable(id).positions
      for (const row of edge?.rows ?? []) {
        expect(row.uniform.lb).toBeGreaterThan(flat?.rows.find(({ spanFt }) => spanFt === row.spanFt)?.uniform.lb ?? 0)
      }
    }
  })

  test('say under which conditions they hold', () => {
    for (const { notes } of tables) {
      const text = notes.join(' ')
      for (const condition of ['Static loads', 'Two supports', 'one span', '0.85', 'span/180'])
        expect(text).toContain(condition)
    }
  })
})
