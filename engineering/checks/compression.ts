/**
 * Compression members: flexural buckling, local buckling of legs and walls, and weld-affected metal. Units are inches,
 * kips, and ksi.
 */
import type { SectionProperties } from '#engineering/sections/sections.ts'
import { type Aluminum, type LoadBearing, type Steel, shearModulusKsi } from '../materials.ts'

/** Buckling constants: intercept and slope of the inelastic line in ksi, and the slenderness where the line ends. */
export interface Buckling {
  readonly interceptKsi: number
  readonly slopeKsi: number
  readonly limit: number
}

/** Buckling constants for artificially aged tempers, ADM 2020 table B.4.2. */
const aged = (interceptKsi: number, elasticKsi: number): Buckling => {
  const slopeKsi = (interceptKsi / 10) * Math.sqrt(interceptKsi / elasticKsi)
  return { interceptKsi, slopeKsi, limit: (0.41 * interceptKsi) / slopeKsi }
}

/** Buckling constants for weld-affected metal, ADM 2020 table B.4.1. */
const annealed = (interceptKsi: number, elasticKsi: number): Buckling => {
  const slopeKsi = (interceptKsi / 20) * Math.sqrt((6 * interceptKsi) / elasticKsi)
  return { interceptKsi, slopeKsi, limit: (2 * interceptKsi) / (3 * slopeKsi) }
}

/** Buckling constants Bc, Dc, and Cc for members in axial compression. */
export const memberBuckling = ({ yieldKsi, weldedYieldKsi, elasticKsi }: Aluminum, welded = false): Buckling =>
  welded
    ? annealed(weldedYieldKsi * (1 + Math.sqrt(weldedYieldKsi / 1000)), elasticKsi)
    : aged(yieldKsi * (1 + Math.sqrt(yieldKsi / 2250)), elasticKsi)

/** Buckling constants Bp, Dp, and Cp for flat elements in uniform compression. */
export const elementBuckling = ({ yieldKsi, weldedYieldKsi, elasticKsi }: Aluminum, welded = false): Buckling =>
  welded
    ? annealed(weldedYieldKsi * (1 + Math.cbrt(weldedYieldKsi / 440)), elasticKsi)
    : aged(yieldKsi * (1 + Math.cbrt(yieldKsi / 1500)), elasticKsi)

const eulerKsi = ({ elasticKsi }: LoadBearing, slenderness: number): number =>
  (Math.PI ** 2 * elasticKsi) / slenderness ** 2

/** Nominal compressive stress of a column at slenderness kL/r, in ksi. ADM 2020 E.2; AISC 360-22 E3. */
export function columnStressKsi(material: LoadBearing, slenderness: number, welded = false): number {
  const elastic = eulerKsi(material, slenderness)
  if (material.kind === 'steel') {
    const { yieldKsi } = material
    return yieldKsi <= 2.25 * elastic ? 0.658 ** (yieldKsi / elastic) * yieldKsi : 0.877 * elastic
  }
  const { interceptKsi, slopeKsi, limit } = memberBuckling(material, welded)
  const yieldKsi = welded ? material.weldedYieldKsi : material.yieldKsi
  const yields = (interceptKsi - yieldKsi) / slopeKsi
  if (slenderness <= yields) return yieldKsi
  if (slenderness >= limit) return 0.85 * elastic
  return (interceptKsi - slopeKsi * slenderness) * (0.85 + (0.15 * (limit - slenderness)) / (limit - yields))
}

/**
 * Factors by which the width-to-thickness ratio is multiplied for elements supported on one edge and on both edges. ADM
 * 2020 B.5.4.1, B.5.4.2.
 */
const EDGE_FACTORS = { leg: 5, wall: 1.6 } as const
export type Element = keyof typeof EDGE_FACTORS

/** Nominal compressive stress of a flat element, in ksi: ADM 2020 B.5.4, without postbuckling strength. */
function elementStressKsi(material: Aluminum, element: Element, widthToThickness: number, welded: boolean): number {
  const { interceptKsi, slopeKsi, limit } = elementBuckling(material, welded)
  const slenderness = EDGE_FACTORS[element] * widthToThickness
  const buckling = slenderness < limit ? interceptKsi - slopeKsi * slenderness : eulerKsi(material, slenderness)
  return Math.min(welded ? material.weldedYieldKsi : material.yieldKsi, buckling)
}

/**
 * Nominal compressive stress of a partially weld-affected element, in ksi. `weldAffected` is the fraction (0 to 1). ADM
 * 2020 B.5.4, weighted average.
 */
