/**
 * Lateral stability of a platform. The legs are on leveling feet, which act as pins. Gussets connect the legs to the
 * beams above. Perpendicular to the beams, cross trusses 12 in below the beams brace the legs, with gussets above the
 * cross trusses. A leg that is too short for both kinds of gussets has a corner block at the bottom, and the end frames
 * of the cross trusses bolt to the block. Units are inches and pounds.
 */
import { assigned, type Check, compared, governingFirst, inLb, lb, sumOf } from '#engineering/checks/check.ts'
import type { CheckId } from '#engineering/checks/check-texts.ts'
import { OUT_OF_PLUMB, STABILIZING_WEIGHT_FACTOR, usable } from '#engineering/factors.ts'
import { amplificationOf, columnStrengthLb } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { columnEnds } from '#engineering/members/plain-columns.ts'
import { DECK_IN } from '#engineering/part-models/stairs.ts'
import type { SupportRatings } from '#engineering/ratings/support-ratings.ts'
import type { BeamEnds, BeamSpan } from './platform-beams.ts'
import { hasBlock, TRUSS_IN } from './platform-layout.ts'
import type { LegWeights } from './platform-parts.ts'
import { gussetInLb } from './tower.ts'

/** Lateral load from a crowd, as a percentage of the crowd's weight. */
export const lateralClasses = {
  5: 'Floors and stages',
  7: 'Standing audience, grandstands',
  10: 'Seating rows at least 29 in apart',
} as const
export type LateralClass = keyof typeof lateralClasses

/**
 * Screw of the leveling foot: 1 1/2-4 Acme, ASTM A449 (Fy = 81 ksi), with a minor diameter of 1.23 in. Moment: AISC
 * 360-22 F11.1, 1.6 Fy S. Compression: AISC 360-22 E3 at a slenderness of 53. Both strengths are divided by 1.67 and
 * multiplied by the repetitive-use factor. The screw bends between the ball and the jam nut.
 */
export const screw = {
  momentInLb: 12_050,
  columnLb: 35_100,
  inertiaIn4: 0.112,
  elasticPsi: 29e6,
  endsIn: 4.25,
} as const

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
  readonly weights: LegWeights
  /** Loads on the edge lines and on the interior beam lines, and the live-load fraction of the hanger load. */
  readonly edge: LegLoads
  readonly inner?: LegLoads
  readonly livePart: number
}

type Range = readonly [shortest: number, longest: number]

/** Moment of a simple span whose length is the distance between its leg axes. */
interface SimpleSpan {
  readonly momentInLb: number
  readonly lengthIn: number
}

/** Largest load that one span puts on a leg, and largest load on a leg between two spans. */
export interface LegLoads {
  readonly oneLb: number
  /** Absent if each beam line has one span. */
  readonly betweenLb?: number
  /** The spans of each beam line, in order. */
  readonly lines: readonly (readonly SimpleSpan[])[]
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
  const simple = spans.map(({ answer, betweenLegsIn: lengthIn }) => {
    const longer = lengthIn / answer.solved.lengthIn
    return { momentInLb: answer.momentInLb * Math.max(1, longer) ** 2, lengthIn }
  })
  return {
    oneLb: Math.max(...ends.map(({ oneLb }) => oneLb)),
    ...(between.length > 0 ? { betweenLb: Math.max(...between) } : {}),
    lines: [simple],
  }
}

export interface Bracing {
  /** The leg with the highest utilization for each check, in order of decreasing utilization. */
  readonly checks: readonly Check[]
  /** Vertical load (including the effect of the lateral load) and lateral load on the most loaded leg, in pounds. */
  readonly legLb: number
  readonly lateralLb: number
  readonly amplification: number
  /** Largest horizontal force at a foot, and forces in the cross trusses, with second-order effects. */
  readonly legShearLb: number
  readonly crossTruss: { readonly axialLb: number; readonly endInLb: number }
  /** Weight of the structure per square foot of deck. */
  readonly deadPsf: number
  /** Beam end moments, for the edge lines and for the interior lines. */
  readonly edgeEnds: BeamEnds
  readonly innerEnds: BeamEnds
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
  /** Moment at the end of each beam on the leg, from the vertical load. */
  readonly endInLb: number
}

/**
 * Returns the moments at the ends of the beams on a line from the vertical load. The gussets turn the top of a leg with
 * the ends of its beams. The end of a simple span with a uniform load turns by m L / 3 E I. End moments turn it back: M
 * turns its own end by M a / E I with a = L / 3 + s, and the other end by M b / E I with b = L / 6 − s, where s = E I / G
 * A L is the effect of the lacing. On its pinned foot, the leg turns by M c / E I. The leg is stiff up to the top of its
 * foot or corner block, and from the underside of the beam to its axis: c = (z³ − f³) / 3 h² + E I (z − f) / G A h².
 *
 * Outer legs: largest if the span has the same leg at its other end, M (a + b + c) = m L / 3. All other legs turn less.
 * Inner legs: largest for two spans under full load, between which the leg does not turn. If the spans differ, the leg
 * turns toward the smaller moment, and both moments are at most the larger one. At the far end of a span, an inner leg
 * turns with the next beam, which is not loaded: 1 / c + 1 / a of that beam.
 */
