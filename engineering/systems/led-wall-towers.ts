/**
 * Towers under the header of an LED wall. The towers and the header act as a frame, in the plane of the wall and out of
 * it. Units are inches and pounds.
 */
import { solveBeam } from '#engineering/beams/beam-statics.ts'
import {
  assigned,
  type Check,
  compared,
  governingFirst,
  inLb,
  lb,
  sumOf,
  type Term,
} from '#engineering/checks/check.ts'
import { OUT_OF_PLUMB, STABILIZING_WEIGHT_FACTOR, usable } from '#engineering/factors.ts'
import { amplificationOf, columnStrengthLb, stiffnessLb } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { columnEnds } from '#engineering/members/plain-columns.ts'
import type { BaseRating, WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import { type LedFrameForces, solveLedFrame } from './led-frame.ts'
import { type PortalForces, portalForces } from './led-portal.ts'
import type { Found, LedTower, LedWallAnswer, LedWallCase, LedWallField, WallLoads } from './led-wall-answer.ts'
import { weightsOf } from './led-wall-header.ts'
import { groundParts, type TowerWeights, towerPartsOf, towerWeightsOf } from './led-wall-parts.ts'
import { ledStabilityOf } from './led-wall-stability.ts'
import { fewestLengths } from './parts-list.ts'
import { bearingLb, gussetInLb } from './tower.ts'

/** Factors for the loads in a combination: weight, pressure toward the front, and lean (AISC 360-22 C2.2). */
interface Combination {
  readonly name: string
  readonly dead: number
  readonly wind: number
  readonly lean: number
}

const COMBINATIONS: readonly Combination[] = [
  { name: 'D', dead: 1, wind: 0, lean: OUT_OF_PLUMB },
  { name: 'D + W', dead: 1, wind: 1, lean: 0 },
  { name: '0.6 D + W', dead: STABILIZING_WEIGHT_FACTOR, wind: 1, lean: 0 },
]

interface TowerForces {
  readonly combination: Combination
  readonly frame: LedFrameForces
}

function wallLoadsOf(
  member: MemberStrength,
  given: LedWallCase,
  found: Found,
  towerLb: number,
  heightFt: number,
): WallLoads {
  const { supports, bayIn, widthIn, heightIn } = found
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, found)
  const headerLbPerIn = wallLbPerIn + ownLbPerIn
  const lengthIn = bayIn * (supports - 1)
  const axisIn = 12 * heightFt + (member.truss?.sizeIn ?? 0) / 2
  const header = { points: [], spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: headerLbPerIn }] }
  const placesIn = Array.from({ length: supports }, (_, index) => index * bayIn)
  const web = { flexuralLbIn2: member.flexuralLbIn2, webLb: member.truss?.webLb }
  return {
    ...{ axisIn, wallLbPerIn, headerLbPerIn, towerLb },
    allLb: wallLbPerIn * widthIn + ownLbPerIn * lengthIn,
    pressureLb: (given.pressurePsf / 144) * heightIn * widthIn,
    // The wall is rigid between the header and the rail.
    upperPart: heightIn / 2 / (axisIn - given.clearanceIn),
    reactionsLb: solveBeam({ kind: 'continuous', lengthIn, placesIn }, header, web).reactions.map((each) => each.lb),
  }
}

