/** Dimensions of lifting parts fabricated from ASTM A36 steel, in inches. */

import { type BoxSize, gaugeIn, tubeTruss } from '#engineering/members/truss-models.ts'
import { grid } from '../grid.ts'
import { bolt } from '../materials.ts'
import { boltStationsIn } from './mounts.ts'

/**
 * Pin diameter of each shackle.
 * @public The studio uses this constant.
 */
export const shacklePinIn = { 'BS-RG-SH050': 0.625, 'BS-RG-SH058': 0.75, 'BS-RG-SH075': 0.875 } as const

/** A vertical plate with a hole for a shackle pin. */
export interface LugModel {
  readonly thicknessIn: number
  /** Diameter of the rounded head around the hole. */
  readonly headIn: number
  readonly holeIn: number
  readonly pinIn: number
}

/** A lug that is fillet welded all around to a plate. */
export interface WeldedLugModel extends LugModel {
  readonly footIn: number
  readonly weldIn: number
}

const forShackle058 = { holeIn: 0.8125, pinIn: shacklePinIn['BS-RG-SH058'] } as const

/** A lug with a rib on each side, at the center of a base that spans both chords. */
export interface LiftingMountModel {
  readonly partNumber: 'BS-RG-LM06' | 'BS-RG-LM12'
  readonly size: BoxSize
  /** Length of the base along the truss, and its thickness. The base is as wide as the truss. */
  readonly baseLengthIn: number
  readonly baseIn: number
  /** Height of the hole center above the truss. */
  readonly holeHeightIn: number
  readonly lug: WeldedLugModel
  /** Length of a rib along the base. The rib overlaps the lug slightly. */
  readonly ribIn: number
}

/**
 * Overlap of a rib with the lug.
 * @public The studio uses this constant.
 */
export const RIB_LAP_IN = 0.02

const mountBase = { baseLengthIn: 6, baseIn: 0.375 } as const

export const liftingMounts: Readonly<Record<BoxSize, LiftingMountModel>> = {
  6: {
    ...mountBase,
    partNumber: 'BS-RG-LM06',
    size: 6,
    holeHeightIn: 2.125,
    lug: { ...forShackle058, thicknessIn: 0.5, headIn: 2, footIn: 4, weldIn: 0.2 },
    ribIn: 1.7,
  },
  12: {
    ...mountBase,
    partNumber: 'BS-RG-LM12',
    size: 12,
    holeHeightIn: 2.625,
    lug: { ...forShackle058, thicknessIn: 0.625, headIn: 2.25, footIn: 4.5, weldIn: 0.2 },
    ribIn: 3.2,
  },
}

/** Distance from a bolt row to the nearest rib. The base bends over this distance. */
export const mountLeverIn = ({ size, lug, ribIn }: LiftingMountModel): number =>
  gaugeIn(size) / 2 - (lug.thicknessIn / 2 - RIB_LAP_IN + ribIn)

/** A saddle over the 3 in tube. Its top bends between its sides. */
export const saddle = {
  partNumber: 'BS-RG-LM03',
  lengthIn: 6,
  thicknessIn: 0.25,
  insideIn: tubeTruss.sideIn + 1 / 16,
  legIn: 3,
  /** Height of the hole center above the top of the saddle. */
  holeHeightIn: 1.4,
  lug: { ...forShackle058, thicknessIn: 0.5, headIn: 1.75, footIn: 3.5, weldIn: 0.2 } satisfies WeldedLugModel,
} as const

/** A plate with three holes at the corners of a triangle with sides of length `sideIn`. */
export const bridlePlate = {
  partNumber: 'BS-RG-BP3',
  sideIn: 12,
  lug: { ...forShackle058, thicknessIn: 0.5, headIn: 2.5 } satisfies LugModel,
} as const

/** A lug on a plate at the end of 6 in truss. */
export const endLug = {
  partNumber: 'BS-MH-LL4',
  /** Distance from the plate to the hole center. */
  holeHeightIn: 2.6,
  lug: {
    thicknessIn: 0.75,
    headIn: 2.8,
    holeIn: 1,
    pinIn: shacklePinIn['BS-RG-SH075'],
    footIn: 3.4,
    weldIn: 0.22,
  } satisfies WeldedLugModel,
} as const

/**
 * Outline of the side lug: head diameter, height of the head center, and height of the hole. The hole is slightly above
 * the head center.
 */
const roundHead = { diameterIn: 2.6, middleIn: 1.35, holeAtIn: 1.4 } as const

/** A lug with a plate that lies flat against the side of a chord. */
export const sideLug = {
  partNumber: 'BS-MH-LL2',
  roundHead,
  lug: {
    ...forShackle058,
    thicknessIn: 0.375,
    // Twice the distance from the hole to the near edge, because only the metal behind the pin is effective.
    headIn: roundHead.diameterIn - 2 * (roundHead.holeAtIn - roundHead.middleIn),
  } satisfies LugModel,
} as const

/** Two cheek plates with a pin between them, on a base that spans both chords. */
export const hoistMount = { partNumber: 'BS-RG-HM12', pinIn: 1, cheekIn: 0.5, clearIn: 4.5 } as const

/** Span of the hoist pin between the centers of the cheek plates. */
export const hoistPinSpanIn = hoistMount.clearIn + hoistMount.cheekIn

/**
 * The two bars of the beam mount, one on each chord, bolted at their ends. Each half of a bar has a slot for a jaw
 * bolt. A recess below the slot captures the nut.
 */
export const beamMount = {
  partNumber: 'BS-RG-BM12',
  bars: 2,
  lengthIn: 18,
  widthIn: 2.5,
  thicknessIn: 0.75,
  recessIn: 0.95,
  /** Minimum and maximum distances from a jaw bolt to the center of the bar. */
  slotIn: [1.95, 6.5],
  /** Width of the narrowest flange that the rating covers. */
  flangeIn: 4.5,
} as const

/** Bending length of a bar, from its end bolt to a jaw bolt on the narrowest flange. */
export const beamLeverIn = Math.max(...boltStationsIn['BS-RG-BM12']) - (beamMount.flangeIn / 2 + bolt.diameterIn / 2)

/** Half of a ring, made of round bar, on a plate with two bolts. */
export const padEye = {
  partNumber: 'BS-RG-PE2',
  barIn: 0.5,
  /** Inside width of the ring. */
  clearIn: 1.25,
  weldIn: 0.14,
  plateIn: [6, 2.5],
  thicknessIn: 0.375,
} as const

/** Radius from the center of the ring to the centerline of the bar. */
export const padEyeRadiusIn = (padEye.clearIn + padEye.barIn) / 2

/** Bending length of the plate, from the face of the ring to the edge of the bolt, as in a prying analysis. */
export const padEyeLeverIn = grid.pitchIn / 2 - padEye.barIn / 2 - bolt.diameterIn / 2
