/** Loaded last on every page: registers the service worker and shows connection notices. */
import type { Visit } from './device-caches.ts'
import { hasOutbox, OUTBOX } from './outbox-name.ts'

/** If the browser does not report a connection speed, assume a fast connection. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const { kept, pages: build } = document.documentElement.dataset
/** The time when the document was fetched. */
const since = kept ? new Date(kept) : new Date()

let isTelling = false

async function loadNotices() {
  if (isTelling) return
  isTelling = true
  const notices = await import('./notices.ts').catch(() => undefined)
  // The notices may not be cached yet. The next event triggers another attempt.
  if (notices) await notices.showNotices({ since, kept: kept !== undefined })
  else isTelling = false
}

window.addEventListener('offline', loadNotices)
new BroadcastChannel(OUTBOX).addEventListener('message', loadNotices)
if (kept || !navigator.onLine || (await hasOutbox())) void loadNotices()

if (import.meta.env.PROD && navigator.serviceWorker) void register(navigator.serviceWorker)

async function register(container: ServiceWorkerContainer) {
  // Files loaded before the service worker was active are in the HTTP cache.
  let files = container.controller ? [] : performance.getEntriesByType('resource').map(({ name }) => name)
  let path: string | undefined
  try {
    await container.register('/service-worker.js')
  } catch {
    // The browser blocks service workers, or the script could not be fetched. The site works without it.
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
  // Reports client-side navigations.
  window.navigation?.addEventListener('currententrychange', visit)
}
