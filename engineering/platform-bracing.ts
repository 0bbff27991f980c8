/**
 * Lateral stability of a platform. Its legs are on leveling feet, which are pinned. Gussets along the beams restrain
 * the legs, and so do cross trusses 12 in below the beams, with gussets above them. Inches and pounds.
 */
import type { BeamAnswer } from './beam-loads.ts'
import type { MemberStrength } from './member-strength.ts'
import type { SupportRatings } from './support-ratings.ts'
import { amplificationOf, checkTower } from './tower.ts'

/** Lateral load of a crowd as a fraction of its weight. */
export const lateralClasses = {
  5: 'Floors and stages',
  7: 'Standing audience, grandstands',
  10: 'Seating rows at least 29 in apart',
} as const
export type LateralClass = keyof typeof lateralClasses

/** Leg out-of-plumbness: bolts have 1/16 in of clearance over the 11 in of a gusset. */
export const OUT_OF_PLUMB = 1 / 200

const STABILITY = 1.5

/** Thickness of the deck, and depth of the truss below it. */
export const DECK_IN = 2
export const TRUSS_IN = 12

/**
 * Screw of the leveling foot, 1 1/2-4 Acme of ASTM A36 with a minor diameter of 1.23 in: AISC 360-22 F11.1 with 1.6 Fy
 * S, and E3 at a slenderness of 53. Both are divided by 1.67 and multiplied by the repetitive-use factor. The screw
 * bends between the ball and the jam nut.
 */
const screw = { momentInLb: 5350, columnLb: 18_700, inertiaIn4: 0.112, elasticPsi: 29e6, endsIn: 4.25 } as const

export type BracingCheckName =
  | 'leg'
  | 'foot'
  | 'screw'
  | 'gussetAlong'
  | 'gussetAcross'
  | 'joint'
  | 'sliding'
  | 'overturning'

export interface BracingCheck {
  readonly check: BracingCheckName
  readonly use: number
  readonly demand?: number
  readonly allowed?: number
  readonly unit?: 'lb' | 'in·lb'
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
  /** Weight of the structure per deck area. */
  readonly deadPsf: number
  readonly lateralPart: number
  readonly friction: number
  /** Beams under the load of one span, and the live-load fraction of that load. */
  readonly edgeBeam: BeamAnswer
  readonly innerBeam?: BeamAnswer
  readonly livePart: number
}

export interface Bracing {
  /** The worst leg for each check, sorted by utilization. */
  readonly checks: readonly BracingCheck[]
  /** Loads on the most loaded leg: vertical (including the lateral load) and lateral, in pounds. */
  readonly legLb: number
  readonly lateralLb: number
  readonly amplification: number
  /** Factors on beam moments for the end moments from the frame. */
  readonly edgeBeamFactor: number
  readonly innerBeamFactor: number
  readonly overturningFactor: number
  readonly slidingFactor: number
}

/** A leg under one load pattern. */
interface Leg {
  readonly loadLb: number
  /** Eccentricity across the beams, and along the beams. */
  readonly acrossIn: number
  readonly alongIn: number
  /** Number of adjacent bays and spans. */
  readonly bays: number
  readonly spans: number
}

/**
 * Loads on the legs. Edge beams have hangers on one chord, and beams that end over a leg rest on half of it, so the
 * load enters the leg eccentrically. Interior beams can be loaded on one side.
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
 * Lateral displacement at the top of the leg, in inches per pound: leg, beam with a pinned far end, lacing, and foot screw.
 */
function driftIn({ flexuralLbIn2, truss }: MemberStrength, leverIn: number, beamIn: number, screwIn: number): number {
  return (
    leverIn ** 3 / (3 * flexuralLbIn2) +
    (leverIn ** 2 * beamIn) / (3 * flexuralLbIn2) +
    (truss ? leverIn / truss.webLb : 0) +
    screwIn ** 3 / (3 * screw.elasticPsi * screw.inertiaIn4)
  )
}

