import type { Readable } from 'node:stream'
import { backoffMs } from '#contract/backoff.ts'

const FIRST_PAUSE_MS = 20
const MAX_PAUSE_MS = 500

/** Maximum number of times that a download may be interrupted while `COUNTED_BYTES` are read. */
export const MAX_BREAKS = 20
const COUNTED_BYTES = 1024 ** 2

interface Options {
  /** Position of the stream's first byte in the file. */
  readonly start: number
  /** Requests the file's bytes, starting at the given position. */
  readonly from: (position: number) => Promise<Readable>
  /** Throws the error for a download that cannot be resumed. */
  readonly fail: (cause: unknown) => never
}

/**
 * Yields the bytes of a stream. When the stream is interrupted, waits and requests the remaining bytes. Gives up after
 * `MAX_BREAKS` interruptions within `COUNTED_BYTES`, or when an attempt yields no bytes.
 * @throws errors from `from` and `fail`
 */
export async function* resumed(first: Readable, { start, from, fail }: Options) {
  let body = first
  let next = start
  let breaks = 0
  let countedFrom = start
  for (;;) {
    const before = next
    try {
      for await (const chunk of body) {
        next += (chunk as Buffer).length
        yield chunk as Buffer
      }
      return
    } catch (error) {
      if (next - countedFrom >= COUNTED_BYTES) {
        breaks = 0
        countedFrom = next
      }
      breaks += 1
      if (next === before || breaks > MAX_BREAKS) fail(error)
      await new Promise((resolve) => setTimeout(resolve, backoffMs(breaks, FIRST_PAUSE_MS, MAX_PAUSE_MS)))
    }
    body = await from(next)
  }
}
