/**
 * Materials of load-bearing parts: strength, stiffness, and safety factors. Stresses in ksi, densities in lb/in³. For
 * static loads in still air, without fatigue or temperatures above 150 °F.
 */

interface Metal {
  readonly name: string
  /** Modulus of elasticity. */
  readonly elasticKsi: number
  readonly densityLbPerIn3: number
  readonly ultimateKsi: number
  readonly yieldKsi: number
  /** Safety factor for yielding and buckling. */
  readonly omegaYield: number
  /** Safety factor for rupture, bolts, and welds. */
  readonly omegaRupture: number
}

export interface Aluminum extends Metal {
  readonly kind: 'aluminum'
  /** Strengths within `weldZoneIn` of a weld. */
  readonly weldedUltimateKsi: number
  readonly weldedYieldKsi: number
  /** Reach of the weld-affected zone, in. */
  readonly weldZoneIn: number
  /** Shear strength on the throat of a fillet weld, filler 4043. */
  readonly fillerShearKsi: number
}

export interface Steel extends Metal {
  readonly kind: 'steel'
  /** Tensile strength of the electrode, E70XX. */
  readonly electrodeKsi: number
  /** Ratio of design to nominal wall thickness. */
  readonly designWall: number
}

export type LoadBearing = Aluminum | Steel

/**
 * 6061-T6 extrusions and plate. Strengths: Aluminum Design Manual (ADM) 2020, chapter A, tables of nominal strengths.
 * Shear strengths are 0.6 times these values. Factors 1.65 and 1.95: ADM 2020, D.1, E.1, F.1, G.1, J.1. Filler 4043:
 * J.2.
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
  weldedYieldKsi: 15,
  weldZoneIn: 1,
  fillerShearKsi: 11.5,
}

/** ASTM A36 angles and plates. Safety factors for allowable strength design: AISC 360-22, chapters D, E, F, J. */
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
  designWall: 1,
}

/**
 * ASTM A500 Grade B square tube, used for lacing and the 3 in steel truss. The design wall is 0.93 of the nominal wall:
 * AISC 360-22 B4.2.
 */
export const steelA500: Steel = { ...steelA36, name: 'ASTM A500 Grade B steel', yieldKsi: 46, designWall: 0.93 }

/** Design wall thickness, in inches. */
export const designWallIn = (material: LoadBearing, nominalIn: number): number =>
  material.kind === 'steel' ? material.designWall * nominalIn : nominalIn

/** G = E / 2 (1 + ν), with a Poisson's ratio of 0.33 for aluminum (ADM 2020) and 0.30 for steel. */
export const shearModulusKsi = ({ kind, elasticKsi }: Pick<LoadBearing, 'kind' | 'elasticKsi'>): number =>
  elasticKsi / (2 * (1 + (kind === 'aluminum' ? 0.33 : 0.3)))

/** Strengths away from welds, or in a weld-affected zone. Steel keeps its strength. */
export const strengthsKsi = (
  material: LoadBearing,
  welded: boolean,
): { readonly ultimateKsi: number; readonly yieldKsi: number } =>
  welded && material.kind === 'aluminum'
    ? { ultimateKsi: material.weldedUltimateKsi, yieldKsi: material.weldedYieldKsi }
    : material

/** A 1/2-13 SAE Grade 8 bolt. Ultimate strength: SAE J429. */
export const bolt = { diameterIn: 0.5, ultimateKsi: 150, washerIn: 1.0625 } as const
