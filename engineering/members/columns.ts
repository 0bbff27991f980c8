/**
 * Columns of box truss, tube, or extrusion. Units are inches and pounds, and strengths include the repetitive-use factor.
 */
import { OUT_OF_PLUMB, REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import type { LoadBearing } from '#engineering/materials.ts'
import type { MemberStrength } from './member-strength.ts'
import { type ColumnEnds, columnEnds, MAX_SLENDERNESS, minEffectiveRadiusIn, plainColumnLb } from './plain-columns.ts'
import { trussMember } from './truss-member.ts'
import { boxSeries } from './truss-models.ts'
import { trussColumnLb, trussStrength } from './trusses.ts'

type Stiffness = Pick<MemberStrength, 'flexuralLbIn2'> & {
  readonly truss?: Pick<NonNullable<MemberStrength['truss']>, 'webLb'>
}

/** Returns the elastic buckling load of a column in pounds, including the effect of lacing deformation. */
export const stiffnessLb = ({ flexuralLbIn2, truss }: Stiffness, effectiveIn: number): number => {
  const bending = (Math.PI ** 2 * flexuralLbIn2) / effectiveIn ** 2
  return truss ? bending / (1 + bending / truss.webLb) : bending
}

export const materialOf = ({ truss, column }: MemberStrength): LoadBearing => {
  if (truss) return boxSeries[truss.series].material
  if (column) return column.material
  throw new Error('A member must be a truss or have a section')
}

/** Returns 1 / (1 − Ω N / Pcr), or infinity at or above the buckling load: AISC 360-22 appendix 8, ADM 2020 C.2. */
export function amplificationOf(member: MemberStrength, axialLb: number, criticalLb: number): number {
  const remaining = 1 - (materialOf(member).omegaYield * axialLb) / criticalLb
  return remaining > 0 ? 1 / remaining : Number.POSITIVE_INFINITY
}

/** Returns the allowable concentric load of an upright column for an effective length. The self-weight is not deducted. */
export function columnStrengthLb(member: MemberStrength, effectiveIn: number): number {
  const { truss, column } = member
  if (truss) {
    const box = trussMember(truss.series)
    return REPETITIVE_USE_FACTOR * trussColumnLb(box, trussStrength(box), effectiveIn)
  }
  return column ? REPETITIVE_USE_FACTOR * plainColumnLb(column, effectiveIn) : 0
}

/**
 * Returns the maximum height in a member's column table, in feet. The longest listed span or the slenderness limit
 * governs.
 */
export function tallestFt(member: MemberStrength, ends: ColumnEnds): number {
  const { truss, column } = member
  const radius = truss ? trussStrength(trussMember(truss.series)).radiusIn : column ? minEffectiveRadiusIn(column) : 0
  return Math.min(member.spansFt[1], Math.floor((MAX_SLENDERNESS * radius) / columnEnds[ends] / 12))
}

/** Moment at the base of a column that leans, from the load on its free top and its weight, in in·lb. */
export const leanInLb = (heightIn: number, axialLb: number, selfWeightLb: number): number =>
  OUT_OF_PLUMB * heightIn * (axialLb + selfWeightLb / 2)

export interface LeaningColumn {
  readonly heightIn: number
  readonly selfWeightLb: number
  /** Strength of the upright column (`columnStrengthLb`), and moment strength and elastic load in the plane of the lean. */
  readonly strengthLb: number
  readonly momentInLb: number
  readonly criticalLb: number
  readonly omega: number
}

/**
 * Returns the allowable concentric load P on a column that is fixed at its base, free at its top, and leans: (P + W) / Na
 * + φ h (P + W / 2) / (1 − Ω P / Pcr) / Ma = 1, which is quadratic in P (AISC 360-22 C2.2 and H1, ADM 2020 H.1).
 */
export function leaningColumnLb(column: LeaningColumn): number {
  const { heightIn, selfWeightLb, strengthLb, momentInLb, criticalLb, omega } = column
  const lean = (OUT_OF_PLUMB * heightIn * strengthLb) / momentInLb
  const softening = omega / criticalLb
  const linear = 1 + lean + softening * (strengthLb - selfWeightLb)
  const constant = strengthLb - selfWeightLb - (lean * selfWeightLb) / 2
  return (2 * constant) / (linear + Math.sqrt(linear ** 2 - 4 * softening * constant))
}
