import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects cross-site requests that use an unsafe method, to prevent CSRF. Browsers send `Sec-Fetch-Site` or `Origin`. A
 * request without either header does not come from a browser. Such a request is accepted unless it contains cookies,
 * which browsers attach automatically.
 */
export const sameOriginWrites =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): onRequestHookHandler =>
  (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || isSameOrigin(request, publicUrl)) done()
    else done(publicError('CROSS_SITE'))
  }

function isSameOrigin({ headers, protocol, host }: FastifyRequest, publicUrl: string) {
  // Scripts cannot set this header. `none` means that the visitor started the request, for example from the address bar
  // or a bookmark.
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin !== undefined) return origin === publicUrl || origin === `${protocol}://${host}`
  return headers.cookie === undefined
}
