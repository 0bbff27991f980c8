/** Hole patterns on a placed part, with names. The lists and the pointer use the same patterns. */
import { allFacesOf, depthBehind } from '#builder/faces.ts'
import type { PlacedPart, Point } from '#builder/model.ts'
import { difference, distance, dot, placed, roundedPoint, turned } from '#builder/turns.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import { along, boxHit, type Ray, rayInPart } from '../stage/ray.ts'

export interface Pattern {
  readonly name: string
  /** True if the holes open toward the inside of the part, such as those on the inner face of a chord. */
  readonly isInside: boolean
  /** Direction in which the holes open, in the coordinates of the structure. */
  readonly normal: Point
  /** Hole centers in the plane of the face, in the coordinates of the structure. */
  readonly holes: readonly Point[]
}

/** A hole in a pattern, by index. */
export interface ChosenHole {
  readonly part: string
  readonly pattern: number
  readonly hole: number
}

/**
 * Faces more than this many inches behind the outermost face are inside the part, such as the inner face of a chord.
 */
const INSIDE_IN = 0.3
const ALONG_AXIS = 0.999
/** Patterns on the far side of the part, as seen from the pointer, are ignored. */
const FACING = 0.05

const DIRECTIONS: readonly (readonly [normal: Point, name: string])[] = [
  [[0, 0, 1], 'Top'],
  [[0, 0, -1], 'Bottom'],
  [[0, -1, 0], 'Front'],
  [[0, 1, 0], 'Back'],
  [[-1, 0, 0], 'Left'],
  [[1, 0, 0], 'Right'],
]

const known = new WeakMap<PlacedPart, readonly Pattern[]>()

/** Returns the patterns on a part, outer faces first and larger patterns first. The result is cached by placement. */
export function patternsOf(part: PlacedPart, shape: PartShape): readonly Pattern[] {
  const found = known.get(part)
  if (found) return found
  const faces = allFacesOf(shape).map((face) => {
    const normal = turned(part.turn, face.normal)
    const isInside = depthBehind(shape, face) > INSIDE_IN
    const direction = DIRECTIONS.findIndex(([each]) => dot(each, normal) > ALONG_AXIS)
    const side = DIRECTIONS[direction]?.[1] ?? 'Inclined'
    return {
      name: isInside ? `Inner ${side.toLowerCase()} face` : side,
      isInside,
      order: direction < 0 ? DIRECTIONS.length : direction,
      normal,
      holes: inReadingOrder(face.points.map((point) => placed(part, point))),
    }
  })
  faces.sort((a, b) => Number(a.isInside) - Number(b.isInside) || a.order - b.order || b.holes.length - a.holes.length)
  const patterns = withNumbers(faces)
  known.set(part, patterns)
  return patterns
}

/** Adds a number to the names of faces that would otherwise have the same name. */
const withNumbers = (patterns: readonly Pattern[]): Pattern[] =>
  patterns.map(({ name, isInside, normal, holes }, index) => {
    const before = patterns.slice(0, index).filter((each) => each.name === name).length
    return { name: before > 0 ? `${name} ${before + 1}` : name, isInside, normal, holes }
  })

/** Sorts holes from left to right, then from front to back, and then from bottom to top. */
const inReadingOrder = (points: readonly Point[]): Point[] =>
  points.map(roundedPoint).sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])

/** An inner face counts as this much farther away, because its holes are behind the lacing. */
const INNER_IN = 6

/**
 * Returns the hole nearest to the pointer in each pattern that faces the viewer, nearest first. Through a gap in the
 * lacing, the pointer hits the far side of a part. So the point where the ray enters the part's box counts too.
 * @param at the point that the ray hits
 */
export function holesNear(part: PlacedPart, shape: PartShape, ray: Ray, at: Point): ChosenHole[] {
  const enteredIn = boxHit(rayInPart(part, ray), shape.box)
  const points = enteredIn === undefined ? [at] : [at, along(ray, enteredIn)]
  // Holes behind a point are seen through the part, so they count as farther away.
  const gapOf = (hole: Point) =>
    Math.min(...points.map((point) => distance(hole, point) + Math.max(0, dot(difference(hole, point), ray.toward))))
  return patternsOf(part, shape)
    .flatMap(({ normal, holes, isInside }, pattern) => {
      if (dot(normal, ray.toward) > -FACING) return []
      const gaps = holes.map(gapOf)
      const gapIn = Math.min(...gaps)
      return [{ part: part.id, pattern, hole: gaps.indexOf(gapIn), gapIn: gapIn + (isInside ? INNER_IN : 0) }]
    })
    .sort((a, b) => a.gapIn - b.gapIn)
    .map(({ gapIn: _, ...chosen }) => chosen)
}