function endMoments(
  { flexuralLbIn2, truss }: MemberStrength,
  { legIn, footIn }: BracedPlatform,
  { lines }: LegLoads,
): Pick<BeamEnds, 'outerInLb' | 'innerInLb'> {
  const lacingIn2 = truss ? flexuralLbIn2 / truss.webLb : 0
  const topIn = footIn + legIn
  const fromIn = footIn + (hasBlock(legIn) ? TRUSS_IN : 0)
  const axisIn = topIn + TRUSS_IN / 2
  const c = (topIn ** 3 - fromIn ** 3) / (3 * axisIn ** 2) + (lacingIn2 * (topIn - fromIn)) / axisIn ** 2
  const nearTurn = ({ lengthIn }: SimpleSpan) => lengthIn / 3 + lacingIn2 / lengthIn
  const ends = lines.flatMap((spans) =>
    spans.flatMap((span, index) => {
      const a = nearTurn(span)
      const b = span.lengthIn / 2 - a
      const turn = (span.momentInLb * span.lengthIn) / 3
      // A span that ends on an inner leg, and the span beyond its far end.
      const inner = (near: SimpleSpan | undefined, far: SimpleSpan | undefined) => {
        if (!near) return 0
        const atFarEnd = (turn * (1 - b / a)) / (a - b ** 2 / a + 1 / (1 / c + (far ? 1 / nearTurn(far) : 0)))
        return (turn - b * atFarEnd) / a
      }
      const [before, after] = [spans[index - 1], spans[index + 1]]
      return {
        outerInLb: before && after ? 0 : turn / (a + b + c),
        innerInLb: Math.max(inner(before, after), inner(after, before)),
      }
    }),
  )
  return {
    outerInLb: Math.max(0, ...ends.map(({ outerInLb }) => outerInLb)),
    innerInLb: Math.max(0, ...ends.map(({ innerInLb }) => innerInLb)),
  }
}

/**
 * Returns the load on each leg for several load patterns. The load is eccentric across the beams if the hangers are on
 * only one chord of an edge beam or if only one side of an interior beam is loaded. It is eccentric along the beams if
 * a beam ends over half of the leg.
 */
