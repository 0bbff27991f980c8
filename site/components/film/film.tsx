import { useEffect, useRef, useState } from 'react'
import type { FilmSource } from '../../services/media.server.ts'
import type { Visual } from '../../services/visual.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture, UPRIGHT } from '../picture/picture.tsx'
import styles from './film.module.css'

/** A film and its poster, each for wide windows and for upright ones. */
interface FilmProps {
  readonly film: readonly FilmSource[] | undefined
  readonly uprightFilm: readonly FilmSource[] | undefined
  readonly poster: Visual
  readonly uprightPoster: Visual
}

/** A window that is nearly upright shows the middle of a picture that is as tall: 16:9 of its height. */
const COVERING = '(min-aspect-ratio: 3/2) 100vw, max(100vw, 178vh)'

/** Whether a film may play by itself: not where motion is unwanted, data is dear, or it would hold up the page. */
const mayPlay = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  const dear = connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? '')
  return !dear && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * A film over the whole width, muted and looping. Its poster is the page's first picture; the film follows once the
 * page has loaded, and only where it may play. It can be paused.
 */
export const Film = ({ film, uprightFilm, poster, uprightPoster }: FilmProps) => {
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

  // Read once it is requested, in the browser: the other form is not loaded when the window is turned.
  const shown = requested && uprightFilm && window.matchMedia(UPRIGHT).matches ? uprightFilm : (film ?? [])

  const toggle = () => {
    if (!requested) setRequested(true)
    else if (video.current?.paused) void video.current.play()
    else video.current?.pause()
  }

  return (
    <div className={styles.film}>
      <Picture visual={poster} upright={uprightPoster} sizes={COVERING} priority />
      {film && requested && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls takes no focus
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
