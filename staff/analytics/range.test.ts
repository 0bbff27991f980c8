import { expect, test } from 'vitest'
import { chosenRange, dayText, lastDays } from './range.ts'

const NOW = Date.parse('2026-11-21T23:30:00Z')

test('returns a UTC range that ends today', () => {
  expect(lastDays(7, NOW)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(lastDays(1, NOW)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
})

test('uses the last 30 days when the URL has no valid range', () => {
  expect(chosenRange(new URLSearchParams('from=2026-01-01&to=2026-02-01'), NOW)).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
  })
  expect(chosenRange(new URLSearchParams('from=yesterday&to=2026-02-01'), NOW).from).toBe('2026-10-23')
})

test('formats a day in UTC', () => {
  expect(dayText('2026-11-21')).toBe('Nov 21, 2026')
})
