import { describe, expect, test } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { loadCases } from '#engineering/beams/load-cases.ts'
import { notCovered, notCoveredText } from '#engineering/checks/not-covered.ts'
import { listedKn, type SideTableKind } from './load-rows.ts'
import { loadTableIds } from './load-table-ids.ts'

// These tests cover general rules. `recomputed.test.ts` checks every row of every table.
describe.each(loadTableIds)('%s', (id) => {
  const { positions, columns, conditions, interaction } = computedLoadTable(id)
  const allRows = positions.flatMap(({ rows }) => rows)

  test('lists spans in whole feet: 2 to 40 for 12 in truss, 1 to 20 for 6 in truss, and up to 10 for other members', () => {
    for (const { rows } of positions) {
      const spans = rows.map(({ spanFt }) => spanFt)
      const [first, last] = id.includes('-12-') ? [2, 40] : id.includes('-6-') ? [1, 20] : [spans[0] as number, 10]
      expect(spans).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index))
    }
  })

  test('lists cantilevers up to a quarter of the longest span, and two-span beams with spans up to half the longest span', () => {
    for (const { rows, sides } of positions) {
      const longest = rows.at(-1)?.spanFt ?? 0
      const longestOf = (kind: SideTableKind) => sides.find((each) => each.kind === kind)?.rows.at(-1)?.lengthFt
      expect([longestOf('overhang'), longestOf('two-spans')]).toEqual([
        Math.floor(longest / 4),
        Math.floor(longest / 2),
      ])
    }
  })

  // Only uniform and center loads must decrease as the span increases. Loads at third, quarter, and fifth points are
  // moved to nodes, and some spans have nodes closer to midspan than others.
  test('limits deflection to span/180, and never increases a load when the span or the column height increases', () => {
    const expectFalling = (loads: readonly number[]) => expect(loads).toEqual(loads.toSorted((a, b) => b - a))
    for (const { rows } of positions) {
      for (const loadCase of loadCases) {
        for (const row of rows) expect(row[loadCase].deflectionIn).toBeLessThanOrEqual((row.spanFt * 12) / 180 + 1e-9)
        if (loadCase === 'uniform' || loadCase === 'center')
          expectFalling(rows.filter(({ spanFt }) => spanFt >= 10).map((row) => row[loadCase].lb))
      }
    }
    for (const { rows } of columns)
      for (const which of [0, 1]) expectFalling(rows.map(({ loads }) => loads[which]?.lb ?? 0))
  })

  test('rounds loads of 1,000 lb or more down to a multiple of 10 lb, and loads in kN down to three digits', () => {
    for (const { lb } of allRows.flatMap((row) => loadCases.map((loadCase) => row[loadCase]))) {
      if (lb >= 1000) expect(lb % 10).toBe(0)
      const kn = Number(listedKn(lb).replace(',', ''))
      expect(kn).toBeLessThanOrEqual(lb * 0.0044482216152605)
      expect(kn).toBeGreaterThan(lb * 0.0044482216152605 - Math.max(0.01, kn / 100))
    }
  })

  test('states the conditions for its values, and includes an interaction example with a correct sum', () => {
    for (const condition of ['static', 'separate load case', '0.85', 'span/180', 'dynamic factor of 1.5'])
      expect(conditions.join(' ')).toContain(condition)
    const [, terms = '', sum] = /: ([\d.]+(?: \+ [\d.]+)+) = ([\d.]+\d)\. Allowed/.exec(interaction.join(' ')) ?? []
    const total = terms.split(' + ').reduce((all, each) => all + Number(each), 0)
    expect(total).toBeCloseTo(Number(sum), 6)
    expect(total).toBeLessThanOrEqual(1)
  })
})

test('lists the 3 in steel tube only as a column, in the load table for the aluminum tube', () => {
  const series = loadTableIds.flatMap((id) => computedLoadTable(id).columns.map((column) => column.series))
  expect(series.join(' ')).toBe(
    'BS-TR12A BS-TR12S BS-TR06A BS-TR06S BS-TR03A BS-TR03S BS-EX1515 BS-EX1530 BS-EX3030 BS-EX3060',
  )
})

test.each(loadTableIds)('the conditions of %s list what is not covered, once', (id) => {
  expect(computedLoadTable(id).conditions.filter((each) => each === notCoveredText)).toHaveLength(1)
  for (const each of notCovered) expect(notCoveredText.toLowerCase()).toContain(each.toLowerCase())
})

test.each(['BS-TR12A', 'BS-TR12S'])(
  'two-span point loads on %s pass in the beam calculator at midspan and at nodes',
  (series) => {
    const id = series === 'BS-TR12A' ? 'truss-12-aluminum' : 'truss-12-steel'
    const rows = computedLoadTable(id).positions[0]?.sides.find(({ kind }) => kind === 'two-spans')?.rows ?? []
    expect(rows.length).toBeGreaterThan(15)
    for (const { lengthFt, loads } of rows) {
      const lb = loads[1]?.lb ?? 0
      const spanIn = 12 * lengthFt
      const answer = (offIn: number) =>
        checkBeam(memberOf(series), {
          supports: { kind: 'two-spans', spansIn: [spanIn, spanIn] },
          points: [spanIn / 2 + offIn, 1.5 * spanIn - offIn].map((atIn) => ({ atIn, lb, on: 'node' })),
          spreads: [],
          joints: 'anywhere',
        })
      expect(answer(0).checks[0]?.utilization, `${lengthFt} ft`).toBeLessThanOrEqual(1)
      // Half a foot from midspan, at the nodes next to the middle support.
      const node = answer(lengthFt % 2 === 1 ? 6 : 0).checks.find(({ check }) => check === 'node')
      expect(node?.utilization, `${lengthFt} ft`).toBeLessThanOrEqual(1)
    }
  },
)

test('computes two-span point loads at the nodes next to midspan', () => {
  // 3 ft spans: both loads at 24 in, the nodes next to the middle support, which carries 2 × 0.8519 = 1.7037 times the
  // load: (4,785 − 5/4 × 3 × 7.69) / 1.7037 = 2,792 lb. At midspan, the factor would be 1.375.
  const rows = computedLoadTable('truss-12-aluminum').positions[0]?.sides.find(({ kind }) => kind === 'two-spans')?.rows
  expect(rows?.find(({ lengthFt }) => lengthFt === 3)?.loads[1]).toMatchObject({ lb: 2790, governing: 'node' })
})
