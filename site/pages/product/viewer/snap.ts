import type { PartShape, Point } from '#catalog/part-shape.ts'

/** A snap point: the center of one end of a hole. */
export interface Rim {
  readonly at: Point
  /** Outward normal. */
  readonly normal: Point
  readonly diameter: number
  readonly isSlot: boolean
}

/** Returns the rims at both ends of each hole. */
export const rimsOf = ({ holes }: Pick<PartShape, 'holes'>): Rim[] =>
  holes.flatMap(({ diameter, depth, axis, slot, at }) =>
    at.flatMap((middle) =>
      [1, -1].map((side): Rim => {
        const along = (index: 0 | 1 | 2) => middle[index] + (axis[index] * side * depth) / 2
        const normal: Point = [axis[0] * side, axis[1] * side, axis[2] * side]
        return { at: [along(0), along(1), along(2)], normal, diameter, isSlot: slot ?? false }
      }),
    ),
  )

/** A hole's rim on the screen: its position in px from the upper left corner, and its distance from the camera. */
export interface SeenRim {
  readonly rim: Rim
  readonly x: number
  readonly y: number
  readonly distance: number
}

/** Two holes count as aligned if their centers are within this many px of each other on the screen. */
const SAME_PLACE_PX = 4

/**
 * Returns the rim nearest the pointer, or the front rim if several are aligned. Undefined if no rim is within reach.
 */
export function nearest(rims: readonly SeenRim[], x: number, y: number, withinPx: number): SeenRim | undefined {
  const near = rims.map((each) => ({ each, px: Math.hypot(each.x - x, each.y - y) })).filter(({ px }) => px <= withinPx)
  const least = Math.min(...near.map(({ px }) => px))
  return near.filter(({ px }) => px <= least + SAME_PLACE_PX).sort((a, b) => a.each.distance - b.each.distance)[0]?.each
}

/** Returns the rims in the given screen direction, in the order in which an arrow key selects them. */
export function inDirection(
  rims: readonly SeenRim[],
  from: { readonly x: number; readonly y: number },
  [dx, dy]: readonly [number, number],
): SeenRim[] {
  return rims
    .map((each) => {
      const along = (each.x - from.x) * dx + (each.y - from.y) * dy
      const across = Math.abs((each.x - from.x) * dy - (each.y - from.y) * dx)
      return { each, along, across }
    })
    .filter(({ along, across }) => along > SAME_PLACE_PX && across <= along * 1.5)
    .sort((a, b) => a.along + 2 * a.across - (b.along + 2 * b.across) || a.each.distance - b.each.distance)
    .map(({ each }) => each)
}

const SAME_PLANE_IN = 0.01

/** Returns true if two rims are in the same plane and face the same way. */
export const isInFace = (a: Rim, b: Rim): boolean => {
  const along = ({ at }: Rim) => at[0] * a.normal[0] + at[1] * a.normal[1] + at[2] * a.normal[2]
  return distanceOf(a.normal, b.normal) < SAME_PLANE_IN && Math.abs(along(a) - along(b)) < SAME_PLANE_IN
}

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Transforms a point on an attached part into the coordinates of the main part. */
export const placedPoint = (
  { turn: [x, y, z], origin }: { readonly turn: readonly [Point, Point, Point]; readonly origin: Point },
  point: Point,
): Point => {
  const along = (row: Point, shift: number) => row[0] * point[0] + row[1] * point[1] + row[2] * point[2] + shift
  return [along(x, origin[0]), along(y, origin[1]), along(z, origin[2])]
}
