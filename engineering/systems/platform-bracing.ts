/**
 * Lateral stability of a platform. The legs are on leveling feet, which act as pins. Gussets connect the legs to the
 * beams above. Perpendicular to the beams, cross trusses 12 in below the beams brace the legs, with gussets above the
 * cross trusses. A leg that is too short for both kinds of gussets has a corner block at the bottom, and the end frames
 * of the cross trusses bolt to the block. Units are inches and pounds.
 */

import type { BeamAnswer } from '#engineering/beams/beam-loads.ts'
import { assigned, type Check, compared, governingFirst, inLb, lb, sumOf } from '#engineering/checks/check.ts'
import type { CheckId } from '#engineering/checks/check-texts.ts'
import { REPETITIVE_USE_FACTOR, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { SupportRatings } from '#engineering/ratings/support-ratings.ts'
import { TRUSS_IN } from './platform-layout.ts'
import { amplificationOf, checkTower, gussetInLb } from './tower.ts'

/** Lateral load from a crowd, as a percentage of the crowd's weight. */
export const lateralClasses = {
  5: 'Floors and stages',
  7: 'Standing audience, grandstands',
  10: 'Seating rows at least 29 in apart',
} as const
export type LateralClass = keyof typeof lateralClasses

/**
 * Slope of an out-of-plumb leg: the initial sway imperfection of EN 1993-1-1, 5.3.2. AISC 360-22, C2.2b, uses 1/500 for
 * frames within the erection tolerances for steel buildings.
 */
export const OUT_OF_PLUMB = 1 / 200

/** Thickness of the deck. */
export const DECK_IN = 2

/** Arm length of gusset BS-PL-G90-12. A test compares it with the model, which browsers do not load. */
export const GUSSET_REACH_IN = 9
/** Legs of at least this length have room for the beam gussets, the cross truss gussets, and a cross truss. */
const GUSSETED_LEG_IN = 2 * GUSSET_REACH_IN + TRUSS_IN
/** Returns true if the lowest 12 in of a leg is a corner block. */
export const hasBlock = (legIn: number): boolean => legIn < GUSSETED_LEG_IN

/**
 * Screw of the leveling foot: 1 1/2-4 Acme, ASTM A36, with a minor diameter of 1.23 in. Moment: AISC 360-22 F11.1, 1.6
 * Fy S. Compression: AISC 360-22 E3 at a slenderness of 53. Both strengths are divided by 1.67 and multiplied by the
 * repetitive-use factor. The screw bends between the ball and the jam nut.
 */
export const screw = { momentInLb: 5350, columnLb: 18_700, inertiaIn4: 0.112, elasticPsi: 29e6, endsIn: 4.25 } as const

export interface BracedPlatform {
  /** Side lengths of the deck, and the distance from the end of each side to the axes of the outer legs. */
  readonly sides: readonly { readonly lengthIn: number; readonly insetIn: number }[]
  readonly heightIn: number
  readonly legIn: number
  readonly footIn: number
  /** Minimum and maximum distances between the leg axes in a beam line, and between adjacent beam lines. */
  readonly spansIn: Range
  readonly baysIn: Range
  readonly livePsf: number
  /** Weight of the structure per square foot of deck. */
  readonly deadPsf: number
  readonly lateralPart: number
  readonly friction: number
  /** Loads on the edge lines and on the interior beam lines, and the live-load fraction of the hanger load. */
  readonly edge: LegLoads
  readonly inner?: LegLoads
  readonly livePart: number
}

type Range = readonly [shortest: number, longest: number]

/** One span in a beam line, and the distance between its leg axes. */
export interface BeamSpan {
  readonly answer: BeamAnswer
  readonly betweenLegsIn: number
}

/** Largest load that one span puts on a leg, and largest load on a leg between two spans. */
export interface LegLoads {
  readonly oneLb: number
  /** Absent if each beam line has one span. */
  readonly betweenLb?: number
}

/**
 * Returns the loads on the legs from the spans of a line, in order. If the load on an outer leg is eccentric toward the
 * span, the effective span is shorter, and the leg carries a larger share of the load.
 */
export function legLoadsOf(spans: readonly BeamSpan[], eccentricIn: number): LegLoads {
  const ends = spans.map(({ answer: { solved } }, index) => {
    const [left = 0, right = 0] = solved.reactions.map(({ lb }) => lb)
    const levered = (lb: number, isOuter: boolean) =>
      isOuter ? (lb * solved.lengthIn) / (solved.lengthIn - eccentricIn) : lb
    return { left, right, oneLb: Math.max(levered(left, index === 0), levered(right, index === spans.length - 1)) }
  })
  const between = ends.slice(1).map(({ left }, index) => left + (ends[index]?.right ?? 0))
  return {
    oneLb: Math.max(...ends.map(({ oneLb }) => oneLb)),
    ...(between.length > 0 ? { betweenLb: Math.max(...between) } : {}),
  }
}

/**
 * Utilization of a beam under vertical and lateral load. The end moments k from the frame add k²/4m to the peak
 * vertical-load moment m, and 2 k / L to the end shear.
 */
export interface LateralUtilization {
  readonly utilization: number
  /** Utilization of the moment checks under vertical load, and the utilization that k²/4m adds. */
  readonly momentUtilization: number
  readonly addedMoment: number
  /** End-shear utilization under vertical load, and the additional utilization from 2 k / L. */
  readonly shearUtilization: number
  readonly addedShear: number
}

const MOMENT_CHECKS: readonly string[] = ['bending', 'chord', 'joint']

/**
 * The moment diagram for the vertical load is a parabola with peak m. The frame's end moments add a straight line from
 * −k to k. The maximum of the sum is m + k²/4m.
 */
export function lateralUtilizationOf(
  { answer: { checks, momentInLb }, betweenLegsIn }: BeamSpan,
  endInLb: number,
  { momentInLb: strengthInLb, truss }: MemberStrength,
): LateralUtilization {
  const momentUtilization = checks.find(({ check }) => MOMENT_CHECKS.includes(check))?.utilization ?? 0
  const shearUtilization = checks.find(({ check }) => check === 'shear')?.utilization ?? 0
  const weakestInLb = REPETITIVE_USE_FACTOR * Math.min(strengthInLb, truss?.joint.momentInLb ?? strengthInLb)
  const addedMoment = endInLb ** 2 / (4 * momentInLb) / weakestInLb
  const addedShear = truss ? (2 * endInLb) / betweenLegsIn / (REPETITIVE_USE_FACTOR * truss.endShearLb) : 0
  return {
    utilization: Math.max(momentUtilization + addedMoment, shearUtilization + addedShear),
    ...{ momentUtilization, addedMoment, shearUtilization, addedShear },
  }
}

export interface Bracing {
  /** The leg with the highest utilization for each check, in order of decreasing utilization. */
  readonly checks: readonly Check[]
  /** Vertical load (including the effect of the lateral load) and lateral load on the most loaded leg, in pounds. */
  readonly legLb: number
  readonly lateralLb: number
  readonly amplification: number
  /** Weight of the structure per square foot of deck. */
  readonly deadPsf: number
  /** Beam end moments from frame action, for the edge lines and for the interior lines. */
  readonly edgeEndInLb: number
  readonly innerEndInLb: number
  readonly overturningFactor: number
  readonly slidingFactor: number
}

/** A leg and its load under one load pattern. */
interface Leg {
  readonly loadLb: number
  /** Eccentricities of the load across the beams and along the beams. */
  readonly acrossIn: number
  readonly alongIn: number
  /** Number of bays and spans that meet at the leg. */
  readonly bays: number
  readonly spans: number
}

/**
 * Returns the load on each leg for several load patterns. The load is eccentric across the beams if the hangers are on
 * only one chord of an edge beam or if only one side of an interior beam is loaded. It is eccentric along the beams if
 * a beam ends over half of the leg.
 */
function legsOf({ edge, inner }: BracedPlatform, offIn: number): Leg[] {
  return [{ loads: edge, bays: 1 }, ...(inner ? [{ loads: inner, bays: 2 }] : [])].flatMap(({ loads, bays }) => {
    const acrossIn = bays === 1 ? offIn : 0
    const { oneLb, betweenLb } = loads
    const all = [
      { loadLb: oneLb, acrossIn, alongIn: offIn, bays, spans: 1 },
      ...(betweenLb ? [{ loadLb: betweenLb, acrossIn, alongIn: 0, bays, spans: 2 }] : []),
    ]
    return bays === 1 ? all : [...all, ...all.map((leg) => ({ ...leg, loadLb: leg.loadLb / 2, acrossIn: offIn }))]
  })
}

/**
 * Returns the lateral displacement of the top of a leg, in inches per pound. The displacement includes the flexibility
 * of the leg, the beam with its far end pinned, the lacing, and the leveling foot screw.
 */
function driftIn({ flexuralLbIn2, truss }: MemberStrength, leverIn: number, beamIn: number, screwIn: number): number {
  return (
    leverIn ** 3 / (3 * flexuralLbIn2) +
    (leverIn ** 2 * beamIn) / (3 * flexuralLbIn2) +
    (truss ? leverIn / truss.webLb : 0) +
    screwIn ** 3 / (3 * screw.elasticPsi * screw.inertiaIn4)
  )
}

/** Returns the forces in a leg, its foot, and its gussets. */
function legForces(member: MemberStrength, platform: BracedPlatform, leg: Leg, weightLb: number) {
  const { heightIn, legIn, footIn, lateralPart, livePart, friction } = platform
  const [[shortSpanIn, longSpanIn], [shortBayIn, longBayIn]] = [platform.spansIn, platform.baysIn]
  const gravityLb = leg.loadLb + weightLb
  const lateralLb = lateralPart * livePart * leg.loadLb + OUT_OF_PLUMB * gravityLb
  const screwIn = Math.max(0, footIn - screw.endsIn)
  const alongIn = footIn + legIn
  const acrossIn = alongIn - 1.5 * TRUSS_IN
  // The lateral load increases the vertical load on the legs on one side of the platform. In an interior leg, the
  // effects of the two adjacent spans or bays cancel.
  const pressedLb =
    gravityLb +
    2 * lateralLb * heightIn * Math.max(leg.spans === 1 ? 1 / shortSpanIn : 0, leg.bays === 1 ? 1 / shortBayIn : 0)
  const amplification = Math.max(
    amplificationOf(member, pressedLb, alongIn / driftIn(member, alongIn, longSpanIn, screwIn)),
    amplificationOf(member, pressedLb, heightIn / driftIn(member, heightIn, longBayIn, screwIn)),
  )
  // Friction at the foot and an equal force at the beams form a couple that resists the moment from eccentricity. The
  // gussets resist the remaining moment.
  const both = leg.alongIn > 0 && leg.acrossIn > 0 ? Math.SQRT1_2 : 1
  const frictionLb = both * Math.max(0, friction * gravityLb - lateralLb)
  const held = (offIn: number, armIn: number) => Math.min(leg.loadLb * offIn, frictionLb * armIn)
  const heldAlong = held(leg.alongIn, alongIn)
  const heldAcross = held(leg.acrossIn, acrossIn)
  return {
    gravityLb,
    pressedLb,
    lateralLb,
    amplification,
    screwIn,
    footLateralLb: lateralLb + Math.hypot(heldAlong / alongIn, heldAcross / acrossIn),
    legInLb: amplification * (lateralLb * heightIn + leg.loadLb * (leg.alongIn + leg.acrossIn)),
    alongInLb: amplification * lateralLb * alongIn + leg.loadLb * leg.alongIn - heldAlong,
    acrossInLb: (amplification * lateralLb * heightIn) / leg.bays + leg.loadLb * leg.acrossIn - heldAcross,
    jointInLb: amplification * lateralLb * (TRUSS_IN + DECK_IN),
    frameInLb: amplification * lateralLb * alongIn,
  }
}

const COMBINATION = 'D + L + lateral'

/** Checks overturning, and sliding of the leg with the lowest safety factor against sliding. */
const stabilityChecks = (
  { gravityLb, lateralLb }: { readonly gravityLb: number; readonly lateralLb: number },
  friction: number,
  { overturningInLb, resistingInLb }: Overturning,
  member: MemberStrength,
): Check[] => {
  const place = { part: 'platform', member, combination: COMBINATION }
  return [
    compared('sliding', [lateralLb, friction * STABILIZING_WEIGHT_FACTOR * gravityLb, 'lb'], place),
    compared('overturning', [overturningInLb, STABILIZING_WEIGHT_FACTOR * resistingInLb, 'in·lb'], place),
  ]
}

/** Moments about the outer legs on one side. */
interface Overturning {
  readonly overturningInLb: number
  readonly resistingInLb: number
}

const factorOf = ({ overturningInLb, resistingInLb }: Overturning): number => resistingInLb / overturningInLb

/**
 * Returns the overturning factor about the legs, which are a distance a from the edges. A strip of crowd of width x is
 * on one edge. The crowd causes the lateral load c q x, and the weight of an out-of-plumb platform causes φ D W: (D W
 * (W/2 − a) + q x (x/2 − a)) / h (c q x + φ D W). The factor is lowest where its derivative is zero, at c q x²/2 + φ D
 * W x = c D W (W/2 − a) + φ D W a. There it equals (x − a) / c h.
 */
function overturningOf(
  { lengthIn, insetIn }: BracedPlatform['sides'][number],
  acrossIn: number,
  { heightIn, livePsf, deadPsf, lateralPart }: BracedPlatform,
): Overturning {
  const part = lateralPart + OUT_OF_PLUMB
  const deadLb = deadPsf * lengthIn
  const leaning = OUT_OF_PLUMB * deadLb
  const crowd = part * livePsf
  const resisting = deadLb * (lengthIn / 2 - insetIn)
  const stripIn = Math.min(
    lengthIn,
    (Math.sqrt(leaning ** 2 + 2 * crowd * (part * resisting + leaning * insetIn)) - leaning) / crowd,
  )
  // The loads are in lb/ft², and the lengths are in inches.
  return {
    resistingInLb: ((resisting + livePsf * stripIn * (stripIn / 2 - insetIn)) * acrossIn) / 144,
    overturningInLb: (heightIn * (crowd * stripIn + leaning) * acrossIn) / 144,
  }
}

/**
 * Checks the legs, the feet, the gussets, and the stability of the platform. Returns undefined if a part is not rated.
 */
export function checkBracing(
  member: MemberStrength,
  { gusset, foot, bases, blockFtLb }: SupportRatings,
  platform: BracedPlatform,
): Bracing | undefined {
  const frame = bases.find(({ anchored }) => !anchored)
  const { truss } = member
  if (!gusset || !foot || !frame || !truss) return undefined
  const { legIn, footIn, sides, deadPsf, friction } = platform
  const column = checkTower(member, {
    heightIn: footIn + legIn,
    ends: 'free',
    axialLb: 0,
    eccentricIn: 0,
    lateralLb: 0,
    lateralAtIn: 0,
  })
  const weightLb = (member.selfWeightLbPerFt * legIn) / 12
  const offIn = truss.armIn / 2
  const legs = legsOf(platform, offIn).map((leg) => ({ leg, ...legForces(member, platform, leg, weightLb) }))
  type LegForces = (typeof legs)[number]
  const worst = (utilization: (each: LegForces) => number) =>
    legs.reduce((most, each) => (utilization(each) > utilization(most) ? each : most))
  const place = { part: 'leg', member, combination: COMBINATION }
  const check = (name: CheckId, demandOf: (each: LegForces) => number, capacity: number, unit: 'lb' | 'in·lb'): Check =>
    compared(name, [demandOf(worst(demandOf)), capacity, unit], place)
  const summed = (
    name: CheckId,
    [columnLb, capacityInLb]: readonly [lb: number, inLb: number],
    momentOf: (each: LegForces) => number,
  ): Check => {
    const most = worst((each) => each.pressedLb / columnLb + momentOf(each) / capacityInLb)
    const terms = [lb('N', most.pressedLb, columnLb), inLb('M', momentOf(most), capacityInLb)]
    return assigned({ check: name, utilization: sumOf(terms), terms }, place)
  }
  const overturning = sides
    .map((side, index) => overturningOf(side, (sides[1 - index] ?? side).lengthIn, platform))
    .reduce((worst, each) => (factorOf(each) < factorOf(worst) ? each : worst))
  const slides = worst(({ gravityLb, lateralLb }) => lateralLb / gravityLb)
  const slidingFactor = (friction * slides.gravityLb) / slides.lateralLb
  const endOf = (bays: number) =>
    Math.max(0, ...legs.filter(({ leg }) => leg.bays === bays).map(({ frameInLb }) => frameInLb))
  const most = worst(({ pressedLb }) => pressedLb)
  const legLoads = { axialLb: most.pressedLb, lateralLb: 0, lateralInLb: 0, arms: 1 } as const
  const gussetCapacityInLb = gussetInLb(member, gusset.momentFtLb, legLoads)
  return {
    checks: governingFirst([
      summed('column', [column.columnLb, column.capacityInLb], ({ legInLb }) => legInLb),
      check('foot', (each) => each.pressedLb + (each.footLateralLb * footIn) / offIn, foot.lb, 'lb'),
      summed('screw', [screw.columnLb, screw.momentInLb], (each) => each.footLateralLb * each.screwIn),
      check('legGusset', ({ alongInLb }) => alongInLb, gussetCapacityInLb, 'in·lb'),
      hasBlock(legIn)
        ? check('bracingBlock', ({ acrossInLb }) => acrossInLb, 12 * (blockFtLb ?? 0), 'in·lb')
        : check('bracingGusset', ({ acrossInLb }) => acrossInLb, gussetCapacityInLb, 'in·lb'),
      check('legJoint', ({ jointInLb }) => jointInLb, 12 * frame.momentFtLb, 'in·lb'),
      ...stabilityChecks(slides, friction, overturning, member),
    ]),
    legLb: most.pressedLb,
    lateralLb: most.lateralLb,
    amplification: Math.max(...legs.map(({ amplification }) => amplification)),
    deadPsf,
    edgeEndInLb: endOf(1),
    innerEndInLb: endOf(2),
    overturningFactor: factorOf(overturning),
    slidingFactor,
  }
}
