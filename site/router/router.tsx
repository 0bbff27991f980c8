import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { initializeNavigation } from '../services/navigation.ts'
import { createNavigation, type PageLocation, type Shown } from './navigation.ts'
import { prefetchOnIntent } from './prefetch.ts'

const ShownContext = createContext<Shown | undefined>(undefined)
const PendingContext = createContext<PageLocation | undefined>(undefined)

/** Shows one page after the other, without loading the document again. */
export const Router = ({ initial, children }: { initial: Shown; children: ReactNode }) => {
  const [shown, setShown] = useState(initial)
  const [pending, setPending] = useState<PageLocation>()
  const [navigation] = useState(() => createNavigation(initial, setShown, setPending))

  // A layout effect, for effects of the page itself may navigate already.
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

  return (
    <ShownContext value={shown}>
      <PendingContext value={pending}>{children}</PendingContext>
    </ShownContext>
  )
}

/** The page that is shown. Throws outside of `Router`: that is a mistake of the developer. */
export const useShown = () => {
  const shown = use(ShownContext)
  if (!shown) throw new Error('The router’s hooks must be used within Router.')
  return shown
}

export const useLocation = () => useShown().location

/** How the page was reached: 'POP' as a document, or by back and forward. */
export const useNavigationType = () => useShown().type

/** Where one is on the way to, while its page is being loaded. */
export const usePendingLocation = () => use(PendingContext)
