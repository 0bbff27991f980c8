import { keepText, keptText, storeText } from './kept.ts'

/** What a visitor has said about analytics; nothing yet counts as no. */
export type Consent = 'unset' | 'accepted' | 'declined'

export interface Choice {
  readonly consent: Exclude<Consent, 'unset'>
  /** The day on which it was made, where that is known. */
  readonly on: Date | undefined
}

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/; undefined where the browser does not know it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** 'accepted' or 'declined' and nothing else; the day of it ('2026-11-21') is kept beside it. */
const KEY = 'boltspan-consent'
const DAY_KEY = 'boltspan-consent-date'

/** A choice holds for so long; then the question comes again. One without a day holds until it is changed. */
const VALID_MONTHS = 6

const DAY_MS = 24 * 60 * 60_000

/** The choice that was made here, unless it is too old (or of a day that is yet to come). */
export function choice(): Choice | undefined {
  const consent = keptText(KEY)
  if (consent !== 'accepted' && consent !== 'declined') return undefined
  const day = keptText(DAY_KEY)
  if (day === undefined) return { consent, on: undefined }
  const on = new Date(day)
  const until = new Date(on)
  until.setUTCMonth(until.getUTCMonth() + VALID_MONTHS)
  const now = Date.now()
  return now < until.getTime() && on.getTime() - DAY_MS < now ? { consent, on } : undefined
}

/** Read again each time, so that a withdrawal in any tab holds from that moment on. */
export const consent = (): Consent => choice()?.consent ?? (navigator.globalPrivacyControl ? 'declined' : 'unset')

export function choose(consent: Choice['consent']) {
  // The day first: another tab reads both as soon as the choice is there.
  storeText(DAY_KEY, new Date().toISOString().slice(0, 10))
  keepText(KEY, consent)
}
