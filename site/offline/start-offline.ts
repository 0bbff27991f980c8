/** Loaded last on every page: the service worker, and what has to be said about a lost connection. */
import type { Visit } from './device-caches.ts'
import { hasOutbox, OUTBOX } from './outbox-name.ts'

/** Where a browser does not say how fast the connection is, it counts as fast. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const { kept, pages: build } = document.documentElement.dataset
/** The page stands for the time when its document was fetched. */
const since = kept ? new Date(kept) : new Date()

let isTelling = false

/** Shows the notices from now on. */
async function tell() {
  if (isTelling) return
  isTelling = true
  const notices = await import('./notices.ts').catch(() => undefined)
  // It may not be on this device yet: the next occasion loads it.
  if (notices) await notices.showNotices({ since, kept: kept !== undefined })
  else isTelling = false
}

window.addEventListener('offline', tell)
new BroadcastChannel(OUTBOX).addEventListener('message', tell)
if (kept || !navigator.onLine || (await hasOutbox())) void tell()

if (import.meta.env.PROD && navigator.serviceWorker) void register(navigator.serviceWorker)

async function register(container: ServiceWorkerContainer) {
  // What has come before there was a service worker is in the browser's own cache.
  let files = container.controller ? [] : performance.getEntriesByType('resource').map(({ name }) => name)
  let path: string | undefined
  try {
    await container.register('/service-worker.js')
  } catch {
    // The browser allows none here, or it cannot be fetched now: the site goes on without.
    return
  }

  const visit = async () => {
    if (path === window.location.pathname) return
    path = window.location.pathname
    const { active } = await container.ready
    const { saveData, effectiveType = '4g' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
    const prepares = !saveData && effectiveType === '4g'
    active?.postMessage({ path, build: build ?? '', files, prepares } satisfies Visit)
    files = []
  }
  void visit()
  // A page that is gone to without loading its document.
  window.navigation?.addEventListener('currententrychange', visit)
}
