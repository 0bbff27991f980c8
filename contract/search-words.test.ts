import { expect, test } from 'vitest'
import { splitWords } from './search-words.ts'

test.each([
  ['12in truss', '12 in truss'],
  ['12 inch truss', '12 in truss'],
  ['12" truss', '12 in truss'],
  ['12″ truss', '12 in truss'],
  ['１２ in tr\u00ADuss', '12 in truss'],
  ['3x3', '3 3'],
  ['12in x 12in', '12 in 12 in'],
  ['4 by 8 deck', '4 8 deck'],
  ["10' truss", '10 ft truss'],
  ['10 feet', '10 ft'],
  ['½ bolt', '1/2 bolt'],
  ['4 point', '4 point'],
  ['Aluminium', 'aluminum'],
])('splits “%s” into %s', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words)
})
