import { errorPage } from '../components/error-page/error-page.tsx'
import { isPlainClick } from '../services/plain-click.ts'
import { retryOffline } from './connection.ts'
import { DataError, isPageAddress, type LoadedPage, loadedPage, loadPage } from './page-data.ts'
import { Redirect } from './route.ts'

export interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** History state to pass with the navigation. */
  readonly state: unknown
  /** Identifies a history entry, even after a reload. */
  readonly key: string
}

export interface Shown {
  readonly location: PageLocation
  readonly page: LoadedPage
  readonly type: 'PUSH' | 'REPLACE' | 'POP'
  /** The scroll position to restore: px from the top, or 'start' for the top of the page or the anchor in the URL. */
  readonly scroll?: number | 'start'
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
  readonly preventScrollReset?: boolean
}

export type Navigate = (to: string, options?: NavigateOptions) => void

interface HistoryState {
  readonly key: string
  readonly state: unknown
}

interface Opening {
  /** Replaces the current history entry instead of adding one. */
  readonly replace: boolean
  readonly finish: (page: LoadedPage) => void
  /** Loads the URL as a new document instead of using the router. */
  readonly leave: () => void
}

const POSITIONS_KEY = 'boltspan.scroll'

const newKey = () => Math.random().toString(36).slice(2, 10)

const isOurs = (state: unknown): state is HistoryState =>
  typeof state === 'object' && state !== null && 'key' in state && 'state' in state

const locationOf = ({ pathname, search, hash }: URL, { key, state }: HistoryState): PageLocation => ({
  pathname,
  search,
  hash,
  key,
  state,
})

/** Returns the location of a document that has just been loaded. */
export function documentLocation(): PageLocation {
  const { state } = window.history
  return locationOf(new URL(window.location.href), isOurs(state) ? state : { key: newKey(), state: null })
}

/**
 * Sets up client-side navigation.
 * @param show called with the page to render
 * @param setPending called with the location that is loading, and with undefined when it has loaded
 */
export function createNavigation(
  initial: Shown,
  show: (shown: Shown) => void,
  setPending: (location: PageLocation | undefined) => void,
) {
  let shown = initial
  let running: AbortController | undefined
  let positions = new Map<string, number>()

  const commit = (next: Shown) => {
    shown = next
    setPending(undefined)
    show(next)
  }

  /**
   * Opens the page at `url`. If the page is already loaded, the function runs synchronously, and the click renders the
   * page immediately.
   */
  async function open(url: URL, location: PageLocation, { replace, finish, leave }: Opening) {
    running?.abort()
    const isSame = url.pathname === shown.location.pathname && url.search === shown.location.search
    const ready = isSame ? shown.page : loadedPage(url, replace)
    if (ready) return finish(ready)
    if (!isPageAddress(url)) return leave()
    running = new AbortController()
    const { signal } = running
    setPending(location)
    try {
      const page = await retryOffline(() => loadPage(url, 'high', signal), signal)
      if (!signal.aborted) finish(page)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof Redirect) navigate(error.to, { replace })
      else if (error instanceof DataError && error.status >= 500) finish(errorPage(error.status))
      // The page does not exist, or a new build replaced its files. Load the URL from the server.
      else leave()
    }
  }

  const navigate: Navigate = (to, { replace = false, state = null, preventScrollReset = false } = {}) => {
    const url = new URL(to, window.location.href)
    const location = locationOf(url, { key: newKey(), state })
    const finish = (page: LoadedPage) => {
      positions.set(shown.location.key, window.scrollY)
      const type = replace || url.href === window.location.href ? 'REPLACE' : 'PUSH'
      const entry: HistoryState = { key: location.key, state }
      if (type === 'PUSH') window.history.pushState(entry, '', url)
      else window.history.replaceState(entry, '', url)
      commit({ location, page, type, ...(preventScrollReset ? {} : { scroll: 'start' }) })
    }
    const leave = () => (replace ? window.location.replace(url) : window.location.assign(url))
    void open(url, location, { replace, finish, leave })
  }

  /** Handles Back, Forward, and links to anchors on this page. The browser scrolls to anchors. */
  function followHistory({ state }: Pick<PopStateEvent, 'state'>) {
    const url = new URL(window.location.href)
    const entry: HistoryState = isOurs(state) ? state : { key: newKey(), state: null }
    if (entry !== state) window.history.replaceState(entry, '')
    const location = locationOf(url, entry)
    positions.set(shown.location.key, window.scrollY)
    const scroll = positions.get(entry.key) ?? 'start'
    const finish = (page: LoadedPage) => commit({ location, page, type: 'POP', ...(entry === state ? { scroll } : {}) })
    void open(url, location, { replace: true, finish, leave: () => window.location.reload() })
  }

  /**
   * Handles clicks on internal links. The browser handles links that open a new tab, downloads, and links to anchors on
   * this page.
   */
  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !isPlainClick(event) || !link?.href) return
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return
    const url = new URL(link.href)
    const { pathname, search } = window.location
    if (!isPageAddress(url) || (url.hash && url.pathname === pathname && url.search === search)) return
    event.preventDefault()
    navigate(link.href)
  }

  // The browser restores only the current scroll position after a reload, so store the positions of the other entries.
  const saveScroll = () => {
    positions.set(shown.location.key, window.scrollY)
    window.history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]))
    } catch {
      // Without storage, history entries from before a reload start at the top.
    }
  }
  const restoreScroll = () => {
    window.history.scrollRestoration = 'manual'
  }

  function listen() {
    const { key, state, hash } = shown.location
    if (!isOurs(window.history.state)) window.history.replaceState({ key, state } satisfies HistoryState, '')
    try {
      positions = new Map(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]'))
    } catch {
      // Without storage, scroll positions last only until the reload.
    }
    restoreScroll()
    window.addEventListener('popstate', followHistory)
    window.addEventListener('pagehide', saveScroll)
    window.addEventListener('pageshow', restoreScroll)
    document.addEventListener('click', followLink)
    // During hydration, the visitor may have clicked a link to an anchor on this page.
    if (window.location.hash !== hash) followHistory(window.history)
    return () => {
      window.removeEventListener('popstate', followHistory)
      window.removeEventListener('pagehide', saveScroll)
      window.removeEventListener('pageshow', restoreScroll)
      document.removeEventListener('click', followLink)
    }
  }

  return { navigate, listen }
}
