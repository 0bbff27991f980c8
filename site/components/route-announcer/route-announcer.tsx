import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../router/router.tsx'

/** A visitor who types or chooses there stays, whatever the address says then. */
const FIELDS = 'input, select, textarea'

/**
 * What a loaded document does by itself, for pages that are gone to within the site: its title is read out, and what is
 * read or reached next is its content, or the part of it that the address names.
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
      // What `:target` is in a loaded document.
      named.dataset.target = ''
    }
    setTitle(document.title)
    // In the next frame, for focus needs the layout, which would hold up the new page's first paint here.
    const frame = requestAnimationFrame(() => (named ?? main)?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [pathname, search, hash])

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}
