import { type PerspectiveCamera, Spherical, Vector3 } from 'three'
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Point } from '#catalog/part-shape.ts'

export const VIEWS = {
  front: [0, 0, 1],
  top: [0, 1, 0],
  right: [1, 0, 0],
  /** The default view, from the front left as in the product images. */
  isometric: [-1, 1, 1],
} as const satisfies Record<string, Point>
export type ViewName = keyof typeof VIEWS

export const FIELD_OF_VIEW_DEG = 24
const HALF_VIEW = (FIELD_OF_VIEW_DEG / 2) * (Math.PI / 180)
const MARGIN = 1.12
const FIT_ROUNDS = 5
const EASE_MS = 240

const around = (position: Vector3, target: Vector3) => new Spherical().setFromVector3(position.clone().sub(target))

/** Edge points (x, y, z in sequence) and the bounding sphere of everything that must fit in the view. */
export interface InSight {
  readonly outlines: readonly Float32Array[]
  readonly center: Vector3
  readonly radius: number
}

/** The camera. `request` draws a frame. If `canEase` is false, the camera moves immediately. */
export function createEye(
  camera: PerspectiveCamera,
  controls: OrbitControls,
  canEase: () => boolean,
  request: () => void,
) {
  let easing = 0
  let arrive = () => {}

  function stop() {
    cancelAnimationFrame(easing)
    arrive = () => {}
  }

  function moveTo(position: Vector3, target: Vector3, isEased: boolean) {
    cancelAnimationFrame(easing)
    arrive = () => {
      cancelAnimationFrame(easing)
      camera.position.copy(position)
      controls.target.copy(target)
      request()
    }
    if (!isEased || !canEase()) return arrive()
    const from = { target: controls.target.clone(), around: around(camera.position, controls.target) }
    const to = around(position, target)
    // Rotate in the shorter direction.
    const turn = to.theta - from.around.theta
    to.theta = from.around.theta + Math.atan2(Math.sin(turn), Math.cos(turn))
    const started = performance.now()
    const step = () => {
      const part = Math.min(1, (performance.now() - started) / EASE_MS)
      const eased = 1 - (1 - part) ** 3
      const mix = (key: 'radius' | 'phi' | 'theta') => from.around[key] + (to[key] - from.around[key]) * eased
      controls.target.copy(from.target).lerp(target, eased)
      const at = new Spherical(mix('radius'), mix('phi'), mix('theta'))
      camera.position.setFromSpherical(at).add(controls.target)
      request()
      if (part < 1) easing = requestAnimationFrame(step)
      else arrive = () => {}
    }
    step()
  }

  return {
    stop,
    /** Jumps to the end of a move, so the point under the pointer stays in place. */
    standStill() {
      arrive()
      arrive = () => {}
      controls.update()
      camera.updateMatrixWorld()
    },
    /**
     * Moves the camera to the nearest position in the given direction from which everything is visible and centered.
     */
    seeAllFrom({ outlines, center, radius }: InSight, view: ViewName | undefined, isEased: boolean) {
      const direction = view ? new Vector3(...VIEWS[view]) : camera.position.clone().sub(controls.target)
      const toward = direction.normalize()
      const right = new Vector3(0, 1, 0).cross(toward)
      if (right.lengthSq() < 1e-6) right.set(1, 0, 0)
      right.normalize()
      const up = toward.clone().cross(right)
      const target = center.clone()
      const slope = Math.tan(HALF_VIEW) / MARGIN
      let distance = radius / slope
      // Perspective makes near points larger, so distance and center depend on each other. A few iterations are enough
      // to converge.
      for (let round = 0; round < FIT_ROUNDS; round += 1) {
        const [[x0, x1], [y0, y1]] = extents(outlines, { target, toward, distance }, [right, up])
        target.addScaledVector(right, ((x0 + x1) / 2) * distance).addScaledVector(up, ((y0 + y1) / 2) * distance)
        distance *= Math.max((x1 - x0) / 2 / (slope * camera.aspect), (y1 - y0) / 2 / slope)
      }
      moveTo(target.clone().addScaledVector(toward, distance), target, isEased)
    },
    orbit(across: number, up: number) {
      const at = around(camera.position, controls.target)
      at.theta -= across
      at.phi = Math.min(Math.PI, Math.max(0, at.phi - up))
      at.makeSafe()
      moveTo(new Vector3().setFromSpherical(at).add(controls.target), controls.target.clone(), false)
    },
    pan(across: number, up: number) {
      const step = camera.position.distanceTo(controls.target) * Math.tan(HALF_VIEW) * 2
      const shift = new Vector3(across, up, 0).multiplyScalar(step).applyQuaternion(camera.quaternion)
      moveTo(camera.position.clone().add(shift), controls.target.clone().add(shift), false)
    },
    zoom(factor: number) {
      const offset = camera.position.clone().sub(controls.target)
      offset.setLength(Math.min(controls.maxDistance, Math.max(controls.minDistance, offset.length() * factor)))
      moveTo(offset.add(controls.target), controls.target.clone(), true)
    },
  }
}

type Ends = [low: number, high: number]

/** Returns, as slopes, how far the outlines extend on each side of the given line of sight. */
function extents(
  outlines: readonly Float32Array[],
  { target, toward, distance }: { readonly target: Vector3; readonly toward: Vector3; readonly distance: number },
  axes: readonly [Vector3, Vector3],
): readonly [Ends, Ends] {
  const ends: [Ends, Ends] = [
    [Infinity, -Infinity],
    [Infinity, -Infinity],
  ]
  const point = new Vector3()
  for (const outline of outlines)
    for (let at = 0; at < outline.length; at += 3) {
      point.fromArray(outline, at).sub(target)
      const depth = Math.max(distance - point.dot(toward), distance / 100)
      for (const index of [0, 1] as const) {
        const seen = point.dot(axes[index]) / depth
        ends[index][0] = Math.min(ends[index][0], seen)
        ends[index][1] = Math.max(ends[index][1], seen)
      }
    }
  return ends
}
