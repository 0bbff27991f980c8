/** Bolt patterns for parts that attach to truss, in inches. */
import type { BoxSize } from '#engineering/members/truss-models.ts'

/**
 * Bolt locations along a chord, measured from the center of the part. If a part spans two chords, both chords have
 * bolts at these locations.
 */
export const boltStationsIn = {
  'BS-RG-LM12': [-1.5, 1.5],
  'BS-RG-LM06': [-1.5, 1.5],
  'BS-RG-LM03': [-1.5, 1.5],
  'BS-RG-HM12': [-4.5, -1.5, 1.5, 4.5],
  'BS-RG-BM12': [-7.5, 7.5],
  'BS-RG-HR050': [0],
  'BS-RG-EB050': [0],
  'BS-RG-PE2': [-1.5, 1.5],
  'BS-MO-HB1': [-1.5, 1.5],
  'BS-MO-HB3': [-3, 0, 3],
  'BS-MH-LL2': [-1.5, 1.5],
  'BS-MH-TR1': [-1.5, 1.5],
  'BS-MH-TB2': [-4.5, 4.5],
} as const satisfies Readonly<Record<string, readonly number[]>>

export interface EndPlateModel {
  readonly size: BoxSize
  readonly thicknessIn: number
}

/** Plates that bolt to the end frame of a truss, with the truss size and the plate thickness. */
export const endPlates = {
  'BS-MH-LL4': { size: 6, thicknessIn: 0.5 },
  'BS-MO-CA6': { size: 6, thicknessIn: 0.375 },
  'BS-MO-CA6R': { size: 6, thicknessIn: 0.375 },
  'BS-MO-CA8': { size: 12, thicknessIn: 0.375 },
  'BS-MO-LF06': { size: 6, thicknessIn: 0.375 },
  'BS-MO-LF12': { size: 12, thicknessIn: 0.5 },
  'BS-MO-SJ12': { size: 6, thicknessIn: 0.375 },
} as const satisfies Readonly<Record<string, EndPlateModel>>
