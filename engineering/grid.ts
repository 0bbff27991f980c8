/** The hole grid of the system, in inches. */
export const grid = {
  /** Clearance hole for a 1/2-13 bolt, 1/16 in oversize. */
  holeIn: 9 / 16,
  /** Hole spacing. */
  pitchIn: 3,
  /** From the end of a part to its first hole, so that the pitch continues across joints. */
  firstHoleIn: 1.5,
} as const
