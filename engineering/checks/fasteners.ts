/** Bolts and welds. Inches, kips and ksi; results are allowable. */
import { bolt, type LoadBearing, strengthsKsi } from '../materials.ts'

const boltAreaIn2 = (Math.PI * bolt.diameterIn ** 2) / 4
/** Safety factor of bolts: AISC 360-22 J3.7; ADM 2020 J.3 refers steel bolts to it. */
const OMEGA_BOLT = 2

/** One bolt in single shear, kip: 0.45 Fu on the nominal area, threads in the plane. AISC 360-22 J3.7, table J3.2. */
export const boltShearKip = (): number => (0.45 * bolt.ultimateKsi * boltAreaIn2) / OMEGA_BOLT

/** One bolt in tension, kip: 0.75 Fu on the nominal area. AISC 360-22 J3.7, table J3.2. */
export const boltTensionKip = (): number => (0.75 * bolt.ultimateKsi * boltAreaIn2) / OMEGA_BOLT

export interface Bearing {
  readonly wallIn: number
  /** From the middle of the hole to the edge that the bolt is drawn towards. */
  readonly edgeIn: number
  readonly holeIn: number
  readonly diameterIn?: number
  /** The metal that is borne on lies within a weld-affected zone. */
  readonly welded?: boolean
}

/**
 * Bearing of one bolt or pin on a wall, and tearing out to the edge, kip. Aluminum: e t Ftu, at most 2 d t Ftu (ADM
 * 2020 J.3). Steel: 1.2 lc t Fu, at most 2.4 d t Fu (AISC 360-22 J3.11), lc clear between hole and edge.
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

/** What one bolt in single shear carries onto a wall, kip: AISC 360-22 J3.7, user note. */
export const boltKip = (material: LoadBearing, bearing: Bearing): number =>
  Math.min(boltShearKip(), bearingKip(material, bearing))

/**
 * One inch of fillet weld, kip: on its throat, and on the metal that it is fused to. No gain for its direction is
 * counted. ADM 2020 J.2; AISC 360-22 J2.4 and J4.2.
 */
export function filletKipPerIn(material: LoadBearing, sizeIn: number, wallIn: number): number {
  const throat = Math.SQRT1_2 * sizeIn
  const filler = material.kind === 'aluminum' ? material.fillerShearKsi : 0.6 * material.electrodeKsi
  const base = 0.6 * strengthsKsi(material, true).ultimateKsi
  const fusedIn = material.kind === 'aluminum' ? Math.min(sizeIn, wallIn) : wallIn
  return Math.min(filler * throat, base * fusedIn) / material.omegaRupture
}
