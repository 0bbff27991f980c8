import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns true on the server, and in the browser the first time that a component renders for prerendered HTML. */
export function useIsPrerendered(): boolean {
  let isPrerendered = false
  // React calls the last function only on the server and during hydration. If the two values were different, React would
  // render the component again without a pause.
  useSyncExternalStore(
    subscribeToNothing,
    () => null,
    () => {
      isPrerendered = true
      return null
    },
  )
  return isPrerendered
}

/**
 * Returns true after hydration, and false in prerendered HTML. The change is a transition, so it doesn't block the page.
 */
export function useHydrated(): boolean {
  const isPrerendered = useIsPrerendered()
  const [hydrated, setHydrated] = useState(!isPrerendered)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
