/**
 * Bending of sections, single angles, and plates, and lateral-torsional buckling. Units are inches, kips, ksi, and
 * kip·in.
 */
import { type Aluminum, type LoadBearing, strengthsKsi } from '../materials.ts'
import { type Buckling, memberBuckling } from './compression.ts'

/**
 * Allowable tensile stress in bending, in ksi: the lower of the values for yielding and rupture. ADM 2020 F.2; AISC
 * 360-22 F13.1.
 */
export function bendingKsi(material: LoadBearing, welded = false): number {
  const { yieldKsi, ultimateKsi } = strengthsKsi(material, welded)
  return Math.min(yieldKsi / material.omegaYield, ultimateKsi / material.omegaRupture)
}

/**
 * Buckling constants Bb, Db, and Cb for rectangular bars and angle legs in bending, ADM 2020 tables B.4.1 and B.4.2.
 */
function legBuckling({ yieldKsi, weldedYieldKsi, elasticKsi }: Aluminum, welded: boolean): Buckling {
  const strength = welded ? weldedYieldKsi : yieldKsi
  const interceptKsi = 1.3 * strength * (1 + Math.cbrt(strength / 340))
  const slopeKsi = (interceptKsi / 20) * Math.sqrt((6 * interceptKsi) / elasticKsi)
  return { interceptKsi, slopeKsi, limit: (2 * interceptKsi) / (3 * slopeKsi) }
}

/** Buckling stress at the toe of an angle leg in bending, in ksi. ADM 2020 F.5(a); AISC 360-22 F10.3. */
function toeBucklingKsi(material: LoadBearing, widthToThickness: number, welded: boolean): number {
  if (material.kind === 'steel') {
    const ratio = widthToThickness * Math.sqrt(material.yieldKsi / material.elasticKsi)
    if (ratio <= 0.54) return Number.POSITIVE_INFINITY
    return ratio <= 0.91
      ? material.yieldKsi * (2.43 - 1.72 * ratio)
      : (0.71 * material.elasticKsi) / widthToThickness ** 2
  }
  const { interceptKsi, slopeKsi, limit } = legBuckling(material, welded)
  const slenderness = 4 * widthToThickness
  return slenderness < limit
    ? interceptKsi - slopeKsi * slenderness
    : (Math.PI ** 2 * material.elasticKsi) / slenderness ** 2
}

/** Allowable compressive stress at the toe of an angle leg, in ksi. The inelastic increase is not used. */
export function toeKsi(material: LoadBearing, widthToThickness: number, welded = false): number {
  const { yieldKsi } = strengthsKsi(material, welded)
  return Math.min(yieldKsi, toeBucklingKsi(material, widthToThickness, welded)) / material.omegaYield
}

/**
 * Effective fraction of the section modulus of an equal-leg angle that has no lateral restraint and is bent about an
 * axis parallel to a leg: ADM 2020 F.5.1(c); AISC 360-22 F10.2.
 */
export const FREE_ANGLE = 0.8

/**
 * Allowable moment of a short equal-leg angle without lateral restraint and with its toe in compression, in kip·in: the
 * lowest of yielding, lateral-torsional buckling, and toe buckling. The elastic buckling moment is its limit for zero
 * length, 0.255 E t³. At a length of 2 in, it is at most 0.3% lower. ADM 2020 F.5; AISC 360-22 F10.
 */
export function shortAngleKipIn(
  material: LoadBearing,
  { legIn, wallIn, modulusIn3, welded }: { legIn: number; wallIn: number; modulusIn3: number; welded: boolean },
): number {
  const { yieldKsi } = strengthsKsi(material, welded)
  const modulus = FREE_ANGLE * modulusIn3
  const yielding = modulus * yieldKsi
  const elastic = 0.255 * material.elasticKsi * wallIn ** 3
  const inelastic =
    yielding <= elastic
      ? (1.92 - 1.17 * Math.sqrt(yielding / elastic)) * yielding
      : (0.92 - (0.17 * elastic) / yielding) * elastic
  const gain = material.kind === 'steel' ? 1.5 : 1.3
  const toe = modulus * toeBucklingKsi(material, legIn / wallIn, welded)
  return Math.min(gain * yielding, inelastic, toe) / material.omegaYield
}

