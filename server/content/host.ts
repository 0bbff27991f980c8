import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

type Origins = Pick<Config, 'contentOrigin' | 'publicUrl'>

/** Returns the host of `CONTENT_ORIGIN` if it differs from the site's host. */
function ownHost({ contentOrigin, publicUrl }: Origins) {
  const host = contentOrigin.startsWith('/') ? undefined : new URL(contentOrigin).host
  return host === new URL(publicUrl).host ? undefined : host
}

/**
 * If `CONTENT_ORIGIN` is a separate host name for this server, rewrites its `/{path}` to `/content/{path}`, so this
 * host name serves only content. The proxy must forward `Host` unchanged.
 */
export function contentHost(config: Origins) {
  const host = ownHost(config)
  return (request: Pick<IncomingMessage, 'url' | 'headers'>): string => {
    const url = request.url ?? '/'
    return host !== undefined && request.headers.host === host ? `/content${url}` : url
  }
}

/**
 * Returns the redirect target for an uploaded file if content is served from a separate host. The separate host keeps
 * browsers from treating uploaded files as part of the site. Returns undefined if the current host serves the file.
 */
export function uploadRedirect(
  config: Origins,
  request: { readonly originalUrl: string; readonly headers: IncomingMessage['headers'] },
) {
  const host = ownHost(config)
  if (host === undefined || request.headers.host === host) return undefined
  return `${config.contentOrigin}${request.originalUrl.slice('/content'.length)}`
}
