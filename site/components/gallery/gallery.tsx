import { lazy, Suspense, useRef, useState } from 'react'
import { insist } from '../../services/insist.ts'
import { fullUrl, type Visual } from '../../services/visual.ts'
import { Picture } from '../picture/picture.tsx'
import { Plate } from '../plate/plate.tsx'
import styles from './gallery.module.css'

export interface GalleryPicture {
  readonly title: string
  readonly visual: Visual
}

const loadLightbox = async () => ({ default: (await import('./lightbox.tsx')).Lightbox })
const Lightbox = lazy(() => insist(loadLightbox))

const WHOLE_ROW = '(min-width: 1440px) 1320px, 100vw'
const HALF_ROW = '(min-width: 1440px) 660px, (min-width: 640px) 50vw, 100vw'

/** Only ahead of a click: whether it comes is the click's matter. */
const fetchAhead = () => void loadLightbox().catch(() => {})

/**
 * Thumbnails with their titles. Each is a link to its picture, so the gallery works without JavaScript; with it, the
 * lightbox opens, whose code arrives when a thumbnail is first pointed at.
 */
export const Gallery = ({ pictures }: { pictures: readonly GalleryPicture[] }) => {
  const [index, setIndex] = useState<number>()
  const shown = pictures.filter(({ visual }) => visual.kind !== 'plate')
  /** An odd one out has the first row to itself. */
  const alone = pictures.length % 2
  const links = useRef<(HTMLAnchorElement | null)[]>([])

  const close = (at: number) => {
    setIndex(undefined)
    links.current[at]?.focus()
  }

  return (
    <>
      <ul className={styles.grid} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {shown.map((picture, position) => (
          <li key={picture.title}>
            <a
              ref={(link) => {
                links.current[position] = link
              }}
              href={fullUrl(picture.visual)}
              className={styles.thumbnail}
              data-kind={picture.visual.kind}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setIndex(position)
              }}
            >
              <Picture visual={picture.visual} sizes={position < alone ? WHOLE_ROW : HALF_ROW} />
              <span className={styles.title}>{picture.title}</span>
            </a>
          </li>
        ))}
        {pictures
          .filter(({ visual }) => visual.kind === 'plate')
          .map(({ title }) => (
            <li key={title}>
              <Plate tone="dark" className={styles.empty}>
                {title}
              </Plate>
            </li>
          ))}
      </ul>
      {index !== undefined && (
        <Suspense>
          <Lightbox pictures={shown} index={index} onIndex={setIndex} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
