/**
 * Divides a part into boxes that enclose its material. The builder uses the boxes to check for intersecting parts.
 *
 * Planes through the flat faces of the part, and planes at regular intervals between them, divide the part's bounding
 * box into cells. Each box encloses the material in one cell. Boxes in a row are then merged. Flat walls that are
 * parallel to an axis are exact. Slanted and round pieces become steps that extend up to `STEP_IN` beyond the material.
 */

import type { PartShape, Point } from '../../catalog/part-shape.ts'
import { cross, difference, dot } from '../../engineering/vectors.ts'
import type { Solid } from '../geometry/kernel.ts'
import { asOneSolid, densityLbPerIn3, type Part } from '../geometry/part.ts'

type Box = PartShape['box']
type Triangle = readonly [Point, Point, Point]

/** Distance between planes in regions where the part has no flat faces, in. */
const STEP_IN = 1.5
const MAX_PLANES = 48
/** Planes closer together than this count as one plane, in. */
const NEAR_IN = 0.05
/** Minimum area for a flat face to get a plane, in². */
const FLAT_IN2 = 1.5
const SAME_IN = 0.002
/**
 * Boxes are merged if the volume of their common box exceeds their total volume by at most this fraction of the part's
 * volume. The limit is doubled as needed for parts with many boxes.
 */
const ADDED = 1 / 2000
const MANY_BOXES = 160

export const piecesOf = (part: Part): Box[] => {
  const triangles = trianglesOf(asOneSolid(part))
  const planes = [0, 1, 2].map((axis) => planesAlong(triangles, axis)) as [number[], number[], number[]]
  return merged(boxesIn(triangles, planes), ADDED * asOneSolid(part).volume()).map(rounded)
}

/** Center of gravity of a part, in. */
export function centerOf(part: Part): Point {
  const total = { weight: 0, moment: [0, 0, 0] as [number, number, number] }
  for (const { solid, material } of part.bodies) {
    for (const [a, b, c] of trianglesOf(solid)) {
      // Signed volume of the tetrahedron between the triangle and the origin.
      const volume = dot(a, cross(b, c)) / 6
      const weight = volume * densityLbPerIn3[material]
      total.weight += weight
      for (const axis of [0, 1, 2] as const) total.moment[axis] += (weight * (a[axis] + b[axis] + c[axis])) / 4
    }
  }
  return total.moment.map((value) => round(value / total.weight)) as unknown as Point
}

const round = (value: number) => Math.round(value * 1000) / 1000 + 0
const rounded = ([min, max]: Box): Box => [min.map(round) as unknown as Point, max.map(round) as unknown as Point]

function trianglesOf(solid: Solid): Triangle[] {
  const { vertProperties, triVerts, numProp } = solid.getMesh()
  const at = (index: number): Point => {
    const start = (triVerts[index] as number) * numProp
    return [vertProperties[start], vertProperties[start + 1], vertProperties[start + 2]] as unknown as Point
  }
  return Array.from({ length: triVerts.length / 3 }, (_, index) => [
    at(3 * index),
    at(3 * index + 1),
    at(3 * index + 2),
  ])
}

/**
 * Returns the planes perpendicular to the given axis: the planes of flat faces, and other planes at regular intervals.
 */
function planesAlong(triangles: readonly Triangle[], axis: number): number[] {
  const areas = new Map<number, number>()
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [a, b, c] of triangles) {
    const [p, q, r] = [a[axis], b[axis], c[axis]] as [number, number, number]
    low = Math.min(low, p, q, r)
    high = Math.max(high, p, q, r)
    if (Math.abs(p - q) > SAME_IN || Math.abs(p - r) > SAME_IN) continue
    const key = Math.round(p / SAME_IN)
    const area = Math.hypot(...cross(difference(b, a), difference(c, a))) / 2
    areas.set(key, (areas.get(key) ?? 0) + area)
  }
  const flats = [...areas]
    .filter(([, area]) => area > FLAT_IN2)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_PLANES)
    .map(([key]) => key * SAME_IN)
  const found: number[] = []
  for (const plane of [low, ...flats, high].sort((a, b) => a - b)) {
    const last = found.at(-1)
    if (last === undefined) found.push(plane)
    else if (plane - last > NEAR_IN) {
      const steps = Math.ceil((plane - last) / STEP_IN - 1e-6)
      for (let step = 1; step <= steps; step++) found.push(last + ((plane - last) * step) / steps)
    }
  }
  return found
}

