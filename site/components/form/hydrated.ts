import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns whether the page is hydrated. Returns false in prerendered HTML. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
