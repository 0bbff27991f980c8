/** Flat outlines of plates and profiles, in inches. */
import { grid as standard } from '../../engineering/grid.ts'
import { CrossSection, type Outline, sides, type Vec2 } from './kernel.ts'

/** Diameter of holes for 1/2-13 bolts, with a clearance of 1/16 in. */
export const HOLE_IN = standard.holeIn
export const PITCH_IN = standard.pitchIn
/**
 * Distance from the end of a part to its first hole, in. It is half the pitch, so the pitch continues across a joint.
 */
export const FIRST_HOLE_IN = standard.firstHoleIn

export interface Corners {
  /** Corner radius, in. */
  readonly round?: number
  /** Leg of the 45° chamfer, in. */
  readonly chamfer?: number
}

/** Rounds or chamfers the outside corners. `round` is the final radius. */
export function soften(outline: Outline, { round, chamfer }: Corners): Outline {
  if (round) return outline.offset(-round, 'Miter', 8).offset(round, 'Round', 2, sides(round))
  if (chamfer) return outline.offset(-chamfer, 'Miter', 8).offset(chamfer, 'Square')
  return outline
}

/** Rounds inside corners, such as the corners of a window or an L-shape. */
export const fillet = (outline: Outline, radius: number): Outline =>
  outline.offset(radius, 'Miter', 8).offset(-radius, 'Round', 2, sides(radius))

/** Centered rectangle. The width is along x and the height along y. */
export function rectangle(width: number, height: number, corners: Corners = {}): Outline {
  const { chamfer } = corners
  if (!chamfer) return soften(CrossSection.square([width, height], true), corners)
  const [x, y] = [width / 2, height / 2]
  return polygon(
    [x - chamfer, -y],
    [x, -y + chamfer],
    [x, y - chamfer],
    [x - chamfer, y],
    [-x + chamfer, y],
    [-x, y - chamfer],
    [-x, -y + chamfer],
    [-x + chamfer, -y],
  )
}

export const circle = (diameter: number): Outline => CrossSection.circle(diameter / 2, sides(diameter / 2))

/** Regular hexagon, given its width across flats. Two flats are parallel to x. */
export const hexagon = (acrossFlats: number): Outline => CrossSection.circle(acrossFlats / Math.sqrt(3), 6)

/** Polygon with its points in clockwise or counterclockwise order. */
export const polygon = (...points: readonly Vec2[]): Outline =>
  CrossSection.ofPolygons([points.map(([x, y]) => [x, y] as [number, number])], 'EvenOdd')

/** Centered slot along x. The length includes the rounded ends. */
export const slot = (length: number, width: number): Outline =>
  CrossSection.hull([
    circle(width).translate([-(length - width) / 2, 0]),
    circle(width).translate([(length - width) / 2, 0]),
  ])

/** Convex hull of the given circles, for lugs and links. Each circle is [x, y, diameter]. */
export const hullOf = (...circles: readonly (readonly [x: number, y: number, diameter: number])[]): Outline =>
  CrossSection.hull(circles.map(([x, y, diameter]) => circle(diameter).translate([x, y])))

export const withHoles = (outline: Outline, at: readonly Vec2[], diameter: number = HOLE_IN): Outline =>
  at.length === 0
    ? outline
    : outline.subtract(CrossSection.union(at.map(([x, y]) => circle(diameter).translate([x, y]))))

/** Returns `count` points on the x axis, centered on the origin. */
export const row = (count: number, pitch: number = PITCH_IN): Vec2[] =>
  Array.from({ length: count }, (_, index) => [(index - (count - 1) / 2) * pitch, 0])

/** Returns `columns` × `rows` points, centered on the origin. */
export const grid = (columns: number, rows: number, pitchX: number = PITCH_IN, pitchY: number = pitchX): Vec2[] =>
  row(rows, pitchY).flatMap(([y]) => row(columns, pitchX).map(([x]): Vec2 => [x, y]))

/** Returns `count` points on a circle. The first is at `startDegrees` from +x. */
export const onCircle = (count: number, diameter: number, startDegrees = 0): Vec2[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((startDegrees + (360 * index) / count) * Math.PI) / 180
    return [(Math.cos(angle) * diameter) / 2, (Math.sin(angle) * diameter) / 2]
  })

/**
 * Returns the hole positions along a part of this length in inches: 1 1/2, 4 1/2, and so on, up to 1 1/2 from the other
 * end.
 */
export const stations = (length: number, first: number = FIRST_HOLE_IN, pitch: number = PITCH_IN): number[] => {
  const count = Math.floor((length - 2 * first) / pitch + 1e-6) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * pitch)
}
