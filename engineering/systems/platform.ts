/**
 * A platform with 4 ft deck panels on joists of 3 in truss. The joists hang between beams of 12 in truss, which are
 * supported on legs. The beams run under two opposite edges and at equal spacing between them. Cross trusses brace the
 * legs. Units are feet, inches, and pounds.
 */
import type { PointLoad } from '#engineering/beams/beam-case.ts'
import { type BeamAnswer, utilizationOf } from '#engineering/beams/beam-loads.ts'
import { STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { DECK_IN } from '#engineering/part-models/stairs.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import { nearestSizes } from '#engineering/sizes.ts'
import { weightOf, withFixings } from './parts-list.ts'
import {
  type FloorDeflection,
  type Framing,
  guardRuleOf,
  type Layout,
  type LoadClass,
  loadClasses,
  type Oriented,
  type PlatformAnswer,
  type PlatformCase,
  type PlatformField,
} from './platform-answer.ts'
import { type BeamEnds, type BeamSpan, lateralUtilizationOf } from './platform-beams.ts'
import { checkBracing, legLoadsOf } from './platform-bracing.ts'
import { platformChecks } from './platform-checks.ts'
import { type Edge, edges, isAlong, type Sides, turned } from './platform-edges.ts'
import { type FloorSpan, type JoistFloor, joistsOn, spansOn } from './platform-floor.ts'
import { FOOT_IN, PANEL_SIZES, refusal } from './platform-inputs.ts'
import {
  beamLengths,
  DECK_SUPPORTS_IN,
  deckLivePsf,
  GUSSET_REACH_IN,
  joistLineOf,
  spansOf,
  TRUSS_IN,
} from './platform-layout.ts'
import {
  crossTrussCount,
  frameLines,
  legCount,
  legTrussOf,
  legWeightsOf,
  type PlatformFrame,
  railLbPerFt,
} from './platform-parts.ts'
import { accessOf, stairLoads, stairPlaceIn, stairTo } from './platform-stairs.ts'
import { upTo10 } from './tower.ts'

/** Deck widths per joist to compare when designing a platform. */
const STRIPS_IN = [24, 21, 18, 16, 14, 12, 10.5, 9] as const

/** If legs are closer together than this, there is no room between them for their gussets. */
const SHORTEST_SPAN_FT = (2 * GUSSET_REACH_IN + 1.5 * TRUSS_IN) / 12

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
  const fitting = all.filter((isLengthwise) => !stair || isLengthwise === isAlong(stair))
  // On a square, both directions have the same layouts.
  return lengthFt === widthFt ? fitting.slice(0, 1) : fitting
}

/**
 * Compares layouts with the longest possible spans. Returns the layout with the fewest truss pieces for legs, beams,
 * and joists, or a `Refusal` if no layout can carry the load. Of the joist members, it uses the first one, or a later one
 * if the platform then needs fewer legs.
 */
