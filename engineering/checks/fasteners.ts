/** Allowable strengths of bolts and welds. Units are inches, kips, and ksi. */
import { bolt, type LoadBearing, strengthsKsi } from '../materials.ts'

const boltAreaIn2 = (Math.PI * bolt.diameterIn ** 2) / 4
/** Safety factor for bolts: AISC 360-22 J3.7. ADM 2020 J.3 refers to AISC 360 for steel bolts. */
export const OMEGA_BOLT = 2

/**
 * Allowable strength of one bolt in single shear, in kips: 0.45 Fu on the nominal area, with threads in the shear
 * plane. AISC 360-22 J3.7, table J3.2.
 */
export const boltShearKip = (): number => (0.45 * bolt.ultimateKsi * boltAreaIn2) / OMEGA_BOLT

/** Allowable strength of one bolt in tension, in kips: 0.75 Fu on the nominal area. AISC 360-22 J3.7, table J3.2. */
export const boltTensionKip = (): number => (0.75 * bolt.ultimateKsi * boltAreaIn2) / OMEGA_BOLT

export interface Bearing {
  readonly wallIn: number
  /** Distance from the center of the hole to the edge, measured in the direction of the force. */
  readonly edgeIn: number
  readonly holeIn: number
  readonly diameterIn?: number
  readonly welded?: boolean
}

/**
 * Allowable strength of one bolt or pin in bearing and tearout, in kips. Aluminum: e t Ftu, at most 2 d t Ftu (ADM 2020
 * J.3). Steel: 1.2 lc t Fu, at most 2.4 d t Fu (AISC 360-22 J3.11), where lc is the clear distance from the hole to the
 * edge.
 */
export function bearingKip(material: LoadBearing, bearing: Bearing): number {
  const { wallIn, edgeIn, holeIn, diameterIn = bolt.diameterIn, welded = false } = bearing
  const { ultimateKsi } = strengthsKsi(material, welded)
  const lengthIn =
    material.kind === 'aluminum'
      ? Math.min(edgeIn, 2 * diameterIn)
      : Math.min(1.2 * Math.max(0, edgeIn - holeIn / 2), 2.4 * diameterIn)
  return (lengthIn * wallIn * ultimateKsi) / material.omegaRupture
}

/** Allowable strength of one bolt in single shear and bearing, in kips: AISC 360-22 J3.7, user note. */
export const boltKip = (material: LoadBearing, bearing: Bearing): number =>
  Math.min(boltShearKip(), bearingKip(material, bearing))

/**
 * Allowable strength of a fillet weld, in kips per inch: the lower of the weld throat and base metal strengths, without
 * the increase for load direction. ADM 2020 J.2; AISC 360-22 J2.4 and J4.2.
 */
export function filletKipPerIn(material: LoadBearing, sizeIn: number, wallIn: number): number {
  const throat = Math.SQRT1_2 * sizeIn
  const filler = material.kind === 'aluminum' ? material.fillerShearKsi : 0.6 * material.electrodeKsi
  const base = 0.6 * strengthsKsi(material, true).ultimateKsi
  const fusedIn = material.kind === 'aluminum' ? Math.min(sizeIn, wallIn) : wallIn
  return Math.min(filler * throat, base * fusedIn) / material.omegaRupture
}
