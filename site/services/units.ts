import { useSyncExternalStore } from 'react'
import { useLocation } from '../router/router.tsx'
import { navigateTo } from './navigation.ts'

export type Units = 'us' | 'metric'

const KEY = 'boltspan.units'
const listeners = new Set<() => void>()

/** Also where a browser forbids storage: then a choice lasts as long as its address. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const current = (): Units => {
  const named = new URLSearchParams(window.location.search).get('units') ?? stored()
  return named === 'metric' ? 'metric' : 'us'
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The units that are shown: those of the address, or those that this device has been set to. Finished pages are in US units. */
export const useUnits = (): Units => {
  useLocation()
  return useSyncExternalStore(subscribe, current, () => 'us')
}

/** For this device and, so that it can be sent, in the address. */
export const chooseUnits = (units: Units) => {
  try {
    localStorage.setItem(KEY, units)
  } catch {
    // The address still has it.
  }
  document.documentElement.dataset.units = units
  const url = new URL(window.location.href)
  if (units === 'metric') url.searchParams.set('units', units)
  else url.searchParams.delete('units')
  navigateTo(url.pathname + url.search + url.hash, { replace: true, scrollToTop: false })
  for (const listener of listeners) listener()
}
