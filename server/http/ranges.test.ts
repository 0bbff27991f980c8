import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disposition, parseRange } from './ranges.ts'

describe('parseRange', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=2-900', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-900', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=900-901', 'unsatisfiable'],
    // If the range is invalid or there are several ranges, the server sends the whole file.
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['lines=0-1', undefined],
    ['bytes=0x1-2', undefined],
    [`bytes=0-${'9'.repeat(400)}`, undefined],
    [undefined, undefined],
  ])('parses %j for a file of ten bytes as %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range)
  })

  test('never returns a range beyond the end of the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(10_000), (text, from, to, size) => {
        for (const header of [text, `bytes=${from}-${to}`, `bytes=-${to}`, `bytes=${from}-`]) {
          const range = parseRange(header, size)
          if (typeof range !== 'object') continue
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.end).toBeGreaterThanOrEqual(range.start)
          expect(range.end).toBeLessThan(size)
        }
      }),
    )
  })
})

test('encodes a file name for both legacy and current browsers', () => {
  expect(disposition('inline', `Maß "12".pdf`)).toBe(
    `inline; filename="Ma_ _12_.pdf"; filename*=UTF-8''Ma%C3%9F%20%2212%22.pdf`,
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(disposition('attachment', name)).toMatch(/^[\x20-\x7e]+$/)
    }),
  )
})
