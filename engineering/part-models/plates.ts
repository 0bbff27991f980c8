/** Dimensions of plates and angles for truss joints, in inches. */

import { boxSeries, boxTrusses, gaugeIn, type TrussSize, tubeTruss } from '#engineering/members/truss-models.ts'
import { grid } from '../grid.ts'
import { aluminum6061T6, type LoadBearing, steelA36 } from '../materials.ts'

export interface SplicePlateModel {
  readonly partNumber: string
  readonly material: LoadBearing
  readonly lengthIn: number
  readonly widthIn: number
  readonly thicknessIn: number
  /** Distance between the two rows of holes, or 0 if there is only one row. */
  readonly gaugeIn: number
  /** Length and height of the window, or 0 if there is no window. */
  readonly windowLengthIn: number
  readonly windowIn: number
}

const splice = {
  material: aluminum6061T6,
  lengthIn: 4 * grid.pitchIn,
  thicknessIn: 0.25,
  windowLengthIn: 0,
  windowIn: 0,
} as const

export const splicePlates: Readonly<Record<TrussSize, SplicePlateModel>> = {
  3: { ...splice, partNumber: 'BS-PL-SP03', widthIn: tubeTruss.sideIn, gaugeIn: gaugeIn(3) },
  6: { ...splice, partNumber: 'BS-PL-SP06', widthIn: 6, gaugeIn: gaugeIn(6) },
  12: { ...splice, partNumber: 'BS-PL-SP12', widthIn: 12, gaugeIn: gaugeIn(12), windowLengthIn: 9, windowIn: 7.5 },
}

/** Walls of the chords that the splice angle nests in, from the thinnest to the thickest. */
const nestedWallsIn = [boxSeries['BS-TR12S'].chordWallIn, boxSeries['BS-TR12A'].chordWallIn] as const

/**
 * An angle that fits inside the corner of a 12 in truss chord at a joint. Its outer faces bear against the inside of
 * the chord legs.
 */
export const spliceAngle = {
  partNumber: 'BS-TR-SPA12',
  material: aluminum6061T6,
  lengthIn: 4 * grid.pitchIn,
  legIn: 1.75,
  wallIn: 0.1875,
  // Halfway between the hole rows in the two walls, so each row is off by 1/32 in.
  holeRowIn: boxTrusses[12].chord.holeRowIn - (nestedWallsIn[0] + nestedWallsIn[1]) / 2,
} as const

/** Gussets that attach to the chords of two members at a joint. Their bolts are in the first holes of each chord. */
export const gussets = {
  /** By the angle between the ends of the members. */
  partNumbers: {
    90: { 3: 'BS-PL-G90-03', 6: 'BS-PL-G90-06', 12: 'BS-PL-G90-12' },
    180: { 3: 'BS-PL-G180-03', 6: 'BS-PL-G180-06', 12: 'BS-PL-G180-12' },
  },
  material: steelA36,
  thicknessIn: 0.1875,
  /** Number of bolts in each arm. */
  bolts: { 3: 2, 6: 2, 12: 3 },
} as const satisfies { readonly bolts: Readonly<Record<TrussSize, number>>; readonly [key: string]: unknown }

/** Length of a gusset arm, measured from the corner. It extends half a pitch beyond the last bolt. */
export const gussetReachIn = (size: TrussSize): number => gussets.bolts[size] * grid.pitchIn
