/**
 * Cubes made of six frames welded along their edges. Dimensions are in inches. The holes and windows match those of the
 * end frame.
 */
import { aluminum6061T6 } from '../materials.ts'

export const cornerBlocks = {
  material: aluminum6061T6,
  wallIn: 0.25,
  partNumbers: { 6: 'BS-TR-CB06', 12: 'BS-TR-CB12' },
} as const
