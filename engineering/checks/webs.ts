/**
 * Allowable strengths of webs in shear and in web crippling under concentrated loads. Units are inches, kips, and ksi.
 */
import type { Aluminum, LoadBearing } from '../materials.ts'

/** Allowable shear stress on the gross area, in ksi: 0.6 Fy. ADM 2020 G.1 and G.2; AISC 360-22 G4. */
export const shearKsi = ({ yieldKsi, omegaYield }: LoadBearing): number => (0.6 * yieldKsi) / omegaYield

/** Allowable shear stress on the net area, in ksi: 0.6 Fu. ADM 2020 G.2, equation G.2-1; AISC 360-22 J4.2. */
export const shearRuptureKsi = ({ ultimateKsi, omegaRupture }: LoadBearing): number =>
  (0.6 * ultimateKsi) / omegaRupture

/** Bearing lengths for supports and for point loads, in inches. */
export const SUPPORT_IN = 3
export const POINT_IN = 1.5

export interface Web {
  readonly thicknessIn: number
  /** Inside radius at the flange, or 0 for the square corner of an extrusion. */
  readonly radiusIn: number
  /** Number of webs that share the load. */
  readonly count: number
  /** Angle between the web and the flange in degrees. Defaults to 90°. */
  readonly inclinedDeg?: number
}

/**
 * Allowable load for web crippling over a bearing length of `bearingIn`, in kips. The load is at an end of the member
 * (closer than half the member depth) or within its length. ADM 2020 J.9, crippling of flat webs: Cwa (N + Cw1) / Cwb
 * within the length, 1.2 Cwa (N + Cw2) / Cwb at an end; Cwa = t² sin θ (0.46 Fcy + 0.02 √(E Fcy)), Cwb = 0.4 + Ri (1 −
 * cos θ), Cw1 = 5.4 in, Cw2 = 1.3 in. Uses the safety factor for rupture, 1.95.
 */
export function cripplingKip(
  { yieldKsi, elasticKsi, omegaRupture }: Aluminum,
  { thicknessIn, radiusIn, count, inclinedDeg = 90 }: Web,
  bearingIn: number,
  at: 'end' | 'within',
): number {
  const angle = (inclinedDeg * Math.PI) / 180
  const strength = thicknessIn ** 2 * Math.sin(angle) * (0.46 * yieldKsi + 0.02 * Math.sqrt(elasticKsi * yieldKsi))
  const spread = at === 'end' ? 1.2 * (bearingIn + 1.3) : bearingIn + 5.4
  return (count * strength * spread) / (0.4 + radiusIn * (1 - Math.cos(angle))) / omegaRupture
}
