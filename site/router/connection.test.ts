import { beforeEach, describe, expect, test, vi } from 'vitest'
import { retryOffline } from './connection.ts'

const root = { offline: false }

beforeEach(() => {
  root.offline = false
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: vi.fn() })
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: (_name: string, on: boolean) => Object.assign(root, { offline: on }) },
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const server = (answer: () => Promise<{ ok: boolean }>) => vi.stubGlobal('fetch', vi.fn(answer))

describe('loading a part of the site', () => {
  test('goes on trying while the server cannot be reached, with a notice on the page', async () => {
    server(() => Promise.reject(new TypeError('no network')))
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('1'))
      .mockRejectedValueOnce(new Error('2'))
      .mockResolvedValue(3)
    const loaded = retryOffline(load)
    await vi.advanceTimersByTimeAsync(999)
    expect(load).toHaveBeenCalledTimes(1)
    expect(root.offline).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await loaded).toBe(3)
    expect(root.offline).toBe(false)
  })

  test('counts a proxy that answers for a server which is starting again as no connection', async () => {
    server(async () => ({ ok: false }))
    const load = vi.fn().mockRejectedValueOnce(new Error('502')).mockResolvedValue('there')
    const loaded = retryOffline(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await loaded).toBe('there')
  })

  test('fails at once where the server answers: another try would not help', async () => {
    server(async () => ({ ok: true }))
    const load = vi.fn().mockRejectedValue(new Error('gone'))
    await expect(retryOffline(load)).rejects.toThrow('gone')
    expect(load).toHaveBeenCalledTimes(1)
    expect(root.offline).toBe(false)
  })

  test('ends, and takes its notice along, when the visitor goes elsewhere', async () => {
    server(() => Promise.reject(new TypeError('no network')))
    const { signal, abort } = (() => {
      const controller = new AbortController()
      return { signal: controller.signal, abort: () => controller.abort() }
    })()
    const loaded = retryOffline(() => Promise.reject(new Error('offline')), signal)
    const failed = expect(loaded).rejects.toThrow('offline')
    await vi.advanceTimersByTimeAsync(500)
    abort()
    await vi.advanceTimersByTimeAsync(600)
    await failed
    expect(root.offline).toBe(false)
  })
})
