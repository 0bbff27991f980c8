import { expect, test } from 'vitest'
import { computedLoadTable } from '../../../catalog/computed-load-tables.ts'
import { products } from '../../../catalog/products.ts'
import { measuredParts } from '../../../catalog/studio-results.server.ts'
import { listedKg } from '../../../engineering/load-rows.ts'
import { loadTableIds } from '../../../engineering/load-table-ids.ts'
import { shownSizes } from './sizes.server.ts'

const items = products.flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
const sizesOf = (partNumber: string) => {
  const item = items.find((each) => each.partNumber === partNumber)
  return item && shownSizes(item)
}

test('returns no size table for a part with one size', () => {
  expect(sizesOf('BS-TR-CB12')).toBeUndefined()
})

test('lists the weight and uniform load of each length in pounds and kilograms', () => {
  const sizes = sizesOf('BS-TR12A-10')
  expect(sizes?.columns).toEqual([
    { label: 'Length', units: ['ft', 'm'] },
    { label: 'Weight', units: ['lb', 'kg'] },
    { label: 'UDL', units: ['lb', 'kg'] },
  ])
  expect(sizes?.rows.map(({ partNumber }) => partNumber)).toHaveLength(10)
  expect(sizes?.rows.at(-1)?.cells.slice(0, 2)).toEqual(['10', '3.05'])
})

test.each(loadTableIds)('lists the same uniform loads as load table %s', (id) => {
  const { series, positions } = computedLoadTable(id)
  const sizes = sizesOf(`${series}-10`)
  expect(sizes?.columns.at(-1)?.label).toBe(positions.length > 1 ? 'UDL, on edge' : 'UDL')
  for (const { cells } of sizes?.rows ?? []) {
    const lb = positions[0]?.rows.find(({ spanFt }) => String(spanFt) === cells[0])?.uniform.lb
    const expected = lb === undefined ? ['–', '–'] : [lb, listedKg(lb)].map((each) => each.toLocaleString('en-US'))
    expect(cells.slice(-2)).toEqual(expected)
  }
})

test('shows the same number of decimals in a column, within the measured precision', () => {
  for (const item of items) {
    const sizes = shownSizes(item)
    const at = sizes?.columns[0]?.units ? 2 : 1
    const weights = sizes?.rows.map(({ cells }) => cells[at] ?? '') ?? []
    expect(new Set(weights.map((weight) => weight.split('.')[1]?.length ?? 0)).size).toBeLessThanOrEqual(1)
    for (const [index, weight] of weights.entries()) {
      const measured = measuredParts[sizes?.rows[index]?.partNumber ?? '']?.weightLb ?? 0
      expect(Math.abs(Number(weight) - measured)).toBeLessThanOrEqual(Math.max(0.01 * measured, 0.0005))
    }
  }
})

test('lists size labels as text when the sizes are not lengths', () => {
  const sizes = sizesOf('BS-HW8-038-150')
  expect(sizes?.columns.map(({ label }) => label)).toEqual(['Size', 'Weight'])
  expect(sizes?.rows[0]?.cells[0]).toBe('3/8 × 1 in')
})
