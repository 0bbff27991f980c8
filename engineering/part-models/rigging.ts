/** Fabricated lifting parts of ASTM A36, in inches. */
import { grid } from '../grid.ts'
import { bolt } from '../materials.ts'
import { type BoxSize, gaugeIn, tubeTruss } from '../truss-models.ts'
import { boltStationsIn } from './mounts.ts'

/**
 * Diameter of the shackle pin.
 * @public The studio uses this constant.
 */
export const shacklePinIn = { 'BS-RG-SH050': 0.625, 'BS-RG-SH058': 0.75, 'BS-RG-SH075': 0.875 } as const

/** A vertical plate with a hole for a shackle pin. */
export interface LugModel {
  readonly thicknessIn: number
  /** Diameter of the rounded end around the hole. */
  readonly headIn: number
  readonly holeIn: number
  readonly pinIn: number
}

/** A lug on a plate, with a fillet weld around it. */
export interface WeldedLugModel extends LugModel {
  readonly footIn: number
  readonly weldIn: number
}

const forShackle058 = { holeIn: 0.8125, pinIn: shacklePinIn['BS-RG-SH058'] } as const

/** A lug in the middle of a base across both chords, with a rib on either side. */
export interface LiftingMountModel {
  readonly partNumber: 'BS-RG-LM06' | 'BS-RG-LM12'
  readonly size: BoxSize
  /** Dimension along the truss, and thickness. The base is as wide as the truss. */
  readonly baseLengthIn: number
  readonly baseIn: number
  /** Height of the center of the hole above the truss. */
  readonly holeHeightIn: number
  readonly lug: WeldedLugModel
  /** Length of a rib along the base. The rib starts slightly inside the lug. */
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

/** Distance from a row of bolts to the nearest rib, over which the base bends. */
export const mountLeverIn = ({ size, lug, ribIn }: LiftingMountModel): number =>
  gaugeIn(size) / 2 - (lug.thicknessIn / 2 - RIB_LAP_IN + ribIn)

/** Saddle over the 3 in tube. Its top bends between the sides. */
export const saddle = {
  partNumber: 'BS-RG-LM03',
  lengthIn: 6,
  thicknessIn: 0.25,
  insideIn: tubeTruss.sideIn + 1 / 16,
  legIn: 3,
  /** Height of the center of the hole above the top of the saddle. */
  holeHeightIn: 1.4,
  lug: { ...forShackle058, thicknessIn: 0.5, headIn: 1.75, footIn: 3.5, weldIn: 0.2 } satisfies WeldedLugModel,
} as const

/** Three holes at the corners of a triangle with sides of `sideIn`. */
export const bridlePlate = {
  partNumber: 'BS-RG-BP3',
  sideIn: 12,
  lug: { ...forShackle058, thicknessIn: 0.5, headIn: 2.5 } satisfies LugModel,
} as const

/** A lug on a plate at the end of a 6 in truss. */
export const endLug = {
  partNumber: 'BS-MH-LL4',
  /** Distance from the plate to the center of the hole. */
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

/** Outline of the side lug: diameter, height of its center, and height of the hole, which is above the center. */
const roundHead = { diameterIn: 2.6, middleIn: 1.35, holeAtIn: 1.4 } as const

/** A lug whose plate is flat on the side of a chord. */
export const sideLug = {
  partNumber: 'BS-MH-LL2',
  roundHead,
  lug: {
    ...forShackle058,
    thicknessIn: 0.375,
    // Counts only the metal behind the pin, on the near side of the hole.
    headIn: roundHead.diameterIn - 2 * (roundHead.holeAtIn - roundHead.middleIn),
  } satisfies LugModel,
} as const

/** Two cheek plates on a base across both chords, with a pin through them. */
export const hoistMount = { partNumber: 'BS-RG-HM12', pinIn: 1, cheekIn: 0.5, clearIn: 4.5 } as const

/** Span of the hoist pin between the centers of the cheek plates. */
export const hoistPinSpanIn = hoistMount.clearIn + hoistMount.cheekIn

/**
 * Bars of the beam mount, one on each chord, bolted at their ends. A slot in each half takes a jaw bolt. The recess
 * below it captures the nut.
 */
export const beamMount = {
  partNumber: 'BS-RG-BM12',
  bars: 2,
  lengthIn: 18,
  widthIn: 2.5,
  thicknessIn: 0.75,
  recessIn: 0.95,
  /** Range of jaw bolt positions from the center. */
  slotIn: [1.95, 6.5],
  /** Narrowest flange in the rating. */
  flangeIn: 4.5,
} as const

/** Bending length of a bar, from its end bolt to a jaw bolt at the narrowest flange. */
export const beamLeverIn = Math.max(...boltStationsIn['BS-RG-BM12']) - (beamMount.flangeIn / 2 + bolt.diameterIn / 2)

/** Half ring of round bar on a plate with two bolts. */
export const padEye = {
  partNumber: 'BS-RG-PE2',
  barIn: 0.5,
  /** Clear width of the ring. */
  clearIn: 1.25,
  weldIn: 0.14,
  plateIn: [6, 2.5],
  thicknessIn: 0.375,
} as const

/** Radius of the ring to the center of the bar. */
export const padEyeRadiusIn = (padEye.clearIn + padEye.barIn) / 2

/** Bending length of the plate: from the face of the ring to the edge of the bolt, as for prying action. */
export const padEyeLeverIn = grid.pitchIn / 2 - padEye.barIn / 2 - bolt.diameterIn / 2
