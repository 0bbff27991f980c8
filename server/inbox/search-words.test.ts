import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['', undefined],
  ['  \t', undefined],
  ['Dana Rigger', '"Dana"* "Rigger"*'],
  ['dana@flyrail.example', '"dana@flyrail.example"*'],
  ['OR NOT (near* ^subject:', '"OR"* "NOT"* "(near*"* "^subject:"*'],
  ['40" span', '"40"""* "span"*'],
  ['— … !', '""'],
  ['a\u0000b', '"a"* "b"*'],
])('what is typed is words, nothing of it an operator: %s', (typed, expected) => {
  expect(searchWords(typed)).toBe(expected)
})
