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

test('a picture that is not of the studio has no list', () => {
  expect(builtFromOf('leaders/somebody')).toEqual([])
})
