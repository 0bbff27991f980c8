import { type CommonData, matchRoute, type PageModule, type Route } from './route.ts'

/** A page that can be shown: its code and its data. */
export interface LoadedPage {
  readonly Page: PageModule['Page']
  readonly data: CommonData
}

/** The server has answered a request for data with an error. */
export class DataError extends Error {
  readonly status: number

  constructor(address: string, status: number) {
    super(`${address} answered ${status}`)
    this.status = status
  }
}

let routes: readonly Route[] = []

/** Called once, before the document is taken over. (Imported here, pages and router would import each other.) */
export const registerRoutes = (all: readonly Route[]) => {
  routes = all
}

/** Parts that are loaded once. What is there is at hand without a promise, which would not go on within the click. */
function createParts<Key, Part>() {
  const loaded = new Map<Key, Part>()
  const loading = new Map<Key, Promise<Part>>()
  return {
    get: (key: Key) => loaded.get(key),
    set: (key: Key, part: Part) => loaded.set(key, part),
    async load(key: Key, start: () => Promise<Part>): Promise<Part> {
      const known = loaded.get(key)
      if (known !== undefined) return known
      const pending = loading.get(key) ?? start()
      loading.set(key, pending)
      try {
        const part = await pending
        loaded.set(key, part)
        return part
      } finally {
        loading.delete(key)
      }
    },
  }
}

const modules = createParts<Route, PageModule>()
const pageData = createParts<string, CommonData>()

const keyOf = ({ pathname }: URL) => pathname.replace(/(?<=.)\/$/, '')

const routeOf = (url: URL): Route | undefined => {
  const route = matchRoute(routes, url.pathname)?.route
  return route?.data === 'document' ? undefined : route
}

/**
 * Whether the browser can go to an address by itself. From a document that was kept on the device (`data-kept`) every way
 * leads by documents: the next one is the present one again as soon as there is a connection.
 */
export const isPageAddress = (url: URL) =>
  url.origin === window.location.origin && routeOf(url) !== undefined && !document.documentElement.dataset.kept

/** The page at an address, if all of it is there. */
export function loadedPage(url: URL): LoadedPage | undefined {
  const route = routeOf(url)
  const module = route && modules.get(route)
  const data = route?.data ? undefined : pageData.get(keyOf(url))
  return module && data && { Page: module.Page, data }
}

/** Keeps the page that came as a document. */
export function keepPage(url: URL, module: PageModule, data: CommonData) {
  const route = routeOf(url)
  if (!route) return
  modules.set(route, module)
  if (!route.data) pageData.set(keyOf(url), data)
}

/**
 * Loads what is missing of the page at an address, each part once.
 * @throws DataError, a TypeError without connection, and what a loader of the page's own throws
 */
export async function loadPage(url: URL, priority: RequestPriority, signal: AbortSignal): Promise<LoadedPage> {
  const route = routeOf(url)
  if (!route) throw new DataError(url.href, 404)
  const [{ Page }, data] = await Promise.all([
    loadModule(route),
    typeof route.data === 'function' ? route.data().then((load) => load(url, signal)) : loadData(url, priority),
  ])
  return { Page, data }
}

/** Loads what can be loaded of a page before anybody goes there. What fails is left for later. */
export async function prefetchPage(url: URL, priority: RequestPriority): Promise<void> {
  const route = routeOf(url)
  if (route) await Promise.allSettled([loadModule(route), route.data ? undefined : loadData(url, priority)])
}

const loadModule = (route: Route) => modules.load(route, route.module)

/** The data of this build's pages: an address of its own, so that a page that is open goes on after a deployment. */
const loadData = (url: URL, priority: RequestPriority) =>
  pageData.load(keyOf(url), async () => {
    const path = keyOf(url)
    const address = `${document.documentElement.dataset.pages}${path === '/' ? '/index' : path}.json`
    const answer = await fetch(address, { priority })
    if (!answer.ok) throw new DataError(address, answer.status)
    return (await answer.json()) as CommonData
  })
