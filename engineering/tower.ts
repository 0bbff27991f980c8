/**
 * A column or freestanding tower under an eccentric load and a lateral force: compression with bending, base, and
 * overturning. Inches and pounds.
 */
import { REPETITIVE_USE_FACTOR } from './beams.ts'
import { beamOfMember, type MemberStrength } from './member-strength.ts'
import { type ColumnEnds, columnEnds, MAX_SLENDERNESS, minEffectiveRadiusIn, plainColumnLb } from './plain-columns.ts'
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
  /**
   * Wind pressure on the tower, in lb/ft², and length of carried truss of the same section across the wind, in feet.
   */
  readonly windPsf?: number
  readonly carriedFt?: number
  /** Rating of the base. Absent for a column restrained at both ends. */
  readonly base?: BaseRating
  /** Width of the base, or of the outriggers from tip to tip. */
  readonly baseWidthIn: number
  /** Four outriggers tip about the line between two tips. A base tips about its edge. */
  readonly footprint?: 'square' | 'tips'
  /** Coefficient of friction between the base and the floor. Without it, sliding is not checked. */
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
  /** Allowable concentric load without other loads, in pounds. The self-weight is deducted. */
  readonly columnLb: number
  /** Maximum first-order moment, and maximum moment with second-order amplification, in in·lb. */
  readonly momentInLb: number
  readonly amplification: number
  readonly allowedInLb: number
  readonly selfWeightLb: number
  /** Forces and moment on the floor, in lb and in·lb. */
  readonly reactions: { readonly verticalLb: number; readonly horizontalLb: number; readonly momentInLb: number }
  /**
   * Lateral displacement under lateral force, in inches: at the top, or within the height of a column restrained at
   * both ends.
   */
  readonly swayIn: number
  /** Overturning of the tower. Absent if both ends are restrained. */
  readonly overturning?: {
    readonly overturningInLb: number
    readonly resistingInLb: number
    /** Overturning safety factor without ballast. Infinite without an overturning moment. */
    readonly factor: number
    /** Distance from the center to the tipping line. */
    readonly armIn: number
    /** Ballast at the center against overturning and sliding, rounded up to 10 lb. */
    readonly ballastLb: number
  }
  /** Sliding safety factor without ballast and without load. Present if the coefficient of friction is given. */
  readonly sliding?: { readonly lateralLb: number; readonly weightLb: number; readonly factor: number }
}

/** Fraction of the weight that resists wind: ASCE 7-22, 2.4.1, 0.6 D + 0.6 W. */
export const STABILIZING_WEIGHT_FACTOR = 0.6

export const upTo10 = (lb: number): number => Math.max(0, Math.ceil(lb / 10 - 1e-9) * 10)

/**
 * Force coefficient times solidity, for the gross area: ASCE 7-22, 29.4. Box truss is a square trussed tower, 4.0 ε² −
 * 5.9 ε + 4.0, with 2 × 2 in chords and 1 in lacing (ε 0.48), or 1 1/2 in chords and 3/4 in lacing (ε 0.65). Tube and
 * extrusion are square prisms with 2.0.
 */
const WIND_FACTORS = { 12: 1, 6: 1.21, plain: 2 } as const

/** Depth across the wind, in inches. */
export const depthOf = ({ truss, series }: MemberStrength): number =>
  truss ? truss.sizeIn : Number(/EX(?:15|30)(15|30|60)/.exec(series)?.[1] ?? 30) / 10

const stiffnessLb = ({ flexuralLbIn2, truss }: MemberStrength, effectiveIn: number): number => {
  const bending = (Math.PI ** 2 * flexuralLbIn2) / effectiveIn ** 2
  return truss ? bending / (1 + bending / truss.webLb) : bending
}

const material = ({ truss, column }: MemberStrength) => {
  if (truss) return boxSeries[truss.series].material
  if (column) return column.material
  throw new Error('A member must be a truss or have a section')
}

/**
 * Allowable concentric load for an effective length, in pounds, including the repetitive-use factor. The self-weight is
 * not deducted.
 */
function columnStrengthLb(member: MemberStrength, effectiveIn: number): number {
  const { truss, column } = member
  if (truss) {
    const box = trussMember(truss.series)
    return REPETITIVE_USE_FACTOR * trussColumnLb(box, trussStrength(box), effectiveIn)
  }
  return column ? REPETITIVE_USE_FACTOR * plainColumnLb(column, effectiveIn) : 0
}

/** Maximum height in a member's column table, in feet, limited by its lengths or its slenderness. */
export function tallestFt(member: MemberStrength, ends: ColumnEnds): number {
  const { truss, column } = member
  const radius = truss ? trussStrength(trussMember(truss.series)).radiusIn : column ? minEffectiveRadiusIn(column) : 0
  return Math.min(member.spansFt[1], Math.floor((MAX_SLENDERNESS * radius) / columnEnds[ends] / 12))
}

