import { lazy, Suspense, useEffect, useRef } from 'react'
import { retryOffline } from '../../router/connection.ts'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { isPlainClick } from '../../services/plain-click.ts'
import { fullUrl } from '../../services/visual.ts'
import { useHydrated } from '../form/hydrated.ts'
import { Picture } from '../picture/picture.tsx'
import { BuiltFrom } from './built-from.tsx'
import styles from './gallery.module.css'
import type { GalleryPicture } from './gallery-picture.ts'

const loadLightbox = async () => ({ default: (await import('./lightbox.tsx')).Lightbox })
const Lightbox = lazy(() => retryOffline(loadLightbox))

const WHOLE_ROW = '(min-width: 1440px) 1320px, 100vw'
const HALF_ROW = '(min-width: 1440px) 660px, (min-width: 640px) 50vw, 100vw'
const THIRD_OF_ROW = '(min-width: 1440px) 440px, (min-width: 640px) 33vw, 100vw'

/** Only ahead of a click: whether it comes is the click's matter. */
const fetchAhead = () => void loadLightbox().catch(() => {})

/**
 * Which picture is open stands in the address (`#picture-2`): Back closes it, forward opens it again, and the address
 * can be sent on. An entry of the history that a click has made is left again when the lightbox closes.
 */
function useOpened(count: number) {
  const hydrated = useHydrated()
  const { hash, state } = useLocation()
  const index = Number(/^#picture-(\d+)$/.exec(hash)?.[1]) - 1
  const show = (next: number, replace: boolean) =>
    navigateTo(`#picture-${next + 1}`, { replace, state: replace ? state : OPENED_HERE, scrollToTop: false })
  return {
    // The finished page is the same for all addresses.
    index: hydrated && index >= 0 && index < count ? index : undefined,
    open: (next: number) => show(next, false),
    goOn: (next: number) => show(next, true),
    close() {
      if (state === OPENED_HERE) window.history.back()
      else navigateTo(window.location.pathname, { replace: true, scrollToTop: false })
    },
  }
}

const OPENED_HERE = 'lightbox'

interface GalleryProps {
  readonly pictures: readonly GalleryPicture[]
  /** Of one row on all but the smallest windows, where a page shows more than its pictures. */
  readonly small?: boolean
}

/**
 * Thumbnails with their titles. Each is a link to its picture, so the gallery works without JavaScript; with it, the
 * lightbox opens, whose code arrives when a thumbnail is first pointed at.
 */
export const Gallery = ({ pictures, small = false }: GalleryProps) => {
  const { index, open, goOn, close } = useOpened(pictures.length)
  /** An odd one out has the first row to itself. */
  const alone = pictures.length % 2
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<number>(undefined)

  // However it has been closed, the focus is where one was.
  useEffect(() => {
    if (index === undefined && last.current !== undefined)
      list.current?.querySelectorAll<HTMLElement>(':scope > li > a')[last.current]?.focus()
    last.current = index
  }, [index])

  return (
    <>
      <ul
        ref={list}
        className={styles.grid}
        data-small={small || undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        {pictures.map((picture, position) => (
          <li key={picture.id} id={picture.id}>
            <a
              href={fullUrl(picture.visual)}
              className={styles.thumbnail}
              data-kind={picture.visual.kind}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                open(position)
              }}
            >
              <span className={styles.frame}>
                <Picture
                  visual={picture.visual}
                  sizes={small ? THIRD_OF_ROW : position < alone ? WHOLE_ROW : HALF_ROW}
                />
              </span>
              <span className={styles.title}>{picture.title}</span>
            </a>
            <BuiltFrom parts={picture.builtFrom} title={picture.title} />
          </li>
        ))}
      </ul>
      {index !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} index={index} onIndex={goOn} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
