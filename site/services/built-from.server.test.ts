import { expect, test } from 'vitest'
import { applications } from '../../catalog/applications.ts'
import { soldParts } from '../../catalog/part-numbers.ts'
import { products } from '../../catalog/products.ts'
import { partUrl } from '../../catalog/urls.ts'
import { builtFromOf } from './built-from.server.ts'

test('lists parts in the catalog with links to their pages', () => {
  const pictures = [...applications, ...products].flatMap((page) => page.pictures)
  const parts = pictures.flatMap(({ url }) => builtFromOf(url))
  const pages = new Set([...soldParts.keys()].map(partUrl))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter(({ href }) => !pages.has(href))).toEqual([])
})

test('lists columns, joists, decks, rails, and stairs for a mezzanine', () => {
  const numbers = builtFromOf('applications/mezzanines-and-platforms/mezzanine').map(({ partNumber }) => partNumber)
  for (const part of ['BS-TR12A-08', 'BS-TR12A-10', 'BS-JH-28', 'BS-AC-DP96', 'BS-AC-GR96', 'BS-AC-ST36-8R'])
    expect(numbers).toContain(part)
})

test('adds bolts for decks, rails, and stairs that the image does not show', () => {
  const parts = builtFromOf('applications/aerospace/wing-stand')
  const quantityOf = (number: string) => parts.find(({ partNumber }) => partNumber === number)?.quantity
  // Bolts: 2 decks × 4, guardrails 16 + 16 + 24, 3 toe boards × 4, and 12 for a stair.
  expect(quantityOf('BS-HW8-050-125')).toBe(2 * 4 + 2 * 16 + 24 + 3 * 4 + 12)
  // Bolts: 24 for the casters and 2 stair rails × 6.
  expect(quantityOf('BS-HW8-050-150')).toBe(24 + 2 * 6)
})

test('returns no list for an image that the studio did not render', () => {
  expect(builtFromOf('leaders/somebody')).toEqual([])
})
