/**
 * Solves a frame for its combinations. Solves each load set once and adds the results for each combination. For frames
 * on the floor, includes second-order effects and releases supports that would pull on the floor. Units are inches,
 * pounds, and radians.
 */

import { type FactoredFrame, factorFrame } from '#engineering/frame/frame.ts'
import { type FrameLoad, type FrameProblem, isProblem } from '#engineering/frame/model.ts'
import { secondOrder } from '#engineering/frame/second-order.ts'
import type { ForceAndMoment, FrameSolution } from '#engineering/frame/solution.ts'
import type { Point } from '../model.ts'
import { scaled } from '../turns.ts'
import type { Combination } from './combinations.ts'
import type { Frame, Segment, SupportPoint } from './frame.ts'
import { frameLoadsOf, times } from './frame-loads.ts'
import { restraintsOf } from './frame-supports.ts'
import type { Action, ActionSet } from './load-paths.ts'
import { sidewaysOf } from './loads.ts'
import { type Released, release, tiltLoads, withTilt } from './releases.ts'
import { FORCES, type Station, stationsOf } from './stations.ts'
import { displacedSupports, settlementsOf } from './uneven-supports.ts'

/** Forces, displacements, and reactions for one load set or one combination. */
export interface Response {
  readonly forces: Float64Array
  /** Translations and rotations of the nodes, in the order of the nodes in the model. */
  readonly moves: Float64Array
  /** Forces and moments at the supports, in the order of the supports. */
  readonly reactions: Float64Array
}

/** Points on each segment at which displacements are computed, as fractions of the segment's length. */
export const SHAPE_PARTS = [0, 0.25, 0.5, 0.75, 1] as const

export interface CombinedResponse extends Response {
  readonly combination: Combination
  /** Ids of supports that have lifted off the floor, and of bases that tilt, with the axis. */
  readonly lifted: readonly string[]
  readonly tilted: readonly string[]
  /** Ratio of the sway with second-order effects to the sway without them. */
  readonly amplification: number
}

/** A combination without equilibrium: the frame overturns, slides off, or buckles. */
interface FailedCombination {
  readonly combination: Combination
  readonly failure: FrameProblem
  readonly lifted: readonly string[]
  readonly tilted: readonly string[]
}

export interface FrameResults {
  readonly stations: readonly Station[]
  readonly combined: readonly CombinedResponse[]
  readonly failed: readonly FailedCombination[]
  /**
   * Returns the displacements at points along all segments (`SHAPE_PARTS`) under the sum of the unfactored load sets
   * with the given keys.
   */
  readonly shapeOf: (keys: readonly string[]) => Float64Array
}

/**
 * Factor on the axial forces in second-order analysis: 1.6 for allowable strength design (AISC 360-22 C2.1), and 0.8
 * for the reduced stiffness of the members (C2.3).
 */
const SECOND_ORDER = 1.6 / 0.8
const SMALL_AMPLIFICATION = 1.02
/** Differences in level that change reactions by less than this do not matter. */
const NEGLIGIBLE_LB = 1
const MAX_RELEASES = 8

