import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

type Origins = Pick<Config, 'contentOrigin' | 'publicUrl'>

/** The host of `CONTENT_ORIGIN` if it is another one than the site's. */
function ownHost({ contentOrigin, publicUrl }: Origins) {
  const host = contentOrigin.startsWith('/') ? undefined : new URL(contentOrigin).host
  return host === new URL(publicUrl).host ? undefined : host
}

/**
 * If `CONTENT_ORIGIN` is another host name of this server, its `/{path}` is rewritten to `/content/{path}`, so that
 * nothing else of the site is served under that name. The proxy must pass `Host` on unchanged.
 */
export function contentHost(config: Origins) {
  const host = ownHost(config)
  return (request: Pick<IncomingMessage, 'url' | 'headers'>): string => {
    const url = request.url ?? '/'
    return host !== undefined && request.headers.host === host ? `/content${url}` : url
  }
}

/**
 * Where a request for an uploaded file must go: a browser must not read a file that staff uploaded as a part of the
 * site if content has a host of its own. Undefined if it is served here.
 */
export function elsewhere(
  config: Origins,
  request: { readonly originalUrl: string; readonly headers: IncomingMessage['headers'] },
) {
  const host = ownHost(config)
  if (host === undefined || request.headers.host === host) return undefined
  return `${config.contentOrigin}${request.originalUrl.slice('/content'.length)}`
}
