/**
 * Platforms that the platform calculator covers: joists on hangers between beams, upright legs on leveling feet with
 * gussets, and cross trusses between the legs. They get the same checks as in the calculator (`engineering/systems/platform.ts`
 * and `engineering/systems/platform-bracing.ts`).
 */

import type { BeamCase, PointLoad } from '#engineering/beams/beam-effects.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import type { Check } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { FRICTION } from '#engineering/factors.ts'
import { floorOf } from '#engineering/systems/platform.ts'
import { type BeamSpan, innerEndOf, lateralUtilizationOf } from '#engineering/systems/platform-beams.ts'
import { type Bracing, checkBracing, type LegLoads, legLoadsOf } from '#engineering/systems/platform-bracing.ts'
import { TRUSS_IN } from '#engineering/systems/platform-layout.ts'
import { legWeightsOf } from '#engineering/systems/platform-parts.ts'
import type { Point } from '../../model.ts'
import { partForm, partKind } from '../../shapes.ts'
import { difference, dot, placedBox } from '../../turns.ts'
import { hangerRatingOf, weighedRatings } from '../data.ts'
import { type Frame, type FrameJoint, isHanger } from '../frame-of.ts'
import { type ActionSet, type LoadContext, totalOf } from '../loads.ts'
import { alongIn, isBrace, type LineMember, onAxis, verticalStrength } from '../members.ts'
import { gussetsOf } from '../plates.ts'
import { type Run, runIn } from '../runs.ts'
import {
  beamChecks,
  type CheckedBeam,
  isGravity,
  isSpliced,
  jointsWithin,
  joistsOf,
  loadsOn,
  loadsWithin,
  sideOf,
} from './beam.ts'

export interface SystemContext {
  readonly frame: Frame
  readonly runs: readonly Run[]
  readonly sets: readonly ActionSet[]
  readonly context: LoadContext
}

/** Reaction of a joist on a beam. */
interface HungLoad {
  readonly joist: CheckedBeam
  readonly hanger: string
  readonly beam: Run
  readonly atIn: number
  /** Side of the beam: 1 or −1. */
  readonly side: number
  readonly lb: number
  readonly liveLb: number
}

interface Leg {
  readonly run: Run
  /** Length including the corner block at the bottom, if there is one. */
  readonly lengthIn: number
  /** Node of the foot, or of the corner block below the run. */
  readonly baseNode: string
  readonly beam: Run
  readonly atIn: number
  readonly footIn: number
  readonly joint: FrameJoint
}

/** One beam span between two legs. */
interface Span extends CheckedBeam, BeamSpan {
  readonly isEdge: boolean
  readonly livePart: number
  readonly hung: readonly HungLoad[]
  /** Two copies of the span, each without the loads on one of the chords. Empty unless both chords have loads. */
  readonly oneSided: readonly CheckedBeam[]
}

const FT = 12
const SAME_IN = 1
const CLOSE_IN = 0.5
/** A beam can end over a leg. Beam spans are simple spans, so a joint there has no moment. */
const OVER_LEG_IN = 7

/** Returns the checks for a platform, or undefined if the frame is not a platform that the calculator covers. */
export function platformChecks(system: SystemContext): Check[] | undefined {
  const { frame, runs, sets } = system
  const joists = joistsOf(frame, runs, sets)
  if (joists.length === 0) return undefined
  const runOf = new Map(runs.flatMap((run) => run.lines.map((line) => [line.part.id, run] as const)))
  const hung = joists.flatMap((joist) => hungLoads(frame, joist, runOf, sets))
  const legs = legsOf(frame, runs, runOf)
  const beams = [...new Set(hung.map(({ beam }) => beam))]
  if (hung.length !== 2 * joists.length || legs.length === 0) return undefined
  const spans = beams.flatMap((beam) => spansOf(beam, legs, hung, sets))
  const expected = beams.reduce((count, beam) => count + legs.filter((leg) => leg.beam === beam).length - 1, 0)
  if (spans.length !== expected || spans.length === 0) return undefined
  const others = runs.filter(
    (run) =>
      !beams.includes(run) &&
      !joists.some((joist) => joist.run === run) &&
      !legs.some((leg) => leg.run === run) &&
      // The checks of the calculator don't count on braces.
      !run.lines.some(isBrace),
  )
  // The calculator doesn't cover loads on legs and cross trusses.
  const bare = new Set(
    [...legs.map(({ run }) => run), ...others].flatMap(({ lines }) => lines.map(({ part }) => part.id)),
  )
  const isLoaded = sets.some(
    (set) => isGravity(set) && set.case !== 'self' && set.actions.some(({ part }) => bare.has(part)),
  )
  if (isLoaded) return undefined
  const crossings = crossTrusses(frame, others, legs, runOf)
  if (!crossings) return undefined
  const bracing = bracingOf(system, { beams, legs, spans, braces: others })
  if (!bracing) return undefined
  return [
    ...joists.flatMap((joist) => [...beamChecks(joist, 'D + L'), floorCheck(joist, liveOfLoads(joist, hung))]),
    ...hung.flatMap((each) => hangerChecks(each, system)),
    ...spans.flatMap((span) => [
      ...[span, ...span.oneSided].flatMap((each) => [
        ...beamChecks(each, 'D + L'),
        lateralBeamCheck({ ...span, ...each }, bracing),
      ]),
      floorCheck(span, span.livePart),
    ]),
    ...bracingChecks(bracing, legs),
  ]
}