function legsOf(member: MemberStrength, platform: BracedPlatform, offIn: number): Leg[] {
  const { edge, inner, spansIn } = platform
  return [{ loads: edge, bays: 1 }, ...(inner ? [{ loads: inner, bays: 2 }] : [])].flatMap(({ loads, bays }) => {
    const acrossIn = bays === 1 ? offIn : 0
    const { oneLb, betweenLb, lines } = loads
    const { outerInLb, innerInLb } = endMoments(member, platform, loads)
    // In an outer span, the difference between the end moments moves load to the inner leg, which can have two such spans.
    const outerSpans = lines.some(({ length }) => length === 2) ? 2 : 1
    const movedLb = (outerSpans * Math.max(0, innerInLb - outerInLb)) / spansIn[0]
    const all = [
      { loadLb: oneLb, acrossIn, alongIn: offIn, bays, spans: 1, endInLb: outerInLb },
      ...(betweenLb ? [{ loadLb: betweenLb + movedLb, acrossIn, alongIn: 0, bays, spans: 2, endInLb: innerInLb }] : []),
    ]
    const half = (leg: Leg) => ({ ...leg, loadLb: leg.loadLb / 2, endInLb: leg.endInLb / 2, acrossIn: offIn })
    return bays === 1 ? all : [...all, ...all.map(half)]
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
function legForces(member: MemberStrength, platform: BracedPlatform, leg: Leg) {
  const { heightIn, legIn, footIn, lateralPart, livePart, friction, weights } = platform
  const [[shortSpanIn, longSpanIn], [shortBayIn, longBayIn]] = [platform.spansIn, platform.baysIn]
  const gravityLb = leg.loadLb + weights.legLb + leg.spans * weights.perBeamLb + leg.bays * weights.perBayLb
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
  // The horizontal force at the foot that turns an outer leg with the end of its beam.
  const thrustLb = leg.spans === 1 ? leg.endInLb / (alongIn + TRUSS_IN / 2) : 0
  const endInLb = leg.spans === 1 ? Math.max(leg.loadLb * leg.alongIn - heldAlong, thrustLb * alongIn) : leg.endInLb
  return {
    gravityLb,
    pressedLb,
    lateralLb,
    amplification,
    screwIn,
    alongLb: amplification * lateralLb + Math.max(heldAlong / alongIn, thrustLb),
    acrossLb: amplification * lateralLb + heldAcross / acrossIn,
    footLateralLb: lateralLb + Math.hypot(Math.max(heldAlong / alongIn, thrustLb), heldAcross / acrossIn),
    legInLb:
      amplification *
      (lateralLb * heightIn + Math.max(leg.loadLb * leg.alongIn, thrustLb * alongIn) + leg.loadLb * leg.acrossIn),
    alongInLb: (amplification * lateralLb * alongIn) / leg.spans + endInLb,
    acrossInLb:
      (amplification * lateralLb * heightIn) / leg.bays +
      Math.max(leg.loadLb * leg.acrossIn - heldAcross, (ELASTIC_PART * leg.loadLb * leg.acrossIn) / leg.bays),
    jointInLb: amplification * lateralLb * (TRUSS_IN + DECK_IN),
    // At the top of a corner block, less the moment that the load on the other side of the platform holds closed.
    blockInLb: Math.max(
      0,
      (footIn + TRUSS_IN) * (amplification * lateralLb + Math.max(heldAlong / alongIn, thrustLb)) -
        (2 * gravityLb - pressedLb) * (member.truss?.armIn ?? 0) * 0.5,
    ),
    frameInLb: amplification * lateralLb * alongIn,
  }
}

/**
 * Part of the moment from a load that is eccentric across the beams that the cross trusses carry even if friction at the
 * foot could resist all of it. In elastic frames up to 32 ft wide it is at most 0.29.
 */
const ELASTIC_PART = 0.3

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
  const { legIn, footIn, sides, friction, weights } = platform
  const columnLb = columnStrengthLb(member, columnEnds.free * (footIn + legIn))
  const offIn = truss.armIn / 2
  const legs = legsOf(member, platform, offIn).map((leg) => ({ leg, ...legForces(member, platform, leg) }))
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
  const onFloor = legs.map(({ gravityLb, lateralLb }) => ({ gravityLb: gravityLb + weights.footLb, lateralLb }))
  const slides = onFloor.reduce((most, each) =>
    each.lateralLb / each.gravityLb > most.lateralLb / most.gravityLb ? each : most,
  )
  const slidingFactor = (friction * slides.gravityLb) / slides.lateralLb
  const largest = (of: (each: LegForces) => number) => Math.max(0, ...legs.map(of))
  const endsOf = (bays: number, loads: LegLoads | undefined): BeamEnds => ({
    swayInLb: largest(({ leg, frameInLb }) => (leg.bays === bays ? frameInLb : 0)),
    axialLb: largest(({ leg, alongLb }) => (leg.bays === bays ? alongLb : 0)),
    ...(loads ? endMoments(member, platform, loads) : { outerInLb: 0, innerInLb: 0 }),
  })
  const most = worst(({ pressedLb }) => pressedLb)
  const legLoads = { axialLb: most.pressedLb, lateralLb: 0, lateralInLb: 0, arms: 1 } as const
  const gussetCapacityInLb = gussetInLb(member, gusset.momentFtLb, legLoads)
  return {
    checks: governingFirst([
      summed('column', [columnLb, usable(member.momentInLb)], ({ legInLb }) => legInLb),
      check('foot', (each) => each.pressedLb + (each.footLateralLb * footIn) / offIn, foot.lb, 'lb'),
      summed('screw', [screw.columnLb, screw.momentInLb], (each) => each.footLateralLb * each.screwIn),
      check('legGusset', ({ alongInLb }) => alongInLb, gussetCapacityInLb, 'in·lb'),
      hasBlock(legIn)
        ? check('bracingBlock', ({ acrossInLb }) => acrossInLb, 12 * (blockFtLb ?? 0), 'in·lb')
        : check('bracingGusset', ({ acrossInLb }) => acrossInLb, gussetCapacityInLb, 'in·lb'),
      ...(hasBlock(legIn) ? [check('blockJoint', ({ blockInLb }) => blockInLb, 12 * (blockFtLb ?? 0), 'in·lb')] : []),
      check('legJoint', ({ jointInLb }) => jointInLb, 12 * frame.momentFtLb, 'in·lb'),
      ...stabilityChecks(slides, friction, overturning, member),
    ]),
    legLb: most.pressedLb,
    lateralLb: most.lateralLb,
    amplification: Math.max(...legs.map(({ amplification }) => amplification)),
    legShearLb: largest(({ amplification, footLateralLb }) => amplification * footLateralLb),
    crossTruss: { axialLb: largest(({ acrossLb }) => acrossLb), endInLb: largest(({ acrossInLb }) => acrossInLb) },
    deadPsf: platform.deadPsf,
    edgeEnds: endsOf(1, platform.edge),
    innerEnds: endsOf(2, platform.inner),
    overturningFactor: factorOf(overturning),
    slidingFactor,
  }
}
