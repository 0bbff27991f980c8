/**
 * A column or a free-standing tower under a load off its middle and a force from the side: compression with bending,
 * its foot, and overturning. Inches, pounds.
 */
import { REPETITIVE_USE_FACTOR } from './beams.ts'
import { beamOfMember, type MemberStrength } from './member-strength.ts'
import { type ColumnEnds, columnEnds, leastEffectiveRadiusIn, plainColumnLb, SLENDEREST } from './plain-columns.ts'
import type { BaseRating } from './support-ratings.ts'
import { boxSeries, LONGEST_FT } from './truss-models.ts'
import { trussColumnLb, trussMember, trussStrength } from './trusses.ts'

export interface TowerCase {
  readonly heightIn: number
  readonly ends: ColumnEnds
  readonly axialLb: number
  readonly eccentricIn: number
  /** Wind, or a push, at one height. */
  readonly lateralLb: number
  readonly lateralAtIn: number
  /** What it stands on; none of a column that is held at both ends. */
  readonly base?: BaseRating
  /** Of what stands on the floor: the base, or outriggers. */
  readonly baseWidthIn: number
}

export type TowerCheckName = 'column' | 'base' | 'bearing'

export interface TowerCheck {
  readonly check: TowerCheckName
  readonly use: number
  readonly demand?: number
  readonly allowable?: number
  readonly unit?: 'lb' | 'in·lb'
}

export interface TowerAnswer {
  readonly checks: readonly TowerCheck[]
  /** Allowable load in the middle, nothing else on it, lb; the weight is deducted. */
  readonly columnLb: number
  /** Largest moment of load and force, before and after the column's own bow adds to it, in·lb. */
  readonly momentInLb: number
  readonly amplification: number
  readonly allowedInLb: number
  readonly selfWeightLb: number
  /** On the floor, lb and in·lb. */
  readonly reactions: { readonly verticalLb: number; readonly horizontalLb: number; readonly momentInLb: number }
  /** At the top, under the force from the side, in; of a column that is held at both ends, in its height. */
  readonly swayIn: number
  /** Absent where both ends are held. */
  readonly overturning?: {
    readonly turningInLb: number
    readonly rightingInLb: number
    /** Righting over turning, with no ballast; infinite where nothing turns it. */
    readonly factor: number
    /** Needed on the base, lb; up to the next 10 lb. */
    readonly ballastLb: number
  }
}

/** Part of the weight that counts against wind: ASCE 7-22, 2.4.1, 0.6 D + 0.6 W. */
export const RIGHTING_PART = 0.6

const stiffnessLb = ({ flexuralLbIn2, truss }: MemberStrength, effectiveIn: number): number => {
  const bending = (Math.PI ** 2 * flexuralLbIn2) / effectiveIn ** 2
  return truss ? bending / (1 + bending / truss.webLb) : bending
}

const material = ({ truss, column }: MemberStrength) => {
  if (truss) return boxSeries[truss.series].material
  if (column) return column.material
  throw new Error('A member is a truss, or it has a section')
}

/**
 * Allowable concentric load over an effective length, lb; the repetitive-use factor is in it, the weight is not
 * deducted.
 */
function columnStrengthLb(member: MemberStrength, effectiveIn: number): number {
  const { truss, column } = member
  if (truss) {
    const box = trussMember(truss.series)
    return REPETITIVE_USE_FACTOR * trussColumnLb(box, trussStrength(box), effectiveIn)
  }
  return column ? REPETITIVE_USE_FACTOR * plainColumnLb(column, effectiveIn) : 0
}

/** The height that the column table of a member ends at, ft: by its lengths, or by its slenderness. */
export function tallestFt(member: MemberStrength, ends: ColumnEnds): number {
  const { truss, column } = member
  const radius = truss ? trussStrength(trussMember(truss.series)).radiusIn : column ? leastEffectiveRadiusIn(column) : 0
  return Math.min(member.spansFt[1], Math.floor((SLENDEREST * radius) / columnEnds[ends] / 12))
}

