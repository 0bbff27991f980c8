/**
 * A column or a freestanding tower with an eccentric load and a lateral force. The checks are compression with bending,
 * shear, the base, overturning, and sliding. Units are inches and pounds.
 */

import { chordUtilizationPerLbIn } from '#engineering/beams/beams.ts'
import {
  assigned,
  type Check,
  type CheckPlace,
  compared,
  governingFirst,
  sumOf,
  type Term,
} from '#engineering/checks/check.ts'
import { absentFrom } from '#engineering/checks/limit-states.ts'
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
import { columnEnds } from '#engineering/members/plain-columns.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import { fewestLengths } from './parts-list.ts'
import type { TowerAnswer, TowerCase } from './tower-case.ts'
import { forceChecks } from './tower-forces.ts'
import { type Lateral, lateralOf, swayOf } from './tower-lateral.ts'

export const upTo10 = (lb: number): number => Math.max(0, Math.ceil(lb / 10 - 1e-9) * 10)

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
  ]
  // In a column that is restrained at both ends, the moment N e adds N e / h to both reactions.
  const coupleLb = ends === 'free' ? 0 : atTop / heightIn
  const endLb = Math.max(lateral.corner.baseLb, lateral.corner.upperLb) + coupleLb
  const forces = { compressionLb, strengthLb, capacityInLb, amplification }
  checks.push(
    compared('shear', [amplification * endLb, column.endShearLb, 'lb'], placeOf(part)),
    ...forceChecks(member, given, lateral, forces, amplification * endLb).map((each) => assigned(each, placeOf(part))),
  )
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
    notApplicable: absentFrom(member, part, checks, ['notLevel', 'noNodeForce', 'noPress']),
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
 * Checks the tower with its load and without it, about the nearest edge of its base on the floor, so the lateral loads
 * act higher by the height of the base. An eccentric load adds to the overturning moment. Wind on a face governs,
 * because its components along a diagonal are smaller.
 */
function overturning(
  { axialLb, eccentricIn, friction, base }: TowerCase,
  armIn: number,
  weightLb: number,
  { face, diagonal }: Lateral,
) {
  const cases = [0, axialLb].map((loadLb) => {
    const overturningInLb = face.momentInLb + face.totalLb * (base?.heightIn ?? 0) + loadLb * Math.abs(eccentricIn)
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
