/** Finds placements that align the holes and faces of two parts. */
import { depthBehind, type Face, facesOf, SAME_IN } from '../../builder/faces.ts'
import { difference, distance, dot, roundedPoint, scaled, sum, TURNS, turned } from '../../builder/turns.ts'
import type { Mate, PartShape, Point } from '../../catalog/part-shape.ts'
import type { Vec2 } from '../geometry/kernel.ts'

export type Placement = Pick<Mate, 'turn' | 'origin' | 'meet'>

/** Maximum number of placements to check for overlapping solids. The check is slow. */
const MOST_PLACES = 10

/**
 * Finds placements that align holes in `mate` with holes in `host`, best first. Ranks placements by the number of
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
          const origin = roundedPoint(difference(face.points[target] as Point, points[point] as Point))
          found.push({
            count,
            make() {
              const places = points.map((each) => sum(each, origin))
              const meet = face.points.filter((each) => places.some((place) => distance(place, each) < SAME_IN))
              const depth = depthBehind(host, face) + depthBehind(mate, other)
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
  return found
    .filter(({ count }) => count > most / 2)
    .map(({ make }) => make())
    .sort((a, b) => compared(a.rank, b.rank))
    .slice(0, MOST_PLACES)
    .map(({ turn, origin, meet }) => ({ turn, origin, meet }))
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

/** Sort key that ranks faces for a mate. Lower values are better. */
function preference({ box: [min, max] }: PartShape, { normal }: Face, meet: readonly Point[]): number[] {
  // Images show parts from the front left and from above.
  const side = [0, 1, 2, 3].findIndex((each) => each === 3 || dot(normal, SEEN[each] as Point) > 0.5)
  const middle = scaled([min[0] + max[0], min[1] + max[1], min[2] + max[2]], 0.5)
  return [side, distance(scaled(meet.reduce(sum), 1 / meet.length), middle)]
}
