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
  /** A lateral force at one height. */
  readonly lateralLb: number
  readonly lateralAtIn: number
  /** Wind pressure on the tower, and on truss of the same section that it carries across the wind, lb/ft² and ft. */
  readonly windPsf?: number
  readonly carriedFt?: number
  /** What it stands on; none of a column that is held at both ends. */
  readonly base?: BaseRating
  /** Of what is on the floor: the base, or outriggers from tip to tip. */
  readonly baseWidthIn: number
  /** Four outriggers tip about the line between two tips, a base about its edge. */
  readonly footprint?: 'square' | 'tips'
  /** Between base and floor; sliding is not checked without it. */
  readonly friction?: number
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
    /** Overturning safety factor without ballast; infinite where nothing turns it. */
    readonly factor: number
    /** From the middle to the line that it tips about. */
    readonly armIn: number
    /** Ballast in the middle against overturning and sliding, lb; up to the next 10 lb. */
    readonly ballastLb: number
  }
  /** Where there is a coefficient of friction: the sliding safety factor without ballast, before the load is there. */
  readonly sliding?: { readonly lateralLb: number; readonly weightLb: number; readonly factor: number }
}

/** Part of the weight that counts against wind: ASCE 7-22, 2.4.1, 0.6 D + 0.6 W. */
export const RIGHTING_PART = 0.6

export const upTo10 = (lb: number): number => Math.max(0, Math.ceil(lb / 10 - 1e-9) * 10)

/**
 * Force coefficient times solidity, on the area of the outline: ASCE 7-22, 29.4. Box truss as a square trussed tower,
 * 4.0 ε² − 5.9 ε + 4.0, with 2 × 2 in chords and 1 in lacing (ε 0.48) or 1 1/2 in chords and 3/4 in lacing (ε 0.65);
 * tube and extrusion 2.0, as square prisms.
 */
const WIND_FACTORS = { 12: 1, 6: 1.21, plain: 2 } as const

/** Depth across the wind, in. */
const depthOf = ({ truss, series }: MemberStrength): number =>
  truss ? truss.sizeIn : Number(/EX(?:15|30)(15|30|60)/.exec(series)?.[1] ?? 30) / 10

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

/** Lateral forces and what they do: forces by height of the first, wind on the tower, and wind on truss on top. */
function lateralOf(member: MemberStrength, given: TowerCase) {
  const { heightIn, ends, lateralLb, lateralAtIn, windPsf = 0, carriedFt = 0 } = given
  const depthIn = depthOf(member)
  const factor = member.truss ? WIND_FACTORS[member.truss.sizeIn] : WIND_FACTORS.plain
  const perIn = (windPsf / 144) * factor * depthIn
  const towerLb = perIn * heightIn
  const free = ends === 'free'
  // What is on top of a column held at both ends goes into its upper support.
  const topLb = free ? perIn * carriedFt * 12 : 0
  const topAtIn = heightIn + depthIn / 2
  return {
    perIn,
    topLb,
    totalLb: lateralLb + towerLb + topLb,
    baseLb: free ? lateralLb + towerLb + topLb : (lateralLb * (heightIn - lateralAtIn)) / heightIn + towerLb / 2,
    momentInLb: free
      ? lateralLb * lateralAtIn + (towerLb * heightIn) / 2 + topLb * topAtIn
      : (lateralLb * lateralAtIn * (heightIn - lateralAtIn)) / heightIn + (towerLb * heightIn) / 8,
  }
}

