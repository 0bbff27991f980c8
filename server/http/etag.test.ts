import { expect, test } from 'vitest'
import { isNotModified } from './etag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['"ab"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('with If-None-Match: %s the current ETag "a" is known: %s', (header, isKnown) => {
  expect(isNotModified(header, '"a"')).toBe(isKnown)
})
