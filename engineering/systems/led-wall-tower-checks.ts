/** Checks of the towers and outriggers of an LED wall. Units are inches and pounds. */
import {
  assigned,
  type Check,
  type ComparedCheck,
  compared,
  inLb,
  lb,
  sumOf,
  type Term,
  worstOfEach,
} from '#engineering/checks/check.ts'
import { usable } from '#engineering/factors.ts'
import { columnStrengthLb } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { columnEnds } from '#engineering/members/plain-columns.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import type { LedFrameForces } from './led-frame.ts'
import type { PortalForces } from './led-portal.ts'
import type { LedTower, LedWallCase } from './led-wall-answer.ts'
import type { TowerWeights } from './led-wall-parts.ts'
import { fewestLengths } from './parts-list.ts'
import { bearingLb } from './tower.ts'
import { chordForceLb, pushedChecks } from './tower-forces.ts'

/** Factors for the loads in a combination: weight, pressure toward the front, and lean (AISC 360-22 C2.2). */
export interface Combination {
  readonly name: string
  readonly dead: number
  readonly wind: number
  readonly lean: number
}

interface FootLoads {
  readonly dead: number
  readonly axialLb: number
  readonly shearLb: number
  readonly momentInLb: number
  /** Moment in the plane of the wall. */
  readonly inPlaneInLb: number
}

/**
 * Loads on the joint of the base of a tower, which also carries half of each outrigger. In each direction, the base
 * resists the moment until it tilts, and its runners can be parallel to the wall or across it. The lateral force acts
 * below the joint. With outriggers only behind the wall, a load toward the front lifts their ends, and the base carries
 * their weight and the moment that their weight doesn't resist.
 */
function baseLoadsOf(
  { truss }: MemberStrength,
  { outriggers, outriggerFt }: LedWallCase,
  { outriggerBallastLb, footBallastLb }: Pick<LedTower, 'outriggerBallastLb' | 'footBallastLb'>,
  { outriggerLb, footLb, cornerLb, baseLb }: TowerWeights,
  { farthestIn, heightIn }: BaseRating,
  { dead, axialLb, shearLb, momentInLb, inPlaneInLb }: FootLoads,
) {
  const arms = outriggers === 'both' ? 2 : 1
  const bareLb = axialLb + dead * (footBallastLb + arms * cornerLb)
  const evenLb = bareLb + (dead * arms * outriggerLb) / 2
  // With outriggers only behind the wall, a moment toward the front moves load from their bases to the tower.
  const movedLb =
    outriggers === 'both' ? 0 : Math.max(0, momentInLb - (evenLb + dead * baseLb) * farthestIn) / (12 * outriggerFt)
  const stuckLb = evenLb + movedLb
  const tiltInLb = (stuckLb + dead * baseLb) * farthestIn
  const alongInLb = Math.min(inPlaneInLb, tiltInLb)
  const stuck = { axialLb: stuckLb, momentInLb: alongInLb + Math.min(momentInLb, tiltInLb + shearLb * heightIn) }
  if (outriggers === 'both') return [stuck]
  const halfIn = (truss?.sizeIn ?? 0) / 2
  const heldInLb = dead * (outriggerLb * (halfIn + 6 * outriggerFt) + (footLb + outriggerBallastLb) * 12 * outriggerFt)
  const lifted = bareLb + dead * (outriggerBallastLb + outriggerLb + footLb)
  return momentInLb > heldInLb ? [stuck, { axialLb: lifted, momentInLb: alongInLb + momentInLb - heldInLb }] : [stuck]
}

interface TowerTop {
  readonly dead: number
  readonly headerLb: number
  readonly topInLb: number
  readonly topLb: number
  readonly twistInLb: number
  readonly portal: PortalForces
}

/**
 * Checks the joint between the header and a tower, which is below the axis of the header. The gussets carry the moment in
 * the plane of the wall. Out of the plane, only the end frame carries the moment, and compression holds it closed.
 */
function seatTerms(
  truss: NonNullable<MemberStrength['truss']>,
  { gussetFtLb, frameFtLb }: { readonly gussetFtLb: number; readonly frameFtLb: number },
  { dead, headerLb, topInLb, topLb, twistInLb, portal }: TowerTop,
): readonly Term[] {
  const acrossInLb = Math.abs(topInLb + (topLb * truss.sizeIn) / 2) - (dead * headerLb * truss.armIn) / 2
  return [
    lb('V', Math.hypot(topLb, portal.thrustLb), usable(truss.endShearLb)),
    inLb('T', twistInLb, usable(truss.torqueInLb)),
    inLb('My', portal.jointInLb, 12 * gussetFtLb),
    inLb('Mz', Math.max(0, acrossInLb), 12 * frameFtLb),
  ]
}

export interface Tower extends Combination, TowerForcesAt {
  readonly headerLb: number
  readonly portal: PortalForces
}

type TowerForcesAt = LedFrameForces['towers'][number]

/** Returns the value with the highest demand. */
export const worstOf = <Each>(all: readonly Each[], of: (each: Each) => number): { each: Each; demand: number } =>
  all.map((each) => ({ each, demand: of(each) })).reduce((most, each) => (each.demand > most.demand ? each : most))

