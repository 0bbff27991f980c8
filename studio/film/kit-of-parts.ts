/**
 * The film's parts and their poses: nine truss sections, four corner blocks, eight gussets, and four ballast blocks
 * become a portal and a crane.
 */
import type { Solid, Vec3 } from '../geometry/kernel.ts'
import { union } from '../geometry/kernel.ts'
import { rectangle } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { box, chamferedBlock } from '../geometry/solids.ts'

export type Kind = 'truss' | 'block' | 'gusset' | 'ballast'

/** Position of a part: its origin (in) and its rotation in degrees about x, then y, then z. */
export interface Pose {
  readonly at: Vec3
  readonly turn: Vec3
}

/** The film has one version for landscape screens and one for portrait screens. */
export type Form = 'wide' | 'upright'
export type Structure = 'portal' | 'crane'
type Place = Structure | 'floor'

export interface Piece {
  readonly kind: Kind
  /** Poses in the two structures, and on the floor behind them. */
  readonly poses: Readonly<Record<Place, Pose>>
}

type Kit = Readonly<Record<Kind, readonly Pose[]>>

const pose = (at: Vec3, turn: Vec3 = [0, 0, 0]): Pose => ({ at, turn })
const UP: Vec3 = [0, -90, 0]
const ALONG_Y: Vec3 = [0, 0, 90]
const AGAINST_X: Vec3 = [0, 0, 180]
const AGAINST_Y: Vec3 = [0, 0, -90]
const SECTION_IN = 48

/**
 * A truss section that is 4 ft (48 in) long. Its origin is at its start. The origin of a 12 in block is the center of
 * its base.
 */
export const TRUSS = 'BS-TR12A-04'
export const BLOCK = 'BS-TR-CB12'
export const GUSSET = 'BS-PL-G90-12'

/** Height of a ballast block with its straps, in. */
const BALLAST_IN = 10.12

/** A concrete block along x. Two straps run around the block and the upper chords of the truss below. */
export function ballast(): Part {
  const [length, width, drop, thick] = [22, 13, 2.5, 0.12]
  const height = BALLAST_IN - thick
  const concrete = chamferedBlock(rectangle(length, width), height, 0.6)
  const strap = (x: number): Solid => {
    const wide = 2
    const side = box([wide, thick, height + drop])
    return union([
      side.translate([x - wide / 2, width / 2, -drop]),
      side.translate([x - wide / 2, -width / 2 - thick, -drop]),
      box([wide, width + 2 * thick, thick]).translate([x - wide / 2, -width / 2 - thick, height]),
    ])
  }
  return part(body(concrete, 'steel', 'concrete'), body(union([strap(-6), strap(6)]), 'nylon', 'painted-black'))
}

/**
 * Portal: two posts on blocks, with outriggers and ballast at the front and back, and a beam across the posts. Gussets
 * are in front of and behind the corners of the beam, and on the left sides of the outriggers. `posts` is the number of
 * truss sections in each post, and `beam` is the number in the beam.
 */
function portal(posts: number, beam: number): Kit {
  const half = (beam * SECTION_IN) / 2
  const [x, under] = [half + 6, 12 + posts * SECTION_IN]
  const sides = [-x, x]
  return {
    truss: [
      ...sides.flatMap((side) => Array.from({ length: posts }, (_, k) => pose([side, 0, 12 + k * SECTION_IN], UP))),
      ...Array.from({ length: beam }, (_, k) => pose([k * SECTION_IN - half, 0, under + 6])),
      ...sides.flatMap((side) => [pose([side, -6, 6], AGAINST_Y), pose([side, 6, 6], ALONG_Y)]),
    ],
    block: [...sides.map((side) => pose([side, 0, 0])), ...sides.map((side) => pose([side, 0, under]))],
    gusset: [
      pose([-half, -6, under], [90, 90, 0]),
      pose([half, -6, under], [90, 180, 0]),
      pose([-half, 6, under], [90, 180, 180]),
      pose([half, 6, under], [90, 90, 180]),
      ...sides.flatMap((side) => [pose([side - 6, -6, 12], [90, 0, -90]), pose([side - 6, 6, 12], [90, -90, -90])]),
    ],
    ballast: sides.flatMap((side) => [pose([side, -40, 12], ALONG_Y), pose([side, 40, 12], ALONG_Y)]),
  }
}