/** Solves the frame in a combination, with second-order effects. */
function forcesIn(
  member: MemberStrength,
  given: LedWallCase,
  { supports, bayIn }: Found,
  loads: WallLoads,
  { dead, wind, lean }: Omit<Combination, 'name'>,
  amplification: number,
): LedFrameForces {
  const { axisIn, wallLbPerIn, headerLbPerIn, pressureLb, upperPart, towerLb } = loads
  const lengthIn = bayIn * (supports - 1)
  const bays = (node: number) => (node === 0 || node === supports - 1 ? 1 / 2 : 1)
  const railLb = (wind * (1 - upperPart) * pressureLb) / (supports - 1)
  const solved = solveLedFrame(
    { member, towers: supports, axisIn, bayIn },
    {
      headerLbPerIn: (wind * upperPart * pressureLb) / lengthIn + lean * headerLbPerIn,
      torqueInLbPerIn: dead * wallLbPerIn * given.eccentricIn,
      towerLb: Array.from({ length: supports }, (_, node) => (lean > 0 ? lean * towerLb : railLb * bays(node))),
      atIn: lean > 0 ? axisIn / 2 : given.clearanceIn,
    },
  )
  const more = (value: number) => amplification * value
  return {
    torsionInLb: more(solved.torsionInLb),
    lateralInLb: more(solved.lateralInLb),
    towers: solved.towers.map(({ momentInLb, shearLb, topInLb, topLb, twistInLb }) => ({
      ...{ momentInLb: more(momentInLb), shearLb: more(shearLb), topInLb: more(topInLb), topLb: more(topLb) },
      twistInLb: more(twistInLb),
    })),
  }
}

/** Distance from the center of a tower to the end of its tee plates, which are bolted to the header. */
const TEE_IN = 15

/**
 * Forces in a tower in the plane of the wall. Two towers are as far apart as their tee plates allow. With more towers, bays
 * can have unequal lengths, so the moment is that of a frame with one bay, also between two bays. A lean along the wall bends a tower at most as a cantilever, and at the top
 * at most as a column whose ends don't turn.
 */
function portalIn(
  member: MemberStrength,
  { supports, bayIn: averageIn }: Found,
  { axisIn, headerLbPerIn, towerLb }: WallLoads,
  { dead, lean }: Omit<Combination, 'name'>,
  { headerLb, amplification }: { readonly headerLb: number; readonly amplification: number },
): PortalForces {
  const bayIn = supports === 2 ? averageIn - 2 * TEE_IN : averageIn
  const level = portalForces(member, { axisIn, bayIn }, amplification * dead * headerLbPerIn)
  const leaningLb = amplification * lean * (headerLb + towerLb)
  return {
    jointInLb: level.jointInLb + (leaningLb * axisIn) / 2,
    footInLb: level.footInLb + leaningLb * axisIn,
    thrustLb: level.thrustLb + leaningLb,
  }
}

