import type { FastifyRequest } from 'fastify'
import { isFileAddress } from './documents.ts'

/**
 * Returns the valid form of a page URL with a literal percent sign ('/products/100%'), or undefined for other requests.
 */
export function withoutStrayPercent({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const [path = '', query] = url.split('?', 2)
  if (method !== 'GET' || isFileAddress(path)) return undefined
  // Keep only one leading slash, because two leading slashes would refer to a different host.
  const valid = path.replaceAll('%', '%25').replace(/^[/\\]+/, '/')
  return query === undefined ? valid : `${valid}?${query}`
}
