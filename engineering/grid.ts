/** The grid that every part of the system keeps, in inches. */
export const grid = {
  /** A 1/2-13 bolt passes with 1/16 in of play. */
  holeIn: 9 / 16,
  /** From hole to hole. */
  pitchIn: 3,
  /** From a part's end to its first hole, so that joined parts keep the pitch. */
  firstHoleIn: 1.5,
} as const
