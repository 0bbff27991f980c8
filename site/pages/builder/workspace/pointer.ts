/** Mouse and touch in the 3D view: select, place, drag along the grid, box-select, and measure. */
import type { PlacedPart, Point } from '#builder/model.ts'
import { difference } from '#builder/turns.ts'
import type { Hit } from '../stage/pick.ts'
import type { Ray } from '../stage/ray.ts'
import type { Stage } from '../stage/stage.ts'
import type { Builder } from './builder.ts'
import { type ChosenHole, holesNear } from './patterns.ts'

/** Pointer movement up to this distance counts as a click or tap, in px. */
const CLICK_PX = { mouse: 5, touch: 12 }
const GRID_IN = 3
const FLAT = 1e-4

type Screen = readonly [x: number, y: number]

type Gesture =
  | { readonly kind: 'press'; readonly id: number; readonly from: Screen; readonly isAdding: boolean }
  | {
      readonly kind: 'move'
      readonly id: number
      readonly from: Screen
      readonly part: string
      readonly plane: Plane
      readonly start: Point
      isStarted?: true
    }
  | { readonly kind: 'box'; readonly id: number; readonly from: Screen; readonly mark: HTMLElement }

/** The plane in which a drag moves parts: horizontal, or vertical if the structure is viewed from the side. */
interface Plane {
  readonly axis: 0 | 1 | 2
  readonly at: number
}

const onGrid = (value: number) => Math.round(value / GRID_IN) * GRID_IN

/**
 * Returns the point where a ray intersects a plane, or undefined if there is no intersection in front of the viewer.
 */
function meet({ from, toward }: Ray, { axis, at }: Plane): Point | undefined {
  if (Math.abs(toward[axis]) < FLAT) return undefined
  const distance = (at - from[axis]) / toward[axis]
  if (distance < 0) return undefined
  return [from[0] + toward[0] * distance, from[1] + toward[1] * distance, from[2] + toward[2] * distance]
}

