import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'

const INTERVAL_MS = 5000

const motionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A carousel that uses native scroll snapping, so visitors can swipe or scroll through the slides without JavaScript.
 * It advances every 5 s unless it is hovered, focused, paused, or off screen, or the user prefers reduced motion.
 */
export const Carousel = ({ label, children }: { label: string; children: ReactNode }) => {
  const slides = Children.toArray(children)
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  /** The slide that `show` is scrolling to. */
  const scrollTarget = useRef<number>(undefined)

  const show = (position: number) => {
    const target = (position + slides.length) % slides.length
    const slide = track.current?.children[target] as HTMLElement | undefined
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: motionUnwanted() ? 'auto' : 'smooth' })
    scrollTarget.current = target
    setIndex(target)
  }

  useEffect(() => {
    if (motionUnwanted()) setPaused(true)
  }, [])

  useEffect(() => {
    const list = track.current
    if (!list) return
    const handleScrollEnd = () => {
      const position = Math.round(list.scrollLeft / list.clientWidth)
      // Ignore the end of this scroll if a later click has started another one.
      if (scrollTarget.current !== undefined && scrollTarget.current !== position) return
      scrollTarget.current = undefined
      setIndex(position)
    }
    const handleUserScroll = () => {
      scrollTarget.current = undefined
    }
    const listening = new AbortController()
    list.addEventListener('scrollend', handleScrollEnd, listening)
    for (const type of ['pointerdown', 'wheel', 'keydown']) {
      list.addEventListener(type, handleUserScroll, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (paused || isHeld) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') show(index + 1)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  })

  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(false)
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={release}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be keyboard accessible */}
      <ul ref={track} className={styles.track} aria-live={paused || isHeld ? 'polite' : 'off'} tabIndex={0}>
        {slides.map((slide, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
            key={position}
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <Button aria-label="Previous" onClick={() => show(index - 1)}>
          <Icon name="left" />
        </Button>
        <Button aria-label="Next" onClick={() => show(index + 1)}>
          <Icon name="right" />
        </Button>
        <Button aria-label={paused ? 'Play' : 'Pause'} onClick={() => setPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} />
        </Button>
        <span className={styles.dots}>
          {slides.map((_, position) => (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
              key={position}
              aria-label={`Slide ${position + 1}`}
              aria-current={position === index || undefined}
              onClick={() => show(position)}
            />
          ))}
        </span>
      </div>
    </section>
  )
}
