import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/**
 * Where `CONTENT_ORIGIN` is a host of its own that leads to this server too, its `/{path}` is `/content/{path}` here,
 * and nothing else of the site answers under that name. The proxy passes `Host` on as it is.
 */
export function contentHost({ contentOrigin, publicUrl }: Pick<Config, 'contentOrigin' | 'publicUrl'>) {
  const host = contentOrigin.startsWith('/') ? undefined : new URL(contentOrigin).host
  return (request: Pick<IncomingMessage, 'url' | 'headers'>): string => {
    const url = request.url ?? '/'
    const isItsHost = host !== undefined && host !== new URL(publicUrl).host && request.headers.host === host
    return isItsHost ? `/content${url}` : url
  }
}
