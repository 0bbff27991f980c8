import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyContextConfig } from 'fastify'
import type { Database } from '../database/connection.ts'
import { counters } from '../database/counters.ts'
import { engineOf } from '../database/engine-of.ts'
import { publicError } from '../errors.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { RequestCounts } from './request-counts.ts'

export const MINUTE_MS = 60_000
const RATE_WINDOW_MS = 10 * MINUTE_MS

/**
 * Returns a route config that allows `max` requests per IP address (IPv4, or an IPv6 /64) in `windowMs`. Behind a proxy,
 * the visitor's IP address is known only if the proxy is in `TRUSTED_PROXIES`.
 */
export const perAddress = (max: number, windowMs = RATE_WINDOW_MS) =>
  ({ rateLimit: { max, timeWindow: windowMs } }) satisfies FastifyContextConfig

/** Options for `app.rateLimit`, which counts the calls of a group of routes together. */
export const perAddressInGroup = (groupId: string, max: number, windowMs?: number) => ({
  ...perAddress(max, windowMs).rateLimit,
  groupId,
})

interface RateLimitDeps {
  readonly secrets: Pick<Secrets, 'staff'>
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Options for `@fastify/rate-limit`. Routes must opt in. A request above the limit gets a response that says when to
 * try again. If nodes share a PostgreSQL database, requests are counted there. Otherwise they are counted in this
 * process, because a write to SQLite takes longer than most calls.
 */
export const rateLimitOptions = (deps: RateLimitDeps): RateLimitPluginOptions => ({
  global: false,
  store: engineOf(deps.database).name === 'postgres' ? sharedStore(deps) : RequestCounts,
  errorResponseBuilder: (_request: unknown, { ttl }: { readonly ttl: number }) =>
    publicError('TOO_MANY_REQUESTS', ttl / 1000),
  addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  addHeaders: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
    'retry-after': true,
  },
})

/** Properties that the plugin passes to `child`. Its types omit `routeInfo`, which is empty for `app.rateLimit`. */
interface RouteParams {
  readonly routeInfo?: { readonly method?: string | readonly string[]; readonly url?: string }
  readonly groupId?: string
}

/** Counts requests in the `request_count` table. The plugin creates one store per route. */
function sharedStore({ secrets, database, log }: RateLimitDeps) {
  // Hash the keys with a secret that the nodes share, so the database contains no visitor IP addresses.
  const keyOf = (text: string) =>
    createHmac('sha256', secrets.staff()[0].value).update(`request counts ${text}`).digest('base64url')
  const counts = counters(database, 'request_count')
  let cleanedAt = performance.now()

  return class SharedStore implements FastifyRateLimitStore {
    readonly #route: string

    constructor({ routeInfo, groupId = '' }: RouteParams) {
      this.#route = routeInfo?.url ? `${routeInfo.method} ${routeInfo.url}` : groupId
    }

    incr(address: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number) {
      counts.add(keyOf(`${this.#route} ${address}`), timeWindow).then(
        ({ count, leftMs }) => callback(null, { current: count, ttl: leftMs }),
        (error: unknown) => {
          // Log only a warning. If the database is down, the call itself reports the error to the visitor.
          log.warn({ err: error }, 'could not count a request')
          callback(null, { current: 0, ttl: 0 })
        },
      )
      if (performance.now() - cleanedAt < RATE_WINDOW_MS) return
      cleanedAt = performance.now()
      counts
        .deleteExpired()
        .catch((error: unknown) => log.warn({ err: error }, 'could not delete expired request counts'))
    }

    child(route: Parameters<FastifyRateLimitStore['child']>[0]) {
      return new SharedStore(route as RouteParams)
    }
  }
}
