import { expect, test } from 'vitest'
import { equalDecimals } from './equal-decimals.ts'

const written = (...values: readonly number[]) => values.map(equalDecimals(values, 3))

test('formats all numbers in a column with as many decimal places as the smallest number needs', () => {
  expect(written(1.602, 8.01, 16.02)).toEqual(['1.60', '8.01', '16.02'])
  expect(written(0.0342, 0.2)).toEqual(['0.034', '0.200'])
})

test('never shows more digits than were measured', () => {
  expect(written(2.345, 163.2)).toEqual(['2.3', '163.2'])
  expect(written(710, 1330)).toEqual(['710', '1,330'])
})
