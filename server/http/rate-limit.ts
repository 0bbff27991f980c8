import type { FastifyContextConfig } from 'fastify'
import { tooManyRequests } from '../errors.ts'

const RATE_WINDOW_MS = 10 * 60_000

/**
 * Route config: at most `max` requests from one address (IPv4, or an IPv6 /64) in ten minutes. Counted in this
 * process; behind a proxy the visitor's address is only known if the proxy is one of `TRUSTED_PROXIES`.
 */
export const perAddress = (max: number): FastifyContextConfig => ({ rateLimit: { max, timeWindow: RATE_WINDOW_MS } })

/** For `@fastify/rate-limit`: routes opt in, and a response above the limit says when to try again. */
export const rateLimitOptions = {
  global: false,
  errorResponseBuilder: (_request: unknown, { ttl }: { readonly ttl: number }) => tooManyRequests(ttl / 1000),
  addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  addHeaders: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
    'retry-after': true,
  },
} as const
