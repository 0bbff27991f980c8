/**
 * Allowable strengths of tension members: yielding, and rupture of the net section with shear lag. Units are inches,
 * kips, and ksi.
 */
import type { LoadBearing } from '../materials.ts'

/**
 * Width to deduct for a hole, in inches. Aluminum: the drilled hole (ADM 2020 D.3.1). Steel: 1/16 in more (AISC 360-22
 * B4.3b).
 */
export const holeWidthIn = (material: LoadBearing, holeIn: number): number =>
  material.kind === 'steel' ? holeIn + 1 / 16 : holeIn

export interface Connection {
  /** Distance from the first fastener to the last one, measured in the direction of the force. */
  readonly lengthIn: number
  /** Distance from the member's centroid to the plane of the connection. */
  readonly outOfPlaneIn: number
  /** Distance from the member's centroid to the line of fasteners, in the plane of the connection. */
  readonly inPlaneIn: number
}

/**
 * Effective fraction of the net area when only one leg is connected. Aluminum: (1 − x̄/L)(1 − ȳ/L), ADM 2020 equation
 * D.3-1. Steel: U = 1 − x̄/l, AISC 360-22 table D3.1, case 2. The fraction is zero when the connection has no length.
 */
export function shearLag(material: LoadBearing, { lengthIn, outOfPlaneIn, inPlaneIn }: Connection): number {
  const part = (eccentricityIn: number) => (lengthIn > 0 ? Math.max(0, 1 - eccentricityIn / lengthIn) : 0)
  return part(outOfPlaneIn) * (material.kind === 'aluminum' ? part(inPlaneIn) : 1)
}

export interface TensionSection {
  readonly grossIn2: number
  /** Effective net area, and the part of it that is weld-affected. */
  readonly netIn2: number
  readonly weldAffectedIn2?: number
}

/**
 * Allowable tension, in kips: the lower of yielding on the gross section and rupture on the net section, including
 * weld-affected metal. ADM 2020 D.2, equations D.2-1 and D.2-4 (kt = 1 for 6061-T6); AISC 360-22 D2.
 */
export function tensionKip(material: LoadBearing, { grossIn2, netIn2, weldAffectedIn2 = 0 }: TensionSection): number {
  const yielding = (material.yieldKsi * grossIn2) / material.omegaYield
  const affected = material.kind === 'aluminum' ? weldAffectedIn2 : 0
  const welded = material.kind === 'aluminum' ? material.weldedUltimateKsi : 0
  const rupture = (material.ultimateKsi * (netIn2 - affected) + welded * affected) / material.omegaRupture
  return Math.min(yielding, rupture)
}