/** Returns a function that removes the listeners. */
export function watchPointer(canvas: HTMLCanvasElement, stage: Stage, builder: Builder) {
  const listening = new AbortController()
  let gesture: Gesture | undefined
  let hover = 0
  /** Fingers on the canvas, by pointer id. */
  const fingers = new Map<number, Screen>()
  const on = (
    type: 'pointerdown' | 'pointerup' | 'pointermove' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => canvas.addEventListener(type, act, { signal: listening.signal, capture: true })

  const placeOf = ({ clientX, clientY }: MouseEvent): Screen => {
    const { left, top } = canvas.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  on('pointerdown', (event) => {
    const from = placeOf(event)
    if (event.pointerType === 'touch') fingers.set(event.pointerId, from)
    // Two fingers move the camera.
    if (fingers.size > 1) return cancel()
    if (!event.isPrimary || event.button !== 0) return
    const { tool, placing, selection } = builder.view()
    const isBox = tool === 'box' || (event.shiftKey && tool === 'select' && !placing)
    if (isBox) return startBox(event, from)
    const hit = tool === 'select' && !placing ? stage.pick(...from) : undefined
    if (hit && selection.has(hit.part.id)) return startMove(event, from, hit)
    gesture = { kind: 'press', id: event.pointerId, from, isAdding: event.ctrlKey || event.metaKey }
  })

  function hold(event: PointerEvent) {
    // For pinch zoom, the controls must track the first finger, so turn off only rotation.
    if (event.pointerType === 'touch') stage.controls.enableRotate = false
    else stage.controls.enabled = false
    canvas.setPointerCapture(event.pointerId)
  }

  function release() {
    gesture = undefined
    stage.controls.enabled = true
    stage.controls.enableRotate = true
  }

  function cancel() {
    if (gesture?.kind === 'box') gesture.mark.remove()
    if (gesture?.kind === 'move' && gesture.isStarted) builder.cancelMove()
    release()
  }

  function startMove(event: PointerEvent, from: Screen, { part, at: start }: Hit) {
    const { toward } = stage.rayAt(...from)
    const isFromSide = Math.abs(toward[2]) < 0.12
    const side = Math.abs(toward[0]) > Math.abs(toward[1]) ? 0 : 1
    const axis = isFromSide ? side : 2
    hold(event)
    gesture = { kind: 'move', id: event.pointerId, from, part: part.id, plane: { axis, at: start[axis] }, start }
  }

  function startBox(event: PointerEvent, from: Screen) {
    hold(event)
    const mark = Object.assign(document.createElement('div'), { className: 'box-mark' })
    canvas.parentElement?.append(mark)
    gesture = { kind: 'box', id: event.pointerId, from, mark }
  }

  on('pointermove', (event) => {
    const at = placeOf(event)
    if (fingers.has(event.pointerId)) moveFinger(event.pointerId, at)
    if (gesture?.kind === 'move') {
      if (!gesture.isStarted && span(gesture.from, at) <= reachOf(event)) return
      gesture.isStarted = true
      const point = meet(stage.rayAt(...at), gesture.plane)
      if (!point) return
      const [hole] = aim(at, builder.view().selection).holes
      builder.previewMove(difference(point, gesture.start), hole && { part: gesture.part, hole })
    } else if (gesture?.kind === 'box') {
      const { style } = gesture.mark
      const [[x0, x1], [y0, y1]] = rectangle(gesture.from, at)
      style.translate = `${x0}px ${y0}px`
      style.inlineSize = `${x1 - x0}px`
      style.blockSize = `${y1 - y0}px`
    } else if (!gesture && event.buttons === 0 && event.pointerType !== 'touch') {
      cancelAnimationFrame(hover)
      hover = requestAnimationFrame(() => hoverAt(at))
    }
  })

  on('pointerup', (event) => {
    fingers.delete(event.pointerId)
    const ended = gesture
    if (!ended || ended.id !== event.pointerId) return
    release()
    const at = placeOf(event)
    if (ended.kind === 'move') return builder.commitMove()
    if (ended.kind === 'box') {
      ended.mark.remove()
      return selectIn(ended.from, at)
    }
    if (span(ended.from, at) <= reachOf(event)) click(at, ended.isAdding, event.pointerType)
  })

  on('pointercancel', (event) => {
    fingers.delete(event.pointerId)
    cancel()
  })

  /** Rotates the view with the line between two fingers. The controls handle pinching and panning. */
  function moveFinger(id: number, at: Screen) {
    const before = directionOf([...fingers.values()])
    fingers.set(id, at)
    const turn = directionOf([...fingers.values()]) - before
    if (fingers.size === 2) stage.orbit(-Math.atan2(Math.sin(turn), Math.cos(turn)), 0)
  }

  canvas.addEventListener(
    'dblclick',
    (event) => {
      const { placing, tool } = builder.view()
      const hit = placing || tool !== 'select' ? undefined : stage.pick(...placeOf(event))
      if (hit) builder.select([hit.part.id], 'replace', 'parts')
    },
    { signal: listening.signal },
  )

  /** Aims at the holes in the part under the pointer, nearest first, or at the floor. */
  function aim(at: Screen, ignored?: ReadonlySet<string>): { holes: readonly ChosenHole[]; floor?: Point } {
    const ray = stage.rayAt(...at)
    const hit = stage.pick(...at, ignored)
    const shape = hit && builder.shapes(hit.part.partNumber)
    if (hit && shape) return { holes: holesNear(hit.part, shape, ray, hit.at) }
    const floor = meet(ray, { axis: 2, at: 0 })
    return { holes: [], ...(floor ? { floor: [onGrid(floor[0]), onGrid(floor[1]), 0] } : {}) }
  }

  function hoverAt(at: Screen) {
    const { placing, tool } = builder.view()
    if (!placing && tool !== 'measure') return
    const { holes, floor } = aim(at)
    if (tool === 'measure') builder.aimMeasure(holes[0])
    else if (floor) builder.aimPlacingAtFloor(floor)
    else builder.aimPlacingNear(holes)
  }

  function click(at: Screen, isAdding: boolean, pointerType: string) {
    const { placing, tool } = builder.view()
    if (tool === 'measure') {
      const [hole] = aim(at).holes
      if (hole) builder.pickMeasure(hole)
      return
    }
    if (placing) {
      hoverAt(at)
      // A tap only shows the placement. The Place button confirms it, because a finger covers the target.
      if (pointerType !== 'touch') builder.place()
      return
    }
    const hit = stage.pick(...at)
    builder.select(hit ? [hit.part.id] : [], isAdding ? 'toggle' : 'replace')
  }

  function selectIn(from: Screen, to: Screen) {
    const [[x0, x1], [y0, y1]] = rectangle(from, to)
    const isInside = (part: PlacedPart) => {
      const center = builder.centerOf(part)
      const place = center && stage.project(center)
      return place && place[0] >= x0 && place[0] <= x1 && place[1] >= y0 && place[1] <= y1
    }
    const { parts } = builder.view().structure
    builder.select(
      parts.filter((part) => !part.isHidden && isInside(part)).map(({ id }) => id),
      'replace',
    )
    builder.setTool('select')
  }

  return () => {
    listening.abort()
    cancelAnimationFrame(hover)
  }
}

const span = (a: Screen, b: Screen) => Math.hypot(b[0] - a[0], b[1] - a[1])
const reachOf = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? CLICK_PX.touch : CLICK_PX.mouse)

/** Direction from one finger to another on the screen, in radians. */
const directionOf = ([a, b]: readonly Screen[]): number => (a && b ? Math.atan2(b[1] - a[1], b[0] - a[0]) : 0)

const rectangle = (a: Screen, b: Screen) =>
  [
    [Math.min(a[0], b[0]), Math.max(a[0], b[0])],
    [Math.min(a[1], b[1]), Math.max(a[1], b[1])],
  ] as const