/** Solves a frame. Returns the problem if the frame is a mechanism even without load. */
export function solveFrame(
  frame: Frame,
  sets: readonly ActionSet[],
  combinations: readonly Combination[],
  levelIn: number,
): FrameResults | FrameProblem {
  const factored = factorFrame(frame.model)
  if (isProblem(factored)) return factored
  const stations = stationsOf(frame, sets)
  const solver = new Solver(frame, stations)
  const responses = new Map<string, Response>()
  const solutions = new Map<string, FrameSolution>()
  const actions = new Map<string, readonly Action[]>(sets.map((set) => [set.key, set.actions]))
  for (const set of sets) {
    if (set.fraction !== undefined) continue
    const solution = factored.solve(frameLoadsOf(frame, set.actions))
    if (isProblem(solution)) return solution
    solutions.set(set.key, solution)
    responses.set(set.key, solver.responseOf(solution))
  }
  const combined: CombinedResponse[] = []
  const failed: FailedCombination[] = []
  // Second-order effects are largest under the full vertical loads with a sway in each direction. If the effects are
  // small, the other combinations need no separate analysis.
  const isProbe = ({ kind, sideways }: Combination) =>
    kind === 'plumb' && sideways !== undefined && sideways.direction[0] + sideways.direction[1] > 0
  const probes = combinations.filter(isProbe)
  let [isStiff, amplification] = [probes.length > 0, 1]
  for (const combination of [...probes, ...combinations.filter((each) => !isProbe(each))]) {
    const result = solver.combination(
      factored,
      combination,
      { responses, actions },
      isStiff && !isProbe(combination) ? amplification : undefined,
    )
    if (isProblem(result)) return result
    if ('failure' in result) failed.push(result)
    else combined.push(result)
    if (!isProbe(combination)) continue
    amplification = Math.max(amplification, 'failure' in result ? Number.POSITIVE_INFINITY : result.amplification)
    isStiff &&= amplification < SMALL_AMPLIFICATION
  }
  for (const result of solver.unevenCombinations(factored, combinations, { responses, actions }, levelIn))
    if ('failure' in result) failed.push(result)
    else combined.push(result)
  const shapeOf = (keys: readonly string[]) => {
    const parts = keys.flatMap((key) => solutions.get(key) ?? []).map((solution) => ({ solution, factor: 1 }))
    return solver.shapeOf(factored.combine(parts))
  }
  return { stations, combined, failed, shapeOf }
}

interface Solved {
  readonly responses: ReadonlyMap<string, Response>
  readonly actions: ReadonlyMap<string, readonly Action[]>
}

/** A segment, the index of its member in the model, and the indices of its first and last stations. */
interface Element {
  readonly segment: Segment
  readonly member: number
  readonly stations: readonly [first: number, last: number]
}

class Solver {
  readonly #frame: Frame
  readonly #stations: readonly Station[]
  readonly #elements: readonly Element[]
  readonly #sideways = new Map<string, Response>()
  readonly #released = new Map<string, FactoredFrame | FrameProblem>()

  constructor(frame: Frame, stations: readonly Station[]) {
    this.#frame = frame
    this.#stations = stations
    this.#elements = this.#elementsOf()
  }