/** Allowable moment of a plate strip in weak-axis bending, in kip·in: Z = b t² / 4. ADM 2020 F.2; AISC 360-22 F11.1. */
export const stripKipIn = (material: LoadBearing, widthIn: number, thicknessIn: number, welded: boolean): number =>
  (bendingKsi(material, welded) * widthIn * thicknessIn ** 2) / 4

const HOLE_CLEARANCE_IN = 1 / 16

/**
 * Pull-through strength of a bolt in a plate or leg, in kips. The plate is restrained along a line `gageIn` from the
 * bolt and bends along this line. If the plate is `clamped` against a stiff part, it also bends along the bolt line, on
 * the net section. The lever arm ends at the edge of the bolt, and the width is at most twice the gage, as in a prying
 * analysis (AISC Manual, part 9, δ = 1 − d′/p).
 */
export function pullThroughKip(
  material: LoadBearing,
  thicknessIn: number,
  strip: { gageIn: number; widthIn: number; welded: boolean; clamped?: { readonly welded: boolean } },
  boltIn: number,
): number {
  const width = Math.min(strip.widthIn, 2 * strip.gageIn)
  const held = stripKipIn(material, width, thicknessIn, strip.welded)
  const atBolt = strip.clamped
    ? stripKipIn(material, width - boltIn - HOLE_CLEARANCE_IN, thicknessIn, strip.clamped.welded)
    : 0
  return (held + atBolt) / (strip.gageIn - boltIn / 2)
}

export interface LateralTorsionalSection {
  readonly sxIn3: number
  readonly iyIn4: number
  readonly jIn4: number
}

/**
 * Allowable lateral-torsional buckling moment of an aluminum beam between supports, in kip·in: ADM 2020 F.4. Equation
 * F.4-6 gives the slenderness of closed shapes, and Cb is 1.
 */
export function lateralTorsionalKipIn(
  material: Aluminum,
  { sxIn3, iyIn4, jIn4 }: LateralTorsionalSection,
  lengthIn: number,
): number {
  const { limit } = memberBuckling(material)
  const slenderness = 2.3 * Math.sqrt((lengthIn * sxIn3) / Math.sqrt(iyIn4 * jIn4))
  const { yieldKsi, elasticKsi, omegaYield } = material
  const elastic = Math.PI ** 2 * elasticKsi * sxIn3
  const nominal =
    slenderness < limit
      ? yieldKsi * sxIn3 * (1 - slenderness / limit) + (elastic * slenderness) / limit ** 3
      : elastic / slenderness ** 2
  return Math.min(nominal, yieldKsi * sxIn3) / omegaYield
}

export interface PlateOnEdge {
  readonly thicknessIn: number
  /** Depth of the plate in the plane of bending. */
  readonly widthIn: number
  /** Height of the window at the center of the plate, or 0 if there is no window. */
  readonly windowIn: number
  /** Distance between the hole rows above and below the center of the plate. */
  readonly gaugeIn: number
}

/**
 * Allowable in-plane moment on the net section of a plate at a pair of holes, in kip·in: the lowest of Z Fu, Z Fy, and
 * 1.5 S Fy with their safety factors. ADM 2020 F.2; AISC 360-22 F11 and F13.1.
 */
export function inPlaneKipIn(
  material: LoadBearing,
  { thicknessIn, widthIn, windowIn, gaugeIn }: PlateOnEdge,
  holeIn: number,
): number {
  const [outer, inner] = [widthIn / 2, windowIn / 2]
  const plastic = thicknessIn * (outer ** 2 - inner ** 2 - gaugeIn * holeIn)
  const inertia =
    (2 / 3) * thicknessIn * (outer ** 3 - inner ** 3) -
    2 * thicknessIn * (holeIn ** 3 / 12 + holeIn * (gaugeIn / 2) ** 2)
  const { ultimateKsi, yieldKsi, omegaRupture, omegaYield } = material
  return Math.min(
    (plastic * ultimateKsi) / omegaRupture,
    (Math.min(plastic, (1.5 * inertia) / outer) * yieldKsi) / omegaYield,
  )
}
