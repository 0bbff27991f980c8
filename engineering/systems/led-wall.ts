/**
 * Supports for an LED wall that hangs from a truss header. The header is either flown from picks or supported on towers
 * with outriggers. It is modeled as a simple span between two supports, or as two spans, because three or more spans
 * have smaller moments and reactions (AISC Manual, table 3-22c). Units are inches and pounds.
 */

import type { BeamCase } from '#engineering/beams/beam-effects.ts'
import { type BeamAnswer, checkBeam } from '#engineering/beams/beam-loads.ts'
import { lengthOf, type Supports } from '#engineering/beams/beam-statics.ts'
import {
  assigned,
  type Check,
  type ComparedCheck,
  compared,
  governingFirst,
  percentOf,
  sumOf,
  type Term,
} from '#engineering/checks/check.ts'
import { DYNAMIC_FACTOR, STABILIZING_WEIGHT_FACTOR, usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import type { BaseRating, WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import { groundParts, headerLines, type TowerWeights, towerPartsOf, towerWeightsOf } from './led-wall-parts.ts'
import { combineLines, fewestLengths, mountLines, type PartLine, times } from './parts-list.ts'
import { bearingLb, checkTower, gussetInLb, type TowerAnswer, upTo10 } from './tower.ts'

export interface LedWallCase {
  readonly panelWidthIn: number
  readonly panelHeightIn: number
  readonly panelLb: number
  readonly columns: number
  readonly rows: number
  /** Weight of cables, hanging bars, and frames per foot of header. */
  readonly extraLbPerFt: number
  readonly support: 'flown' | 'ground'
  /** Difference in level between the picks of a flown wall. It matters only with three or more picks. */
  readonly levelIn: number
  /** Lateral pressure on a ground-supported wall, in lb/ft². It can act on either face. */
  readonly pressurePsf: number
  /** Height of the bottom of the wall above the floor, and length of each outrigger. */
  readonly clearanceIn: number
  readonly outriggerFt: number
  readonly outriggers: 'behind' | 'both'
  /** Horizontal distance from the centerline of the towers to the centerline of the wall. */
  readonly eccentricIn: number
  /** Coefficient of friction between the bases and the floor. */
  readonly friction: number
}

export type LedWallField = keyof LedWallCase | 'section'

export interface LedWallAnswer {
  readonly widthIn: number
  readonly heightIn: number
  readonly wallLb: number
  readonly headerFt: number
  /** Number of picks or towers, and the spacing between them. */
  readonly supports: number
  readonly bayIn: number
  readonly header: BeamAnswer
  /** Torsion and lateral bending of the header in in·lb, if the wall is ground-supported. */
  readonly torsion?: ComparedCheck
  readonly lateralBending?: ComparedCheck
  /** The sum of the ratios for bending and shear, torsion, and lateral bending, if the wall is ground-supported. */
  readonly combined?: Check
  /**
   * Static reactions from the weight of the wall and header: minimum and maximum at an end support, and maximum at an
   * intermediate support.
   */
  readonly minEndLb: number
  readonly endLb: number
  readonly innerLb: number
  /** Load on the most loaded pick, including the dynamic factor, and the rating of its mount. */
  readonly point?: { readonly demandLb: number; readonly capacityLb: number; readonly partNumber: string }
  /** Governing header check and maximum pick load when one of three or more picks is out of level. */
  readonly uneven?: { readonly check: Check; readonly pickLb: number }
  readonly tower?: LedTower
  /** All checks, in order of decreasing utilization. */
  readonly checks: readonly Check[]
  readonly parts: readonly PartLine[]
}

export interface LedTower {
  readonly heightFt: number
  /** Number of outriggers per tower. */
  readonly arms: number
  readonly answer: TowerAnswer
  readonly column: Check
  readonly shear: ComparedCheck
  /** Weight of the wall and lateral force on the most loaded tower, and the height of this force above the floor. */
  readonly wallLb: number
  readonly lateralLb: number
  readonly atIn: number
  /** Moment at the gussets of one outrigger, including second-order effects, in in·lb. */
  readonly gusset: ComparedCheck
  /** Compression of the base, and the moment that opens its joint. */
  readonly bearing: ComparedCheck
  readonly base: ComparedCheck
  /**
   * Moment in the header-to-tower joint, in in·lb. Eccentricity causes the moment, and compression in the joint reduces
   * it.
   */
  readonly seat: ComparedCheck
  /** Ballast at the end of each outrigger and on each base, rounded up to a multiple of 10 lb. */
  readonly outriggerBallastLb: number
  readonly footBallastLb: number
  /** Total ballast for the wall. */
  readonly totalBallastLb: number
  /** Overturning safety factor for all towers combined, including ballast. */
  readonly overturningFactor: number
  readonly sliding: {
    readonly lateralLb: number
    readonly weightLb: number
    readonly factor: number
    /** Coefficient of friction needed to prevent sliding without ballast when 0.6 of the weight resists sliding. */
    readonly requiredFriction: number
  }
}

const MAX_TOWERS = 40
/**
 * Adding picks doesn't reduce the load on a pick that is out of level, because the header lifts off the adjacent picks.
 */
const MAX_PICKS = 16

function headerCase(bays: number, bayIn: number, lbPerIn: number, dynamicFactor = 1): BeamCase {
  const supports: Supports =
    bays === 1 ? { kind: 'simple', spanIn: bayIn } : { kind: 'two-spans', spansIn: [bayIn, bayIn] }
  const toIn = bays === 1 ? bayIn : 2 * bayIn
  const spreads = lbPerIn > 0 ? [{ fromIn: 0, toIn, lbPerIn }] : []
  // Picks are at nodes, and a tower is as wide as the distance between two nodes.
  return { supports, points: [], spreads, joints: 'anywhere', weighsJoints: true, reachesNodes: true, dynamicFactor }
}

/**
 * If the model is too short to have joints but the header isn't, moves the joints to the middle support, where they are
 * weakest.
 */
const withJoints = (beam: BeamCase, bayIn: number, headerFt: number): BeamCase =>
  lengthOf(beam.supports) <= LONGEST_FT * 12 && headerFt > LONGEST_FT ? { ...beam, joints: [bayIn] } : beam

/**
 * Returns the design with the fewest picks or towers that can carry the wall. Returns a `Refusal` if there is none. With
 * `hasRemedy`, the message says whether leveling the picks more precisely helps.
 */
export function designLedWall(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  { hasRemedy = true, mostSupports = given.support === 'flown' ? MAX_PICKS : MAX_TOWERS } = {},
): LedWallAnswer | Refusal<LedWallField> {
  const { panelWidthIn, panelHeightIn, columns, rows, support } = given
  const { truss, name } = member
  if (!truss) return refuse('section', () => 'Use box truss for the header.')
  const widthIn = columns * panelWidthIn
  const heightIn = rows * panelHeightIn
  const headerFt = Math.max(member.spansFt[0], Math.ceil(widthIn / 12 - 1e-9))
  const headerIn = headerFt * 12
  if (headerFt > member.spansFt[1]) {
    return refuse(
      'columns',
      (say) => `The ${name} table ends at ${say(member.spansFt[1], 'ft')}. This wall is ${say(headerFt, 'ft')} wide.`,
    )
  }
  const towerFt = Math.ceil((given.clearanceIn + heightIn) / 12 - 1e-9)
  if (support === 'ground' && towerFt > member.spansFt[1]) {
    return refuse(
      'rows',
      (say) =>
        `Towers of ${name} have a maximum height of ${say(member.spansFt[1], 'ft')}. This wall needs ` +
        `${say(towerFt, 'ft')}.`,
    )
  }
  const nodeIn = truss.nodes[0]?.spacingIn ?? 1
  let why: Refusal<LedWallField> = refuse('section', () => `The ${name} cannot carry this wall.`)
  for (let supports = 2; supports <= mostSupports; supports++) {
    const bays = supports - 1
    // Picks must be at nodes, so the longest bay is the average bay rounded up to the node spacing.
    const bayIn = support === 'flown' ? Math.ceil(headerIn / bays / nodeIn - 1e-9) * nodeIn : headerIn / bays
    if (bayIn < member.spansFt[0] * 12) break
    if (bays > 1 && 2 * bayIn > member.spansFt[1] * 12) continue
    const made = checkLedWall(member, ratings, given, { supports, bayIn, headerFt, towerFt })
    const weak = 'field' in made ? made : weaknessOf(member, made)
    if (weak) {
      // The most useful message comes from the smallest number of picks that fails only because of differences in
      // level.
      if (why.field !== 'levelIn') why = weak
      continue
    }
    return made
  }
  return why.field === 'levelIn' && hasRemedy ? withRemedy(member, ratings, given, why) : why
}

/**
 * Returns the locations of the picks of a flown wall from the left end of the header: at the nodes next to equal
 * distances, so no bay is longer than `bayIn`.
 */
export const pickPlacesIn = (
  { nodes }: NonNullable<MemberStrength['truss']>,
  { headerFt, supports }: Pick<LedWallAnswer, 'headerFt' | 'supports'>,
): readonly number[] => {
  const nodeIn = nodes[0]?.spacingIn ?? 1
  const bayIn = (headerFt * 12) / (supports - 1)
  return Array.from({ length: supports }, (_, index) => Math.round((index * bayIn) / nodeIn) * nodeIn)
}

/** Bisections of the panel weight, to within 1/256 of the largest weight tried. */
const WEIGHT_STEPS = 8

/** Upper limit of the search for the largest weight, in pounds. */
const HEAVIEST_WALL_LB = 100_000

/** Doubles a panel weight until it fails, and then bisects. `low` must pass. */
function heaviestPanelLb(passes: (panelLb: number) => boolean, low: number, panels: number): number {
  let high = Math.max(1, 1.05 * low)
  while (passes(high)) {
    if (high * panels > HEAVIEST_WALL_LB) return high
    ;[low, high] = [high, 2 * high]
  }
  for (let step = 0; step < WEIGHT_STEPS; step++) {
    const middle = (low + high) / 2
    if (passes(middle)) low = middle
    else high = middle
  }
  return low
}

/**
 * Returns the largest total weight of the panels, in pounds, of a wall with the same size that the header can carry on
 * any number of picks or towers. The result is 0 if the header can't carry a wall of this size.
 */
export function mostWallLb(member: MemberStrength, ratings: WeighedRatings, given: LedWallCase): number {
  const on = (mostSupports?: number) => (panelLb: number) =>
    !('field' in designLedWall(member, ratings, { ...given, panelLb }, { hasRemedy: false, mostSupports }))
  const panels = given.columns * given.rows
  // Two supports take little time, so the slower search starts with the weight that they carry.
  const ofTwo = on(2)(0) ? heaviestPanelLb(on(2), 0, panels) : 0
  if (ofTwo === 0 && !on()(0)) return 0
  return Math.floor(heaviestPanelLb(on(), ofTwo, panels) * panels)
}

/** Differences in level that riggers can achieve by measuring the load on each hoist, in inches. */
const MEASURED_LEVELS_IN = [1 / 8, 1 / 16, 1 / 32] as const

/**
 * Adds to a message whether leveling the picks more precisely helps. A stiff header over short bays is already off the
 * picks next to a high pick at a small level difference. Any larger difference causes the same load.
 */
function withRemedy(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  why: Refusal<LedWallField>,
): Refusal<LedWallField> {
  const levels = MEASURED_LEVELS_IN.filter((each) => each < given.levelIn)
  const [helpful] = levels.flatMap((levelIn) => {
    const found = designLedWall(member, ratings, { ...given, levelIn }, { hasRemedy: false })
    return 'field' in found ? [] : [{ levelIn, supports: found.supports }]
  })
  const more = refuse(why.field, (say) =>
    helpful
      ? `Level the picks more precisely: with picks level within ${say(helpful.levelIn, 'in')}, ${helpful.supports} ` +
        'picks carry the wall.'
      : 'Leveling the picks more precisely isn’t enough, because a high pick lifts the header off the picks next to ' +
        'it. Use headers that need only two picks.',
  )
  return {
    ...why,
    message: `${why.message} ${more.message}`,
    metricMessage: `${why.metricMessage} ${more.metricMessage}`,
  }
}

/**
 * Supports for a wall: the number of supports and the spacing between them, and the lengths of the header and the
 * towers.
 */
export interface LedWallLayout {
  readonly supports: number
  readonly bayIn: number
  readonly headerFt: number
  readonly towerFt: number
}

/**
 * Returns the checks for a wall on the given supports, even if a utilization exceeds 1. Returns a `Refusal` if no part
 * fits.
 */
export function checkLedWall(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  { towerFt, ...layout }: LedWallLayout,
): LedWallAnswer | Refusal<LedWallField> {
  const { panelWidthIn, panelHeightIn, panelLb, columns, rows } = given
  const found = headerOf(member, given, {
    ...layout,
    widthIn: columns * panelWidthIn,
    heightIn: rows * panelHeightIn,
    wallLb: columns * rows * panelLb,
  })
  return given.support === 'flown'
    ? flown(member, ratings, given, found)
    : grounded(member, ratings, given, towerFt, found)
}

/** Returns the first limit that a wall exceeds, or undefined. */
function weaknessOf({ name }: MemberStrength, answer: LedWallAnswer): Refusal<LedWallField> | undefined {
  const { supports, point, uneven, tower } = answer
  if (headerUtilization(answer) > 1)
    return refuse(
      'panelLb',
      () => `With ${supports} supports, header utilization is ${percentOf(headerUtilization(answer))} for the ${name}.`,
    )
  if (point && levelPickLb(answer) > point.capacityLb)
    return refuse(
      'panelLb',
      (say) =>
        `A mount on the ${name} carries ${say(point.capacityLb, 'lb')}. With ${supports} picks, the maximum load is ` +
        `${say(Math.ceil(levelPickLb(answer)), 'lb')}, including the dynamic factor.`,
    )
  if (point && point.demandLb > point.capacityLb)
    return refuse(
      'levelIn',
      (say) =>
        `A mount on the ${name} carries ${say(point.capacityLb, 'lb')}. If one of ${supports} picks is this far out of ` +
        `level, it carries ${say(Math.ceil(point.demandLb), 'lb')}, including the dynamic factor.`,
    )
  if (uneven && uneven.check.utilization > 1)
    return refuse(
      'levelIn',
      () =>
        `If one of ${supports} picks is this far out of level, header utilization is ${percentOf(uneven.check.utilization)} for the ` +
        `${name}.`,
    )
  return tower ? towerWeaknessOf(name, supports, tower) : undefined
}

/** Returns the load on the most loaded pick of a level header, including the dynamic factor. */
const levelPickLb = ({ endLb, innerLb }: Pick<Found, 'endLb' | 'innerLb'>): number =>
  DYNAMIC_FACTOR * Math.max(endLb, innerLb)

function towerWeaknessOf(
  name: string,
  supports: number,
  { gusset, seat, column, shear, bearing, base, arms }: LedTower,
): Refusal<LedWallField> | undefined {
  const most = Math.max(...[column, shear, bearing, base].map(({ utilization }) => utilization))
  if (gusset.utilization > 1)
    return refuse(
      'pressurePsf',
      (say) =>
        `The outrigger gussets of a tower carry ${say((arms * gusset.capacity) / 12, 'ft·lb')}. With ${supports} towers, ` +
        `lateral pressure and eccentricity cause ${say(Math.ceil((arms * gusset.demand) / 12), 'ft·lb')} at each tower.`,
    )
  if (seat.utilization > 1)
    return refuse(
      'eccentricIn',
      () => `With ${supports} towers, utilization of the header-to-tower joint is ${percentOf(seat.utilization)}.`,
    )
  if (most > 1)
    return refuse('section', () => `With ${supports} towers, tower utilization is ${percentOf(most)} for the ${name}.`)
  return undefined
}

type Found = Omit<LedWallAnswer, 'point' | 'uneven' | 'tower' | 'checks' | 'parts'>

const headerUtilization = ({ combined, header }: Found): number => (combined ?? header.checks[0])?.utilization ?? 0
type Wall = Pick<Found, 'widthIn' | 'heightIn' | 'wallLb' | 'headerFt' | 'supports' | 'bayIn'>

/** Returns the weight of the wall with its cables, and the weight of the header with its joints, both in lb/in. */
const weightsOf = (
  { selfWeightLbPerFt, truss }: MemberStrength,
  { extraLbPerFt }: LedWallCase,
  { wallLb, widthIn, headerFt }: Wall,
) => {
  const splicesLb = (fewestLengths(headerFt).length - 1) * (truss?.spliceLb ?? 0)
  return {
    wallLbPerIn: wallLb / widthIn + extraLbPerFt / 12,
    ownLbPerIn: (selfWeightLbPerFt + splicesLb / headerFt) / 12,
  }
}

/**
 * Minimum reaction at an end support and maximum reaction at an intermediate support, as fractions of the load on one
 * bay. The values apply to two or more spans (AISC Manual, table 3-22c).
 */
const MIN_END = 3 / 8
const MAX_INTERMEDIATE = 5 / 4

/**
 * Returns the header with its loads and reactions. For a ground-supported wall, the header is also subject to torsion
 * and lateral bending.
 */
function headerOf(member: MemberStrength, given: LedWallCase, wall: Wall): Found {
  const { bayIn, supports, widthIn, heightIn } = wall
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, wall)
  const bays = supports - 1
  const isFlown = given.support === 'flown'
  const beam = headerCase(bays, bayIn, wallLbPerIn, isFlown ? DYNAMIC_FACTOR : 1)
  const header = checkBeam(member, withJoints(beam, bayIn, wall.headerFt), 'header')
  const total = (wallLbPerIn + ownLbPerIn) * bayIn
  const found = {
    ...wall,
    header,
    minEndLb: (bays === 1 ? 1 / 2 : MIN_END) * total,
    endLb: total / 2,
    innerLb: (bays === 1 ? 1 / 2 : MAX_INTERMEDIATE) * total,
  }
  const { truss } = member
  if (isFlown || !truss) return found
  const place = { part: 'header', member, combination: 'D + W' }
  // The first intermediate support carries 5/8 of a bay's load from one side.
  const torsionInLb = (bays === 1 ? 1 / 2 : MAX_INTERMEDIATE / 2) * wallLbPerIn * bayIn * given.eccentricIn
  const torsion = compared('torsion', [torsionInLb, usable(truss.torqueInLb), 'in·lb'], place)
  // The pressure on the upper half of the wall acts on the header.
  const lateralInLb = ((given.pressurePsf / 144) * (heightIn / 2) * (widthIn / bays) * bayIn) / 8
  const weakestInLb = usable(Math.min(member.momentInLb, truss.joint.momentInLb))
  const lateralBending = compared('lateralBending', [lateralInLb, weakestInLb, 'in·lb'], place)
  const terms = (
    [
      ['Header', header.checks[0]],
      ['Torsion', torsion],
      ['Lateral', lateralBending],
    ] as const
  ).map(([symbol, check]): Term => ({ symbol, demand: check?.utilization ?? 0, capacity: 1, unit: 'ratio' }))
  const combined = assigned({ check: 'combined', utilization: sumOf(terms), terms }, place)
  return { ...found, torsion, lateralBending, combined }
}

/**
 * Effects of displacing one support of a continuous beam by δ: reaction (in E I δ/L³) and moment (in E I δ/L²). The
 * limits, in wL and wL², are the values at which the adjacent supports go slack. The values are for two spans and for
 * infinitely many spans, 12 (3√3 − 4) and 6 (√3 − 1), from the three-moment equation.
 */
const displaced = {
  two: { reaction: 6, moment: 3, mostReaction: 2, mostMoment: 1 / 2, mostShear: 1 },
  more: { reaction: 14.36, moment: 4.4, mostReaction: 5 / 2, mostMoment: 1 / 2, mostShear: 5 / 4 },
} as const

type Uneven = NonNullable<LedWallAnswer['uneven']>

/** Name of the header in the check with uneven picks. */
const UNEVEN = 'headerOnUnevenPicks'

/**
 * Returns the governing check of the header itself. Picks have their own limit, and the deflection is that of a level
 * beam.
 */
function governingHeaderCheck({ checks }: BeamAnswer): Check {
  // The checks are in order of decreasing utilization and always include bending.
  return checks.find((each) => each.check !== 'deflection' && each.check !== 'mount') as Check
}

/**
 * Returns the effects of one out-of-level pick, up to the point where an adjacent pick goes slack. Also covers bays
 * that are shorter than the longest bay.
 */
function untilSlack(member: MemberStrength, given: LedWallCase, { supports, bayIn, ...wall }: Found): Uneven {
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, { ...wall, supports, bayIn })
  const bayLb = DYNAMIC_FACTOR * (wallLbPerIn + ownLbPerIn) * bayIn
  const by = displaced[supports === 3 ? 'two' : 'more']
  const forceLb = (member.flexuralLbIn2 * given.levelIn) / bayIn ** 3
  const pickLb = Math.min(MAX_INTERMEDIATE * bayLb + by.reaction * forceLb, by.mostReaction * bayLb)
  const momentInLb = Math.min((bayLb * bayIn) / 8 + by.moment * forceLb * bayIn, by.mostMoment * bayLb * bayIn)
  const shearLb = Math.min((5 / 8) * bayLb + (by.reaction / 2) * forceLb, by.mostShear * bayLb)
  // The model is a simple span over both bays. Its uniform load produces the same moment and shear.
  const share = Math.max(momentInLb / ((bayLb * bayIn) / 2), shearLb / bayLb)
  const simple = headerCase(1, 2 * bayIn, Math.max(0, (share * bayLb) / bayIn - ownLbPerIn))
  return { pickLb, check: governingHeaderCheck(checkBeam(member, withJoints(simple, bayIn, wall.headerFt), UNEVEN)) }
}

