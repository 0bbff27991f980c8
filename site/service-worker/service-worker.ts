/**
 * Makes the site work offline (docs/decisions/site.md). Pages come from the server as long as it answers. API calls,
 * the staff area, and files whose content can change under the same name are not cached.
 */

import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { type OfflineFiles, PAGE_DATA } from '#contract/site-build.ts'
import {
  ASSETS_CACHE,
  FETCHED_AT,
  KEPT_PREFIX,
  OFFLINE_PAGE,
  PAGES_CACHE,
  PICTURES_CACHE,
  PREPARED_CACHE,
  storedDocument,
  storedFile,
  type Visit,
} from '../offline/device-caches.ts'

/** Inserted by the build (`scripts/service-worker.ts`). */
declare const OFFLINE_FILES: OfflineFiles
declare const CONTENT_ORIGIN: string

declare const self: ServiceWorkerGlobalScope

/** Maximum number of cached files. A build has about 70 files and 40 data files, so this covers several builds. */
const MAX_ASSETS = 800
const MAX_PAGES = 100
const MAX_IMAGES = 300
/** Maximum number of concurrent prefetches. */
const AT_A_TIME = 2

const isPage = (pathname: string) => !/^\/(?:api|assets|cad|content|manage|redirect)(?:\/|$)/.test(pathname)

const keptCaches = async () => (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX))

const matchIn = async (cacheName: string, url: string) =>
  (await caches.match(url, { cacheName, ignoreVary: true })) ?? undefined

/** Returns a file that the visitor saved for offline use, or undefined if it was not saved. */
async function matchSaved(url: string) {
  for (const name of await keptCaches()) {
    const response = await matchIn(name, url)
    if (response) return response
  }
  return undefined
}

const orSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? (await matchSaved(request.url)),
}

const onlyFiles: WorkboxPlugin = { cacheWillUpdate: async ({ response }) => storedFile(response) ?? null }

const fetchedAt = (response: Response) => response.headers.get(FETCHED_AT) ?? ''

/** Returns the newest copy of a page with its fetch time in `data-kept`. */
async function storedPage(url: string, visited: Response | undefined) {
  const copies = [visited, await matchSaved(url)].filter((copy) => copy !== undefined)
  const [newest] = copies.sort((a, b) => (fetchedAt(a) < fetchedAt(b) ? 1 : -1))
  if (!newest) return undefined
  const html = (await newest.text())
    .replace('<html', `<html data-kept="${fetchedAt(newest)}"`)
    // The cache may not contain the combined style sheet. It contains the individual style sheets, which client-side
    // navigation loads.
    .replaceAll('<link rel="stylesheet" disabled=""', '<link rel="stylesheet"')
    .replace(
      '<link rel="stylesheet" href="/assets/combined-',
      '<link rel="stylesheet" disabled="" href="/assets/combined-',
    )
  return new Response(html, { headers: newest.headers })
}

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  plugins: [
    {
      // Ignore the query, because a page is the same for any query.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) => storedDocument(response) ?? null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => storedPage(request.url, cachedResponse),
      handlerDidError: async ({ request }) => {
        const { origin, pathname, search } = new URL(request.url)
        if (pathname === OFFLINE_PAGE) return undefined
        return Response.redirect(`${origin}${OFFLINE_PAGE}?page=${encodeURIComponent(pathname + search)}`)
      },
    },
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
  ],
})

/**
 * Extracts a page's data from its stored document, if the document is from the same build. A page that was opened as a
 * document has no data file in the cache.
 */
async function dataOfDocument(url: string) {
  const { pathname } = new URL(url)
  const [, build, path] = /^(\/assets\/pages-[^/]+)(\/.*)\.json$/.exec(pathname) ?? []
  if (!build || !path) return undefined
  const page = path === '/index' ? '/' : path
  const html = (await (await storedPage(page, await matchIn(PAGES_CACHE, page)))?.text()) ?? ''
  const source = /<script id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  return source && html.includes(`data-pages="${build}"`)
    ? Response.json((JSON.parse(source) as { readonly data: unknown }).data)
    : undefined
}

const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [orSaved, onlyFiles, new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true })],
})