/**
 * Crane: a cross of four sections on the floor around a block, a mast, a jib between two blocks, and a block as a
 * counterweight. Gussets are in front of and behind both corners of the mast, and between the arms of the cross. `x` is
 * the position of the mast.
 */
function crane(mast: number, jib: number, x: number): Kit {
  const under = 12 + mast * SECTION_IN
  return {
    truss: [
      ...Array.from({ length: mast }, (_, k) => pose([x, 0, 12 + k * SECTION_IN], UP)),
      ...Array.from({ length: jib }, (_, k) => pose([x + 6 + k * SECTION_IN, 0, under + 6])),
      pose([x + 6, 0, 6]),
      pose([x, 6, 6], ALONG_Y),
      pose([x - 6, 0, 6], AGAINST_X),
      pose([x, -6, 6], AGAINST_Y),
    ],
    block: [
      pose([x, 0, 0]),
      pose([x, 0, under]),
      pose([x - 12, 0, under]),
      pose([x + 12 + jib * SECTION_IN, 0, under]),
    ],
    gusset: [
      pose([x + 6, -6, under], [90, 90, 0]),
      pose([x - 6, -6, under], [90, 180, 0]),
      pose([x + 6, 6, under], [90, 180, 180]),
      pose([x - 6, 6, under], [90, 90, 180]),
      pose([x + 6, 6, 12], [0, 0, 0]),
      pose([x + 6, -6, 12], [0, 0, -90]),
      pose([x - 6, 6, 12], [0, 0, 90]),
      pose([x - 6, -6, 12], [0, 0, 180]),
    ],
    ballast: [
      pose([x - 40, 0, 12]),
      pose([x - 40, 0, 12 + BALLAST_IN]),
      pose([x, -40, 12], ALONG_Y),
      pose([x, 40, 12], ALONG_Y),
    ],
  }
}

/**
 * The kit on the floor behind the structures: a wall of truss sections in columns along x, and stacks of ballast,
 * blocks, and gussets in front of it. `x` is the center.
 */
function stacked(columns: number, x: number): Kit {
  const left = x - (columns * SECTION_IN) / 2
  const stack = (index: number) => x + ((index % 4) - 1.5) * 11.5 * columns
  return {
    truss: Array.from({ length: 9 }, (_, k) =>
      pose([left + (k % columns) * SECTION_IN, 84, 6 + 12 * Math.floor(k / columns)]),
    ),
    ballast: [0, 1, 2, 3].map((k) => pose([stack(k), 61, 0])),
    block: [0, 1, 2, 3].map((k) => pose([stack(k), 61, 10])),
    gusset: Array.from({ length: 8 }, (_, k) => pose([stack(k) - 3, 58, 22 + 0.1875 * Math.floor(k / 4)])),
  }
}

const kits: Readonly<Record<Form, Readonly<Record<Place, Kit>>>> = {
  wide: { portal: portal(1, 3), crane: crane(2, 3, -50), floor: stacked(3, 4) },
  upright: { portal: portal(2, 1), crane: crane(3, 2, -28), floor: stacked(2, 16) },
}

const KINDS = ['truss', 'block', 'gusset', 'ballast'] as const

/** Returns the kit with the poses for one version of the film. */
export const piecesOf = (form: Form): readonly Piece[] =>
  KINDS.flatMap((kind) =>
    kits[form].portal[kind].map((onPortal, index) => ({
      kind,
      poses: {
        portal: onPortal,
        crane: kits[form].crane[kind][index] as Pose,
        floor: kits[form].floor[kind][index] as Pose,
      },
    })),
  )
