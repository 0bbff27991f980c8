import { expect, test } from 'vitest'
import { menuOf } from './navigation.ts'

test.each([
  ['/products/truss', 'products'],
  ['/applications', 'applications'],
  ['/training', 'resources'],
  ['/tools/beam', 'resources'],
  ['/leadership', 'about'],
  ['/catalog', 'catalog'],
  ['/catalog/request', 'catalog'],
  ['/', undefined],
  ['/products-and-more', undefined],
])('finds the menu for %s', (path, menu) => {
  expect(menuOf(path)?.id).toBe(menu)
})
