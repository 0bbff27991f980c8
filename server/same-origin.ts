import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Config } from './config.ts'
import { crossSite } from './errors.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every call that changes something and comes from a page of another site. Browsers say where a call comes
 * from; what says nothing is no browser, and is let through unless it carries cookies, which only browsers do unasked.
 */
export const sameOriginWrites =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): onRequestHookHandler =>
  (request, _reply, done) => {
    if (READING.has(request.method) || isFromHere(request, publicUrl)) done()
    else done(crossSite())
  }

function isFromHere({ headers, protocol, host }: FastifyRequest, publicUrl: string) {
  // No script can set this one. `none` is the visitor's own hand: the address bar, a bookmark.
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin !== undefined) return origin === publicUrl || origin === `${protocol}://${host}`
  return headers.cookie === undefined
}
