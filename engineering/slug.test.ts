import { describe, expect, test } from 'vitest'
import { applicationLine } from '#catalog/application-line.ts'
import { productLine } from '#catalog/product-line.ts'
import { anchorOf, nameMatchesSlug, slugOf } from './slug.ts'

describe('slugOf', () => {
  // Covers 5.rules.26-27
  test.each([
    ['Truss', 'truss'],
    ['Joist Hangers', 'joist-hangers'],
    ['Theatre & Scenic', 'theatre-&-scenic'],
    ['Video & LED Wall Support', 'video-&-led-wall-support'],
    ['Film Grip and Special Effects', 'film-grip-and-special-effects'],
  ])('converts %s to %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test('returns a slug unchanged', () => {
    for (const { name } of [...productLine, ...applicationLine]) expect(slugOf(slugOf(name))).toBe(slugOf(name))
  })
})

test('keeps only letters, digits, and hyphens in a heading anchor', () => {
  expect(anchorOf('What are you building?')).toBe('what-are-you-building')
  expect(anchorOf('Speed Rail® & more')).toBe('speed-rail-more')
})

describe('nameMatchesSlug', () => {
  test.each([
    'theatre-&-scenic',
    'Theatre-&-Scenic',
    'THEATRE-&-SCENIC',
    'theatre-%26-scenic',
    'Theatre%20%26%20Scenic',
    'Theatre & Scenic',
  ])('matches %s with Theatre & Scenic', (slug) => {
    expect(nameMatchesSlug('Theatre & Scenic', slug)).toBe(true)
  })

  test.each(['theatre-and-scenic', 'theatre-scenic', 'theatre', 'theatre-&-scenic-', '', '%', '%E0%A4%A'])(
    'does not match "%s" with Theatre & Scenic',
    (slug) => {
      expect(nameMatchesSlug('Theatre & Scenic', slug)).toBe(false)
    },
  )

  test('matches each product and application slug only to its own name', () => {
    for (const line of [productLine, applicationLine]) {
      for (const { name } of line) {
        const encoded = encodeURIComponent(slugOf(name)).toUpperCase()
        expect(line.filter((other) => nameMatchesSlug(other.name, encoded)).map((other) => other.name)).toEqual([name])
      }
    }
  })
})
