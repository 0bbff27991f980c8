import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { type Hotspots, loadHotspots, type SceneParts } from '../../services/hotspots.ts'
import type { BuiltFromPart } from './built-from.tsx'
import styles from './lightbox.module.css'

export function useHotspots(): Hotspots {
  const [hotspots, setHotspots] = useState<Hotspots>({})
  useEffect(() => {
    const ending = new AbortController()
    loadHotspots(ending.signal).then(setHotspots, () => {})
    return () => ending.abort()
  }, [])
  return hotspots
}

/** Returns the parts that have a marker, in the order of their numbers. */
export const markedParts = (spots: SceneParts['spots'], parts: readonly BuiltFromPart[]) =>
  parts.filter(({ partNumber }) => spots[partNumber])

interface PartMarksProps {
  readonly size: { readonly width: number; readonly height: number }
  readonly spots: SceneParts['spots']
  readonly parts: readonly BuiltFromPart[]
  readonly stage: RefObject<HTMLElement | null>
  /** Scale of the image in the stage. Markers keep their size. */
  readonly zoom: number
  readonly aimed: BuiltFromPart | undefined
  readonly onAim: (part: BuiltFromPart | undefined) => void
}

/** Markers on an image that link to the parts. On a touch screen, the first tap only shows the part's name. */
export const PartMarks = ({ size: { width, height }, spots, parts, stage, zoom, aimed, onAim }: PartMarksProps) => {
  const scale = useScale(stage, width, height) * zoom
  const marked = markedParts(spots, parts).map((part) => {
    const [x = 0, y = 0] = spots[part.partNumber] ?? []
    return { part, x: x * width, y: y * height }
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of links in an SVG
    <svg
      className={styles.marks}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--px': 1 / scale } as CSSProperties}
      role="group"
      aria-label="Parts in this image"
    >
      {marked.map(({ part, x, y }, index) => (
        <a
          key={part.partNumber}
          href={part.href}
          aria-label={`${part.partNumber} ${part.name}`}
          onFocus={() => onAim(part)}
          onBlur={() => onAim(undefined)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onAim(part)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onAim(undefined)}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch' || aimed === part) return
            event.preventDefault()
            onAim(part)
          }}
        >
          <circle cx={x} cy={y} data-target="" />
          <circle cx={x} cy={y} data-aimed={aimed === part || undefined} />
          <text x={x} y={y}>
            {index + 1}
          </text>
        </a>
      ))}
    </svg>
  )
}

/** Returns the scale of an image that is fitted to the stage, in CSS pixels per image pixel. */
function useScale(stage: RefObject<HTMLElement | null>, width: number, height: number): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScale(Math.min(element.clientWidth / width, element.clientHeight / height) || 1),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, width, height])
  return scale
}
