import { expect, test } from 'vitest'
import { ratedValue } from './rated-value.fixture.ts'
import { printedValue } from './rating.ts'

test('two splice plates on 12 in aluminum: bolts of the chords in weld-affected metal, 5,630 ft·lb by hand', () => {
  // The first bolt within 1 in of a weld: 1 × 0.125 × 24 / 1.95 = 1.538 kip; the second beyond: × 38: 2.436 kip; 3.974 kip.
  // 2 chords × 3.974 × 10 in × 0.85 / 12 = 5.630 kip·ft
  expect(ratedValue('BS-PL-SP12', 'BS-TR12A', 'Moment')).toMatchObject({
    value: 5630,
    governing: 'bolts bearing on the chord',
    clause: 'ADM 2020 J.3',
    designFactor: 2.2,
  })
})

test('end frames alone carry less than a tenth of that: 440 ft·lb', () => {
  // 0.3125 kip at each corner, as at a corner block.
  expect(ratedValue('BS-TR12A-10', 'end frames alone', 'Moment').value).toBe(440)
})

test('plates on the 3 in tube: two bolts of each, a pitch apart, 1,030 ft·lb', () => {
  // 2 × 2.436 × 3 × 0.85 / 12 = 1.0353 kip·ft; four of them in tension 8.282 kip.
  expect(ratedValue('BS-PL-SP03', 'BS-TR03A', 'Moment').value).toBe(1030)
  expect(ratedValue('BS-PL-SP03', 'BS-TR03A', 'Tension').value).toBe(8280)
})

test('a 1/2 in Grade 8 bolt: 5,630 lb in shear, 9,380 lb in tension', () => {
  // 0.45 and 0.75 × 150 ksi × 0.19635 in² / 2 = 6.627 and 11.045 kip; × 0.85
  expect(ratedValue('BS-HW8-050-125', 'limit of the bolt', 'Shear').value).toBe(5630)
  expect(ratedValue('BS-HW8-050-125', 'limit of the bolt', 'Tension').value).toBe(9380)
})

test('a value reads in both units', () => {
  expect(printedValue(ratedValue('BS-PL-SP12', 'BS-TR12A', 'Moment'))).toEqual({
    us: '5,630 ft·lb',
    metric: '7,630 N·m',
  })
  expect(printedValue(ratedValue('BS-PL-SP03', 'BS-TR03A', 'Tension'))).toEqual({ us: '8,280 lb', metric: '3,755 kg' })
})
