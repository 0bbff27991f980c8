import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { fullUrl, pictureUrl, type Visual } from '../../services/visual.ts'
import { AddToList } from '../add-to-list/add-to-list.tsx'
import { Icon } from '../icon/icon.tsx'
import type { BuiltFromPart } from './built-from.tsx'
import type { GalleryPicture } from './gallery-picture.ts'
import styles from './lightbox.module.css'
import { markedParts, PartMarks, useHotspots } from './scene-parts.tsx'
import { clampedPan, wrapped, ZOOM, zoomed } from './zoom.ts'

const PAN_STEP_PX = 90
const PANS = [
  ['left', 1, 0],
  ['up', 0, 1],
  ['down', 0, -1],
  ['right', -1, 0],
] as const

/**
 * Returns the smallest file for an image. The browser has already cached it for the grid, so it is shown until the full
 * image loads.
 */
const lowResolution = (visual: Visual) =>
  visual.kind === 'picture' ? pictureUrl(visual, visual.widths[0] ?? visual.width, 'avif') : undefined

const highResolution = (visual: Visual) =>
  visual.kind === 'picture' ? pictureUrl(visual, visual.widths.at(-1) ?? visual.width, 'avif') : fullUrl(visual)

interface LightboxProps {
  readonly pictures: readonly GalleryPicture[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

const still = { scale: ZOOM.min as number, x: 0, y: 0 }

/**
 * An image viewer that fills the viewport. Previous and Next wrap around. Visitors can zoom from 1×
 * to 3×, and pan by dragging or with buttons.
 */
export function Lightbox({ pictures, index, onIndex, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<{ pointer: number; x: number; y: number }>(undefined)
  const [view, setView] = useState(still)
  const [loaded, setLoaded] = useState<string>()
  const [aimed, setAimed] = useState<BuiltFromPart>()
  const hotspots = useHotspots()

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  useEffect(() => {
    for (const direction of [1, -1] as const) {
      const neighbor = pictures[wrapped(index, direction, pictures.length)]
      const url = neighbor && highResolution(neighbor.visual)
      if (url) new Image().src = url
    }
  }, [index, pictures])

  const picture = pictures[index]
  if (!picture) return null
  const low = lowResolution(picture.visual)
  const high = highResolution(picture.visual)
  const parts = hotspots[picture.id]

  const go = (direction: 1 | -1) => {
    setView(still)
    setAimed(undefined)
    onIndex(wrapped(index, direction, pictures.length))
  }
  const zoom = (direction: 1 | -1) => setView(({ scale, x, y }) => placed(zoomed(scale, direction), x, y))
  const pan = (dx: number, dy: number) => setView(({ scale, x, y }) => placed(scale, x + dx, y + dy))
  const placed = (scale: number, x: number, y: number) => ({
    scale,
    x: clampedPan(x, scale, stage.current?.clientWidth ?? 0),
    y: clampedPan(y, scale, stage.current?.clientHeight ?? 0),
  })

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    else if (event.key === 'ArrowRight') go(1)
    else if (event.key === '+' || event.key === '=') zoom(1)
    else if (event.key === '-') zoom(-1)
    else return
    event.preventDefault()
  }
  const grab = (event: PointerEvent) => {
    if (view.scale === 1 || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent) => {
    const from = drag.current
    if (from?.pointer !== event.pointerId) return
    drag.current = { ...from, x: event.clientX, y: event.clientY }
    pan(event.clientX - from.x, event.clientY - from.y)
  }
  const release = () => {
    drag.current = undefined
  }

  const zoomedIn = view.scale > 1
  const transform = { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={picture.title} onKeyDown={keys} onClose={onClose}>
      <div className={styles.bar}>
        <p className={styles.title} aria-live="polite">
          <span className="data">
            {index + 1} / {pictures.length}
          </span>{' '}
          {aimed ? `${aimed.partNumber} ${aimed.name}` : picture.title}
        </p>
        {picture.builtFrom.length > 0 && (
          <AddToList className={styles.action} lines={picture.builtFrom} of="all parts" />
        )}
        {parts && (
          <a className={styles.action} href={`/build#scene=${parts.scene}`}>
            Open in builder
          </a>
        )}
        <button type="button" aria-label="Zoom out" disabled={view.scale <= ZOOM.min} onClick={() => zoom(-1)}>
          <Icon name="minus" />
        </button>
        <span className={styles.scale} role="status">
          {Math.round(view.scale * 100)}%
        </span>
        <button type="button" aria-label="Zoom in" disabled={view.scale >= ZOOM.max} onClick={() => zoom(1)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={zoomedIn || undefined}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div className={styles.picture} data-kind={picture.visual.kind} style={transform}>
          {low && <img src={low} alt="" aria-hidden="true" draggable={false} />}
          {high && (
            <img
              key={high}
              src={high}
              alt={picture.visual.alt}
              draggable={false}
              data-loaded={loaded === high || !low || undefined}
              onLoad={() => setLoaded(high)}
            />
          )}
          {parts && picture.visual.kind === 'picture' && (
            <PartMarks
              size={picture.visual}
              spots={parts.spots}
              parts={picture.builtFrom}
              stage={stage}
              zoom={view.scale}
              aimed={aimed}
              onAim={setAimed}
            />
          )}
        </div>
      </div>
      {parts && (
        <ol className={styles.parts}>
          {markedParts(parts.spots, picture.builtFrom).map((part) => (
            <li key={part.partNumber} data-aimed={aimed === part || undefined}>
              <a href={part.href}>
                {part.quantity} × {part.partNumber} {part.name}
              </a>
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        className={styles.side}
        data-side="previous"
        aria-label="Previous image"
        onClick={() => go(-1)}
      >
        <Icon name="left" size={32} />
      </button>
      <button type="button" className={styles.side} data-side="next" aria-label="Next image" onClick={() => go(1)}>
        <Icon name="right" size={32} />
      </button>
      {zoomedIn && (
        <div className={styles.pan}>
          {PANS.map(([side, dx, dy]) => (
            <button
              key={side}
              type="button"
              aria-label={`Pan ${side}`}
              onClick={() => pan(dx * PAN_STEP_PX, dy * PAN_STEP_PX)}
            >
              <Icon name={side} />
            </button>
          ))}
        </div>
      )}
    </dialog>
  )
}
