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

/** Ignore a failed prefetch. The click loads the code again. */
const fetchAhead = () => void loadLightbox().catch(() => {})

/**
 * Opens the image that the fragment names (`#image-2`), so the Back button closes it and the URL can be shared. If a
 * click added a history entry, closing the lightbox removes it.
 */
function useOpened(count: number) {
  const hydrated = useHydrated()
  const { hash, state } = useLocation()
  const index = Number(/^#picture-(\d+)$/.exec(hash)?.[1]) - 1
  const show = (next: number, replace: boolean) =>
    navigateTo(`#picture-${next + 1}`, { replace, state: replace ? state : OPENED_HERE, scrollToTop: false })
  return {
    // The prerendered page is the same for every fragment, so read the fragment after hydration.
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
  /** Shows all images in a single row, except in the smallest viewports. */
  readonly small?: boolean
}

/**
 * Thumbnails with titles. Each links to its image, so the gallery works without JavaScript. The lightbox code loads
 * when a thumbnail is first hovered or focused.
 */
export const Gallery = ({ pictures, small = false }: GalleryProps) => {
  const { index, open, goOn, close } = useOpened(pictures.length)
  /** An odd number of images would leave a single image in the last row. */
  const alone = pictures.length % 2
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<number>(undefined)

  // When the lightbox closes, return focus to the thumbnail of the image that was open.
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
