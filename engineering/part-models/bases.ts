/** Dimensions of bases for truss, in inches. The anchor holes form a square about the center. */

import type { BoxSize } from '#engineering/members/truss-models.ts'
import { grid } from '../grid.ts'
import { steelA36 } from '../materials.ts'

/** A flat plate on the floor with the end-frame hole pattern. */
export interface BasePlateModel {
  readonly partNumber: string
  readonly sideIn: number
  readonly thicknessIn: number
  readonly anchorsIn: number
}

export const basePlates: Readonly<Record<BoxSize, BasePlateModel>> = {
  6: { partNumber: 'BS-PL-BS06', sideIn: 12, thicknessIn: 0.375, anchorsIn: 9 },
  12: { partNumber: 'BS-PL-BS12', sideIn: 18, thicknessIn: 0.5, anchorsIn: 15 },
}

/** A plate for 12 in truss that is supported by two square-tube runners. */
export const groundBase = {
  partNumber: 'BS-TR-GB12',
  size: 12,
  sideIn: 24,
  thicknessIn: 0.25,
  anchorsIn: 21,
  /** Runners, where `gaugeIn` is the distance between their centerlines. */
  runners: { sideIn: 2, wallIn: 0.1875, lengthIn: 22, gaugeIn: 16 },
} as const

/** Height of the ground base. */
export const groundBaseIn = groundBase.runners.sideIn + groundBase.thicknessIn

/** Distance from the center of the ground base to the inside edge of a runner. */
export const runnerEdgeIn = (groundBase.runners.gaugeIn - groundBase.runners.sideIn) / 2

/** A plate with a vertical spigot for the 3 in tube. Bolts pass through the first holes in all faces of the tube. */
export const base03 = {
  partNumber: 'BS-PL-BS03',
  material: steelA36,
  sideIn: 9,
  thicknessIn: 0.375,
  anchorsIn: 2 * grid.pitchIn,
  /**
   * Square tube: outside dimension, wall thickness, height above the plate, number of bolts in each face, and fillet
   * weld around the bottom.
   */
  spigot: { sideIn: 2.5, wallIn: 0.25, heightIn: 5.25, bolts: 2, weldIn: 0.125 },
} as const
