/**
 * Bolts, nuts, and washers about the z axis. The bearing face of a bolt is at z = 0, with the head above and the shank
 * below. Nuts and washers sit on z = 0.
 *
 * To bolt a plate of thickness t on z = 0, move the bolt up by t (plus the washer), and rotate the nut
 * (`rotate([180, 0, 0])`) so that it is below z = 0.
 */
import { type FastenerSizes, fastenerSizes } from '../../catalog/fasteners.ts'
import { cut, type Solid, union } from './kernel.ts'
import { circle, hexagon, polygon } from './outlines.ts'
import { cylinder, extrude, revolve } from './solids.ts'

const byDiameter = new Map<number, FastenerSizes>(Object.values(fastenerSizes).map((sizes) => [sizes.diameter, sizes]))

function sizesOf(diameter: number): FastenerSizes {
  const sizes = byDiameter.get(diameter)
  if (!sizes) throw new Error(`No ${diameter} in fastener. Available diameters: ${[...byDiameter.keys()].join(', ')}`)
  return sizes
}

/**
 * Hexagon with the top corners chamfered at 30°, as on bolt heads and nuts. `below` chamfers the bottom corners too.
 */
function turnedHexagon(acrossFlats: number, height: number, below: boolean): Solid {
  const corner = acrossFlats / Math.sqrt(3)
  const drop = (corner - acrossFlats / 2) * Math.tan(Math.PI / 6)
  const turned = revolve(
    polygon(
      [0, 0],
      [below ? acrossFlats / 2 : corner, 0],
      [corner, below ? drop : 0],
      [corner, height - drop],
      [acrossFlats / 2, height],
      [0, height],
    ),
  )
  return extrude(hexagon(acrossFlats), height).intersect(turned)
}

/**
 * Shank that extends down from z = 0. It starts 0.04 in above z = 0, so it merges with a head. The thread covers the
 * last `threaded` inches and consists of rings.
 */
export function threadedRod(
  diameter: number,
  length: number,
  threaded: number = length,
  threadsPerInch?: number,
): Solid {
  const pitch = 1 / (threadsPerInch ?? sizesOf(diameter).threadsPerInch)
  const [outer, root] = [diameter / 2, diameter / 2 - 0.6134 * pitch]
  const turns = Math.max(0, Math.floor((Math.min(threaded, length) - pitch) / pitch))
  // Start inside the head, because solids that only touch don't merge.
  const points: [number, number][] = [
    [0, 0.04],
    [outer, 0.04],
  ]
  const top = -length + pitch / 2 + turns * pitch
  for (let turn = 0; turn < turns; turn++) {
    const at = top - turn * pitch
    points.push([outer, at], [root, at - pitch / 2])
  }
  points.push([outer, -length + pitch / 2], [root, -length], [0, -length])
  return revolve(polygon(...points))
}

export interface BoltOptions {
  /** Thread length from the tip, in. Defaults to twice the diameter plus 1/4 in. */
  readonly threaded?: number
  /** True to omit the thread, for scenes with many bolts. */
  readonly plain?: boolean
  /** Diameter of the flange under the head, in. Flange bolts need no washer. */
  readonly flange?: number
}

/** Hex cap screw. `length` is measured from under the head, in. */
export function hexBolt(diameter: number, length: number, options: BoltOptions = {}): Solid {
  const { acrossFlats, head } = sizesOf(diameter)
  const shank = options.plain
    ? cylinder(diameter, length + 0.04).translate([0, 0, -length])
    : threadedRod(diameter, length, options.threaded ?? 2 * diameter + 0.25)
  const flange = options.flange ? [cylinder(options.flange, head * 0.4, options.flange * 0.86)] : []
  // Chamfer the lower side of the head too, so that only its washer face touches the surface.
  return union([turnedHexagon(acrossFlats, head, true), shank, ...flange])
}

/** Socket head cap screw. Its bearing face is at z = 0. */
export function socketBolt(diameter: number, length: number, options: { readonly plain?: boolean } = {}): Solid {
  const head = cut(cylinder(1.5 * diameter, diameter), [
    extrude(hexagon(0.75 * diameter), diameter).translate([0, 0, diameter / 2]),
  ])
  const shank = options.plain
    ? cylinder(diameter, length + 0.04).translate([0, 0, -length])
    : threadedRod(diameter, length)
  return union([head, shank])
}

/** Hex nut on z = 0. `height` replaces the standard height, for jam nuts and coupling nuts. */
export function hexNut(diameter: number, height?: number): Solid {
  const sizes = sizesOf(diameter)
  const tall = height ?? sizes.nut
  return cut(turnedHexagon(sizes.acrossFlats, tall, true), [bore(diameter, tall)])
}

/** Flat washer on z = 0. Defaults to the SAE size for the bolt diameter. */
export function washer(diameter: number, outside?: number, thickness?: number): Solid {
  const [inside, standardOutside, standardThickness] = sizesOf(diameter).washer
  return circle(outside ?? standardOutside)
    .subtract(circle(inside))
    .extrude(thickness ?? standardThickness)
}

/** Cutter for a threaded hole that extends `depth` inches up from z = 0, with a 45° countersink at both ends. */
export function bore(diameter: number, depth: number): Solid {
  const root = diameter * 0.88
  const entry = (diameter * 1.06 - root) / 2
  return revolve(
    polygon(
      [0, -0.01],
      [root / 2 + entry + 0.01, -0.01],
      [root / 2, entry],
      [root / 2, depth - entry],
      [root / 2 + entry + 0.01, depth + 0.01],
      [0, depth + 0.01],
    ),
  )
}
