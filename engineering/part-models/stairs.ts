/** Dimensions of the 36 in stair. The studio's solids, the platform calculator, and its drawings use them. */

/** Rise and run of each step, in inches. Two rises equal five pitches. */
export const stairModel = { riserIn: 7.5, runIn: 11, widthIn: 36 } as const

/** Stair units with their rails, by number of risers. */
export const stairUnits = [
  { risers: 4, stair: 'BS-AC-ST36', rail: 'BS-AC-HR4' },
  { risers: 6, stair: 'BS-AC-ST36-6R', rail: 'BS-AC-HR6' },
  { risers: 8, stair: 'BS-AC-ST36-8R', rail: 'BS-AC-HR8' },
] as const

/** Thickness of the deck panels, in inches. They lie on the truss, and stairs end level with the top of the truss. */
export const DECK_IN = 2

/** Returns the height, in inches, of the deck that a stair unit fits. Its last rise is taller by the thickness of the deck. */
export const deckHeightOf = ({ risers }: (typeof stairUnits)[number]): number => risers * stairModel.riserIn + DECK_IN

/** Returns the deck height that a part fits, or undefined if it is not a stair unit. */
export function stairDeckIn(partNumber: string): number | undefined {
  const unit = stairUnits.find(({ stair }) => stair === partNumber)
  return unit && deckHeightOf(unit)
}
