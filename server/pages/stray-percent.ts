import type { FastifyRequest } from 'fastify'
import { isFileAddress } from './documents.ts'

/**
 * Returns the correctly encoded URL if a page URL contains a literal percent sign ('/products/100%'). Returns undefined
 * for other requests.
 */
export function withoutStrayPercent({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const [path = '', query] = url.split('?', 2)
  if (method !== 'GET' || !path.startsWith('/') || isFileAddress(path)) return undefined
  // Keep only one leading slash, because two leading slashes would refer to a different host.
  const valid = path.replaceAll('%', '%25').replace(/^[/\\]+/, '/')
  return query === undefined ? valid : `${valid}?${query}`
}
