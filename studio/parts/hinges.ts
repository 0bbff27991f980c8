/**
 * Hinges. A hinge half is oriented like the end of a truss. Its mating face is at x = 0, its joint plane is at x = 1
 * 1/2, and it is centered on y and z. The other half is rotated about z, so a closed hinge extends from x = 0 to x = 3.
 * The spigot of the 3 in half extends inside the tube to x = -3.
 */

import type { BoxSize, TrussSize } from '../../engineering/members/truss-models.ts'
import { hinges as model } from '../../engineering/part-models/hinges.ts'
import { CrossSection, cut, facets, type Solid, union, type Vec2 } from '../geometry/kernel.ts'
import { circle, hullOf, polygon, rectangle, row } from '../geometry/outlines.ts'
import { type Body, body, join, mirror, move, type Part, part, turn } from '../geometry/part.ts'
import { ball, bar, bentBar, cylinder, drill, plate, revolve, torus, tubeProfile } from '../geometry/solids.ts'
import { spigotTube } from './truss.ts'
import { frameOutline, INSERT_HOLE_IN, spigotInserts } from './truss-patterns.ts'

const { frameIn: FRAME_IN, wallIn: WALL_IN, depthIn: HALF_IN, axisIn: AXIS_IN, pinIn: PIN_IN } = model

/** Knuckles along the upper edge of a hinge half. */
function upperKnuckles(size: TrussSize): Solid {
  const top = size / 2
  // The corners of the foot are rounded and inside the wall.
  const [round, sunk] = [0.05, 0.06]
  const lug = hullOf(
    [HALF_IN, top + AXIS_IN, model.lugIn],
    [model.footFromIn + round, top - sunk, 2 * round],
    [model.footToIn - round, top - sunk, 2 * round],
  )
  // Cut away the material that would overlap the wall of the other half. That wall starts at the joint plane.
  const clear = lug
    .subtract(rectangle(2, 2).translate([HALF_IN + 1, top - 1 + 0.03]))
    .subtract(circle(model.pinHoleIn).translate([HALF_IN, top + AXIS_IN]))
  return union(
    model.groupsIn[size].flatMap((middle) =>
      model.knucklesIn.map(([from, to]) =>
        clear
          .extrude(to - from)
          .rotate([90, 0, 0])
          .translate([0, middle + to, 0]),
      ),
    ),
  )
}

/**
 * Hinge half for an end frame. It has a plate that matches the end frame, a wall from the plate to the joint plane, and
 * knuckles above and below.
 */
function frameHalf(size: BoxSize): Solid {
  const wall = bar(
    rectangle(size, size).subtract(rectangle(size - 2 * WALL_IN, size - 2 * WALL_IN, { round: 0.25 })),
    HALF_IN - FRAME_IN + 0.01,
  ).translate([FRAME_IN - 0.01, 0, 0])
  const above = upperKnuckles(size)
  return union([bar(frameOutline(size), FRAME_IN), wall, above, above.mirror([0, 0, 1])])
}

/**
 * Hinge half for the 3 in tube. It has a collar up to the joint plane, and a spigot with insert nuts at the first holes
 * in the tube.
 */
function tubeHalf(): Part {
  const collar = bar(tubeProfile(3, 3, 0.26), HALF_IN)
  const inside = rectangle(2.9, 2.9, { round: 0.375 })
  const cap = bar(inside, WALL_IN).translate([HALF_IN - WALL_IN, 0, 0])
  const back = bar(inside.subtract(rectangle(1.9, 1.9)), WALL_IN)
  const at = -1.5
  const spigot = spigotTube(3.1).translate([-3, 0, 0])
  const drilled = drill(drill(spigot, [[at, 0, 0]], 'y', INSERT_HOLE_IN), [[at, 0, 0]], 'z', INSERT_HOLE_IN)
  const metal = union([collar, cap, back, drilled, upperKnuckles(3)])
  return part(body(metal, 'aluminum', 'brushed'), spigotInserts(1.25, [at]))
}

const half = (size: TrussSize): Part => (size === 3 ? tubeHalf() : part(body(frameHalf(size), 'aluminum', 'brushed')))

/** Returns the mating half. It is the same part, rotated about z. */
export const otherHalf = (it: Part): Part => move(turn(it, [0, 0, 180]), [2 * HALF_IN, 0, 0])

/**
 * Hitch pin along +x. Its shoulder is at x = 0, and its usable length ends at x = 2 1/4. It has a bent handle behind
 * the shoulder and a hairpin through the end.
 */
function hitchPin(): Part {
  const shaft = revolve(
    polygon([0, -0.05], [PIN_IN / 2, -0.05], [PIN_IN / 2, 2.55], [PIN_IN / 2 - 0.1, 2.7], [0, 2.7]),
  ).rotate([0, 90, 0])
  const shoulder = cylinder(0.9, 0.2).rotate([0, 90, 0]).translate([-0.2, 0, 0])
  const handle = bentBar(
    circle(0.5),
    [
      [-0.1, 0, 0],
      [-0.75, 0, 0],
      [-0.75, 0, 1.75],
    ],
    0.5,
  )
  const grip = ball(0.5).translate([-0.75, 0, 1.75])
  const metal = cut(union([shaft, shoulder, handle, grip]), [
    CrossSection.circle(0.08, facets(16)).extrude(2).translate([2.4, 0, -1]),
    CrossSection.circle(0.1, facets(16)).extrude(2).rotate([90, 0, 0]).translate([-0.75, 1, 1.45]),
  ])
  return part(body(metal, 'steel', 'zinc'), hairpin())
}

