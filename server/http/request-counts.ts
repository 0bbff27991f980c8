import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Requests {
  count: number
  /** Monotonic time of the first request in the window, in ms. */
  readonly since: number
}

/**
 * Number of addresses to remember per route. When more addresses send requests, the address whose last request is the
 * oldest is forgotten. An address takes about 150 bytes.
 */
export const MAX_ADDRESSES = 50_000

/**
 * Counts requests in this process. The windows follow the monotonic clock, so a change of the wall clock neither blocks
 * nor frees an address. Addresses are forgotten when their windows have ended. The plugin creates one store per route.
 */
export class RequestCounts implements FastifyRateLimitStore {
  /** The address that sent the last request comes last. */
  readonly #requests = new Map<string, Requests>()

  incr(address: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number) {
    const now = performance.now()
    const earlier = this.#requests.get(address)
    const current = earlier && now - earlier.since < windowMs ? earlier : { count: 0, since: now }
    current.count += 1
    this.#requests.delete(address)
    this.#requests.set(address, current)
    for (const [oldest, { since }] of this.#requests) {
      if (now - since < windowMs && this.#requests.size <= MAX_ADDRESSES) break
      this.#requests.delete(oldest)
    }
    callback(null, { current: current.count, ttl: windowMs - (now - current.since) })
  }

  child() {
    return new RequestCounts()
  }

  /** Number of remembered addresses. */
  get size() {
    return this.#requests.size
  }
}
