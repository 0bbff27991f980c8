/**
 * Ground-supported walls that the LED wall calculator covers: a level header on towers with bases and outriggers. The
 * wall is modeled as a vertical line load on the header, and its lateral load is the wind on the header and towers.
 * These frames get the same checks as in the calculator (`engineering/led-wall.ts`).
 */

import type { Check } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { FRICTION } from '#engineering/factors.ts'
import { checkLedWall, type LedTower, type LedWallAnswer, type LedWallCase } from '#engineering/led-wall.ts'
import type { Point } from '../../model.ts'
import { dot } from '../../turns.ts'
import { type Frame, type FrameJoint, isBasePlate } from '../frame-of.ts'
import { type ActionSet, actsAt } from '../loads.ts'
import { isLevel, type LineMember, verticalStrength } from '../members.ts'
import type { Run } from '../runs.ts'
import { runIn } from '../runs.ts'
import { beamChecks, isSpliced, loadsOn } from './beam.ts'
import type { SystemContext, Systems } from './system.ts'

interface Tower {
  readonly run: Run
  readonly base: string
  /** Location along the header. */
  readonly atIn: number
  readonly outriggers: readonly Run[]
}

const SAME_IN = 1

/** Returns the checks for a wall, or undefined if the frame is not a wall that the calculator covers. */
export function ledWallOf(system: SystemContext): Systems | undefined {
  const { frame, runs, sets, context } = system
  const towers = towersOf(frame, runs)
  const header = towers && headerOf(frame, runs, towers)
  if (!header || !towers || towers.list.length < 2) return undefined
  const [line] = header.run.lines
  const series = line?.series ?? ''
  const member = line?.strengths[0]
  const ratings = context.data.supports.find((each) => each.series === series)
  if (!member || !ratings || runs.some((run) => run.lines.some((each) => each.series !== series) || !isSpliced(run)))
    return undefined
  const given = caseOf(frame, sets, header.run, towers.list)
  if (!given) return undefined
  const towerFt = (towers.list[0] as Tower).run.lengthIn / 12
  const places = header.places.toSorted((a, b) => a - b)
  const bayIn = Math.max(...places.slice(1).map((at, index) => at - (places[index] as number)))
  const answer = checkLedWall(member, ratings, given, {
    supports: places.length,
    bayIn,
    headerFt: header.run.lengthIn / 12,
    towerFt,
  })
  if ('field' in answer || !answer.tower) return undefined
  return {
    checks: [
      ...headerChecks(answer, header.run),
      ...towers.list.flatMap((tower) => towerChecks(answer.tower as LedTower, tower, ballastOn(tower, sets))),
    ],
    unrated: [],
    runs: new Set(runs.map(({ id }) => id)),
    joints: new Set(frame.joints.map(({ id }) => id)),
  }
}

/** Upright runs on a base, with outriggers near the floor. Returns undefined if there is any other upright run. */
function towersOf(frame: Frame, runs: readonly Run[]): { list: Tower[]; runOf: Map<string, Run> } | undefined {
  const runOf = new Map(runs.flatMap((run) => run.lines.map((line) => [line.part.id, run] as const)))
  const list: Tower[] = []
  for (const run of runs.filter(({ isUpright }) => isUpright)) {
    const bases = frame.joints.filter(
      ({ kind, a, b }) =>
        kind === 'body' && runOf.get(a) === run && isBasePlate(frame.bodies.get(b)?.part.partNumber ?? ''),
    )
    const outriggers = frame.joints.filter(
      ({ kind, b, at }) => kind === 'side' && runOf.get(b) === run && at[2] < run.start[2] + 24,
    )
    const top = frame.joints.find((joint) => isTop(joint, run, runOf))
    const header = top && frame.lines.get(top.b)
    const headerRun = top && runOf.get(top.b)
    if (bases.length !== 1 || !header || !headerRun || outriggers.length === 0) return undefined
    list.push({
      run,
      base: (bases[0] as FrameJoint).b,
      atIn: runIn(headerRun, header, (top as FrameJoint).bIn),
      outriggers: outriggers.map(({ a }) => runOf.get(a) as Run),
    })
  }
  return { list, runOf }
}

const isTop = ({ kind, a, at }: FrameJoint, run: Run, runOf: ReadonlyMap<string, Run>): boolean =>
  kind === 'side' && runOf.get(a) === run && at[2] > run.start[2] + run.lengthIn - SAME_IN

/** The header is the only level run other than the outriggers. */
function headerOf(
  frame: Frame,
  runs: readonly Run[],
  { list, runOf }: { list: readonly Tower[]; runOf: ReadonlyMap<string, Run> },
) {
  const used = new Set(list.flatMap(({ run, outriggers }) => [run, ...outriggers]))
  const [run, ...others] = runs.filter((each) => !used.has(each))
  const [line] = run?.lines ?? []
  if (!run || !line || others.length > 0 || !isLevel(line)) return undefined
  const heights = list.map((tower) => tower.run.lengthIn)
  const arms = list.map(({ outriggers }) => outriggers.length)
  const reach = list.flatMap(({ outriggers }) => outriggers.map(({ lengthIn }) => lengthIn))
  const isSame = (values: readonly number[]) => values.every((each) => Math.abs(each - (values[0] as number)) < SAME_IN)
  const isRegular = isSame(heights) && isSame(arms) && isSame(reach)
  const isOnHeader = list.every((tower) =>
    frame.joints.some((joint) => isTop(joint, tower.run, runOf) && runOf.get(joint.b) === run),
  )
  return isRegular && isOnHeader ? { run, places: list.map(({ atIn }) => atIn) } : undefined
}

/**
 * Converts the loads to an equivalent wall. The vertical load must be uniform along the header. The wall height is
 * chosen so that the wall's center is at the resultant of the lateral load.
 */
