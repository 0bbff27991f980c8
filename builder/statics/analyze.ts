/**
 * Statics of a structure: reactions, deflections, and utilization of all members, joints, and supports. `engineering/`
 * checks each limit state. The result contains no functions, so that a worker can return it. Units are inches, pounds,
 * and radians.
 */

import type { Check } from '#engineering/checks/check.ts'
import { checkTexts, fixedClauseOf } from '#engineering/checks/check-texts.ts'
import type { NotApplicable } from '#engineering/checks/limit-states.ts'
import { notCovered } from '#engineering/checks/not-covered.ts'
import { isProblem } from '#engineering/frame/model.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { formatNumber } from '#engineering/units.ts'
import { type Connection, connectionsOf } from '../connections.ts'
import type { Point, Structure, SupportKind } from '../model.ts'
import { partKind, type Shapes } from '../shapes.ts'
import { type Ballast, ballastOf, weightOn } from './ballast.ts'
import { CheckList, type Unrated } from './checks.ts'
import { type Combination, combinationsOf } from './combinations.ts'
import { ConcentratedChecks } from './concentrated-checks.ts'
import type { StaticsData } from './data.ts'
import { deckChecks } from './deck-checks.ts'
import { checkDeflections, type DeformedPoint, deformedOf } from './deflections.ts'
import type { Frame, StructureFrames } from './frame.ts'
import { framesOf } from './frame-of.ts'
import { type Instability, instabilityOf, partNear, unsupported } from './instabilities.ts'
import { JointChecks } from './joint-checks.ts'
import { notApplicable } from './limit-states.ts'
import { type ActionSet, deckedJoists, isLoose, type LoadContext, loadContextOf } from './load-paths.ts'
import { actionSetsOf, totalOf } from './loads.ts'
import { MemberChecks } from './member-checks.ts'
import { baseFixesOf } from './outriggers.ts'
import { runsOf } from './runs.ts'
import type { CombinedResponse } from './solve.ts'
import { patternedSets } from './span-patterns.ts'
import { type Stability, stabilityOf } from './stability.ts'
import { checkSupports } from './support-checks.ts'
import { platformChecks } from './systems/platform.ts'
import { tippingChecks } from './tipping.ts'
import { solveOnWheels } from './wheels.ts'

/** A check and the suggested fix. */
export interface CheckWithFix extends Check {
  readonly fix: string
}

interface SupportReaction {
  readonly support: string
  readonly kind: SupportKind
  readonly combination: string
  readonly forceLb: Point
  readonly momentInLb: Point
}

export type Status = 'passes' | 'fails' | 'unstable' | 'incomplete'

export interface Analysis {
  /**
   * `incomplete` means that no check fails but an unrated part carries load. Don't show any part of this frame as safe.
   */
  readonly status: Status
  /** Worst result of each check on each part, in descending order of utilization. */
  readonly checks: readonly CheckWithFix[]
  /** Limit states that no check of a member contains, with the reason. */
  readonly notApplicable: readonly NotApplicable[]
  /** Highest utilization of each part. Unrated parts have no entry unless a check fails. */
  readonly utilization: Readonly<Record<string, number>>
  readonly unrated: readonly Unrated[]
  readonly notCovered: readonly string[]
  readonly reactions: readonly SupportReaction[]
  readonly stability: readonly FrameStability[]
  readonly instabilities: readonly Instability[]
  /** Names of the combinations in which a frame has no equilibrium. The other checks don't include them. */
  readonly unsolved: readonly string[]
  /** Displacements under all unfactored loads and weights, by member. */
  readonly deformed: Readonly<Record<string, readonly DeformedPoint[]>>
  /** Total weight of the parts in pounds, and number of members in the frame model. */
  readonly weightLb: number
  readonly memberCount: number
  readonly combinations: readonly Pick<Combination, 'name' | 'clause'>[]
  /** Strength and stiffness of the trusses, tubes, and extrusions in the structure. */
  readonly strengths: readonly MemberStrength[]
}

/** The stability of a frame, and the ballast that it needs. */
export interface FrameStability extends Omit<Stability, 'ballastLb'> {
  readonly parts: readonly string[]
  readonly ballast: readonly Ballast[]
}

/** Effects that no check covers. The page shows this text next to each result. */
const NOT_COVERED: readonly string[] = [
  ...notCovered,
  'Ballast connections, and uneven floors, on which only some of the feet or casters carry the load',
  'Moving a structure on casters, such as over bumps or ramps. The rolling check assumes that all brakes are set',
  'Live load on only some of several runs, and patterns of dead load',
  'Horizontal forces between the beams of a platform, which its deck panels and their bolts carry',
  'Other loads on the near chords within one node spacing of a gusset',
  'Strength-level wind: enter the allowable stress level, which is 0.6 W in ASCE 7-22',
  'Bending of the screws of feet other than BS-MO-LF12',
  'Hoists out of level in a frame that also stands on the floor',
  'Bolts between two corner blocks, or between other parts of which neither is a truss, unless one is a support',
  'Guardrail loads, warping, bolt slip, and shock beyond the dynamic factor of 1.5',
]

