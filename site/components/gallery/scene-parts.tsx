import { type RefObject, useEffect, useState } from 'react'
import { type Hotspots, loadHotspots, type SceneParts } from '../../services/hotspots.ts'
import type { BuiltFromPart } from './built-from.tsx'
import styles from './lightbox.module.css'

/** Size of a marker, and of its pointer target, in px. */
const MARK_PX = 12
const TARGET_PX = 44

export function useHotspots(): Hotspots {
  const [hotspots, setHotspots] = useState<Hotspots>({})
  useEffect(() => {
    const ending = new AbortController()
    loadHotspots(ending.signal).then(setHotspots, () => {})
    return () => ending.abort()
  }, [])
  return hotspots
}

interface PartMarksProps {
  readonly size: { readonly width: number; readonly height: number }
  readonly spots: SceneParts['spots']
  readonly parts: readonly BuiltFromPart[]
  readonly stage: RefObject<HTMLElement | null>
  readonly aimed: BuiltFromPart | undefined
  readonly onAim: (part: BuiltFromPart | undefined) => void
}

/** Markers on an image that link to the parts. On a touch screen, the first tap only shows the part's name. */
export const PartMarks = ({ size: { width, height }, spots, parts, stage, aimed, onAim }: PartMarksProps) => {
  const scale = useScale(stage, width, height)
  const marked = parts.flatMap((part) => {
    const spot = spots[part.partNumber]
    return spot ? [{ part, x: spot[0] * width, y: spot[1] * height }] : []
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of links in an SVG
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} role="group" aria-label="Parts in this image">
      {marked.map(({ part, x, y }) => (
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
          <circle cx={x} cy={y} r={TARGET_PX / 2 / scale} data-target="" />
          <circle
            cx={x}
            cy={y}
            r={MARK_PX / 2 / scale}
            strokeWidth={2 / scale}
            data-aimed={aimed === part || undefined}
          />
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
