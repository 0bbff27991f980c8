/**
 * Dimensions of the four extrusion profiles, in inches. Solids, load tables, and specs are derived from them. Centered
 * on the origin, with the long side vertical.
 */
import { grid } from './grid.ts'

export type Point = readonly [x: number, y: number]

/** Center of a slot opening and the direction of its face, in counterclockwise quarter turns from +y. */
export type SlotAt = readonly [x: number, y: number, quarters: 0 | 1 | 2 | 3]

/** A slot with its face on y = 0, its cavity toward −y, and its centerline on x = 0. */
export const slotShape = {
  /** Clearance for a 1/2 in bolt. */
  openingIn: grid.holeIn,
  /** Lip thickness. */
  lipIn: 0.14,
  /** Depth from the face to the bottom of the slot. */
  depthIn: 0.43,
  /** Half width of the cavity behind the lips, and depth of its straight sides before the slope. */
  halfWidthIn: 0.46,
  sideIn: 0.08,
  /** Half width of the bottom of the slot. */
  bottomHalfIn: 0.22,
} as const

/** Holes for the 3/8-16 screws of an end plug. The 1 1/2 in profile has its own hole, tapped 1/2-13. */
export const SCREW_HOLE_IN = 5 / 16
export const CENTER_BORE_IN = 0.42

/** Walls of the hollow profiles. */
export const hollowShape = {
  cornerRadiusIn: 0.0938,
  skinIn: 0.125,
  skinRadiusIn: 0.06,
  /** Wall around a slot. */
  troughIn: 0.12,
  /** Ring in each cell. */
  ring: { outsideIn: 0.86, insideIn: 0.6 },
  /** Boss around a screw hole, filled out to the skin because a crevice behind it cannot be extruded. */
  bossIn: 0.56,
  seatIn: 0.3,
  seatInsetIn: 0.15,
  /** Webs connect rings to bosses within this distance. */
  webIn: 0.14,
  webReachIn: 2,
  /** Thickness of the wall between two cells. */
  dividerIn: 0.16,
  filletIn: 0.04,
} as const

interface Outside {
  readonly widthIn: number
  readonly heightIn: number
  readonly slots: readonly SlotAt[]
}

/** Solid metal with slots, holes, and pockets. */
export interface SolidProfile extends Outside {
  readonly kind: 'solid'
  readonly cornerRadiusIn: number
  readonly bores: { readonly at: readonly Point[]; readonly diameterIn: number }
  /** Convex shape in each quarter, mirrored about both axes. */
  readonly pocket?: { readonly corners: readonly Point[]; readonly filletIn: number }
}

/** A skin with a ring in each cell, bosses for screws, and webs between them. */
export interface HollowProfile extends Outside {
  readonly kind: 'hollow'
  readonly bosses: readonly Point[]
  readonly cells: readonly Point[]
}

export type ProfileModel = SolidProfile | HollowProfile

/** Profiles with load tables, by series. */
export const profileSeries = {
  'BS-EX1515': '15x15',
  'BS-EX1530': '15x30',
  'BS-EX3030': '30x30',
  'BS-EX3060': '30x60',
} as const

export type ProfileSeries = keyof typeof profileSeries
export type ProfileId = (typeof profileSeries)[ProfileSeries]

/** A slot at the center of each face. */
const onEachFace = (widthIn: number, heightIn: number): SlotAt[] => [
  [0, heightIn / 2, 0],
  [-widthIn / 2, 0, 1],
  [0, -heightIn / 2, 2],
  [widthIn / 2, 0, 3],
]

export const profileModels = {
  '15x15': {
    kind: 'solid',
    widthIn: 1.5,
    heightIn: 1.5,
    cornerRadiusIn: 0.0625,
    slots: onEachFace(1.5, 1.5),
    bores: { at: [[0, 0]], diameterIn: CENTER_BORE_IN },
  },
  '15x30': {
    kind: 'solid',
    widthIn: 1.5,
    heightIn: 3,
    cornerRadiusIn: 0.0625,
    slots: onEachFace(1.5, 3),
    bores: {
      at: [
        [0, 0.75],
        [0, -0.75],
      ],
      diameterIn: SCREW_HOLE_IN,
    },
    // The pocket is between the holes and the slots of the narrow faces.
    pocket: {
      corners: [
        [0.27, 0.6],
        [0.62, 0.6],
        [0.62, 1.12],
        [0.36, 1.12],
        [0.27, 0.95],
      ],
      filletIn: 0.03,
    },
  },
  '30x30': {
    kind: 'hollow',
    widthIn: 3,
    heightIn: 3,
    slots: onEachFace(3, 3),
    bosses: [
      [1.05, 1.05],
      [-1.05, 1.05],
      [-1.05, -1.05],
      [1.05, -1.05],
    ],
    cells: [[0, 0]],
  },
  '30x60': {
    kind: 'hollow',
    widthIn: 3,
    heightIn: 6,
    slots: [
      [0, 3, 0],
      [-1.5, 1.5, 1],
      [-1.5, -1.5, 1],
      [0, -3, 2],
      [1.5, 1.5, 3],
      [1.5, -1.5, 3],
    ],
    bosses: [
      [1.05, 2.55],
      [-1.05, 2.55],
      [1.05, 0],
      [-1.05, 0],
      [1.05, -2.55],
      [-1.05, -2.55],
    ],
    cells: [
      [0, 1.5],
      [0, -1.5],
    ],
  },
} as const satisfies Readonly<Record<ProfileId, ProfileModel>>