function hungLoads(
  frame: Frame,
  joist: CheckedBeam,
  runOf: ReadonlyMap<string, Run>,
  sets: readonly ActionSet[],
): HungLoad[] {
  const [line] = joist.run.lines
  if (!line) return []
  const live = loadsOn(
    joist.run,
    sets.filter((set) => set.case === 'live'),
  )
  const own = sets.find((set) => set.case === 'self')?.actions ?? []
  /** Reaction to the live load at the start or end of the joist. */
  const liveAt = (isStart: boolean) =>
    live?.spreads.reduce((sum, { fromIn, toIn, lbPerIn }) => {
      const part = (fromIn + toIn) / 2 / line.lengthIn
      return sum + lbPerIn * (toIn - fromIn) * (isStart ? 1 - part : part)
    }, 0) ?? 0
  return [0, line.lengthIn].flatMap((endIn): HungLoad[] => {
    const hanger = frame.joints.find(
      ({ a, aIn, b }) => a === line.part.id && aIn === endIn && isHanger(frame.bodies.get(b)?.part.partNumber ?? ''),
    )
    const onBeam = frame.joints.find(({ a, b }) => b === hanger?.b && a !== line.part.id)
    const beam = onBeam && runOf.get(onBeam.a)
    const beamLine = onBeam && frame.lines.get(onBeam.a)
    if (!hanger || !beam || !beamLine) return []
    const atIn = runIn(beam, beamLine, alongIn(beamLine, onAxis(line, endIn)))
    const isStart = isFirst(joist.run, line.part.id, endIn)
    const reaction = joist.answer.solved.reactions[isStart ? 0 : 1]?.lb ?? 0
    const [, , self] = totalOf(own.filter(({ part }) => part === hanger.b))
    const side = sideOf(beam, onAxis(line, line.lengthIn / 2))
    return [{ joist, hanger: hanger.b, beam, atIn, side, lb: reaction - self, liveLb: liveAt(isStart) }]
  })
}

/** Returns true if the given end of a run's only member is at the start of the run. */
const isFirst = (run: Run, id: string, endIn: number): boolean => {
  const line = run.lines.find(({ part }) => part.id === id)
  return line !== undefined && runIn(run, line, endIn) < run.lengthIn / 2
}

const livePartOf = (hung: readonly HungLoad[]): number => {
  const total = hung.reduce((sum, { lb }) => sum + lb, 0)
  return total > 0 ? hung.reduce((sum, { liveLb }) => sum + liveLb, 0) / total : 0
}

/** Fraction of live load in the load on a joist, excluding the joist's own weight. */
function liveOfLoads(joist: CheckedBeam, hung: readonly HungLoad[]): number {
  const ends = hung.filter((each) => each.joist === joist)
  const total = ends.reduce((sum, { lb }) => sum + lb, 0) - joist.answer.selfWeightLb
  return total > 0 ? ends.reduce((sum, { liveLb }) => sum + liveLb, 0) / total : 0
}

