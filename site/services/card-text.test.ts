import { describe, expect, test } from 'vitest'
import { products } from '#catalog/products.ts'
import { cardText } from './card-text.ts'

test.each([
  ['One short sentence.', 'One short sentence.'],
  ['A plate with eight holes. It takes a truss.', 'A plate with eight holes. It takes a truss.'],
  [
    'The post. Its slots are on the centerline of each face.',
    'The post. Its slots are on the centerline of each face.',
  ],
  [
    `A first sentence that fills most of the card with words. ${'More words. '.repeat(6)}`.trim(),
    'A first sentence that fills most of the card with words. More words. More words.',
  ],
  [
    'Screw jack base for towers and long columns: a plate that closes the end of the truss, a screw, and a foot.',
    'Screw jack base for towers and long columns.',
  ],
])('shortens %j for a card', (description, text) => {
  expect(cardText(description)).toBe(text)
})

describe('card texts of the catalog', () => {
  const items = products.flatMap(({ productSections }) => productSections.flatMap(({ items }) => items))
  test('end with a whole sentence and start the description', () => {
    for (const { description } of items) {
      const text = cardText(description)
      expect(text).toMatch(/[.!?]$/)
      expect(description.startsWith(text.slice(0, -1))).toBe(true)
    }
  })

  test('are short enough to read at a glance', () => {
    const lengths = items.map(({ description }) => cardText(description).length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(90)
  })
})
