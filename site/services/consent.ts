/** What a visitor has said about analytics; nothing yet counts as no. */
export type Consent = 'unset' | 'accepted' | 'declined'

export interface Choice {
  readonly consent: Exclude<Consent, 'unset'>
  /** The day on which it was made. */
  readonly on: Date
}

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/; undefined where the browser does not know it. */
    readonly globalPrivacyControl?: boolean
  }
}

const KEY = 'boltspan-consent'

/** A choice holds for so long; then the question is asked again. */
const VALID_MONTHS = 6

const DAY_MS = 24 * 60 * 60_000

/** 'accepted 2026-11-21': nothing else is kept. */
const STORED = /^(accepted|declined) (\d{4}-\d{2}-\d{2})$/

/** Where the browser keeps nothing for a site, a choice holds until the page is loaded anew. */
let unkept: string | null = null

const stored = () => {
  try {
    return localStorage.getItem(KEY) ?? unkept
  } catch {
    return unkept
  }
}

/** The choice that was made here, unless it is too old (or of a day that is yet to come). */
export function choice(): Choice | undefined {
  const [, consent, day] = STORED.exec(stored() ?? '') ?? []
  if (!consent || !day) return undefined
  const on = new Date(day)
  const until = new Date(on)
  until.setUTCMonth(until.getUTCMonth() + VALID_MONTHS)
  const now = Date.now()
  if (!(now < until.getTime() && on.getTime() - DAY_MS < now)) return undefined
  return { consent: consent as Choice['consent'], on }
}

/** Asked anew each time, so that a withdrawal in any tab holds from that moment on. */
export const consent = (): Consent => choice()?.consent ?? (navigator.globalPrivacyControl ? 'declined' : 'unset')

const listeners = new Set<() => void>()

/** Calls back after each change, in this tab or another one. */
export function subscribe(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

export function choose(consent: Choice['consent']) {
  const value = `${consent} ${new Date().toISOString().slice(0, 10)}`
  unkept = value
  try {
    localStorage.setItem(KEY, value)
  } catch {
    // Storage is blocked: `unkept` holds it for now.
  }
  for (const changed of listeners) changed()
}
