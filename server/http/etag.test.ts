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
])('isNotModified for If-None-Match %s and the ETag "a" returns %s', (header, isKnown) => {
  expect(isNotModified(header, '"a"')).toBe(isKnown)
})
