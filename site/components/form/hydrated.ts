import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the page's code runs: false in finished HTML and while it is taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
