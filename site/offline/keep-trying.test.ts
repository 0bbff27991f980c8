import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_ATTEMPTS } from '../router/connection.ts'
import { keepTrying } from './keep-trying.ts'
import { reopen, reopenWhenBack } from './reopen.ts'

const DAY_MS = 24 * 60 * 60_000
const PAGE = '/applications/aerospace'

const replace = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { replace } }))
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    replace.mockReset()
  }
})

test('stops retrying at the limit, marks the last attempt, and restarts when the browser goes online', async () => {
  const attempt = vi.fn(async (_isLast: boolean) => false)
  const onFailure = vi.fn()
  void keepTrying(attempt, { onFailure })
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(attempt.mock.calls.map(([isLast]) => isLast)).toEqual([...Array(MAX_ATTEMPTS - 1).fill(false), true])
  expect(onFailure.mock.calls.map(([isStopped]) => isStopped)).toEqual([...Array(MAX_ATTEMPTS - 1).fill(false), true])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(attempt).toHaveBeenCalledTimes(2 * MAX_ATTEMPTS)
})

test('stops retrying after the first success', async () => {
  const attempt = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true)
  const done = keepTrying(attempt, { onFailure: () => {} })
  await vi.advanceTimersByTimeAsync(DAY_MS)
  await done
  expect(attempt).toHaveBeenCalledTimes(2)
})

const server = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('stops polling the server after the limit', async () => {
  const fetch = server(() => Promise.reject(new TypeError('no network')))
  const onStopped = vi.fn()
  void reopenWhenBack(PAGE, onStopped, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(fetch).toHaveBeenCalledTimes(MAX_ATTEMPTS)
  expect(onStopped).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
})

test('reopens a page up to three times with increasing pauses, and starts over after the user opens it', async () => {
  server(async () => Response.json({ status: 'ok' }))
  const onStopped = vi.fn()
  /** Loads the offline page and returns the time until it opens the requested page. */
  const load = async () => {
    replace.mockReset()
    const start = Date.now()
    const opened = new Promise<number>((resolve) => replace.mockImplementation(() => resolve(Date.now() - start)))
    void reopenWhenBack(PAGE, onStopped, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    return replace.mock.calls.length > 0 ? opened : undefined
  }
  expect([await load(), await load(), await load()]).toEqual([1000, 2000, 4000])
  expect(onStopped).not.toHaveBeenCalled()
  expect(await load()).toBeUndefined()
  expect(onStopped).toHaveBeenCalledTimes(1)
  reopen(PAGE)
  expect(await load()).toBe(1000)
})

test('does not reopen a page after the user navigates away', async () => {
  server(async () => Response.json({ status: 'ok' }))
  const leaving = new AbortController()
  const done = reopenWhenBack(PAGE, () => {}, leaving.signal)
  leaving.abort()
  await done
  expect(replace).not.toHaveBeenCalled()
})
