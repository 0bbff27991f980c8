/** Locations on placed parts, in inches. */
import type { Load, PlacedPart, Point, SupportKind } from '#builder/model.ts'
import { movingEndOf } from '#builder/resize.ts'
import { axisOf, type Shapes } from '#builder/shapes.ts'
import { difference, dot, placed, placedBox, scaled, turned, unplaced } from '#builder/turns.ts'
import type { Scene } from './placement.ts'

/** Center of a part's bounding box. */
export function centerOf(part: PlacedPart, shapes: Shapes): Point | undefined {
  const shape = shapes(part.partNumber)
  if (!shape) return undefined
  const [min, max] = placedBox(part, shape.box)
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
}

/** Start and end of a part along its axis, or along its longest side, in inches. */
export function extentOf(part: PlacedPart | undefined, shapes: Shapes): readonly [from: number, to: number] {
  const axis = part && axisOf(part.partNumber)
  if (axis) return [axis[0][0], axis[1][0]]
  const box = part && shapes(part.partNumber)?.box
  return box ? [box[0][0], box[1][0]] : [0, 0]
}

/** A point on top of a placed part, at the given distance along its x axis, in the coordinates of the structure. */
export function topAt(part: PlacedPart, x: number, shapes: Shapes): Point {
  const box = shapes(part.partNumber)?.box
  const [, , top] = part.turn[2]
  if (!box) return placed(part, [x, 0, 0])
  const middle = ([1, 2] as const).map((axis) => (box[0][axis] + box[1][axis]) / 2)
  const [, up, out] = part.turn[2]
  const y = Math.abs(up) > 0.9 ? (up > 0 ? box[1][1] : box[0][1]) : (middle[0] ?? 0)
  const z = Math.abs(out) > 0.9 ? (top > 0 ? box[1][2] : box[0][2]) : (middle[1] ?? 0)
  return placed(part, [x, y, z])
}

/** Returns the end of a part that a new size moves, and the direction away from the part. Undefined without a solid. */
export function movingEnd(
  part: PlacedPart,
  { structure, shapes, connections }: Scene,
): { readonly at: Point; readonly along: Point } | undefined {
  const box = shapes(part.partNumber)?.box
  if (!box) return undefined
  const side = movingEndOf(part, structure, connections.all) === 'start' ? 0 : 1
  const at = placed(part, [box[side][0], (box[0][1] + box[1][1]) / 2, (box[0][2] + box[1][2]) / 2])
  return { at, along: turned(part.turn, [side === 0 ? -1 : 1, 0, 0]) }
}

/** A load closer to the axis than this acts on the axis. */
const ON_AXIS_IN = 0.01

/**
 * Returns the vector from the axis of a member to the line of action of a point load on it, in structure coordinates.
 * Undefined if the line of action meets the axis, or if the part isn't a member.
 */
export function offsetOf(part: PlacedPart, { at, forceLb }: Load & { kind: 'point' }): Point | undefined {
  if (!axisOf(part.partNumber)) return undefined
  const off = turned(part.turn, [0, at[1], at[2]])
  const squared = dot(forceLb, forceLb)
  const across = squared > 0 ? difference(off, scaled(forceLb, dot(off, forceLb) / squared)) : off
  return Math.hypot(...across) > ON_AXIS_IN ? across : undefined
}

/** A part that is closer to the floor than this touches it. */
const ON_FLOOR_IN = 0.1

/** Returns true if a part touches the floor. */
export function isStanding(part: PlacedPart, shapes: Shapes): boolean {
  const shape = shapes(part.partNumber)
  return shape !== undefined && Math.abs(placedBox(part, shape.box)[0][2]) < ON_FLOOR_IN
}

/** Center of a part's bottom, or of its top for a hoist, in the coordinates of the part. */
export function supportPoint(part: PlacedPart, kind: SupportKind, shapes: Shapes): Point {
  const shape = shapes(part.partNumber)
  if (!shape) return [0, 0, 0]
  const [min, max] = placedBox(part, shape.box)
  return unplaced(part, [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, kind === 'hoist' ? max[2] : min[2]])
}

/** Returns the index of the nearest hole in the given direction, or undefined if there is none. */
export function nearestToward(holes: readonly Point[], from: Point, direction: Point): number | undefined {
  let best: { readonly index: number; readonly cost: number } | undefined
  for (const [index, hole] of holes.entries()) {
    const away = ([0, 1, 2] as const).map((axis) => hole[axis] - from[axis])
    const along = away.reduce((sum, each, axis) => sum + each * (direction[axis] ?? 0), 0)
    if (along < 0.1) continue
    const cost = along + 3 * Math.sqrt(Math.max(0, away.reduce((sum, each) => sum + each * each, 0) - along * along))
    if (!best || cost < best.cost) best = { index, cost }
  }
  return best?.index
}
