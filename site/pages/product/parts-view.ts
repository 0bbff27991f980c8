import { useSyncExternalStore } from 'react'
import { saveText, watchStorage } from '../../services/storage.ts'

/** The two views of a product's parts: cards, or a table with filters and a comparison. */
export type PartsView = 'cards' | 'table'

/** Storage key. `start-when-shown.js` reads it before the first paint and sets the attribute on `<html>`. */
const KEY = 'boltspan.parts'

const shown = (): PartsView => (document.documentElement.dataset.parts === 'table' ? 'table' : 'cards')

export const usePartsView = () => useSyncExternalStore<PartsView>(watchStorage, shown, () => 'cards')

/** Shows a view and saves it on this device. */
export const chooseParts = (view: PartsView) => {
  document.documentElement.dataset.parts = view
  saveText(KEY, view)
}

/** Shows a view without saving it, for links to content that only this view has. */
export const showParts = (view: PartsView) => {
  document.documentElement.dataset.parts = view
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
