/**
 * Lateral stability of a platform. The legs are on leveling feet, which act as pins. Gussets connect the legs to the
 * beams above. Across the beams, cross trusses 12 in below the beams brace the legs, with gussets above the cross
 * trusses. Legs that are too short for both kinds of gussets have a corner block at the bottom, to which the end frames
 * of the cross trusses are bolted. Units are inches and pounds.
 */
import type { BeamAnswer, Term } from './beam-loads.ts'
import { REPETITIVE_USE_FACTOR } from './beams.ts'
import type { MemberStrength } from './member-strength.ts'
import type { SupportRatings } from './support-ratings.ts'
import { amplificationOf, checkTower } from './tower.ts'

/** Lateral load from a crowd, as a percentage of its weight. */
export const lateralClasses = {
  5: 'Floors and stages',
  7: 'Standing audience, grandstands',
  10: 'Seating rows at least 29 in apart',
} as const
export type LateralClass = keyof typeof lateralClasses

/**
 * Slope of a leg that is out of plumb: the initial sway imperfection of EN 1993-1-1, 5.3.2. AISC 360-22, C2.2b, uses
 * 1/500 for frames within the erection tolerances of steel buildings.
 */
export const OUT_OF_PLUMB = 1 / 200

const STABILITY = 1.5

/** Thickness of the deck, and depth of the truss below the deck. */
export const DECK_IN = 2
export const TRUSS_IN = 12

/** Length of an arm of gusset BS-PL-G90-12. A test compares it with the model, which browsers do not load. */
export const GUSSET_REACH_IN = 9
/** Legs of this length have room for the gussets of the beams, the gussets of the cross trusses, and a cross truss. */
const GUSSETED_LEG_IN = 2 * GUSSET_REACH_IN + TRUSS_IN
/** Returns true if the lowest 12 in of a leg is a corner block. */
export const hasBlock = (legIn: number): boolean => legIn < GUSSETED_LEG_IN

/**
 * Screw of the leveling foot, 1 1/2-4 Acme of ASTM A36 with a minor diameter of 1.23 in. Moment: AISC 360-22 F11.1, 1.6
 * Fy S. Compression: AISC 360-22 E3 at a slenderness of 53. Both strengths are divided by 1.67 and multiplied by the
 * repetitive-use factor. The screw bends between the ball and the jam nut.
 */
const screw = { momentInLb: 5350, columnLb: 18_700, inertiaIn4: 0.112, elasticPsi: 29e6, endsIn: 4.25 } as const

export type BracingCheckName =
  | 'leg'
  | 'foot'
  | 'screw'
  | 'gussetAlong'
  | 'gussetAcross'
  | 'blockAcross'
  | 'joint'
  | 'sliding'
  | 'overturning'

export interface BracingCheck {
  readonly check: BracingCheckName
  readonly use: number
  readonly demand?: number
  readonly allowed?: number
  readonly unit?: 'lb' | 'in·lb'
  readonly terms?: readonly Term[]
}

export interface BracedPlatform {
  readonly widthIn: number
  readonly heightIn: number
  readonly legIn: number
  readonly footIn: number
  readonly spanIn: number
  readonly bayIn: number
  readonly spans: number
  readonly livePsf: number
  /** Weight of the structure per square foot of deck. */
  readonly deadPsf: number
  readonly lateralPart: number
  readonly friction: number
  /** Results for one span of an edge beam and of an interior beam, and the live-load fraction of the hanger load. */
  readonly edgeBeam: BeamAnswer
  readonly innerBeam?: BeamAnswer
  readonly livePart: number
}

/**
 * Effect of the end moments k from frame action on a beam: the factor of its moment, and the utilization of its end shear
 * by 2 k / L.
 */
export interface FrameEffect {
  readonly factor: number
  readonly shear: number
}

/** Returns the utilization of a beam under vertical and lateral load. */
export const lateralUseOf = ({ checks }: BeamAnswer, { factor, shear }: FrameEffect): number =>
  Math.max((checks[0]?.use ?? 0) * factor, (checks.find(({ check }) => check === 'shear')?.use ?? 0) + shear)

