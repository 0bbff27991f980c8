/**
 * Splits live loads by the span that they are on, so that combinations can load only some of the spans of a run. Lengths
 * are in inches.
 */
import { SPAN_CLASSES } from './combinations.ts'
import { type Frame, isHanger } from './frame.ts'
import type { Action, ActionSet } from './load-paths.ts'
import { alongIn, isLevel, isUpright, type LineMember, onAxis } from './members.ts'
import { type Run, runIn } from './runs.ts'

const SAME_IN = 1

/** A run and the locations of its supports. */
interface SpannedRun {
  readonly run: Run
  readonly stopsIn: readonly number[]
}

/** Returns the live load sets divided into span classes. Loads on runs with one span are in no class. */
export function patternedSets(frame: Frame, runs: readonly Run[], sets: readonly ActionSet[]): ActionSet[] {
  const spanned = spannedRuns(frame, runs)
  if (spanned.size === 0) return [...sets]
  const hung = hungClasses(frame, spanned)
  return sets.flatMap((set): ActionSet[] => {
    if (set.case !== 'live' || set.fraction !== undefined) return [set]
    const byClass = new Map<number | undefined, Action[]>()
    for (const action of set.actions)
      for (const [spanClass, part] of classedParts(frame, spanned, hung, action))
        byClass.set(spanClass, [...(byClass.get(spanClass) ?? []), part])
    if (![...byClass.keys()].some((each) => each !== undefined)) return [set]
    return [...byClass].map(([spanClass, actions]) =>
      spanClass === undefined
        ? { ...set, actions }
        : { ...set, key: `${set.key} span ${spanClass}`, spanClass, actions },
    )
  })
}

/** Returns the level runs with more than one span or overhang, by the ids of their members. */
function spannedRuns(frame: Frame, runs: readonly Run[]): Map<string, SpannedRun> {
  const found = new Map<string, SpannedRun>()
  const bearing = bearingNodes(frame, runs)
  for (const run of runs) {
    const [line] = run.lines
    if (!line || !isLevel(line)) continue
    const places = run.braced.filter(({ node }) => bearing.get(run)?.has(node)).map(({ atIn }) => atIn)
    const stopsIn = places.filter((at, index) => index === 0 || at - (places[index - 1] as number) > SAME_IN)
    const [first, last] = [stopsIn[0], stopsIn.at(-1)]
    if (first === undefined || last === undefined) continue
    const count = stopsIn.length - 1 + (first > SAME_IN ? 1 : 0) + (last < run.lengthIn - SAME_IN ? 1 : 0)
    if (count > 1) for (const { part } of run.lines) found.set(part.id, { run, stopsIn })
  }
  return found
}

/** Returns the nodes that carry each run: supports, upright members, blocks, and members that its ends bear on. */
function bearingNodes(frame: Frame, runs: readonly Run[]): Map<Run, Set<string>> {
  const supported = new Set(frame.supports.map(({ node }) => node))
  const runOf = new Map(runs.flatMap((run) => run.lines.map((line) => [line.part.id, run] as const)))
  const found = new Map<Run, Set<string>>(
    runs.map((run) => [run, new Set(run.braced.map(({ node }) => node).filter((node) => supported.has(node)))]),
  )
  for (const { kind, a, b, node } of frame.joints) {
    const [one, other] = [runOf.get(a), runOf.get(b)]
    if (kind === 'body' && one && !isHanger(frame.bodies.get(b)?.part.partNumber ?? '')) found.get(one)?.add(node)
    // The end of member a rests on member b, unless member a is a column below it.
    if (kind === 'side' && one && other) found.get(isUpright(one.lines[0] as LineMember) ? other : one)?.add(node)
    if (kind === 'crossing' && one && other) for (const each of [one, other]) found.get(each)?.add(node)
  }
  return found
}

function classAt({ run, stopsIn }: SpannedRun, atIn: number): number {
  const first = stopsIn[0] as number
  const before = stopsIn.filter((at) => at <= atIn + 1e-6).length
  const hasOverhang = first > SAME_IN
  const last = stopsIn.length + (hasOverhang ? 0 : -1) - ((stopsIn.at(-1) as number) < run.lengthIn - SAME_IN ? 0 : 1)
  return Math.min(last, Math.max(0, before - (hasOverhang ? 0 : 1))) % SPAN_CLASSES
}

/** Returns the classes of joists: each joist is loaded together with the span of the beam that carries it. */
function hungClasses(frame: Frame, spanned: ReadonlyMap<string, SpannedRun>): Map<string, number> {
  const beamAt = new Map<string, number>()
  for (const { a, aIn, b } of frame.joints) {
    const run = spanned.get(a)
    const line = frame.lines.get(a)
    if (run && line && isHanger(frame.bodies.get(b)?.part.partNumber ?? ''))
      beamAt.set(b, classAt(run, runIn(run.run, line, aIn)))
  }
  const found = new Map<string, number>()
  for (const { a, b } of frame.joints) {
    const spanClass = beamAt.get(b)
    if (spanClass !== undefined && !spanned.has(a) && !found.has(a)) found.set(a, spanClass)
  }
  return found
}

/** Cuts a load at the supports of its run. */
function classedParts(
  { lines }: Frame,
  spanned: ReadonlyMap<string, SpannedRun>,
  hung: ReadonlyMap<string, number>,
  action: Action,
): (readonly [number | undefined, Action])[] {
  const run = spanned.get(action.part)
  const line = lines.get(action.part)
  if (!run || !line) return [[hung.get(action.part), action]]
  if (action.kind === 'point') return [[classAt(run, runIn(run.run, line, alongIn(line, action.at))), action]]
  const { fromIn, toIn } = action
  const cuts = run.stopsIn
    .map((at) => alongIn(line, onRun(run.run, at)))
    .filter((xIn) => xIn > fromIn + 1e-6 && xIn < toIn - 1e-6)
    .toSorted((a, b) => a - b)
  const ends = [fromIn, ...cuts, toIn]
  return ends.slice(1).map((to, index) => {
    const from = ends[index] as number
    const middle = onAxis(line, (from + to) / 2)
    return [classAt(run, runIn(run.run, line, alongIn(line, middle))), { ...action, fromIn: from, toIn: to }] as const
  })
}

const onRun = ({ start, along }: Run, atIn: number): [number, number, number] => [
  start[0] + along[0] * atIn,
  start[1] + along[1] * atIn,
  start[2] + along[2] * atIn,
]
