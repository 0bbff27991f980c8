/** Text values in local storage. If storage is blocked or full, they last until the page is closed. */
const unkept = new Map<string, string>()

/** Session storage key for the draft of a form. */
export const draftKey = (form: string) => `boltspan.form.${form}`

export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unkept.get(key)
  } catch {
    return unkept.get(key)
  }
}

/** Stores a text, or removes it if empty, without notifying this tab. */
export function storeText(key: string, text: string) {
  unkept.delete(key)
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    if (text) unkept.set(key, text)
  }
}

/** Stores a text and notifies this tab as the browser notifies others. */
export function keepText(key: string, text: string) {
  storeText(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Whether a text is in storage, so that it outlives the page. */
export const isKept = (key: string) => !unkept.has(key)

/** Calls back after each change, in this or another tab. */
export function watchKept(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
