/** Finds the part under the pointer: bounding boxes first, and then the triangles of the nearest boxes. */
import type { PlacedPart, Point } from '#builder/model.ts'
import type { Box } from '#builder/turns.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import type { Model } from './part-models.ts'
import { along, boxHit, type Ray, rayInPart, triangleHit } from './ray.ts'

export interface Hit {
  readonly part: PlacedPart
  /** Point in the coordinates of the structure. */
  readonly at: Point
  readonly distance: number
}

interface Shown {
  readonly part: PlacedPart
  readonly solid: Pick<Model, 'triangles'>
  /** Bounding box in the coordinates of the structure. */
  readonly box: Box
}

/** Models with more triangles are picked by their bounding box. */
const MAX_TRIANGLES = 60_000
/** Maximum number of parts whose triangles are tested, nearest bounding box first. */
const MAX_TESTED = 24

/**
 * Returns the first visible part that a ray hits. If the ray passes only through gaps, returns the
 * part with the nearest box, because thin bars are hard to hit with the pointer.
 * @param isKept Points for which this returns false are cut away.
 */
export function pickPart(
  ray: Ray,
  instances: Iterable<Shown>,
  shapes: (partNumber: string) => PartShape | undefined,
  isKept?: (point: Point) => boolean,
): Hit | undefined {
  const boxes: { readonly shown: Shown; readonly own: Ray; readonly distance: number }[] = []
  for (const shown of instances) {
    const { part, box } = shown
    if (part.isHidden || boxHit(ray, box) === undefined) continue
    const shape = shapes(part.partNumber)
    if (!shape) continue
    const own = rayInPart(part, ray)
    const distance = boxHit(own, shape.box)
    if (distance !== undefined) boxes.push({ shown, own, distance })
  }
  boxes.sort((a, b) => a.distance - b.distance)
  let best: Hit | undefined
  for (const { shown, own, distance } of boxes.slice(0, MAX_TESTED)) {
    if (best && best.distance < distance) break
    const { triangles } = shown.solid
    const isFine = triangles.indices.length / 3 <= MAX_TRIANGLES
    const hit = isFine ? triangleHit(own, triangles) : distance
    if (hit === undefined || (best && best.distance <= hit)) continue
    const at = along(ray, hit)
    if (!isKept || isKept(at)) best = { part: shown.part, at, distance: hit }
  }
  if (best) return best
  const [nearest] = boxes
  if (!nearest) return undefined
  const at = along(ray, nearest.distance)
  return !isKept || isKept(at) ? { part: nearest.shown.part, at, distance: nearest.distance } : undefined
}
