/**
 * Texts that this browser keeps for the site, in its local storage. Where it keeps nothing (storage is blocked or
 * full), they last as long as the document.
 */
const unkept = new Map<string, string>()

/** Where session storage has what has been typed into a form. */
export const draftKey = (form: string) => `boltspan.form.${form}`

export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unkept.get(key)
  } catch {
    return unkept.get(key)
  }
}

/** Keeps a text, and forgets an empty one, without notifying this tab. */
export function storeText(key: string, text: string) {
  unkept.delete(key)
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    if (text) unkept.set(key, text)
  }
}

/** Keeps a text, and notifies this tab as the browser notifies the others. */
export function keepText(key: string, text: string) {
  storeText(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Whether a text outlives the document. */
export const isKept = (key: string) => !unkept.has(key)

/** Calls back after each change, in this tab or another one. */
export function watchKept(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
