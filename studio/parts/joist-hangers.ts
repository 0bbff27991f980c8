/**
 * Joist hangers, upright: the ears' backs lie on y = 0, against the chord; the seat reaches towards -y, where the
 * joist comes from. Lowest point at z = 0.
 */
import { type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { HOLE_IN, polygon, rectangle } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { both, drill } from '../geometry/solids.ts'

/** 12 gauge sheet, in. */
const SHEET_IN = 0.1046
/** Length of the seat, in. */
const SEAT_IN = 3
/** Inside radius of the bends, in. */
const BEND_IN = 0.06
/** From a bend's outer face to the center of its radius. */
const TURN_IN = SHEET_IN + BEND_IN

interface Hanger {
  /** Width between the sides, in. */
  readonly seat: number
  /** Height over all, in. */
  readonly height: number
  /** Height of what is hung: its top is level with the top of a 12 in truss. */
  readonly joist: number
  /** Half the distance of the two columns of holes, in. */
  readonly column: number
  /** Rows of holes in the ears. */
  readonly rows: number
  /** Screws to a side. */
  readonly screws: number
  /** A 9/16 in hole in the seat, 1 1/2 in from the chord: the first one of a 3 in truss. */
  readonly seatHole?: boolean
}

/** Heights of the holes in the ears, in: the chord's row lies 1 in below the top of the joist, the others 3 in apart. */
export const earHeights = ({ joist, rows }: Pick<Hanger, 'joist' | 'rows'>): number[] =>
  Array.from({ length: rows }, (_, index) => SHEET_IN + joist - 1 - 3 * index)

/** Quarter of a circle about (x, y), from +y or -x of its center on the way to the other. */
const quarter = (x: number, y: number, radius: number): Vec2[] =>
  Array.from({ length: 7 }, (_, step): Vec2 => {
    const angle = Math.PI / 2 + (step * Math.PI) / 12
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/** Ear at +x, seen from above: from the side's inner face around the bend to `reach`. */
function ear(inner: number, reach: number, height: number): Solid {
  const center: Vec2 = [inner + TURN_IN, -TURN_IN]
  const plan = polygon([
    [reach, 0],
    ...quarter(...center, TURN_IN),
    [inner, -0.6],
    [inner + SHEET_IN, -0.6],
    ...quarter(...center, BEND_IN).reverse(),
    [reach, -SHEET_IN],
  ])
  const bottom = 0.2
  const front = rectangle(2 * reach, height - bottom, { round: 0.375 }).translate([0, (height + bottom) / 2])
  return plan.extrude(height).intersect(front.extrude(2).rotate([90, 0, 0]).translate([0, 1, 0]))
}

function hanger({ seat, height, joist, column, rows, screws, seatHole }: Hanger): Solid {
  const outside = rectangle(seat + 2 * SHEET_IN, 2 * height, { round: TURN_IN }).translate([0, height])
  const inside = rectangle(seat, 2 * height, { round: BEND_IN }).translate([0, height + SHEET_IN])
  const section = outside.subtract(inside).intersect(rectangle(2 * seat, height).translate([0, height / 2]))
  // Stops short of the bends of the ears, which bring the sides up to the chord.
  const channel = section
    .extrude(SEAT_IN - TURN_IN)
    .rotate([90, 0, 0])
    .translate([0, -TURN_IN, 0])
  const whole = union([channel, both(ear(seat / 2, column + 0.75, height), [1, 0, 0])])
  const inEars = earHeights({ joist, rows }).flatMap((z) => [-column, column].map((x): Vec3 => [x, 0, z]))
  const bolted = drill(whole, inEars, 'y', HOLE_IN, 1)
  const seated = seatHole ? drill(bolted, [[0, -1.5, 0]], 'z', HOLE_IN, 1) : bolted
  const inSides = Array.from(
    { length: screws },
    (_, index): Vec3 => [0, index % 2 === 0 ? -1.25 : -2.25, 1 + ((height - 1.7) * index) / Math.max(1, screws - 1)],
  )
  return drill(seated, inSides, 'x', 0.1875)
}

/** Dressed sizes of lumber: 1 1/2 in thick, so a seat of 1 9/16 in. */
const single = { seat: 1.5625, column: 1.5 }

export const hangers = {
  'BS-JH-24': { ...single, height: 3.25, joist: 3.5, rows: 1, screws: 2 },
  'BS-JH-26': { ...single, height: 5.25, joist: 5.5, rows: 2, screws: 3 },
  'BS-JH-28': { ...single, height: 7, joist: 7.25, rows: 2, screws: 4 },
  'BS-JH-210': { ...single, height: 9, joist: 9.25, rows: 3, screws: 5 },
  'BS-JH-D28': { seat: 3.125, column: 3, height: 7, joist: 7.25, rows: 2, screws: 6 },
  'BS-JH-TR03': { seat: 3.0625, column: 3, height: 3, joist: 3, rows: 1, screws: 0, seatHole: true },
} as const satisfies Readonly<Record<string, Hanger>>

export const parts: Readonly<Record<string, () => Part>> = Object.fromEntries(
  Object.entries(hangers).map(([partNumber, size]) => [partNumber, () => part(body(hanger(size), 'steel', 'zinc'))]),
)
