import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the page is hydrated. False in prerendered HTML. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
