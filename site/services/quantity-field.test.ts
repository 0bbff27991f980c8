import { expect, test } from 'vitest'
import { unitSpellings } from '#contract/quantity-text.ts'
import { unitDefinitions } from '#engineering/units.ts'
import { fieldText, type Quantity, quantityOf, type Range, understood, valuesOf } from './quantity-field.ts'
import type { Units } from './units.ts'

test('defines the size of every unit that can be typed', () => {
  for (const name of Object.keys(unitSpellings)) expect(unitDefinitions).toHaveProperty(name)
})

test.each<[string, Quantity, Units, ...number[]]>([
  ['1,5', 'force', 'metric', 337.213],
  ['1,5 kN', 'force', 'us', 337.213],
  ['150 kg', 'force', 'metric', 330.693],
  ['0,75', 'line', 'metric', 51.3913],
  ['2,5', 'lb/ft²', 'metric', 52.2136],
  ['2,5 kN/m²', 'lb/ft²', 'us', 52.2136],
  ['100 psf', 'lb/ft²', 'metric', 100],
  ['40 mph', 'wind', 'us', 4.096],
  ['40 mph', 'wind', 'metric', 4.096],
  ['72 km/h', 'wind', 'us', 5.12398],
  // 0.00256 × 30² × 0.85 × 1.95 = 3.819 lb/ft².
  ['30 mph', 'wind on a wall', 'us', 3.81888],
  ['3 psf', 'wind on a wall', 'us', 3],
  ['20 m/s', 'wind', 'metric', 5.12398],
  ['20 knots', 'wind', 'us', 1.35608],
  // Knots, or kilonewtons for each square meter.
  ['20 kn', 'wind', 'us', 1.35608, 417.709],
  ['2 psf', 'wind', 'metric', 2],
  ['1.219,2', 'in', 'metric', 48],
  ['1 219,2', 'in', 'metric', 48],
  ['16 ft', 'ft', 'us', 16],
  ['16 ft', 'ft', 'metric', 16],
  ['16 ft', 'in', 'us', 192],
  ['1m80', 'ft', 'us', 5.90551],
  ['5 yd', 'ft', 'us', 15],
  ['1.8 m', 'ft', 'us', 5.90551],
  ['1800 mm', 'in', 'us', 70.8661],
  [`7'-6½"`, 'ft', 'us', 90.5 / 12],
  ['7½', 'ft', 'us', 7.5],
  ['1.250', 'lb', 'metric', 2.75578, 2755.78],
  ['1,250', 'lb', 'metric', 2755.78, 2.75578],
  ['1,250', 'lb', 'us', 1250],
  ['1.250', 'lb', 'us', 1.25, 1250],
  ['1.250 kg', 'lb', 'us', 2.75578, 2755.78],
  ['1,250 lb', 'lb', 'metric', 1250],
  ['1.200', 'count', 'us', 1200],
  ['1.000', 'count', 'us', 1, 1000],
  ['5 kg', 'ft', 'us'],
  ['40 mph', 'lb/ft²', 'us'],
  ['-40 mph', 'wind', 'us'],
  ['5 kN/m', 'force', 'us'],
  ['20 knots', 'force', 'us'],
  ['1e3', 'force', 'us'],
  ['9'.repeat(41), 'force', 'us'],
])('reads “%s” as %s in %s units: %s', (text, quantity, units, ...values) => {
  expect(valuesOf(text, quantity, units)).toEqual(values.map((value) => expect.closeTo(value, value < 100 ? 4 : 2)))
})

test('uses the only value that the limits of the field allow', () => {
  const range: Range = { min: 2, max: 40 }
  expect(valuesOf('3,048', 'ft', 'metric', range)).toEqual([10])
  expect(valuesOf('1.250', 'ft', 'us', { min: 100, max: 2000 })).toEqual([1250])
  expect(valuesOf('1.250', 'ft', 'us', { min: 0, max: 2000 })).toEqual([1.25, 1250])
  expect(valuesOf('20 kn', 'wind', 'us', { min: 0, max: 60 })).toEqual([expect.closeTo(1.356, 3)])
})

test.each<[string, Quantity, Units, string | undefined]>([
  ['1,5', 'force', 'metric', '1.5 kN'],
  ['1.5', 'force', 'metric', undefined],
  ['1.5 kN', 'force', 'metric', undefined],
  ['150 kg', 'force', 'metric', '1.471 kN'],
  ['1,250', 'lb', 'us', undefined],
  ['1 250', 'lb', 'metric', '1250 kg'],
  ['7½', 'ft', 'us', '7.5 ft'],
  ['1.8 m', 'ft', 'us', '5.9055 ft'],
  ['40 mph', 'wind', 'us', '4.1 lb/ft² (0.00256 V², ASCE 7-22, 26.10)'],
  ['30 mph', 'wind on a wall', 'us', '3.82 lb/ft² (0.85 × 1.95 × 0.00256 V², ASCE 7-22, 29.3)'],
  ['20 m/s', 'wind', 'metric', '0.245 kPa (0.613 V² in N/m², ASCE 7-22, 26.10)'],
  ['heavy', 'lb', 'us', undefined],
])('shows what it understood from “%s” as %s in %s units: %s', (text, quantity, units, note) => {
  expect(understood(text, quantity, units)).toEqual(note ? { note } : {})
})

test('shows which of two values the limits of the field allow', () => {
  expect(understood('3.048', 'ft', 'metric', { min: 2, max: 40 })).toEqual({})
  expect(understood('1.219', 'in', 'metric', { min: 12, max: 96 })).toEqual({ note: '1219 mm' })
  expect(understood('3,048', 'ft', 'metric', { min: 2, max: 40 })).toEqual({ note: '3.048 m' })
})

test('offers both values of an ambiguous number as texts that are unambiguous', () => {
  const { choices = [] } = understood('1.234', 'lb', 'metric')
  expect(choices.map(({ label }) => label)).toEqual(['1.234 kg', '1234 kg'])
  expect(choices.map(({ text }) => valuesOf(text, 'lb', 'metric'))).toEqual([
    [expect.closeTo(2.7205, 4)],
    [expect.closeTo(2720.5, 1)],
  ])
})

test.each<Quantity>(['ft', 'in', 'lb', 'lb/ft', 'lb/ft²', 'force', 'line'])(
  'reads the numbers that it writes for %s fields',
  (quantity) => {
    for (const value of [0.125, 1, 1.25, 5, 7.7, 12, 100, 1234.5, 20_000])
      for (const units of ['us', 'metric'] as const)
        expect(valuesOf(fieldText(value, quantity, units), quantity, units)).toEqual([
          expect.closeTo(value, value < 100 ? 3 : 0),
        ])
  },
)

test('finds the quantity of a table column', () => {
  expect(quantityOf('lb/ft')).toBe('lb/ft')
  expect(quantityOf('in⁴')).toBe('ratio')
})
