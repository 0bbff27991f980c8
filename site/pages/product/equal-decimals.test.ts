import { expect, test } from 'vitest'
import { equalDecimals } from './equal-decimals.ts'

const written = (...values: readonly number[]) => values.map(equalDecimals(values, 3))

test('all numbers of a column have the decimals that its smallest needs', () => {
  expect(written(1.602, 8.01, 16.02)).toEqual(['1.60', '8.01', '16.02'])
  expect(written(0.0342, 0.2)).toEqual(['0.034', '0.200'])
})

test('none has more digits than have been measured', () => {
  expect(written(2.345, 163.2)).toEqual(['2.3', '163.2'])
  expect(written(710, 1330)).toEqual(['710', '1,330'])
})
