/** Finds placements that align the holes and faces of two parts. */
import type { Mate, PartShape, Point } from '../../catalog/part-shape.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import { dot, scaled, sub } from './vectors.ts'

export type Placement = Pick<Mate, 'turn' | 'origin' | 'meet'>

/** Maximum distance between aligned centers, in. */
const SAME_IN = 0.004
/** Diameters of the threaded and clearance holes for a 1/2 in bolt. */
const BOLT_HOLES_IN = [0.42, 0.6] as const
/** Hole ends on one plane that face in the same direction. */
interface Face {
  readonly normal: Point
  /** Distance of the face's plane from the origin, in. */
  readonly at: number
  readonly points: readonly Point[]
}

/**
 * Finds placements that align holes of `mate` with holes of `host`, best first. Ranks placements by the number of
 * aligned holes, then by depth behind the outermost faces, by visibility of the face from the front or above, and by
 * distance from the center of the host.
 */
export function placesOf(host: PartShape, mate: PartShape): Placement[] {
  const [faces, others] = [facesOf(host), facesOf(mate)]
  let most = 0
  const found: { readonly count: number; readonly make: () => Placement & { readonly rank: readonly number[] } }[] = []
  for (const face of faces) {
    const flat = across(face.normal)
    const targets = face.points.map(flat)
    for (const other of others) {
      for (const turn of TURNS) {
        if (dot(turned(turn, other.normal), face.normal) > -0.999) continue
        const points = other.points.map((point) => turned(turn, point))
        const least = Math.min(2, points.length, targets.length)
        for (const { count, point, target } of shifts(points.map(flat), targets)) {
          if (count < least || count <= most / 2) continue
          most = Math.max(most, count)
          const origin = sub(face.points[target] as Point, points[point] as Point).map(rounded) as unknown as Point
          found.push({
            count,
            make() {
              const places = points.map((each) => sum(each, origin))
              const meet = face.points.filter((each) => places.some((place) => distance(place, each) < SAME_IN))
              const depth = depthOf(host, face) + depthOf(mate, other)
              return {
                turn,
                origin,
                meet,
                rank: [-meet.length, Math.round(depth * 10), ...preference(host, face, meet)],
              }
            },
          })
        }
      }
    }
  }
  return (
    found
      .filter(({ count }) => count > most / 2)
      .map(({ make }) => make())
      .sort((a, b) => compared(a.rank, b.rank))
      // The check for overlapping solids is slow, so it gets only the best placements.
      .slice(0, 10)
      .map(({ turn, origin, meet }) => ({ turn, origin, meet }))
  )
}

/**
 * Finds the shifts that move at least one point onto a target. For each shift, counts the matching points and returns
 * one matching pair.
 */
function shifts(points: readonly Vec2[], targets: readonly Vec2[]) {
  const votes = new Map<number, { count: number; readonly point: number; readonly target: number }>()
  for (const [point, [u, v]] of points.entries())
    for (const [target, [x, y]] of targets.entries()) {
      // Coordinates are often fractions of an inch, so the offset avoids rounding ties.
      const key = Math.round((x - u) * 100 + 0.137) * 1e6 + Math.round((y - v) * 100 + 0.137)
      const known = votes.get(key)
      if (known) known.count += 1
      else votes.set(key, { count: 1, point, target })
    }
  return votes.values()
}

const across = (normal: Point) => {
  const [u, v] = [0, 1, 2].filter((axis) => Math.abs(normal[axis] as number) < 0.5) as [0, 1 | 2]
  return (point: Point): Vec2 => [point[u], point[v]]
}

const compared = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => Math.abs(value - (b[index] as number)) > 1e-6)
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
}

const SEEN: readonly Point[] = [
  [0, 0, 1],
  [0, -1, 0],
  [-1, 0, 0],
]

/** Depth of a face behind the outermost face of a part, in. */
function depthOf({ box: [min, max] }: PartShape, { normal, at }: Face): number {
  const corner = normal.map((value, axis) => (value > 0 ? max[axis] : min[axis]) as number) as unknown as Point
  return Math.max(0, dot(corner, normal) - at)
}

/** Sort key that ranks faces for a mate. Lower values are better. */
function preference({ box: [min, max] }: PartShape, { normal }: Face, meet: readonly Point[]): number[] {
  // Images show parts from the front left and from above.
  const side = [0, 1, 2, 3].findIndex((each) => each === 3 || dot(normal, SEEN[each] as Point) > 0.5)
  const middle = scaled([min[0] + max[0], min[1] + max[1], min[2] + max[2]], 0.5)
  return [side, distance(scaled(meet.reduce(sum), 1 / meet.length), middle)]
}

/** Groups hole ends by direction and plane. Ignores holes that are not parallel to an axis. */
function facesOf({ holes }: PartShape): Face[] {
  const faces = new Map<string, { normal: Point; at: number; points: Point[] }>()
  for (const { diameter, depth, axis, at } of holes) {
    if (diameter < BOLT_HOLES_IN[0] || diameter > BOLT_HOLES_IN[1]) continue
    if (!axis.some((value) => Math.abs(value) > 0.9999)) continue
    for (const middle of at) {
      for (const side of [1, -1]) {
        const normal = scaled(axis, side)
        const point = sum(middle, scaled(normal, depth / 2))
        const plane = dot(point, normal)
        const key = [...normal.map(Math.round), Math.round(plane * 100)].join()
        const face = faces.get(key) ?? { normal, at: plane, points: [] }
        // Count both round ends of a slot, but count a hole only once.
        if (!face.points.some((other) => distance(other, point) < SAME_IN)) face.points.push(point)
        faces.set(key, face)
      }
    }
  }
  return [...faces.values()]
}

/** The 24 rotations that map the coordinate axes onto each other. */
const TURNS: readonly Mate['turn'][] = (() => {
  const axes: readonly Point[] = [0, 1, 2].flatMap((axis) =>
    [1, -1].map((sign) => [0, 1, 2].map((each) => (each === axis ? sign : 0)) as unknown as Point),
  )
  const turns = axes.flatMap((x) => axes.filter((y) => dot(x, y) === 0).map((y): Mate['turn'] => [x, y, crossed(x, y)]))
  return turns
})()

function crossed(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1] + 0, a[2] * b[0] - a[0] * b[2] + 0, a[0] * b[1] - a[1] * b[0] + 0]
}

const turned = ([x, y, z]: Mate['turn'], point: Point): Point => [dot(x, point), dot(y, point), dot(z, point)]
const distance = (a: Point, b: Point): number => Math.hypot(...sub(a, b))
const sum = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 + 0
