import { expect, test } from 'vitest'
import { distance, spellingOf } from './spelling.ts'

test.each([
  ['gusset', 'gusset', 0],
  ['gussett', 'gusset', 1],
  ['aluminimum', 'aluminum', 2],
  ['swivle', 'swivel', 1],
  ['trsus', 'truss', 1],
  ['hinge', 'truss', 4],
])('from %s to %s it takes %i', (from, to, steps) => {
  expect(distance(from, to, 3)).toBe(steps)
})

const words = new Map([
  ['bolt', { stem: 'bolt', uses: 90 }],
  ['truss', { stem: 'truss', uses: 200 }],
  ['caster', { stem: 'caster', uses: 40 }],
  ['castle', { stem: 'castl', uses: 1 }],
])
const { correct } = spellingOf(words, () => false)

test.each([
  ['bollt', 'bolt'],
  ['botl', 'bolt'],
  ['trusss', 'truss'],
  ['castre', 'caster'],
])('%s is corrected to %s', (typed, word) => {
  expect(correct(typed)?.word).toBe(word)
})

test.each(['boat', 'cable', 'castles', 'xyzzy', 'bolts9'])('%s is near to no common word, and stays', (typed) => {
  expect(correct(typed)).toBeUndefined()
})
