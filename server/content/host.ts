import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/**
 * If `CONTENT_ORIGIN` is another host name of this server, its `/{path}` is rewritten to `/content/{path}`, so that
 * nothing else of the site is served under that name. The proxy must pass `Host` on unchanged.
 */
export function contentHost({ contentOrigin, publicUrl }: Pick<Config, 'contentOrigin' | 'publicUrl'>) {
  const host = contentOrigin.startsWith('/') ? undefined : new URL(contentOrigin).host
  return (request: Pick<IncomingMessage, 'url' | 'headers'>): string => {
    const url = request.url ?? '/'
    const isContentHost = host !== undefined && host !== new URL(publicUrl).host && request.headers.host === host
    return isContentHost ? `/content${url}` : url
  }
}
