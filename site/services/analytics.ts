/** What a visitor has said about analytics cookies; nothing yet counts as no. */
export type Consent = 'unset' | 'accepted' | 'declined'

export type AnalyticsEvent = {
  readonly name: 'search'
  readonly term: string
  /** Characters of the term. */
  readonly length: number
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

type Send = (event: AnalyticsEvent) => void

let consent: Consent = 'unset'
let send: Send | undefined

/** The one way to an analytics service. Without consent an event is dropped, not kept for later. */
export const analytics = {
  track(event: AnalyticsEvent) {
    if (consent === 'accepted') send?.(event)
  },
  /** @param transport what events are handed to from now on; the one before if absent */
  setConsent(next: Consent, transport = send) {
    consent = next
    send = transport
  },
}
