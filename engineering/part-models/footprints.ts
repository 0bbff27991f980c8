/**
 * Where bases, feet, casters, and jacks touch the floor, in inches, in the coordinates of their solids. The calculators
 * and the builder take tipping lines from here. A test compares the footprints with the STEP files.
 */
import { base03, basePlates, groundBase } from './bases.ts'

export interface Footprint {
  /**
   * Half of the extent on the floor along the x and y axes of the part. It is zero for a foot, a wheel, and a jack. A
   * foot that swivels carries its load at its center, whatever the size of its pad.
   */
  readonly halfIn: readonly [x: number, y: number]
  /** Distance between the axis of a swivel caster and its wheel, which can point in any direction. */
  readonly trailIn?: number
}

const POINT = { halfIn: [0, 0] } as const satisfies Footprint

const plateFootprint = ({ partNumber, sideIn }: { readonly partNumber: string; readonly sideIn: number }) =>
  [partNumber, { halfIn: [sideIn / 2, sideIn / 2] }] as const

const { runners } = groundBase

export const footprints: Readonly<Record<string, Footprint>> = {
  ...Object.fromEntries([base03, ...Object.values(basePlates)].map(plateFootprint)),
  // The plate is 2 in above the floor, so only the runners resist tipping. They are parallel to x.
  [groundBase.partNumber]: { halfIn: [runners.lengthIn / 2, (runners.gaugeIn + runners.sideIn) / 2] },
  'BS-MO-LF03': POINT,
  'BS-MO-LF06': POINT,
  'BS-MO-LF12': POINT,
  'BS-MO-SJ12': POINT,
  'BS-MO-SJ24': POINT,
  'BS-MO-CJ15': POINT,
  'BS-MO-VW4': POINT,
  'BS-MO-CA6R': POINT,
  'BS-MO-CA6': { ...POINT, trailIn: 1.2 },
  'BS-MO-CA8': { ...POINT, trailIn: 1.6 },
}