export interface Bracing {
  /** The most utilized leg for each check, in order of decreasing utilization. */
  readonly checks: readonly BracingCheck[]
  /** Vertical load (including the effect of the lateral load) and lateral load on the most loaded leg, in pounds. */
  readonly legLb: number
  readonly lateralLb: number
  readonly amplification: number
  /** Weight of the structure per square foot of deck. */
  readonly deadPsf: number
  readonly edgeFrame: FrameEffect
  readonly innerFrame: FrameEffect
  readonly overturningFactor: number
  readonly slidingFactor: number
}

/** A leg and its load under one load pattern. */
interface Leg {
  readonly loadLb: number
  /** Eccentricity of the load across the beams and along the beams. */
  readonly acrossIn: number
  readonly alongIn: number
  /** Number of bays and spans that meet at the leg. */
  readonly bays: number
  readonly spans: number
}

/**
 * Returns the load on each leg for several patterns. The load is eccentric across the beams if the hangers are on only
 * one chord of an edge beam or if only one side of an interior beam is loaded. It is eccentric along the beams if a
 * beam ends over half of the leg.
 */
function legsOf({ edgeBeam, innerBeam, spans }: BracedPlatform, offIn: number): Leg[] {
  const reaction = (beam: BeamAnswer) => Math.max(...beam.solved.reactions.map(({ lb }) => lb))
  return [{ beam: edgeBeam, bays: 1 }, ...(innerBeam ? [{ beam: innerBeam, bays: 2 }] : [])].flatMap(
    ({ beam, bays }) => {
      const one = { loadLb: reaction(beam), alongIn: offIn, bays, spans: 1 }
      const acrossIn = bays === 1 ? offIn : 0
      const between = { ...one, loadLb: 2 * one.loadLb, alongIn: 0, spans: 2 }
      return [
        { ...one, acrossIn },
        ...(bays > 1 ? [{ ...one, loadLb: one.loadLb / 2, acrossIn: offIn }] : []),
        ...(spans > 1 ? [{ ...between, acrossIn }] : []),
        ...(spans > 1 && bays > 1 ? [{ ...between, loadLb: between.loadLb / 2, acrossIn: offIn }] : []),
      ]
    },
  )
}

