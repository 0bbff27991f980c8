import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { MAX_ADDRESSES, RequestCounts } from './request-counts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])('keeps an address blocked until its window ends, although the clock is set %s an hour', async (_, change) => {
  const { app } = await testApp({ FORM_LIMIT: '1' })
  const call = () => app.inject('/api/bot-check?action=none')
  for (let allowed = 0; allowed < 3; allowed += 1) expect((await call()).statusCode).toBe(400)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + change)
  const blocked = await call()
  expect(blocked.statusCode).toBe(429)
  expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(600)
})

/** Counts a request and returns the result. */
function count(counts: RequestCounts, address: string) {
  let result: { readonly current: number; readonly ttl: number } | undefined
  counts.incr(
    address,
    (_error, counted) => {
      result = counted
    },
    MINUTE_MS,
  )
  return result
}

test('starts a new window after a minute, and forgets addresses that sent nothing since', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const counts = new RequestCounts()
  count(counts, 'a')
  for (let other = 0; other < 100; other += 1) count(counts, `b${other}`)
  vi.advanceTimersByTime(MINUTE_MS - 1)
  expect(count(counts, 'a')).toEqual({ current: 2, ttl: 1 })
  vi.advanceTimersByTime(1)
  expect(count(counts, 'a')).toEqual({ current: 1, ttl: MINUTE_MS })
  expect(counts.size).toBe(1)
})

test('remembers the addresses whose last requests are the most recent', () => {
  const counts = new RequestCounts()
  count(counts, 'a')
  count(counts, 'b')
  for (let other = 0; other < MAX_ADDRESSES - 2; other += 1) count(counts, `c${other}`)
  count(counts, 'a')
  count(counts, 'd')
  expect(counts.size).toBe(MAX_ADDRESSES)
  expect([count(counts, 'a')?.current, count(counts, 'b')?.current]).toEqual([3, 1])
})
