import { expect, test } from 'vitest'
import { productLine } from '#catalog/product-line.ts'
import { textColorOn } from './color.ts'

// Covers 5.rules.28-29
test('returns a readable text color for every product badge', () => {
  expect(Object.fromEntries(productLine.map(({ abbreviation, color }) => [abbreviation, textColorOn(color)]))).toEqual({
    TR: 'black',
    EX: 'white',
    PL: 'black',
    JH: 'black',
    PA: 'black',
    HG: 'white',
    MO: 'white',
    RG: 'white',
    AC: 'black',
    HW: 'black',
    TK: 'black',
    MH: 'black',
    FT: 'white',
  })
})

// Covers 5.rules.28-29
test('returns white at a brightness of exactly 0.5, and black just above it', () => {
  expect(textColorOn('#7f7f7f')).toBe('white')
  expect(textColorOn('#808080')).toBe('black')
})

// Covers 5.rules.28-29
test('gives green more weight than red, and red more than blue', () => {
  expect(textColorOn('#00ff00')).toBe('black')
  expect(textColorOn('#ff0000')).toBe('white')
  expect(textColorOn('#0000ff')).toBe('white')
  expect(textColorOn('#ff8000')).toBe('black')
})

test('accepts uppercase and lowercase hex digits', () => {
  expect(textColorOn('#FEED4D')).toBe(textColorOn('#feed4d'))
})

test.each(['feed4d', '#fff', '#gggggg', '', '#feed4d80'])('throws a RangeError for "%s"', (hex) => {
  expect(() => textColorOn(hex)).toThrow(RangeError)
})
