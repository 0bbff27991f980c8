/**
 * Braces that stabilize a structure (outriggers, struts between hinges, and knee braces), and bolts on the side of a
 * truss. Units are inches, and z is up.
 */

import { holeRowIn } from '../../engineering/members/truss-models.ts'
import { hinges } from '../../engineering/part-models/hinges.ts'
import { fewestLengths } from '../../engineering/systems/parts-list.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { frameHoles } from '../parts/truss-patterns.ts'
import type { Place } from '../render/scene.ts'
import { type Face, knee } from './assemblies.ts'
import { type Axis, bolt, FT, run, STEEL_WALL_IN, Stage, seam, sections, sizeOf, WALL_IN, wallsIn } from './kit.ts'

/** Thicknesses, in. End frames, corner blocks, and hinge frames have the same thickness. Reducer plates are thicker. */
const FRAME_IN = 0.25
export const REDUCER_IN = 0.375

/** Height of the underside of a part that is on a ground base, in. */
export const GROUND_IN = 2.24

const outward: Readonly<Record<Face, number>> = { '+x': 0, '+y': 90, '-x': 180, '-y': -90 }
const faceAt = (degrees: number): Face =>
  (Object.keys(outward) as Face[]).find((face) => (outward[face] - degrees) % 360 === 0) as Face

/**
 * Adds outriggers to a tower that stands on a ground base at (x, y). An outrigger is a 12 in truss section that runs
 * from one side of the tower to another ground base. Its corners have gussets, except where another outrigger is
 * attached.
 */
export async function outriggers(
  stage: Stage,
  x: number,
  y: number,
  sides: readonly Face[],
  feet: number,
  series: 'BS-TR12A' | 'BS-TR12S' = 'BS-TR12A',
): Promise<void> {
  for (const side of sides) {
    const it = new Stage()
    await run(it, series, [6, 0, GROUND_IN + 6], 'x', feet)
    const wallIn = series === 'BS-TR12S' ? STEEL_WALL_IN : WALL_IN
    await sideSeam(it, 12, [6, 0, GROUND_IN + 6], 'x', 'z', FRAME_IN, wallIn)
    await it.add('BS-TR-GB12', { at: [feet * FT, 0, 0] })
    const turn = outward[side]
    if (!sides.includes(faceAt(turn - 90))) await knee(it, [6, -6, GROUND_IN + FT], '-y', 1, 1, 12, wallIn)
    if (!sides.includes(faceAt(turn + 90))) await knee(it, [6, 6, GROUND_IN + FT], '+y', 1, 1, 12, wallIn)
    stage.addAll(it, { turn: [0, 0, turn] }, { at: [x, y, 0] })
  }
}

/**
 * Adds a 12 in truss along y that braces two legs at x, from the face of the leg at y = `near`. Its top is 12 in below
 * the beams, whose undersides are at z = `under`. Gussets are above it.
 */
export async function crossTruss(stage: Stage, x: number, near: number, feet: number, under: number): Promise<void> {
  const z = under - 18
  await run(stage, 'BS-TR12A', [x, near, z], 'y', feet)
  for (const face of ['-x', '+x'] as const)
    for (const [y, level] of [
      [near, 1],
      [near + feet * FT, -1],
    ] as const)
      await knee(stage, [x + (face === '-x' ? -6 : 6), y, z + 6], face, level, 1)
}

/**
 * The fixed half of a hinge in a vertical plane. (`u`, `v`) is the center of the face that the half is bolted to,
 * `degrees` is the direction of that face, and `side` is the side of the pins (1: counterclockwise).
 */
interface HingeSeat {
  readonly u: number
  readonly v: number
  readonly degrees: number
  readonly side: 1 | -1
  /** Thickness of the part that the half is bolted to, in. Defaults to the thickness of a reducer plate. */
  readonly on?: number
  /**
   * Returns true for a bolt that must be omitted because lacing is behind it. The arguments are the bolt's position
   * across the strut and its position toward the side of the pins.
   */
  readonly without?: (across: number, inward: number) => boolean
}

/** Maximum difference between the length of a strut and the distance between its hinge pins, in. */
const PIN_PLAY_IN = 0.1

const pinOf = ({ u, v, degrees, side }: HingeSeat, off: number): [number, number] => {
  const a = (degrees * Math.PI) / 180
  const depth = hinges.depthIn
  return [u + depth * Math.cos(a) - side * off * Math.sin(a), v + depth * Math.sin(a) + side * off * Math.cos(a)]
}