/**
 * Returns the effects on equal bays when each pick in turn is out of level, as in the beam calculator. A pick that is
 * too high can make several picks on each side go slack.
 */
function eachUneven(member: MemberStrength, given: LedWallCase, { supports, bayIn, ...wall }: Found): Uneven {
  const { wallLbPerIn } = weightsOf(member, given, { ...wall, supports, bayIn })
  const lengthIn = (supports - 1) * bayIn
  const answer = checkBeam(
    member,
    {
      supports: { kind: 'continuous', lengthIn, placesIn: Array.from({ length: supports }, (_, at) => at * bayIn) },
      points: [],
      spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: wallLbPerIn }],
      joints: 'anywhere',
      weighsJoints: true,
      dynamicFactor: DYNAMIC_FACTOR,
      picks: { capacityLb: Number.MAX_VALUE, unevenIn: given.levelIn, isAlwaysLoaded: true },
    },
    UNEVEN,
  )
  return {
    pickLb: answer.checks.find(({ check }) => check === 'mount')?.demand ?? 0,
    check: governingHeaderCheck(answer),
  }
}

/**
 * Returns the larger effects from the two models of out-of-level picks. If the effects in the first model already
 * exceed a strength, the second model, which takes longer, is skipped.
 */
function unevenPicks(member: MemberStrength, given: LedWallCase, found: Found, strongestLb: number): Uneven {
  const first = untilSlack(member, given, found)
  if (first.pickLb > strongestLb || first.check.utilization > 1) return first
  const each = eachUneven(member, given, found)
  return {
    ...(first.check.utilization > each.check.utilization ? first : each),
    pickLb: Math.max(first.pickLb, each.pickLb),
  }
}

