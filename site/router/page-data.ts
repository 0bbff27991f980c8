import { type CommonData, matchRoute, type PageModule, type Route } from './route.ts'

export interface LoadedPage {
  readonly Page: PageModule['Page']
  readonly data: CommonData
}

/** Thrown if the server responds to a data request with an error. */
export class DataError extends Error {
  readonly status: number

  constructor(address: string, status: number) {
    super(`${address} answered ${status}`)
    this.status = status
  }
}

let routes: readonly Route[] = []

/** Called once before hydration. Importing the pages here would create a cycle. */
export const registerRoutes = (all: readonly Route[]) => {
  routes = all
}

/**
 * A cache of modules or data that are loaded once. Loaded entries are available synchronously, so a click can render
 * them immediately.
 */
function createParts<Key, Part>() {
  const loaded = new Map<Key, Part>()
  const loading = new Map<Key, Promise<Part>>()
  return {
    get: (key: Key) => loaded.get(key),
    set: (key: Key, part: Part) => loaded.set(key, part),
    delete: (key: Key) => loaded.delete(key),
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

/** Links load a page again after this time, because staff may have published new text. */
const CURRENT_MS = 30_000
const loadedAt = new Map<string, number>()

const isCurrent = (key: string) => Date.now() - (loadedAt.get(key) ?? 0) < CURRENT_MS

const keyOf = ({ pathname }: URL) => pathname.replace(/(?<=.)\/$/, '')

const routeOf = (url: URL): Route | undefined => {
  const route = matchRoute(routes, url.pathname)?.route
  return route?.data === 'document' ? undefined : route
}

/**
 * Returns true if the router can open a URL. On a page saved on the device (`data-kept`), links load whole documents,
 * so that the next page is current as soon as there is a connection.
 */
export const isPageAddress = (url: URL) =>
  url.origin === window.location.origin && routeOf(url) !== undefined && !document.documentElement.dataset.kept

/**
 * Returns the page at a URL if it is fully loaded.
 * @param anyAge false if the data must be current
 */
export function loadedPage(url: URL, anyAge: boolean): LoadedPage | undefined {
  const route = routeOf(url)
  const module = route && modules.get(route)
  const key = keyOf(url)
  const data = route?.data || !(anyAge || isCurrent(key)) ? undefined : pageData.get(key)
  return module && data && { Page: module.Page, data }
}

/** Caches the page that the browser loaded as a document. */
export function keepPage(url: URL, module: PageModule, data: CommonData) {
  const route = routeOf(url)
  if (!route) return
  modules.set(route, module)
  if (route.data) return
  const key = keyOf(url)
  pageData.set(key, data)
  loadedAt.set(key, Date.now())
}

/**
 * Loads a page's module and data, unless they are already loaded or loading.
 * @throws DataError, a TypeError without a connection, or the error from the page's own loader
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

/** Prefetches a page. Ignores failures, because navigation loads the page again. */
export async function prefetchPage(url: URL, priority: RequestPriority): Promise<void> {
  const route = routeOf(url)
  if (route) await Promise.allSettled([loadModule(route), route.data ? undefined : loadData(url, priority)])
}

const loadModule = (route: Route) => modules.load(route, route.module)

/**
 * Loads page data from the current build. The path includes the build, so an open page keeps working after a
 * deployment.
 */
function loadData(url: URL, priority: RequestPriority) {
  const path = keyOf(url)
  if (!isCurrent(path)) pageData.delete(path)
  return pageData.load(path, async () => {
    const address = `${document.documentElement.dataset.pages}${path === '/' ? '/index' : path}.json`
    const answer = await fetch(address, { priority })
    if (!answer.ok) throw new DataError(address, answer.status)
    loadedAt.set(path, Date.now())
    return (await answer.json()) as CommonData
  })
}