export const placeOf = (part: string, member: MemberStrength, { name: combination }: Combination) => ({
  part,
  member,
  combination,
})

/** Checks the base of a tower in compression, and the joint of the base. */
export function baseChecks(
  member: MemberStrength,
  given: LedWallCase,
  base: BaseRating,
  ballast: Pick<LedTower, 'outriggerBallastLb' | 'footBallastLb'>,
  {
    weights,
    towerLb,
    towers,
  }: { readonly weights: TowerWeights; readonly towerLb: number; readonly towers: readonly Tower[] },
): Pick<LedTower, 'bearing' | 'base'> {
  const onBase = towers.flatMap((each) =>
    baseLoadsOf(member, given, ballast, weights, base, {
      dead: each.dead,
      axialLb: each.dead * (each.headerLb + towerLb),
      shearLb: each.shearLb,
      momentInLb: each.momentInLb,
      inPlaneInLb: each.portal.footInLb,
    }).map((on) => ({ ...on, combination: each })),
  )
  const bearing = worstOf(onBase, ({ axialLb, momentInLb }) => bearingLb(base, axialLb, momentInLb))
  const opened = worstOf(onBase, ({ axialLb, momentInLb }) => Math.max(0, momentInLb - (axialLb * base.leverIn) / 2))
  return {
    bearing: compared(
      'bearing',
      [bearing.demand, base.compressionLb ?? Number.POSITIVE_INFINITY, 'lb'],
      placeOf('base', member, bearing.each.combination),
    ),
    base: compared(
      'base',
      [opened.demand, base.momentFtLb * 12, 'in·lb'],
      placeOf('base', member, opened.each.combination),
    ),
  }
}

/** Checks the column of the towers, and their joint with the header. */
export function columnChecks(
  member: MemberStrength,
  truss: NonNullable<MemberStrength['truss']>,
  towers: readonly Tower[],
  {
    heightFt,
    compressionLb,
    ...ratings
  }: Readonly<Record<'heightFt' | 'compressionLb' | 'gussetFtLb' | 'frameFtLb', number>>,
): Pick<LedTower, 'column' | 'shear' | 'seat'> {
  const jointInLb = fewestLengths(heightFt).length > 1 ? truss.joint.momentInLb : member.momentInLb
  const column = worstOf(towers, ({ momentInLb, portal }) => momentInLb + Math.max(portal.jointInLb, portal.footInLb))
  const terms = [
    lb('N', compressionLb, columnStrengthLb(member, columnEnds.free * 12 * heightFt)),
    inLb('M', column.demand, usable(Math.min(member.momentInLb, jointInLb))),
  ]
  const pushed = worstOf(towers, ({ shearLb }) => shearLb)
  const seat = worstOf(towers, (each) => sumOf(seatTerms(truss, ratings, each)))
  return {
    column: assigned({ check: 'column', utilization: sumOf(terms), terms }, placeOf('tower', member, column.each)),
    shear: compared('shear', [pushed.demand, usable(truss.endShearLb), 'lb'], placeOf('tower', member, pushed.each)),
    seat: assigned(
      { check: 'seat', utilization: seat.demand, terms: seatTerms(truss, ratings, seat.each) },
      placeOf('tower', member, seat.each),
    ),
  }
}

/** Checks the chords and the posts of a tower at the rail, which applies the lower part of the pressure. */
export function railChecks(
  member: MemberStrength,
  truss: NonNullable<MemberStrength['truss']>,
  towers: readonly Tower[],
  { heightFt, clearanceIn, compressionLb }: Readonly<Record<'heightFt' | 'clearanceIn' | 'compressionLb', number>>,
): Check[] {
  const heightIn = 12 * heightFt
  const axisIn = heightIn + truss.sizeIn / 2
  const columnLb = columnStrengthLb(member, columnEnds.free * heightIn)
  const found = towers.flatMap((each) => {
    if (each.wind === 0) return []
    const [lateralLb, aboveInLb] = [each.shearLb - each.topLb, each.topInLb + each.topLb * (axisIn - clearanceIn)]
    const momentInLb = Math.abs(aboveInLb) + Math.max(each.portal.jointInLb, each.portal.footInLb)
    return pushedChecks(truss, {
      ...{ heightIn, lateralLb, atIn: clearanceIn },
      chordLb: chordForceLb(truss, clearanceIn, lateralLb),
      terms: [lb('N', compressionLb, columnLb), inLb('M', momentInLb, usable(member.momentInLb))],
    }).map((check) => assigned(check, placeOf('tower', member, each)))
  })
  return worstOfEach(found)
}

/** Checks an outrigger under the moment of its gussets. */
export function outriggerChecks(
  member: MemberStrength,
  truss: NonNullable<MemberStrength['truss']>,
  { outriggerFt }: LedWallCase,
  gusset: ComparedCheck,
  weightLb: number,
): Check[] {
  const place = { part: 'outriggerTruss', member, combination: gusset.combination }
  return [
    compared('bending', [gusset.demand, usable(member.momentInLb), 'in·lb'], place),
    compared('shear', [gusset.demand / (12 * outriggerFt) + weightLb, usable(truss.endShearLb), 'lb'], place),
  ]
}
