/** Cache Storage names that the page and the service worker share. */
import { isWebPage } from '#contract/http.ts'

/** Contains the documents of visited pages, by path. */
export const PAGES_CACHE = 'pages'
/** Contains scripts, styles, fonts, and page data with hashed names. */
export const ASSETS_CACHE = 'assets'
export const PICTURES_CACHE = 'pictures'
/** Records the builds for which all offline files are cached. */
export const PREPARED_CACHE = 'prepared'
/**
 * Prefix of the cache name for a saved product, followed by the product path and a timestamp. The cache contains the
 * page with all its files until the visitor removes it.
 */
export const KEPT_PREFIX = 'kept '

/** Header with the time when a document was fetched, in ISO 8601 format. */
export const FETCHED_AT = 'x-fetched-at'

/** The page that lists what is saved on this device. */
export const OFFLINE_PAGE = '/offline'

/** A message that reports a page view to the service worker. */
export interface Visit {
  readonly path: string
  /** Path of the build's page data, which identifies the build. */
  readonly build: string
  /** URLs of files that were loaded before the service worker was active. */
  readonly files: readonly string[]
  /** True if the connection is fast enough to prefetch offline pages. */
  readonly prepares: boolean
}

/**
 * Returns a copy of a page's document with its fetch time. Returns undefined if the response is not a page or must not
 * be stored.
 */
export function storedDocument(response: Response): Response | undefined {
  const { headers, status, redirected } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && headers.get('cache-control') === 'no-cache'
  if (!isPage || status !== 200 || redirected) return undefined
  const dated = new Headers(headers)
  // Remove these headers. They describe the compressed body, but the stored body is uncompressed.
  for (const name of ['content-encoding', 'content-length']) dated.delete(name)
  dated.set(FETCHED_AT, new Date().toISOString())
  return new Response(response.body, { status, headers: dated })
}

/**
 * Returns a script, image, or document to store. Returns undefined for an error, or if the server sent a web page
 * instead of the file.
 */
export const storedFile = (response: Response): Response | undefined =>
  response.status === 200 && !isWebPage(response.headers.get('content-type')) ? response : undefined
