/** Joists between hangers and the beams that carry them, with the checks of `engineering/beams/beam-loads.ts`. */

import type { BeamCase, PointLoad } from '#engineering/beams/beam-case.ts'
import { type BeamAnswer, checkBeam } from '#engineering/beams/beam-loads.ts'
import { lengthOf, type SpreadForce } from '#engineering/beams/beam-statics.ts'
import type { Check } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { DYNAMIC_FACTOR } from '#engineering/factors.ts'
import type { Point } from '../../model.ts'
import { difference, dot } from '../../turns.ts'
import { loadedAt } from '../chord-loads.ts'
import { type Frame, isHanger } from '../frame.ts'
import type { ActionSet } from '../load-paths.ts'
import { alongIn, isLevel, type LineMember, verticalStrength } from '../members.ts'
import { splicesOf } from '../plates.ts'
import { type Run, runIn } from '../runs.ts'

const VERTICAL = 1e-6
/** The beam checks assume that a load on one side of a truss acts on a chord. */
const MOST_SHARE = 1 + 1e-6

/** Factor for a set of vertical loads in the combination D + L. */
const gravityFactor = ({ isHoisted }: ActionSet): number => (isHoisted ? DYNAMIC_FACTOR : 1)

export const isGravity = (set: ActionSet): boolean =>
  ['self', 'dead', 'live'].includes(set.case) && set.fraction === undefined

/** Returns the side of a level run that a point is on: 1 for left and −1 for right, looking along the run. */
export const sideOf = ({ along, start }: Run, at: Point): number =>
  Math.sign(dot([-along[1], along[0], 0], difference(at, start)))

/**
 * Returns the vertical loads on a run in the run's own coordinates, or undefined if a load is not vertical. The weight
 * of the members is not included, because the beam checks add it. Unless `hasSides` is true, all loads on a single
 * chord are assumed to be on the same chord, which is conservative. Also undefined if a load is beyond the chords.
 */
export function loadsOn(
  run: Run,
  sets: readonly ActionSet[],
  factorOf: (set: ActionSet) => number = gravityFactor,
  hasSides = false,
): Pick<BeamCase, 'points' | 'spreads'> | undefined {
  const points: PointLoad[] = []
  const spreads: SpreadForce[] = []
  const byId = new Map(run.lines.map((line) => [line.part.id, line]))
  for (const set of sets.filter(isGravity)) {
    const factor = factorOf(set)
    for (const action of set.actions) {
      const line = byId.get(action.part)
      if (!line) continue
      const force = action.kind === 'point' ? action.forceLb : action.lbPerIn
      if (Math.hypot(force[0], force[1]) > VERTICAL * Math.hypot(...force) || force[2] > 0) return undefined
      if (action.kind === 'point') {
        const place = loadedAt(line, action.at, action.forceLb)
        // Bolted parts hang from both chords.
        const on = action.isWeight ? 'chords' : place.on
        if (on === 'chord' && (place.chordShare > MOST_SHARE || !line.strengths[0].truss)) return undefined
        const isOpposite = hasSides && on === 'chord' && sideOf(run, action.at) < 0
        points.push({ atIn: runIn(run, line, alongIn(line, action.at)), lb: -factor * force[2], on, isOpposite })
      } else if (!action.isOwn) {
        const ends = [runIn(run, line, action.fromIn), runIn(run, line, action.toIn)]
        spreads.push({ fromIn: Math.min(...ends), toIn: Math.max(...ends), lbPerIn: -factor * force[2] })
      }
    }
  }
  return { points, spreads: joined(spreads) }
}

/** Merges consecutive distributed loads of the same magnitude. */
function joined(spreads: readonly SpreadForce[]): SpreadForce[] {
  const found: SpreadForce[] = []
  for (const each of spreads.toSorted((a, b) => a.fromIn - b.fromIn)) {
    const before = found.findIndex(
      ({ toIn, lbPerIn }) => Math.abs(toIn - each.fromIn) < 1e-6 && Math.abs(lbPerIn - each.lbPerIn) < 1e-9,
    )
    const existing = found[before]
    if (existing) found[before] = { ...existing, toIn: each.toIn }
    else found.push(each)
  }
  return found
}

