import type { AnalyticsEvent } from '../../contract/events.ts'
import { anonymousTerm } from '../../contract/search-terms.ts'
import { consent } from './consent.ts'
import { watchKept } from './kept.ts'

/** Where events go: to our own server, nowhere, or to the service whose script has this address. */
type Service = 'first-party' | 'off' | `http${string}`

/** Finished pages say nothing of it; a server that is set otherwise than by default says so in each of them. */
export const service = () => (document.documentElement.dataset.analytics ?? 'first-party') as Service

const loadGa4 = () => import('./ga4.ts').catch(() => undefined)

/** The one way to an analytics service. When it cannot be reached, visitors lose nothing and see nothing of it. */
export const analytics = {
  /**
   * Hands an event on. Without consent it is dropped, not kept for later.
   * @returns when the service has taken it over: leaving the page no longer stops it
   */
  async track(event: AnalyticsEvent): Promise<void> {
    const to = service()
    if (to === 'off' || consent() !== 'accepted') return
    if (to === 'first-party') post(event)
    else {
      const ga4 = await loadGa4()
      // The visitor may have thought again while it was loaded.
      if (consent() === 'accepted') await ga4?.send(to, event)
    }
  },
}

const post = (event: AnalyticsEvent) => {
  const body = JSON.stringify(event.name === 'search' ? { ...event, term: anonymousTerm(event.term) } : event)
  const headers = { 'content-type': 'application/json' }
  // It outlives the page, and carries no cookie, not even that of a member of the staff.
  fetch('/api/events', { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(() => {})
}

/** Removes what a service has left in this browser, as soon as (and as long as) consent is missing. */
export function watchWithdrawal() {
  const to = service()
  if (to === 'off' || to === 'first-party') return () => {}
  const forget = () => {
    if (consent() !== 'accepted') void loadGa4().then((ga4) => ga4?.stop(to))
  }
  if (document.cookie.includes('_ga')) forget()
  return watchKept(forget)
}

/** Tracks clicks on PDFs, on CAD files and on links that lead away from the site, wherever in the page they are. */
export function watchClicks() {
  const note = ({ type, button, target }: MouseEvent) => {
    // Of the other buttons, the middle one opens a link too.
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-pdf]') : null
    const pdf = link?.dataset.pdf
    const { href = '', origin = '', pathname = '' } = link instanceof HTMLAnchorElement ? link : {}
    if (pdf || pathname.endsWith('.pdf')) void analytics.track(pdfClick(pdf ?? pathname))
    else if (/\.(?:step|dxf|glb|zip)$/.test(pathname)) void analytics.track(cadClick(pathname))
    else if (/^https?:/.test(origin) && origin !== window.location.origin && !href.startsWith(CONTENT_ORIGIN)) {
      void analytics.track({ name: 'page_view', page: href })
    }
  }
  document.addEventListener('click', note)
  document.addEventListener('auxclick', note)
  return () => {
    document.removeEventListener('click', note)
    document.removeEventListener('auxclick', note)
  }
}

/** @param path of the file, or its name */
export const pdfClick = (path: string): AnalyticsEvent => ({
  name: 'pdf_click',
  category: 'User',
  action: 'Clicked on a product PDF',
  label: nameOf(path),
})

const cadClick = (path: string): AnalyticsEvent => ({
  name: 'cad_click',
  category: 'User',
  action: 'Clicked on a CAD file',
  label: nameOf(path),
})

const nameOf = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
