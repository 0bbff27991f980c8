import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['', undefined],
  ['  \t', undefined],
  ['Dana Rigger', ['Dana', 'Rigger']],
  ['dana@flyrail.example', ['dana@flyrail.example']],
  ['40" — span', ['40"', 'span']],
  ['— … !', []],
  ['a\u0000b', ['a', 'b']],
])('splits a query into words: %s', (typed, expected) => {
  expect(searchWords(typed)).toEqual(expected)
})