/** Upright runs on a leveling foot or on a corner block with a foot, with two gussets at the beam above. */
function legsOf(frame: Frame, runs: readonly Run[], runOf: ReadonlyMap<string, Run>): Leg[] {
  return runs.flatMap((run): Leg[] => {
    if (!run.isUpright) return []
    const ids = new Set(run.lines.map(({ part }) => part.id))
    const numberOf = (id: string) => frame.bodies.get(id)?.part.partNumber ?? ''
    const base = frame.joints.find(({ kind, a, b }) => kind === 'body' && ids.has(a) && isLegBase(numberOf(b)))
    const blockIn = base && partKind(numberOf(base.b)) === 'corner' ? TRUSS_IN : 0
    const support = frame.supports.find(
      ({ node, part }) => node === base?.node && partForm(part.partNumber) === 'leveling foot',
    )
    const joint = frame.joints.find(
      ({ kind, a, at }) => kind === 'side' && ids.has(a) && at[2] > run.start[2] + run.lengthIn - SAME_IN,
    )
    const beam = joint && runOf.get(joint.b)
    if (!base || !support || !joint || !beam || !hasGussets(frame, joint)) return []
    const footIn = run.start[2] - blockIn - support.at[2]
    const lengthIn = run.lengthIn + blockIn
    // A leg between two beams has bolts in both, so the location of its axis determines which beam it supports.
    const atIn = dot(beam.along, difference(run.start, beam.start))
    return [{ run, lengthIn, baseNode: base.node, beam, joint, atIn, footIn }]
  })
}

const isLegBase = (partNumber: string): boolean =>
  partForm(partNumber) === 'leveling foot' || partKind(partNumber) === 'corner'

const hasGussets = ({ lines }: Frame, joint: FrameJoint): boolean => {
  const line = lines.get(joint.a)
  return line !== undefined && gussetsOf(joint, line).length > 0
}

function spansOf(beam: Run, legs: readonly Leg[], hung: readonly HungLoad[], sets: readonly ActionSet[]): Span[] {
  const places = legs
    .filter((leg) => leg.beam === beam)
    .map(({ atIn }) => atIn)
    .toSorted((a, b) => a - b)
  const own = hung.filter((each) => each.beam === beam)
  const [line] = beam.lines
  const all = loadsOn(
    beam,
    sets.map((set) => ({
      ...set,
      actions: set.actions.filter((action) => action.kind === 'line' || !action.isWeight),
    })),
    undefined,
    true,
  )
  const isAtLeg = (at: number) => places.some((each) => Math.abs(each - at) < OVER_LEG_IN)
  if (!line || !all || !isSpliced({ ...beam, joints: beam.joints.filter(({ atIn }) => !isAtLeg(atIn)) })) return []
  const isEdge = new Set(own.map(({ side }) => side)).size < 2
  // A beam that ends over an inner leg rests on the leg chord nearest its span.
  const restIn = (place: number) =>
    beam.joints.some(({ atIn }) => Math.abs(atIn - place) < OVER_LEG_IN)
      ? (verticalStrength(line).truss?.armIn ?? 0) / 2
      : 0
  return places.slice(1).flatMap((legIn, index): Span[] => {
    const [beforeIn, isLast] = [places[index] as number, index === places.length - 2]
    const fromIn = index === 0 ? beforeIn : beforeIn + restIn(beforeIn)
    const toIn = isLast ? legIn : legIn - restIn(legIn)
    // Loads beyond a beam support act on the leg.
    const startIn = index === 0 ? Number.NEGATIVE_INFINITY : beforeIn
    const endIn = isLast ? Number.POSITIVE_INFINITY : legIn
    const inside = own.filter(({ atIn }) => atIn >= startIn - 1e-6 && atIn < endIn - 1e-6)
    const direct = loadsWithin(clipped(all, [startIn, fromIn], [toIn, endIn]), fromIn, toIn)
    if (!direct) return []
    const given: BeamCase = {
      supports: { kind: 'simple', spanIn: toIn - fromIn },
      points: [...direct.points, ...pointsOf(inside, fromIn, toIn)],
      spreads: direct.spreads,
      joints: jointsWithin(beam, fromIn + OVER_LEG_IN, toIn - OVER_LEG_IN).map((at) => at + OVER_LEG_IN),
    }
    const checked = (each: BeamCase) => ({
      run: beam,
      fromIn,
      given: each,
      answer: checkBeam(verticalStrength(line), each),
    })
    return [
      {
        ...checked(given),
        oneSided: oneSidedOf(given).map(checked),
        betweenLegsIn: legIn - beforeIn,
        ...innerEndOf(index, places.length - 1),
        isEdge,
        livePart: livePartOf(inside),
        hung: inside,
      },
    ]
  })
}