/** Forces in a leg, its foot, and its gussets. */
function legForces(member: MemberStrength, platform: BracedPlatform, leg: Leg, weightLb: number) {
  const { heightIn, legIn, footIn, spanIn, bayIn, lateralPart, livePart, friction } = platform
  const gravityLb = leg.loadLb + weightLb
  const lateralLb = lateralPart * livePart * leg.loadLb + OUT_OF_PLUMB * gravityLb
  const screwIn = Math.max(0, footIn - screw.endsIn)
  const alongIn = footIn + legIn
  const acrossIn = alongIn - 1.5 * TRUSS_IN
  // The lateral load adds vertical load to the legs on one side. Interior legs get it from both adjacent spans or bays.
  const pressedLb =
    gravityLb + 2 * lateralLb * heightIn * Math.max(leg.spans === 1 ? 1 / spanIn : 0, leg.bays === 1 ? 1 / bayIn : 0)
  const amplification = Math.max(
    amplificationOf(member, pressedLb, alongIn / driftIn(member, alongIn, spanIn, screwIn)),
    amplificationOf(member, pressedLb, heightIn / driftIn(member, heightIn, bayIn, screwIn)),
  )
  // Friction at the foot and the beams above form a couple that resists the eccentricity. The gussets carry the
  // remainder.
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

/** Checks the legs, feet, gussets, and the platform as a whole. Undefined if a part has no rating. */
export function checkBracing(
  member: MemberStrength,
  { gusset, foot, bases }: SupportRatings,
  platform: BracedPlatform,
): Bracing | undefined {
  const frame = bases.find(({ anchored }) => !anchored)
  const { truss } = member
  if (!gusset || !foot || !frame || !truss) return undefined
  const { heightIn, legIn, footIn, widthIn, livePsf, deadPsf, lateralPart, friction, edgeBeam, innerBeam } = platform
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
  const summed = (name: BracingCheckName, use: (each: LegForces) => number): BracingCheck => ({
    check: name,
    use: use(worst(use)),
  })
  // A strip of crowd along an edge has the lowest overturning factor: W √(D/q) / (c h), at a width of W √(D/q).
  const part = lateralPart + OUT_OF_PLUMB
  const overturningFactor = ((widthIn / heightIn) * Math.sqrt(Math.min(1, deadPsf / livePsf))) / part
  const slidingFactor = Math.min(...legs.map(({ gravityLb, lateralLb }) => (friction * gravityLb) / lateralLb))
  const beamFactor = (beam: BeamAnswer | undefined, bays: number) => {
    const end = Math.max(0, ...legs.filter(({ leg }) => leg.bays === bays).map(({ frameInLb }) => frameInLb))
    // The load causes a parabola with the peak m. The moments of the frame add a straight line from −k to k. Their
    // maximum is m + k²/4m.
    return beam ? 1 + (end / (2 * beam.momentInLb)) ** 2 : 1
  }
  const most = worst(({ pressedLb }) => pressedLb)
  return {
    checks: [
      summed('leg', ({ pressedLb, legInLb }) => pressedLb / column.columnLb + legInLb / column.allowedInLb),
      check('foot', (each) => each.pressedLb + (each.footLateralLb * footIn) / offIn, foot.lb, 'lb'),
      summed(
        'screw',
        (each) => each.pressedLb / screw.columnLb + (each.footLateralLb * each.screwIn) / screw.momentInLb,
      ),
      check('gussetAlong', ({ alongInLb }) => alongInLb, 12 * gusset.momentFtLb, 'in·lb'),
      check('gussetAcross', ({ acrossInLb }) => acrossInLb, 12 * gusset.momentFtLb, 'in·lb'),
      check('joint', ({ jointInLb }) => jointInLb, 12 * frame.momentFtLb, 'in·lb'),
      { check: 'sliding' as const, use: STABILITY / slidingFactor },
      { check: 'overturning' as const, use: STABILITY / overturningFactor },
    ].toSorted((a, b) => b.use - a.use),
    legLb: most.pressedLb,
    lateralLb: most.lateralLb,
    amplification: Math.max(...legs.map(({ amplification }) => amplification)),
    edgeBeamFactor: beamFactor(edgeBeam, 1),
    innerBeamFactor: beamFactor(innerBeam, 2),
    overturningFactor,
    slidingFactor,
  }
}
