/**
 * Handles at the selection in the 3D view: arrows that move it along one axis, and a grip that changes the length of
 * one part. They are for pointers only, because the arrow keys, the comma and period keys, and the lists do the same.
 */
import { boundsOf } from '#builder/edit.ts'
import type { Point } from '#builder/model.ts'
import { lengthInOf } from '#builder/shapes.ts'
import { difference, dot, scaled, sum } from '#builder/turns.ts'
import { sizesOf } from '../builder-parts.ts'
import type { Ray } from '../stage/ray.ts'
import type { Stage } from '../stage/stage.ts'
import type { Builder } from './builder.ts'

type Screen = readonly [x: number, y: number]

const AXES: readonly Point[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
/** Distance of an arrow from the center of the selection, and of the grip from the end of a part, in px. */
const ARROW_PX = 64
const GRIP_PX = 24
/** Arrows that are closer to the grip than this are on the other side of the center, in px. */
const APART_PX = 44
/** An axis that points at the viewer has no arrow: 10 in along it are shorter than this, in px. */
const SHORT_PX = 4

/** A line in space: a point, and a direction of length 1. */
interface Line {
  readonly at: Point
  readonly along: Point
}

/** Returns the distance along a line to the point that is nearest to a ray, in inches. Undefined if they are parallel. */
export function distanceAlong({ at, along }: Line, { from, toward }: Ray): number | undefined {
  const apart = difference(at, from)
  const [cosine, square] = [dot(along, toward), dot(toward, toward)]
  const across = square - cosine * cosine
  if (across < 1e-6 * square) return undefined
  return (cosine * dot(toward, apart) - square * dot(along, apart)) / across
}

interface Handle {
  readonly element: HTMLElement
  /**
   * Where the handle is on the screen, and the direction that it points in. Undefined if it is not shown.
   * @param grip where the grip is
   */
  readonly place: (stage: Stage, grip?: Screen) => { readonly at: Screen; readonly toward: Screen } | undefined
  /** The line that a drag follows. */
  readonly line: () => Line | undefined
  readonly start?: () => void
  /** Shows the result of a drag by `byIn` along the line. Returns a short text about it. */
  readonly drag: (byIn: number) => string
  readonly commit: () => void
}

const isShown = ({ placing, tool }: ReturnType<Builder['view']>) => !placing && tool === 'select'

/** Adds the handles to a container over the canvas. `place` moves them after each frame. */
export function createHandles(container: HTMLElement, stage: Stage, builder: Builder) {
  const listening = new AbortController()
  const handles = [sizeHandle(builder), ...AXES.map((along) => moveHandle(along, builder))]
  for (const handle of handles) watch(handle, stage, builder, listening.signal)
  container.replaceChildren(...handles.map(({ element }) => element))
  return {
    place() {
      const view = builder.view()
      const isVisible = isShown(view) && view.selection.size > 0
      let grip: Screen | undefined
      for (const { element, place } of handles) {
        const placed = isVisible ? place(stage, grip) : undefined
        element.hidden = !placed
        if (!placed) continue
        if (element.dataset.handle === 'size') grip = placed.at
        element.style.translate = `${placed.at[0]}px ${placed.at[1]}px`
        element.style.setProperty('--turn', `${Math.atan2(placed.toward[1], placed.toward[0])}rad`)
      }
    },
    dispose() {
      listening.abort()
      container.replaceChildren()
    },
  }
}

const elementOf = (kind: 'move' | 'size') => {
  const element = document.createElement('span')
  element.dataset.handle = kind
  element.hidden = true
  return element
}

/** Returns where a line meets the screen, and the direction of the line there. */
function onScreen(stage: Stage, { at, along }: Line) {
  const [from, to] = [stage.project(at), stage.project(sum(at, scaled(along, 10)))]
  if (!from || !to) return undefined
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y)
  return length < SHORT_PX ? undefined : { at: from, toward: [x / length, y / length] as const }
}