/**
 * Returns the loads between two locations, measured from the first location, or undefined if a load is outside this
 * range.
 */
export function loadsWithin(
  { points, spreads }: Pick<BeamCase, 'points' | 'spreads'>,
  fromIn: number,
  toIn: number,
): Pick<BeamCase, 'points' | 'spreads'> | undefined {
  const NEAR = 1e-6
  if (points.some(({ atIn }) => atIn < fromIn - NEAR || atIn > toIn + NEAR)) return undefined
  if (spreads.some((each) => each.fromIn < fromIn - NEAR || each.toIn > toIn + NEAR)) return undefined
  const within = (at: number) => Math.min(toIn, Math.max(fromIn, at)) - fromIn
  return {
    points: points.map((each) => ({ ...each, atIn: within(each.atIn) })),
    spreads: spreads.map((each) => ({ ...each, fromIn: within(each.fromIn), toIn: within(each.toIn) })),
  }
}

/** With splice plates, a joint is as strong as the beam calculator assumes. */
export const isSpliced = (run: Run): boolean =>
  run.joints.every(({ joint }) => {
    const line = run.lines.find(({ part }) => part.id === joint.a)
    return line && splicesOf(joint, line).length > 0
  })

/** Returns the joint locations between two locations on a run, measured from the first location. */
export const jointsWithin = ({ joints }: Run, fromIn: number, toIn: number): number[] =>
  joints.filter(({ atIn }) => atIn > fromIn && atIn < toIn).map(({ atIn }) => atIn - fromIn)

export interface CheckedBeam {
  readonly run: Run
  readonly fromIn: number
  readonly given: BeamCase
  readonly answer: BeamAnswer
}

/** Returns the joists in a frame: members with a hanger at each end and no other connections. */
export function joistsOf(frame: Frame, runs: readonly Run[], sets: readonly ActionSet[]): CheckedBeam[] {
  const hung = hungEndsOf(frame)
  return runs.flatMap((run): CheckedBeam[] => {
    const [line] = run.lines
    const hangs = (xIn: number) => hung.has(`${line?.part.id} ${xIn}`)
    if (!line || run.lines.length > 1 || !isLevel(line) || !hangs(0) || !hangs(line.lengthIn)) return []
    const all = loadsOn(run, sets)
    const loads = all && loadsWithin(all, 0, run.lengthIn)
    if (!loads || run.braced.length !== 2) return []
    const given: BeamCase = { ...loads, supports: { kind: 'simple', spanIn: run.lengthIn }, joints: [] }
    return [{ run, fromIn: 0, given, answer: checkBeam(verticalStrength(line), given) }]
  })
}

/** Keys that consist of the id of a member and the location of a hanger on it. */
const hungEndsOf = ({ joints, bodies }: Frame): Set<string> =>
  new Set(joints.filter(({ b }) => isHanger(bodies.get(b)?.part.partNumber ?? '')).map(({ a, aIn }) => `${a} ${aIn}`))

/** Converts a beam's checks to the builder's checks, with the member at each location. */
export function beamChecks({ run, fromIn, given, answer }: CheckedBeam, combination: string): Check[] {
  return answer.checks.map(({ check, utilization, demand, capacity, unit, terms, atIn }): Check => {
    const at = fromIn + (atIn ?? lengthOf(given.supports) / 2)
    const { line, xIn } = memberAt(run, at)
    return {
      part: line.part.id,
      check,
      utilization: utilization,
      clause: clauseOf(check, verticalStrength(line)),
      combination,
      ...(demand === undefined || capacity === undefined || !unit ? {} : { demand, capacity: capacity, unit }),
      ...(terms ? { terms } : {}),
      ...(atIn === undefined ? {} : { atIn: xIn }),
    }
  })
}

/** Returns the member at a location on a run, and the distance from the member's start. */
function memberAt(run: Run, atIn: number): { line: LineMember; xIn: number } {
  for (const line of run.lines) {
    const [from, to] = [runIn(run, line, 0), runIn(run, line, line.lengthIn)]
    if (atIn <= Math.max(from, to) + 1e-6) return { line, xIn: Math.abs(atIn - from) }
  }
  const line = run.lines.at(-1) as LineMember
  return { line, xIn: line.lengthIn }
}