export function designPlatform(
  beam: MemberStrength,
  joistMembers: readonly MemberStrength[],
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
    bestFraming(beam, joistMembers, ratings, hangerLb, { ...entered, ...change }, directions)
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
    const access = accessOf(entered, rails, stair, best.isLengthwise)
    return {
      ...best,
      rails,
      unguarded: access.unguarded,
      ...(guard ? { guard } : {}),
      ...(stair ? { stair } : {}),
      parts: withFixings([
        ...frameLines(beam, ratings, frameOf(best.isLengthwise ? entered : turned(entered), best, best.legFt)),
        ...access.lines,
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

/** A layout, and the platform turned so that its beams are lengthwise. */
interface Candidate {
  readonly given: Oriented
  readonly isLengthwise: boolean
  readonly layout: Layout
}

/** Compares the joists and the layouts. Returns the best framing, or the part that is too weak in all cases. */
function bestFraming(
  beam: MemberStrength,
  joistMembers: readonly MemberStrength[],
  ratings: WeighedRatings,
  hangerLb: number,
  entered: PlatformCase,
  directions: readonly boolean[],
): (Framing & { readonly isLengthwise: boolean }) | 'beam' | 'bracing' {
  const candidates = directions
    .flatMap((isLengthwise) => candidatesOf(entered, isLengthwise, beam, ratings))
    .toSorted((a, b) => a.layout.pieces - b.layout.pieces)
  let best: (Framing & { readonly isLengthwise: boolean }) | undefined
  let isUnbraced = false
  for (const joistMember of joistMembers) {
    for (const { given, isLengthwise, layout } of candidates) {
      const floor = joistsOn(joistMember, hangerLb, given, layout, ratings.partLb)
      const framing = floor ? framingOf(given, { beam, joistMember }, ratings, layout, floor) : 'beam'
      isUnbraced ||= framing === 'bracing'
      if (typeof framing === 'string') continue
      if (layout.legs < (best?.legs ?? Number.POSITIVE_INFINITY)) best = { ...framing, isLengthwise }
      break
    }
  }
  return best ?? (isUnbraced ? 'bracing' : 'beam')
}

/** Returns the layouts for one direction of the beams that have room for the stair and can carry the deck. */
function candidatesOf(
  entered: PlatformCase,
  isLengthwise: boolean,
  beam: MemberStrength,
  { partLb }: WeighedRatings,
): Candidate[] {
  const rails = railsOf(entered)
  const { lengthFt, widthFt } = isLengthwise ? entered : turned(entered)
  const given = {
    ...{ ...entered, lengthFt, widthFt },
    edgeLbPerFt: edges.some((edge) => rails[edge] !== 'open') ? railLbPerFt(partLb) : 0,
    stairLb: entered.stair ? stairTo(entered.heightIn).beamLb : 0,
  }
  return [8, 4]
    .filter((bayFt) => widthFt % bayFt === 0)
    .flatMap((bayFt) => layoutsOf(given, beam, bayFt))
    .filter((layout) => given.stairLb === 0 || stairPlaceIn(layout) !== undefined)
    .filter(({ joists }) => joists.deckBayIn <= DECK_SUPPORTS_IN && given.livePsf <= deckLivePsf(joists.deckBayIn))
    .map((layout) => ({ given, isLengthwise, layout }))
}

const worseOf = (a: FloorDeflection, b: FloorDeflection): FloorDeflection => (b.utilization > a.utilization ? b : a)

const mostUtilized = (spans: readonly BeamSpan[]): BeamAnswer =>
  spans
    .map(({ answer }) => answer)
    .reduce((worst, each) => (utilizationOf(each.checks) > utilizationOf(worst.checks) ? each : worst))

/**
 * Checks the beams, legs, and bracing of a layout under full load. If one of them is too weak, returns 'beam' or
 * 'bracing'.
 */
function framingOf(
  given: Oriented,
  { beam, joistMember }: Readonly<Record<'beam' | 'joistMember', MemberStrength>>,
  ratings: WeighedRatings,
  layout: Layout,
  { joist, joists, joistSeries, hanger, joistFloor, hangersLb, livePart }: JoistFloor,
): Framing | 'beam' | 'bracing' {
  const { heightIn, lengthFt, widthFt, livePsf, lateral, friction, edgeLbPerFt, stairLb } = given
  const { beams, spansFt, bayFt } = layout
  const hung = (on: PointLoad['on'], hangers: number): PointLoad[] =>
    layout.joists.placesIn.map((atIn, index) => ({ atIn, lb: hangers * (hangersLb[index] as number), on }))
  // When the stair is unloaded, its torque does not reduce the torque from the hangers.
  const inner = beams > 2 ? spansOn(beam, layout, hung('chords', 2), 0, livePart) : []
  if (!inner) return 'beam'
  const edges: FloorSpan[][] = []
  for (const lb of [0, ...(stairLb > 0 ? [stairLb] : [])]) {
    const spans = spansOn(beam, layout, [...hung('chord', 1), ...stairLoads(layout, lb)], edgeLbPerFt, livePart)
    if (!spans) return 'beam'
    edges.push(spans)
  }
  const all = [...edges.flat(), ...inner]
  const beamFloor = all.map(({ floor }) => floor).reduce(worseOf)
  const legFt = Math.floor((heightIn - TRUSS_IN - DECK_IN - FOOT_IN[0]) / 12)
  const footIn = heightIn - DECK_IN - TRUSS_IN - legFt * 12
  const frame = frameOf(given, { ...layout, joistSeries }, legFt)
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
  const lateralOf = (spans: readonly BeamSpan[], ends: BeamEnds) =>
    spans
      .map((each) => lateralUtilizationOf(each, ends, beam))
      .reduce((worst, each) => (each.utilization > worst.utilization ? each : worst))
  const lateralBeams = {
    edge: lateralOf(edges.flat(), bracing.edgeEnds),
    ...(inner.length > 0 ? { inner: lateralOf(inner, bracing.innerEnds) } : {}),
  }
  const { checks, notApplicable } = platformChecks(joistMember, beam, {
    ...{ given, layout, joist, hanger, bracing, lateralBeams },
    edgeBeams: edges.flat().map(({ answer }) => answer),
    innerBeams: inner.map(({ answer }) => answer),
    floor: { joist: joistFloor, beam: beamFloor },
  })
  if ((checks[0]?.utilization ?? 0) > 1) return 'bracing'
  return {
    ...layout,
    ...{ joist, joists, joistSeries, hanger },
    crossTrusses: crossTrussCount(beams, spansFt.length),
    legFt,
    footIn,
    edgeBeam: mostUtilized(edges.flat()),
    ...(inner.length > 0 ? { innerBeam: mostUtilized(inner) } : {}),
    floor: { joist: joistFloor, beam: beamFloor },
    bracing,
    lateralBeams,
    needsGuardrails: guardRuleOf(given).isNeeded(heightIn),
    checks,
    notApplicable,
  }
}

/** Returns what determines the parts of a platform whose beams run along its length. */
const frameOf = (
  { lengthFt, widthFt }: Sides,
  { bayFt, spansFt, beams, joists, joistSeries }: Layout & Pick<Framing, 'joistSeries'>,
  legFt: number,
): PlatformFrame => ({ lengthFt, widthFt, legFt, bayFt, spansFt, beams, joists: joists.placesIn.length, joistSeries })

/** Returns the possible layouts, longest spans first. */
function layoutsOf({ lengthFt, widthFt }: Sides, beam: MemberStrength, bayFt: number): Layout[] {
  const beams = widthFt / bayFt + 1
  return Array.from({ length: lengthFt }, (_, index) => spansOf(lengthFt, index + 1))
    .filter((spansFt) => Math.min(...spansFt) >= SHORTEST_SPAN_FT && Math.max(...spansFt) <= beam.spansFt[1])
    .flatMap((spansFt) => {
      const legs = legCount(beams, spansFt.length)
      const framePieces = beams * spansFt.flatMap(beamLengths).length + legs + crossTrussCount(beams, spansFt.length)
      const lines = STRIPS_IN.map((stripIn) => ({ stripIn, joists: joistLineOf(spansFt, stripIn) }))
      // The holes can require the same locations for several widths.
      const known = new Set<string>()
      const isNew = ({ joists }: (typeof lines)[number]) => known.size < known.add(joists.placesIn.join()).size
      return lines.filter(isNew).map(({ stripIn, joists }) => {
        const pieces = framePieces + joists.placesIn.length * (beams - 1)
        return { bayFt, stripIn, joists, beams, spansFt, pieces, legs }
      })
    })
}
