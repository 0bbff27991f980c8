/** Dimensions of joist hangers, in inches. */

import { holeRowIn, tubeTruss } from '#engineering/members/truss-models.ts'
import { grid } from '../grid.ts'
import { steelA36 } from '../materials.ts'

/**
 * ASTM A1008 structural steel sheet, grade 33. Its tensile strength is 48 ksi, but the calculation uses 45 ksi, the
 * value for galvanized sheet (A653).
 */
const hangerSheet = { ...steelA36, name: 'ASTM A1008 Grade 33 steel', yieldKsi: 33, ultimateKsi: 45 } as const

export interface HangerModel {
  /** Width between the sides of the hanger. */
  readonly seatIn: number
  readonly heightIn: number
  /** Height of the joist. The top of the joist is level with the top of 12 in truss. */
  readonly joistIn: number
  /** Half the distance between the two columns of holes in the ears. */
  readonly columnIn: number
  /** Rows of holes in the ears, one pitch apart. The top holes line up with the holes in the chord. */
  readonly rows: number
  /** Number of screws on each side. The hanger for 3 in tube has a bolt hole in the seat instead of screws. */
  readonly screws: number
}

/** Hangers for one joist of dressed lumber, which is 1 1/2 in thick. */
const single = { seatIn: 1.5625, columnIn: 1.5 } as const

export const hangers = {
  material: hangerSheet,
  /** Thickness of 12-gauge sheet. */
  sheetIn: 0.1046,
  /** Inside radius of the bends. */
  bendIn: 0.06,
  seatLengthIn: 3,
  /**
   * Distance from the chord to the hole in the seat. The hole lines up with the first hole of a tube that butts against
   * the chord.
   */
  seatHoleIn: grid.firstHoleIn,
  /** No. 10 wood screws: diameter of the hole in the sheet, and root diameter of the thread. */
  screw: { holeIn: 0.1875, rootIn: 0.152, yieldKsi: 80 },
  models: {
    'BS-JH-24': { ...single, heightIn: 3.25, joistIn: 3.5, rows: 1, screws: 2 },
    'BS-JH-26': { ...single, heightIn: 5.25, joistIn: 5.5, rows: 2, screws: 3 },
    'BS-JH-28': { ...single, heightIn: 7, joistIn: 7.25, rows: 2, screws: 4 },
    'BS-JH-210': { ...single, heightIn: 9, joistIn: 9.25, rows: 3, screws: 5 },
    'BS-JH-D28': { seatIn: 3.125, columnIn: 3, heightIn: 7, joistIn: 7.25, rows: 2, screws: 6 },
    'BS-JH-TR03': {
      seatIn: tubeTruss.sideIn + 1 / 16,
      columnIn: 3,
      heightIn: 3,
      joistIn: tubeTruss.sideIn,
      rows: 1,
      screws: 0,
    },
  } satisfies Readonly<Record<string, HangerModel>>,
} as const

/** @public The studio uses this type. */
export type HangerNumber = keyof typeof hangers.models

/**
 * Heights of the ear holes above the bottom of the hanger. The top row lines up with the holes in the upper chord.
 * @public The studio uses this function.
 */
export const earHolesIn = ({ joistIn, rows }: HangerModel): number[] =>
  Array.from({ length: rows }, (_, index) => hangers.sheetIn + joistIn - holeRowIn(12) - grid.pitchIn * index)

/**
 * Screw locations on one side, staggered in two columns. Each location is given as a distance from the chord and a
 * height above the bottom of the hanger.
 */
export const screwsAt = ({ heightIn, screws }: HangerModel): (readonly [x: number, z: number])[] =>
  Array.from({ length: screws }, (_, index) => [
    index % 2 === 0 ? 1.25 : 2.25,
    1 + ((heightIn - 1.7) * index) / Math.max(1, screws - 1),
  ])