/** Returns the tight bounding box of the material in each cell. */
function boxesIn(triangles: readonly Triangle[], planes: readonly [number[], number[], number[]]): Box[] {
  const [nx, ny, nz] = planes.map((each) => each.length - 1) as [number, number, number]
  const low = new Float64Array(nx * ny * nz * 3).fill(Number.POSITIVE_INFINITY)
  const high = new Float64Array(nx * ny * nz * 3).fill(Number.NEGATIVE_INFINITY)
  for (const triangle of triangles) {
    const normal = cross(difference(triangle[1], triangle[0]), difference(triangle[2], triangle[0]))
    for (const [x, inX] of slabs(triangle, 0, planes[0], normal))
      for (const [y, inY] of slabs(inX, 1, planes[1], normal))
        for (const [z, polygon] of slabs(inY, 2, planes[2], normal)) {
          const cell = ((x * ny + y) * nz + z) * 3
          for (const point of polygon)
            for (const axis of [0, 1, 2] as const) {
              low[cell + axis] = Math.min(low[cell + axis] as number, point[axis])
              high[cell + axis] = Math.max(high[cell + axis] as number, point[axis])
            }
        }
  }
  const found: Box[] = []
  const rows = rowsOf(triangles, planes)
  for (let x = 0; x < nx; x++)
    for (let y = 0; y < ny; y++)
      for (let z = 0; z < nz; z++) {
        const cell = ((x * ny + y) * nz + z) * 3
        const corner = (from: Float64Array) => [from[cell], from[cell + 1], from[cell + 2]] as unknown as Point
        const at = (side: 0 | 1): Point => [planes[0][x + side], planes[1][y + side], planes[2][z + side]] as never
        const box: Box = [corner(low), corner(high)]
        // Faces on a plane between two cells belong to both, so a box without thickness contains no material.
        if (isThick(box)) found.push(box)
        else if (rows.isInside(x, y, z)) found.push([at(0), at(1)])
      }
  return found
}

const isThick = ([min, max]: Box): boolean =>
  [0, 1, 2].every((axis) => (max[axis] as number) - (min[axis] as number) > SAME_IN)

/**
 * Yields the part of a convex polygon in each slab between two planes. A face on a plane belongs to the slab behind the
 * face, where its material is.
 */
function* slabs(
  polygon: readonly Point[],
  axis: 0 | 1 | 2,
  planes: readonly number[],
  normal: Point,
): Generator<[number, Point[]]> {
  const snapped = polygon.map((point) => snappedTo(point, axis, planes))
  const values = snapped.map((point) => point[axis])
  const [from, to] = [Math.min(...values), Math.max(...values)]
  if (from === to) {
    const on = planes.indexOf(from)
    const slab = on < 0 ? planes.findIndex((plane) => plane > from) - 1 : normal[axis] > 0 ? on - 1 : on
    if (slab >= 0 && slab < planes.length - 1) yield [slab, snapped]
    return
  }
  for (let slab = 0; slab < planes.length - 1; slab++) {
    const [low, high] = [planes[slab] as number, planes[slab + 1] as number]
    if (high <= from || low >= to) continue
    yield [slab, clipped(clipped(snapped, axis, low, 1), axis, high, -1)]
  }
}

function snappedTo(point: Point, axis: 0 | 1 | 2, planes: readonly number[]): Point {
  const near = planes.find((plane) => Math.abs(plane - point[axis]) < SAME_IN)
  return near === undefined ? point : (point.map((value, each) => (each === axis ? near : value)) as unknown as Point)
}

/** Returns the part of a polygon on one side of a plane. */
function clipped(polygon: readonly Point[], axis: 0 | 1 | 2, plane: number, side: 1 | -1): Point[] {
  const found: Point[] = []
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] as Point
    const [da, db] = [(a[axis] - plane) * side, (b[axis] - plane) * side]
    if (da >= 0) found.push(a)
    if (da * db < 0) {
      const t = da / (da - db)
      const point = [0, 1, 2].map((each) => (a[each] as number) + t * ((b[each] as number) - (a[each] as number)))
      point[axis] = plane
      found.push(point as unknown as Point)
    }
  }
  return found
}

