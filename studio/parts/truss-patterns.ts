/** Hole patterns for mating parts, and small pieces that several product families share. */
import { type BoxSize, boxTrusses } from '../../engineering/members/truss-models.ts'
import { hexNut } from '../geometry/fasteners.ts'
import { CrossSection, cut, type Outline, type Solid, union, type Vec2 } from '../geometry/kernel.ts'
import { circle, HOLE_IN, hullOf, rectangle } from '../geometry/outlines.ts'
import { type Body, body } from '../geometry/part.ts'
import { cylinder } from '../geometry/solids.ts'

/** Round holes in an end frame. They are on the grid along each edge, in line with the rows of holes in the chords. */
export const frameHoles = (size: BoxSize): readonly Vec2[] => boxTrusses[size].endFrame.holesIn

/**
 * Corner slots in the 12 in end frame. Each slot fits a bolt 1 1/2 in from one edge and 1 in from the other edge, in
 * either direction. With the slots, a frame can also bolt to the side of a truss.
 */
const cornerSlots = (size: BoxSize): Outline[] =>
  boxTrusses[size].endFrame.slotsIn.map(([[ax, ay], [bx, by]]) => hullOf([ax, ay, HOLE_IN], [bx, by, HOLE_IN]))

export const frameCuts = (size: BoxSize): Outline =>
  CrossSection.union([...frameHoles(size).map(([x, y]) => circle(HOLE_IN).translate([x, y])), ...cornerSlots(size)])

/** Window in an end frame. The frame around it is as wide as the leg of a chord. */
export const frameWindow = (size: BoxSize): Outline => {
  const { chord, endFrame } = boxTrusses[size]
  return rectangle(size - 2 * chord.legIn, size - 2 * chord.legIn, { round: endFrame.windowRadiusIn })
}

/** Outline of an end frame with its window, round holes, and corner slots, centered. */
export const frameOutline = (size: BoxSize): Outline =>
  rectangle(size, size).subtract(frameWindow(size)).subtract(frameCuts(size))

/** Diameter of the hole for an insert nut in the wall of a spigot, in. */
export const INSERT_HOLE_IN = 11 / 16

/** 1/2-13 insert nut. Its flange is on z = 0, and its shank goes down through a wall that is `wall` in thick. */
function insertNut(wall = 0.25): Solid {
  const height = wall + 0.2
  const shell = union([cylinder(0.875, 0.05), cylinder(INSERT_HOLE_IN, height + 0.05).translate([0, 0, -height])])
  return cut(shell, [cylinder(0.44, height + 1).translate([0, 0, -height - 0.5])])
}

/** Insert nuts on the faces of a square spigot along x, at each of the given positions. */
export function spigotInserts(half: number, at: readonly number[]): Body {
  const nut = insertNut()
  const turns = [0, 90, 180, 270]
  return body(
    union(
      at.flatMap((x) =>
        turns.map((degrees) => nut.translate([0, 0, half]).rotate([degrees, 0, 0]).translate([x, 0, 0])),
      ),
    ),
    'steel',
    'zinc',
  )
}

/** Socket set screw for a weld nut on a wall at z = 0. Its point extends `inside` inches below the wall. */
export function setScrew(inside: number): Body {
  const screw = cut(cylinder(0.36, 0.55 + inside).translate([0, 0, -inside]), [
    circle(0.1875).extrude(0.3).translate([0, 0, 0.35]),
  ])
  return body(screw, 'steel', 'black-oxide')
}

/** Weld nut for `setScrew`, slightly embedded in its wall. */
export const weldNut = (sunk = 0.06): Solid => hexNut(0.375).translate([0, 0, -sunk])
