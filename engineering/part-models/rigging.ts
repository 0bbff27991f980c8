/** Lifting parts that are cut and welded here, of ASTM A36, in inches. */
import { grid } from '../grid.ts'
import { bolt } from '../materials.ts'
import { type BoxSize, gaugeIn, tubeTruss } from '../truss-models.ts'
import { boltStationsIn } from './mounts.ts'

/** Diameter of a shackle's pin. @public for the studio */
export const shacklePinIn = { 'BS-RG-SH050': 0.625, 'BS-RG-SH058': 0.75, 'BS-RG-SH075': 0.875 } as const

/** An upright plate with a hole for a shackle's pin. */
export interface LugModel {
  readonly thicknessIn: number
  /** Diameter of its head about the hole. */
  readonly headIn: number
  readonly holeIn: number
  readonly pinIn: number
}

/** A lug on a plate, with a fillet around its foot. */
export interface WeldedLugModel extends LugModel {
  readonly footIn: number
  readonly weldIn: number
}

const forShackle058 = { holeIn: 0.8125, pinIn: shacklePinIn['BS-RG-SH058'] } as const

/** A lug in the middle of a base across both chords, a rib to either side of it. */
export interface LiftingMountModel {
  readonly partNumber: 'BS-RG-LM06' | 'BS-RG-LM12'
  readonly size: BoxSize
  /** Along the truss, and thickness; across, it is as wide as the truss. */
  readonly baseLengthIn: number
  readonly baseIn: number
  /** From the truss to the middle of the hole. */
  readonly holeHeightIn: number
  readonly lug: WeldedLugModel
  /** Length of a rib along the base. It begins a little inside the lug. */
  readonly ribIn: number
}

/** How far a rib reaches into the lug. @public for the studio */
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

/** From a row of a mount's bolts to the nearest rib: over that length its base is bent. */
export const mountLeverIn = ({ size, lug, ribIn }: LiftingMountModel): number =>
  gaugeIn(size) / 2 - (lug.thicknessIn / 2 - RIB_LAP_IN + ribIn)

/** Saddle over the 3 in tube; its top is bent between the sides. */
export const saddle = {
  partNumber: 'BS-RG-LM03',
  lengthIn: 6,
  thicknessIn: 0.25,
  insideIn: tubeTruss.sideIn + 1 / 16,
  legIn: 3,
  /** From the top of the saddle to the middle of the hole. */
  holeHeightIn: 1.4,
  lug: { ...forShackle058, thicknessIn: 0.5, headIn: 1.75, footIn: 3.5, weldIn: 0.2 } satisfies WeldedLugModel,
} as const

/** Three holes at the corners of a triangle of `sideIn`. */
export const bridlePlate = {
  partNumber: 'BS-RG-BP3',
  sideIn: 12,
  lug: { ...forShackle058, thicknessIn: 0.5, headIn: 2.5 } satisfies LugModel,
} as const

/** On a plate that closes the end of a 6 in truss. */
export const endLug = {
  partNumber: 'BS-MH-LL4',
  /** From the plate to the middle of the hole. */
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

/** Outline of the side lug's head, its middle and that of the hole, which lies above it. */
const roundHead = { diameterIn: 2.6, middleIn: 1.35, holeAtIn: 1.4 } as const

/** Flat, on the side of a chord. */
export const sideLug = {
  partNumber: 'BS-MH-LL2',
  roundHead,
  lug: {
    ...forShackle058,
    thicknessIn: 0.375,
    // What is behind the pin counts, on the nearer side of the hole.
    headIn: roundHead.diameterIn - 2 * (roundHead.holeAtIn - roundHead.middleIn),
  } satisfies LugModel,
} as const

/** Two cheeks on a base across both chords, a pin through them. */
export const hoistMount = { partNumber: 'BS-RG-HM12', pinIn: 1, cheekIn: 0.5, clearIn: 4.5 } as const

/** Span of the hoist's pin, between the middles of the cheeks. */
export const hoistPinSpanIn = hoistMount.clearIn + hoistMount.cheekIn

/**
 * Bars of the beam mount, one on each chord, bolted at their ends; a slot in either half lets a jaw's bolt through, the
 * recess under it holds the bolt's nut.
 */
export const beamMount = {
  partNumber: 'BS-RG-BM12',
  bars: 2,
  lengthIn: 18,
  widthIn: 2.5,
  thicknessIn: 0.75,
  recessIn: 0.95,
  /** Where a jaw's bolt may stand, from the middle. */
  slotIn: [1.95, 6.5],
  /** Narrowest flange that it is rated on. */
  flangeIn: 4.5,
} as const

/** A bar's bending: from the bolt at its end to a jaw's bolt that touches the narrowest flange. */
export const beamLeverIn = Math.max(...boltStationsIn['BS-RG-BM12']) - (beamMount.flangeIn / 2 + bolt.diameterIn / 2)

/** Half ring of round bar across a plate with two bolts. */
export const padEye = {
  partNumber: 'BS-RG-PE2',
  barIn: 0.5,
  /** Clear width of the ring. */
  clearIn: 1.25,
  weldIn: 0.14,
  plateIn: [6, 2.5],
  thicknessIn: 0.375,
} as const

/** Radius of the pad eye's ring, to the middle of the bar. */
export const padEyeRadiusIn = (padEye.clearIn + padEye.barIn) / 2

/** The pad eye's plate is bent at the face of the ring and, as for prying, from the bolt's edge. */
export const padEyeLeverIn = grid.pitchIn / 2 - padEye.barIn / 2 - bolt.diameterIn / 2