/** The ratio check of the header: its vertical loads, torsion, and lateral bending, which can peak in the same bay. */
function headerChecks(member: MemberStrength, { header }: Found, all: readonly TowerForces[]) {
  const { truss } = member
  if (!truss) return undefined
  const weakestInLb = usable(Math.min(member.momentInLb, truss.joint.momentInLb))
  const made = all.map(({ combination: { name }, frame }) => {
    const place = { part: 'header', member, combination: name }
    const torsion = compared('torsion', [frame.torsionInLb, usable(truss.torqueInLb), 'in·lb'], place)
    const lateralBending = compared('lateralBending', [frame.lateralInLb, weakestInLb, 'in·lb'], place)
    const terms = (
      [
        ['Header', header.checks[0]],
        ['Torsion', torsion],
        ['Lateral', lateralBending],
      ] as const
    ).map(([symbol, check]): Term => ({ symbol, demand: check?.utilization ?? 0, capacity: 1, unit: 'ratio' }))
    const combined = assigned({ check: 'combined', utilization: sumOf(terms), terms }, place)
    return { torsion, lateralBending, combined }
  })
  return made.reduce((worst, each) => (each.combined.utilization > worst.combined.utilization ? each : worst))
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

interface Tower extends Combination, TowerForcesAt {
  readonly headerLb: number
  readonly portal: PortalForces
}

type TowerForcesAt = LedFrameForces['towers'][number]

/** Returns the value with the highest demand. */
const worstOf = <Each>(all: readonly Each[], of: (each: Each) => number): { each: Each; demand: number } =>
  all.map((each) => ({ each, demand: of(each) })).reduce((most, each) => (each.demand > most.demand ? each : most))

const placeOf = (part: string, member: MemberStrength, { name: combination }: Combination) => ({
  part,
  member,
  combination,
})

/** Checks the base of a tower in compression, and the joint of the base. */
function baseChecks(
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
function columnChecks(
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

export function grounded(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  heightFt: number,
  found: Found,
): LedWallAnswer | Refusal<LedWallField> {
  const { name, truss } = member
  const {
    gusset,
    bases: [base],
  } = ratings
  if (!truss || !gusset || !base) return refuse('section', () => `No base fits the ${name}.`)
  const arms = given.outriggers === 'both' ? 2 : 1
  const parts = towerPartsOf(member, gusset.partNumber, base, given)
  const weights = towerWeightsOf(parts, ratings)
  const splicesLb = (fewestLengths(heightFt).length - 1) * truss.spliceLb
  const towerLb = member.selfWeightLbPerFt * heightFt + splicesLb + weights.topLb
  const loads = wallLoadsOf(member, given, found, towerLb, heightFt)
  const compressionLb = Math.max(found.endLb, found.innerLb) + towerLb
  const amplification = amplificationOf(member, compressionLb, stiffnessLb(member, columnEnds.free * 12 * heightFt))
  const solve = (combination: Omit<Combination, 'name'>) =>
    forcesIn(member, given, found, loads, combination, amplification)
  const all: TowerForces[] = COMBINATIONS.map((combination) => ({ combination, frame: solve(combination) }))
  const portalOf = (combination: Omit<Combination, 'name'>, headerLb: number) =>
    portalIn(member, found, loads, combination, { headerLb, amplification })
  const towers = all.flatMap(({ combination, frame }) =>
    frame.towers.map((forces, node): Tower => {
      const headerLb = loads.reactionsLb[node] as number
      return { ...combination, ...forces, headerLb, portal: portalOf(combination, headerLb) }
    }),
  )
  const bent = worstOf(towers, ({ momentInLb }) => momentInLb)
  const pushed = worstOf(towers, ({ shearLb }) => shearLb)
  const stability = ledStabilityOf(member, base, given, found, {
    ...{ loads, weights, arms },
    front: solve({ dead: 1, wind: 1, lean: 0 }),
    back: solve({ dead: 0, wind: 1, lean: 0 }),
    thrustLb: portalOf({ dead: 1, wind: 0, lean: 0 }, 0).thrustLb,
  })
  const capacityInLb = gussetInLb(member, gusset.momentFtLb, {
    axialLb: compressionLb,
    lateralLb: pushed.demand,
    lateralInLb: bent.demand,
    arms,
  })
  // The ballast behind the wall resists the part of the moment that exceeds the capacity of the front gussets.
  const outIn = 12 * given.outriggerFt
  const ballast = stability.of(arms === 2 ? (bent.demand - capacityInLb) / outIn : 0)
  const tower: LedTower = {
    ...{ heightFt, arms },
    footInLb: bent.demand,
    footLb: pushed.demand,
    ...columnChecks(member, truss, towers, {
      ...{ heightFt, compressionLb },
      gussetFtLb: gusset.momentFtLb,
      frameFtLb: base.momentFtLb,
    }),
    gusset: compared(
      'outriggerGusset',
      [bent.demand / arms, capacityInLb, 'in·lb'],
      placeOf('outrigger', member, bent.each),
    ),
    ...baseChecks(member, given, base, ballast, { weights, towerLb, towers }),
    ...ballast,
  }
  const ofHeader = headerChecks(member, found, all)
  const { column, shear, gusset: atOutrigger, seat, bearing, base: atBase, thrust } = tower
  return {
    ...found,
    ...ofHeader,
    tower,
    checks: governingFirst([
      ...found.header.checks,
      ...(ofHeader ? Object.values<Check>(ofHeader) : []),
      ...[column, shear, atOutrigger, seat, bearing, atBase, thrust],
    ]),
    parts: groundParts(member, parts, { ...tower, headerFt: found.headerFt, towers: found.supports }),
  }
}
