import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_ATTEMPTS, retryOffline, serverAnswers, tryAgain } from './connection.ts'

const root = { offline: false }

beforeEach(() => {
  root.offline = false
  vi.useFakeTimers()
  // Set the random jitter to 0, so pauses have their full length.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: (_name: string, on: boolean) => Object.assign(root, { offline: on }) },
  })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const DAY_MS = 24 * 60 * 60_000

const server = (answer: (url: string, init: RequestInit) => Promise<Response>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const gone = () => Promise.reject(new TypeError('no network'))
const healthy = async () => Response.json({ status: 'ok' })

describe('retryOffline', () => {
  test('retries with increasing pauses and shows a notice while the server is unreachable', async () => {
    server(gone)
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('1'))
      .mockRejectedValueOnce(new Error('2'))
      .mockResolvedValue(3)
    const loaded = retryOffline(load)
    await vi.advanceTimersByTimeAsync(999)
    expect(load).toHaveBeenCalledTimes(1)
    expect(root.offline).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBe(3)
    expect(root.offline).toBe(false)
  })

  test('stops retrying at the limit, and restarts when the user asks or the browser goes online', async () => {
    const fetch = server(gone)
    const load = vi.fn().mockRejectedValue(new Error('offline'))
    const leaving = new AbortController()
    const loaded = expect(retryOffline(load, leaving.signal)).rejects.toThrow('offline')
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(load).toHaveBeenCalledTimes(MAX_ATTEMPTS)
    expect(fetch).toHaveBeenCalledTimes(MAX_ATTEMPTS)
    expect(root.offline).toBe(true)
    tryAgain()
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(load).toHaveBeenCalledTimes(2 * MAX_ATTEMPTS)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(load).toHaveBeenCalledTimes(3 * MAX_ATTEMPTS)
    leaving.abort()
    await loaded
    expect(root.offline).toBe(false)
  })

  test('does not retry when the server answers with an error', async () => {
    server(healthy)
    const load = vi.fn().mockRejectedValue(new Error('gone'))
    await expect(retryOffline(load)).rejects.toThrow('gone')
    expect(load).toHaveBeenCalledTimes(1)
    expect(root.offline).toBe(false)
  })

  test('stops retrying and hides the notice when the user opens another page', async () => {
    server(gone)
    const leaving = new AbortController()
    const failed = expect(retryOffline(() => Promise.reject(new Error('offline')), leaving.signal)).rejects.toThrow(
      'offline',
    )
    await vi.advanceTimersByTimeAsync(500)
    leaving.abort()
    await failed
    expect(root.offline).toBe(false)
  })
})

describe('serverAnswers', () => {
  test.each([
    ['our server', healthy, true],
    ['a proxy while the server restarts', async () => new Response('', { status: 502 }), false],
    [
      'a captive portal',
      async () => new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html' } }),
      false,
    ],
    ['nobody', gone, false],
  ])('accepts only a response that is %s', async (_who, answer, answers) => {
    server(answer)
    expect(await serverAnswers()).toBe(answers)
  })

  test('reports that the server is unreachable after 10 s without a response', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(), ms)
      return limit.signal
    })
    server(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const answers = vi.fn()
    void serverAnswers().then(answers)
    await vi.advanceTimersByTimeAsync(9999)
    expect(answers).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toHaveBeenCalledWith(false)
  })
})
