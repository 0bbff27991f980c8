/**
 * Dimensions of the four extrusion profiles, in inches. The solids, load tables, and specs are derived from these
 * dimensions. Each profile is centered on the origin, and its long side is vertical.
 */
import { grid } from '#engineering/grid.ts'

export type Point = readonly [x: number, y: number]

/** Center of the slot opening, and direction of the slot face in counterclockwise quarter turns from +y. */
export type SlotAt = readonly [x: number, y: number, quarters: 0 | 1 | 2 | 3]

/** A slot with its face at y = 0, its cavity toward −y, and its centerline at x = 0. */
export const slotShape = {
  /** Width of the opening, which clears a 1/2 in bolt. */
  openingIn: grid.holeIn,
  /** Thickness of the lips. */
  lipIn: 0.14,
  /** Depth from the face to the bottom of the slot. */
  depthIn: 0.43,
  /** Half the cavity width behind the lips, and depth of the straight sides in front of the slope. */
  halfWidthIn: 0.46,
  sideIn: 0.08,
  /** Half the width at the bottom of the slot. */
  bottomHalfIn: 0.22,
} as const

/**
 * Diameter of the holes for the 3/8-16 screws in an end plug. The 1 1/2 in profile has a different hole, which is
 * tapped 1/2-13.
 */
export const SCREW_HOLE_IN = 5 / 16
export const CENTER_BORE_IN = 0.42

/** Wall dimensions of the hollow profiles. */
export const hollowShape = {
  cornerRadiusIn: 0.0938,
  skinIn: 0.125,
  skinRadiusIn: 0.06,
  /** Thickness of the wall around a slot. */
  troughIn: 0.12,
  /** Round ring in each cell. */
  ring: { outsideIn: 0.86, insideIn: 0.6 },
  /** Boss around a screw hole. The boss is solid out to the skin, because a crevice behind it could not be extruded. */
  bossIn: 0.56,
  seatIn: 0.3,
  seatInsetIn: 0.15,
  /** Thickness of the webs, and the maximum web length, measured between the centers of the ring and the boss. */
  webIn: 0.14,
  webReachIn: 2,
  /** Thickness of the wall between adjacent cells. */
  dividerIn: 0.16,
  filletIn: 0.04,
} as const

interface Outside {
  readonly widthIn: number
  readonly heightIn: number
  readonly slots: readonly SlotAt[]
}

/** A solid profile with slots, holes, and pockets. */
export interface SolidProfile extends Outside {
  readonly kind: 'solid'
  readonly cornerRadiusIn: number
  readonly bores: { readonly at: readonly Point[]; readonly diameterIn: number }
  /** Convex pocket in one quadrant of the profile. It is mirrored about both axes. */
  readonly pocket?: { readonly corners: readonly Point[]; readonly filletIn: number }
}

/** A hollow profile: a skin, a ring in each cell, bosses for screws, and webs from the rings to the bosses. */
export interface HollowProfile extends Outside {
  readonly kind: 'hollow'
  readonly bosses: readonly Point[]
  readonly cells: readonly Point[]
}

type Circle = readonly [x: number, y: number, diameter: number]

/**
 * Returns the seats from the bosses to the skin, and the webs from the rings to the bosses. Each is the convex hull of
 * two circles.
 */
export function ribsOf({ widthIn, heightIn, bosses, cells }: HollowProfile): readonly (readonly Circle[])[] {
  const { bossIn, seatIn, seatInsetIn, webIn, webReachIn } = hollowShape
  const seats = bosses.map(([x, y]): Circle[] => {
    const corner = [Math.sign(x) * (widthIn / 2 - seatInsetIn), Math.sign(y) * (heightIn / 2 - seatInsetIn)] as const
    return [
      [x, y, bossIn],
      [...corner, y === 0 ? bossIn : seatIn],
    ]
  })
  const webs = cells.flatMap((cell) =>
    bosses
      .filter((boss) => Math.hypot(boss[0] - cell[0], boss[1] - cell[1]) < webReachIn)
      .map((boss): Circle[] => [
        [...cell, webIn],
        [...boss, webIn],
      ]),
  )
  return [...seats, ...webs]
}

export type ProfileModel = SolidProfile | HollowProfile

/** Profiles that have load tables, by series. */
export const profileSeries = {
  'BS-EX1515': '15x15',
  'BS-EX1530': '15x30',
  'BS-EX3030': '30x30',
  'BS-EX3060': '30x60',
} as const

export type ProfileSeries = keyof typeof profileSeries
export type ProfileId = (typeof profileSeries)[ProfileSeries]

/** Returns a slot at the center of each face. */
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
    // The pocket is between the holes and the slots in the narrow faces.
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
