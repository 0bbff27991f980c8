/** Faces of a part: the ends of its bolt holes, grouped by plane and direction. */
import type { PartShape, Point } from '#catalog/part-shape.ts'
import { distance, dot, scaled, sum } from './turns.ts'

/**
 * Maximum distance between hole centers that count as aligned, in.
 *
 * @public The studio uses this distance.
 */
export const SAME_IN = 0.004
/** Range of hole diameters for a 1/2 in bolt, including both tapped and clearance holes. */
const BOLT_HOLES_IN = [0.42, 0.6] as const
/** Bolt holes smaller than a clearance hole are threaded. */
const CLEARANCE_FROM_IN = 0.53
/** Maximum distance between the two ends of a slot, in. */
const SLOT_IN = 1

/** Hole ends in one plane that face the same direction. */
export interface Face {
  readonly normal: Point
  /** Distance from the origin to the face's plane, in. */
  readonly at: number
  readonly points: readonly Point[]
  /** The bolt hole at each point. */
  readonly holes: readonly BoltHole[]
}

export interface BoltHole {
  /** Index of the bolt location in the part. Both ends of a hole have the same index, and so do both ends of a slot. */
  readonly bolt: number
  /** Thickness of the metal around the hole, in. */
  readonly depthIn: number
  /** True for threaded holes, such as those of insert nuts. */
  readonly isThreaded: boolean
}

/** One bolt location in a connection between two parts. */
export interface Bolt {
  /** Index of the bolt location in each part (`BoltHole`). A slot in an extrusion has no holes, so its index is -1. */
  readonly inA: number
  readonly inB: number
  readonly at: Point
  /** Thickness of the metal in each part, in. */
  readonly layersIn: readonly [a: number, b: number]
  /** For each part, true if its hole is threaded. */
  readonly isThreaded: readonly [a: boolean, b: boolean]
}

const isBoltHole = (diameter: number) => diameter >= BOLT_HOLES_IN[0] && diameter <= BOLT_HOLES_IN[1]
const isAlongAxis = (axis: Point) => axis.some((value) => Math.abs(value) > 0.9999)

/**
 * Groups hole ends by direction and plane.
 * @public The studio uses this function.
 * @param axes Whether to include all holes or only those parallel to an axis of the part.
 */
export function facesOf({ holes }: Pick<PartShape, 'holes'>, axes: 'along' | 'any' = 'along'): Face[] {
  const faces = new Map<string, { normal: Point; at: number; points: Point[]; holes: BoltHole[] }>()
  let next = 0
  for (const { diameter, depth, axis, slot, at } of holes) {
    if (!isBoltHole(diameter)) continue
    if (axes === 'along' && !isAlongAxis(axis)) continue
    const bolts = slot ? slotsOf(at) : [...at.keys()]
    for (const [index, middle] of at.entries()) {
      const hole = { bolt: next + (bolts[index] as number), depthIn: depth, isThreaded: diameter < CLEARANCE_FROM_IN }
      for (const side of [1, -1]) {
        const normal = scaled(axis, side)
        const point = sum(middle, scaled(normal, depth / 2))
        const plane = dot(point, normal)
        const key = [...normal.map((value) => Math.round(value * 1000)), Math.round(plane * 100)].join()
        const face = faces.get(key) ?? { normal, at: plane, points: [], holes: [] }
        // Count both round ends of a slot, but count a hole only once.
        if (!face.points.some((other) => distance(other, point) < SAME_IN)) {
          face.points.push(point)
          face.holes.push(hole)
        }
        faces.set(key, face)
      }
    }
    next += at.length
  }
  return [...faces.values()]
}

/** Maps each slot end to the index of the slot's first end. */
function slotsOf(ends: readonly Point[]): number[] {
  const slots: number[] = []
  for (const [index, end] of ends.entries()) {
    const first = ends.findIndex(
      (other, at) => at < index && slots[at] === at && slots.indexOf(at, at + 1) < 0 && distance(other, end) < SLOT_IN,
    )
    slots.push(first < 0 ? index : first)
  }
  return slots
}

const known = new WeakMap<PartShape, readonly Face[]>()

/**
 * Returns all faces of a shape, including those that are not perpendicular to an axis. The result is cached per shape.
 */
export function allFacesOf(shape: PartShape): readonly Face[] {
  const found = known.get(shape) ?? facesOf(shape, 'any')
  known.set(shape, found)
  return found
}

/** Returns the number of bolts at these points on a face. The two ends of a slot share one bolt. */
export const boltsIn = ({ holes }: Face, indices: Iterable<number>): number =>
  new Set([...indices].map((index) => holes[index]?.bolt)).size

/** Depth of a face behind the outermost face of a part, in. */
export function depthBehind({ box: [min, max] }: PartShape, { normal, at }: Face): number {
  const corner: Point = [
    normal[0] > 0 ? max[0] : min[0],
    normal[1] > 0 ? max[1] : min[1],
    normal[2] > 0 ? max[2] : min[2],
  ]
  return Math.max(0, dot(corner, normal) - at)
}
