/** How many parts the current list has: all that a page without a list needs to know of it. */

const KEY = 'boltspan-quote-count'
/** Of this tab; other tabs hear of a change by the storage event. */
const CHANGED = 'quote-count'

/** Where the browser keeps nothing for a site. */
let unkept = ''

/** '' for none. */
export function quoteCount(): string {
  try {
    return localStorage.getItem(KEY) ?? unkept
  } catch {
    return unkept
  }
}

export function setQuoteCount(count: number) {
  unkept = count ? String(count) : ''
  try {
    localStorage.setItem(KEY, unkept)
  } catch {
    // Blocked or full: `unkept` holds it for now.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function watchQuoteCount(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener(CHANGED, changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener(CHANGED, changed)
  }
}
