/**
 * Towers under the header of an LED wall. The towers and the header act as a frame, in the plane of the wall and out of
 * it. Units are inches and pounds.
 */
import { solveBeam } from '#engineering/beams/beam-statics.ts'
import { assigned, type Check, compared, governingFirst, sumOf, type Term } from '#engineering/checks/check.ts'
import { absentFrom } from '#engineering/checks/limit-states.ts'
import { OUT_OF_PLUMB, STABILIZING_WEIGHT_FACTOR, usable } from '#engineering/factors.ts'
import { amplificationOf, columnStrengthLb, stiffnessLb } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { columnEnds } from '#engineering/members/plain-columns.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import { type LedFrameForces, solveLedFrame } from './led-frame.ts'
import { type PortalForces, portalForces } from './led-portal.ts'
import type { Found, LedTower, LedWallAnswer, LedWallCase, LedWallField, WallLoads } from './led-wall-answer.ts'
import { weightsOf } from './led-wall-header.ts'
import { groundParts, towerPartsOf, towerWeightsOf } from './led-wall-parts.ts'
import { ledStabilityOf } from './led-wall-stability.ts'
import {
  baseChecks,
  type Combination,
  columnChecks,
  outriggerChecks,
  placeOf,
  railChecks,
  type Tower,
  worstOf,
} from './led-wall-tower-checks.ts'
import { fewestLengths } from './parts-list.ts'
import { gussetInLb } from './tower.ts'

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
  const { supports, placesIn, bayIn, widthIn, heightIn } = found
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, found)
  const headerLbPerIn = wallLbPerIn + ownLbPerIn
  const lengthIn = bayIn * (supports - 1)
  const axisIn = 12 * heightFt + (member.truss?.sizeIn ?? 0) / 2
  const header = { points: [], spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: headerLbPerIn }] }
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

/**
 * The ratio check of the header: its vertical loads, torsion, lateral bending, which can peak in the same bay, and the
 * thrust of the frame.
 */
function headerChecks(
  member: MemberStrength,
  { header, bayIn }: Found,
  all: readonly TowerForces[],
  towers: readonly Tower[],
) {
  const { truss } = member
  if (!truss) return undefined
  const weakestInLb = usable(Math.min(member.momentInLb, truss.joint.momentInLb))
  const columnLb = columnStrengthLb(member, bayIn)
  const made = all.map(({ combination: { name }, frame }) => {
    const place = { part: 'header', member, combination: name }
    const torsion = compared('torsion', [frame.torsionInLb, usable(truss.torqueInLb), 'in·lb'], place)
    const lateralBending = compared('lateralBending', [frame.lateralInLb, weakestInLb, 'in·lb'], place)
    const thrustsLb = towers.flatMap((each) => (each.name === name ? Math.abs(each.portal.thrustLb) : []))
    const terms = (
      [
        ['Header', header.checks[0]?.utilization ?? 0],
        ['Torsion', torsion.utilization],
        ['Lateral', lateralBending.utilization],
        ['N', Math.max(...thrustsLb) / columnLb],
      ] as const
    ).map(([symbol, demand]): Term => ({ symbol, demand, capacity: 1, unit: 'ratio' }))
    const combined = assigned({ check: 'combined', utilization: sumOf(terms), terms }, place)
    return { torsion, lateralBending, combined }
  })
  return made.reduce((worst, each) => (each.combined.utilization > worst.combined.utilization ? each : worst))
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
  const atGusset = compared(
    'outriggerGusset',
    [bent.demand / arms, capacityInLb, 'in·lb'],
    placeOf('outrigger', member, bent.each),
  )
  const tower: LedTower = {
    ...{ heightFt, arms },
    footInLb: bent.demand,
    footLb: pushed.demand,
    ...columnChecks(member, truss, towers, {
      ...{ heightFt, compressionLb },
      gussetFtLb: gusset.momentFtLb,
      frameFtLb: base.momentFtLb,
    }),
    atRail: railChecks(member, truss, towers, { heightFt, clearanceIn: given.clearanceIn, compressionLb }),
    outrigger: outriggerChecks(member, truss, given, atGusset, weights.outriggerLb),
    gusset: atGusset,
    ...baseChecks(member, given, base, ballast, { weights, towerLb, towers }),
    ...ballast,
  }
  return {
    ...listed(member, found, tower, headerChecks(member, found, all, towers)),
    parts: groundParts(member, parts, { ...tower, headerFt: found.headerFt, towers: found.supports }),
  }
}

/** Returns the wall with all checks, and the limit states that none of them contains. */
function listed(
  member: MemberStrength,
  found: Found,
  tower: LedTower,
  ofHeader: ReturnType<typeof headerChecks>,
): Omit<LedWallAnswer, 'parts'> {
  const { column, shear, atRail, outrigger, gusset, seat, bearing, base, thrust } = tower
  const checks = governingFirst([
    ...found.header.checks,
    ...(ofHeader ? Object.values<Check>(ofHeader) : []),
    ...[column, shear, ...atRail, ...outrigger, gusset, seat, bearing, base, thrust],
  ])
  return {
    ...found,
    ...ofHeader,
    tower,
    checks,
    notApplicable: [
      ...absentFrom(member, 'header', checks, found.header.chordPlaces.length === 0 ? ['noChordForce'] : []),
      ...absentFrom(member, 'tower', checks, ['notLevel', 'noNodeForce']),
      ...absentFrom(member, 'outriggerTruss', checks, ['noAxialForce', 'noChordForce', 'noNodeForce', 'onlyWeight']),
    ],
  }
}