/**
 * Returns the lateral displacement of the top of a leg, in inches per pound. It includes the leg, the beam with its far
 * end pinned, the lacing, and the screw of the foot.
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
  const { heightIn, legIn, footIn, spanIn, bayIn, lateralPart, livePart, friction } = platform
  const gravityLb = leg.loadLb + weightLb
  const lateralLb = lateralPart * livePart * leg.loadLb + OUT_OF_PLUMB * gravityLb
  const screwIn = Math.max(0, footIn - screw.endsIn)
  const alongIn = footIn + legIn
  const acrossIn = alongIn - 1.5 * TRUSS_IN
  // The lateral load increases the vertical load on the legs on one side of the platform. In an interior leg, the
  // effects of the two adjacent spans or bays cancel.
  const pressedLb =
    gravityLb + 2 * lateralLb * heightIn * Math.max(leg.spans === 1 ? 1 / spanIn : 0, leg.bays === 1 ? 1 / bayIn : 0)
  const amplification = Math.max(
    amplificationOf(member, pressedLb, alongIn / driftIn(member, alongIn, spanIn, screwIn)),
    amplificationOf(member, pressedLb, heightIn / driftIn(member, heightIn, bayIn, screwIn)),
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

const sumOf = (check: BracingCheckName, terms: readonly Term[]): BracingCheck => ({
  check,
  use: terms.reduce((sum, { demand, allowable }) => sum + demand / allowable, 0),
  terms,
})

/** Checks sliding of the leg with the lowest factor, and overturning. The overturning factors have no unit. */
const stabilityChecks = (
  { gravityLb, lateralLb }: { readonly gravityLb: number; readonly lateralLb: number },
  friction: number,
  overturningFactor: number,
): BracingCheck[] => {
  const [demand, allowed] = [STABILITY * lateralLb, friction * gravityLb]
  return [
    { check: 'sliding', use: demand / allowed, demand, allowed, unit: 'lb' },
    { check: 'overturning', use: STABILITY / overturningFactor, demand: STABILITY, allowed: overturningFactor },
  ]
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
  const { heightIn, legIn, footIn, widthIn, spanIn, livePsf, deadPsf, lateralPart, friction, edgeBeam, innerBeam } =
    platform
  const column = checkTower(member, {
    heightIn: footIn + legIn,
    ends: 'free',
    axialLb: 0,
    eccentricIn: 0,
    lateralLb: 0,
    lateralAtIn: 0,
    baseWidthIn: TRUSS_IN,
  })
  const weightLb = (member.selfWeightLbPerFt * legIn) / 12
  const offIn = truss.armIn / 2
  const legs = legsOf(platform, offIn).map((leg) => ({ leg, ...legForces(member, platform, leg, weightLb) }))
  type LegForces = (typeof legs)[number]
  const worst = (use: (each: LegForces) => number) => legs.reduce((most, each) => (use(each) > use(most) ? each : most))
  const check = (
    name: BracingCheckName,
    demandOf: (each: LegForces) => number,
    allowed: number,
    unit: BracingCheck['unit'],
  ): BracingCheck => {
    const demand = demandOf(worst(demandOf))
    return { check: name, use: demand / allowed, demand, allowed, ...(unit ? { unit } : {}) }
  }
  const summed = (
    name: BracingCheckName,
    [columnLb, allowedInLb]: readonly [lb: number, inLb: number],
    momentOf: (each: LegForces) => number,
  ) => {
    const most = worst((each) => each.pressedLb / columnLb + momentOf(each) / allowedInLb)
    return sumOf(name, [
      { symbol: 'N', demand: most.pressedLb, allowable: columnLb, unit: 'lb' },
      { symbol: 'M', demand: momentOf(most), allowable: allowedInLb, unit: 'in·lb' },
    ])
  }
  // A strip of crowd along one edge gives the lowest overturning factor, W √(D/q) / (c h), when its width is W √(D/q).
  const part = lateralPart + OUT_OF_PLUMB
  const overturningFactor = ((widthIn / heightIn) * Math.sqrt(Math.min(1, deadPsf / livePsf))) / part
  const slides = worst(({ gravityLb, lateralLb }) => lateralLb / gravityLb)
  const slidingFactor = (friction * slides.gravityLb) / slides.lateralLb
  const frameOn = (beam: BeamAnswer | undefined, bays: number): FrameEffect => {
    const end = Math.max(0, ...legs.filter(({ leg }) => leg.bays === bays).map(({ frameInLb }) => frameInLb))
    // The moment diagram of the load is a parabola with the peak m. The end moments of the frame add a straight line
    // from −k to k. The maximum of the sum is m + k²/4m.
    return beam
      ? {
          factor: 1 + (end / (2 * beam.momentInLb)) ** 2,
          shear: (2 * end) / spanIn / (REPETITIVE_USE_FACTOR * truss.endShearLb),
        }
      : { factor: 1, shear: 0 }
  }
  const most = worst(({ pressedLb }) => pressedLb)
  return {
    checks: [
      summed('leg', [column.columnLb, column.allowedInLb], ({ legInLb }) => legInLb),
      check('foot', (each) => each.pressedLb + (each.footLateralLb * footIn) / offIn, foot.lb, 'lb'),
      summed('screw', [screw.columnLb, screw.momentInLb], (each) => each.footLateralLb * each.screwIn),
      check('gussetAlong', ({ alongInLb }) => alongInLb, 12 * gusset.momentFtLb, 'in·lb'),
      hasBlock(legIn)
        ? check('blockAcross', ({ acrossInLb }) => acrossInLb, 12 * (blockFtLb ?? 0), 'in·lb')
        : check('gussetAcross', ({ acrossInLb }) => acrossInLb, 12 * gusset.momentFtLb, 'in·lb'),
      check('joint', ({ jointInLb }) => jointInLb, 12 * frame.momentFtLb, 'in·lb'),
      ...stabilityChecks(slides, friction, overturningFactor),
    ].toSorted((a, b) => b.use - a.use),
    legLb: most.pressedLb,
    lateralLb: most.lateralLb,
    amplification: Math.max(...legs.map(({ amplification }) => amplification)),
    deadPsf,
    edgeFrame: frameOn(edgeBeam, 1),
    innerFrame: frameOn(innerBeam, 2),
    overturningFactor,
    slidingFactor,
  }
}
