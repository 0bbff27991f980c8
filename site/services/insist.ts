/**
 * What may come between a visitor and the rest of the site: a connection that is gone for a while, or a deployment
 * that has replaced the files of the build this page belongs to.
 */

interface RouterGlobals {
  readonly __reactRouterManifest: { readonly url: string }
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: Pick<Location, 'pathname' | 'search' | 'hash'> } }
  }
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
const STALE_BUILD_KEY = 'boltspan.stale-build'

const globals = () => window as unknown as RouterGlobals

/** The status of this build's own manifest, the same file on every page of it: 404 once the build has been replaced. */
const buildStatus = () =>
  fetch(globals().__reactRouterManifest.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  )

let leaving = false

/**
 * Leaves this build for the one that the server has now. Loading the same page anew is done once for a build: should
 * that not help, no second time.
 */
const leaveBuild = (address: string) => {
  // A click and what was fetched ahead of it may both find out.
  if (leaving) return
  leaving = true
  if (address !== window.location.href) return window.location.assign(address)
  const { url } = globals().__reactRouterManifest
  try {
    if (sessionStorage.getItem(STALE_BUILD_KEY) === url) return
    sessionStorage.setItem(STALE_BUILD_KEY, url)
  } catch {
    // Where nothing can be remembered, nothing would end a second and third time.
    return
  }
  window.location.reload()
}

/** Loads the page anew, once, if it belongs to a build that is no more. */
export const leaveStaleBuild = async () => {
  if ((await buildStatus()) === 404) leaveBuild(window.location.href)
}

/**
 * The address that the router is on the way to; `undefined` when it only fetches ahead.
 * @public for the router, whose loads insist too (`vite.config.ts`)
 */
export const pendingAddress = () => {
  const next = globals().__reactRouterDataRouter?.state.navigation.location
  return next && window.location.origin + next.pathname + next.search + next.hash
}

const currentAddress = () => window.location.href

let waiting = 0

/** `data-offline` on the document shows the notice of `NavigationSpinner`. */
const countWaiting = (change: number) => {
  waiting += change
  document.documentElement.toggleAttribute('data-offline', waiting > 0)
}

const online = (limitMs: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, limitMs)
    window.addEventListener('online', () => resolve(), { once: true })
  })

/**
 * Loads a part of the site and does not give up while the server cannot be reached: it says so and tries again. When
 * the server answers and the part still does not come, most likely gone with its build, the visitor gets the whole page
 * from it, at `address`; where that has not helped either, the part stays away and the page as it is.
 * @throws what `load` threw, once `signal` is aborted
 */
export const insist = async <Part>(
  load: () => Promise<Part>,
  address: () => string | undefined = currentAddress,
  signal?: AbortSignal,
): Promise<Part> => {
  let told = 0
  const tell = (now: number) => {
    countWaiting(now - told)
    told = now
  }
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await load()
      } catch (error) {
        if (signal?.aborted) throw error
        const status = await buildStatus()
        // A proxy may answer for a server that is starting again. Whoever else answers gets a second try.
        if (status === 404 || (status > 0 && status < 500 && pauseMs > FIRST_PAUSE_MS)) {
          tell(0)
          const goal = address()
          if (goal !== undefined) leaveBuild(goal)
          return await new Promise<never>(() => {})
        }
        tell(1)
        await online(pauseMs)
      }
    }
  } finally {
    tell(0)
  }
}
