/**
 * Bolts, nuts and washers about the z axis. A bolt's bearing face lies on z = 0 with its head above and its shank
 * below; nuts and washers stand on z = 0. So a bolt through a plate of thickness t on z = 0 is moved up by t (plus the
 * washer), its nut turned over (`rotate([180, 0, 0])`) lies below z = 0.
 */
import { type FastenerSizes, fastenerSizes } from '../../catalog/fasteners.ts'
import { cut, type Solid, union } from './kernel.ts'
import { circle, hexagon, polygon } from './outlines.ts'
import { cylinder, extrude, revolve } from './solids.ts'

const byDiameter = new Map<number, FastenerSizes>(Object.values(fastenerSizes).map((sizes) => [sizes.diameter, sizes]))

function sizesOf(diameter: number): FastenerSizes {
  const sizes = byDiameter.get(diameter)
  if (!sizes) throw new Error(`No fastener of ${diameter} in; there are ${[...byDiameter.keys()].join(', ')}`)
  return sizes
}

/** Hexagon with its top corners turned off at 30°, as heads and nuts have them; `below` also its bottom ones. */
function turnedHexagon(acrossFlats: number, height: number, below: boolean): Solid {
  const corner = acrossFlats / Math.sqrt(3)
  const drop = (corner - acrossFlats / 2) * Math.tan(Math.PI / 6)
  const turned = revolve(
    polygon([
      [0, 0],
      [below ? acrossFlats / 2 : corner, 0],
      [corner, below ? drop : 0],
      [corner, height - drop],
      [acrossFlats / 2, height],
      [0, height],
    ]),
  )
  return extrude(hexagon(acrossFlats), height).intersect(turned)
}

/** Shank downwards from z = 0 (it starts 0.04 in above, to weld to a head); rings stand for the thread over the last `threaded` in. */
export function threadedRod(
  diameter: number,
  length: number,
  threaded: number = length,
  threadsPerInch?: number,
): Solid {
  const pitch = 1 / (threadsPerInch ?? sizesOf(diameter).threadsPerInch)
  const [outer, root] = [diameter / 2, diameter / 2 - 0.6134 * pitch]
  const turns = Math.max(0, Math.floor((Math.min(threaded, length) - pitch) / pitch))
  // A little above z = 0, into the head: solids that only touch do not weld.
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
  return revolve(polygon(points))
}

export interface BoltOptions {
  /** Length of the thread from the tip, in; default twice the diameter plus 1/4 in. */
  readonly threaded?: number
  /** Without thread: for scenes with many bolts. */
  readonly plain?: boolean
  /** Flange below the head, its diameter in: flange bolts need no washer. */
  readonly flange?: number
}

/** Hex cap screw: `length` under the head, in. */
export function hexBolt(diameter: number, length: number, options: BoltOptions = {}): Solid {
  const { acrossFlats, head } = sizesOf(diameter)
  const shank = options.plain
    ? cylinder(diameter, length + 0.04).translate([0, 0, -length])
    : threadedRod(diameter, length, options.threaded ?? 2 * diameter + 0.25)
  const flange = options.flange ? [cylinder(options.flange, head * 0.4, options.flange * 0.86)] : []
  // The washer face under a head keeps its corners off the work.
  return union([turnedHexagon(acrossFlats, head, true), shank, ...flange])
}

/** Socket head cap screw, its bearing face on z = 0. */
export function socketBolt(diameter: number, length: number, options: { readonly plain?: boolean } = {}): Solid {
  const head = cut(cylinder(1.5 * diameter, diameter), [
    extrude(hexagon(0.75 * diameter), diameter).translate([0, 0, diameter / 2]),
  ])
  const shank = options.plain
    ? cylinder(diameter, length + 0.04).translate([0, 0, -length])
    : threadedRod(diameter, length)
  return union([head, shank])
}

/** Hex nut standing on z = 0; `height` overrides the standard one (jam nut, coupling nut). */
export function hexNut(diameter: number, height?: number): Solid {
  const sizes = sizesOf(diameter)
  const tall = height ?? sizes.nut
  return cut(turnedHexagon(sizes.acrossFlats, tall, true), [bore(diameter, tall)])
}

/** Flat washer on z = 0; sizes default to SAE for the bolt's diameter. */
export function washer(diameter: number, outside?: number, thickness?: number): Solid {
  const [inside, standardOutside, standardThickness] = sizesOf(diameter).washer
  return circle(outside ?? standardOutside)
    .subtract(circle(inside))
    .extrude(thickness ?? standardThickness)
}

/** Cut for a threaded hole through `depth` in, with a 45° entry at both ends; from z = 0 upwards. */
export function bore(diameter: number, depth: number): Solid {
  const root = diameter * 0.88
  const entry = (diameter * 1.06 - root) / 2
  return revolve(
    polygon([
      [0, -0.01],
      [root / 2 + entry + 0.01, -0.01],
      [root / 2, entry],
      [root / 2, depth - entry],
      [root / 2 + entry + 0.01, depth + 0.01],
      [0, depth + 0.01],
    ]),
  )
}
