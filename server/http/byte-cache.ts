import { publicError } from '../errors.ts'
import { createPlaces } from './places.ts'

interface Cached<Value> {
  readonly value: Promise<Value>
  bytes: number
}

/**
 * Limits how many values are created at the same time, for all caches together. Each conversion needs a few megabytes.
 * Node converts four values in parallel.
 */
const places = createPlaces({ running: 4, waiting: 1000, busy: () => publicError('SERVER_BUSY') })

/**
 * Creates a cache of values that are created on demand. When the values exceed `maxBytes`, those that haven't been used
 * for the longest time are removed. Concurrent requests for a value share one creation, and failures aren't cached. A
 * creation fails with a PublicError if too many others are waiting.
 */
export function createByteCache<Value>(maxBytes: number, sizeOf: (value: Value) => number) {
  /** The value that was used last comes last. */
  const all = new Map<string, Cached<Value>>()
  let total = 0

  function remove(key: string) {
    total -= all.get(key)?.bytes ?? 0
    all.delete(key)
  }

  return {
    /** Returns the cached value, or creates it. */
    get(key: string, create: () => Promise<Value>): Promise<Value> {
      const cached = all.get(key)
      if (cached) {
        all.delete(key)
        all.set(key, cached)
        return cached.value
      }
      const created: Cached<Value> = { value: places.run(create), bytes: 0 }
      all.set(key, created)
      created.value.then(
        (value) => {
          if (all.get(key) !== created) return
          created.bytes = sizeOf(value)
          total += created.bytes
          for (const oldest of all.keys()) {
            if (total <= maxBytes) break
            remove(oldest)
          }
        },
        () => remove(key),
      )
      return created.value
    },

    /** Total size of the cached values. */
    bytes: () => total,
  }
}