/** Omits the loads on one chord, so that their torque does not reduce the torque from the loads on the other chord. */
function oneSidedOf(given: BeamCase): BeamCase[] {
  const isOn = (opposite: boolean) => (each: PointLoad) =>
    each.on === 'chord' && (each.isOpposite ?? false) === opposite
  if (![true, false].every((side) => given.points.some(isOn(side)))) return []
  return [true, false].map((side) => ({ ...given, points: given.points.filter((each) => !isOn(side)(each)) }))
}

/** Cuts off distributed loads at the ends of a span. Loads between an end of the beam and its leg act on the leg. */
function clipped(
  { points, spreads }: Pick<BeamCase, 'points' | 'spreads'>,
  [startIn, fromIn]: readonly [number, number],
  [toIn, endIn]: readonly [number, number],
): Pick<BeamCase, 'points' | 'spreads'> {
  const cut = (from: number, to: number) =>
    spreads
      .map((each) => ({ ...each, fromIn: Math.max(each.fromIn, from), toIn: Math.min(each.toIn, to) }))
      .filter((each) => each.toIn > each.fromIn)
  const past = (from: number, to: number, atIn: number) =>
    cut(from, to).map((each): PointLoad => ({ atIn, lb: each.lbPerIn * (each.toIn - each.fromIn), on: 'support' }))
  return {
    points: [
      ...points.filter(({ atIn }) => atIn >= startIn && atIn < endIn).map((each) => onLeg(each, fromIn, toIn)),
      ...past(startIn, fromIn, fromIn),
      ...past(toIn, endIn, toIn),
    ],
    spreads: cut(fromIn, toIn),
  }
}

/** Returns a load. A load beyond a support of the beam is moved to the leg. */
const onLeg = (load: PointLoad, fromIn: number, toIn: number): PointLoad =>
  load.atIn < fromIn || load.atIn > toIn
    ? { atIn: load.atIn < fromIn ? fromIn : toIn, lb: load.lb, on: 'support' }
    : load

/** Two hangers at one location load both chords. A single hanger loads one chord. */
function pointsOf(hung: readonly HungLoad[], fromIn: number, toIn: number): PointLoad[] {
  const points: PointLoad[] = []
  const left = hung.toSorted((a, b) => a.atIn - b.atIn)
  while (left.length > 0) {
    const first = left.shift() as HungLoad
    const pair = left.findIndex(({ atIn, side }) => Math.abs(atIn - first.atIn) < CLOSE_IN && side !== first.side)
    const [other] = pair >= 0 ? left.splice(pair, 1) : []
    const { atIn } = first
    const isOpposite = (other && other.lb > first.lb ? other : first).side < 0
    if (!other) points.push({ atIn, lb: first.lb, on: 'chord', isOpposite })
    else {
      const both = Math.min(first.lb, other.lb)
      points.push({ atIn, lb: 2 * both, on: 'chords' })
      const rest = Math.abs(first.lb - other.lb)
      if (rest > 1e-9) points.push({ atIn, lb: rest, on: 'chord', isOpposite })
    }
  }
  return points.map((each) => {
    const load = onLeg(each, fromIn, toIn)
    return { ...load, atIn: load.atIn - fromIn }
  })
}

/**
 * Returns true if the remaining runs are level trusses between two legs, with gussets at both ends or with both ends on
 * the legs' corner blocks.
 */
function crossTrusses(
  frame: Frame,
  others: readonly Run[],
  legs: readonly Leg[],
  runOf: ReadonlyMap<string, Run>,
): boolean {
  const legRuns = new Set(legs.map(({ run }) => run))
  const blocks = new Set(legs.filter(({ run, lengthIn }) => lengthIn > run.lengthIn).map(({ baseNode }) => baseNode))
  return (
    others.length > 0 &&
    others.every((run) => {
      const ends = frame.joints.filter(({ kind, a }) => kind !== 'inline' && runOf.get(a) === run)
      return (
        ends.length === 2 &&
        ends.every((joint) =>
          joint.kind === 'side'
            ? legRuns.has(runOf.get(joint.b) as Run) && hasGussets(frame, joint)
            : joint.kind === 'body' && blocks.has(joint.node),
        )
      )
    })
  )
}

