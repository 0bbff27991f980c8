import { type RefObject, useEffect, useState } from 'react'

/** Less is the hand's trembling, px. */
const LEAST_PX = 4

/**
 * Whether the page is scrolled by more than 50 px, and whether one is on the way up there. `top` marks how far one may
 * scroll until then. The direction is followed from the start: the first scroll upwards counts, even one that comes
 * before the browser has reported that `top` is out of sight.
 */
export function useScrolled(top: RefObject<Element | null>) {
  const [scrolled, setScrolled] = useState(false)
  const [upwards, setUpwards] = useState(false)

  useEffect(() => {
    if (!top.current) return
    const observer = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false), {
      // What only touches the window's edge counts as in sight.
      rootMargin: '-1px 0px 0px',
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [top])

  useEffect(() => {
    let before = window.scrollY
    const follow = () => {
      const by = window.scrollY - before
      if (Math.abs(by) < LEAST_PX) return
      before += by
      setUpwards(by < 0)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return { scrolled, upwards: scrolled && upwards }
}
