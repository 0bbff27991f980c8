import { type RefObject, useEffect, useState } from 'react'

/** Returns true while the page is scrolled by more than 50 px. `top` is an element that covers this distance. */
export function useScrolled(top: RefObject<Element | null>) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    if (!top.current) return
    const observer = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false), {
      // Move the edge by 1 px, because an element that only touches it counts as intersecting.
      rootMargin: '-1px 0px 0px',
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [top])

  return scrolled
}
