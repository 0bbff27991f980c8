/** The film's story: eight lengths of truss, four corner blocks and four gussets become a portal, a table and a crane. */
import type { Vec3 } from '../geometry/kernel.ts'

export type Kind = 'truss' | 'block' | 'gusset'

/** Where a part is: its origin (in) and the columns of its rotation by degrees about x, then y, then z. */
export interface Pose {
  readonly at: Vec3
  readonly turn: Vec3
}

export interface Piece {
  readonly kind: Kind
  /** On the floor, between two structures. */
  readonly laid: Pose
  /** One pose for each structure, in the order of the film. */
  readonly poses: readonly [Pose, Pose, Pose]
}

const pose = (at: Vec3, turn: Vec3 = [0, 0, 0]): Pose => ({ at, turn })
const UP: Vec3 = [0, -90, 0]
const ALONG_Y: Vec3 = [0, 0, 90]

/** 4 ft lengths: 48 in. Blocks are 12 in cubes that stand on their origin; truss starts at its origin. */
export const TRUSS = 'BS-TR12A-04'
export const BLOCK = 'BS-TR-CB12'
export const GUSSET = 'BS-PL-G90-12'

// Portal: two posts of two lengths on blocks, a beam of two, two outriggers on the floor behind.
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
// Two under the beam's ends, facing the front; two between posts and outriggers, on the outside.
const portalGussets: readonly Pose[] = [
  pose([-48, -6, 108], [90, 90, 0]),
  pose([48, -6, 108], [90, 180, 0]),
  pose([-60, 6, 12], [0, -90, 0]),
  pose([60, 6, 12], [90, 0, 90]),
]

// Table: four legs, a ring of four on top with a block in each corner.
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

// Crane: a cross of four on the floor around a block, two lengths upright, a jib of two, blocks at the joints.
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

// The kit laid out, left and right of the place where it is built.
const laidTruss: readonly Pose[] = [-16, 14, 44, 74].flatMap((y) => [pose([-132, y, 6]), pose([92, y, 6])])
const laidBlocks: readonly Pose[] = [pose([-68, -14, 0]), pose([78, -14, 0]), pose([-68, 74, 0]), pose([78, 74, 0])]
const laidGussets: readonly Pose[] = [pose([-72, 10, 0]), pose([74, 10, 0]), pose([-72, 40, 0]), pose([74, 40, 0])]

const zip = (kind: Kind, laid: readonly Pose[], a: readonly Pose[], b: readonly Pose[], c: readonly Pose[]): Piece[] =>
  laid.map((each, index) => ({ kind, laid: each, poses: [a[index] as Pose, b[index] as Pose, c[index] as Pose] }))

export const pieces: readonly Piece[] = [
  ...zip('truss', laidTruss, portalTruss, tableTruss, towerTruss),
  ...zip('block', laidBlocks, portalBlocks, tableBlocks, towerBlocks),
  ...zip('gusset', laidGussets, portalGussets, tableGussets, towerGussets),
]
