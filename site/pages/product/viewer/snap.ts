import type { PartShape, Point } from '../../../../catalog/part-shape.ts'

/** A center that a measure snaps to: one end of a hole. */
export interface Rim {
  readonly at: Point
  /** The side that it looks to. */
  readonly normal: Point
  readonly diameter: number
  readonly isSlot: boolean
}

/** Both ends of each hole. */
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

/** A rim on the screen: px from the upper left corner, and its distance from the eye. */
export interface SeenRim {
  readonly rim: Rim
  readonly x: number
  readonly y: number
  readonly distance: number
}

/** Centers of holes one behind the other are this near to one another, px. */
const SAME_PLACE_PX = 4

/** What a pointer means: the rim next to it, of those in line the one in front. Undefined if none is near. */
export function nearest(rims: readonly SeenRim[], x: number, y: number, withinPx: number): SeenRim | undefined {
  const near = rims.map((each) => ({ each, px: Math.hypot(each.x - x, each.y - y) })).filter(({ px }) => px <= withinPx)
  const least = Math.min(...near.map(({ px }) => px))
  return near.filter(({ px }) => px <= least + SAME_PLACE_PX).sort((a, b) => a.each.distance - b.each.distance)[0]?.each
}

/** The rims in a direction of the screen, the one that an arrow key means first. */
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

/** Whether two rims look to the same side from the same plane. */
export const isInFace = (a: Rim, b: Rim): boolean => {
  const along = ({ at }: Rim) => at[0] * a.normal[0] + at[1] * a.normal[1] + at[2] * a.normal[2]
  return distanceOf(a.normal, b.normal) < SAME_PLANE_IN && Math.abs(along(a) - along(b)) < SAME_PLANE_IN
}

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** A point of a mating part in the axes of the part that it is put on. */
export const placedPoint = (
  { turn: [x, y, z], origin }: { readonly turn: readonly [Point, Point, Point]; readonly origin: Point },
  point: Point,
): Point => {
  const along = (row: Point, shift: number) => row[0] * point[0] + row[1] * point[1] + row[2] * point[2] + shift
  return [along(x, origin[0]), along(y, origin[1]), along(z, origin[2])]
}
