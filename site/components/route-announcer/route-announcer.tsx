import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from '../../router/router.tsx'

/** Navigation on a page doesn't move the focus away from these form fields. */
const FIELDS = 'input, select, textarea'

/**
 * Announces the title and moves focus to the content or the anchor after client-side navigation. Browsers do this only
 * for document loads.
 */
export const RouteAnnouncer = () => {
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ pathname, search })
  const [title, setTitle] = useState('')

  useEffect(() => {
    document.querySelector('[data-target]')?.removeAttribute('data-target')
    const from = shown.current
    if (from.pathname === pathname && from.search === search) return
    shown.current = { pathname, search }
    const main = document.getElementById('main')
    const focused = document.activeElement
    // A page that stores its inputs in the URL replaces it. The control that changed them keeps the focus.
    const isKept = type === 'REPLACE' ? focused !== document.body : main?.contains(focused) && focused?.matches(FIELDS)
    if (from.pathname === pathname && isKept) return
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
  }, [pathname, search, hash, type])

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}
