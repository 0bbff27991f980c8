import { readText, saveText, writeText } from './storage.ts'

/** The visitor's analytics choice. 'unset' counts as declined. */
export type Consent = 'unset' | 'accepted' | 'declined'

export interface Choice {
  readonly consent: Exclude<Consent, 'unset'>
  /** Date of the choice, if known. */
  readonly on: Date | undefined
}

declare global {
  interface Navigator {
    /** The Global Privacy Control signal (https://www.w3.org/TR/gpc/). Undefined if the browser does not support it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Storage key for the choice ('accepted' or 'declined'). The date ('2026-11-21') is stored under a separate key. */
const KEY = 'boltspan-consent'
const DAY_KEY = 'boltspan-consent-date'

/** The consent prompt appears again after this time. A choice without a date does not expire. */
const VALID_MONTHS = 6

const DAY_MS = 24 * 60 * 60_000

/** Returns the stored choice, unless it has expired or its date is in the future. */
export function choice(): Choice | undefined {
  const consent = readText(KEY)
  if (consent !== 'accepted' && consent !== 'declined') return undefined
  const day = readText(DAY_KEY)
  if (day === undefined) return { consent, on: undefined }
  const on = new Date(day)
  const until = new Date(on)
  until.setUTCMonth(until.getUTCMonth() + VALID_MONTHS)
  const now = Date.now()
  return now < until.getTime() && on.getTime() - DAY_MS < now ? { consent, on } : undefined
}

/** Reads the choice on each call, so a withdrawal in another tab applies immediately. */
export const consent = (): Consent => choice()?.consent ?? (navigator.globalPrivacyControl ? 'declined' : 'unset')

export function choose(consent: Choice['consent']) {
  // Write the date first, because other tabs read both when the choice changes.
  writeText(DAY_KEY, new Date().toISOString().slice(0, 10))
  saveText(KEY, consent)
}
