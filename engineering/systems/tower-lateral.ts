/** Lateral forces on a column or tower, and their effects. Units are inches and pounds. */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { TowerCase } from './tower-case.ts'
import { diagonalWindFactor, windLbPerIn } from './tower-wind.ts'

/** The two components of a diagonal wind bend the most loaded corner together. */
const CORNER = Math.SQRT2

/**
 * Returns the lateral forces and their effects: the applied force, the wind on the tower, and the wind on the truss
 * that it carries. The wind acts on a face of the tower or along a diagonal. The wind on the truss is for a wind that
 * is perpendicular to it.
 */
export function lateralOf(member: MemberStrength, given: TowerCase) {
  const { heightIn, ends, lateralLb, lateralAtIn, windPsf = 0, carriedFt = 0 } = given
  const perIn = windLbPerIn(member, windPsf)
  const diagonal = diagonalWindFactor(member)
  const free = ends === 'free'
  // In a column that is restrained at both ends, the upper support carries the wind on the truss.
  const topLb = free ? perIn * carriedFt * 12 : 0
  const topAtIn = heightIn + member.faceIn / 2
  /** Effects of the lateral forces if the wind on the tower is multiplied by a factor. */
  const effectsOf = (factor: number) => {
    const towerLb = factor * perIn * heightIn
    return {
      totalLb: lateralLb + towerLb + topLb,
      baseLb: free ? lateralLb + towerLb + topLb : (lateralLb * (heightIn - lateralAtIn)) / heightIn + towerLb / 2,
      upperLb: free ? 0 : (lateralLb * lateralAtIn) / heightIn + towerLb / 2,
      momentInLb: free
        ? lateralLb * lateralAtIn + (towerLb * heightIn) / 2 + topLb * topAtIn
        : (lateralLb * lateralAtIn * (heightIn - lateralAtIn)) / heightIn + (towerLb * heightIn) / 8,
    }
  }
  return {
    perIn: diagonal * perIn,
    topLb,
    topAtIn,
    face: effectsOf(1),
    /** Resultants for the checks at the floor. */
    diagonal: effectsOf(diagonal),
    /** Sum of the components in both directions, for the strength of the corner. */
    corner: effectsOf(diagonal * CORNER),
    cornerPerIn: diagonal * CORNER * perIn,
  }
}

export type Lateral = ReturnType<typeof lateralOf>

/**
 * Returns the lateral displacement at the top of a freestanding tower, or at midheight of a column, in inches: AISC
 * Manual, table 3-23, plus the shear deflection of the lacing.
 */
export function swayOf(
  { flexuralLbIn2, truss }: MemberStrength,
  { heightIn, ends, lateralLb, lateralAtIn }: TowerCase,
  { perIn, topLb }: Lateral,
  atTop: number,
): number {
  const web = (moment: number) => (truss ? moment / truss.webLb : 0)
  const near = Math.min(lateralAtIn, heightIn - lateralAtIn)
  return ends === 'free'
    ? // Cases 21, 22, and 19. Wind on the truss is a force at the top.
      (lateralLb * lateralAtIn ** 2 * (3 * heightIn - lateralAtIn)) / (6 * flexuralLbIn2) +
        (topLb * heightIn ** 3) / (3 * flexuralLbIn2) +
        (perIn * heightIn ** 4) / (8 * flexuralLbIn2) +
        web(lateralLb * lateralAtIn + topLb * heightIn + (perIn * heightIn ** 2) / 2) +
        (atTop * heightIn ** 2) / (2 * flexuralLbIn2)
    : // Cases 8 and 1.
      (lateralLb * near * (3 * heightIn ** 2 - 4 * near ** 2)) / (48 * flexuralLbIn2) +
        (5 * perIn * heightIn ** 4) / (384 * flexuralLbIn2) +
        web((lateralLb * near) / 2 + (perIn * heightIn ** 2) / 8) +
        (atTop * heightIn ** 2) / (16 * flexuralLbIn2)
}