/** Returns the common value of all the numbers, or undefined if they differ. */
function common(values: readonly number[]): number | undefined {
  const [first] = values
  return first !== undefined && values.every((each) => Math.abs(each - first) < SAME_IN) ? first : undefined
}

interface Layout {
  readonly beams: readonly Run[]
  readonly legs: readonly Leg[]
  readonly spans: readonly Span[]
  readonly braces: readonly Run[]
}

const weightLbOf = ({ lines }: Run): number =>
  lines.reduce((sum, { weightLbPerIn, lengthIn }) => sum + weightLbPerIn * lengthIn, 0)

/**
 * Returns the loads on the legs on the edge lines or on the interior lines, or undefined if there are no such lines.
 */
function lineLoadsOf(spans: readonly Span[], eccentricIn: number): LegLoads | undefined {
  const lines = [...new Set(spans.map(({ run }) => run))].map((beam) =>
    legLoadsOf(
      spans.filter(({ run }) => run === beam),
      eccentricIn,
    ),
  )
  if (lines.length === 0) return undefined
  const between = lines.flatMap(({ betweenLb }) => betweenLb ?? [])
  return {
    oneLb: Math.max(...lines.map(({ oneLb }) => oneLb)),
    momentInLb: Math.max(...lines.map(({ momentInLb }) => momentInLb)),
    spans: Math.min(...lines.map((line) => line.spans)),
    ...(between.length > 0 ? { betweenLb: Math.max(...between) } : {}),
  }
}

/** Returns the bracing checks, or undefined if the platform's legs are not all alike. */
function bracingOf(
  { frame, sets, context }: SystemContext,
  { beams, legs, spans, braces }: Layout,
): Bracing | undefined {
  const [beam] = beams
  const across = beam && ([-beam.along[1], beam.along[0], 0] as const)
  const [first] = beam?.lines ?? []
  if (!across || !first) return undefined
  const rows = beams.map(({ start }) => dot(across, start)).toSorted((a, b) => a - b)
  const bays = rows.slice(1).map((at, index) => at - (rows[index] as number))
  const lengths = spans.map(({ betweenLegsIn }) => betweenLegsIn)
  const eccentricIn = (verticalStrength(first).truss?.armIn ?? 0) / 2
  const legIn = common(legs.map(({ lengthIn }) => lengthIn))
  const footIn = common(legs.map((leg) => leg.footIn))
  const ratings = weighedRatings(context.data, first.series)
  const [edge, inner] = [true, false].map((isEdge) =>
    lineLoadsOf(
      spans.filter((span) => span.isEdge === isEdge),
      eccentricIn,
    ),
  )
  const deck = deckOf(frame, context)
  if (bays.length === 0 || !legIn || footIn === undefined || !ratings || !edge || !deck) return undefined
  const hung = spans.flatMap((span) => span.hung)
  return checkBracing(verticalStrength(first), ratings, {
    sides: [
      deckSide(
        deck.lengthsIn,
        beam.along,
        legs.map(({ run }) => dot(beam.along, run.start)),
      ),
      deckSide(deck.lengthsIn, across, rows),
    ],
    heightIn: deck.topIn,
    legIn,
    footIn,
    spansIn: [Math.min(...lengths), Math.max(...lengths)],
    baysIn: [Math.min(...bays), Math.max(...bays)],
    livePsf: deck.livePsf,
    deadPsf: stabilizingLb(sets, context) / (deck.areaIn2 / 144),
    weights: legWeightsOf(ratings, legIn / FT, {
      legLb: Math.max(...legs.map(({ run }) => weightLbOf(run))),
      braceLb: Math.max(0, ...braces.map(weightLbOf)),
    }),
    lateralPart: Math.max(0, ...sets.map(({ fraction = 0 }) => fraction)),
    friction: FRICTION,
    edge,
    ...(inner ? { inner } : {}),
    livePart: Math.max(...hung.map((each) => livePartOf([each]))),
  })
}

/** Weight of the platform. As in the calculator, guardrails and stairs do not count, because they can be removed. */
function stabilizingLb(sets: readonly ActionSet[], { structure, hardware, data }: LoadContext): number {
  const access = new Set(
    structure.parts.filter(({ partNumber }) => ['rail', 'stair'].includes(partKind(partNumber))).map(({ id }) => id),
  )
  const lbOf = (partNumber: string) => data.weightLb[partNumber] ?? 0
  const own = structure.parts.reduce((sum, { id, partNumber }) => sum + (access.has(id) ? lbOf(partNumber) : 0), 0)
  const fixings = hardware.reduce(
    (sum, { of, line }) => sum + (typeof of === 'string' && access.has(of) ? line.quantity * lbOf(line.partNumber) : 0),
    0,
  )
  const [, , self] = totalOf(sets.find((set) => set.case === 'self')?.actions ?? [])
  return -self - own - fixings
}

