/**
 * Hole patterns and small welded pieces for parts that mount on truss. All of them are centered, and their dimensions
 * are in inches.
 */
import { type BoxSize, gaugeIn } from '../../engineering/members/truss-models.ts'
import { facets, Manifold, type Outline, type Solid, type Vec2 } from '../geometry/kernel.ts'
import { hullOf, rectangle, withHoles } from '../geometry/outlines.ts'
import { extrude } from '../geometry/solids.ts'
import { frameCuts, frameHoles } from './truss-patterns.ts'

/** Distance between the two hole rows on a truss face. */
export const GAUGE_12_IN = gaugeIn(12)
export const GAUGE_06_IN = gaugeIn(6)

/** Returns (±x, ±y), one point per quadrant. */
export const quadrants = (x: number, y: number): Vec2[] => [
  [x, y],
  [-x, y],
  [-x, -y],
  [x, -y],
]

/**
 * Returns holes that line up with both rows of holes on a truss face. `stations` are positions along the truss (x),
 * measured from the center of the part.
 */
export const faceHoles = (gauge: number, stations: readonly number[]): Vec2[] =>
  stations.flatMap((x): Vec2[] => [
    [x, gauge / 2],
    [x, -gauge / 2],
  ])

/** Cuts the hole pattern for the 12 in end frame into an outline: eight round holes and four corner slots. */
export const withEnd12 = (outline: Outline): Outline => outline.subtract(frameCuts(12))

/** Cuts the eight holes for the 6 in end frame into an outline. */
export const withEnd06 = (outline: Outline): Outline => withHoles(outline, frameHoles(6))

/** Plate on z = 0 that closes the end of a truss. `center` is the diameter of an optional round hole in the center. */
export function endPlate(size: BoxSize, thickness: number, center = 0): Solid {
  const blank = rectangle(size, size, { round: 0.375 })
  const drilled = size === 12 ? withEnd12(blank) : withEnd06(blank)
  return extrude(withHoles(drilled, center ? [[0, 0]] : [], center || 1), thickness)
}

/** Vertical plate from an outline in (x, z). The plate is centered at y = `y`. */
export const upright = (outline: Outline, thickness: number, y = 0): Solid =>
  extrude(outline, thickness)
    .rotate([90, 0, 0])
    .translate([0, y + thickness / 2, 0])

/**
 * Triangular stiffener in the xz plane with the right angle at the origin and legs along +x and +z. Its thickness is
 * `thick`.
 */
export const rib = (along: number, up: number, thick: number): Solid =>
  upright(hullOf([0.001, 0.001, 0.002], [along, 0.06, 0.12], [0.06, up, 0.12]), thick)

/**
 * Fillet weld around the base of a part on z = 0. The outline must be convex. `leg` is the width and height of the
 * weld, in.
 */
export const weld = (outline: Outline, leg: number): Solid =>
  Manifold.hull([outline.offset(leg, 'Round', 2, facets(24)).extrude(0.005), outline.extrude(leg)])