/** Assumed difference in level between one hoist and the others, in inches. */
const LEVEL_IN = 0.5

interface Collected {
  readonly list: CheckList
  readonly notApplicable: NotApplicable[]
  readonly reactions: SupportReaction[]
  readonly stability: FrameStability[]
  readonly instabilities: Instability[]
  readonly deformed: Record<string, readonly DeformedPoint[]>
  readonly unsolved: Set<string>
  /** Suggestions of ballast, by part. */
  readonly ballast: Map<string, string>
  /** What to change at base joints, by part. Other bases have the fix of the check. */
  readonly baseFixes: Map<string, string>
  readonly combinations: Map<string, string>
}

/** Analyzes a structure. Pass the connections if they are already known. */
export function analyze(
  structure: Structure,
  shapes: Shapes,
  data: StaticsData,
  connections: readonly Connection[] = connectionsOf(structure, shapes),
): Analysis {
  const frames = framesOf(structure, connections, shapes, data)
  const context = loadContextOf(structure, connections, frames, shapes, data)
  const sets = actionSetsOf(context)
  const collected: Collected = {
    list: new CheckList(),
    notApplicable: [],
    reactions: [],
    stability: [],
    instabilities: [],
    deformed: {},
    unsolved: new Set(),
    ballast: new Map(),
    baseFixes: new Map(),
    combinations: new Map(),
  }
  for (const frame of frames.frames) analyzeFrame(frame, framedSets(frame, sets), context, collected)
  for (const check of deckChecks(context)) collected.list.add(check)
  reportUnknown(frames, context, collected.list)
  return resultOf(frames, totalOf(sets.find(({ key }) => key === 'self')?.actions ?? []), collected)
}

/** Returns the load sets that act on this frame. */
const framedSets = ({ lines, bodies }: Frame, sets: readonly ActionSet[]): ActionSet[] =>
  sets
    .map(
      (set): ActionSet => ({ ...set, actions: set.actions.filter(({ part }) => lines.has(part) || bodies.has(part)) }),
    )
    .filter((set) => set.actions.length > 0 || set.fraction !== undefined)

function analyzeFrame(frame: Frame, all: readonly ActionSet[], context: LoadContext, collected: Collected): void {
  const { list } = collected
  const isFlown = frame.supports.some(({ kind }) => kind === 'hoist')
  const isOnFloor = frame.supports.some(({ kind }) => kind !== 'hoist')
  const parts = [...frame.lines.keys(), ...frame.bodies.keys()]
  if (frame.supports.length === 0) {
    collected.instabilities.push(unsupported(parts, context))
    return
  }
  const runs = runsOf(frame)
  const sets = patternedSets(frame, runs, all)
  const combinations = combinationsOf(sets, { isFlown, isOnFloor })
  const results = solveOnWheels(frame, sets, combinations, context.structure.levelIn ?? LEVEL_IN)
  if (isProblem(results)) {
    collected.instabilities.push(instabilityOf(frame, parts, results, context))
    return
  }
  for (const { name, clause } of [...combinations, ...results.combined.map((each) => each.combination)])
    collected.combinations.set(name, clause)
  for (const { combination } of results.failed) collected.unsolved.add(combination.name)
  for (const [part, fix] of baseFixesOf(frame, context.data)) collected.baseFixes.set(part, fix)
  for (const check of tippingChecks(frame, sets)) list.add(check)
  const platform = platformChecks({ frame, runs, sets: all, context })
  for (const check of platform ?? []) list.add(check)
  const members = new MemberChecks(frame, runs, sets, results.stations, isOnFloor)
  const concentrated = new ConcentratedChecks(frame, members.prepared, sets, results.stations)
  const joints = new JointChecks(frame, sets, results.stations, { data: context.data, decked: deckedJoists(context) })
  for (const response of results.combined) {
    members.check(list, response)
    concentrated.check(list, response)
    joints.check(list, response)
    addReactions(frame, response, collected.reactions)
    checkSupports(frame, response, { data: context.data, hasThrust: platform === undefined }, list)
  }
  const stability = stabilityOf(frame, sets, weightOn(results, sets))
  const tipping = frame.supports.find(({ id }) => id === stability?.farthest)?.part.id
  for (const { combination, failure } of results.failed) {
    const isBuckling = failure.problem === 'buckled'
    // The overturning check gives the required ballast.
    if (!isBuckling && stability && stability.overturning > 1) continue
    list.add({
      part: (isBuckling ? undefined : tipping) ?? partNear(frame, failure) ?? parts[0] ?? '',
      check: isBuckling ? 'frameBuckling' : 'overturning',
      utilization: Number.POSITIVE_INFINITY,
      clause: combination.clause,
      combination: combination.name,
    })
  }
  checkDeflections(frame, runs, sets, results, list)
  collected.notApplicable.push(...notApplicable(concentrated.members, sets, list))
  Object.assign(collected.deformed, deformedOf(frame, results, sets))
  if (!stability) return
  const levelIn = context.structure.levelIn ?? LEVEL_IN
  const ballast = ballastOf(frame, sets, results, { stability, levelIn })
  const { ballastLb: _, ...stable } = stability
  addStability({ ...stable, ballast, parts }, tipping ?? '', collected)
}

