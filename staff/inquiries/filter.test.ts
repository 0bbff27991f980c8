import { describe, expect, test } from 'vitest'
import { callFilter, readAddress, writeAddress } from './filter.ts'

const read = (text: string) => readAddress(new URLSearchParams(text))

describe('inquiry list URL', () => {
  test('preserves all filters when the URL is written and read again', () => {
    const text =
      'q=dana+rigger&state=new&type=Contact+Form&office=usa&assignee=me&mail=failed&from=2026-11-01&to=2026-11-21&page=3&pageSize=50'
    expect(new URLSearchParams(writeAddress(read(text))).toString()).toBe(text)
    expect(writeAddress(read(''))).toEqual({})
  })

  test.each([
    'state=lost',
    'type=x',
    'office=mars',
    'mail=sent',
    'from=2026-13-45',
    'to=soon',
    'page=-2',
    'page=x',
    'pageSize=7',
  ])('ignores the invalid value %s', (text) => {
    expect(read(text)).toEqual(read(''))
  })

  test('converts dates to whole-day ranges in the user’s time zone', () => {
    const { from, to } = callFilter(read('from=2026-11-21&to=2026-11-21')) as Record<string, string>
    expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 21))
    expect(new Date(to ?? '')).toEqual(new Date(2026, 10, 22))
    expect(callFilter(read('q=x&page=4'))).toEqual({ q: 'x' })
  })
})
