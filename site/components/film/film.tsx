import { useEffect, useRef, useState } from 'react'
import type { FilmSource } from '../../services/media.server.ts'
import type { Visual } from '../../services/visual.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture, PORTRAIT } from '../picture/picture.tsx'
import styles from './film.module.css'

/** A film and its poster, each in landscape and portrait versions. */
interface FilmProps {
  readonly film: readonly FilmSource[] | undefined
  readonly portraitFilm: readonly FilmSource[] | undefined
  readonly poster: Visual
  readonly portraitPoster: Visual
}

/** In nearly square viewports, the 16:9 image is as tall as the viewport and cropped at the sides. */
const COVERING = '(min-aspect-ratio: 3/2) 100vw, max(100vw, 178vh)'

/** Returns false if the visitor prefers reduced motion, has turned on data saver, or has a slow connection. */
const mayPlay = () => {
  // Don't use `downlink`, because Chromium reports 1.5 Mbit/s before it has measured the connection.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  const dear = connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? '')
  return !dear && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * A full-width film, muted and looped, with a pause button. The poster is the page's first image. If autoplay is
 * allowed, the film loads when the page is complete and idle or, on touch screens, after the first touch or scroll. It
 * therefore doesn't delay the poster or, on a phone, the scripts. It fades in when it starts to play.
 */
export const Film = ({ film, portraitFilm, poster, portraitPoster }: FilmProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'loading' | 'playing' | 'paused'>()
  const playing = state === 'playing'

  useEffect(() => {
    if (!film || !mayPlay()) return
    const start = () => (window.requestIdleCallback ?? setTimeout)(() => setState((current) => current ?? 'loading'))
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    if (!isTouch && document.readyState === 'complete') {
      start()
      return
    }
    const leaving = new AbortController()
    for (const type of isTouch ? ['scroll', 'pointerdown', 'keydown'] : ['load'])
      window.addEventListener(type, start, { once: true, passive: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [film])

  // Check the orientation when the film is requested, so rotating the device later does not load a second film.
  const shown = state && portraitFilm && window.matchMedia(PORTRAIT).matches ? portraitFilm : (film ?? [])

  const toggle = () => {
    if (!state) setState('loading')
    else if (video.current?.paused) void video.current.play()
    else video.current?.pause()
  }

  return (
    <div className={styles.film}>
      <Picture visual={poster} portrait={portraitPoster} sizes={COVERING} priority />
      {film && state && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls is not focusable
        <video
          ref={video}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          data-state={state}
          onPlaying={() => setState('playing')}
          onPause={() => setState('paused')}
        >
          {shown.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
      {film && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={playing ? 'Pause film' : 'Play film'}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </div>
  )
}
