/**
 * Strengths of what load-bearing parts are made of, and the safety factors that go with them. Stresses in ksi,
 * densities in lb/in³. Static loads in still air; nothing here covers fatigue or temperatures above 150 °F.
 */

interface Metal {
  readonly name: string
  /** Modulus of elasticity. */
  readonly elasticKsi: number
  readonly densityLbPerIn3: number
  readonly ultimateKsi: number
  readonly yieldKsi: number
  /** Safety factor on yielding and on buckling. */
  readonly omegaYield: number
  /** Safety factor on rupture, and on bolts and welds. */
  readonly omegaRupture: number
}

export interface Aluminum extends Metal {
  readonly kind: 'aluminum'
  /** Ultimate strength within 1 in of a weld. */
  readonly weldedUltimateKsi: number
  /** Reach of that zone from the weld, in. */
  readonly weldZoneIn: number
  /** Shear strength of a fillet weld on its throat, filler 4043. */
  readonly fillerShearKsi: number
}

export interface Steel extends Metal {
  readonly kind: 'steel'
  /** Tensile strength of the electrode, E70XX. */
  readonly electrodeKsi: number
}

export type LoadBearing = Aluminum | Steel

/**
 * 6061-T6 extrusions. Ultimate, yield and welded strength and the factors 1.65 and 1.95 of building-type structures:
 * Aluminum Design Manual (ADM) 2015, tables A.4.1 and A.4.3, sections D.1, E.1, F.1, J.1. Filler 4043: ADM 2015, J.2.2.
 */
export const aluminum6061T6: Aluminum = {
  kind: 'aluminum',
  name: '6061-T6 aluminum',
  elasticKsi: 10_100,
  densityLbPerIn3: 0.0975,
  ultimateKsi: 38,
  yieldKsi: 35,
  omegaYield: 1.65,
  omegaRupture: 1.95,
  weldedUltimateKsi: 24,
  weldZoneIn: 1,
  fillerShearKsi: 11.5,
}

/** ASTM A36 angles and plates; factors of AISC 360-10 for allowable strength design, chapters D, E, F, J. */
export const steelA36: Steel = {
  kind: 'steel',
  name: 'ASTM A36 steel',
  elasticKsi: 29_000,
  densityLbPerIn3: 0.284,
  ultimateKsi: 58,
  yieldKsi: 36,
  omegaYield: 1.67,
  omegaRupture: 2,
  electrodeKsi: 70,
}

/** ASTM A500 Grade B square tube: lacing, and the 3 in steel truss. */
export const steelA500: Steel = { ...steelA36, name: 'ASTM A500 Grade B steel', yieldKsi: 46 }

/** Buckling constants of the artificially aged alloys (ADM 2015, table B.4.2), ksi: intercept, slope, and where the line ends. */
interface Buckling {
  readonly interceptKsi: number
  readonly slopeKsi: number
  readonly limit: number
}

const bucklingLine = (interceptKsi: number, elasticKsi: number): Buckling => {
  const slopeKsi = (interceptKsi / 10) * Math.sqrt(interceptKsi / elasticKsi)
  return { interceptKsi, slopeKsi, limit: (0.41 * interceptKsi) / slopeKsi }
}

/** Members in axial compression (Bc, Dc, Cc). Bc = Fcy (1 + √(Fcy / 2250)). */
export const memberBuckling = ({ yieldKsi, elasticKsi }: Aluminum): Buckling =>
  bucklingLine(yieldKsi * (1 + Math.sqrt(yieldKsi / 2250)), elasticKsi)

/** Flat elements in uniform compression (Bp, Dp, Cp). Bp = Fcy (1 + ∛(Fcy / 1500)). */
export const elementBuckling = ({ yieldKsi, elasticKsi }: Aluminum): Buckling =>
  bucklingLine(yieldKsi * (1 + Math.cbrt(yieldKsi / 1500)), elasticKsi)

/** Allowable compression of a column by its slenderness KL/r, ksi. ADM 2015 E.2; AISC 360-10 E3. */
export function columnKsi(material: LoadBearing, slenderness: number, slenderFactor = 1): number {
  const { elasticKsi, yieldKsi, omegaYield } = material
  if (material.kind === 'aluminum') {
    const { interceptKsi, slopeKsi, limit } = memberBuckling(material)
    const strength =
      slenderness < limit
        ? 0.85 * (interceptKsi - slopeKsi * slenderness)
        : (0.85 * Math.PI ** 2 * elasticKsi) / slenderness ** 2
    return Math.min(yieldKsi, strength) / omegaYield
  }
  const eulerKsi = (Math.PI ** 2 * elasticKsi) / slenderness ** 2
  const reduced = slenderFactor * yieldKsi
  const strength = eulerKsi >= 0.44 * reduced ? 0.658 ** (reduced / eulerKsi) * reduced : 0.877 * eulerKsi
  return strength / omegaYield
}

