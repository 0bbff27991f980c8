/** Spans of the beams of a platform between its legs, with the reactions of the joists. Units are inches and pounds. */
import type { BeamCase, PointLoad } from '#engineering/beams/beam-case.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { type BeamSpan, innerEndOf } from '#engineering/systems/platform-beams.ts'
import { type Frame, type FrameJoint, isHanger } from '../frame.ts'
import type { ActionSet } from '../load-paths.ts'
import { totalOf } from '../loads.ts'
import { alongIn, onAxis, verticalStrength } from '../members.ts'
import { type Run, runIn } from '../runs.ts'
import { type CheckedBeam, isSpliced, jointsWithin, loadsOn, loadsWithin, sideOf } from './beam.ts'

/** Reaction of a joist on a beam. */
export interface HungLoad {
  readonly joist: CheckedBeam
  readonly hanger: string
  readonly beam: Run
  readonly atIn: number
  /** Side of the beam: 1 or −1. */
  readonly side: number
  readonly lb: number
  readonly liveLb: number
}

export interface Leg {
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
export interface Span extends CheckedBeam, BeamSpan {
  readonly isEdge: boolean
  readonly livePart: number
  readonly hung: readonly HungLoad[]
  /** Two copies of the span, each without the loads on one of the chords. Empty unless both chords have loads. */
  readonly oneSided: readonly CheckedBeam[]
}

export const FT = 12
export const SAME_IN = 1
const CLOSE_IN = 0.5

/** A beam can end over a leg. Beam spans are simple spans, so a joint there has no moment. */
const OVER_LEG_IN = 7

export function hungLoads(
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

export const livePartOf = (hung: readonly HungLoad[]): number => {
  const total = hung.reduce((sum, { lb }) => sum + lb, 0)
  return total > 0 ? hung.reduce((sum, { liveLb }) => sum + liveLb, 0) / total : 0
}

/** Fraction of live load in the load on a joist, excluding the joist's own weight. */
export function liveOfLoads(joist: CheckedBeam, hung: readonly HungLoad[]): number {
  const ends = hung.filter((each) => each.joist === joist)
  const total = ends.reduce((sum, { lb }) => sum + lb, 0) - joist.answer.selfWeightLb
  return total > 0 ? ends.reduce((sum, { liveLb }) => sum + liveLb, 0) / total : 0
}

export function spansOf(
  beam: Run,
  legs: readonly Leg[],
  hung: readonly HungLoad[],
  sets: readonly ActionSet[],
): Span[] {
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