/** Lateral forces and their effects: the applied force, wind on the tower, and wind on the carried truss. */
function lateralOf(member: MemberStrength, given: TowerCase) {
  const { heightIn, ends, lateralLb, lateralAtIn, windPsf = 0, carriedFt = 0 } = given
  const depthIn = depthOf(member)
  const factor = member.truss ? WIND_FACTORS[member.truss.sizeIn] : WIND_FACTORS.plain
  const perIn = (windPsf / 144) * factor * depthIn
  const towerLb = perIn * heightIn
  const free = ends === 'free'
  // The upper support of a column restrained at both ends carries the wind on the truss.
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

/**
 * Lateral displacement at the top of a freestanding tower, or at midheight of a column, in inches: AISC Manual, table
 * 3-23, plus the lacing deflection.
 */
function swayOf(
  { flexuralLbIn2, truss }: MemberStrength,
  { heightIn, ends, lateralLb, lateralAtIn }: TowerCase,
  { perIn, topLb }: ReturnType<typeof lateralOf>,
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

/** 1 / (1 − Ω N / Pcr), infinite at and above buckling: AISC 360-22 appendix 8, ADM 2020 C.2. */
export function amplificationOf(member: MemberStrength, axialLb: number, criticalLb: number): number {
  const remaining = 1 - (material(member).omegaYield * axialLb) / criticalLb
  return remaining > 0 ? 1 / remaining : Number.POSITIVE_INFINITY
}

/** Checks of a column or tower, sorted by utilization, with reactions, sway, overturning, and sliding. */
export function checkTower(member: MemberStrength, given: TowerCase): TowerAnswer {
  const { heightIn, ends, axialLb, eccentricIn, base, friction } = given
  const effectiveIn = columnEnds[ends] * heightIn
  const selfWeightLb = (member.selfWeightLbPerFt * heightIn) / 12
  const columnLb = columnStrengthLb(member, effectiveIn) - selfWeightLb
  const atTop = axialLb * Math.abs(eccentricIn)
  const lateral = lateralOf(member, given)
  const lateralMomentInLb = lateral.momentInLb
  const momentInLb = atTop + lateralMomentInLb
  const amplification = amplificationOf(member, axialLb, stiffnessLb(member, effectiveIn))
  const jointed = heightIn > LONGEST_FT * 12
  const beam = beamOfMember(member, heightIn, jointed)
  const allowedInLb = REPETITIVE_USE_FACTOR * Math.min(beam.momentInLb, beam.joint?.momentInLb ?? beam.momentInLb)
  const bending = momentInLb === 0 ? 0 : (amplification * momentInLb) / allowedInLb
  const checks: TowerCheck[] = [{ check: 'column', use: axialLb / columnLb + bending }]
  const footInLb = ends === 'free' ? momentInLb : 0
  if (base && ends === 'free') {
    // Axial load closes the joint that the moment opens.
    const held = (loadLb: number) => ((loadLb + selfWeightLb) * base.leverIn) / 2
    const pulls = Math.max(0, lateralMomentInLb - held(0), amplification * footInLb - held(axialLb))
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

/** Checks the tower with and without its load. An eccentric load adds to the overturning moment. */
function overturning(
  { axialLb, eccentricIn, baseWidthIn, footprint, friction }: TowerCase,
  selfWeightLb: number,
  { momentInLb: lateralMomentInLb, totalLb }: ReturnType<typeof lateralOf>,
) {
  const armIn = (baseWidthIn / 2) * (footprint === 'tips' ? Math.SQRT1_2 : 1)
  const cases = [0, axialLb].map((loadLb) => {
    const overturningInLb = lateralMomentInLb + loadLb * Math.abs(eccentricIn)
    const resistingInLb = (selfWeightLb + loadLb) * armIn
    return {
      overturningInLb,
      resistingInLb,
      requiredBallastLb: overturningInLb / STABILIZING_WEIGHT_FACTOR / armIn - resistingInLb / armIn,
    }
  })
  const worst = cases.reduce((most, each) => (each.requiredBallastLb > most.requiredBallastLb ? each : most))
  const slidingLb = friction ? totalLb / (STABILIZING_WEIGHT_FACTOR * friction) - selfWeightLb : 0
  return {
    overturningInLb: worst.overturningInLb,
    resistingInLb: worst.resistingInLb,
    factor: worst.overturningInLb === 0 ? Number.POSITIVE_INFINITY : worst.resistingInLb / worst.overturningInLb,
    armIn,
    ballastLb: upTo10(Math.max(worst.requiredBallastLb, slidingLb)),
  }
}
