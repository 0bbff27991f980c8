/** Dimensions of the 36 in stair. The studio's solids, the platform calculator, and its drawings use them. */

/** Rise and run of each step, in inches. Two rises equal five pitches. */
export const stairModel = { riserIn: 7.5, runIn: 11, widthIn: 36 } as const

/** Stair units with their rails, by number of risers. */
export const stairUnits = [
  { risers: 4, stair: 'BS-AC-ST36', rail: 'BS-AC-HR4' },
  { risers: 6, stair: 'BS-AC-ST36-6R', rail: 'BS-AC-HR6' },
  { risers: 8, stair: 'BS-AC-ST36-8R', rail: 'BS-AC-HR8' },
] as const
