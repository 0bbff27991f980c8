/** Sockets and sleeves on plates: plate flat on z = 0, centered. */
import { cut, facets, Manifold, type Outline, type Solid, union, type Vec2 } from '../geometry/kernel.ts'
import { circle, grid, polygon, rectangle, row } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { plate, tubeProfile } from '../geometry/solids.ts'
import { setScrew, weldNut } from './truss-patterns.ts'

const PLATE_IN = 0.25
/** Sockets and sleeves reach this far into the plate they are welded to. */
const WELD_IN = 0.01

/** What is received: the tube's profile, and the distance of its outer face from its axis, in. */
interface Received {
  readonly profile: () => Outline
  readonly half: number
  readonly wall: number
}

/** 2 1/4 in DOM tube, 5/32 in wall: 1.938 in bore for 1.9 in pipe. */
const pipeSocket: Received = { profile: () => circle(2.25).subtract(circle(1.9375)), half: 1.125, wall: 0.15625 }
/** 2 1/2 in square tube, 3/16 in wall: 2 1/8 in bore for 2 in tube. */
const squareSocket: Received = { profile: () => tubeProfile(2.5, 2.5, 0.1875), half: 1.25, wall: 0.1875 }

interface Adapter {
  readonly received: Received
  readonly plate: readonly [x: number, y: number]
  readonly holes: readonly Vec2[]
}

/** Narrow plates have one row of two holes, wide ones two rows. */
const onRow: Pick<Adapter, 'plate' | 'holes'> = { plate: [9, 3], holes: row(2, 6) }
const onTwoRows: Pick<Adapter, 'plate' | 'holes'> = { plate: [9, 6], holes: grid(2, 2, 6, 3) }
const onSquare: Pick<Adapter, 'plate' | 'holes'> = { plate: [6, 6], holes: grid(2, 2) }

const base = ({ plate: [x, y], holes }: Pick<Adapter, 'plate' | 'holes'>): Solid =>
  plate(rectangle(x, y, { round: 0.375 }), PLATE_IN, holes)

/** Bead around what is welded on, standing on z = 0. */
const bead = (outline: Outline, size: number): Solid =>
  Manifold.hull([outline.offset(size, 'Round', 2, facets(48)).extrude(0.01), outline.extrude(size)])

/**
 * A set screw in its weld nut, as pointing along the nut's z; `place` brings both from z = 0 (the wall's outer face)
 * to where they are.
 */
function screwed(socket: Solid, wall: number, place: readonly ((solid: Solid) => Solid)[]): readonly [Solid, Solid] {
  const hole = circle(0.38)
    .extrude(2 * wall + 0.7)
    .translate([0, 0, -2 * wall])
  const nuts = place.map((to) => to(weldNut()))
  const screws = place.map((to) => to(setScrew(wall - 0.02).solid))
  return [
    cut(
      union([socket, ...nuts]),
      place.map((to) => to(hole)),
    ),
    union(screws),
  ]
}

const withScrews = ([metal, screws]: readonly [Solid, Solid]): Part =>
  part(body(metal, 'steel', 'zinc'), body(screws, 'steel', 'black-oxide'))

/** Socket of 4 in standing on the plate; two set screws above each other look to -y. */
function socket90({ received, ...on }: Adapter): Part {
  const tube = received
    .profile()
    .extrude(4 + WELD_IN)
    .translate([0, 0, PLATE_IN - WELD_IN])
  const around = received === pipeSocket ? circle(2.25) : rectangle(2.5, 2.5, { round: 0.28 })
  const weld = bead(around, 0.125).translate([0, 0, PLATE_IN - 0.005])
  const inner = received === pipeSocket ? circle(1.9375) : rectangle(2.125, 2.125)
  // A drain: what stands outdoors fills with rain.
  const foot = cut(base(on), [circle(0.75).extrude(2).translate([0, 0, -1])])
  const socket = union([foot, tube, cut(weld, [inner.extrude(1)])])
  const facing = (z: number) => (solid: Solid) => solid.rotate([90, 0, 0]).translate([0, -received.half, z])
  return withScrews(screwed(socket, received.wall, [facing(1.75), facing(3.25)]))
}

/** Sleeve of `length` along y on the plate; set screws on top. */
function sleeve0({ received, ...on }: Adapter, length: number): Part {
  const axis = PLATE_IN + received.half - 0.02
  const tube = received
    .profile()
    .extrude(length)
    .rotate([90, 0, 0])
    .translate([0, length / 2, axis])
  // A round sleeve lies in a saddle, a square one between two beads.
  const under =
    received === pipeSocket
      ? [
          polygon([
            [-0.95, 0.24],
            [0.95, 0.24],
            [0.6, 0.52],
            [-0.6, 0.52],
          ]),
        ]
      : [1, -1].map((side) =>
          polygon([
            [side, 0.24],
            [side * 1.42, 0.24],
            [side * 1.24, 0.46],
            [side * 1.2, 0.46],
          ]),
        )
  const welds = under.map((each) =>
    each
      .extrude(length - 0.5)
      .rotate([90, 0, 0])
      .translate([0, length / 2 - 0.25, 0]),
  )
  const bore = received === pipeSocket ? circle(1.9375) : rectangle(2.125, 2.125)
  const clear = bore
    .extrude(length + 1)
    .rotate([90, 0, 0])
    .translate([0, (length + 1) / 2, axis])
  const whole = cut(union([base(on), tube, ...welds]), [clear.intersect(aboveThePlate())])
  const top = (y: number) => (solid: Solid) => solid.translate([0, y, axis + received.half])
  return withScrews(screwed(whole, received.wall, [top(-length / 4), top(length / 4)]))
}

const aboveThePlate = (): Solid => rectangle(20, 20).extrude(10).translate([0, 0, PLATE_IN])

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-PA-90-2': () => socket90({ received: pipeSocket, ...onRow }),
  'BS-PA-90-4': () => socket90({ received: pipeSocket, ...onSquare }),
  'BS-PA-0-2': () => sleeve0({ received: pipeSocket, ...onRow }, 3),
  'BS-PA-0-4': () => sleeve0({ received: pipeSocket, ...onTwoRows }, 6),
  'BS-PA-SQ90-2': () => socket90({ received: squareSocket, ...onRow }),
  'BS-PA-SQ90-4': () => socket90({ received: squareSocket, ...onTwoRows }),
  'BS-PA-SQ0-2': () => sleeve0({ received: squareSocket, ...onRow }, 3),
}
