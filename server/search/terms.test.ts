import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stem, tokenize } from './terms.ts'

const terms = (text: string) => tokenize(text).map(({ term }) => term)
const all = (text: string) => tokenize(text).flatMap(({ term, also }) => [term, ...also])

test.each([
  ['12in', ['12in', '12 in', '12"', '12-in', '12 inch', '12-inch', '12 inches', '12″', "12''", '12 in.']],
  ['10ft', ["10'", '10 ft', '10ft', '10-foot', '10 feet', '10′']],
  ['0.5in', ['1/2 in', '½ in', '0.5 in', '.5"', '1/2-inch']],
  ['1.5in', ['1 1/2 in', '1½"', '1.5 in', '1-1/2 inch']],
  ['thread0.5.13', ['1/2-13', '1/2 - 13', '½-13']],
  ['tr12a10', ['BS-TR12A-10', 'bs-tr12a-10', 'bstr12a10', 'BSTR12A10', 'TR12A-10']],
])('converts every spelling of %s to the same term', (term, spellings) => {
  for (const spelling of spellings) expect(terms(spelling), spelling).toEqual([term])
})

test.each([
  ['12 × 12 × 3 in', ['12in', '12in', '3in']],
  ['12x12in', ['12in', '12in']],
  ['4 ft x 8 ft', ['4ft', '8ft']],
  ['1–10 ft', ['1ft', '10ft']],
  [`10'6"`, ['10ft', '6in']],
  ['1,500 lb', ['1500lb']],
  ['90°', ['90deg']],
  ['6.4 lb/ft', ['6.4plf']],
  ['1,5 kN/m', ['1.5knm']],
  ['12 ft·lb', ['12ftlb']],
  ['12 instead', ['12', 'instead']],
  ['bolts in truss', ['bolt', 'truss']],
])('parses the quantities in "%s"', (text, expected) => {
  expect(terms(text)).toEqual(expected)
})

test.each([
  ['12 in', ['12']],
  ['3 × 6 in', ['3x6']],
  ['4 ft by 8 ft', ['4x8']],
  ['1/2-13 x 1-1/4', ['0.5x1.25']],
  ['BS-PL-G90-12', ['plg9012', 'g90', 'g9012', 'plg90']],
  ['uniformly distributed load', ['udl']],
  ['centre point loads', ['cpl']],
  ['spec sheet', ['specsheet']],
  ['trade show', ['tradeshow']],
])('also indexes "%s" under %j', (text, expected) => {
  expect(all(text)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['aluminium', 'aluminum'],
  ['colour', 'color'],
  ['castors', 'caster'],
  ['theatres', 'theater'],
  ['plates', 'plate'],
  ['trusses', 'truss'],
  ['assemblies', 'assembly'],
  ['anodised', 'anodized'],
  ['connections', 'connect'],
  ['bolted', 'bolt'],
  ['e-mail', 'email'],
  ['Théâtre', 'theatre'],
])('produces the same term for %s and %s', (one, other) => {
  expect(terms(one)).toEqual(terms(other))
})

test('returns different stems for words that only look alike', () => {
  expect(stem('plating')).not.toBe(stem('platform'))
  expect(stem('spring')).toBe('spring')
})

test.each([
  ['ﬁre-proof', ['ﬁre', 'proof']],
  ["ø'ﯪ beam", ['ø', 'ﯪ', 'beam']],
  ['the\u0301a\u0302tre-lift', ['the\u0301a\u0302tre', 'lift']],
  ['--lift--truss', ['lift', 'truss']],
])('returns the positions of the words in "%s"', (text, pieces) => {
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(pieces)
})

test.each(['in-spection', 'porcu-pine', 'to-gether'])('indexes the divided word "%s" as a whole', (text) => {
  const [whole] = tokenize(text.replace('-', '')).map(({ term }) => term)
  expect(tokenize(text).flatMap(({ term, also }) => [term, ...also])).toContain(whole)
})

test('returns terms with valid positions for random text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      for (const { term, also, start, end } of tokenize(text)) {
        for (const each of [term, ...also]) expect(each).toMatch(/^[\p{L}\p{N}.]+$/u)
        expect([start >= 0, end > start, end <= text.length]).toEqual([true, true, true])
      }
    }),
    { numRuns: 1000 },
  )
})