function caseOf(
  frame: Frame,
  sets: readonly ActionSet[],
  header: Run,
  towers: readonly Tower[],
): LedWallCase | undefined {
  const loads = loadsOn(header, sets)
  const [spread, ...more] = loads?.spreads ?? []
  const towerRuns = new Set(towers.flatMap(({ run }) => run.lines.map(({ part }) => part.id)))
  const isOther = sets.some(
    (set) => set.case !== 'self' && set.case !== 'wind' && set.actions.some(({ part }) => towerRuns.has(part)),
  )
  const hasPoints = loads?.points.some(({ lb }) => lb > 50)
  if (!spread || more.length > 0 || isOther || hasPoints) return undefined
  const isFull = spread.fromIn < SAME_IN && spread.toIn > header.lengthIn - SAME_IN
  if (!isFull) return undefined
  const wind = sets.filter((set) => set.case === 'wind')
  const isAcross = wind.every(({ actions }) =>
    actions.every((action) => {
      const force = action.kind === 'point' ? action.forceLb : action.lbPerIn
      return Math.abs(dot(force, header.along)) < 1e-6 && force[2] === 0
    }),
  )
  if (!isAcross || sets.some((set) => set.case === 'notional')) return undefined
  const lateral = lateralOf(frame, sets)
  const top = header.start[2] - (header.lines[0]?.depthsIn[1] ?? 0) / 2
  // Heights are measured from the bottom of the towers.
  const bottom = towers[0]?.run.start[2] ?? 0
  const heightIn = lateral.lb > 0 ? Math.max(1, 2 * (top - lateral.atIn)) : 1
  const arms = towers[0]?.outriggers.length ?? 1
  return {
    panelWidthIn: header.lengthIn,
    panelHeightIn: heightIn,
    // Bolted parts also hang from the header.
    panelLb: spread.lbPerIn * header.lengthIn + (loads?.points.reduce((sum, { lb }) => sum + lb, 0) ?? 0),
    columns: 1,
    rows: 1,
    extraLbPerFt: 0,
    support: 'ground',
    levelIn: 0,
    pressurePsf: (144 * lateral.lb) / (header.lengthIn * heightIn),
    clearanceIn: top - bottom - heightIn,
    outriggerFt: (towers[0]?.outriggers[0]?.lengthIn ?? 0) / 12,
    outriggers: arms > 1 ? 'both' : 'behind',
    eccentricIn: 0,
    friction: FRICTION,
  }
}

/** Largest wind resultant in one direction, and its height. */
function lateralOf(frame: Frame, sets: readonly ActionSet[]): { lb: number; atIn: number } {
  const wind = sets.filter((set) => set.case === 'wind')
  const fixed = wind.filter(({ direction }) => !direction)
  const directed = wind.filter(({ direction }) => direction)
  const groups = directed.length > 0 ? directed.map((set) => [set, ...fixed]) : [fixed]
  return groups
    .map((group) => {
      let force: Point = [0, 0, 0]
      let moment: Point = [0, 0, 0]
      for (const action of group.flatMap(({ actions }) => actions)) {
        if (!frame.lines.has(action.part)) continue
        const size = action.kind === 'point' ? 1 : action.toIn - action.fromIn
        const own = action.kind === 'point' ? action.forceLb : action.lbPerIn
        const z = actsAt(action, frame.lines)[2]
        force = [force[0] + size * own[0], force[1] + size * own[1], 0]
        moment = [moment[0] + z * size * own[0], moment[1] + z * size * own[1], 0]
      }
      const lb = Math.hypot(...force)
      return { lb, atIn: lb > 0 ? Math.hypot(...moment) / lb : 0 }
    })
    .reduce((most, each) => (each.lb > most.lb ? each : most))
}

/** Weight of the ballast on each outrigger, taken as the total of its dead point loads. */
function ballastOn({ outriggers }: Tower, sets: readonly ActionSet[]): number {
  const amounts = outriggers.map(
    (run) =>
      loadsOn(
        run,
        sets.filter((set) => set.case === 'dead'),
      )?.points.reduce((sum, { lb }) => sum + lb, 0) ?? 0,
  )
  return Math.min(...amounts)
}

function headerChecks(
  { header, torsion, lateralBending, combined, bayIn, supports }: LedWallAnswer,
  run: Run,
): Check[] {
  const given = {
    supports:
      supports === 2
        ? { kind: 'simple' as const, spanIn: bayIn }
        : { kind: 'two-spans' as const, spansIn: [bayIn, bayIn] as const },
    points: [],
    spreads: [],
    joints: 'anywhere' as const,
  }
  return [
    ...beamChecks({ run, fromIn: 0, given, answer: header }, 'D'),
    ...[combined, torsion, lateralBending].flatMap((each) =>
      each && each.utilization > 0 ? [{ ...each, part: run.id }] : [],
    ),
  ]
}

function towerChecks(
  { column, shear, gusset, bearing, seat, outriggerBallastLb, footBallastLb }: LedTower,
  { run, base }: Tower,
  ballastLb: number,
): Check[] {
  const needed = outriggerBallastLb + footBallastLb
  return [
    ...[column, shear, gusset, seat].map((each) => ({ ...each, part: run.id })),
    { ...bearing, part: base },
    {
      part: base,
      check: 'overturning',
      utilization: needed === 0 ? 0 : ballastLb > 0 ? needed / ballastLb : Number.POSITIVE_INFINITY,
      demand: needed,
      capacity: ballastLb,
      unit: 'lb',
      clause: clauseOf('overturning', verticalStrength(run.lines[0] as LineMember)),
      combination: '0.6 D + W',
    },
  ]
}