function flown(
  member: MemberStrength,
  { mounts }: WeighedRatings,
  given: LedWallCase,
  found: Found,
): LedWallAnswer | Refusal<LedWallField> {
  const { series, name, truss } = member
  const strongest = mounts.at(-1)
  if (!strongest || !truss) return refuse('section', () => `No lifting mount fits the ${name}.`)
  const { supports } = found
  const uneven = supports > 2 ? unevenPicks(member, given, found, strongest.lb) : undefined
  const demandLb = Math.max(levelPickLb(found), uneven?.pickLb ?? 0)
  const mount = mounts.find(({ lb }) => demandLb <= lb) ?? strongest
  const pick = compared('mount', [demandLb, mount.lb, 'lb'], { part: 'mount', member, combination: 'D' })
  return {
    ...found,
    point: { demandLb, capacityLb: mount.lb, partNumber: mount.partNumber },
    checks: governingFirst([...found.header.checks, pick, ...(uneven ? [uneven.check] : [])]),
    ...(uneven ? { uneven } : {}),
    parts: combineLines([
      ...headerLines(series, truss.sizeIn, found.headerFt),
      ...times(mountLines(mount.partNumber, mount.bolts), supports),
      { partNumber: 'BS-RG-SH058', quantity: supports },
    ]),
  }
}

