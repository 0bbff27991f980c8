/**
 * Materials for load-bearing parts: strength, stiffness, and safety factors. Stresses are in ksi, and densities are in
 * lb/in³. The values apply to static loads in still air, without fatigue, at temperatures up to 150 °F.
 */

interface Metal {
  readonly name: string
  /** Modulus of elasticity in ksi. */
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
  /** Distance from a weld to the edge of the weld-affected zone, in inches. */
  readonly weldZoneIn: number
  /** Shear strength of filler 4043 on the throat of a fillet weld. */
  readonly fillerShearKsi: number
}

export interface Steel extends Metal {
  readonly kind: 'steel'
  /** Tensile strength of E70XX electrodes. */
  readonly electrodeKsi: number
  /** Ratio of the design wall thickness to the nominal wall thickness. */
  readonly designWall: number
}

export type LoadBearing = Aluminum | Steel

/**
 * 6061-T6 extrusions and plate. Strengths: Aluminum Design Manual (ADM) 2020, chapter A, nominal strength tables. Shear
 * strengths are 0.6 times these values. Safety factors of 1.65 and 1.95: ADM 2020, D.1, E.1, F.1, G.1, J.1. Filler
 * 4043: ADM 2020, J.2.
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

/**
 * ASTM A36 angles and plates. Safety factors for allowable strength design (ASD): AISC 360-22, chapters D, E, F, and J.
 */
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
 * ASTM A500 Grade B square tube for lacing and for the 3 in steel truss. The design wall thickness is 0.93 times the
 * nominal thickness: AISC 360-22 B4.2.
 */
export const steelA500: Steel = { ...steelA36, name: 'ASTM A500 Grade B steel', yieldKsi: 46, designWall: 0.93 }

/** Returns the design wall thickness, in inches. */
export const designWallIn = (material: LoadBearing, nominalIn: number): number =>
  material.kind === 'steel' ? material.designWall * nominalIn : nominalIn

/**
 * Returns the shear modulus in ksi, G = E / (2 (1 + ν)). Poisson's ratio is 0.33 for aluminum (ADM 2020) and 0.30 for
 * steel.
 */
export const shearModulusKsi = ({ kind, elasticKsi }: Pick<LoadBearing, 'kind' | 'elasticKsi'>): number =>
  elasticKsi / (2 * (1 + (kind === 'aluminum' ? 0.33 : 0.3)))

/** Returns the strengths away from welds, or in a weld-affected zone. Welds do not reduce the strength of steel. */
export const strengthsKsi = (
  material: LoadBearing,
  welded: boolean,
): { readonly ultimateKsi: number; readonly yieldKsi: number } =>
  welded && material.kind === 'aluminum'
    ? { ultimateKsi: material.weldedUltimateKsi, yieldKsi: material.weldedYieldKsi }
    : material

/** A 1/2-13 SAE Grade 8 bolt. Tensile strength: SAE J429. */
export const bolt = { diameterIn: 0.5, ultimateKsi: 150, washerIn: 1.0625 } as const
