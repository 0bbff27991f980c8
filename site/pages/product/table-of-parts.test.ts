import { expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { itemOf, products } from '#catalog/products.ts'
import type { Product } from '#catalog/types.ts'
import { loadTableIds } from '#engineering/load-tables/load-table-ids.ts'
import { shownItem } from '../../services/item.server.ts'
import { tableOfParts } from './table-of-parts.server.ts'

const itemsOf = ({ productSections }: Product) => productSections.flatMap(({ items }) => items)

const tableOf = (id: string) => {
  const items = products.filter((product) => product.id === id).flatMap(itemsOf)
  const table = tableOfParts(items)
  return { heads: table.columns.map(({ label, unit }) => `${label}, ${unit}`), rows: items.map(table.rowOf), items }
}

test('selects the columns that suit a product’s parts', () => {
  expect(tableOf('truss').heads).toEqual(['Weight, lb/ft', 'Weight, lb', 'UDL at 10 ft, lb'])
  expect(tableOf('rigging').heads).toEqual(['Weight, lb', 'Working load limit, lb'])
  expect(tableOf('hinges').heads).toEqual(['Weight, lb'])
  expect(tableOf('joist-hangers').heads).toEqual(['Seat width, in', 'Depth, in', 'Weight, lb'])
})

test.each(products.map((product) => [product.name, product] as const))(
  'gives every column of %s at least two values with the same number of decimals',
  (_, product) => {
    const items = itemsOf(product)
    const { columns, rowOf } = tableOfParts(items)
    const rows = items.map(rowOf)
    for (const [place, { unit }] of columns.entries()) {
      const texts = rows.flatMap(({ cells }) => cells[place]?.text ?? [])
      expect(new Set(texts).size).toBeGreaterThan(1)
      if (unit === 'in') continue
      const decimals = texts.flatMap((text) => text.split('–')).map((number) => number.split('.')[1]?.length ?? 0)
      expect(new Set(decimals).size).toBe(1)
    }
  },
)

test('offers filters for length and holes without showing columns for them', () => {
  const items = products.filter(({ id }) => id === 'truss').flatMap(itemsOf)
  const { columns, filters, rowOf } = tableOfParts(items)
  expect(filters).toEqual([
    { label: 'Length', unit: 'ft' },
    { label: 'Hole pitch', unit: 'in' },
  ])
  const [truss] = items
  expect(truss && rowOf(truss).cells.slice(columns.length)).toMatchObject([
    { from: 1, to: 10 },
    { from: 3, to: 3 },
  ])
  const plates = tableOfParts(products.filter(({ id }) => id === 'plates').flatMap(itemsOf))
  expect([...plates.columns, ...plates.filters].map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Hole pitch', 'Gauge']),
  )
})

test('shows uniform loads at 10 ft from the load table, and no load for parts without a load table', () => {
  const { rows, items } = tableOf('truss')
  for (const [index, { partNumber }] of items.entries()) {
    const table = loadTableIds.map(computedLoadTable).find(({ series }) => partNumber === `${series}-10`)
    const printed = table?.positions[0]?.rows.find(({ spanFt }) => spanFt === 10)?.uniform.lb
    expect(rows[index]?.cells[2]?.from).toBe(printed)
  }
  // The steel part's load table is for columns only, and the aluminum tube's loads do not apply to the steel part.
  const steel = items.find(({ partNumber }) => partNumber === 'BS-TR03S-10')
  expect(steel && shownItem(steel).figures.map(({ label }) => label)).not.toContain('UDL at 10 ft')
})

test('shows the size spec of a part, or a range when the part has several sizes', () => {
  const size = (id: string, number: string) => {
    const { rows, items } = tableOf(id)
    return rows[items.findIndex(({ partNumber }) => partNumber === number)]?.size
  }
  expect(size('truss', 'BS-TR12A-10')).toBe('1 to 10 ft')
  expect(size('truss', 'BS-TR-CB12')).toBe('12 × 12 × 12 in')
  expect(size('plates', 'BS-PL-SC03-025')).toBe('1/8 to 1/2 in thick')
  expect(size('hinges', 'BS-HG-HP-063')).toBe('Diameter 5/8 in')
  expect(size('access', 'BS-AC-ST36')).toBe('3 sizes')
  expect(size('access', 'BS-AC-SF-TE')).toBe('')
})

test('names the deck height that each stair unit fits', () => {
  expect(shownItem(itemOf('BS-AC-ST36')).sizes?.map(({ label }) => label)).toEqual([
    '4 risers, 30 in, for a 32 in deck',
    '6 risers, 45 in, for a 47 in deck',
    '8 risers, 60 in, for a 62 in deck',
  ])
})
