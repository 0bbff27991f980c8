/**
 * Hinges, in inches. Each half has knuckles on the edges of a frame that bolts to the truss's end frame, a wall around
 * the frame up to the joint plane, and a pin through each group of knuckles.
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
  /** Distance from a half's mating face to the joint plane. A closed hinge is one pitch long. */
  depthIn: grid.pitchIn / 2,
  /** Height of the pin above the truss face. Folded trusses are twice this far apart. */
  axisIn: 0.75,
  pinIn: 0.625,
  pinHoleIn: 21 / 32,
  /** Diameter of a knuckle around the pin. */
  lugIn: 1.25,
  /** Start and end of a knuckle's base, measured from the mating face. */
  footFromIn: 0.7,
  footToIn: 1.49,
  /**
   * Knuckle positions of one half along the pin, from the center of the group. Knuckles of the other half fill the
   * gaps.
   */
  knucklesIn,
  /** Centers of the groups along an edge. */
  groupsIn,
} as const

const lengthOf = ([from, to]: Span): number => to - from

/** Width of a knuckle along the pin. */
export const knuckleIn = Math.min(...knucklesIn.map(lengthOf))

/** Width of a group, including the gap between its knuckles. */
export const groupIn = Math.max(...knucklesIn.flat()) - Math.min(...knucklesIn.flat())

/** Length of a knuckle's base along the truss. */
export const footIn = hinges.footToIn - hinges.footFromIn
