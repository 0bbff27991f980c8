/** Text values in local storage. If storage is blocked or full, they last until the page is closed. */
const fallback = new Map<string, string>()

/** Session storage key for a form's draft. */
export const draftKey = (form: string) => `boltspan.form.${form}`

export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? fallback.get(key)
  } catch {
    return fallback.get(key)
  }
}

/** Stores text, or removes the key if the text is empty, without notifying this tab. */
export function writeText(key: string, text: string) {
  fallback.delete(key)
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    if (text) fallback.set(key, text)
  }
}

/** Stores text and also notifies this tab, because the browser notifies only other tabs. */
export function saveText(key: string, text: string) {
  writeText(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Returns true if a value is in storage and therefore remains after the page closes. */
export const isSaved = (key: string) => !fallback.has(key)

/** Calls `changed` after each change in this tab or another tab. */
export function watchStorage(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
