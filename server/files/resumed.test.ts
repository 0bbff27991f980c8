import { Readable } from 'node:stream'
import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_BREAKS, resumed } from './resumed.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

/** Creates a stream that fails after the given number of bytes. */
const breaking = (bytes: number) =>
  Readable.from(
    (async function* () {
      if (bytes > 0) yield Buffer.alloc(bytes)
      throw new Error('broken')
    })(),
    { objectMode: false },
  )

const fail = (cause: unknown): never => {
  throw new Error('given up', { cause })
}

/** Reads to the end with shortened pauses. Returns the bytes and the pauses that would have occurred, in ms. */
async function read(stream: AsyncIterable<Buffer>) {
  const pauses: number[] = []
  const set = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((end: () => void, ms: number) => {
    pauses.push(ms)
    queueMicrotask(end)
  }) as typeof setTimeout)
  let bytes = 0
  try {
    for await (const chunk of stream) bytes += chunk.length
    return { bytes, pauses, error: undefined }
  } catch (error) {
    return { bytes, pauses, error: error as Error }
  } finally {
    set.mockRestore()
  }
}

test('requests the rest of an interrupted stream with increasing backoff, and gives up when too few bytes arrive', async () => {
  const from = vi.fn(async (_position: number) => breaking(1000))
  const { bytes, pauses, error } = await read(resumed(breaking(1000), { start: 5, from, fail }))
  expect(error?.message).toBe('given up')
  expect(bytes).toBe((MAX_BREAKS + 1) * 1000)
  expect(from.mock.calls.slice(0, 2)).toEqual([[1005], [2005]])
  expect(pauses.slice(0, 7)).toEqual([20, 40, 80, 160, 320, 500, 500])
  expect(pauses).toHaveLength(MAX_BREAKS)
})

test('gives up on an interrupted stream when no bytes arrive', async () => {
  const from = vi.fn(async () => breaking(0))
  expect((await read(resumed(breaking(1000), { start: 0, from, fail }))).error?.message).toBe('given up')
  expect(from).toHaveBeenCalledTimes(1)
})

test('resumes a stream as long as each attempt yields at least a megabyte', async () => {
  const MEGABYTE = 1024 ** 2
  let remaining = 100
  const from = async () => {
    remaining -= 1
    return remaining > 0 ? breaking(MEGABYTE) : Readable.from([Buffer.alloc(3)], { objectMode: false })
  }
  const { bytes, pauses, error } = await read(resumed(breaking(MEGABYTE), { start: 0, from, fail }))
  expect(error).toBeUndefined()
  expect(bytes).toBe(100 * MEGABYTE + 3)
  expect(new Set(pauses)).toEqual(new Set([20]))
})
