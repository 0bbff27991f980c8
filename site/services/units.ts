import { useSyncExternalStore } from 'react'
import { useLocation } from '../router/router.tsx'
import { keepText, keptText, watchKept } from './kept.ts'
import { navigateTo } from './navigation.ts'

export type Units = 'us' | 'metric'

const KEY = 'boltspan.units'

const current = (): Units => {
  const named = new URLSearchParams(window.location.search).get('units') ?? keptText(KEY)
  return named === 'metric' ? 'metric' : 'us'
}

/**
 * The units that are shown: those of the address, or those that this device has been set to. Finished pages are in US
 * units.
 */
export const useUnits = (): Units => {
  useLocation()
  return useSyncExternalStore(watchKept, current, () => 'us')
}

/** For this device and, so that it can be sent, in the address. */
export const chooseUnits = (units: Units) => {
  keepText(KEY, units)
  document.documentElement.dataset.units = units
  const url = new URL(window.location.href)
  if (units === 'metric') url.searchParams.set('units', units)
  else url.searchParams.delete('units')
  navigateTo(url.pathname + url.search + url.hash, { replace: true, scrollToTop: false })
}