/**
 * Loads on one tower, or the average over all towers, in pounds: weight of the wall, total weight, and lateral force.
 */
interface TowerLoads {
  readonly wallLb: number
  readonly weightLb: number
  readonly lateralLb: number
}

/**
 * Returns the ballast needed at the ends of the outriggers to prevent overturning, in pounds. End towers carry the
 * minimum reaction. Intermediate towers and all towers combined are also checked.
 */
function ballastOf(
  { outriggers, outriggerFt, eccentricIn }: LedWallCase,
  standing: readonly TowerLoads[],
  { atIn, footIn, halfIn, weights }: { atIn: number; footIn: number; halfIn: number; weights: TowerWeights },
) {
  const { outriggerLb, footLb } = weights
  const outIn = halfIn + outriggerFt * 12
  const most = (of: (each: TowerLoads) => number) => upTo10(Math.max(...standing.map(of)))
  const overturningInLb = ({ lateralLb, wallLb }: TowerLoads) =>
    (lateralLb * atIn + wallLb * eccentricIn) / STABILIZING_WEIGHT_FACTOR
  if (outriggers === 'both') {
    return {
      outriggerBallastLb: most(
        (each) => (overturningInLb(each) - (each.weightLb + 2 * (outriggerLb + footLb)) * outIn) / (2 * outIn),
      ),
      footBallastLb: 0,
    }
  }
  // Forward overturning is about the edge of the base. Backward overturning is about the end of the outrigger and
  // ignores the eccentricity, which would reduce it. The base below an outrigger is half of the truss size from its end,
  // and the ballast is above it.
  const middleIn = halfIn + outriggerFt * 6
  const tipIn = outIn - halfIn
  return {
    outriggerBallastLb: most(
      (each) =>
        (overturningInLb(each) -
          each.weightLb * footIn -
          outriggerLb * (footIn + middleIn) -
          footLb * (footIn + tipIn)) /
        (footIn + tipIn),
    ),
    footBallastLb: most(
      (each) =>
        (each.lateralLb * atIn) / STABILIZING_WEIGHT_FACTOR / outIn -
        each.weightLb -
        (outriggerLb * (outIn - middleIn) + footLb * halfIn) / outIn,
    ),
  }
}

