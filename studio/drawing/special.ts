/** Decorative drawings and drawings for empty states. */

import { hexBolt, washer } from '../geometry/fasteners.ts'
import { union } from '../geometry/kernel.ts'
import { grid, rectangle } from '../geometry/outlines.ts'
import { body, map, part } from '../geometry/part.ts'
import { plate } from '../geometry/solids.ts'
import { allParts } from '../library.ts'
import { centered } from './svg.ts'
import { directions, viewOf } from './view.ts'

export interface Special {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const bolted = (at: readonly (readonly [number, number])[], top: number) =>
  union(at.map(([x, y]) => union([hexBolt(0.5, 1, { plain: true, flange: 1.1 })]).translate([x, y, top])))

/**
 * A truss section on the floor with a splice plate on one side. One bolt is missing and lies on the floor in front of
 * the truss.
 */
async function notFound(): Promise<Special | undefined> {
  const makers = await allParts()
  const [truss, plateOf] = [makers['BS-TR12A-02']?.(), makers['BS-PL-SP12']?.()]
  if (!truss || !plateOf) return undefined
  const onSide = map(plateOf, (solid) => solid.rotate([90, 0, 0]).translate([13.5, -6, 0]))
  const holes = grid(4, 2, 3, 10).map(([x, z]): [number, number] => [x + 13.5, z])
  const head = hexBolt(0.5, 1.25, { threaded: 0.9, flange: 1.1 })
  const kept = union(
    holes.filter((_, index) => index !== 5).map(([x, z]) => head.rotate([90, 0, 0]).translate([x, -6.25, z])),
  )
  // The bolt is on its side, so only its tip and the edge of its flange touch the floor.
  const missing = head.rotate([0, 90, 0]).rotate([0, 0, 35]).translate([9, -15, -5.45])
  const scene = part(...truss.bodies, ...onSide.bodies, body(union([kept, missing]), 'steel', 'black-oxide'))
  return {
    svg: centered(viewOf(scene, { azimuth: 26, elevation: 24 }), [960, 640], [880, 580]),
    width: 960,
    height: 640,
  }
}

/** A small plate with bolts, for empty states such as a search with no results. */
async function emptyPlate(): Promise<Special> {
  const corners = grid(2, 2)
  const scene = part(
    body(plate(rectangle(6, 6, { round: 0.375 }), 0.375, [...corners, [0, 0]]), 'steel', 'zinc'),
    body(bolted(corners.slice(0, 3), 0.375 + 0.095), 'steel', 'black-oxide'),
    body(union(corners.slice(0, 3).map(([x, y]) => washer(0.5).translate([x, y, 0.375]))), 'steel', 'zinc'),
  )
  return { svg: centered(viewOf(scene, directions.pictorial), [480, 360], [380, 280]), width: 480, height: 360 }
}

export const special: Readonly<Record<string, () => Promise<Special | undefined>>> = {
  '404': notFound,
  empty: emptyPlate,
}
