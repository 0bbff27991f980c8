/**
 * Freestanding towers that the column and tower calculator covers: one upright run on a base. They get the same checks
 * as in the calculator (`engineering/tower.ts`), with all loads acting at the same time.
 */

import type { Check } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { FRICTION, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import { checkTower, type TowerAnswer, type TowerCase, windLbPerIn } from '#engineering/tower.ts'
import type { Point } from '../../model.ts'
import { difference } from '../../turns.ts'
import type { StaticsData } from '../data.ts'
import { type Frame, isBasePlate } from '../frame-of.ts'
import { type Action, type ActionSet, actsAt } from '../loads.ts'
import { loadedAt } from '../member-checks.ts'
import { type LineMember, weakerStrength } from '../members.ts'
import type { Run } from '../runs.ts'
import { halfWidthIn } from '../solve.ts'
import { gravityFactor, isAlong, isGravity } from './beam.ts'

interface CheckedTower {
  readonly run: Run
  readonly base: string
  readonly given: TowerCase
  readonly answer: TowerAnswer
}

/** Returns the cases of a tower, one for each wind direction, or undefined if the frame is not a tower. */
export function towerOf(
  frame: Frame,
  runs: readonly Run[],
  sets: readonly ActionSet[],
  data: StaticsData,
): CheckedTower[] | undefined {
  const [run, ...others] = runs
  const [support, ...more] = frame.supports
  const [line] = run?.lines ?? []
  if (!run || !line || !support || others.length > 0 || more.length > 0 || !run.isUpright) return undefined
  if (!isBasePlate(support.part.partNumber) || support.kind === 'hoist' || run.braced.length !== 1) return undefined
  if ((run.braced[0]?.atIn ?? 1) > 1 || sets.some((set) => set.fraction !== undefined)) return undefined
  const base = data.supports
    .find(({ series }) => series === line.series)
    ?.bases.find(({ partNumber }) => partNumber === support.part.partNumber)
  if (!base) return undefined
  const lateral = sets.filter((set) => set.case === 'wind' || set.case === 'notional')
  const members = new Set(run.lines.map(({ part }) => part.id))
  if (!isAlong(sets.filter(isGravity), members, false) || !isAlong(lateral, members, true)) return undefined
  const directed = lateral.filter(({ direction }) => direction)
  const fixed = lateral.filter(({ direction }) => !direction)
  const winds = directed.length > 0 ? directed : [undefined]
  const gravity = gravityOf(frame, run, sets)
  return winds.map((wind) => {
    const windPsf = wind ? pressureOf(line, wind) : 0
    const given: TowerCase = {
      heightIn: run.lengthIn,
      ends: 'free',
      axialLb: gravity.lb,
      eccentricIn: gravity.lb > 0 ? gravity.momentInLb / gravity.lb : 0,
      ...lateralOf(frame, run, fixed),
      windPsf,
      base,
      baseWidthIn: 2 * halfWidthIn(support.part.partNumber),
      footprint: 'square',
      friction: FRICTION,
    }
    const answer = checkTower(weakerStrength(line), given)
    return { run, base: support.part.id, given, answer }
  })
}

/** Total of the vertical loads, and their moment about the tower's axis. The weight of the base is not included. */
function gravityOf(frame: Frame, run: Run, sets: readonly ActionSet[]) {
  const own = new Set(run.lines.map(({ part }) => part.id))
  let [lb, x, y] = [0, 0, 0]
  for (const set of sets.filter((each) => ['self', 'dead', 'live'].includes(each.case))) {
    for (const action of set.actions) {
      if (!own.has(action.part) || (action.kind === 'line' && action.isOwn)) continue
      const force = action.kind === 'point' ? action.forceLb[2] : action.lbPerIn[2] * (action.toIn - action.fromIn)
      const [offX, offY] = difference(actsAt(action, frame.lines), run.start)
      const down = -gravityFactor(set) * force
      lb += down
      x += down * offX
      y += down * offY
    }
  }
  return { lb, momentInLb: Math.hypot(x, y) }
}

/** Wind pressure in lb/ft². */
function pressureOf(line: LineMember, { actions }: ActionSet): number {
  const lbPerIn = actions.reduce(
    (sum, action) => sum + (action.kind === 'line' && action.part === line.part.id ? Math.hypot(...action.lbPerIn) : 0),
    0,
  )
  return lbPerIn / windLbPerIn(weakerStrength(line), 1)
}

/**
 * A uniform load bends the chords about as much as a point load between two nodes that is this
 * factor times the uniform load on one panel.
 */
const UNIFORM_PART = 1.2

/**
 * Resultant of the lateral loads, its height above the bottom of the tower, and the force that bends two chords between
 * nodes. A force on one chord counts twice.
 */
function lateralOf(
  frame: Frame,
  run: Run,
  sets: readonly ActionSet[],
): Pick<TowerCase, 'lateralLb' | 'lateralAtIn' | 'chordLb'> {
  let chordLb = 0
  let force: Point = [0, 0, 0]
  let moment: Point = [0, 0, 0]
  for (const { actions } of sets)
    for (const action of actions) {
      const line = frame.lines.get(action.part)
      if (!line) continue
      chordLb += onChordsLb(line, action)
      const length = action.kind === 'point' ? 1 : action.toIn - action.fromIn
      const own = action.kind === 'point' ? action.forceLb : action.lbPerIn
      const up = actsAt(action, frame.lines)[2] - run.start[2]
      force = [force[0] + length * own[0], force[1] + length * own[1], 0]
      moment = [moment[0] + up * length * own[0], moment[1] + up * length * own[1], 0]
    }
  const lateralLb = Math.hypot(...force)
  return { lateralLb, lateralAtIn: lateralLb > 0 ? Math.hypot(...moment) / lateralLb : 0, chordLb }
}

function onChordsLb(line: LineMember, action: Action): number {
  if (action.kind === 'line')
    return UNIFORM_PART * Math.hypot(...action.lbPerIn) * (line.strengths[0].truss?.nodes[0]?.spacingIn ?? 0)
  const { on } = loadedAt(line, action.at, action.forceLb)
  return on === 'node' ? 0 : (on === 'chord' ? 2 : 1) * Math.hypot(...action.forceLb)
}

/** Converts a tower's checks to the builder's checks. */
export function towerChecks({ run, base, given, answer }: CheckedTower): Check[] {
  const part = run.id
  const member = weakerStrength(run.lines[0] as LineMember)
  const strength = answer.checks.map((each): Check => ({ ...each, part: each.part === 'column' ? part : base }))
  const { overturning, sliding } = answer
  if (given.base?.anchored || !overturning) return strength
  const stable = { part: base, clause: clauseOf('overturning', member), combination: '0.6 D + W' } as const
  return [
    ...strength,
    {
      ...stable,
      check: 'overturning',
      utilization: 1 / (STABILIZING_WEIGHT_FACTOR * overturning.factor),
      demand: overturning.overturningInLb,
      capacity: STABILIZING_WEIGHT_FACTOR * overturning.resistingInLb,
      unit: 'in·lb',
    },
    ...(sliding
      ? [
          {
            ...stable,
            clause: clauseOf('sliding', member),
            check: 'sliding' as const,
            utilization: 1 / (STABILIZING_WEIGHT_FACTOR * sliding.factor),
          },
        ]
      : []),
  ]
}
