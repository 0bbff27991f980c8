import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatInches,
  formatLoad,
  formatNumber,
  formatQuantity,
  metricLoad,
  NEWTON_METERS_PER_FOOT_POUND,
  type Unit,
} from './units.ts'

describe('formatQuantity', () => {
  test.each<[number | readonly [number, number], Unit, string, string]>([
    [2.25, 'in', '2 1/4 in', '57 mm'],
    [0.5625, 'in', '9/16 in', '14.3 mm'],
    [0.125, 'in', '1/8 in', '3.2 mm'],
    [0.53125, 'in', '17/32 in', '13.5 mm'],
    [0.42, 'in', '0.42 in', '10.7 mm'],
    [3, 'in', '3 in', '76 mm'],
    [120, 'in', '120 in', '3,048 mm'],
    [[0.125, 0.5], 'in', '1/8–1/2 in', '3.2–12.7 mm'],
    [[1, 4.5], 'in', '1–4 1/2 in', '25–114 mm'],
    [10, 'ft', '10 ft', '3.05 m'],
    [2.5, 'ft', '2.5 ft', '0.76 m'],
    [[1, 10], 'ft', '1–10 ft', '0.30–3.05 m'],
    [1234, 'lb', '1,234 lb', '560 kg'],
    [64.24, 'lb', '64.2 lb', '29.1 kg'],
    [5, 'lb', '5 lb', '2.27 kg'],
    [0.1085, 'lb', '0.11 lb', '49 g'],
    [0.02, 'lb', '0.02 lb', '9.1 g'],
    [[4000, 9500], 'lb', '4,000–9,500 lb', '1,814–4,309 kg'],
    [8, 'lb/ft', '8.0 lb/ft', '11.9 kg/m'],
    [0.75, 'lb/ft', '0.75 lb/ft', '1.1 kg/m'],
    [80, 'ft·lb', '80 ft·lb', '108 N·m'],
    [6000, 'ft·lb', '6,000 ft·lb', '8,135 N·m'],
    [1.94, 'in²', '1.94 in²', '12.5 cm²'],
    [49.3, 'in⁴', '49.3 in⁴', '2,052 cm⁴'],
    [90, 'deg', '90°', ''],
    [[30, 150], 'deg', '30–150°', ''],
  ])('formats %s %s as %s and %s', (value, unit, us, metric) => {
    expect(formatQuantity(value, unit)).toEqual({ us, metric })
  })

  test('formats a range as one value when both ends are equal', () => {
    expect(formatQuantity([4, 4], 'ft')).toEqual({ us: '4 ft', metric: '1.22 m' })
  })
})

describe('formatInches', () => {
  test('formats multiples of 1/64 in as fractions with the same value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 * 240 }), (parts) => {
        const [, whole = '0', above, below] =
          /^(?:([\d,]+) ?)?(?:(?<!\d)(\d+)\/(\d+))?$/.exec(formatInches(parts / 64)) ?? []
        const read = Number(whole.replace(',', '')) + (above ? Number(above) / Number(below) : 0)
        expect(read).toBe(parts / 64)
      }),
    )
  })

  test('prints the intended fraction when a dimension is rounded to a thousandth of an inch', () => {
    expect(formatInches(0.938)).toBe('15/16')
    expect(formatInches(0.312)).toBe('5/16')
  })

  test.each([
    [1.005, 2, '1.01'],
    [2.5, 0, '3'],
    [0.0000004, 3, '0.000'],
    [1234567.891, 3, '1,234,567.891'],
    [999.9996, 3, '1,000.000'],
    [Infinity, 2, '∞'],
  ])('rounds %f to %d decimals as Intl.NumberFormat does', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text)
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    expect(value.toLocaleString('en-US', digits)).toBe(text)
  })

  test('prints a true minus sign and never a negative zero', () => {
    expect(formatInches(-1.5)).toBe('−1 1/2')
    expect(formatNumber(-0.001, 1)).toBe('0.0')
  })
})

test('converts one foot-pound to 1.35582 N·m (NIST SP 811, B.8)', () => {
  expect(NEWTON_METERS_PER_FOOT_POUND).toBeCloseTo(1.355818, 6)
})

describe('formatLoad', () => {
  // 1 lb = 0.0044482216 kN, and 1 lb/ft = 0.0145939 kN/m (NIST SP 811, appendix B.8).
  test.each([
    [1340, 'lb', 'down', '1,340 lb', '5.96 kN'],
    [[4000, 9500], 'lb', 'down', '4,000–9,500 lb', '17.7–42.2 kN'],
    [50, 'lb/ft', 'down', '50 lb/ft', '0.729 kN/m'],
    [37.25, 'lb/ft', 'nearest', '37.3 lb/ft', '0.544 kN/m'],
    [551.1557, 'lb', 'up', '552 lb', '2.46 kN'],
    [109_610, 'lb', 'down', '109,610 lb', '487 kN'],
    [1000, 'lb', 'up', '1,000 lb', '4.45 kN'],
    [-0.2, 'lb', 'nearest', '0 lb', '0.00 kN'],
  ] as const)('formats %s %s, rounded %s, as %s and %s', (value, unit, how, us, metric) => {
    expect(formatLoad(value, unit, how)).toEqual({ us, metric })
  })

  test('never prints a higher limit in kN than in lb', () => {
    for (let lb = 1; lb < 3000; lb += 7)
      expect(Number(metricLoad(lb, 'lb', 'down').replace(',', '')) / 0.0044482216152605).toBeLessThanOrEqual(lb)
  })
})
