import type { AnalyticsEvent } from '#contract/events.ts'

/** Google Analytics 4, loaded only after consent. https://developers.google.com/analytics/devguides/collection/ga4 */

declare global {
  interface Window {
    dataLayer?: unknown[]
    [disabled: `ga-disable-${string}`]: boolean | undefined
  }
}

const SCRIPT_LIMIT_MS = 2000

/** Default host of the script. If the script comes from a different host, that host also receives the events. */
const GOOGLE = 'https://www.googletagmanager.com'

// Google's script requires `arguments` objects and ignores arrays.
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
  // The script is blocked or unreachable. The next event tries again.
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

/** @returns a promise that resolves when the script can send the event, or after the time limit */
export async function send(script: string, event: AnalyticsEvent): Promise<void> {
  const loaded = start(script)
  // Exclude the query, because it may contain a search term.
  const page_location = `${window.location.origin}${window.location.pathname}`
  gtag('event', event.name, { page_location, ...parametersOf(event) })
  await Promise.race([loaded, new Promise<void>((resolve) => setTimeout(resolve, SCRIPT_LIMIT_MS))])
}

/** Returns the parameters under the names that Google's reports use. */
function parametersOf(event: AnalyticsEvent): Record<string, unknown> {
  switch (event.name) {
    case 'page_view':
      return { page_location: new URL(event.page, window.location.origin).href, page_title: document.title }
    case 'search':
      return { search_term: event.term, term_length: event.length, timestamp: event.timestamp, results: event.results }
    case 'pdf_click':
    case 'cad_click':
      return { event_category: event.category, event_action: event.action, event_label: event.label }
    case 'form_submit':
      return { form_name: event.form, event_label: event.label }
  }
}

/** Stops tracking and removes the cookies. `send` restarts it. */
export function stop(script: string) {
  window[`ga-disable-${measurementId(script)}`] = true
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => /^_ga(_|$)/.test(name))
  const host = window.location.hostname.split('.')
  // Cookies are set for the widest domain that the browser allows. That domain cannot be read, so try all candidates.
  const domains = ['', ...host.map((_, index) => `; domain=${host.slice(index).join('.')}`)]
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
