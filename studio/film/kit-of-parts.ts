/**
 * The film's parts and their poses: eight truss sections, four corner blocks, and four gussets become a portal, a
 * table, and a crane.
 */
import type { Vec3 } from '../geometry/kernel.ts'

export type Kind = 'truss' | 'block' | 'gusset'

/** Position of a part: its origin (in), and its rotation in degrees about x, then y, then z. */
export interface Pose {
  readonly at: Vec3
  readonly turn: Vec3
}

/** The film has one version for wide windows and one for tall windows. */
export type Form = 'wide' | 'upright'

export interface Piece {
  readonly kind: Kind
  /**
   * Pose on the floor between two structures. In the wide version, parts are to the left and right of the structure. In
   * the tall version, they are behind it.
   */
  readonly laid: Readonly<Record<Form, Pose>>
  /** One pose per structure, in film order. */
  readonly poses: Readonly<Record<Form, readonly [Pose, Pose, Pose]>>
}

type Laid = Readonly<Record<Kind, readonly Pose[]>>

const pose = (at: Vec3, turn: Vec3 = [0, 0, 0]): Pose => ({ at, turn })
const UP: Vec3 = [0, -90, 0]
const ALONG_Y: Vec3 = [0, 0, 90]

/**
 * A truss section that is 4 ft (48 in) long. Its origin is at its start. The origin of a 12 in block is the center of
 * its base.
 */
export const TRUSS = 'BS-TR12A-04'
export const BLOCK = 'BS-TR-CB12'
export const GUSSET = 'BS-PL-G90-12'

// Portal: two posts of two sections on blocks, a beam of two sections, and two outriggers on the floor behind.
const portalTruss: readonly Pose[] = [
  pose([-54, 0, 12], UP),
  pose([-54, 0, 60], UP),
  pose([54, 0, 12], UP),
  pose([54, 0, 60], UP),
  pose([-48, 0, 114]),
  pose([0, 0, 114]),
  pose([-54, 6, 6], ALONG_Y),
  pose([54, 6, 6], ALONG_Y),
]
const portalBlocks: readonly Pose[] = [pose([-54, 0, 0]), pose([54, 0, 0]), pose([-54, 0, 108]), pose([54, 0, 108])]
// Two gussets are under the ends of the beam and face the front. The other two are on the outside, between the posts
// and the outriggers.
const portalGussets: readonly Pose[] = [
  pose([-48, -6, 108], [90, 90, 0]),
  pose([48, -6, 108], [90, 180, 0]),
  pose([-60, 6, 12], [0, -90, 0]),
  pose([60, 6, 12], [90, 0, 90]),
]

// Table: four legs, and a rectangle of four sections with a block in each corner.
const tableTruss: readonly Pose[] = [
  pose([-30, -30, 0], UP),
  pose([-30, 30, 0], UP),
  pose([30, -30, 0], UP),
  pose([30, 30, 0], UP),
  pose([-24, -30, 54]),
  pose([-24, 30, 54]),
  pose([-30, -24, 54], ALONG_Y),
  pose([30, -24, 54], ALONG_Y),
]
const tableBlocks: readonly Pose[] = [
  pose([-30, -30, 48]),
  pose([30, -30, 48]),
  pose([-30, 30, 48]),
  pose([30, 30, 48]),
]
const tableGussets: readonly Pose[] = [
  pose([-24, -24, 60], [0, 0, 0]),
  pose([24, -24, 60], [0, 0, 90]),
  pose([-24, 24, 60], [0, 0, -90]),
  pose([24, 24, 60], [0, 0, 180]),
]

// Crane: a cross of four sections on the floor around a block, a mast of two, and a jib of two, with blocks at the
// joints.
const towerTruss: readonly Pose[] = [
  pose([0, 0, 12], UP),
  pose([0, 0, 72], UP),
  pose([6, 0, 6], [0, 0, 0]),
  pose([0, 6, 6], ALONG_Y),
  pose([-6, 0, 6], [0, 0, 180]),
  pose([0, -6, 6], [0, 0, -90]),
  pose([6, 0, 126]),
  pose([54, 0, 126]),
]
const towerBlocks: readonly Pose[] = [pose([0, 0, 0]), pose([0, 0, 60]), pose([0, 0, 120]), pose([108, 0, 120])]
const towerGussets: readonly Pose[] = [
  pose([6, 6, 12], [0, 0, 0]),
  pose([6, -6, 12], [0, 0, -90]),
  pose([-6, 6, 12], [0, 0, 90]),
  pose([-6, -6, 12], [0, 0, 180]),
]

// Parts on the floor to the left and right of the structure.
const atTheSides: Laid = {
  truss: [-4, 26, 56, 86].flatMap((y) => [pose([-132, y, 6]), pose([92, y, 6])]),
  block: [pose([-68, -2, 0]), pose([78, -2, 0]), pose([-68, 86, 0]), pose([78, 86, 0])],
  gusset: [pose([-72, 22, 0]), pose([74, 22, 0]), pose([-72, 52, 0]), pose([74, 52, 0])],
}

// Parts on the floor behind the structure, centered in the camera's view.
const behind: Laid = {
  truss: [84, 102, 120, 138].flatMap((y) => [pose([-20, y, 6]), pose([40, y, 6])]),
  block: [pose([-12, 62, 0]), pose([6, 62, 0]), pose([62, 62, 0]), pose([80, 62, 0])],
  gusset: [pose([20, 66, 0]), pose([36, 66, 0]), pose([20, 50, 0]), pose([36, 50, 0])],
}

const built: Readonly<Record<Kind, readonly (readonly Pose[])[]>> = {
  truss: [portalTruss, tableTruss, towerTruss],
  block: [portalBlocks, tableBlocks, towerBlocks],
  gusset: [portalGussets, tableGussets, towerGussets],
}

/** X position of the mast, in. In the tall version, the mast is left of center because the jib is long. */
const CRANE_X: Readonly<Record<Form, number>> = { wide: 0, upright: -28 }

const standing = ([portal, table, crane]: readonly Pose[], form: Form) => {
  const { at, turn } = crane as Pose
  return [portal, table, { at: [at[0] + CRANE_X[form], at[1], at[2]], turn }] as [Pose, Pose, Pose]
}

export const pieces: readonly Piece[] = (['truss', 'block', 'gusset'] as const).flatMap((kind) =>
  atTheSides[kind].map((wide, index) => {
    const poses = built[kind].map((each) => each[index] as Pose)
    return {
      kind,
      laid: { wide, upright: behind[kind][index] as Pose },
      poses: { wide: standing(poses, 'wide'), upright: standing(poses, 'upright') },
    }
  }),
)
