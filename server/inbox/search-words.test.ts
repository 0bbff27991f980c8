import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['', undefined],
  ['  \t', undefined],
  ['Dana Rigger', [['Dana', 'Rigger']]],
  ['dana@flyrail.example', [['dana@flyrail.example']]],
  ['40" — span', [['40"', 'span']]],
  ['— … !', [[]]],
  ['a\u0000b', [['a', 'b']]],
  ['9E55 7A4D', [['9E55', '7A4D'], ['9E557A4D']]],
  ['9e55-7a4d', [['9e55-7a4d'], ['9e557a4d']]],
  ['+1 918 555', [['+1', '918', '555'], ['1918555']]],
  ['+1 (918) 555-0100', [['+1', '(918)', '555-0100'], ['185550100']]],
  ['30.11.2026', [['30.11.2026']]],
])('splits a query into words: %s', (typed, expected) => {
  expect(searchWords(typed)).toEqual(expected)
})