/** Staff can publish new text, so use stored data only if there is no connection. */
const pageData = new NetworkFirst({
  cacheName: ASSETS_CACHE,
  plugins: [
    orSaved,
    onlyFiles,
    { handlerDidError: ({ request }) => dataOfDocument(request.url) },
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
  ],
})

const PICTURE_FILE = /-\d+(\.[0-9a-f]{8})\.(?:avif|webp)$/

/** Returns another width or format of the same image. */
async function otherWidth({ href }: URL) {
  const match = PICTURE_FILE.exec(href)
  if (!match) return undefined
  const [, hash = ''] = match
  const key = href.slice(0, match.index)
  for (const name of [PICTURES_CACHE, ...(await keptCaches())]) {
    const cache = await caches.open(name)
    const request = (await cache.keys()).find(
      ({ url }) => PICTURE_FILE.exec(url)?.[1] === hash && url.replace(PICTURE_FILE, '') === key,
    )
    if (request) return cache.match(request)
  }
  return undefined
}

const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  plugins: [
    orSaved,
    onlyFiles,
    { handlerDidError: async ({ request }) => otherWidth(new URL(request.url)) },
    new ExpirationPlugin({ maxEntries: MAX_IMAGES, purgeOnQuotaError: true }),
  ],
})

/** A revised document keeps its name, so use a saved copy only if there is no connection. */
const documents = new NetworkOnly({
  plugins: [{ handlerDidError: async ({ request }) => matchSaved(request.url.replace(/[?#].*$/, '')) }],
})

const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/') && !pathname.startsWith('/assets/staff/')
const isPicture = ({ origin, pathname }: URL) =>
  origin === self.location.origin &&
  /\.[0-9a-f]{8}\.[a-z]+$/.test(pathname) &&
  ['pictures', 'drawings'].some((folder) => pathname.startsWith(`${CONTENT_ORIGIN}/${folder}/`))

registerRoute(({ url, sameOrigin }) => sameOrigin && PAGE_DATA.test(url.pathname), pageData)
// Let workers load from the network, because WebKit does not start workers from a service worker's response. The only
// worker is for the bot check, which needs a connection anyway.
registerRoute(({ url, request, sameOrigin }) => sameOrigin && isAsset(url) && request.destination !== 'worker', assets)
registerRoute(({ url }) => isPicture(url), pictures)
registerRoute(
  // Requests that bypass caches must reach the server. Saving for offline use relies on this.
  ({ url, request: { cache, mode }, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(`${CONTENT_ORIGIN}/documents/`) &&
    (cache !== 'no-cache' || mode === 'navigate'),
  documents,
)
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  pages,
)
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(Promise.all([store(event, [OFFLINE_PAGE]), store(event, OFFLINE_FILES.shell)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const { path, build, files, prepares } = event.data as Visit
  const work = async () => {
    const visited = await matchIn(PAGES_CACHE, path)
    const isStored = visited && (await visited.text()).includes(`data-pages="${build}"`)
    if (!isStored) await store(event, [path])
    await store(event, files)
    if (prepares) await prepare(event)
  }
  // Without a connection, the next visit tries again.
  event.waitUntil(work().catch(() => undefined))
})

/** Precaches the pages that work offline, once per build. */
async function prepare(event: ExtendableEvent) {
  const { build, files, pages } = OFFLINE_FILES
  const prepared = await caches.open(PREPARED_CACHE)
  if ((await (await prepared.match('/'))?.text()) === build) return
  if (await store(event, [...files, ...pages])) await prepared.put('/', new Response(build))
}

/**
 * Stores pages, and files that are not stored yet. Returns false if the server rejects a request.
 * @throws if a file cannot be fetched
 */
async function store(event: ExtendableEvent, addresses: readonly string[]) {
  const waiting = addresses.map((each) => new URL(each, self.location.origin))
  let isWhole = true
  const worker = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const strategy = strategyFor(url)
      if (!strategy) continue
      const [response, done] = strategy.handleAll({ event, request: new Request(url, { priority: 'low' }) })
      isWhole = (await response).ok && isWhole
      await done
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return isWhole
}

function strategyFor(url: URL) {
  if (isPicture(url)) return pictures
  if (url.origin !== self.location.origin) return undefined
  if (PAGE_DATA.test(url.pathname)) return pageData
  if (isAsset(url)) return assets
  return isPage(url.pathname) ? pages : undefined
}
