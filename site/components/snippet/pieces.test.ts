import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAt, piecesOf } from './pieces.ts'

test('truncates a snippet at the end of a word and leaves space for the ellipsis', () => {
  expect(cutAt('short', 80)).toBe(5)
  const text = 'Four angle chords with a hole row in each leg, tube lacing on all four sides'
  expect(text.slice(0, cutAt(text, 48))).toBe('Four angle chords with a hole row in each leg')
  expect(cutAt('x'.repeat(100), 80)).toBe(79)
})

test('never exceeds the length limit or splits a surrogate pair', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), fc.integer({ min: 10, max: 150 }), (text, length) => {
      const end = cutAt(text, length)
      expect(end + (end < text.length ? 1 : 0)).toBeLessThanOrEqual(length)
    }),
  )
})

test('marks matches in a snippet, including a match that is split at the snippet’s edge', () => {
  const pieces = piecesOf(
    'a truss and a plate',
    [
      [2, 7],
      [14, 19],
    ],
    { start: 0, end: 16 },
  )
  expect(pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe('a [truss] and a [pl]')
  const rest = piecesOf(
    'a truss and a plate',
    [
      [2, 7],
      [14, 19],
    ],
    { start: 16, end: 19 },
  )
  expect(rest).toEqual([{ start: 16, text: 'ate', marked: true }])
})

test('preserves the snippet’s text regardless of matches', () => {
  const range = fc.tuple(fc.nat(60), fc.nat(60))
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(range), (text, matches) => {
      const pieces = piecesOf(text, matches, { start: 0, end: text.length })
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
