import { useSyncExternalStore } from 'react'
import { useLocation } from '../router/router.tsx'
import { navigateTo } from './navigation.ts'
import { readText, saveText, watchStorage } from './storage.ts'

export type Units = 'us' | 'metric'

const KEY = 'boltspan.units'

const current = (): Units => {
  const named =
    new URLSearchParams(window.location.search).get('units') ??
    readText(KEY) ??
    document.documentElement.dataset.regional
  return named === 'metric' ? 'metric' : 'us'
}

/**
 * The selected units. They come from the URL, from this device's setting, or from the region of the browser's language,
 * in this order (`start-when-shown.js`). Prerendered pages use US units.
 */
export const useUnits = (): Units => {
  useLocation()
  return useSyncExternalStore(watchStorage, current, () => 'us')
}

/** Saves the units on this device, and adds them to the URL so that it can be shared. */
export const chooseUnits = (units: Units) => {
  saveText(KEY, units)
  document.documentElement.dataset.units = units
  const url = new URL(window.location.href)
  if (units === 'metric') url.searchParams.set('units', units)
  else url.searchParams.delete('units')
  navigateTo(url.pathname + url.search + url.hash, { replace: true, scrollToTop: false })
}
