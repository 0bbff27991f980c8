/** The hole grid that all parts use, in inches. */
export const grid = {
  /** Clearance hole for a 1/2-13 bolt, 1/16 in oversize. */
  holeIn: 9 / 16,
  pitchIn: 3,
  /** Distance from the end of a part to its first hole. It is half the pitch, so the pitch continues across joints. */
  firstHoleIn: 1.5,
} as const
