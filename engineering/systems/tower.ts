/**
 * A column or a freestanding tower with an eccentric load and a lateral force. The checks are compression with bending,
 * shear, the base, overturning, and sliding. Units are inches and pounds.
 */

import { AT_NODE_IN, chordUtilizationPerLbIn } from '#engineering/beams/beams.ts'
import { endPanelFactor } from '#engineering/beams/chord-bending.ts'
import {
  assigned,
  type Check,
  type CheckPlace,
  compared,
  type Finding,
  governingFirst,
  sumOf,
  type Term,
} from '#engineering/checks/check.ts'
import { REPETITIVE_USE_FACTOR, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import { beamOfMember, type MemberStrength } from '#engineering/members/member-strength.ts'
import {
  type ColumnEnds,
  columnEnds,
  MAX_SLENDERNESS,
  minEffectiveRadiusIn,
  plainColumnLb,
} from '#engineering/members/plain-columns.ts'
import { boxSeries, LONGEST_FT } from '#engineering/members/truss-models.ts'
import { trussColumnLb, trussMember, trussStrength } from '#engineering/members/trusses.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import { fewestLengths } from './parts-list.ts'

export interface TowerCase {
  readonly heightIn: number
  readonly ends: ColumnEnds
  readonly axialLb: number
  readonly eccentricIn: number
  /** Lateral force, and the height at which it acts. */
  readonly lateralLb: number
  readonly lateralAtIn: number
  /** Part of the lateral force that acts on chords between nodes. If absent, it is determined from `lateralAtIn`. */
  readonly chordLb?: number
  /**
   * Wind pressure in lb/ft², and length in feet of the truss that the tower carries. That truss has the same cross
   * section and is perpendicular to the wind.
   */
  readonly windPsf?: number
  readonly carriedFt?: number
  /** Base rating. Absent for a column that is restrained at both ends. */
  readonly base?: BaseRating
  /** Width of a square base that isn't ours. Overturning isn't checked if this width and `base` are both absent. */
  readonly baseWidthIn?: number
  /** Coefficient of friction between the base and the floor. If it is absent, sliding is not checked. */
  readonly friction?: number
}

export interface TowerAnswer {
  readonly checks: readonly Check[]
  /** Allowable concentric load in pounds when no other load acts. The self-weight is already deducted. */
  readonly columnLb: number
  /**
   * Maximum first-order moment in in·lb (the sum of the moments from both components of a diagonal wind), and the
   * second-order amplification factor.
   */
  readonly momentInLb: number
  readonly amplification: number
  readonly capacityInLb: number
  /** Weight of the truss and its joints, without the base. */
  readonly selfWeightLb: number
  /** Wind on the tower and on the truss that it carries. */
  readonly windLb: number
  /** Forces in lb and moment in in·lb that act on the floor, or on the more loaded support of a restrained column. */
  readonly reactions: { readonly verticalLb: number; readonly horizontalLb: number; readonly momentInLb: number }
  /**
   * Lateral displacement under the lateral loads, in inches, at the top or, for a column that is restrained at both
   * ends, between the supports.
   */
  readonly swayIn: number
  /** Overturning check. Absent if both ends are restrained or the base is anchored. */
  readonly overturning?: {
    readonly overturningInLb: number
    readonly resistingInLb: number
    /** Safety factor against overturning without ballast. Infinite if there is no overturning moment. */
    readonly factor: number
    /** Distance from the center of the tower to the tipping line. */
    readonly armIn: number
    /** Ballast on the base that prevents overturning and sliding, rounded up to a multiple of 10 lb. */
    readonly ballastLb: number
  }
  /** Safety factor against sliding, without ballast or load. Absent if the coefficient of friction is not given. */
  readonly sliding?: { readonly lateralLb: number; readonly weightLb: number; readonly factor: number }
}

export const upTo10 = (lb: number): number => Math.max(0, Math.ceil(lb / 10 - 1e-9) * 10)

/**
 * Force coefficient times solidity, for use with the gross area: ASCE 7-22, 29.4. The coefficient for box truss is 4.0
 * ε² − 5.9 ε + 4.0, as for square trussed towers. The solidity ε is 0.48 with 2 × 2 in chords and 1 in lacing, and 0.65
 * with 1 1/2 in chords and 3/4 in lacing. The coefficient for tube and extrusion is 2.0, as for square prisms.
 */
const WIND_FACTORS = { 12: 1, 6: 1.21, plain: 2 } as const

/**
 * Wind along a diagonal of a member, divided by the wind on a face: ASCE 7-22, 29.4. The factor for square trussed
 * towers is 1 + 0.75 ε, at most 1.2. The coefficient for square prisms is 1.5 on √2 times the width, instead of 2.0.
 * The two components of the force bend the most loaded corner together.
 */
const DIAGONAL_WIND = { truss: 1.2, plain: (1.5 * Math.SQRT2) / 2 } as const
const CORNER = Math.SQRT2

/** Wind force along a diagonal of an upright member, divided by the wind force on a face. */
export const diagonalWindFactor = ({ truss }: MemberStrength): number => DIAGONAL_WIND[truss ? 'truss' : 'plain']

/** Width of the face that the wind acts on, in inches. */
export const depthOf = ({ truss, series }: Pick<MemberStrength, 'series' | 'truss'>): number =>
  truss ? truss.sizeIn : Number(/EX(?:15|30)(15|30|60)/.exec(series)?.[1] ?? 30) / 10

/** Wind force on a member that is perpendicular to the wind, in lb/in, for a pressure in lb/ft². */
export const windLbPerIn = (member: MemberStrength, windPsf: number): number =>
  (windPsf / 144) * (member.truss ? WIND_FACTORS[member.truss.sizeIn] : WIND_FACTORS.plain) * depthOf(member)

/** Returns the elastic buckling load of a column in pounds, including the effect of lacing deformation. */
export const stiffnessLb = ({ flexuralLbIn2, truss }: MemberStrength, effectiveIn: number): number => {
  const bending = (Math.PI ** 2 * flexuralLbIn2) / effectiveIn ** 2
  return truss ? bending / (1 + bending / truss.webLb) : bending
}

const material = ({ truss, column }: MemberStrength) => {
  if (truss) return boxSeries[truss.series].material
  if (column) return column.material
  throw new Error('A member must be a truss or have a section')
}

/**
 * Returns the allowable concentric load, in pounds, for an effective length, including the repetitive-use factor. The
 * self-weight is not deducted.
 */
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

/**
 * Returns the lateral forces and their effects: the applied force, the wind on the tower, and the wind on the truss
 * that it carries. The wind acts on a face of the tower or along a diagonal. The wind on the truss is for a wind that
 * is perpendicular to it.
 */
function lateralOf(member: MemberStrength, given: TowerCase) {
  const { heightIn, ends, lateralLb, lateralAtIn, windPsf = 0, carriedFt = 0 } = given
  const depthIn = depthOf(member)
  const perIn = windLbPerIn(member, windPsf)
  const diagonal = diagonalWindFactor(member)
  const free = ends === 'free'
  // In a column that is restrained at both ends, the upper support carries the wind on the truss.
  const topLb = free ? perIn * carriedFt * 12 : 0
  const topAtIn = heightIn + depthIn / 2
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

type Lateral = ReturnType<typeof lateralOf>

/**
 * Checks the chords where the lateral force acts between nodes. It bends two of the chords there, in addition to the
 * axial load and the moment above that height (or the maximum moment, in a column that is restrained at both ends).
 */
function chordCheck(
  { truss }: MemberStrength,
  { heightIn, ends, axialLb, eccentricIn, lateralLb, lateralAtIn, chordLb }: TowerCase,
  { cornerPerIn, topLb, topAtIn, corner }: Lateral,
  {
    compressionLb,
    strengthLb,
    capacityInLb,
    amplification,
  }: Readonly<Record<'compressionLb' | 'strengthLb' | 'capacityInLb' | 'amplification', number>>,
): Finding[] {
  if (!truss) return []
  const spacingIn = truss.nodes[0]?.spacingIn ?? 0
  const fromNodeIn = Math.abs(lateralAtIn - Math.round(lateralAtIn / spacingIn) * spacingIn)
  const isAtNode = lateralAtIn >= heightIn || (truss.nodes.length === 1 && fromNodeIn <= AT_NODE_IN)
  const ownLb = chordLb ?? (isAtNode ? 0 : lateralLb)
  if (ownLb === 0) return []
  const aboveIn = heightIn - lateralAtIn
  const momentInLb =
    axialLb * Math.abs(eccentricIn) +
    (ends === 'free' ? (cornerPerIn * aboveIn ** 2) / 2 + topLb * (topAtIn - lateralAtIn) : corner.momentInLb)
  const isInEndPanel = lateralAtIn < spacingIn || aboveIn < spacingIn
  const factor = isInEndPanel ? endPanelFactor(heightIn, spacingIn) : 1
  const terms: Term[] = [
    { symbol: 'N', demand: compressionLb, capacity: strengthLb, unit: 'lb' },
    { symbol: 'M', demand: momentInLb === 0 ? 0 : amplification * momentInLb, capacity: capacityInLb, unit: 'in·lb' },
    { symbol: 'P', demand: (factor * ownLb) / 2, capacity: REPETITIVE_USE_FACTOR * truss.chordPointLb, unit: 'lb' },
  ]
  return [{ check: 'chord', utilization: sumOf(terms), terms }]
}

/**
 * Returns the lateral displacement at the top of a freestanding tower, or at midheight of a column, in inches: AISC
 * Manual, table 3-23, plus the shear deflection of the lacing.
 */
function swayOf(
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

/** Returns 1 / (1 − Ω N / Pcr), or infinity at or above the buckling load: AISC 360-22 appendix 8, ADM 2020 C.2. */
export function amplificationOf(member: MemberStrength, axialLb: number, criticalLb: number): number {
  const remaining = 1 - (material(member).omegaYield * axialLb) / criticalLb
  return remaining > 0 ? 1 / remaining : Number.POSITIVE_INFINITY
}

/**
 * Loads at the foot of a tower, with second-order effects. `arms` is the number of outriggers: one, or two on opposite
 * sides.
 */
interface FootLoads {
  readonly axialLb: number
  readonly lateralLb: number
  readonly lateralInLb: number
  readonly arms: 1 | 2
}

/**
 * Returns the allowable moment of the gussets of one outrigger in in·lb. Their rating accounts for the axial force that
 * this moment causes in the chords. The chords above the outriggers also carry the axial load and the moments of both
 * outriggers, minus the lateral force times the depth of an outrigger.
 */
export function gussetInLb(
  { momentInLb, truss }: MemberStrength,
  ratedFtLb: number,
  { axialLb, lateralLb, lateralInLb, arms }: FootLoads,
): number {
  const [rated, chords] = [12 * ratedFtLb, REPETITIVE_USE_FACTOR * momentInLb]
  if (!truss) return rated
  const relief = Math.min(lateralLb * truss.sizeIn, lateralInLb)
  const left = 1 - ((axialLb * truss.armIn) / 2 - relief) / chords
  return Math.min(rated, Math.max(0, left) / (1 / rated + (arms - 1) / chords))
}

/** The combination without the axial load: ASCE 7-22, 2.4.1. */
const LIGHT_COMBINATION = '0.6 D + W'

/** Forces at the foot of a freestanding tower, with second-order effects in `bentInLb`. */
interface Foot {
  readonly verticalLb: number
  readonly selfWeightLb: number
  readonly bentInLb: number
  readonly lateralMomentInLb: number
}

/**
 * Concentric load that loads each chord as much as the most loaded chord under an axial load and a moment, N / 4 + M / 2
 * a, where a is the distance between chords. Bases are rated for concentric loads.
 */
export const bearingLb = ({ leverIn }: BaseRating, axialLb: number, momentInLb: number): number =>
  axialLb + (leverIn > 0 ? (2 * momentInLb) / leverIn : 0)

/** Checks the joint at the base. */
function footChecks(
  base: BaseRating | undefined,
  { verticalLb, selfWeightLb, bentInLb, lateralMomentInLb }: Foot,
  placeOf: (part: string, combination?: string) => CheckPlace,
): Check[] {
  if (!base) return []
  // The axial load reduces the moment that opens the joint. Without axial load, 0.6 of the weight reduces this moment.
  const held = (loadLb: number) => (loadLb * base.leverIn) / 2
  const loaded = bentInLb - held(verticalLb)
  const light = lateralMomentInLb - held(STABILIZING_WEIGHT_FACTOR * selfWeightLb)
  const isLight = light > Math.max(0, loaded)
  return [
    compared(
      'base',
      [Math.max(0, loaded, light), 12 * base.momentFtLb, 'in·lb'],
      placeOf('base', isLight ? LIGHT_COMBINATION : undefined),
    ),
  ]
}

/**
 * Checks a column or tower, which `part` names in the checks. Returns the checks in order of decreasing utilization, and the reactions, sway,
 * overturning, and sliding.
 */
export function checkTower(member: MemberStrength, given: TowerCase, part = 'column'): TowerAnswer {
  const { heightIn, ends, axialLb, eccentricIn, base, friction } = given
  const effectiveIn = columnEnds[ends] * heightIn
  const splicesLb = (fewestLengths(heightIn / 12).length - 1) * (member.truss?.spliceLb ?? 0)
  const selfWeightLb = (member.selfWeightLbPerFt * heightIn) / 12 + splicesLb
  // The self-weight adds to the load, as in the builder. For a concentric load, that is the same as deducting it.
  const strengthLb = columnStrengthLb(member, effectiveIn)
  const columnLb = strengthLb - selfWeightLb
  const compressionLb = axialLb + selfWeightLb
  const atTop = axialLb * Math.abs(eccentricIn)
  const lateral = lateralOf(member, given)
  const lateralMomentInLb = lateral.corner.momentInLb
  const momentInLb = atTop + lateralMomentInLb
  const amplification = amplificationOf(member, axialLb, stiffnessLb(member, effectiveIn))
  const jointed = heightIn > LONGEST_FT * 12
  const beam = beamOfMember(member, heightIn, jointed)
  const capacityInLb = REPETITIVE_USE_FACTOR * Math.min(beam.momentInLb, beam.joint?.momentInLb ?? beam.momentInLb)
  const terms: Term[] = [
    { symbol: 'N', demand: compressionLb, capacity: strengthLb, unit: 'lb' },
    { symbol: 'M', demand: momentInLb === 0 ? 0 : amplification * momentInLb, capacity: capacityInLb, unit: 'in·lb' },
  ]
  if (member.truss && lateral.cornerPerIn > 0)
    terms.push({
      symbol: 'w',
      demand: 12 * lateral.cornerPerIn,
      capacity: (12 * REPETITIVE_USE_FACTOR) / chordUtilizationPerLbIn(member.truss.chordBays, heightIn),
      unit: 'lb/ft',
    })
  const isPushed = lateral.face.totalLb > 0
  const placeOf = (name: string, combination = isPushed ? 'D + L + W' : 'D + L'): CheckPlace => ({
    part: name,
    member,
    combination,
  })
  const findings: Finding[] = [
    { check: 'column', utilization: sumOf(terms), terms },
    ...chordCheck(member, given, lateral, { compressionLb, strengthLb, capacityInLb, amplification }),
  ]
  const checks: Check[] = findings.map((each) => assigned(each, placeOf(part)))
  // In a column that is restrained at both ends, the moment N e adds N e / h to both reactions.
  const coupleLb = ends === 'free' ? 0 : atTop / heightIn
  const endLb = Math.max(lateral.corner.baseLb, lateral.corner.upperLb) + coupleLb
  if (endLb > 0) {
    const capacityLb = REPETITIVE_USE_FACTOR * (beam.endShearLb ?? beam.shearLb)
    checks.push(compared('shear', [amplification * endLb, capacityLb, 'lb'], placeOf(part)))
  }
  const footInLb = ends === 'free' ? momentInLb : 0
  const floorInLb = ends === 'free' ? atTop + lateral.diagonal.momentInLb : 0
  const floorLb = Math.max(lateral.diagonal.baseLb, lateral.diagonal.upperLb) + coupleLb
  const isStanding = ends === 'free' && !base?.anchored
  // The tower tips about the nearest edge of its base.
  const baseLb = ends === 'free' ? (base?.weightLb ?? 0) : 0
  const standingLb = selfWeightLb + baseLb
  const armIn = base ? base.tippingIn : (given.baseWidthIn ?? 0) / 2
  const foot = {
    verticalLb: axialLb + selfWeightLb,
    selfWeightLb,
    bentInLb: amplification * footInLb,
    lateralMomentInLb,
  }
  if (ends === 'free') checks.push(...footChecks(base, foot, placeOf))
  if (base?.compressionLb)
    checks.push(
      compared('bearing', [bearingLb(base, foot.verticalLb, foot.bentInLb), base.compressionLb, 'lb'], placeOf('base')),
    )
  return {
    checks: governingFirst(checks),
    columnLb,
    momentInLb,
    amplification,
    capacityInLb,
    selfWeightLb,
    windLb: lateral.diagonal.totalLb - given.lateralLb,
    reactions: { verticalLb: foot.verticalLb + baseLb, horizontalLb: floorLb, momentInLb: floorInLb },
    swayIn: swayOf(member, given, lateral, atTop),
    ...(isStanding && armIn > 0 ? { overturning: overturning(given, armIn, standingLb, lateral) } : {}),
    ...(isStanding && friction
      ? {
          sliding: {
            lateralLb: lateral.diagonal.totalLb,
            weightLb: standingLb,
            factor:
              lateral.diagonal.totalLb === 0
                ? Number.POSITIVE_INFINITY
                : (friction * standingLb) / lateral.diagonal.totalLb,
          },
        }
      : {}),
  }
}

/**
 * Checks the tower with its load and without it, about the nearest edge of its base. An eccentric load adds to the
 * overturning moment. Wind on a face governs, because its components along a diagonal are smaller.
 */
function overturning(
  { axialLb, eccentricIn, friction }: TowerCase,
  armIn: number,
  weightLb: number,
  { face, diagonal }: Lateral,
) {
  const cases = [0, axialLb].map((loadLb) => {
    const overturningInLb = face.momentInLb + loadLb * Math.abs(eccentricIn)
    const resistingInLb = (weightLb + loadLb) * armIn
    return {
      overturningInLb,
      resistingInLb,
      requiredBallastLb: overturningInLb / STABILIZING_WEIGHT_FACTOR / armIn - resistingInLb / armIn,
    }
  })
  const worst = cases.reduce((most, each) => (each.requiredBallastLb > most.requiredBallastLb ? each : most))
  const slidingLb = friction ? diagonal.totalLb / (STABILIZING_WEIGHT_FACTOR * friction) - weightLb : 0
  return {
    overturningInLb: worst.overturningInLb,
    resistingInLb: worst.resistingInLb,
    factor: worst.overturningInLb === 0 ? Number.POSITIVE_INFINITY : worst.resistingInLb / worst.overturningInLb,
    armIn,
    ballastLb: upTo10(Math.max(worst.requiredBallastLb, slidingLb)),
  }
}
