import { describe, expect, test } from 'vitest'
import { products } from '#catalog/products.ts'
import { shownItem } from '../../services/item.server.ts'
import { arrangeParts } from './arrange-parts.ts'
import type { PartsQuery } from './parts-query.ts'
import { tableOfParts } from './table-of-parts.server.ts'

const reader = await import('../../services/quantity-field.ts')

function tableOf(id: string) {
  const items = products
    .filter((each) => each.id === id)
    .flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
  const { columns, rowOf } = tableOfParts(items)
  const parts = items.map((item) => ({ ...shownItem(item), ...rowOf(item) }))
  const column = (label: string, unit: string) =>
    columns.findIndex((each) => each.label === label && each.unit === unit)
  const names = (query: Partial<PartsQuery>) =>
    arrangeParts(parts, { text: '', column: 0, least: '', most: '', ...query }, reader).map(({ name }) => name)
  return { parts, column, names }
}

const truss = tableOf('truss')
const hardware = tableOf('hardware')
const udl = truss.column('UDL at 10 ft', 'lb')
const pieces = truss.column('Weight', 'lb')

test('keeps parts in catalog order when there is no query', () => {
  expect(truss.names({})).toEqual(truss.parts.map(({ name }) => name))
})

describe('text filter', () => {
  test('finds parts that contain all words, regardless of order and case', () => {
    expect(truss.names({ text: 'STEEL 6 in' })).toEqual(['Truss, 6 in, steel'])
    expect(truss.names({ text: 'nylon' })).toEqual(['Tube cap, 3 in truss'])
  })

  test('finds a part by the part number of any of its sizes, and by dimensions regardless of how × is typed', () => {
    expect(truss.names({ text: 'tr12a-04' })).toEqual(['Truss, 12 in, aluminum'])
    expect(truss.names({ text: '24x24' })).toEqual(['Ground base, 12 in'])
  })
})

describe('spec filter', () => {
  test('finds parts whose spec is between Min and Max, and excludes parts without the spec', () => {
    expect(truss.names({ column: udl, least: '1,000', most: '3000' })).toEqual([
      'Truss, 6 in, aluminum',
      'Truss, 6 in, steel',
    ])
  })

  test('includes a part when one of its sizes is in the range', () => {
    const heavy = truss.names({ column: pieces, least: '60' })
    expect(heavy).toContain('Truss, 12 in, aluminum')
    expect(truss.names({ column: pieces, most: '12' })).toContain('Truss, 12 in, aluminum')
  })
})

describe('sort order', () => {
  test('sorts parts without a value last in both directions', () => {
    const [up, down] = [false, true].map((descending) => truss.names({ sort: { by: udl, descending } }))
    expect(up?.slice(0, 5)).toEqual(down?.slice(0, 5).toReversed())
    expect(up?.at(0)).toBe('Truss, 3 in, aluminum')
    expect(up?.slice(5)).toEqual(down?.slice(5))
  })

  test('sorts part sizes numerically', () => {
    const sizes = (descending: boolean) => hardware.names({ text: 'bolt', sort: { by: 'size', descending } })
    expect(sizes(false)[0]).toBe('Bolt set, 3/8-16, Grade 8')
    expect(sizes(true)[0]).toBe('Bolt set, 5/8-11, Grade 8')
  })

  test('sorts part numbers and names alphabetically, with numbers in numeric order', () => {
    const numbers = arrangeParts(truss.parts, {
      text: '',
      column: 0,
      least: '',
      most: '',
      sort: { by: 'range', descending: false },
    })
    expect(numbers[0]?.range).toBe('BS-TR-BXA12')
    const names = truss.names({ text: 'corner', sort: { by: 'name', descending: false } })
    expect(names.indexOf('Corner block, 6 in')).toBeLessThan(names.indexOf('Corner block, 12 in'))
  })
})
