import { expect, test } from 'vitest'
import { products } from '#catalog/products.ts'
import { narrowingOf } from './narrow.server.ts'

const itemsOf = (id: string) =>
  products.find((product) => product.id === id)?.productSections.flatMap(({ items }) => items) ?? []

/** Returns the filter values that match each of a product's parts, by part name. */
const fits = (id: string) => {
  const items = itemsOf(id)
  const { fitOf } = narrowingOf(items)
  return new Map(items.map((item) => [item.name, fitOf(item)]))
}

test('filters truss by series and material', () => {
  expect(narrowingOf(itemsOf('truss')).narrow.map(({ name }) => name)).toEqual(['series', 'material'])
  const truss = fits('truss')
  expect(truss.get('Truss, 12 in, steel')).toBe('12 steel')
  expect(truss.get('Truss, tapered, 12 to 6 in, aluminum')).toBe('12 6 aluminum')
  expect(truss.get('Spigot, 3 in truss')).toMatch(/^3 /)
})

test('matches a part without a series to all series', () => {
  expect(fits('plates').get('Washer plate, 1-hole')?.split(' ').slice(0, 3)).toEqual(['3', '6', '12'])
  expect(fits('hinges').get('Hitch pin, 5/8 in')?.split(' ').slice(0, 3)).toEqual(['3', '6', '12'])
})

test.each(['motion', 'hardware', 'tools', 'film-tools'])(
  'offers no series or material filter for %s, whose part names state other sizes',
  (id) => {
    expect(narrowingOf(itemsOf(id)).narrow).toEqual([])
    expect(new Set(fits(id).values())).toEqual(new Set([undefined]))
  },
)
