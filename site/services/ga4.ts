import type { AnalyticsEvent } from '../../contract/events.ts'
import { anonymousTerm } from '../../contract/search-terms.ts'

/**
 * Google Analytics 4, loaded after consent and never before.
 * https://developers.google.com/analytics/devguides/collection/ga4
 */

declare global {
  interface Window {
    dataLayer?: unknown[]
    [disabled: `ga-disable-${string}`]: boolean | undefined
  }
}

/** A script that has not come by then is not waited for. */
const SCRIPT_LIMIT_MS = 2000

/** Its host where none of our own is set; any other host of the script also takes the events. */
const GOOGLE = 'https://www.googletagmanager.com'

// Google's script reads `arguments` objects; an array in their place is ignored.
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments)
}

let loading: Promise<void> | undefined

const measurementId = (script: string) => new URL(script).searchParams.get('id') ?? ''

function start(script: string) {
  const id = measurementId(script)
  window[`ga-disable-${id}`] = false
  loading ??= load(script, id)
  return loading
}

function load(script: string, id: string): Promise<void> {
  const { origin } = new URL(script)
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    ...(origin === GOOGLE ? {} : { server_container_url: origin }),
  })
  const element = document.createElement('script')
  const { promise, resolve } = Promise.withResolvers<void>()
  element.onload = () => resolve()
  // Blocked or out of reach: the next event tries again.
  element.onerror = () => {
    element.remove()
    loading = undefined
    resolve()
  }
  element.async = true
  element.src = script
  document.head.append(element)
  return promise
}

/** @returns when the script is there to send it, or is too slow to be waited for */
export async function send(script: string, event: AnalyticsEvent): Promise<void> {
  const loaded = start(script)
  // Without the query, where a search term would be as it was typed.
  const page_location = `${window.location.origin}${window.location.pathname}`
  gtag('event', event.name, { page_location, ...parametersOf(event) })
  await Promise.race([loaded, new Promise<void>((resolve) => setTimeout(resolve, SCRIPT_LIMIT_MS))])
}

/** The names that Google's reports know. */
function parametersOf(event: AnalyticsEvent): Record<string, unknown> {
  switch (event.name) {
    case 'page_view':
      return { page_location: new URL(event.page, window.location.origin).href, page_title: document.title }
    case 'search':
      return {
        search_term: anonymousTerm(event.term),
        term_length: event.length,
        timestamp: event.timestamp,
        results: event.results,
      }
    case 'pdf_click':
    case 'cad_click':
      return { event_category: event.category, event_action: event.action, event_label: event.label }
    case 'form_submit':
      return { form_name: event.form, event_label: event.label }
  }
}

/** Stops it at once and removes its cookies; `send` starts it again. */
export function stop(script: string) {
  window[`ga-disable-${measurementId(script)}`] = true
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => /^_ga(_|$)/.test(name))
  const host = window.location.hostname.split('.')
  // It sets them for the widest domain that the browser lets it; which one that was cannot be read.
  const domains = ['', ...host.map((_, index) => `; domain=${host.slice(index).join('.')}`)]
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
