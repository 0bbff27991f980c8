/** What lies in the browser's Cache Storage, as the page and its service worker both know it. */
import { isWebPage } from '../../contract/http.ts'

/** Documents of pages that were visited, by their paths. */
export const PAGES_CACHE = 'pages'
/** Scripts, styles, fonts and page data, whose names change with their content. */
export const ASSETS_CACHE = 'assets'
export const PICTURES_CACHE = 'pictures'
/** For which build everything that works offline has been fetched. */
export const PREPARED_CACHE = 'prepared'
/** Followed by a product's path and the time: its page with all files, until the visitor removes it. */
export const KEPT_PREFIX = 'kept '

/** When a document was fetched, ISO 8601. */
export const FETCHED_AT = 'x-fetched-at'

/** The page that says what is on this device. */
export const OFFLINE_PAGE = '/offline'

/** A page that is shown, as the service worker is informed of it. */
export interface Visit {
  readonly path: string
  /** Where the data of the page's build lies: names the build. */
  readonly build: string
  /** Addresses of files that were loaded before there was a service worker. */
  readonly files: readonly string[]
  /** Whether the connection allows fetching what works offline. */
  readonly prepares: boolean
}

/** The document of a page as it is stored, with the time; undefined for what is not one, or must not be stored. */
export function storedDocument(response: Response): Response | undefined {
  const { headers, status, redirected } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && headers.get('cache-control') === 'no-cache'
  if (!isPage || status !== 200 || redirected) return undefined
  const dated = new Headers(headers)
  // Of the compressed form, which is not what is stored.
  for (const name of ['content-encoding', 'content-length']) dated.delete(name)
  dated.set(FETCHED_AT, new Date().toISOString())
  return new Response(response.body, { status, headers: dated })
}

/** A script, image, or document as it is stored; undefined for an error, and for a web page that came in its place. */
export const storedFile = (response: Response): Response | undefined =>
  response.status === 200 && !isWebPage(response.headers.get('content-type')) ? response : undefined
