import type { PlacedPart, Point, Structure, Turn } from '#builder/model.ts'
import { UNTURNED } from '#builder/model.ts'

/** Rotation that points a part's x axis up. */
export const UPRIGHT: Turn = [
  [0, 0, -1],
  [0, 1, 0],
  [1, 0, 0],
]

/** Rotation that points a part's x axis along y. */
const SIDEWAYS: Turn = [
  [0, -1, 0],
  [1, 0, 0],
  [0, 0, 1],
]

export const structureOf = (
  name: string,
  parts: readonly (readonly [partNumber: string, at: Point, turn?: Turn])[],
): Structure => ({
  name,
  revision: 'D',
  supports: [],
  loads: [],
  parts: parts.map(
    ([partNumber, at, turn = UNTURNED], index): PlacedPart => ({ id: `p${index}`, partNumber, at, turn }),
  ),
})

/**
 * A goal post made of 12 in truss, a tower on a caster, and an extrusion frame. One name contains
 * characters that file formats must escape.
 */
export const structures: readonly Structure[] = [
  structureOf('Goal post; 10 ft', [
    ['BS-PL-BS12', [0, 0, 0]],
    ['BS-TR12A-10', [0, 0, 0.5], UPRIGHT],
    ['BS-PL-BS12', [132, 0, 0]],
    ['BS-TR12A-10', [132, 0, 0.5], UPRIGHT],
    ['BS-TR12A-10', [6, 0, 126.5]],
    ['BS-PL-G90-12', [6, -6, 120.5]],
  ]),
  structureOf("Rigger's <tower> & “caster” #1", [
    ['BS-MO-CA6', [0, 0, 0]],
    ['BS-TR06S-04', [0, 0, 8], UPRIGHT],
    ['BS-HW8-050-150', [1.5, 0, 60]],
  ]),
  structureOf('Frame', [
    ['BS-EX3030-04', [0, 0, 0]],
    ['BS-EX3030-04', [0, 48, 0], SIDEWAYS],
  ]),
]
