import { expect, test } from 'vitest'
import { KPA_PER_PSF, unitDefinitions } from './units.ts'
import { velocityPressurePsf } from './wind.ts'

test('returns the pressure of a gust, which is the metric 0.613 V² within 0.1%', () => {
  // 0.00256 × 40² and 0.00256 × 115².
  expect(velocityPressurePsf(40)).toBeCloseTo(4.096, 6)
  expect(velocityPressurePsf(115)).toBeCloseTo(33.856, 6)
  const pascals = velocityPressurePsf(20 * unitDefinitions['m/s'].size) * KPA_PER_PSF * 1000
  expect(pascals / (0.613 * 20 ** 2)).toBeCloseTo(1, 2)
})
