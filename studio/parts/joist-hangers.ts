/**
 * Joist hangers, upright. The backs of the ears are at y = 0, against the chord. The joist is on the seat, which
 * extends toward -y. The lowest point is at z = 0.
 */
import {
  earHolesIn,
  type HangerModel,
  type HangerNumber,
  hangers,
  screwsAt,
} from '../../engineering/part-models/joist-hangers.ts'
import { type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { HOLE_IN, polygon, rectangle } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { both, drill } from '../geometry/solids.ts'

const { sheetIn: SHEET_IN, bendIn: BEND_IN } = hangers
/** Distance from the outer face of a bend to the center of the bend. */
const TURN_IN = SHEET_IN + BEND_IN

/** Returns a quarter circle about (x, y), from the +y side of the center to the -x side, or the reverse. */
const quarter = (x: number, y: number, radius: number): Vec2[] =>
  Array.from({ length: 7 }, (_, step): Vec2 => {
    const angle = Math.PI / 2 + (step * Math.PI) / 12
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/**
 * Ear at +x, as viewed from above. It starts at the inner face of the side, follows the bend, and extends to `reach`.
 */
function ear(inner: number, reach: number, height: number): Solid {
  const center: Vec2 = [inner + TURN_IN, -TURN_IN]
  const plan = polygon(
    [reach, 0],
    ...quarter(...center, TURN_IN),
    [inner, -0.6],
    [inner + SHEET_IN, -0.6],
    ...quarter(...center, BEND_IN).reverse(),
    [reach, -SHEET_IN],
  )
  const bottom = 0.2
  const front = rectangle(2 * reach, height - bottom, { round: 0.375 }).translate([0, (height + bottom) / 2])
  return plan.extrude(height).intersect(front.extrude(2).rotate([90, 0, 0]).translate([0, 1, 0]))
}

function hanger(partNumber: HangerNumber): Solid {
  const model: HangerModel = hangers.models[partNumber]
  const { seatIn: seat, heightIn: height, columnIn: column } = model
  const outside = rectangle(seat + 2 * SHEET_IN, 2 * height, { round: TURN_IN }).translate([0, height])
  const inside = rectangle(seat, 2 * height, { round: BEND_IN }).translate([0, height + SHEET_IN])
  const section = outside.subtract(inside).intersect(rectangle(2 * seat, height).translate([0, height / 2]))
  // The channel ends before the bends of the ears, which connect its sides to the chord.
  const channel = section
    .extrude(hangers.seatLengthIn - TURN_IN)
    .rotate([90, 0, 0])
    .translate([0, -TURN_IN, 0])
  const whole = union([channel, both(ear(seat / 2, column + 0.75, height), [1, 0, 0])])
  const inEars = earHolesIn(model).flatMap((z) => [-column, column].map((x): Vec3 => [x, 0, z]))
  const bolted = drill(whole, inEars, 'y', HOLE_IN, 1)
  if (model.screws === 0) return drill(bolted, [[0, -hangers.seatHoleIn, 0]], 'z', HOLE_IN, 1)
  const inSides = screwsAt(model).map(([x, z]): Vec3 => [0, -x, z])
  return drill(bolted, inSides, 'x', hangers.screw.holeIn)
}

export const parts: Readonly<Record<string, () => Part>> = Object.fromEntries(
  (Object.keys(hangers.models) as HangerNumber[]).map((partNumber) => [
    partNumber,
    () => part(body(hanger(partNumber), 'steel', 'zinc')),
  ]),
)
