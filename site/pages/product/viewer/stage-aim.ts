import { type PerspectiveCamera, type Plane, Raycaster, Vector2, type Vector3 } from 'three'
import type { Point } from '#catalog/part-shape.ts'
import { toPart, toScene } from '#site/three/scene.ts'
import { inDirection, isInFace, nearest, type Rim, type SeenRim } from './snap.ts'
import type { Shown } from './stage-model.ts'

/** A measurement point. It snaps to a nearby hole, if there is one. */
export interface Pick {
  readonly at: Point
  readonly rim?: Rim
}

export interface Target {
  readonly shown: readonly Shown[]
  readonly rims: readonly Rim[]
  /** The section plane, if the section is turned on. Points behind it are not visible. */
  readonly clip: Plane | undefined
}

const SNAP_PX = { mouse: 16, touch: 28 }
/** Pointer movement of up to this many px counts as a click or tap. */
const CLICK_PX = 6

/** Finds points on the model. `standStill` ends camera moves, so that a point matches what the visitor sees. */
export function createAim(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  target: () => Target,
  standStill: () => void,
) {
  const ray = new Raycaster()
  const isKept = (point: Vector3) => (target().clip?.distanceToPoint(point) ?? 0) > -0.01

  /** Projects a point to the canvas, in px from its upper left corner. */
  function flat(point: Vector3): readonly [x: number, y: number] {
    const at = point.clone().project(camera)
    return [((at.x + 1) / 2) * canvas.clientWidth, ((1 - at.y) / 2) * canvas.clientHeight]
  }

  /** Finds the first visible face under the given position on the canvas. */
  function hitAt(x: number, y: number) {
    ray.setFromCamera(new Vector2((x / canvas.clientWidth) * 2 - 1, 1 - (y / canvas.clientHeight) * 2), camera)
    const meshes = target().shown.flatMap((shown) => shown.meshes)
    return ray.intersectObjects(meshes, false).find(({ point }) => isKept(point))
  }

  /** Returns the hole ends that face the camera, are within the canvas, and are not cut away. */
  function seenRims(): SeenRim[] {
    return target().rims.flatMap((rim) => {
      const at = toScene(rim.at)
      const toEye = camera.position.clone().sub(at)
      if (toEye.dot(toScene(rim.normal)) <= 0.02 * toEye.length() || !isKept(at)) return []
      const [x, y] = flat(at)
      const isInside = x >= 0 && y >= 0 && x <= canvas.clientWidth && y <= canvas.clientHeight
      return isInside ? [{ rim, x, y, distance: toEye.length() }] : []
    })
  }

  /** Returns true if a hole is visible. Only its center is tested. */
  const isOpen = ({ x, y, distance }: SeenRim) => {
    const hit = hitAt(x, y)
    return !hit || hit.distance > distance - 0.05
  }

  const pickOf = ({ rim }: SeenRim): Pick => ({ at: rim.at, rim })

  function pickAt(event: PointerEvent): Pick | undefined {
    standStill()
    const [x, y] = placeOf(event)
    let near = seenRims()
    for (;;) {
      const found = nearest(near, x, y, event.pointerType === 'touch' ? SNAP_PX.touch : SNAP_PX.mouse)
      if (!found) break
      if (isOpen(found)) return pickOf(found)
      near = near.filter((each) => each !== found)
    }
    const hit = hitAt(x, y)
    return hit && { at: toPart(hit.point) }
  }

  /**
   * Returns the next hole in the given screen direction from the given point. If no point is given, returns the hole
   * nearest the center.
   */
  function pickToward(aimed: Pick | undefined, direction: readonly [number, number]): Pick | undefined {
    standStill()
    const seen = seenRims()
    const [x, y] = aimed ? flat(toScene(aimed.at)) : [canvas.clientWidth / 2, canvas.clientHeight / 2]
    const own = aimed?.rim
    // Prefer holes on the same face. Holes on other faces may look nearer than they are.
    const inFace = own ? seen.filter(({ rim }) => isInFace(rim, own)) : []
    const next = aimed
      ? (inDirection(inFace, { x, y }, direction).find(isOpen) ?? inDirection(seen, { x, y }, direction).find(isOpen))
      : seen.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y)).find(isOpen)
    return next && pickOf(next)
  }

  const placeOf = ({ clientX, clientY }: PointerEvent): readonly [x: number, y: number] => {
    const { left, top } = canvas.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  /**
   * While `isOn` returns true, calls `onClick` for clicks and taps, and `onHover` for mouse moves. Returns a function
   * that removes the listeners.
   */
  function watchPointer(isOn: () => boolean, onClick: (pick: Pick) => void, onHover: (pick: Pick | undefined) => void) {
    const listening = new AbortController()
    let pressed: { readonly id: number; readonly at: readonly [number, number] } | undefined
    let hover = 0
    const on = (type: 'pointerdown' | 'pointerup' | 'pointermove', listener: (event: PointerEvent) => void) =>
      canvas.addEventListener(type, listener, listening)
    on('pointerdown', (event) => {
      pressed = event.isPrimary && event.button === 0 ? { id: event.pointerId, at: placeOf(event) } : undefined
    })
    on('pointerup', (event) => {
      const from = pressed?.id === event.pointerId ? pressed.at : undefined
      pressed = undefined
      if (!isOn() || !from) return
      const [x, y] = placeOf(event)
      if (Math.hypot(x - from[0], y - from[1]) > CLICK_PX) return
      const pick = pickAt(event)
      if (pick) onClick(pick)
    })
    on('pointermove', (event) => {
      if (!isOn() || event.buttons !== 0 || event.pointerType === 'touch') return
      cancelAnimationFrame(hover)
      hover = requestAnimationFrame(() => onHover(pickAt(event)))
    })
    return () => {
      listening.abort()
      cancelAnimationFrame(hover)
    }
  }

  return { flat, pickToward, watchPointer }
}
