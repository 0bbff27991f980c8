/**
 * Hinges, in inches: knuckles on the edges of a frame that is bolted to the truss's end frame, a wall around it up to
 * the plane of the joint, a pin through each group of knuckles.
 */
import { grid } from '../grid.ts'
import { aluminum6061T6 } from '../materials.ts'
import type { TrussSize } from '../truss-models.ts'

type Span = readonly [from: number, to: number]

const knucklesIn: readonly Span[] = [
  [0.02, 0.5],
  [-1.02, -0.54],
]

const groupsIn: Readonly<Record<TrussSize, readonly number[]>> = { 3: [0], 6: [0], 12: [-4, 4] }

export const hinges = {
  material: aluminum6061T6,
  frameIn: 0.25,
  wallIn: 0.25,
  /** From a half's mating face to the plane of the joint: a closed hinge is one pitch long. */
  depthIn: grid.pitchIn / 2,
  /** Height of the pin above the truss's face: what lies folded keeps twice that. */
  axisIn: 0.75,
  pinIn: 0.625,
  pinHoleIn: 21 / 32,
  /** Diameter of a knuckle about the pin. */
  lugIn: 1.25,
  /** Where the foot of a knuckle begins and ends, from the mating face. */
  footFromIn: 0.7,
  footToIn: 1.49,
  /**
   * Where the knuckles of one half lie along the pin, from the middle of their group: those of the other half fill the
   * gaps.
   */
  knucklesIn,
  /** Middles of the groups along an edge. */
  groupsIn,
} as const

const lengthOf = ([from, to]: Span): number => to - from

/** Width of a knuckle along the pin. */
export const knuckleIn = Math.min(...knucklesIn.map(lengthOf))

/** Width of a group: its knuckles and the gap between them. */
export const groupIn = Math.max(...knucklesIn.flat()) - Math.min(...knucklesIn.flat())

/** Length of a knuckle's foot along the truss. */
export const footIn = hinges.footToIn - hinges.footFromIn