/** At the tip of a free tower, otherwise at midheight, in: AISC Manual, table 3-23, and the stretch of the lacing. */
function swayOf(
  { flexuralLbIn2, truss }: MemberStrength,
  { heightIn, ends, lateralLb, lateralAtIn }: TowerCase,
  { perIn, topLb }: ReturnType<typeof lateralOf>,
  atTop: number,
): number {
  const web = (moment: number) => (truss ? moment / truss.webLb : 0)
  const near = Math.min(lateralAtIn, heightIn - lateralAtIn)
  return ends === 'free'
    ? // Cases 21, 22 and 19; wind on truss as a force at the top.
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

/** 1 / (1 − Ω N / Pcr), infinite from buckling on: AISC 360-22 appendix 8, ADM 2020 C.2. */
export function amplificationOf(member: MemberStrength, axialLb: number, criticalLb: number): number {
  const remaining = 1 - (material(member).omegaYield * axialLb) / criticalLb
  return remaining > 0 ? 1 / remaining : Number.POSITIVE_INFINITY
}

/** Checks of a column or tower, by use, with its reactions, sway, overturning and sliding. */
export function checkTower(member: MemberStrength, given: TowerCase): TowerAnswer {
  const { heightIn, ends, axialLb, eccentricIn, base, friction } = given
  const effectiveIn = columnEnds[ends] * heightIn
  const selfWeightLb = (member.selfWeightLbPerFt * heightIn) / 12
  const columnLb = columnStrengthLb(member, effectiveIn) - selfWeightLb
  const atTop = axialLb * Math.abs(eccentricIn)
  const lateral = lateralOf(member, given)
  const fromSide = lateral.momentInLb
  const momentInLb = atTop + fromSide
  const amplification = amplificationOf(member, axialLb, stiffnessLb(member, effectiveIn))
  const jointed = heightIn > LONGEST_FT * 12
  const beam = beamOfMember(member, heightIn, jointed)
  const allowedInLb = REPETITIVE_USE_FACTOR * Math.min(beam.momentInLb, beam.joint?.momentInLb ?? beam.momentInLb)
  const bending = momentInLb === 0 ? 0 : (amplification * momentInLb) / allowedInLb
  const checks: TowerCheck[] = [{ check: 'column', use: axialLb / columnLb + bending }]
  const footInLb = ends === 'free' ? momentInLb : 0
  if (base && ends === 'free') {
    // What is on the base presses the chords together that the moment pulls apart.
    const held = (loadLb: number) => ((loadLb + selfWeightLb) * base.leverIn) / 2
    const pulls = Math.max(0, fromSide - held(0), amplification * footInLb - held(axialLb))
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
  return {
    checks: checks.toSorted((a, b) => b.use - a.use),
    columnLb,
    momentInLb,
    amplification,
    allowedInLb,
    selfWeightLb,
    reactions: { verticalLb: axialLb + selfWeightLb, horizontalLb: lateral.baseLb, momentInLb: footInLb },
    swayIn: swayOf(member, given, lateral, atTop),
    ...(ends === 'free' ? { overturning: overturning(given, selfWeightLb, lateral) } : {}),
    ...(ends === 'free' && friction
      ? {
          sliding: {
            lateralLb: lateral.totalLb,
            weightLb: selfWeightLb,
            factor: lateral.totalLb === 0 ? Number.POSITIVE_INFINITY : (friction * selfWeightLb) / lateral.totalLb,
          },
        }
      : {}),
  }
}

/** With the load on it and before it is there; the load's own arm counts with its place. */
function overturning(
  { axialLb, eccentricIn, baseWidthIn, footprint, friction }: TowerCase,
  selfWeightLb: number,
  { momentInLb: fromSide, totalLb }: ReturnType<typeof lateralOf>,
) {
  const armIn = (baseWidthIn / 2) * (footprint === 'tips' ? Math.SQRT1_2 : 1)
  const cases = [0, axialLb].map((loadLb) => {
    const turningInLb = fromSide + loadLb * Math.abs(eccentricIn)
    const rightingInLb = (selfWeightLb + loadLb) * armIn
    return { turningInLb, rightingInLb, shortLb: turningInLb / RIGHTING_PART / armIn - rightingInLb / armIn }
  })
  const worst = cases.reduce((most, each) => (each.shortLb > most.shortLb ? each : most))
  const slidingLb = friction ? totalLb / (RIGHTING_PART * friction) - selfWeightLb : 0
  return {
    turningInLb: worst.turningInLb,
    rightingInLb: worst.rightingInLb,
    factor: worst.turningInLb === 0 ? Number.POSITIVE_INFINITY : worst.rightingInLb / worst.turningInLb,
    armIn,
    ballastLb: upTo10(Math.max(worst.shortLb, slidingLb)),
  }
}
