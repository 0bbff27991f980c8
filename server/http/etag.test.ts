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
])('compares If-None-Match %s with the ETag "a": %s', (header, isKnown) => {
  expect(isNotModified(header, '"a"')).toBe(isKnown)
})
