import { expect, test } from 'vitest'
import { anonymousTerm } from './search-terms.ts'

test('normalizes case, spacing, and full-width letters', () => {
  expect(anonymousTerm('  12 in  TRUSS\tLoad table ')).toBe('12 in truss load table')
  expect(anonymousTerm('Ｐｌａｔｅ')).toBe('plate')
})

test.each([
  ['truss dana@flyrail.example', 'truss'],
  ['call (555) 555-0142 now', 'call now'],
  ['+44 20 7946 0958', ''],
  ['555\u2011555\u20110142', ''],
  ['truss \u202A+49 30 23125 100\u202C', 'truss'],
  ['4111 1111 1111 1111', ''],
  ['account12345678901', 'account'],
])('removes personal data: %s', (typed, kept) => {
  expect(anonymousTerm(typed)).toBe(kept)
})

test.each(['bs-tr12a-10', 'bs-hw8-050-125', 'hw8-050-125', '12 x 12 x 10 ft'])(
  'keeps sizes and part numbers: %s',
  (term) => {
    expect(anonymousTerm(term)).toBe(term)
  },
)

test('returns an empty string when a visitor pastes a long passage', () => {
  expect(anonymousTerm('truss '.repeat(40))).toBe('')
})