  #elementsOf(): Element[] {
    const members = new Map(this.#frame.model.members.map(({ id }, index) => [id, index]))
    const elements: Element[] = []
    for (let first = 0, last = 0; first < this.#stations.length; first = last + 1) {
      const { segment } = this.#stations[first] as Station
      for (last = first; this.#stations[last + 1]?.segment === segment; ) last++
      elements.push({ segment, member: members.get(segment.id) as number, stations: [first, last] })
    }
    return elements
  }

  /** Returns the displacements at the points along all segments. */
  shapeOf(solution: FrameSolution): Float64Array {
    const points: number[] = []
    for (const segments of this.#frame.segments.values())
      for (const { id } of segments) {
        const member = solution.member(id)
        for (const part of SHAPE_PARTS) points.push(...member.deflectionAt(part * member.lengthIn))
      }
    return Float64Array.from(points)
  }

  responseOf(solution: FrameSolution): Response {
    const forces = new Float64Array(FORCES * this.#stations.length)
    for (const { segment, member, stations } of this.#elements) {
      const [first, last] = stations
      const ends = solution.endForces(member)
      for (let i = 0; i < FORCES; i++) {
        // At the start of the member, the cut faces the opposite direction, so the sign is reversed.
        forces[FORCES * first + i] = -(ends[i] as number)
        forces[FORCES * last + i] = ends[FORCES + i] as number
      }
      for (let index = first + 1; index < last; index++) {
        const { xIn, side } = this.#stations[index] as Station
        const { axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb } = solution
          .member(segment.id)
          .forcesAt(xIn - segment.fromIn, side)
        forces.set([axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb], FORCES * index)
      }
    }
    return { forces, moves: solution.displacements, reactions: this.#reactionsOf(solution) }
  }

  #reactionsOf(solution: FrameSolution): Float64Array {
    const { supports } = this.#frame
    const reactions = new Float64Array(6 * supports.length)
    for (const [index, { node }] of supports.entries()) {
      const found: ForceAndMoment | undefined = solution.reactions.get(node)
      if (found) reactions.set([found.xLb, found.yLb, found.zLb, found.mxInLb, found.myInLb, found.mzInLb], 6 * index)
    }
    return reactions
  }

  /**
   * Solves one combination. If a small amplification is already known, applies it instead of a separate second-order
   * analysis. Releases supports until none of them pulls on the floor.
   */
  combination(
    factored: FactoredFrame,
    combination: Combination,
    solved: Solved,
    known: number | undefined,
  ): CombinedResponse | FailedCombination | FrameProblem {
    const released: Released = { lifted: new Set(), tilted: new Map() }
    const { supports } = this.#frame
    const first = this.#firstOrder(factored, combination, solved)
    if (isProblem(first)) return first
    let current: FactoredFrame = factored
    let response: Response = first
    for (let step = 0; ; step++) {
      const second = this.#secondOrder(current, response, step === 0 ? known : undefined)
      const result = () => ({ combination, lifted: [...released.lifted], tilted: [...released.tilted.keys()] })
      if (isProblem(second)) return { ...result(), failure: second }
      if (step === MAX_RELEASES || !release(supports, second.reactions, released)) return { ...result(), ...second }
      const next = this.#releasedFrame(released)
      if (isProblem(next)) return { ...result(), failure: next }
      current = next
      const again = current.solve([
        ...this.#loadsOfCombination(combination, solved.actions),
        ...tiltLoads(supports, released),
      ])
      if (isProblem(again)) return again
      response = this.responseOf(again)
    }
  }

  /**
   * Solves the combinations with the weight alone, with the full vertical loads, and with the load patterns for a frame that
   * hangs from three or more hoists, with each hoist in turn too high or too low by `levelIn`.
   */
  unevenCombinations(
    factored: FactoredFrame,
    combinations: readonly Combination[],
    solved: Solved,
    levelIn: number,
  ): (CombinedResponse | FailedCombination)[] {
    const { supports } = this.#frame
    const level = combinations.filter(({ kind }) => kind === 'gravity' || kind === 'pattern')
    const hoists = [...supports.keys()].filter((index) => supports[index]?.kind === 'hoist')
    if (hoists.length < supports.length || hoists.length < 3 || levelIn === 0) return []
    const nodes = hoists.map((index) => (supports[index] as SupportPoint).node)
    const settled = settlementsOf(factored, nodes).map((solution) => this.responseOf(solution))
    const upward = ({ reactions }: Response) => hoists.map((index) => reactions[6 * index + 2] as number)
    const columns = settled.map(upward)
    const stiffnessLbPerIn = hoists.map((_, row) => columns.map((column) => column[row] as number))
    const largest = Math.max(...stiffnessLbPerIn.flat().map(Math.abs))
    if (largest * levelIn < NEGLIGIBLE_LB) return []
    const unevenOf = (full: Combination, first: Response, hoist: number, sign: 1 | -1) => {
      const levels = hoists.map((index) => (index === hoist ? sign * levelIn : 0))
      const name = `${full.name}, hoist ${hoists.indexOf(hoist) + 1} ${sign > 0 ? 'high' : 'low'}`
      const combination: Combination = { ...full, name, kind: 'uneven', variantOf: full }
      const moved = displacedSupports(stiffnessLbPerIn, levels, upward(first))
      const none = { combination, lifted: [], tilted: [] }
      if (!moved)
        return { ...none, failure: { problem: 'unstable', message: 'The frame tips off its supports.' } } as const
      const terms = moved.map((each, index) => [settled[index] as Response, each] as const)
      return { ...none, ...this.#sum([[first, 1], ...terms]), amplification: 1 }
    }
    return level.flatMap((full) => {
      const first = this.#firstOrder(factored, full, solved)
      if (isProblem(first)) return []
      return hoists.flatMap((hoist) => ([1, -1] as const).map((sign) => unevenOf(full, first, hoist, sign)))
    })
  }

  #releasedFrame(released: Released): FactoredFrame | FrameProblem {
    const { lifted, tilted } = released
    const key = `${[...lifted].sort().join(' ')}|${[...tilted.keys()].sort().join(' ')}`
    const cached = this.#released.get(key)
    if (cached) return cached
    const supports = this.#frame.supports
      .filter(({ id }) => !lifted.has(id))
      .map((support) => withTilt(support.id, restraintsOf(support), released))
    const made = factorFrame({ ...this.#frame.model, supports })
    this.#released.set(key, made)
    return made
  }

  #loadsOfCombination({ factors, sideways }: Combination, actions: Solved['actions']): FrameLoad[] {
    const all = [...factors].flatMap(([key, factor]) => (actions.get(key) ?? []).map((each) => times(each, factor)))
    return frameLoadsOf(
      this.#frame,
      sideways ? [...all, ...sidewaysOf(all, scaled(sideways.direction, sideways.fraction))] : all,
    )
  }

  #firstOrder(factored: FactoredFrame, combination: Combination, solved: Solved): Response | FrameProblem {
    const { factors, sideways } = combination
    const terms: [Response, number][] = []
    for (const [key, factor] of factors) {
      const response = solved.responses.get(key)
      if (response) terms.push([response, factor])
    }
    if (sideways)
      for (const axis of [0, 1] as const) {
        const part = sideways.direction[axis]
        if (part === 0) continue
        const unit = this.#sidewaysResponse(factored, factors, axis, solved.actions)
        if (isProblem(unit)) return unit
        terms.push([unit, sideways.fraction * part])
      }
    return this.#sum(terms)
  }

  #sum(terms: readonly (readonly [Response, number])[]): Response {
    return sumOf(terms, this.#stations.length, this.#frame.model.nodes.length, this.#frame.supports.length)
  }

  /** Returns the response to a lateral load of 1 lb along an axis for each pound of factored vertical load. */
  #sidewaysResponse(
    factored: FactoredFrame,
    factors: Combination['factors'],
    axis: 0 | 1,
    actions: Solved['actions'],
  ): Response | FrameProblem {
    const name = `${axis} ${[...factors].join(' ')}`
    const cached = this.#sideways.get(name)
    if (cached) return cached
    const toward: Point = axis === 0 ? [1, 0, 0] : [0, 1, 0]
    const vertical = [...factors].flatMap(([key, factor]) =>
      (actions.get(key) ?? []).map((each) => times(each, factor)),
    )
    const solution = factored.solve(frameLoadsOf(this.#frame, sidewaysOf(vertical, toward)))
    if (isProblem(solution)) return solution
    const made = this.responseOf(solution)
    this.#sideways.set(name, made)
    return made
  }

  /** Adds the effects of axial compression in the deflected frame. */
  #secondOrder(
    factored: FactoredFrame,
    first: Response,
    known: number | undefined,
  ): (Response & { readonly amplification: number }) | FrameProblem {
    if (known !== undefined) return this.#amplified(first, known)
    if (this.#frame.supports.every(({ kind }) => kind === 'hoist')) return { ...first, amplification: 1 }
    const found = secondOrder(factored, { displacements: first.moves, compressionLb: this.#compressionOf(first) })
    if (isProblem(found)) return found
    const { amplification, added } = found
    // If the effect is small, amplify all member forces, which is conservative.
    if (!added || amplification < SMALL_AMPLIFICATION) return this.#amplified(first, amplification)
    const both = this.#sum([
      [first, 1],
      [this.responseOf(added), 1],
    ])
    return { ...both, amplification }
  }

  #amplified(first: Response, amplification: number) {
    return { ...this.#sum([[first, amplification]]), reactions: first.reactions, amplification }
  }

  /** Returns the average axial compression in each member of the model, multiplied by `SECOND_ORDER`. */
  #compressionOf({ forces }: Response): Float64Array {
    const compressionLb = new Float64Array(this.#frame.model.members.length)
    for (const { member, stations } of this.#elements) {
      const [first, last] = stations
      const lb = -((forces[FORCES * first] as number) + (forces[FORCES * last] as number)) / 2
      compressionLb[member] = lb < 1 ? 0 : SECOND_ORDER * lb
    }
    return compressionLb
  }
}

function sumOf(
  terms: readonly (readonly [Response, number])[],
  stations: number,
  nodes: number,
  supports: number,
): Response {
  const total = {
    forces: new Float64Array(FORCES * stations),
    moves: new Float64Array(6 * nodes),
    reactions: new Float64Array(6 * supports),
  }
  for (const [response, factor] of terms)
    for (const key of ['forces', 'moves', 'reactions'] as const) {
      const [into, from] = [total[key], response[key]]
      for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) + factor * (from[at] as number)
    }
  return total
}
