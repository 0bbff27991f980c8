import { useEffect, useRef, useState } from 'react'
import type { FilmSource } from '../../services/media.server.ts'
import type { Visual } from '../../services/visual.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture, PORTRAIT } from '../picture/picture.tsx'
import styles from './film.module.css'

/** A film and its poster, each in landscape and portrait. */
interface FilmProps {
  readonly film: readonly FilmSource[] | undefined
  readonly portraitFilm: readonly FilmSource[] | undefined
  readonly poster: Visual
  readonly portraitPoster: Visual
}

/** In nearly square windows, the 16:9 image is as tall as the window and cropped at the sides. */
const COVERING = '(min-aspect-ratio: 3/2) 100vw, max(100vw, 178vh)'

/** Returns false if the user prefers reduced motion, saves data, or has a slow connection. */
const mayPlay = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  const dear = connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? '')
  return !dear && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * A full-width film, muted and looped, with a pause button. The poster is the page's first image. The film loads after
 * the page if autoplay is allowed.
 */
export const Film = ({ film, portraitFilm, poster, portraitPoster }: FilmProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [requested, setRequested] = useState(false)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!film || !mayPlay()) return
    const start = () => setRequested(true)
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [film])

  // Check the orientation on request, so rotating the device later does not load the second film.
  const shown = requested && portraitFilm && window.matchMedia(PORTRAIT).matches ? portraitFilm : (film ?? [])

  const toggle = () => {
    if (!requested) setRequested(true)
    else if (video.current?.paused) void video.current.play()
    else video.current?.pause()
  }

  return (
    <div className={styles.film}>
      <Picture visual={poster} portrait={portraitPoster} sizes={COVERING} priority />
      {film && requested && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls is not focusable
        <video
          ref={video}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          data-playing={playing || undefined}
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
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