/** Returns the length of the deck along an axis, and the distance from the ends of the deck to the outer legs. */
function deckSide([xIn, yIn]: readonly [number, number], axis: Point, legsIn: readonly number[]) {
  const lengthIn = Math.abs(axis[0]) > 0.5 ? xIn : yIn
  return { lengthIn, insetIn: Math.max(0, (lengthIn - (Math.max(...legsIn) - Math.min(...legsIn))) / 2) }
}

const spanOf = ({ supports }: BeamCase): number => (supports.kind === 'simple' ? supports.spanIn : 0)

/** Properties of a platform's deck: its lengths along x and y, its area, the height of its top, and its live load. */
function deckOf(frame: Frame, { structure, shapes }: SystemContext['context']) {
  const decks = structure.parts.filter(({ partNumber }) => partKind(partNumber) === 'deck')
  const boxes = decks.flatMap((deck) => {
    const box = shapes(deck.partNumber)?.box
    return box ? [placedBox(deck, box)] : []
  })
  if (boxes.length === 0) return undefined
  const floorIn = Math.min(...frame.supports.map(({ at }) => at[2]))
  const range = (axis: 0 | 1) =>
    Math.max(...boxes.map(([, max]) => max[axis])) - Math.min(...boxes.map(([min]) => min[axis]))
  const psf = decks.map(({ id }) =>
    structure.loads.reduce(
      (sum, load) => sum + (load.kind === 'area' && load.case === 'live' && load.parts.includes(id) ? load.psf : 0),
      0,
    ),
  )
  return {
    lengthsIn: [range(0), range(1)] as const,
    areaIn2: boxes.reduce((sum, [min, max]) => sum + (max[0] - min[0]) * (max[1] - min[1]), 0),
    topIn: Math.max(...boxes.map(([, max]) => max[2])) - floorIn,
    livePsf: Math.max(...psf, 1),
  }
}

/** Deflection limits for a floor: span/360 under live load, and span/240 under total load. */
function floorCheck(beam: CheckedBeam, livePart: number): Check {
  const { utilization, liveIn, limitIn } = floorOf(beam.answer, spanOf(beam.given), livePart)
  return {
    part: beam.run.id,
    check: 'floorDeflection',
    utilization,
    demand: liveIn,
    capacity: limitIn,
    unit: 'in',
    clause: clauseOf('floorDeflection', verticalStrength(beam.run.lines[0] as LineMember)),
    combination: 'D + L',
  }
}

function hangerChecks({ hanger, lb, joist, beam }: HungLoad, { context }: SystemContext): Check[] {
  const number = context.parts.get(hanger)?.partNumber ?? ''
  const rating = hangerRatingOf(
    context.data,
    number,
    [joist.run, beam].map((run) => run.lines[0]?.series ?? ''),
  )
  if (!rating) return []
  return [
    {
      part: hanger,
      check: 'hanger',
      demand: lb,
      capacity: rating.value,
      unit: 'lb',
      utilization: lb / rating.value,
      clause: rating.clause,
      combination: 'D + L',
    },
  ]
}

/** The end moments from the frame add to the moment and shear in the beam. */
function lateralBeamCheck(span: Span, { edgeEnds, innerEnds }: Bracing): Check {
  const [line] = span.run.lines as [LineMember]
  return {
    part: span.run.id,
    check: 'swayMoment',
    utilization: lateralUtilizationOf(span, span.isEdge ? edgeEnds : innerEnds, verticalStrength(line)).utilization,
    clause: clauseOf('swayMoment', verticalStrength(line)),
    combination: 'D + L + lateral',
  }
}

/** The bracing checks are for the leg with the highest utilization but are shown for all legs. */
const bracingChecks = ({ checks }: Bracing, legs: readonly Leg[]): Check[] =>
  checks.flatMap((check) =>
    (check.part === 'leg' ? legs : legs.slice(0, 1)).map(({ run }) => ({ ...check, part: run.id })),
  )
