/**
 * Stiffness, weight, and wind of truss, from the dimensions on its spec sheet: equal-leg angles as chords with a hole in
 * each leg every 3 in, and square tube as lacing. Units are inches and pounds.
 */
import type { Section } from './frame.ts'

/** Dimensions from the spec sheet. */
export interface BoxDimensions {
  readonly sizeIn: number
  readonly legIn: number
  readonly wallIn: number
  readonly holeRowIn: number
  readonly lacingIn: number
  readonly lacingWallIn: number
  readonly lapIn: number
  readonly panelIn: number
  readonly nodeOffsetIn: number
  readonly hasPosts: boolean
  readonly elasticPsi: number
  readonly lacingElasticPsi: number
}

const HOLE_IN = 9 / 16
const PITCH_IN = 3

export interface Box extends Section {
  readonly sizeIn: number
  /** Distance between the chord centroids. */
  readonly armIn: number
  /** Ratio of solid area to gross area of a face, and force coefficient times this ratio (ASCE 7-22, 29.4). */
  readonly solidity: number
  readonly windFactor: number
  /** Wind along a diagonal, divided by wind on a face. */
  readonly diagonalFactor: number
  readonly nodeIn: number
}

export function boxOf(of: BoxDimensions): Box {
  const { sizeIn, legIn: b, wallIn: t } = of
  const area = 2 * b * t - t * t
  const centroid = (b * t * (b / 2) + (b - t) * t * (t / 2)) / area
  const own =
    (t * b ** 3) / 12 +
    b * t * (b / 2 - centroid) ** 2 +
    ((b - t) * t ** 3) / 12 +
    (b - t) * t * (t / 2 - centroid) ** 2
  const arm = sizeIn - 2 * centroid
  const gross = 4 * (own + (area * arm ** 2) / 4)
  // A hole in each leg. It removes a vertical strip from one leg and a horizontal strip from the other.
  const hole = HOLE_IN * t
  const half = sizeIn / 2
  const lost = 4 * (hole * (half - of.holeRowIn) ** 2 + (t * HOLE_IN ** 3) / 12 + hole * (half - t / 2) ** 2)
  const part = HOLE_IN / PITCH_IN
  const inertia = 1 / ((1 - part) / gross + part / (gross - lost))
  const net = area - 2 * hole
  // Diagonals between their laps on two faces: Timoshenko and Gere, 2.18.
  const tall = sizeIn - 2 * (b - of.lapIn)
  const wide = of.panelIn - 2 * of.nodeOffsetIn
  const diagonal = Math.hypot(tall, wide)
  const lacing = of.lacingIn ** 2 - (of.lacingIn - 2 * of.lacingWallIn) ** 2
  const shear = 2 * of.lacingElasticPsi * lacing * (tall / diagonal) ** 2 * (wide / diagonal)
  // Closed section with four equal walls of this shear stiffness (Bredt): G t = shear / 2 / arm for each wall.
  const torsion = (shear / 2) * arm * arm
  const clear = sizeIn - 2 * b
  const solid = 2 * b * of.panelIn + (of.hasPosts ? clear * of.lacingIn : 0) + ((clear * diagonal) / tall) * of.lacingIn
  const solidity = solid / (sizeIn * of.panelIn)
  return {
    sizeIn,
    armIn: arm,
    axialLb: of.elasticPsi * 4 * (1 / ((1 - part) / area + part / net)),
    flexuralLbIn2: of.elasticPsi * inertia,
    shearLb: shear,
    torsionLbIn2: torsion,
    solidity,
    windFactor: (4 * solidity ** 2 - 5.9 * solidity + 4) * solidity,
    diagonalFactor: Math.min(1.2, 1 + 0.75 * solidity),
    nodeIn: of.hasPosts ? of.panelIn : 2 * of.panelIn,
  }
}
