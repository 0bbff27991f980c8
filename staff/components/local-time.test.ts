import { afterEach, describe, expect, test } from 'vitest'
import { callFilter, readAddress } from '../inquiries/filter.ts'
import { clockChange, localTime, readLocalTime } from './local-time.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

test.each(['2026-11-25T14:05', '2028-02-29T00:00'])('reads the local time %s', (text) => {
  const time = readLocalTime(text)
  expect(time && localTime(time)).toBe(text)
})

test('reads a date as its midnight', () => {
  expect(readLocalTime('2026-11-25')).toEqual(readLocalTime('2026-11-25T00:00'))
})

test.each(['', '11/25/2026', '2026-13-01', '2026-02-30', '2026-02-29T10:00', '2026-11-25T25:00', '2026', 'tomorrow'])(
  'rejects “%s”',
  (text) => {
    expect(readLocalTime(text)).toBeUndefined()
  },
)

describe('a change of the clocks', () => {
  test.each([
    ['America/Chicago', '2026-03-08T01:59', '2026-03-08T07:59Z', '01:59', undefined],
    ['America/Chicago', '2026-03-08T02:30', '2026-03-08T08:30Z', '03:30', 'skip'],
    ['America/Chicago', '2026-03-08T03:00', '2026-03-08T08:00Z', '03:00', undefined],
    ['America/Chicago', '2026-11-01T00:59', '2026-11-01T05:59Z', '00:59', undefined],
    ['America/Chicago', '2026-11-01T01:30', '2026-11-01T06:30Z', '01:30', 'twice'],
    ['America/Chicago', '2026-11-01T02:00', '2026-11-01T08:00Z', '02:00', undefined],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30Z', '03:30', 'skip'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30Z', '02:30', 'twice'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45Z', '01:45', 'twice'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45Z', '02:45', 'skip'],
    // Midnight doesn't exist on the day on which the clocks change.
    ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00Z', '01:00', 'skip'],
    ['Asia/Tokyo', '2026-03-08T02:30', '2026-03-07T17:30Z', '02:30', undefined],
    ['UTC', '2026-03-08T02:30', '2026-03-08T02:30Z', '02:30', undefined],
  ])('in %s: reads %s as %s, shows %s, and explains: %s', (zone, text, utc, shown, note) => {
    process.env.TZ = zone
    const time = readLocalTime(text)
    expect(time).toEqual(new Date(utc))
    expect(time && localTime(time).slice(-5)).toBe(shown)
    if (note) expect(clockChange(text)).toContain(note)
    else expect(clockChange(text)).toBeUndefined()
  })

  test.each([
    ['America/Chicago', '2026-03-08', 23],
    ['America/Chicago', '2026-11-01', 25],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/Santiago', '2026-09-06', 23],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ])('in %s: selects the whole day %s, which has %d hours', (zone, day, hours) => {
    process.env.TZ = zone
    const { from = '', to = '' } = callFilter(readAddress(new URLSearchParams({ from: day, to: day })))
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours)
  })
})
