import { errorPage } from '../components/error-page/error-page.tsx'
import { isPlainClick } from '../services/plain-click.ts'
import { retryOffline } from './connection.ts'
import { DataError, isPageAddress, type LoadedPage, loadedPage, loadPage } from './page-data.ts'
import { Redirect } from './route.ts'

export interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What was handed over with the navigation. */
  readonly state: unknown
  /** Tells the entries of the history apart; kept when the page is reloaded. */
  readonly key: string
}

/** A page and where it is shown. */
export interface Shown {
  readonly location: PageLocation
  readonly page: LoadedPage
  readonly type: 'PUSH' | 'REPLACE' | 'POP'
  /** Where the window is scrolled to: px from the top, the start of the page or of what the address names. */
  readonly scroll?: number | 'start'
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
  readonly preventScrollReset?: boolean
}

export type Navigate = (to: string, options?: NavigateOptions) => void

/** What an entry of the history holds. */
interface HistoryState {
  readonly key: string
  readonly state: unknown
}

interface Opening {
  /** Whether the entry of the history is one that is there already. */
  readonly replace: boolean
  readonly finish: (page: LoadedPage) => void
  /** Leaves the document for the one at the address. */
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

/** The location of a document that has just been loaded. */
export function documentLocation(): PageLocation {
  const { state } = window.history
  return locationOf(new URL(window.location.href), isOurs(state) ? state : { key: newKey(), state: null })
}

/**
 * Goes from page to page within the document.
 * @param show called with what is to be shown now
 * @param setPending called with the location whose page is being loaded, and with nothing when it is there
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

  /** Finishes with the page at `url`: at once if it is there, so that it is rendered within the click. */
  async function open(url: URL, location: PageLocation, { replace, finish, leave }: Opening) {
    running?.abort()
    const isSame = url.pathname === shown.location.pathname && url.search === shown.location.search
    const ready = isSame ? shown.page : loadedPage(url)
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
      // There is no such page, or this build's files are gone: the server knows.
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

  /** Back and forward, and a link to a place on this page, to which the browser has scrolled by itself. */
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

  /** Every link to a page of the site; new tabs, downloads and places on this page are the browser's. */
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

  // The browser itself restores where a document was scrolled to that is loaded again.
  const leaveScroll = () => {
    positions.set(shown.location.key, window.scrollY)
    window.history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]))
    } catch {
      // Without storage, pages of before a reload begin at their top.
    }
  }
  const takeScroll = () => {
    window.history.scrollRestoration = 'manual'
  }

  function listen() {
    const { key, state, hash } = shown.location
    if (!isOurs(window.history.state)) window.history.replaceState({ key, state } satisfies HistoryState, '')
    try {
      positions = new Map(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]'))
    } catch {
      // As above.
    }
    takeScroll()
    window.addEventListener('popstate', followHistory)
    window.addEventListener('pagehide', leaveScroll)
    window.addEventListener('pageshow', takeScroll)
    document.addEventListener('click', followLink)
    // A link to a place on this page may have been followed while React took the document over.
    if (window.location.hash !== hash) followHistory(window.history)
    return () => {
      window.removeEventListener('popstate', followHistory)
      window.removeEventListener('pagehide', leaveScroll)
      window.removeEventListener('pageshow', takeScroll)
      document.removeEventListener('click', followLink)
    }
  }

  return { navigate, listen }
}