function grounded(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  heightFt: number,
  found: Found,
): LedWallAnswer | Refusal<LedWallField> {
  const { pressurePsf, clearanceIn, eccentricIn } = given
  const { name, truss } = member
  const {
    gusset,
    bases: [base],
  } = ratings
  if (!truss || !gusset || !base) return refuse('section', () => `No base fits the ${name}.`)
  const { supports, widthIn, heightIn } = found
  const arms = given.outriggers === 'both' ? 2 : 1
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, found)
  // A tower between two bays carries half of the wall in each bay.
  const bayLateralLb = (pressurePsf / 144) * heightIn * (widthIn / (supports - 1))
  const atIn = clearanceIn + heightIn / 2
  const lateralLb = supports > 2 ? bayLateralLb : bayLateralLb / 2
  const parts = towerPartsOf(member, gusset.partNumber, base, given)
  const weights = towerWeightsOf(parts, ratings)
  const reactionLb = Math.max(found.endLb, found.innerLb)
  const axialLb = reactionLb + weights.topLb
  const wallPart = wallLbPerIn / (wallLbPerIn + ownLbPerIn)
  const wallLb = reactionLb * wallPart
  const answer = checkTower(
    member,
    {
      heightIn: heightFt * 12,
      ends: 'free',
      axialLb,
      eccentricIn: (eccentricIn * wallLb) / axialLb,
      lateralLb,
      lateralAtIn: atIn,
      // The header and the rail at the lower edge transfer this force at their joints.
      chordLb: 0,
    },
    'tower',
  )
  const bent = answer.amplification * answer.momentInLb
  const capacity = gussetInLb(member, gusset.momentFtLb, {
    axialLb: axialLb + answer.selfWeightLb,
    lateralLb: answer.amplification * lateralLb,
    lateralInLb: answer.amplification * lateralLb * atIn,
    arms,
  })
  const placeOf = (part: string) => ({ part, member, combination: 'D + W' })
  const shear = answer.checks.find(({ check }) => check === 'shear')
  // An end tower has a smaller moment, but also less compression to keep its joint closed.
  const seatOf = (headerLb: number, pushLb: number) =>
    headerLb * (wallPart * eccentricIn - truss.armIn / 2) + (pushLb * truss.sizeIn) / 4
  const seatInLb = Math.max(0, seatOf(reactionLb, lateralLb), seatOf(found.minEndLb, bayLateralLb / 2))
  const stability = stabilityOf(member, base, given, found, {
    ...{ atIn, bent, capacity, weights },
    selfWeightLb: answer.selfWeightLb,
  })
  const onBase = { axialLb: axialLb + answer.selfWeightLb, bentInLb: bent }
  const atBase = baseLoadsOf(member, given, stability, weights, onBase)
  const tower: LedTower = {
    heightFt,
    arms,
    answer,
    column: answer.checks.find(({ check }) => check === 'column') as Check,
    shear: compared('shear', [shear?.demand ?? 0, shear?.capacity ?? usable(truss.endShearLb), 'lb'], placeOf('tower')),
    wallLb,
    lateralLb,
    atIn,
    gusset: compared('outriggerGusset', [bent / arms, capacity, 'in·lb'], placeOf('outrigger')),
    bearing: compared(
      'bearing',
      [bearingLb(base, atBase.axialLb, atBase.momentInLb), base.compressionLb ?? Number.POSITIVE_INFINITY, 'lb'],
      placeOf('base'),
    ),
    base: compared(
      'base',
      [Math.max(0, atBase.momentInLb - (atBase.axialLb * base.leverIn) / 2), base.momentFtLb * 12, 'in·lb'],
      placeOf('base'),
    ),
    seat: compared('seat', [seatInLb, base.momentFtLb * 12, 'in·lb'], placeOf('tower')),
    ...stability,
  }
  const { header, torsion, lateralBending, combined } = found
  return {
    ...found,
    tower,
    checks: governingFirst([
      ...header.checks,
      ...[torsion, lateralBending, combined].filter((each) => each !== undefined),
      ...[tower.column, tower.shear, tower.gusset, tower.seat, tower.bearing, tower.base],
    ]),
    parts: groundParts(member, parts, { ...tower, headerFt: found.headerFt, towers: supports }),
  }
}

