import { expect, test } from 'vitest'
import { localTime, readLocalTime } from './local-time.ts'

test.each(['2026-11-25T14:05', '2026-03-08T03:30', '2028-02-29T00:00'])('reads the local time %s', (text) => {
  const time = readLocalTime(text)
  expect(time && localTime(time)).toBe(text)
})

test('reads a date as its midnight', () => {
  expect(readLocalTime('2026-11-25')).toEqual(readLocalTime('2026-11-25T00:00'))
})

test.each(['', '11/25/2026', '2026-13-01', '2026-11-25T25:00', '2026', 'tomorrow'])('rejects “%s”', (text) => {
  expect(readLocalTime(text)).toBeUndefined()
})