function addStability(stability: FrameStability, part: string, collected: Collected): void {
  collected.stability.push(stability)
  if (stability.ballast.length > 0)
    for (const each of stability.parts) collected.ballast.set(each, ballastText(stability.ballast))
  collected.list.add({
    part,
    check: 'overturning',
    utilization: stability.overturning,
    demand: stability.overturningInLb,
    capacity: 0.6 * stability.resistingInLb,
    unit: 'in·lb',
    clause: fixedClauseOf('overturning'),
    combination: stability.overturningUnder,
  })
  const sliding = stability.isOnWheels ? 'rolling' : 'sliding'
  collected.list.add({
    part,
    check: sliding,
    utilization: stability.sliding,
    demand: stability.lateralLb,
    capacity: stability.frictionLb,
    unit: 'lb',
    clause: fixedClauseOf(sliding),
    combination: stability.slidingUnder,
  })
}

function addReactions(
  { supports }: Frame,
  { reactions, combination }: CombinedResponse,
  into: SupportReaction[],
): void {
  for (const [index, { id, kind }] of supports.entries()) {
    const at = 6 * index
    const vector = (from: number): Point => [
      reactions[from] as number,
      reactions[from + 1] as number,
      reactions[from + 2] as number,
    ]
    into.push({ support: id, kind, combination: combination.name, forceLb: vector(at), momentInLb: vector(at + 3) })
  }
}

/** Reports members without a load table, parts that touch nothing, and loads that do not reach a member. */
function reportUnknown({ unknown }: StructureFrames, context: LoadContext, list: CheckList): void {
  for (const part of unknown)
    list.unrated({
      part,
      reason: `${context.parts.get(part)?.partNumber} has no load table. An engineer must check it.`,
    })
  for (const part of context.structure.parts)
    if (!unknown.includes(part.id) && isLoose(context, part))
      list.unrated({ part: part.id, reason: 'This part isn’t connected to any other part.' })
    else if (!unknown.includes(part.id) && context.lost.has(part.id))
      list.unrated({ part: part.id, reason: 'No member carries the load on this part.' })
  for (const load of context.structure.loads)
    if (load.kind === 'point' && partKind(context.parts.get(load.part)?.partNumber ?? '') === 'deck')
      list.unrated({ part: load.part, reason: 'Deck panels have no rating for concentrated loads.' })
}

/** Returns a suggestion such as 'Add 720 lb of ballast, 180 lb on each of 4 supports.' */
function ballastText(ballast: readonly Ballast[]): string {
  const lb = ballast.map((each) => each.lb)
  const total = `Add ${formatNumber(lb.reduce((sum, each) => sum + each, 0))} lb of ballast`
  if (lb.length === 1) return `${total} on the support.`
  const [low, high] = [Math.min(...lb), Math.max(...lb)]
  const each = low === high ? `${formatNumber(low)} lb on each of ${lb.length} supports` : `on ${lb.length} supports`
  return `${total}${low === high ? ',' : ''} ${each}.`
}

/** Suggests what to change when a check fails. If the required ballast is known, the suggestion states it. */
function fixOf({ check, part }: Check, { ballast, baseFixes }: Collected): string {
  const needed = check === 'overturning' || check === 'sliding' || check === 'rolling' ? ballast.get(part) : undefined
  return needed ?? (check === 'base' ? baseFixes.get(part) : undefined) ?? checkTexts[check].fix
}

function resultOf({ frames }: StructureFrames, total: Point, collected: Collected): Analysis {
  const { list, instabilities } = collected
  const checks = list.checks.map((check): CheckWithFix => ({ ...check, fix: fixOf(check, collected) }))
  const utilization: Record<string, number> = {}
  for (const check of checks) utilization[check.part] = Math.max(utilization[check.part] ?? 0, check.utilization)
  const unrated = list.unratedParts
  for (const { part } of unrated) if ((utilization[part] ?? 0) <= 1) delete utilization[part]
  const isOver = (checks[0]?.utilization ?? 0) > 1
  return {
    status: instabilities.length > 0 ? 'unstable' : isOver ? 'fails' : unrated.length > 0 ? 'incomplete' : 'passes',
    checks,
    notApplicable: collected.notApplicable,
    utilization,
    unrated,
    notCovered: NOT_COVERED,
    reactions: collected.reactions,
    stability: collected.stability,
    instabilities,
    unsolved: [...collected.unsolved],
    deformed: collected.deformed,
    weightLb: -total[2],
    memberCount: frames.reduce((count, { model }) => count + model.members.length, 0),
    combinations: [...collected.combinations].map(([name, clause]) => ({ name, clause })),
    strengths: [...new Set(frames.flatMap(({ lines }) => [...lines.values()].flatMap(({ strengths }) => strengths)))],
  }
}