/**
 * Loads on the base of a tower. With outriggers on both sides, the gussets carry the moment. With outriggers only behind
 * the wall, a load toward the front lifts their ends, and the base carries their weight and the moment that their weight
 * doesn't resist.
 */
function baseLoadsOf(
  { truss }: MemberStrength,
  { outriggers, outriggerFt }: LedWallCase,
  { outriggerBallastLb, footBallastLb }: Pick<LedTower, 'outriggerBallastLb' | 'footBallastLb'>,
  { outriggerLb, footLb }: TowerWeights,
  { axialLb, bentInLb }: { readonly axialLb: number; readonly bentInLb: number },
) {
  const onBaseLb = axialLb + footBallastLb
  if (outriggers === 'both') return { axialLb: onBaseLb, momentInLb: 0 }
  const halfIn = (truss?.sizeIn ?? 0) / 2
  const heldInLb = outriggerLb * (halfIn + 6 * outriggerFt) + (footLb + outriggerBallastLb) * 12 * outriggerFt
  return bentInLb > heldInLb
    ? { axialLb: onBaseLb + outriggerBallastLb + outriggerLb + footLb, momentInLb: bentInLb - heldInLb }
    : { axialLb: onBaseLb, momentInLb: 0 }
}

/** Checks all towers for overturning and sliding, and returns the ballast needed for both. */
function stabilityOf(
  member: MemberStrength,
  base: BaseRating,
  given: LedWallCase,
  found: Found,
  tower: Readonly<Record<'atIn' | 'bent' | 'capacity' | 'selfWeightLb', number>> & { readonly weights: TowerWeights },
): Pick<LedTower, 'outriggerBallastLb' | 'footBallastLb' | 'totalBallastLb' | 'overturningFactor' | 'sliding'> {
  const { pressurePsf, outriggerFt, eccentricIn, friction } = given
  const { supports, bayIn, widthIn, heightIn } = found
  const { atIn, bent, capacity, weights } = tower
  const { outriggerLb, footLb } = weights
  const arms = given.outriggers === 'both' ? 2 : 1
  // The gussets of the outriggers are next to the tower.
  const towerLb = tower.selfWeightLb + weights.topLb + weights.baseLb + arms * weights.cornerLb
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, found)
  const wallPart = wallLbPerIn / (wallLbPerIn + ownLbPerIn)
  const bayLateralLb = (pressurePsf / 144) * heightIn * (widthIn / (supports - 1))
  const on = (headerLb: number, lateralLb: number): TowerLoads => ({
    wallLb: headerLb * wallPart,
    weightLb: headerLb + towerLb,
    lateralLb,
  })
  const allLb = (wallLbPerIn + ownLbPerIn) * bayIn * (supports - 1)
  const lateralLb = bayLateralLb * (supports - 1)
  const halfIn = (member.truss?.sizeIn ?? 0) / 2
  const outIn = halfIn + outriggerFt * 12
  const footIn = base.tippingIn
  const against = ballastOf(
    given,
    [
      on(found.minEndLb, bayLateralLb / 2),
      ...(supports > 2 ? [on(found.innerLb, bayLateralLb)] : []),
      on(allLb / supports, lateralLb / supports),
    ],
    { atIn, footIn, halfIn, weights },
  )
  const bareLb = allLb + supports * (towerLb + arms * (outriggerLb + footLb))
  const slidingLb = lateralLb / (STABILIZING_WEIGHT_FACTOR * friction) - bareLb - supports * against.footBallastLb
  const outriggerBallastLb = Math.max(
    against.outriggerBallastLb,
    upTo10(slidingLb / (supports * arms)),
    // The ballast behind the wall resists the part of the moment that exceeds the capacity of the front gussets.
    arms === 2 ? upTo10((bent - capacity) / (outIn - halfIn)) : 0,
  )
  const totalBallastLb = supports * (arms * outriggerBallastLb + against.footBallastLb)
  const weightLb = bareLb + totalBallastLb
  const overturningInLb = lateralLb * atIn + allLb * wallPart * eccentricIn
  const resistingInLb =
    arms === 2
      ? weightLb * outIn
      : (allLb + supports * (towerLb + against.footBallastLb)) * footIn +
        supports *
          (outriggerLb * (footIn + halfIn + outriggerFt * 6) +
            (footLb + outriggerBallastLb) * (footIn + outIn - halfIn))
  return {
    outriggerBallastLb,
    footBallastLb: against.footBallastLb,
    totalBallastLb,
    overturningFactor: overturningInLb === 0 ? Number.POSITIVE_INFINITY : resistingInLb / overturningInLb,
    sliding: {
      lateralLb,
      weightLb,
      factor: lateralLb === 0 ? Number.POSITIVE_INFINITY : (friction * weightLb) / lateralLb,
      requiredFriction: lateralLb / (STABILIZING_WEIGHT_FACTOR * bareLb),
    },
  }
}
