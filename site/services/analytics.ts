import type { AnalyticsEvent } from '#contract/events.ts'
import { consent } from './consent.ts'
import { watchStorage } from './storage.ts'

/** The destination for events: our server, none, or the analytics service with this script URL. */
type Service = 'first-party' | 'off' | `http${string}`

/**
 * Prerendered pages omit the setting, which defaults to 'first-party'. A server with a different setting adds it to
 * each page.
 */
export const service = () => (document.documentElement.dataset.analytics ?? 'first-party') as Service

const loadGa4 = () => import('./ga4.ts').catch(() => undefined)

/** All analytics events go through this object. Its failures are never shown to visitors. */
export const analytics = {
  /**
   * Sends an event, or discards it if the visitor has not consented.
   * @returns a promise that resolves once the service has accepted the event. After that, leaving the page no longer
   * cancels the event.
   */
  async track(event: AnalyticsEvent): Promise<void> {
    const to = service()
    if (to === 'off' || consent() !== 'accepted') return
    if (to === 'first-party') post(event)
    else {
      const ga4 = await loadGa4()
      // Consent may have been withdrawn while the code was loading.
      if (consent() === 'accepted') await ga4?.send(to, event)
    }
  },
}

const post = (event: AnalyticsEvent) => {
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json' }
  // The request continues after the page closes. It sends no cookies, so it never includes a staff session.
  fetch('/api/events', { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(() => {})
}

/** Removes a service's data from this browser when there is no consent. */
export function watchWithdrawal() {
  const to = service()
  if (to === 'off' || to === 'first-party') return () => {}
  const forget = () => {
    if (consent() !== 'accepted') void loadGa4().then((ga4) => ga4?.stop(to))
  }
  if (document.cookie.includes('_ga')) forget()
  return watchStorage(forget)
}

/** Tracks clicks on PDFs, CAD files, and external links anywhere on the page. */
export function watchClicks() {
  const note = ({ type, button, target }: MouseEvent) => {
    // The middle button also opens a link. Ignore all other buttons.
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

/** @param path a path or a file name */
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