const shifted = ({ at, toward }: { readonly at: Screen; readonly toward: Screen }, px: number) => ({
  at: [at[0] + toward[0] * px, at[1] + toward[1] * px] as const,
  toward,
})

function moveHandle(along: Point, builder: Builder): Handle {
  const line = (): Line | undefined => {
    const { structure, selection } = builder.view()
    const parts = structure.parts.filter(({ id, isHidden }) => selection.has(id) && !isHidden)
    const box = boundsOf(parts, builder.shapes)
    return box && { at: scaled(sum(box[0], box[1]), 0.5), along }
  }
  return {
    element: elementOf('move'),
    line,
    place(stage, grip) {
      const axis = line()
      const found = axis && onScreen(stage, axis)
      if (!found) return undefined
      const ahead = shifted(found, ARROW_PX)
      const isNearGrip = grip && Math.hypot(ahead.at[0] - grip[0], ahead.at[1] - grip[1]) < APART_PX
      const { at, toward } = found
      return isNearGrip ? shifted({ at, toward: [-toward[0], -toward[1]] }, ARROW_PX) : ahead
    },
    drag: (byIn) => builder.previewMove(scaled(along, byIn)),
    commit: () => builder.commitMove(),
  }
}

function sizeHandle(builder: Builder): Handle {
  const selected = () => {
    const { structure, selection } = builder.view()
    const [part, ...others] = structure.parts.filter(({ id }) => selection.has(id))
    return part && others.length === 0 ? part : undefined
  }
  const line = () => {
    const part = selected()
    return part && builder.movingEnd(part)
  }
  let lengthIn = 0
  const sizes = () => sizesOf(builder.catalog, selected()?.partNumber ?? '')
  return {
    element: elementOf('size'),
    line,
    place(stage) {
      const end = line()
      const found = end && sizes().length > 1 ? onScreen(stage, end) : undefined
      return found && shifted(found, GRIP_PX)
    },
    start() {
      lengthIn = lengthInOf(selected()?.partNumber ?? '') ?? 0
      builder.loadSizes(sizes().map(({ partNumber }) => partNumber))
    },
    drag(byIn) {
      const awayIn = (partNumber: string) => Math.abs((lengthInOf(partNumber) ?? 0) - lengthIn - byIn)
      const [nearest] = sizes().toSorted((a, b) => awayIn(a.partNumber) - awayIn(b.partNumber))
      if (!nearest) return ''
      builder.previewSize(nearest.partNumber)
      return nearest.size ?? ''
    },
    commit: () => builder.commitSize(),
  }
}

function watch({ element, line, start, drag, commit }: Handle, stage: Stage, builder: Builder, signal: AbortSignal) {
  let held: { readonly id: number; readonly line: Line; readonly fromIn: number } | undefined
  const rayOf = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0 } = element.parentElement?.getBoundingClientRect() ?? {}
    return stage.rayAt(clientX - left, clientY - top)
  }
  function end(id: number, act: () => void) {
    if (held?.id !== id) return
    held = undefined
    delete element.dataset.text
    act()
  }
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => element.addEventListener(type, act, { signal })
  on('pointerdown', (event) => {
    const along = line()
    const fromIn = along && distanceAlong(along, rayOf(event))
    if (!event.isPrimary || event.button !== 0 || !along || fromIn === undefined) return
    event.preventDefault()
    element.setPointerCapture(event.pointerId)
    held = { id: event.pointerId, line: along, fromIn }
    start?.()
  })
  on('pointermove', (event) => {
    if (held?.id !== event.pointerId) return
    const toIn = distanceAlong(held.line, rayOf(event))
    if (toIn !== undefined) element.dataset.text = drag(toIn - held.fromIn)
  })
  on('pointerup', ({ pointerId }) => end(pointerId, commit))
  on('pointercancel', ({ pointerId }) => end(pointerId, () => builder.cancelMove()))
}
