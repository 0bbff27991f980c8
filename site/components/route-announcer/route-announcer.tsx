import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../router/router.tsx'

/** Navigation doesn't move the focus away from these form fields. */
const FIELDS = 'input, select, textarea'

/**
 * Announces the title and moves focus to the content or the anchor after client-side navigation. Browsers do this only
 * for document loads.
 */
export const RouteAnnouncer = () => {
  const { pathname, search, hash } = useLocation()
  const shown = useRef({ pathname, search })
  const [title, setTitle] = useState('')

  useEffect(() => {
    document.querySelector('[data-target]')?.removeAttribute('data-target')
    const from = shown.current
    if (from.pathname === pathname && from.search === search) return
    shown.current = { pathname, search }
    const main = document.getElementById('main')
    const focused = document.activeElement
    if (from.pathname === pathname && main?.contains(focused) && focused?.matches(FIELDS)) return
    const named = document.getElementById(hash.slice(1))
    if (named) {
      named.tabIndex = -1
      // Replaces `:target`, which browsers update only for document loads and fragment navigation.
      named.dataset.target = ''
    }
    setTitle(document.title)
    // Focusing forces a layout, so wait for the next frame to keep the first paint fast.
    const frame = requestAnimationFrame(() => (named ?? main)?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [pathname, search, hash])

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}
