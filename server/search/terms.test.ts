import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stem, tokenize } from './terms.ts'

const terms = (text: string) => tokenize(text).map(({ term }) => term)
const all = (text: string) => tokenize(text).flatMap(({ term, also }) => [term, ...also])

describe('a quantity is one term', () => {
  test.each(['12in', '12 in', '12"', '12-in', '12 inch', '12-inch', '12 inches', '12″', "12''", '12 in.'])(
    '%s',
    (text) => {
      expect(terms(text)).toEqual(['12in'])
    },
  )

  test.each(["10'", '10 ft', '10ft', '10-foot', '10 feet', '10′'])('%s', (text) => {
    expect(terms(text)).toEqual(['10ft'])
  })

  test.each(['1/2 in', '½ in', '0.5 in', '.5"', '1/2-inch'])('%s', (text) => {
    expect(terms(text)).toEqual(['0.5in'])
  })

  test.each(['1 1/2 in', '1½"', '1.5 in', '1-1/2 inch'])('%s', (text) => {
    expect(terms(text)).toEqual(['1.5in'])
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
    ['12 ft·lb', ['12ftlb']],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('is found by its number alone, and a row of them as a whole', () => {
    expect(all('12 in')).toContain('12')
    expect(all('3 × 6 in')).toContain('3x6')
    expect(all('4 ft by 8 ft')).toContain('4x8')
  })

  test('does not take a word for its unit', () => {
    expect(terms('12 instead')).toEqual(['12', 'instead'])
    expect(terms('bolts in truss')).toEqual(['bolt', 'truss'])
  })
})

describe('a thread is one term', () => {
  test.each(['1/2-13', '1/2"-13', '1/2 - 13', '½-13'])('%s', (text) => {
    expect(terms(text.replace('"', ''))).toEqual(['thread0.5.13'])
  })

  test('with a length it is a size', () => {
    expect(all('1/2-13 x 1-1/4')).toContain('0.5x1.25')
    expect(all('1/2 × 1 1/4 in')).toContain('0.5x1.25')
  })
})

describe('a part number', () => {
  test.each(['BS-TR12A-10', 'bs-tr12a-10', 'bstr12a10', 'BSTR12A10', 'TR12A-10', 'tr12a10'])('%s', (text) => {
    expect(terms(text)).toEqual(['tr12a10'])
  })

  test('is found by its pieces', () => {
    expect(all('BS-PL-G90-12')).toEqual(expect.arrayContaining(['plg9012', 'g90', 'g9012', 'plg90']))
  })
})

describe('one word for', () => {
  test.each([
    ['aluminium', 'aluminum'],
    ['catalog', 'catalog'],
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
  ])('%s and %s', (one, other) => {
    expect(terms(one)).toEqual(terms(other))
  })

  test.each([
    ['uniformly distributed load', 'udl'],
    ['centre point loads', 'cpl'],
    ['spec sheet', 'specsheet'],
    ['trade show', 'tradeshow'],
  ])('the phrase %s: %s', (phrase, term) => {
    expect(all(phrase)).toContain(term)
  })

  test('words that only look alike stay two', () => {
    expect(stem('bus')).not.toBe(stem('bu'))
    expect(stem('plating')).not.toBe(stem('platform'))
    expect(stem('spring')).toBe('spring')
  })
})

test.each([
  ['ﬁre-proof', ['ﬁre', 'proof']],
  ["ø'ﯪ beam", ['ø', 'ﯪ', 'beam']],
  ['the\u0301a\u0302tre-lift', ['the\u0301a\u0302tre', 'lift']],
  ['--lift--truss', ['lift', 'truss']],
])('the pieces of %s are where they stand in the text', (text, pieces) => {
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(pieces)
})

test('any text is read without harm, and every place lies within it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      for (const { term, also, start, end } of tokenize(text)) {
        for (const each of [term, ...also]) expect(each).toMatch(/^[\p{L}\p{N}.]+$/u)
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 2000 },
  )
})
