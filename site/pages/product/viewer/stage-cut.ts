import {
  DoubleSide,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  ReplaceStencilOp,
  type Sphere,
  Vector3,
} from 'three'
import { INK } from '#catalog/brand.ts'
import type { Point } from '#catalog/part-shape.ts'
import { toPart, toScene } from '#site/three/scene.ts'
import { boxOf, isCounter, type Shown } from './stage-model.ts'

/**
 * A section plane through the part. By default, the side that faces the default camera position is cut away. If the
 * section is flipped, the opposite side is cut away.
 */
export interface Section {
  readonly axis: 0 | 1 | 2
  /** Position along the axis, as a fraction of the part's size (0 to 1). */
  readonly at: number
  readonly isFlipped: boolean
}

/** The side that a section keeps on each axis: right, back, bottom. */
const KEPT: readonly [Point, Point, Point] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, -1],
]

/**
 * Clips a model and shows its stencil counters. If `clip` is undefined, removes the clipping and hides the counters.
 */
export function setClipped({ group }: Shown, clip: Plane | undefined) {
  group.traverse((each) => {
    if (!(each instanceof Mesh || each instanceof LineSegments)) return
    if (isCounter(each)) each.visible = clip !== undefined
    else Object.assign(each.material as Material, { clippingPlanes: clip ? [clip] : null, clipShadows: true })
  })
}

/** Moves the plane `clip` to the given section of the part. */
export function setClip(clip: Plane, { axis, at, isFlipped }: Section, part: Shown) {
  const box = boxOf([part])
  const [a, b] = [toPart(box.min)[axis], toPart(box.max)[axis]]
  // Keep the plane within the part, so it always cuts something.
  const place = Math.min(a, b) + Math.abs(b - a) * Math.min(0.9999, Math.max(0.0001, at))
  const normal = toScene(KEPT[axis]).multiplyScalar(isFlipped ? -1 : 1)
  const point: [number, number, number] = [0, 0, 0]
  point[axis] = place
  clip.setFromNormalAndCoplanarPoint(normal, toScene(point))
}

/** Draws the cut faces of the section in ink, wherever the stencil counted more back faces than front faces. */
export function createCap(clip: Plane, { center, radius }: Sphere, clearStencil: () => void): Mesh {
  const cap = new Mesh(
    new PlaneGeometry(radius * 4, radius * 4),
    new MeshBasicMaterial({
      color: INK,
      side: DoubleSide,
      toneMapped: false,
      stencilWrite: true,
      stencilRef: 0,
      stencilFunc: NotEqualStencilFunc,
      stencilFail: ReplaceStencilOp,
      stencilZFail: ReplaceStencilOp,
      stencilZPass: ReplaceStencilOp,
    }),
  )
  cap.position.copy(clip.projectPoint(center, new Vector3()))
  cap.lookAt(cap.position.clone().add(clip.normal))
  cap.renderOrder = 2
  cap.onAfterRender = clearStencil
  return cap
}
