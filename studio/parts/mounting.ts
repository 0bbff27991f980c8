/** Hole patterns and small welded pieces of parts that mount on truss. Centered, in inches. */
import { type BoxSize, gaugeIn } from '../../engineering/truss-models.ts'
import { facets, Manifold, type Outline, type Solid, type Vec2 } from '../geometry/kernel.ts'
import { hullOf, rectangle, withHoles } from '../geometry/outlines.ts'
import { extrude } from '../geometry/solids.ts'
import { frameCuts, frameHoles } from './truss-patterns.ts'

/** Distance between the two hole rows of a truss face. */
export const GAUGE_12_IN = gaugeIn(12)
export const GAUGE_06_IN = gaugeIn(6)

/** Returns (±x, ±y), one point per quadrant. */
export const quadrants = (x: number, y: number): Vec2[] => [
  [x, y],
  [-x, y],
  [-x, -y],
  [x, -y],
]

/** Holes that meet both rows of a face at stations along it (x), measured from the center of the part. */
export const faceHoles = (gauge: number, stations: readonly number[]): Vec2[] =>
  stations.flatMap((x): Vec2[] => [
    [x, gauge / 2],
    [x, -gauge / 2],
  ])

/** An outline with the 12 in end frame's pattern: eight round holes and four corner slots. */
export const withEnd12 = (outline: Outline): Outline => outline.subtract(frameCuts(12))

/** An outline with the eight holes of the 6 in end frame. */
export const withEnd06 = (outline: Outline): Outline => withHoles(outline, frameHoles(6))

/** Plate on z = 0 that closes the end of a truss, with an optional round hole in its `center`. */
export function endPlate(size: BoxSize, thickness: number, center = 0): Solid {
  const blank = rectangle(size, size, { round: 0.375 })
  const drilled = size === 12 ? withEnd12(blank) : withEnd06(blank)
  return extrude(withHoles(drilled, center ? [[0, 0]] : [], center || 1), thickness)
}

/** Plate from a vertical outline (x, z), centered on y = `y`. */
export const upright = (outline: Outline, thickness: number, y = 0): Solid =>
  extrude(outline, thickness)
    .rotate([90, 0, 0])
    .translate([0, y + thickness / 2, 0])

/** Triangular stiffener of thickness `thick` in the xz plane: right angle at the origin, legs along +x and +z. */
export const rib = (along: number, up: number, thick: number): Solid =>
  upright(
    hullOf([
      [0.001, 0.001, 0.002],
      [along, 0.06, 0.12],
      [0.06, up, 0.12],
    ]),
    thick,
  )

/** Fillet weld around the base of a part on z = 0, for convex outlines. `leg` is its width and height, in. */
export const weld = (outline: Outline, leg: number): Solid =>
  Manifold.hull([outline.offset(leg, 'Round', 2, facets(24)).extrude(0.005), outline.extrude(leg)])
