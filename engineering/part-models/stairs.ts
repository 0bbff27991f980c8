/** Dimensions of the 36 in stairs, in inches. The studio's solids, the platform calculator, and its drawings use them. */

/** Run of each step, width between the stringers, and thickness of a stringer and of the feet of a rail. */
export const stairModel = { runIn: 11, widthIn: 36, stringerIn: 0.25, railFootIn: 0.375 } as const

/** Positions of the rails along the x axis of a stair. Their feet are on the outside of the stringers. */
export const handrailsAtIn = {
  right: stairModel.widthIn / 2 + stairModel.stringerIn,
  left: -stairModel.widthIn / 2 - stairModel.stringerIn - stairModel.railFootIn,
} as const

/** Thickness of the deck panels. They lie on the truss, and stairs bolt to its face, flush with its top. */
export const DECK_IN = 2

type PartNumber = `BS-${string}`

export interface StairUnit {
  readonly stair: PartNumber
  readonly rail: PartNumber
  /** Number of risers from the floor to the deck. */
  readonly risers: number
  /** Height of every riser. The last one of a stair that ends at the truss is taller by the thickness of the deck. */
  readonly riserIn: number
  /** Height of the deck that the stair fits. */
  readonly deckIn: number
  /** True if a plate level with the deck covers the truss between the last tread and the deck. */
  readonly hasHead: boolean
}

/** Riser of the stairs that end at the truss. Two rises equal five pitches. */
const TRUSS_RISER_IN = 7.5

const toTruss = (risers: number, stair: PartNumber, rail: PartNumber): StairUnit => ({
  ...{ stair, rail, risers, riserIn: TRUSS_RISER_IN },
  deckIn: risers * TRUSS_RISER_IN + DECK_IN,
  hasHead: false,
})

const toDeck = (deckIn: number, risers: number, stair: PartNumber, rail: PartNumber): StairUnit => ({
  ...{ stair, rail, risers, riserIn: deckIn / risers, deckIn },
  hasHead: true,
})

/** Stairs with their rails. */
export const stairUnits: readonly StairUnit[] = [
  toDeck(24, 3, 'BS-AC-SD24', 'BS-AC-HD24'),
  toDeck(36, 5, 'BS-AC-SD36', 'BS-AC-HD36'),
  toDeck(48, 7, 'BS-AC-SD48', 'BS-AC-HD48'),
  toDeck(60, 9, 'BS-AC-SD60', 'BS-AC-HD60'),
  toDeck(72, 11, 'BS-AC-SD72', 'BS-AC-HD72'),
  toTruss(4, 'BS-AC-ST36', 'BS-AC-HR4'),
  toTruss(6, 'BS-AC-ST36-6R', 'BS-AC-HR6'),
  toTruss(8, 'BS-AC-ST36-8R', 'BS-AC-HR8'),
]

/** Returns a stair by its part number. */
export const stairOf = (partNumber: string): StairUnit | undefined =>
  stairUnits.find(({ stair }) => stair === partNumber)

/** Returns the height of the last riser, up to the deck. */
export const lastRiserIn = ({ risers, riserIn, deckIn }: StairUnit): number => deckIn - (risers - 1) * riserIn

/**
 * Returns the rules that the risers and treads of a stair meet. Both allow risers that differ by up to 3/8 in (IBC
 * 1011.5.4) and need treads of at least 9 1/2 in (OSHA 1910.25(c)(3)) or 11 in (IBC 1011.5.2). OSHA: risers of at most 9
 * 1/2 in and an angle of 30 to 50 degrees (1910.25(c)(1) and (2)). IBC, for the public: risers of 4 to 7 in (1011.5.2).
 */
export function stairRulesOf(unit: StairUnit): { readonly osha: boolean; readonly ibc: boolean } {
  const { riserIn } = unit
  const { runIn } = stairModel
  const degrees = (Math.atan2(riserIn, runIn) * 180) / Math.PI
  const isUniform = Math.abs(lastRiserIn(unit) - riserIn) <= 0.375
  return {
    osha: isUniform && riserIn <= 9.5 && runIn >= 9.5 && degrees >= 30 && degrees <= 50,
    ibc: isUniform && riserIn >= 4 && riserIn <= 7 && runIn >= 11,
  }
}

/** Returns the number of posts of a stair's rail. */
export const handrailPosts = ({ risers }: StairUnit): 2 | 3 => (risers > 6 ? 3 : 2)