/** Hairpin clip of 1/8 in wire. One leg goes through the pin, and the other goes around it. */
function hairpin(): Body {
  // Use more sides than for a hole of the same size, because the facets of a bent wire would be visible.
  const wire = CrossSection.circle(0.0625, facets(16))
  const clip = bentBar(
    wire,
    [
      [2.4, 0, -0.85],
      [2.4, 0, 0.75],
      [2.4, 0.25, 0.95],
      [2.4, 0.5, 0.75],
      [2.4, 0.4, 0.25],
      [2.4, 0.43, -0.05],
      [2.4, 0.39, -0.35],
      [2.4, 0.62, -0.8],
    ],
    0.12,
    [1, 0, 0],
  )
  return body(clip, 'steel', 'zinc')
}

/** Quick-release pin along +x. It has balls near the tip, and a ring handle and a push button behind the shoulder. */
function quickPin(): Part {
  const profile: Vec2[] = [
    [0, -0.1],
    [0.42, -0.1],
    [0.46, -0.06],
    [0.46, 0],
    [PIN_IN / 2, 0],
    [PIN_IN / 2, 2.62],
    [0.2, 2.78],
    [0, 2.78],
  ]
  const shaft = revolve(polygon(...profile)).rotate([0, 90, 0])
  const neck = cylinder(0.5, 0.62).rotate([0, 90, 0]).translate([-0.7, 0, 0])
  const eye = cylinder(0.2, 0.72).rotate([90, 0, 0]).translate([-0.42, 0.36, 0])
  const button = cylinder(0.32, 0.24).rotate([0, 90, 0]).translate([-0.92, 0, 0])
  const ring = torus(1.2, 0.14).rotate([0, -62, 0]).translate([-0.7, 0, 0.5])
  const balls = [0.25, -0.25].map((y) => ball(0.22).translate([2.4, y, 0]))
  return part(
    body(union([shaft, neck, eye, ...balls]), 'stainless', 'stainless'),
    body(cut(button, [neck]), 'stainless', 'painted-red'),
    body(cut(ring, [neck, eye]), 'stainless', 'stainless'),
  )
}

/** Pins in a closed hinge. Each group of knuckles, above and below, has a pin along y with its handle at the -y end. */
function pins(size: TrussSize): Part {
  const upright = turn(turn(hitchPin(), [90, 0, 0]), [0, 0, 90])
  const upper = model.groupsIn[size].map((middle) => move(upright, [HALF_IN, middle - 1.1, size / 2 + AXIS_IN]))
  const lower = model.groupsIn[size].map((middle) =>
    move(mirror(upright, [0, 0, 1]), [HALF_IN, middle - 1.1, -size / 2 - AXIS_IN]),
  )
  return size === 3 ? join(...upper) : join(...upper, ...lower)
}

const assembly = (size: TrussSize): Part => join(half(size), otherHalf(half(size)), pins(size))

/**
 * Leaf hinge, open and flat on z = 0. Its pin is along x with a 3 in leaf on each side. The holes are 1 1/2 in from the
 * pin.
 */
function flatHinge(length: number, count: number): Part {
  const [leaf, barrel, axis] = [0.1875, 0.875, 0.4375]
  const each = length / count
  const gap = 0.015
  const holes = row(length / 3).map(([x]): Vec2 => [x, 1.5])
  const wing = (first: 0 | 1): Solid => {
    const flat = plate(rectangle(length, 3 - 0.45, { round: 0.25 }).translate([0, 0.45 + (3 - 0.45) / 2]), leaf, holes)
    const knuckle = (index: number): Solid => {
      const from = -length / 2 + index * each + gap
      const section = circle(barrel)
        .translate([0, axis])
        .add(polygon([0, 0], [0.9, 0], [0.9, leaf], [0.36, leaf], [0, axis]))
      // Draw the section in (y, z) and sweep it along x.
      return bar(section.subtract(circle(0.52).translate([0, axis])), each - 2 * gap).translate([from, 0, 0])
    }
    const mine = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === first)
    return union([flat, ...mine.map(knuckle)])
  }
  const head = cylinder(0.7, 0.12).rotate([0, 90, 0])
  const pin = union([
    cylinder(0.5, length).rotate([0, 90, 0]),
    head.translate([-0.12, 0, 0]),
    head.translate([length, 0, 0]),
  ])
  return part(
    body(wing(0), 'steel', 'zinc'),
    body(wing(1).mirror([0, 1, 0]), 'steel', 'zinc'),
    body(pin.translate([-length / 2, 0, axis]), 'steel', 'steel'),
  )
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-HG-180-12': () => assembly(12),
  'BS-HG-180-06': () => assembly(6),
  'BS-HG-180-03': () => assembly(3),
  'BS-HG-H12': () => half(12),
  'BS-HG-H06': () => half(6),
  'BS-HG-H03': () => half(3),
  'BS-HG-FL06': () => flatHinge(6, 5),
  'BS-HG-FL12': () => flatHinge(12, 7),
  'BS-HG-HP-063': hitchPin,
  'BS-HG-QP-063': quickPin,
}
