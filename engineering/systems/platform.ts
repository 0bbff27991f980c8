/**
 * A platform with 4 ft deck panels on joists of 3 in truss. The joists hang between beams of 12 in truss, which are
 * supported on legs. The beams run under two opposite edges and at equal spacing between them. Cross trusses brace the
 * legs. Units are feet, inches, and pounds.
 */
import type { BeamCase, PointLoad } from '#engineering/beams/beam-effects.ts'
import { type BeamAnswer, checkBeam } from '#engineering/beams/beam-loads.ts'
import { assigned, type Check, compared, type Finding, governingFirst, type Term } from '#engineering/checks/check.ts'
import { STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import { grid } from '#engineering/grid.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { DECK_IN, type StairUnit, stairModel, stairUnits } from '#engineering/part-models/stairs.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import { nearestSizes } from '#engineering/sizes.ts'
import { type PartLine, type PartWeight, weightOf, withFixings } from './parts-list.ts'
import { type BeamSpan, innerEndOf, type LateralUtilization, lateralUtilizationOf } from './platform-beams.ts'
import { type Bracing, checkBracing, type LateralClass, legLoadsOf } from './platform-bracing.ts'
import {
  beamJointsIn,
  beamLengths,
  DECK_SUPPORTS_IN,
  deckCheckOf,
  deckLivePsf,
  GUSSET_REACH_IN,
  type JoistLine,
  joistLineOf,
  legPlacesIn,
  TRUSS_IN,
} from './platform-layout.ts'
import {
  crossTrussCount,
  deckPsf,
  frameLines,
  hangerWeightLb,
  legCount,
  legTrussOf,
  legWeightsOf,
  type PlatformFrame,
  railLbPerFt,
  railLines,
} from './platform-parts.ts'
import { upTo10 } from './tower.ts'

/**
 * Uniform live loads in lb/ft², ASCE 7-22, table 4.3-1. The concentrated loads in the same rows are
 * not covered, because deck panels have no rating for them.
 */
export const loadClasses = {
  40: 'Maintenance catwalks, without the 300 lb point load',
  60: 'Walkways and elevated platforms',
  100: 'Assembly platforms, lobbies, movable seats',
  125: 'Light storage; light manufacturing without the 2,000 lb point load',
  150: 'Stage floors, assembly with heavy equipment',
} as const
export type LoadClass = keyof typeof loadClasses

/**
 * Edges in plan. The front and back edges are as long as the platform's length, and the left and right edges are as
 * long as its width.
 */
export const edges = ['front', 'back', 'left', 'right'] as const
export type Edge = (typeof edges)[number]

/**
 * Who uses a platform, and the rule that requires guards: IBC 1015.2 from more than 30 in, or OSHA 1910.28(b)(1) from 4
 * ft.
 */
export const guardRules = {
  public: {
    use: 'Open to the public',
    clause: 'IBC 1015.2',
    fromIn: 30,
    isNeeded: (heightIn: number) => heightIn > 30,
  },
  workplace: {
    use: 'Employees only, such as maintenance',
    clause: 'OSHA 1910.28(b)(1)',
    fromIn: 48,
    isNeeded: (heightIn: number) => heightIn >= 48,
  },
} as const
export type PlatformUse = keyof typeof guardRules

/** Returns the rule for guards. Without a use, the stricter rule applies. */
export const guardRuleOf = ({ use = 'public' }: Pick<PlatformCase, 'use'>) => guardRules[use]

/**
 * Edge protection: a guardrail only where the rule for the use requires it, a guardrail in all cases, a guardrail with a gate, or none.
 */
export type RailChoice = 'required' | 'rail' | 'gate' | 'open'

/** Direction of the beams: along the long side, along the short side, or the direction that needs the fewest pieces. */
export type BeamDirection = 'long' | 'short' | 'fewest'

export interface PlatformCase {
  readonly lengthFt: number
  readonly widthFt: number
  /** Height of the top of the deck above the floor. */
  readonly heightIn: number
  readonly livePsf: LoadClass
  readonly beams: BeamDirection
  /** The public, if absent. */
  readonly use?: PlatformUse | undefined
  /** Edge with a stair, if there is one. */
  readonly stair?: Edge | undefined
  readonly rails: Readonly<Record<Edge, RailChoice>>
  /** Lateral load as a percentage of the live load. */
  readonly lateral: LateralClass
  /** Coefficient of friction between the leveling feet and the floor. */
  readonly friction: number
}

/** Inputs that can be rejected. Each edge has its own field. */
export type PlatformField = Exclude<keyof PlatformCase, 'rails'> | 'section' | `${Edge}Rail`

const railField = { front: 'frontRail', back: 'backRail', left: 'leftRail', right: 'rightRail' } as const

export interface PlatformAnswer {
  /** True if the beams are parallel to the front edge. */
  readonly isLengthwise: boolean
  readonly bayFt: number
  /** Maximum deck width per joist (`joistPlacesIn`), and the joists along each beam line. */
  readonly stripIn: number
  readonly joists: JoistLine
  readonly spanFt: number
  readonly beams: number
  readonly spans: number
  /** Number of truss pieces: beams, legs, cross trusses, and joists. */
  readonly pieces: number
  readonly legs: number
  readonly legFt: number
  /** Height of the bottom of the leg above the floor. */
  readonly footIn: number
  /** The most loaded joist. */
  readonly joist: BeamAnswer
  /** Demand and rating of the most loaded hanger. */
  readonly hanger: { readonly demandLb: number; readonly capacityLb: number }
  /** The span with the highest utilization, on the edge lines and on the interior lines. */
  readonly edgeBeam: BeamAnswer
  readonly innerBeam?: BeamAnswer
  /** Floor deflections, which are limited to span/360 under live load and span/240 under total load. */
  readonly floor: { readonly joist: FloorDeflection; readonly beam: FloorDeflection }
  readonly bracing: Bracing
  /** Highest beam utilization, including the end moments from frame action. */
  readonly lateralBeam: LateralUtilization & { readonly isInner: boolean }
  readonly crossTrusses: number
  /** True if the rule for the use requires guardrails. */
  readonly needsGuardrails: boolean
  /** All checks, in order of decreasing utilization. For joists and beams, the governing check of the worst one. */
  readonly checks: readonly Check[]
  readonly rails: Readonly<Record<Edge, Exclude<RailChoice, 'required'>>>
  /**
   * Overturning factor of the empty platform under 200 lb at a top rail, and the ballast on its legs that prevents
   * tipping and sliding, rounded up to a multiple of 10 lb. Absent without guardrails.
   */
  readonly guard?: { readonly overturningFactor: number; readonly ballastLb: number }
  readonly stair?: StairAnswer
  readonly parts: readonly PartLine[]
}

export interface StairAnswer {
  /** Number of risers from the floor to the deck, and their height. Custom stairs have equal risers. */
  readonly risers: number
  readonly riserIn: number
  /** The stair in the parts list, if we stock one for this deck height. */
  readonly stock?: StairUnit
  /** Load on the beam that supports the stair, and the part of it that is live load. */
  readonly beamLb: number
  readonly liveLb: number
}

/** Live-load deflection and its limit in inches, and the larger of the utilizations for live load and total load. */
export interface FloorDeflection {
  readonly liveIn: number
  readonly limitIn: number
  readonly utilization: number
}

type Framing = Omit<PlatformAnswer, 'parts' | 'isLengthwise' | 'rails' | 'guard' | 'stair'>
type Layout = Pick<Framing, 'bayFt' | 'stripIn' | 'joists' | 'beams' | 'spans' | 'spanFt' | 'pieces'>

export const PANEL_FT = 4
/** Length of the shortest leg that has room for a corner block and the beam gussets. */
const SHORTEST_LEG_FT = 2
/** Adjustment range of the leveling foot, as the height of the bottom of the leg above the floor. */
const FOOT_IN = [6, 12] as const
/** Deck widths per joist to compare when designing a platform. */
const STRIPS_IN = [24, 21, 18, 16, 14, 12, 10.5, 9] as const
/** If legs are closer together than this, there is no room between them for their gussets. */
const SHORTEST_SPAN_FT = (2 * GUSSET_REACH_IN + 1.5 * TRUSS_IN) / 12
/** Maximum riser height: OSHA 1910.25(c)(2). */
export const MAX_RISER_IN = 9.5
/**
 * Live load on a stair in lb/ft² (ASCE 7-22, table 4.3-1), or a concentrated load at any point (OSHA 1910.25(b)(6)).
 */
export const STAIR_PSF = 100
const STAIR_POINT_LB = 1000
/** Most that a stock stair with its rails weighs per riser. A custom stair counts with this weight. */
export const STAIR_LB_PER_RISER = 27
/** Taller stairs need a landing with supports. */
const HIGHEST_STAIR_IN = 75
/** Riser of a custom stair before it is rounded to equal risers. */
const CUSTOM_RISER_IN = 7.5
/** Location of a stair's first bolt along its beam, and the number of bolts on the 3 in grid. */
const STAIR_BOLTS = { fromIn: 7.5, count: 12 } as const
const LONGEST_LEG_FT = 10

/** Returns the lowest and highest deck heights for legs of this length, in inches. */
const heightsOf = (legFt: number): [number, number] => [
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[0],
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[1],
]

export const deckHeightsIn = [heightsOf(SHORTEST_LEG_FT)[0], heightsOf(LONGEST_LEG_FT)[1]] as const

const PANEL_SIZES = { min: PANEL_FT, max: Infinity, step: PANEL_FT }

function refusal({ lengthFt, widthFt, heightIn, stair, rails }: PlatformCase): Refusal<PlatformField> | undefined {
  for (const [field, value] of [
    ['lengthFt', lengthFt],
    ['widthFt', widthFt],
  ] as const) {
    const [less, more] = nearestSizes(PANEL_SIZES, value)
    if (more !== undefined) {
      return refuse(
        field,
        (say) =>
          `Deck panels are ${say(PANEL_FT, 'ft')} wide. Use ${say(less, 'ft')} or ${say(more, 'ft')}, not ` +
          `${say(value, 'ft')}.`,
      )
    }
  }
  const legFt = Math.floor((heightIn - TRUSS_IN - DECK_IN - FOOT_IN[0]) / 12)
  const [lowest, highest] = deckHeightsIn
  if (heightIn < lowest || heightIn > highest) {
    return refuse(
      'heightIn',
      (say) =>
        `With legs of ${say([SHORTEST_LEG_FT, LONGEST_LEG_FT], 'ft')}, deck heights are ${say(deckHeightsIn, 'in')}.`,
    )
  }
  if (heightIn > heightsOf(legFt)[1]) {
    return refuse(
      'heightIn',
      (say) =>
        `Legs come in ${say(1, 'ft')} increments, and leveling feet adjust by ${say(FOOT_IN[1] - FOOT_IN[0], 'in')}. Use ` +
        `${say(heightsOf(legFt), 'in')}, or ${say(heightsOf(legFt + 1), 'in')}.`,
    )
  }
  if (stair && heightIn > HIGHEST_STAIR_IN) {
    return refuse(
      'heightIn',
      (say) =>
        `A stair to a deck over ${say(HIGHEST_STAIR_IN, 'in')} needs a landing. Use a lower deck, or select no stair ` +
        'and ask us for a stair with a landing.',
    )
  }
  for (const edge of edges) {
    const openFt = (stair === edge ? PANEL_FT : 0) + (rails[edge] === 'gate' ? PANEL_FT : 0)
    if (openFt > edgeFt({ lengthFt, widthFt }, edge)) {
      return refuse(
        railField[edge],
        (say) => `A ${say(PANEL_FT, 'ft')} edge has no room for a stair and a separate gate. A stair has its own gate.`,
      )
    }
  }
  return undefined
}

/** Stock stairs that fit a deck on legs. */
export const stockStairs: readonly StairUnit[] = stairUnits
  .filter(({ deckIn }) => deckHeightsIn[0] <= deckIn && deckIn <= deckHeightsIn[1])
  .toSorted((a, b) => a.deckIn - b.deckIn)

const stairHeightsIn = stockStairs.map(({ deckIn }) => deckIn)

/** Returns the nearest deck heights, below and above a height, that a stock stair fits. */
export const stairHeightsNear = (heightIn: number): readonly number[] => [
  ...stairHeightsIn.filter((each) => each < heightIn).slice(-1),
  ...stairHeightsIn.filter((each) => each > heightIn).slice(0, 1),
]

/**
 * Returns the stair for a deck height: the stock stair, or a custom stair with equal risers (OSHA 1910.25(b)(3)). A stair
 * is supported at the floor and at its beam, so the beam carries half of the uniform load, or the whole concentrated load
 * if it acts at the top.
 */
export function stairTo(heightIn: number): StairAnswer {
  const { runIn, widthIn } = stairModel
  const stock = stairUnits.find(({ deckIn }) => deckIn === heightIn)
  const risers = stock?.risers ?? Math.round(heightIn / CUSTOM_RISER_IN)
  const halfLb = (STAIR_PSF * (widthIn / 12) * (risers - 1) * runIn) / 24
  const liveLb = Math.max(halfLb, STAIR_POINT_LB)
  return {
    risers,
    riserIn: stock?.riserIn ?? heightIn / risers,
    ...(stock ? { stock } : {}),
    beamLb: liveLb + (STAIR_LB_PER_RISER * risers) / 2,
    liveLb,
  }
}

type Sides = Pick<PlatformCase, 'lengthFt' | 'widthFt'>

const edgeFt = ({ lengthFt, widthFt }: Sides, edge: Edge): number => (isAlong(edge) ? lengthFt : widthFt)

/** A platform with lengthwise beams, and the weight of the guardrail along its edges in lb/ft. */
interface Oriented extends Omit<PlatformCase, 'beams' | 'stair' | 'rails'> {
  readonly edgeLbPerFt: number
  /** Stair load on an edge beam, or 0 if there is none. */
  readonly stairLb: number
}

/** Returns the protection for each edge. */
function railsOf({ heightIn, rails, use }: PlatformCase): PlatformAnswer['rails'] {
  const { isNeeded } = guardRuleOf({ use })
  const of = (edge: Edge) => {
    const choice = rails[edge]
    return choice !== 'required' ? choice : isNeeded(heightIn) ? 'rail' : 'open'
  }
  return { front: of('front'), back: of('back'), left: of('left'), right: of('right') }
}

/** Load at a top rail (ASCE 7-22, 4.5.1), and its height above the deck. */
const RAIL_LB = 200
const RAIL_IN = 41.05

/**
 * Returns the overturning factor under a load at a top rail, from the weight of the structure between the outer legs,
 * and the ballast on the legs. 0.6 of the weight resists tipping and sliding (ASCE 7-22, 2.4.1).
 */
function guardOf(
  { lengthFt, widthFt, heightIn, friction }: PlatformCase,
  { bracing, isLengthwise }: Pick<PlatformAnswer, 'bracing' | 'isLengthwise'>,
): NonNullable<PlatformAnswer['guard']> {
  const weightLb = bracing.deadPsf * lengthFt * widthFt
  const [alongFt, acrossFt] = isLengthwise ? [lengthFt, widthFt] : [widthFt, lengthFt]
  const armIn = Math.min(6 * alongFt - TRUSS_IN / 2, 6 * acrossFt)
  const overturningInLb = RAIL_LB * (heightIn + RAIL_IN)
  const neededLb = Math.max(overturningInLb / armIn, RAIL_LB / friction) / STABILIZING_WEIGHT_FACTOR
  return { overturningFactor: (weightLb * armIn) / overturningInLb, ballastLb: upTo10(neededLb - weightLb) }
}

/** Returns the beam directions to compare, relative to the front edge. */
function directionsOf({ beams, lengthFt, widthFt, stair }: PlatformCase): readonly boolean[] {
  const isLong = lengthFt >= widthFt
  const all = beams === 'long' ? [isLong] : beams === 'short' ? [!isLong] : [isLong, !isLong]
  return all.filter((isLengthwise) => !stair || isLengthwise === isAlong(stair))
}

/** Returns true for the edges that run along the platform's length. */
const isAlong = (edge: Edge): boolean => edge === 'front' || edge === 'back'

/**
 * Compares layouts with the longest possible spans. Returns the layout with the fewest truss pieces for legs, beams,
 * and joists, or a `Refusal` if no layout can carry the load.
 */
export function designPlatform(
  beam: MemberStrength,
  joistMember: MemberStrength,
  ratings: WeighedRatings,
  typed: PlatformCase,
): PlatformAnswer | Refusal<PlatformField> {
  const wrong = refusal(typed)
  if (wrong) return wrong
  const [[lengthFt], [widthFt]] = [nearestSizes(PANEL_SIZES, typed.lengthFt), nearestSizes(PANEL_SIZES, typed.widthFt)]
  const entered = { ...typed, lengthFt, widthFt }
  const { hangerLb, foot } = ratings
  if (!hangerLb || !foot || !beam.truss)
    return refuse('section', () => `Joist hangers fit 12 in truss, not ${beam.name}.`)
  const rails = railsOf(entered)
  const { livePsf, lateral, heightIn } = entered
  const stair = entered.stair && stairTo(heightIn)
  const directions = directionsOf(entered)
  if (directions.length === 0) {
    const [first, second] = entered.stair && isAlong(entered.stair) ? ['left', 'right'] : ['front', 'back']
    return refuse(
      'stair',
      () => `A stair bolts to a beam. Put it on the ${first} or ${second} edge, or change the direction of the beams.`,
    )
  }
  const designed = (change: Partial<PlatformCase>) =>
    bestFraming(beam, joistMember, ratings, hangerLb, { ...entered, ...change }, directions)
  const best = designed({})
  if (typeof best !== 'string') {
    const guard = edges.some((edge) => rails[edge] !== 'open') ? guardOf(entered, best) : undefined
    const footLb = best.bracing.checks.find(({ check }) => check === 'foot')?.demand ?? 0
    if (guard && footLb + guard.ballastLb / best.legs > foot.lb)
      return refuse(
        'heightIn',
        (say) =>
          `The guardrails need ${say(guard.ballastLb, 'lb of mass')} of ballast, and the feet cannot carry it. Use a lower deck ` +
          'or a larger platform.',
      )
    return {
      ...best,
      rails,
      ...(guard ? { guard } : {}),
      ...(stair ? { stair } : {}),
      parts: withFixings([
        ...frameLines(beam, ratings, frameOf(best.isLengthwise ? entered : turned(entered), best, best.legFt)),
        ...accessLines(entered, rails, stair),
      ]),
    }
  }
  const steel = beam.material === 'steel' ? [] : ['12 in steel truss']
  if (stair && typeof designed({ stair: undefined }) !== 'string')
    return refuse(
      'stair',
      (say) =>
        `At ${livePsf} lb/ft², a platform of ${beam.name} cannot also carry ${say(Math.floor(stair.beamLb), 'lb')} of ` +
        `the stair. Use ${oneOf([...steel, 'a lower live load'])}, or support the stair separately and select none.`,
    )
  const lower = classesBelow(livePsf).find((each) => typeof designed({ livePsf: each }) !== 'string')
  const load = lower ? `a live load of ${lower} lb/ft²` : 'a lower live load'
  return best === 'bracing'
    ? refuse(
        'heightIn',
        (say) =>
          `At ${livePsf} lb/ft² and ${lateral}% lateral load, bracing of ${beam.name} cannot support a deck ` +
          `${say(heightIn, 'in')} high. Use ${oneOf([...steel, 'a lower deck', load])}.`,
      )
    : refuse('livePsf', () => `Beams of ${beam.name} cannot carry ${livePsf} lb/ft². Use ${oneOf([...steel, load])}.`)
}

/** Returns the lower load classes, largest first. */
const classesBelow = (livePsf: LoadClass): LoadClass[] =>
  (Object.keys(loadClasses).map(Number) as LoadClass[]).filter((each) => each < livePsf).toReversed()

/** Joins options into a list, such as 'a, b, or c'. */
const oneOf = (options: readonly string[]): string =>
  options.length < 3 ? options.join(' or ') : `${options.slice(0, -1).join(', ')}, or ${options.at(-1)}`

/** Compares the beam directions. Returns the best framing, or the part that is too weak in every direction. */
function bestFraming(
  beam: MemberStrength,
  joistMember: MemberStrength,
  ratings: WeighedRatings,
  hangerLb: number,
  entered: PlatformCase,
  directions: readonly boolean[],
): (Framing & { readonly isLengthwise: boolean }) | 'beam' | 'bracing' {
  const rails = railsOf(entered)
  const edgeLbPerFt = edges.some((edge) => rails[edge] !== 'open') ? railLbPerFt(ratings.partLb) : 0
  const stairLb = entered.stair ? stairTo(entered.heightIn).beamLb : 0
  let best: (Framing & { readonly isLengthwise: boolean }) | undefined
  let isUnbraced = false
  for (const isLengthwise of directions) {
    const sides = isLengthwise ? entered : turned(entered)
    const given = { ...entered, lengthFt: sides.lengthFt, widthFt: sides.widthFt, edgeLbPerFt, stairLb }
    const found = framingIn(beam, joistMember, ratings, hangerLb, given)
    if (found === 'bracing') isUnbraced = true
    else if (found !== 'beam' && found.pieces < (best?.pieces ?? Number.POSITIVE_INFINITY))
      best = { ...found, isLengthwise }
  }
  return best ?? (isUnbraced ? 'bracing' : 'beam')
}

/**
 * Returns the framing with the fewest pieces for lengthwise beams. If there is none, returns the part that is too weak:
 * 'beam' or 'bracing'.
 */
function framingIn(
  beam: MemberStrength,
  joistMember: MemberStrength,
  ratings: WeighedRatings,
  hangerLb: number,
  given: Oriented,
): Framing | 'beam' | 'bracing' {
  const layouts = [8, 4]
    .filter((bayFt) => given.widthFt % bayFt === 0)
    .flatMap((bayFt) => layoutsOf(given, beam, joistMember, bayFt))
    .filter(({ joists }) => joists.deckBayIn <= DECK_SUPPORTS_IN && given.livePsf <= deckLivePsf(joists.deckBayIn))
    .toSorted((a, b) => a.pieces - b.pieces)
  let isUnbraced = false
  for (const layout of layouts) {
    const floor = joistsOn(joistMember, hangerLb, given, layout, ratings.partLb)
    const framing = floor ? framingOf(given, beam, ratings, layout, floor) : 'beam'
    if (framing === 'bracing') isUnbraced = true
    else if (framing !== 'beam') return framing
  }
  return isUnbraced ? 'bracing' : 'beam'
}

/**
 * The joist checks, the load from each hanger along a beam line, and the largest live-load fraction among those loads.
 */
interface JoistFloor extends Pick<Framing, 'joist' | 'hanger'> {
  readonly joistFloor: FloorDeflection
  readonly hangersLb: readonly number[]
  readonly livePart: number
}

/** Returns undefined if a joist or its hanger is too weak. */
function joistsOn(
  joistMember: MemberStrength,
  hangerLb: number,
  { lengthFt, livePsf, edgeLbPerFt }: Oriented,
  { bayFt, joists: { placesIn, sharesIn } }: Layout,
  partLb: PartWeight,
): JoistFloor | undefined {
  const clearFt = bayFt - TRUSS_IN / 12
  const psf = livePsf + deckPsf(lengthFt, partLb)
  const last = placesIn.length - 1
  // The guardrail on an end edge is at the end of the overhanging deck, so leverage increases its load on the last
  // joist.
  const levered = 1 + (placesIn[0] as number) / ((placesIn[1] as number) - (placesIn[0] as number))
  const lbPerFt = sharesIn.map(
    (shareIn, index) => (psf * shareIn) / 12 + (index === 0 || index === last ? levered * edgeLbPerFt : 0),
  )
  const mostLbPerFt = Math.max(...lbPerFt)
  const joist = checkBeam(joistMember, uniformCase(clearFt * 12, (mostLbPerFt / 12) * (bayFt / clearFt)), 'joist')
  const endLb = hangerWeightLb(partLb)
  const hangersLb = lbPerFt.map((each) => (each * bayFt + joist.selfWeightLb) / 2 + endLb)
  const hanger = { demandLb: Math.max(...hangersLb), capacityLb: hangerLb }
  const joistFloor = floorOf(joist, clearFt * 12, (livePsf * Math.max(...sharesIn)) / 12 / mostLbPerFt)
  if ((joist.checks[0]?.utilization ?? 0) > 1 || hanger.demandLb > hangerLb || joistFloor.utilization > 1)
    return undefined
  const liveParts = sharesIn.map((shareIn, index) => (livePsf * shareIn * bayFt) / 24 / (hangersLb[index] as number))
  return { joist, hanger, joistFloor, hangersLb, livePart: Math.max(...liveParts) }
}

/**
 * Checks the deflection limits of a floor member: International Building Code, table 1604.3. The total load includes
 * the self-weight.
 */
export function floorOf(beam: BeamAnswer, spanIn: number, livePart: number): FloorDeflection {
  const liveIn = livePart * beam.deflectionIn
  const limitIn = spanIn / 360
  const all = (beam.deflectionIn + beam.selfDeflectionIn) / (spanIn / 240)
  return { liveIn, limitIn, utilization: Math.max(liveIn / limitIn, all) }
}

const worseOf = (a: FloorDeflection, b: FloorDeflection): FloorDeflection => (b.utilization > a.utilization ? b : a)

/**
 * The loads from a stair. The stair's hanger bolts to the outer chord, and the joist hangers bolt to the inner chord.
 */
export const stairLoads = (stairLb: number): PointLoad[] =>
  Array.from({ length: stairLb > 0 ? STAIR_BOLTS.count : 0 }, (_, index) => ({
    atIn: STAIR_BOLTS.fromIn + index * grid.pitchIn,
    lb: stairLb / STAIR_BOLTS.count,
    on: 'chord',
    isOpposite: true,
  }))

/**
 * Checks each span in a beam line with the loads at their actual locations. A beam is supported at the axis of an outer
 * leg. At an inner leg, the beam ends over the leg, so it is supported at the leg chord nearest its span. Loads beyond
 * the beam's supports act on the legs.
 */
function spansOn(
  beam: MemberStrength,
  { spanFt, spans }: Layout,
  points: readonly PointLoad[],
  edgeLbPerFt: number,
): BeamSpan[] {
  const legs = legPlacesIn(spanFt, spans)
  const restIn = (beam.truss?.armIn ?? 0) / 2
  const [lbPerIn, ownLbPerIn] = [edgeLbPerFt / 12, beam.selfWeightLbPerFt / 12]
  const known = new Map<string, BeamAnswer>()
  return legs.slice(1).map((legIn, span) => {
    const [startIn, endIn] = [12 * spanFt * span, 12 * spanFt * (span + 1)]
    const fromIn = span === 0 ? (legs[0] as number) : startIn + restIn
    const toIn = span === spans - 1 ? legIn : endIn - restIn
    const past = (lengthIn: number, atIn: number): PointLoad => ({
      atIn,
      lb: lengthIn * (lbPerIn + ownLbPerIn),
      on: 'support',
    })
    const given: BeamCase = {
      supports: { kind: 'simple', spanIn: toIn - fromIn },
      points: [
        ...points
          .filter(({ atIn }) => atIn > startIn && atIn < endIn)
          .map(
            (each): PointLoad =>
              each.atIn < fromIn || each.atIn > toIn
                ? { atIn: each.atIn < fromIn ? 0 : toIn - fromIn, lb: each.lb, on: 'support' }
                : { ...each, atIn: each.atIn - fromIn },
          ),
        past(fromIn - startIn, 0),
        past(endIn - toIn, toIn - fromIn),
      ],
      spreads: lbPerIn > 0 ? [{ fromIn: 0, toIn: toIn - fromIn, lbPerIn }] : [],
      joints: beamJointsIn(spanFt).map((at) => startIn + at - fromIn),
    }
    const key = JSON.stringify(given)
    const answer = known.get(key) ?? checkBeam(beam, given)
    known.set(key, answer)
    return { answer, betweenLegsIn: legIn - (legs[span] as number), ...innerEndOf(span, spans) }
  })
}

const utilizationOf = ({ checks }: BeamAnswer) => checks[0]?.utilization ?? 0
const mostUtilized = (spans: readonly BeamSpan[]): BeamAnswer =>
  spans.map(({ answer }) => answer).reduce((worst, each) => (utilizationOf(each) > utilizationOf(worst) ? each : worst))

/**
 * Checks the beams, legs, and bracing of a layout under full load. If one of them is too weak, returns 'beam' or
 * 'bracing'.
 */
function framingOf(
  given: Oriented,
  beam: MemberStrength,
  ratings: WeighedRatings,
  layout: Layout,
  { joist, hanger, joistFloor, hangersLb, livePart }: JoistFloor,
): Framing | 'beam' | 'bracing' {
  const { heightIn, lengthFt, widthFt, livePsf, lateral, friction, edgeLbPerFt, stairLb } = given
  const { beams, spans, bayFt } = layout
  const hung = (on: PointLoad['on'], hangers: number): PointLoad[] =>
    layout.joists.placesIn.map((atIn, index) => ({ atIn, lb: hangers * (hangersLb[index] as number), on }))
  // When the stair is unloaded, its torque does not reduce the torque from the hangers.
  const edges = [0, ...(stairLb > 0 ? [stairLb] : [])].map((lb) =>
    spansOn(beam, layout, [...hung('chord', 1), ...stairLoads(lb)], edgeLbPerFt),
  )
  const inner = beams > 2 ? spansOn(beam, layout, hung('chords', 2), 0) : []
  const all = [...edges.flat(), ...inner]
  const beamFloor = all.map(({ answer }) => floorOf(answer, answer.solved.lengthIn, livePart)).reduce(worseOf)
  if (utilizationOf(mostUtilized(all)) > 1 || beamFloor.utilization > 1) return 'beam'
  const legFt = Math.floor((heightIn - TRUSS_IN - DECK_IN - FOOT_IN[0]) / 12)
  const footIn = heightIn - DECK_IN - TRUSS_IN - legFt * 12
  const frame = frameOf(given, layout, legFt)
  const spansIn = all.map(({ betweenLegsIn }) => betweenLegsIn)
  const eccentricIn = (beam.truss?.armIn ?? 0) / 2
  const bracing = checkBracing(beam, ratings, {
    sides: [
      { lengthIn: 12 * lengthFt, insetIn: TRUSS_IN / 2 },
      { lengthIn: 12 * widthFt, insetIn: 0 },
    ],
    heightIn,
    legIn: legFt * 12,
    footIn,
    spansIn: [Math.min(...spansIn), Math.max(...spansIn)],
    baysIn: [bayFt * 12, bayFt * 12],
    livePsf,
    deadPsf: weightOf(withFixings(frameLines(beam, ratings, frame)), ratings.partLb) / (lengthFt * widthFt),
    weights: legWeightsOf(ratings, legFt, legTrussOf(beam, ratings, frame)),
    lateralPart: lateral / 100,
    friction,
    edge: legLoadsOf(edges.at(-1) as BeamSpan[], eccentricIn),
    ...(inner.length > 0 ? { inner: legLoadsOf(inner, eccentricIn) } : {}),
    livePart,
  })
  if (!bracing) return 'beam'
  const lateralBeam = [
    ...edges.flat().map((each) => ({ ...lateralUtilizationOf(each, bracing.edgeEnds, beam), isInner: false })),
    ...inner.map((each) => ({ ...lateralUtilizationOf(each, bracing.innerEnds, beam), isInner: true })),
  ].reduce((worst, each) => (each.utilization > worst.utilization ? each : worst))
  const place = { member: beam, combination: 'D + L' }
  if (lateralBeam.utilization > 1 || (bracing.checks[0]?.utilization ?? 0) > 1) return 'bracing'
  return {
    ...layout,
    joist,
    hanger,
    legs: legCount(beams, spans),
    crossTrusses: crossTrussCount(beams, spans),
    legFt,
    footIn,
    edgeBeam: mostUtilized(edges.flat()),
    ...(inner.length > 0 ? { innerBeam: mostUtilized(inner) } : {}),
    floor: { joist: joistFloor, beam: beamFloor },
    bracing,
    lateralBeam,
    needsGuardrails: guardRuleOf(given).isNeeded(heightIn),
    checks: governingFirst([
      deckCheckOf('deck', livePsf, layout.joists.deckBayIn),
      ...governing(joist, 'joist'),
      compared('hanger', [hanger.demandLb, hanger.capacityLb, 'lb'], { ...place, part: 'hanger' }),
      ...governing(mostUtilized(edges.flat()), 'edgeBeam'),
      ...(inner.length > 0 ? governing(mostUtilized(inner), 'innerBeam') : []),
      assigned(swayFinding(lateralBeam), { ...place, part: lateralBeam.isInner ? 'innerBeam' : 'edgeBeam' }),
      assigned(floorFinding(joistFloor), { ...place, part: 'joist' }),
      assigned(floorFinding(beamFloor), { ...place, part: 'beam' }),
      ...bracing.checks,
    ]),
  }
}

/** Returns the governing check of a member, which `part` names. */
const governing = ({ checks: [first] }: BeamAnswer, part: string): Check[] => (first ? [{ ...first, part }] : [])

/** The two shares of the check that governs: vertical load, and end moments from the lateral load. */
function swayFinding({ utilization, vertical, lateral }: LateralUtilization): Finding {
  const term = (symbol: string, demand: number): Term => ({ symbol, demand, capacity: 1, unit: 'ratio' })
  return { check: 'swayMoment', utilization, terms: [term('Vertical', vertical), term('Lateral', lateral)] }
}

const floorFinding = ({ liveIn, limitIn, utilization }: FloorDeflection): Finding => ({
  check: 'floorDeflection',
  utilization,
  demand: liveIn,
  capacity: limitIn,
  unit: 'in',
})

const turned = <Each extends Sides>(sides: Each): Each => ({
  ...sides,
  lengthFt: sides.widthFt,
  widthFt: sides.lengthFt,
})

/** Returns what determines the parts of a platform whose beams run along its length. */
const frameOf = (
  { lengthFt, widthFt }: Sides,
  { bayFt, spanFt, spans, beams, joists }: Layout,
  legFt: number,
): PlatformFrame => ({ lengthFt, widthFt, legFt, bayFt, spanFt, spans, beams, joists: joists.placesIn.length })

/** Returns the possible layouts with equal beam spans, longest span first. */
function layoutsOf(
  { lengthFt, widthFt }: Sides,
  beam: MemberStrength,
  { flexuralLbIn2 }: MemberStrength,
  bayFt: number,
): Layout[] {
  const beams = widthFt / bayFt + 1
  const joist = { flexuralLbIn2, clearIn: 12 * bayFt - TRUSS_IN }
  return Array.from({ length: lengthFt }, (_, index) => ({ spans: index + 1, spanFt: lengthFt / (index + 1) }))
    .filter(({ spanFt }) => Number.isInteger(spanFt) && spanFt >= SHORTEST_SPAN_FT && spanFt <= beam.spansFt[1])
    .flatMap(({ spans, spanFt }) =>
      STRIPS_IN.map((stripIn) => {
        const joists = joistLineOf(spanFt, spans, stripIn, joist)
        const pieces =
          beams * spans * beamLengths(spanFt).length +
          legCount(beams, spans) +
          crossTrussCount(beams, spans) +
          joists.placesIn.length * (beams - 1)
        return { bayFt, stripIn, joists, beams, spans, spanFt, pieces }
      }),
    )
}

const uniformCase = (spanIn: number, lbPerIn: number): BeamCase => ({
  supports: { kind: 'simple', spanIn },
  points: [],
  spreads: [{ fromIn: 0, toIn: spanIn, lbPerIn }],
  joints: 'anywhere',
  weighsJoints: true,
})

/** Returns the guardrails, gates, and stair. */
function accessLines(
  { stair, ...sides }: PlatformCase,
  rails: PlatformAnswer['rails'],
  stairAnswer: StairAnswer | undefined,
): PartLine[] {
  const stock = stairAnswer?.stock
  const railed = edges.filter((edge) => rails[edge] !== 'open')
  const gates = railed.filter((edge) => rails[edge] === 'gate').length
  // A stair and a gate each occupy 4 ft of their edge.
  const railFt = (edge: Edge) =>
    edgeFt(sides, edge) - (stair === edge ? PANEL_FT : 0) - (rails[edge] === 'gate' ? PANEL_FT : 0)
  return [
    ...railed.flatMap((edge) => railLines(railFt(edge))),
    { partNumber: 'BS-AC-GT36', quantity: gates, note: 'edges' },
    ...(stock
      ? [
          { partNumber: stock.stair, quantity: 1 },
          { partNumber: stock.rail, quantity: 2, note: 'both sides' },
        ]
      : []),
    ...(stair && rails[stair] !== 'open' ? [{ partNumber: 'BS-AC-GT36', quantity: 1, note: 'head of the stair' }] : []),
  ]
}
