/** Tightening torques for SAE Grade 8 bolts, calculated from the clamp load and friction. */

export interface BoltSize {
  /** Thread size, such as '1/2-13'. */
  readonly thread: string
  readonly diameterIn: number
  /** Tensile stress area of the thread in in², ASME B1.1, table 9. */
  readonly stressAreaIn2: number
}

/** Sizes of the coarse-thread bolts used with our parts. */
export const boltSizes: readonly BoltSize[] = [
  { thread: '3/8-16', diameterIn: 0.375, stressAreaIn2: 0.0775 },
  { thread: '1/2-13', diameterIn: 0.5, stressAreaIn2: 0.1419 },
  { thread: '5/8-11', diameterIn: 0.625, stressAreaIn2: 0.226 },
]

/** Proof strength of Grade 8 bolts in psi, SAE J429. */
const PROOF_PSI = 120_000
/** Clamp load as a fraction of the proof load, for a joint that can be disassembled. */
const OF_PROOF = 0.75
/**
 * Nut factors for the short-form torque equation: for bolts as received, and for bolts with oil or wax on the threads
 * and washer.
 */
const NUT_FACTOR = { dry: 0.2, lubricated: 0.15 } as const

/** Clamp load in pounds, which is 75% of the proof load. */
export const clampLb = ({ stressAreaIn2 }: BoltSize): number => OF_PROOF * PROOF_PSI * stressAreaIn2

/**
 * Tightening torque for the clamp load, in ft·lb. The short-form torque equation is T = K D F (Shigley's Mechanical
 * Engineering Design, section 8-8; Industrial Fasteners Institute, Inch Fastener Standards).
 */
export const torqueFtLb = (bolt: BoltSize, surface: keyof typeof NUT_FACTOR): number =>
  (NUT_FACTOR[surface] * bolt.diameterIn * clampLb(bolt)) / 12
