import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { governingIn, printedSideValues, printedValues, rowFor } from './load-rows.ts'

const rows12 = computedLoadTable('truss-12-aluminum').positions[0]?.rows ?? []

describe('a printed row of a load table', () => {
  test('prints thousands separators, two decimals for meters and deflections, and a letter for the governing check', () => {
    const row = rows12.find(({ spanFt }) => spanFt === 20)
    const figures = row ? printedValues(row) : []
    expect(figures).toHaveLength(23)
    expect(figures.slice(0, 6)).toEqual(['20', '6.10', '2,630', '11.6', 'C', '0.62'])
    expect(figures.slice(6, 10)).toEqual(['1,310', '5.82', 'J', '0.50'])
  })

  test('prints dashes when a column is too slender', () => {
    expect(printedSideValues({ lengthFt: 10, loads: [undefined, undefined] }).slice(2)).toEqual(Array(6).fill('–'))
  })
})

describe('load table row lookup by span', () => {
  test('returns the listed row when the table lists the span', () => {
    for (const spanFt of [2, 20, 40]) expect(rowFor(rows12, spanFt)?.spanFt).toBe(spanFt)
  })

  test('returns the lower value for each load when the span is between two rows', () => {
    for (const spanFt of [3.5, 20.01]) {
      const [shorter, longer] = [Math.floor(spanFt), Math.ceil(spanFt)].map((ft) => rowFor(rows12, ft))
      const found = rowFor(rows12, spanFt)
      for (const loadCase of ['uniform', 'center', 'fifth'] as const) {
        const lower = Math.min(shorter?.[loadCase].lb ?? 0, longer?.[loadCase].lb ?? 0)
        expect(found?.[loadCase].lb).toBe(lower)
      }
    }
  })

  test.each([1.99, 40.01, 0, 1000])('returns undefined when the span of %s ft is outside the table', (spanFt) => {
    expect(rowFor(rows12, spanFt)).toBeUndefined()
  })
})

describe('the list of governing checks', () => {
  test('lists each check only once, in the order of the legend', () => {
    expect(governingIn(rows12)).toEqual(['bending', 'chord', 'node', 'joint', 'shear'])
    expect(governingIn(computedLoadTable('extrusion-15x15').positions[0]?.rows ?? [])).not.toContain('joint')
  })
})
