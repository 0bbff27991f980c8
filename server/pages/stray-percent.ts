import type { FastifyRequest } from 'fastify'
import { isFileAddress } from './documents.ts'

/**
 * The address of a page with a percent sign that begins no valid code ('/products/100%') in its valid spelling, where
 * the percent sign stands for itself; `undefined` if the request is for anything else.
 */
export function withoutStrayPercent({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const [path = '', query] = url.split('?', 2)
  if (method !== 'GET' || isFileAddress(path)) return undefined
  // One slash at the front: with two it would be another host's address.
  const valid = path.replaceAll('%', '%25').replace(/^[/\\]+/, '/')
  return query === undefined ? valid : `${valid}?${query}`
}
