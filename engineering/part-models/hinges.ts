/**
 * Dimensions of hinges, in inches. Each half is a frame that bolts to the end frame of a truss, with a perimeter wall
 * that extends to the joint plane. The knuckles are on the edges of the frame, and a pin passes through each group of
 * knuckles.
 */

import type { TrussSize } from '#engineering/members/truss-models.ts'
import { grid } from '../grid.ts'
import { aluminum6061T6 } from '../materials.ts'

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
  /** Distance from the mating face of a hinge half to the joint plane. A closed hinge is one pitch long. */
  depthIn: grid.pitchIn / 2,
  /**
   * Height of the pin above the face of the truss. When the hinge is folded, the trusses are twice this distance apart.
   */
  axisIn: 0.75,
  pinIn: 0.625,
  pinHoleIn: 21 / 32,
  /** Outside diameter of a knuckle. */
  lugIn: 1.25,
  /** Start and end of the base of a knuckle, measured from the mating face. */
  footFromIn: 0.7,
  footToIn: 1.49,
  /** Size of the fillet weld around the base of a knuckle, and on both sides of the wall where it joins the frame. */
  weldIn: 0.125,
  /**
   * Knuckle locations on one half, measured along the pin from the center of the group. The knuckles of the other half
   * fit between them.
   */
  knucklesIn,
  /** Centers of the knuckle groups along an edge. */
  groupsIn,
} as const

const lengthOf = ([from, to]: Span): number => to - from

/** Width of a knuckle, measured along the pin. */
export const knuckleIn = Math.min(...knucklesIn.map(lengthOf))

/** Width of a group, including the gaps between its knuckles. */
export const groupIn = Math.max(...knucklesIn.flat()) - Math.min(...knucklesIn.flat())

/** Length of the base of a knuckle, measured along the truss. */
export const footIn = hinges.footToIn - hinges.footFromIn