/**
 * Allowable compression of an angle's leg against local buckling, ksi, by its width over its thickness: for aluminum
 * ADM 2015 B.5.4.1 (flat element held along one edge), for steel the reduction factor Qs of AISC 360-10 E7.1(c) on yield.
 */
export function legKsi(material: LoadBearing, widthToThickness: number): number {
  const { yieldKsi, omegaYield } = material
  if (material.kind === 'aluminum') return elementKsi(material, 5 * widthToThickness)
  return (steelLegFactor(material, widthToThickness) * yieldKsi) / omegaYield
}

/** Allowable compression of a tube's wall, ksi: flat element held along both edges, ADM 2015 B.5.4.2. */
export const wallKsi = (material: Aluminum, widthToThickness: number): number =>
  elementKsi(material, 1.6 * widthToThickness)

/** By the equivalent slenderness of a flat element; no strength after buckling is counted. */
function elementKsi(material: Aluminum, slenderness: number): number {
  const { interceptKsi, slopeKsi, limit } = elementBuckling(material)
  const strength =
    slenderness < limit
      ? interceptKsi - slopeKsi * slenderness
      : (Math.PI ** 2 * material.elasticKsi) / slenderness ** 2
  return Math.min(material.yieldKsi, strength) / material.omegaYield
}

/** Qs of a single angle's leg, AISC 360-10 equations E7-10 to E7-12. */
export function steelLegFactor({ elasticKsi, yieldKsi }: Steel, widthToThickness: number): number {
  const root = Math.sqrt(elasticKsi / yieldKsi)
  if (widthToThickness <= 0.45 * root) return 1
  if (widthToThickness <= 0.91 * root) return 1.34 - (0.76 * widthToThickness) / root
  return (0.53 * elasticKsi) / (yieldKsi * widthToThickness ** 2)
}

/** Allowable shear on the gross area, ksi: 0.6 Fy, ADM 2015 G.1 and A.4; AISC 360-10 G2. */
export const shearKsi = ({ yieldKsi, omegaYield }: Metal): number => (0.6 * yieldKsi) / omegaYield

/** Allowable bending tension on the net section, ksi: the lower of yielding and rupture. ADM 2015 F.8; AISC 360-10 F13. */
export const bendingKsi = ({ yieldKsi, ultimateKsi, omegaYield, omegaRupture }: Metal): number =>
  Math.min(yieldKsi / omegaYield, ultimateKsi / omegaRupture)

/**
 * Allowable load of one inch of fillet weld, kip: on its throat, and on the metal that it is fused to.
 * ADM 2015 J.2.2; AISC 360-10 J2.4 and J4.2.
 */
export function filletKipPerIn(material: LoadBearing, sizeIn: number, wallIn: number): number {
  const throat = Math.SQRT1_2 * sizeIn
  const filler = material.kind === 'aluminum' ? material.fillerShearKsi : 0.6 * material.electrodeKsi
  const base = 0.6 * (material.kind === 'aluminum' ? material.weldedUltimateKsi : material.ultimateKsi)
  return Math.min(filler * throat, base * wallIn) / material.omegaRupture
}

/** A 1/2-13 SAE Grade 8 bolt. Ultimate strength: SAE J429. */
export const bolt = { diameterIn: 0.5, holeIn: 9 / 16, ultimateKsi: 150, tensileAreaIn2: 0.1419 } as const

/**
 * Allowable load of one bolt in single shear, kip: the lower of shear through its thread (AISC 360-10 J3.6: 0.45 Fu on
 * the shank's area, factor 2) and bearing on a wall of `wallIn`, two diameters or more from the end (ADM 2015 J.3.6.1
 * and AISC 360-10 J3.10: 2 d t Fu and 2.4 d t Fu).
 */
export function boltKip(material: LoadBearing, wallIn: number): number {
  const shear = (0.45 * bolt.ultimateKsi * Math.PI * (bolt.diameterIn / 2) ** 2) / 2
  const times = material.kind === 'aluminum' ? 2 : 2.4
  const bearing = (times * bolt.diameterIn * wallIn * material.ultimateKsi) / material.omegaRupture
  return Math.min(shear, bearing)
}