/**
 * Adds a strut of truss between two hinges. Each hinge is open along one row of pins. The strut is built in the xz
 * plane (u along x, v along z), and then `places` moves it.
 * @throws if the distance between the pins of the seats doesn't match the strut
 */
export async function hingedStrut(
  stage: Stage,
  series: 'BS-TR12A' | 'BS-TR06A',
  feet: number,
  foot: HingeSeat,
  head: HingeSeat,
  ...places: readonly Place[]
): Promise<void> {
  const size = sizeOf(series) as 6 | 12
  const half = `BS-HG-H${series.slice(5, 7)}`
  const off = size / 2 + hinges.axisIn
  const length = feet * FT + 2 * hinges.depthIn
  const [from, to] = [pinOf(foot, off), pinOf(head, off)]
  // Viewed along the strut, a pin that is counterclockwise from the lower face is clockwise from the upper face.
  const [a, b] = [foot.side * off, -head.side * off]
  const apart = Math.hypot(to[0] - from[0], to[1] - from[1])
  const wanted = Math.hypot(length, b - a)
  if (Math.abs(apart - wanted) > PIN_PLAY_IN)
    throw new Error(
      `A strut of ${feet} ft needs pins ${wanted.toFixed(2)} in apart, but they are ${apart.toFixed(2)} in apart`,
    )
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.atan2(b - a, length)
  const degrees = (turn * 180) / Math.PI
  const it = new Stage()
  const strut = new Stage()
  await strut.add(half, { turn: [0, 0, 180], at: [hinges.depthIn, 0, 0] })
  await sections(strut, series, [hinges.depthIn, 0, 0], 'x', fewestLengths(feet))
  await strut.add(half, { at: [length - hinges.depthIn, 0, 0] })
  for (const x of [hinges.depthIn, length - hinges.depthIn]) await seam(strut, size, [x, 0, 0], 'x')
  it.addAll(strut, { turn: [0, -degrees, 0] }, { at: [from[0] + a * Math.sin(turn), 0, from[1] - a * Math.cos(turn)] })
  // Flip the upper half over, so that its knuckles fit between the knuckles of the half on the strut.
  for (const [seat, over] of [
    [foot, 0],
    [head, 180],
  ] as const) {
    const fixed = new Stage()
    await fixed.add(half)
    await seatSeam(fixed, size, seat)
    it.addAll(fixed, { turn: [over, 0, 0] }, { turn: [0, -seat.degrees, 0] }, { at: [seat.u, 0, seat.v] })
  }
  // The pin handles are in the angle between the seat and the strut.
  for (const [[u, v], seat, back] of [
    [from, foot, 0],
    [to, head, 180],
  ] as const) {
    const [along, away] = [seat.degrees + 90 * seat.side, degrees + back]
    const handle = along + (((away - along + 540) % 360) - 180) / 2
    for (const middle of hinges.groupsIn[size])
      await it.add(
        'BS-HG-HP-063',
        { turn: [90, 0, 0] },
        { turn: [0, 0, 90] },
        { turn: [0, -handle, 0] },
        { at: [u, middle - 1.1, v] },
      )
  }
  stage.addAll(it, ...places)
}

/** For each axis, the rotation that makes the head of a vertical bolt face along that axis. */
const boltTurn: Readonly<Record<Axis, Vec3>> = { x: [0, 90, 0], y: [-90, 0, 0], z: [0, 0, 0] }

/**
 * Adds bolts that attach an end frame, or a plate with the same hole pattern, to the side of a truss. Only the chords
 * of the truss have holes for these bolts. `above` and `below` are the thicknesses on each side of `at`, in inches.
 */
export async function sideSeam(
  stage: Stage,
  size: 6 | 12,
  at: Vec3,
  normal: Axis,
  along: Axis,
  above = FRAME_IN,
  below = wallsIn[size],
): Promise<void> {
  const row = size / 2 - holeRowIn(size)
  const axes = { x: 0, y: 1, z: 2 } as const
  const across = (['x', 'y', 'z'] as const).find((axis) => axis !== normal && axis !== along) as Axis
  for (const station of size === 12 ? [-4.5, -1.5, 1.5, 4.5] : [-1.5, 1.5])
    for (const side of [-row, row]) {
      const place: [number, number, number] = [...at]
      place[axes[along]] += station
      place[axes[across]] += side
      place[axes[normal]] += above
      await stage.add(bolt(above + below), { turn: boltTurn[normal], at: place })
    }
}