/** Finds cells that are completely filled. Samples each cell with rays along x. */
function rowsOf(triangles: readonly Triangle[], planes: readonly [number[], number[], number[]]) {
  const [xs, ys, zs] = planes
  const crossings = new Map<string, number[]>()
  /** Irregular fractions, so that rays miss edges. */
  const fractions = [0.0371, 0.5173, 0.9639]
  const at = (of: readonly number[], index: number, fraction: number) =>
    (of[index] as number) + fraction * ((of[index + 1] as number) - (of[index] as number))
  const crossed = (y: number, z: number): number[] => {
    const key = `${y} ${z}`
    const known = crossings.get(key)
    if (known) return known
    const found: number[] = []
    for (const [a, b, c] of triangles) {
      const side = (p: Point, q: Point) => (q[1] - p[1]) * (z - p[2]) - (q[2] - p[2]) * (y - p[1])
      const [s, t, u] = [side(a, b), side(b, c), side(c, a)]
      const isHit = (s > 0 && t > 0 && u > 0) || (s < 0 && t < 0 && u < 0)
      if (!isHit) continue
      found.push((a[0] * t + b[0] * u + c[0] * s) / (s + t + u))
    }
    crossings.set(key, found)
    return found
  }
  const isInside = (x: number, y: number, z: number): boolean =>
    fractions.every((fy) =>
      fractions.every((fz) => {
        const hits = crossed(at(ys, y, fy), at(zs, z, fz))
        const [from, to] = [at(xs, x, 0.01), at(xs, x, 0.99)]
        return hits.filter((hit) => hit < from).length % 2 === 1 && !hits.some((hit) => hit >= from && hit <= to)
      }),
    )
  return { isInside }
}

/** Merges boxes in rows along each axis, and then merges any neighbors that nearly fill their common box. */
function merged(boxes: readonly Box[], least: number): Box[] {
  let now = [...boxes]
  for (const axis of [0, 1, 2, 0, 1, 2]) now = mergedAlong(now, axis)
  now = mergedPairs(now, least)
  for (let added = 2 * least; now.length > MANY_BOXES; added *= 2) now = mergedPairs(now, added)
  return now
}

/**
 * Merges two boxes if their common box is at most `added` in³ larger than their total volume. Repeats until no such
 * pair is left.
 */
function mergedPairs(boxes: readonly Box[], added: number): Box[] {
  const now = [...boxes]
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (let one = 0; one < now.length; one++)
      for (let other = now.length - 1; other > one; other--) {
        const both = enclosing(now[one] as Box, now[other] as Box)
        if (volumeOf(both) > added + volumeOf(now[one] as Box) + volumeOf(now[other] as Box)) continue
        now[one] = both
        now.splice(other, 1)
        isChanged = true
      }
  }
  return now
}

function mergedAlong(boxes: readonly Box[], axis: number): Box[] {
  const rows = new Map<string, Box[]>()
  for (const box of boxes) {
    const key = [0, 1, 2]
      .filter((each) => each !== axis)
      .map((each) => box.map((corner) => Math.round((corner[each] as number) / SAME_IN)).join())
      .join()
    rows.set(key, [...(rows.get(key) ?? []), box])
  }
  return [...rows.values()].flatMap((row) => {
    const found: Box[] = []
    for (const box of row.sort((a, b) => (a[0][axis] as number) - (b[0][axis] as number))) {
      const last = found.at(-1)
      if (last && (box[0][axis] as number) - (last[1][axis] as number) < SAME_IN)
        found[found.length - 1] = enclosing(last, box)
      else found.push(box)
    }
    return found
  })
}

const enclosing = (a: Box, b: Box): Box => [
  a[0].map((value, axis) => Math.min(value, b[0][axis] as number)) as unknown as Point,
  a[1].map((value, axis) => Math.max(value, b[1][axis] as number)) as unknown as Point,
]

const volumeOf = ([min, max]: Box): number => (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2])
