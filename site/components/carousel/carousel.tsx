import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'

const INTERVAL_MS = 5000

const motionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Slides on the browser's own scroll snapping: they can be swiped and, without JavaScript, scrolled. It goes on by
 * itself every 5 s, but not while it is pointed at, has focus, was paused, is out of sight, or motion is unwanted.
 */
export const Carousel = ({ label, children }: { label: string; children: ReactNode }) => {
  const slides = Children.toArray(children)
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  /** Where a scroll that `show` began is going. */
  const goal = useRef<number>(undefined)

  const show = (position: number) => {
    const target = (position + slides.length) % slides.length
    const slide = track.current?.children[target] as HTMLElement | undefined
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: motionUnwanted() ? 'auto' : 'smooth' })
    goal.current = target
    setIndex(target)
  }

  useEffect(() => {
    if (motionUnwanted()) setPaused(true)
  }, [])

  // The slide that has been scrolled to, by hand or by `show`, is the current one.
  useEffect(() => {
    const list = track.current
    if (!list) return
    const settle = () => {
      const position = Math.round(list.scrollLeft / list.clientWidth)
      // The end of a scroll that another click has cut short: where it stopped is not where one is going.
      if (goal.current !== undefined && goal.current !== position) return
      goal.current = undefined
      setIndex(position)
    }
    const takenOver = () => {
      goal.current = undefined
    }
    const listening = new AbortController()
    list.addEventListener('scrollend', settle, listening)
    for (const type of ['pointerdown', 'wheel', 'keydown']) {
      list.addEventListener(type, takenOver, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (paused || held) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') show(index + 1)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  })

  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={release}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <ul ref={track} className={styles.track} aria-live={paused || held ? 'polite' : 'off'} tabIndex={0}>
        {slides.map((slide, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
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
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
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