/** Checks of a column or tower, by use, with its reactions, sway and overturning. */
export function checkTower(member: MemberStrength, given: TowerCase): TowerAnswer {
  const { heightIn, ends, axialLb, eccentricIn, lateralLb, lateralAtIn, base, baseWidthIn } = given
  const effectiveIn = columnEnds[ends] * heightIn
  const selfWeightLb = (member.selfWeightLbPerFt * heightIn) / 12
  const columnLb = columnStrengthLb(member, effectiveIn) - selfWeightLb
  const atTop = axialLb * Math.abs(eccentricIn)
  const fromSide =
    ends === 'free' ? lateralLb * lateralAtIn : (lateralLb * lateralAtIn * (heightIn - lateralAtIn)) / heightIn
  const momentInLb = atTop + fromSide
  // The bow grows as the load comes near buckling: AISC 360-22 appendix 8, ADM 2020 C.2.
  const left = 1 - (material(member).omegaYield * axialLb) / stiffnessLb(member, effectiveIn)
  const amplification = left > 0 ? 1 / left : Number.POSITIVE_INFINITY
  const jointed = heightIn > LONGEST_FT * 12
  const beam = beamOfMember(member, heightIn, jointed)
  const allowedInLb = REPETITIVE_USE_FACTOR * Math.min(beam.momentInLb, beam.joint?.momentInLb ?? beam.momentInLb)
  const bending = momentInLb === 0 ? 0 : (amplification * momentInLb) / allowedInLb
  const checks: TowerCheck[] = [{ check: 'column', use: axialLb / columnLb + bending }]
  const footInLb = ends === 'free' ? momentInLb : 0
  if (base && ends === 'free') {
    // What stands on the foot presses the chords together that the moment pulls apart.
    const held = (loadLb: number) => ((loadLb + selfWeightLb) * base.leverIn) / 2
    const pulls = Math.max(0, fromSide - held(0), footInLb - held(axialLb))
    checks.push({
      check: 'base',
      use: pulls / (12 * base.momentFtLb),
      demand: pulls,
      allowable: 12 * base.momentFtLb,
      unit: 'in·lb',
    })
  }
  if (base?.compressionLb) {
    const pressed = axialLb + selfWeightLb
    checks.push({
      check: 'bearing',
      use: pressed / base.compressionLb,
      demand: pressed,
      allowable: base.compressionLb,
      unit: 'lb',
    })
  }
  const { flexuralLbIn2, truss } = member
  const near = Math.min(lateralAtIn, heightIn - lateralAtIn)
  const web = (span: number) => (truss ? span / truss.webLb : 0)
  const swayIn =
    ends === 'free'
      ? // AISC Manual, table 3-23, cases 21 and 22, at the tip.
        (lateralLb * lateralAtIn ** 2 * (3 * heightIn - lateralAtIn)) / (6 * flexuralLbIn2) +
        lateralLb * web(lateralAtIn) +
        (atTop * heightIn ** 2) / (2 * flexuralLbIn2)
      : // Case 8, at midheight.
        (lateralLb * near * (3 * heightIn ** 2 - 4 * near ** 2)) / (48 * flexuralLbIn2) +
        (lateralLb * web(near)) / 2 +
        (atTop * heightIn ** 2) / (16 * flexuralLbIn2)
  return {
    checks: checks.toSorted((a, b) => b.use - a.use),
    columnLb,
    momentInLb,
    amplification,
    allowedInLb,
    selfWeightLb,
    reactions: {
      verticalLb: axialLb + selfWeightLb,
      horizontalLb: ends === 'free' ? lateralLb : (lateralLb * (heightIn - lateralAtIn)) / heightIn,
      momentInLb: footInLb,
    },
    swayIn,
    ...(ends === 'free'
      ? { overturning: overturning({ axialLb, selfWeightLb, eccentricIn, fromSide, baseWidthIn }) }
      : {}),
  }
}

/** About an edge of the base, with the load on it and before it is there; the load's own arm counts with its place. */
function overturning({
  axialLb,
  selfWeightLb,
  eccentricIn,
  fromSide,
  baseWidthIn,
}: {
  readonly axialLb: number
  readonly selfWeightLb: number
  readonly eccentricIn: number
  readonly fromSide: number
  readonly baseWidthIn: number
}) {
  const half = baseWidthIn / 2
  const cases = [0, axialLb].map((loadLb) => {
    const turningInLb = fromSide + loadLb * Math.abs(eccentricIn)
    const rightingInLb = (selfWeightLb + loadLb) * half
    return { turningInLb, rightingInLb, shortLb: turningInLb / RIGHTING_PART / half - rightingInLb / half }
  })
  const worst = cases.reduce((most, each) => (each.shortLb > most.shortLb ? each : most))
  return {
    turningInLb: worst.turningInLb,
    rightingInLb: worst.rightingInLb,
    factor: worst.turningInLb === 0 ? Number.POSITIVE_INFINITY : worst.rightingInLb / worst.turningInLb,
    ballastLb: Math.max(0, Math.ceil(worst.shortLb / 10 - 1e-9) * 10),
  }
}
