import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { initializeNavigation } from '../services/navigation.ts'
import { createNavigation, type PageLocation, type Shown } from './navigation.ts'
import { prefetchOnIntent } from './prefetch.ts'

const ShownContext = createContext<Shown | undefined>(undefined)

// Not a context, because each change of a context hydrates all prerendered content (`hydrate-on-use.tsx`).
let pending: PageLocation | undefined
const PENDING = 'boltspan.pending'

const setPending = (location: PageLocation | undefined) => {
  pending = location
  window.dispatchEvent(new Event(PENDING))
}

const watchPending = (changed: () => void) => {
  window.addEventListener(PENDING, changed)
  return () => window.removeEventListener(PENDING, changed)
}

export const Router = ({ initial, children }: { initial: Shown; children: ReactNode }) => {
  const [shown, setShown] = useState(initial)
  const [navigation] = useState(() => createNavigation(initial, setShown, setPending))

  // Use a layout effect to set up navigation before the page's effects run, because they may navigate.
  useLayoutEffect(() => {
    initializeNavigation(navigation.navigate)
    const stops = [navigation.listen(), prefetchOnIntent()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [navigation])

  useLayoutEffect(() => {
    const { scroll, location } = shown
    if (scroll === undefined) return
    const target = scroll === 'start' ? document.getElementById(location.hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, scroll === 'start' ? 0 : scroll)
  }, [shown])

  return <ShownContext value={shown}>{children}</ShownContext>
}

/**
 * The current page.
 * @throws outside `Router`, which is a programming error
 */
export const useShown = () => {
  const shown = use(ShownContext)
  if (!shown) throw new Error('The router’s hooks must be used within Router.')
  return shown
}

export const useLocation = () => useShown().location

/** Returns how the page was reached: 'POP' for a document load or history navigation. */
export const useNavigationType = () => useShown().type

/** Returns the location that is loading, if any. */
export const usePendingLocation = () =>
  useSyncExternalStore(
    watchPending,
    () => pending,
    () => undefined,
  )