/**
 * Adds a reducer plate with its bolts on the side of 12 in truss. The truss runs along x with its face at z = 0.
 * `places` then moves the plate and the bolts.
 */
export async function reducer(stage: Stage, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  await it.add('BS-TR-RP1206')
  await sideSeam(it, 12, [0, 0, 0], 'z', 'x', REDUCER_IN)
  stage.addAll(it, ...places)
}

/**
 * Returns a function for `HingeSeat.without` that omits bolts in front of a diagonal. The diagonal is behind the plate
 * and rises (1) or falls (-1).
 */
export const onDiagonal =
  (way: 1 | -1) =>
  (across: number, inward: number): boolean =>
    Math.sign(across * inward) === way

/** Adds bolts through an end frame on the +x side of the origin and through the part under the frame. */
async function seatSeam(stage: Stage, size: 6 | 12, { on = REDUCER_IN, without }: HingeSeat): Promise<void> {
  if (!without) return seam(stage, size, [(FRAME_IN - on) / 2, 0, 0], 'x', FRAME_IN + on)
  for (const [y, z] of frameHoles(size))
    if (!without(y, z)) await stage.add(bolt(FRAME_IN + on), { turn: boltTurn.x, at: [FRAME_IN, y, z] })
}

/**
 * Adds a 4 ft edge guard along x over the front edge of a deck. (x, y, z) is a point on the upper face of the deck.
 * `places` then moves the edge guard.
 */
export const edgeGuard = (stage: Stage, [x, y, z]: Vec3, ...places: readonly Place[]): Promise<Stage> =>
  stage.add('BS-AC-EG04', { turn: [180, 0, 180], at: [x + 4 * FT, y - 0.75, z + 0.75] }, ...places)

/**
 * Adds a short bolt through a wall into a slot nut in a profile along x. The wall is on the face of the profile at z =
 * 0.
 */
export async function slotBolt(stage: Stage, wall: number, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  await it.add('BS-EX-SN1', { at: [0, 0, -0.395] })
  await it.add(wall > 0.2 ? 'BS-HW8-SB-062' : 'BS-HW8-SB-050', { at: [0, 0, wall] })
  stage.addAll(it, ...places)
}

const KNEE_BRACE_FT = 6
/**
 * Distance along each member from the corner to the bend in the plate. At a distance of 51 in, the brace is 72 in long,
 * and all holes line up.
 */
const KNEE_BRACE_IN = 51

/**
 * Adds a knee brace of 3 in truss between two 45-degree bent plates. The brace is built in the xz plane with the corner
 * at the origin. The horizontal member is below z = 0, and the vertical member is left of x = 0. `places` then moves
 * the brace.
 */
export async function kneeBrace(stage: Stage, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  const thick = 0.25
  await it.add('BS-PL-BT45', { turn: [0, 0, 180], at: [KNEE_BRACE_IN, 0, 0] })
  await it.add('BS-PL-BT45', { turn: [0, 90, 0], at: [0, 0, KNEE_BRACE_IN] })
  for (const from of [1.5, 4.5]) {
    await it.add(bolt(thick + WALL_IN), { at: [KNEE_BRACE_IN + from, 0, thick] })
    await it.add(bolt(thick + WALL_IN), { turn: [0, 90, 0], at: [thick, 0, KNEE_BRACE_IN + from] })
  }
  const on = (along: number, off: number): Vec3 => [
    KNEE_BRACE_IN + (off - along) * Math.SQRT1_2,
    0,
    (off + along) * Math.SQRT1_2,
  ]
  const start = (KNEE_BRACE_IN * Math.SQRT2 - KNEE_BRACE_FT * FT) / 2
  const tube = new Stage()
  await run(tube, 'BS-TR03A', [0, 0, 0], 'x', KNEE_BRACE_FT)
  it.addAll(tube, { turn: [0, -135, 0], at: on(start, thick + 1.5) })
  // Center the brace by dividing the clearance equally between both ends.
  for (const along of [1.5 + start / 2, 4.5 + start / 2, 67.5 + 1.5 * start, 70.5 + 1.5 * start])
    await it.add(bolt(3 + thick), { turn: [0, 45, 0], at: on(along, 3 + thick) })
  stage.addAll(it, ...places)
}
