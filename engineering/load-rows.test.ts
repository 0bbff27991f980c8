import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '../catalogue/computed-load-tables.ts'
import { governingIn, packRows, printedRow, rowFor, unpackRows } from './load-rows.ts'
import { loadTableIds } from './load-tables.ts'

const positions = loadTableIds.flatMap((id) =>
  computedLoadTable(id).positions.map(({ label, rows }) => [`${id}, ${label}`, rows] as const),
)
const rows12 = computedLoadTable('truss-12-aluminum').positions[0]?.rows ?? []

describe('a row', () => {
  test('is printed with thousands, two places of the meters and the sag, and a letter for what governs', () => {
    const row = rows12.find(({ spanFt }) => spanFt === 20)
    expect(row && printedRow(row)).toMatchObject({
      ft: '20',
      m: '6.10',
      loads: { uniform: { lb: '2,650', kg: '1,202', by: 'J' }, third: { lb: '994', kg: '450', by: 'J' } },
      sagIn: '0.04',
    })
  })

  test.each(positions)('%s: is the same row after it has been packed', (_, rows) => {
    expect(unpackRows(packRows(rows)).map(printedRow)).toEqual(rows.map(printedRow))
  })
})

describe('the row for a span', () => {
  test('is its own, or else that of the next longer span, which is never more', () => {
    expect(rowFor(rows12, 20)?.spanFt).toBe(20)
    expect(rowFor(rows12, 20.01)?.spanFt).toBe(21)
    expect(rowFor(rows12, 2)?.spanFt).toBe(2)
    expect(rowFor(rows12, 40)?.spanFt).toBe(40)
  })

  test.each([1.99, 40.01, 0, 1000])('is none at %s ft, where the table does not reach', (spanFt) => {
    expect(rowFor(rows12, spanFt)).toBeUndefined()
  })
})

describe('what governs', () => {
  test('is listed in the order of the letters, once each', () => {
    expect(governingIn(rows12)).toEqual(['bending', 'joint', 'shear', 'deflection'])
    expect(governingIn(computedLoadTable('extrusion-15x15').positions[0]?.rows ?? [])).not.toContain('joint')
  })
})
