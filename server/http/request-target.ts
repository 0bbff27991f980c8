import type { onRequestHookHandler } from 'fastify'
import { unreadableRequest } from '../errors.ts'

/** Matches a host name or an IP address with an optional port. An empty host is valid (RFC 9112, section 3.2). */
const HOST = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i

/**
 * Rejects request targets other than paths (`*`, `http://host/path`, `host:443`) and `Host` headers that are not hosts.
 * Such a request comes from a program that expects a proxy, or from an attacker.
 */
export const validTargets: onRequestHookHandler = ({ raw }, _reply, done) => {
  if (raw.url?.startsWith('/') && HOST.test(raw.headers.host ?? '')) done()
  else done(unreadableRequest())
}