export const weightedElementKsi = (
  material: Aluminum,
  element: Element,
  widthToThickness: number,
  weldAffected = 0,
): number =>
  elementStressKsi(material, element, widthToThickness, false) * (1 - weldAffected) +
  elementStressKsi(material, element, widthToThickness, true) * weldAffected

/** Limiting width-to-thickness ratios for slender steel elements, divided by √(E/Fy): AISC 360-22 table B4.1a. */
const SLENDER = { leg: 0.45, wall: 1.4 } as const
/** Effective width imperfection factors c1 and c2: AISC 360-22 table E7.1, cases (c) and (b). */
const EFFECTIVE = { leg: [0.22, 1.49], wall: [0.2, 1.38] } as const

/** Effective fraction of the width of a slender steel element at the stress Fcr: AISC 360-22 E7.1. */
export function effectiveWidth(steel: Steel, element: Element, widthToThickness: number, stressKsi: number): number {
  const slender = SLENDER[element] * Math.sqrt(steel.elasticKsi / steel.yieldKsi)
  if (widthToThickness <= slender * Math.sqrt(steel.yieldKsi / stressKsi)) return 1
  const [c1, c2] = EFFECTIVE[element]
  const root = Math.sqrt((((c2 * slender) / widthToThickness) ** 2 * steel.yieldKsi) / stressKsi)
  return Math.min(1, (1 - c1 * root) * root)
}

/**
 * Equivalent slenderness of an equal-leg angle for torsional-flexural buckling, π √(E/Fe). Bending about the axis of
 * symmetry combines with twisting about the shear center, where the center lines of the legs meet. Warping is
 * neglected. ADM 2020 E.2.2.
 */
export function angleTwistSlenderness(
  material: Aluminum,
  { areaIn2, centroidIn, ixIn4, ixyIn4 }: SectionProperties,
  { legIn, wallIn, lengthIn }: { legIn: number; wallIn: number; lengthIn: number },
): number {
  const shearCenterIn2 = 2 * (centroidIn[1] - wallIn / 2) ** 2
  const polarIn2 = (2 * ixIn4) / areaIn2 + shearCenterIn2
  const torsionIn4 = ((2 * legIn - wallIn) * wallIn ** 3) / 3
  const bending = eulerKsi(material, lengthIn / Math.sqrt((ixIn4 + Math.abs(ixyIn4)) / areaIn2))
  const twisting = (shearModulusKsi(material) * torsionIn4) / (areaIn2 * polarIn2)
  const coupling = 1 - shearCenterIn2 / polarIn2
  const sum = bending + twisting
  const together = (sum / (2 * coupling)) * (1 - Math.sqrt(1 - (4 * bending * twisting * coupling) / sum ** 2))
  return Math.PI * Math.sqrt(material.elasticKsi / together)
}

export interface CompressionSection {
  readonly areaIn2: number
  readonly element: Element
  /** Width-to-thickness ratio of the flat elements, and the total area of these elements. */
  readonly widthToThickness: number
  readonly elementsIn2: number
  /** Fraction of the section that is weld-affected, 0 to 1. */
  readonly weldAffected?: number
}

/**
 * Returns the allowable compression at slenderness kL/r, in kips: the lower of member buckling and local buckling. In
 * aluminum, welds between the ends reduce the strength of the whole member (ADM 2020 E.2, rule b for transverse welds)
 * and of the weld-affected fraction of each element (B.5.4, E.3.1). Interaction of member and local buckling: ADM 2020
 * E.4. Steel: AISC 360-22 E3 and E7.
 */
export function compressionKip(material: LoadBearing, section: CompressionSection, slenderness: number): number {
  const { areaIn2, element, widthToThickness, elementsIn2, weldAffected = 0 } = section
  if (material.kind === 'steel') {
    const stress = columnStressKsi(material, slenderness)
    const effective = areaIn2 - elementsIn2 * (1 - effectiveWidth(material, element, widthToThickness, stress))
    return (stress * effective) / material.omegaYield
  }
  const member = columnStressKsi(material, slenderness, weldAffected > 0)
  const local = weightedElementKsi(material, element, widthToThickness, weldAffected)
  const elasticLocal = eulerKsi(material, EDGE_FACTORS[element] * widthToThickness)
  const together =
    elasticLocal < member ? (0.85 * eulerKsi(material, slenderness)) ** (1 / 3) * elasticLocal ** (2 / 3) : Infinity
  return (Math.min(member, local, together) * areaIn2) / material.omegaYield
}
