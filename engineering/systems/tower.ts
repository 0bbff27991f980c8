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
import {
  amplificationOf,
  columnStrengthLb,
  leanInLb,
  leaningColumnLb,
  materialOf,
  stiffnessLb,
} from '#engineering/members/columns.ts'
import { beamOfMember, type MemberStrength } from '#engineering/members/member-strength.ts'
import { type ColumnEnds, columnEnds } from '#engineering/members/plain-columns.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import { fewestLengths } from './parts-list.ts'
import { diagonalWindFactor, windLbPerIn } from './tower-wind.ts'

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

/** The two components of a diagonal wind bend the most loaded corner together. */
const CORNER = Math.SQRT2

/**
 * Returns the lateral forces and their effects: the applied force, the wind on the tower, and the wind on the truss
 * that it carries. The wind acts on a face of the tower or along a diagonal. The wind on the truss is for a wind that
 * is perpendicular to it.
 */
function lateralOf(member: MemberStrength, given: TowerCase) {
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

/** AISC 360-22 C2.2b(4): above this amplification, the lean also acts together with lateral loads. */
const STIFF = 1.7

/** The column with its moments, from the lean alone or from the lateral loads. */
function columnOf(member: MemberStrength, given: TowerCase, lateral: Lateral) {
  const { heightIn, ends, axialLb, eccentricIn } = given
  const { truss, weaker } = member
  const effectiveIn = columnEnds[ends] * heightIn
  const splicesLb = (fewestLengths(heightIn / 12).length - 1) * (truss?.spliceLb ?? 0)
  const selfWeightLb = (member.selfWeightLbPerFt * heightIn) / 12 + splicesLb
  const beam = beamOfMember(member, heightIn, heightIn > LONGEST_FT * 12)
  const strength = {
    strengthLb: columnStrengthLb(member, effectiveIn),
    capacityInLb: REPETITIVE_USE_FACTOR * Math.min(beam.momentInLb, beam.joint?.momentInLb ?? beam.momentInLb),
    endShearLb: REPETITIVE_USE_FACTOR * (beam.endShearLb ?? beam.shearLb),
  }
  const criticalLb = stiffnessLb(member, effectiveIn)
  const amplification = amplificationOf(member, axialLb, criticalLb)
  // A rectangular profile can lean about its weaker axis.
  const leaning = weaker
    ? { momentInLb: REPETITIVE_USE_FACTOR * weaker.momentInLb, criticalLb: stiffnessLb(weaker, effectiveIn) }
    : { momentInLb: strength.capacityInLb, criticalLb }
  const lean = ends === 'free' ? leanInLb(heightIn, axialLb, selfWeightLb) : 0
  const atTop = axialLb * Math.abs(eccentricIn)
  const withLean = amplification > STIFF ? lean : 0
  const moments = { plumb: atTop + lean, pushed: atTop + lateral.corner.momentInLb + withLean }
  // The self-weight adds to the load, as in the builder. For a concentric load, that is the same as deducting it.
  const n: Term = { symbol: 'N', demand: axialLb + selfWeightLb, capacity: strength.strengthLb, unit: 'lb' }
  const bent = (momentInLb: number, capacity = strength.capacityInLb, factor = amplification): Term => ({
    ...{ symbol: 'M', capacity, unit: 'in·lb' },
    demand: momentInLb === 0 ? 0 : factor * momentInLb,
  })
  const leanTerm = bent(lean, leaning.momentInLb, amplificationOf(member, axialLb, leaning.criticalLb))
  const plumb = weaker ? [n, bent(atTop), { ...leanTerm, symbol: 'δ' }] : [n, bent(moments.plumb)]
  const pushed = [n, bent(moments.pushed)]
  if (truss && lateral.cornerPerIn > 0)
    pushed.push({
      symbol: 'w',
      demand: 12 * lateral.cornerPerIn,
      capacity: (12 * REPETITIVE_USE_FACTOR) / chordUtilizationPerLbIn(truss.chordBays, heightIn),
      unit: 'lb/ft',
    })
  const terms = sumOf(plumb) > sumOf(pushed) ? plumb : pushed
  return {
    ...strength,
    selfWeightLb,
    amplification,
    terms,
    isLeaning: terms === plumb,
    momentInLb: Math.max(moments.plumb, moments.pushed),
    // Without lateral loads, the column only leans.
    columnLb:
      ends === 'free'
        ? leaningColumnLb({
            ...{ ...leaning, heightIn, selfWeightLb, strengthLb: strength.strengthLb },
            omega: materialOf(member).omegaYield,
          })
        : strength.strengthLb - selfWeightLb,
    leanInLb: lean,
  }
}

/**
 * Checks a column or tower, which `part` names in the checks. Returns the checks in order of decreasing utilization, and the reactions, sway,
 * overturning, and sliding.
 */
export function checkTower(member: MemberStrength, given: TowerCase, part = 'column'): TowerAnswer {
  const { heightIn, ends, axialLb, eccentricIn, base, friction } = given
  const lateral = lateralOf(member, given)
  const column = columnOf(member, given, lateral)
  const { amplification, capacityInLb, selfWeightLb, strengthLb, momentInLb } = column
  const compressionLb = axialLb + selfWeightLb
  const atTop = axialLb * Math.abs(eccentricIn)
  const lateralMomentInLb = lateral.corner.momentInLb
  const isPushed = lateral.face.totalLb > 0
  const placeOf = (name: string, combination = isPushed ? 'D + L + W' : 'D + L'): CheckPlace => ({
    part: name,
    member,
    combination,
  })
  const checks: Check[] = [
    assigned(
      { check: 'column', utilization: sumOf(column.terms), terms: column.terms },
      placeOf(part, column.isLeaning ? 'D + L' : undefined),
    ),
    ...chordCheck(member, given, lateral, { compressionLb, strengthLb, capacityInLb, amplification }).map((each) =>
      assigned(each, placeOf(part)),
    ),
  ]
  // In a column that is restrained at both ends, the moment N e adds N e / h to both reactions.
  const coupleLb = ends === 'free' ? 0 : atTop / heightIn
  const endLb = Math.max(lateral.corner.baseLb, lateral.corner.upperLb) + coupleLb
  if (endLb > 0) checks.push(compared('shear', [amplification * endLb, column.endShearLb, 'lb'], placeOf(part)))
  const footInLb = ends === 'free' ? momentInLb : 0
  const floorInLb = ends === 'free' ? atTop + Math.max(column.leanInLb, lateral.diagonal.momentInLb) : 0
  const floorLb = Math.max(lateral.diagonal.baseLb, lateral.diagonal.upperLb) + coupleLb
  const isStanding = ends === 'free' && !base?.anchored
  // The tower tips about the nearest edge of its base.
  const baseLb = ends === 'free' ? (base?.weightLb ?? 0) : 0
  const standingLb = selfWeightLb + baseLb
  const armIn = base ? base.tippingIn : (given.baseWidthIn ?? 0) / 2
  const foot = { verticalLb: compressionLb, selfWeightLb, bentInLb: amplification * footInLb, lateralMomentInLb }
  if (ends === 'free') checks.push(...footChecks(base, foot, placeOf))
  if (base?.compressionLb)
    checks.push(
      compared('bearing', [bearingLb(base, foot.verticalLb, foot.bentInLb), base.compressionLb, 'lb'], placeOf('base')),
    )
  return {
    checks: governingFirst(checks),
    columnLb: column.columnLb,
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
