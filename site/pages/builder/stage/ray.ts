/** Picking without three.js, by intersecting rays with bounding boxes and triangles. Lengths are in inches. */
import { type Placement, unplaced, unturned } from '#builder/turns.ts'
import type { PartShape, Point } from '#catalog/part-shape.ts'
import type { Triangles } from './bars.ts'

export interface Ray {
  readonly from: Point
  /** Unit vector. */
  readonly toward: Point
}

/** Transforms a ray from the structure to the coordinates of a part's solid. */
export const rayInPart = (placement: Placement, { from, toward }: Ray): Ray => ({
  from: unplaced(placement, from),
  toward: unturned(placement.turn, toward),
})

export const along = ({ from, toward }: Ray, distance: number): Point => [
  from[0] + toward[0] * distance,
  from[1] + toward[1] * distance,
  from[2] + toward[2] * distance,
]

/**
 * Returns the distance at which a ray enters a box, or undefined if the ray misses the box. Returns 0 if the ray starts
 * inside the box.
 */
export function boxHit({ from, toward }: Ray, [min, max]: PartShape['box'], marginIn = 0): number | undefined {
  let [near, far] = [0, Infinity]
  for (const axis of [0, 1, 2] as const) {
    const [low, high] = [min[axis] - marginIn - from[axis], max[axis] + marginIn - from[axis]]
    if (toward[axis] === 0) {
      if (low > 0 || high < 0) return undefined
      continue
    }
    const [a, b] = [low / toward[axis], high / toward[axis]]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far ? near : undefined
}

/** Indices of a block of triangles that are tested only if the ray passes through their box. */
const BLOCK = 3 * 64
const blocks = new WeakMap<Triangles, readonly PartShape['box'][]>()

/**
 * Returns the bounding box of each block, and caches it for the next ray. Neighboring triangles in a model are close
 * together in its index list.
 */
export function blocksOf(triangles: Triangles): readonly PartShape['box'][] {
  const known = blocks.get(triangles)
  if (known) return known
  const { positions, indices } = triangles
  const found = Array.from({ length: Math.ceil(indices.length / BLOCK) }, (_, block): PartShape['box'] => {
    const min: [number, number, number] = [Infinity, Infinity, Infinity]
    const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
    for (const index of indices.subarray(block * BLOCK, (block + 1) * BLOCK))
      for (const axis of [0, 1, 2] as const) {
        const value = positions[index * 3 + axis] as number
        min[axis] = Math.min(min[axis], value)
        max[axis] = Math.max(max[axis], value)
      }
    return [min, max]
  })
  blocks.set(triangles, found)
  return found
}

/**
 * Returns the distance to the first triangle that a ray hits, from either side. Undefined if the ray doesn't hit any.
 */
export function triangleHit(ray: Ray, triangles: Triangles): number | undefined {
  let nearest: number | undefined
  for (const [block, box] of blocksOf(triangles).entries()) {
    const away = boxHit(ray, box, FLAT_IN)
    if (away === undefined || (nearest !== undefined && away > nearest)) continue
    const hit = hitWithin(ray, triangles, block * BLOCK)
    if (hit !== undefined && (nearest === undefined || hit < nearest)) nearest = hit
  }
  return nearest
}

/** The bounding box of coplanar triangles can have zero thickness, so rounding errors could cause a miss. */
const FLAT_IN = 1e-6

/** Returns the distance to the first triangle in a block that a ray hits. */
function hitWithin({ from, toward }: Ray, { positions, indices }: Triangles, first: number): number | undefined {
  let nearest: number | undefined
  const [dx, dy, dz] = toward
  const end = Math.min(first + BLOCK, indices.length)
  for (let at = first; at < end; at += 3) {
    const a = (indices[at] as number) * 3
    const b = (indices[at + 1] as number) * 3
    const c = (indices[at + 2] as number) * 3
    const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number]
    const ux = (positions[b] as number) - ax
    const uy = (positions[b + 1] as number) - ay
    const uz = (positions[b + 2] as number) - az
    const vx = (positions[c] as number) - ax
    const vy = (positions[c + 1] as number) - ay
    const vz = (positions[c + 2] as number) - az
    const px = dy * vz - dz * vy
    const py = dz * vx - dx * vz
    const pz = dx * vy - dy * vx
    const determinant = ux * px + uy * py + uz * pz
    if (Math.abs(determinant) < 1e-9) continue
    const [sx, sy, sz] = [from[0] - ax, from[1] - ay, from[2] - az]
    const first = (sx * px + sy * py + sz * pz) / determinant
    if (first < 0 || first > 1) continue
    const qx = sy * uz - sz * uy
    const qy = sz * ux - sx * uz
    const qz = sx * uy - sy * ux
    const second = (dx * qx + dy * qy + dz * qz) / determinant
    if (second < 0 || first + second > 1) continue
    const distance = (vx * qx + vy * qy + vz * qz) / determinant
    if (distance >= 0 && (nearest === undefined || distance < nearest)) nearest = distance
  }
  return nearest
}
