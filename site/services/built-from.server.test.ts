import { expect, test } from 'vitest'
import { applications } from '../../catalog/applications.ts'
import { products } from '../../catalog/products.ts'
import { builtFromOf } from './built-from.server.ts'

test('each part in a picture is sold, and leads to its card', () => {
  const pictures = [...applications, ...products].flatMap((page) => page.pictures)
  const parts = pictures.flatMap(({ url }) => builtFromOf(url))
  const cards = products.flatMap(({ productSections }) => productSections.flatMap(({ items }) => items))
  const anchors = new Set(cards.map(({ partNumber }) => partNumber.toLowerCase()))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter(({ href }) => !anchors.has(href.split('#')[1] ?? ''))).toEqual([])
})

test('a mezzanine is built from columns, joists, decks, rails and stairs', () => {
  const numbers = builtFromOf('applications/mezzanines-and-platforms/mezzanine').map(({ partNumber }) => partNumber)
  for (const part of ['BS-TR12A-08', 'BS-TR12A-10', 'BS-JH-28', 'BS-AC-DP96', 'BS-AC-GR96', 'BS-AC-ST36-8R'])
    expect(numbers).toContain(part)
})

test('lists the bolts that a picture does not show when it shows decks, rails and stairs', () => {
  const parts = builtFromOf('applications/aerospace/wing-stand')
  const quantityOf = (number: string) => parts.find(({ partNumber }) => partNumber === number)?.quantity
  // Two decks of 4, three guardrails of 8, three toe boards of 4, a stair of 12.
  expect(quantityOf('BS-HW8-050-125')).toBe(2 * 4 + 3 * 8 + 3 * 4 + 12)
  // 24 of the casters, and two stair rails of 6.
  expect(quantityOf('BS-HW8-050-150')).toBe(24 + 2 * 6)
})

test('a picture that is not of the studio has no list', () => {
  expect(builtFromOf('leaders/somebody')).toEqual([])
})
