import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns true after hydration, and false in prerendered HTML. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
