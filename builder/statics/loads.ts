/**
 * Converts loads and weights to forces on members and bodies, by load case. Loads on parts that are not members act on
 * the members that carry those parts. Units are inches and pounds.
 */
import { DECK_SUPPORTS_IN } from '#engineering/systems/platform-layout.ts'
import { diagonalWindFactor, windLbPerIn } from '#engineering/systems/tower-wind.ts'
import type { Connection } from '../connections.ts'
import type { Load, PlacedPart, Point } from '../model.ts'
import { partKind } from '../shapes.ts'
import { type Box, dot, placed, scaled, sum } from '../turns.ts'
import type { Frame } from './frame.ts'
import { middleOf } from './frame-joints.ts'
import {
  type Action,
  type ActionSet,
  boxOf,
  centerOf,
  isLoose,
  type LoadContext,
  lose,
  onDeckAt,
  onPart,
  TOUCH_IN,
} from './load-paths.ts'
import { isUpright, type LineMember, onAxis, weakerStrength } from './members.ts'

const DOWN: Point = [0, 0, -1]

/** Maximum distance to a member that carries a rail: half of the maximum joist spacing. */
const BELOW_RAIL_IN = DECK_SUPPORTS_IN / 2

/**
 * Returns the loads that the weight of a rail applies to the nearest parallel members under its deck. A rail is at an
 * edge of the deck. Returns nothing if there are no such members.
 */
function onRail(context: LoadContext, rail: PlacedPart, weightLb: number): Action[] {
  const [min, max] = boxOf(rail, context.shapes)
  const along = max[0] - min[0] > max[1] - min[1] ? 0 : 1
  const across = along === 0 ? 1 : 0
  const middle = (min[across] + max[across]) / 2
  const decks = context.structure.parts
    .filter(({ partNumber }) => partKind(partNumber) === 'deck')
    .map((deck) => boxOf(deck, context.shapes))
    .filter(([low, high]) => [0, 1].every((axis) => isOverlap([low, high], [min, max], axis as 0 | 1)))
  const found = [...context.lines.values()].flatMap((line) => {
    const own = boxOf(line.part, context.shapes)
    const isBelow = decks.some(([low]) => Math.abs(own[1][2] - low[2]) < TOUCH_IN)
    if (!isBelow || Math.abs(line.axes[0][along]) < 0.5 || !isOverlap(own, [min, max], along)) return []
    const ends = [Math.max(own[0][along], min[along]), Math.min(own[1][along], max[along])]
    const [a, b] = ends.map((at) => Math.abs(at - line.start[along])) as [number, number]
    const awayIn = Math.abs((centerOf(own)[across] as number) - middle)
    return [{ line, awayIn, fromIn: Math.min(a, b), toIn: Math.max(a, b) }]
  })
  const nearestIn = Math.min(BELOW_RAIL_IN, ...found.map(({ awayIn }) => awayIn))
  const nearest = found.filter(({ awayIn }) => awayIn < nearestIn + 1e-6)
  const lengthIn = nearest.reduce((total, each) => total + each.toIn - each.fromIn, 0)
  return nearest.map(
    ({ line, fromIn, toIn }): Action => ({
      kind: 'line',
      part: line.part.id,
      fromIn,
      toIn,
      lbPerIn: scaled(DOWN, weightLb / lengthIn),
    }),
  )
}

const isOverlap = (one: Box, other: Box, axis: 0 | 1): boolean =>
  Math.min(one[1][axis], other[1][axis]) - Math.max(one[0][axis], other[0][axis]) > 1e-6

/** Returns the weights of all parts and their hardware. */
function weightActions(context: LoadContext): Action[] {
  const { ofParts, ofConnections } = hardwareWeights(context)
  const onParts = context.structure.parts.flatMap((part): Action[] => {
    const { id, partNumber } = part
    const line = context.lines.get(id)
    if (line) {
      const lbPerIn = scaled(DOWN, line.weightLbPerIn)
      return [{ kind: 'line', part: id, fromIn: 0, toIn: line.lengthIn, lbPerIn, isOwn: true }]
    }
    if (context.screws.has(id)) return []
    const ownLb = context.data.weightLb[partNumber]
    if (ownLb === undefined || isLoose(context, part)) return lose(context, id)
    const weightLb = ownLb + (ofParts.get(id) ?? 0)
    const at = centerOf(boxOf(part, context.shapes))
    if (partKind(partNumber) === 'plate' || partKind(partNumber) === 'gusset')
      return plateWeight(context, id, at, weightLb)
    const onMembers = partKind(partNumber) === 'rail' ? onRail(context, part, weightLb) : []
    return onMembers.length > 0 ? onMembers : onPart(context, id, at, scaled(DOWN, weightLb), true)
  })
  return [...onParts, ...[...ofConnections].flatMap(([connection, lb]) => boltWeight(context, connection, lb))]
}

/** Returns the total weight of the hardware that comes with each part, and of the hardware at each connection. */
function hardwareWeights({ hardware, data }: LoadContext) {
  const ofParts = new Map<string, number>()
  const ofConnections = new Map<Connection, number>()
  for (const { line, of } of hardware) {
    const lb = line.quantity * (data.weightLb[line.partNumber] ?? 0)
    if (typeof of === 'string') ofParts.set(of, (ofParts.get(of) ?? 0) + lb)
    else ofConnections.set(of, (ofConnections.get(of) ?? 0) + lb)
  }
  return { ofParts, ofConnections }
}

/** The members and bodies at a connection carry the weight of its bolts in equal shares. */
function boltWeight(context: LoadContext, { a, b, points }: Connection, weightLb: number): Action[] {
  const framed = [a, b].filter((id) => context.lines.has(id) || context.bodies.has(id))
  const carriers = framed.length > 0 ? framed : [a]
  const forceLb = scaled(DOWN, weightLb / carriers.length)
  return carriers.flatMap((id) => onPart(context, id, middleOf(points), forceLb, true))
}

/** The members that are connected by a splice plate or gusset carry its weight in equal shares. */
function plateWeight(context: LoadContext, id: string, at: Point, weightLb: number): Action[] {
  if (context.bodies.has(id)) return onPart(context, id, at, scaled(DOWN, weightLb), true)
  const carriers = (context.frames.carriers.get(id) ?? []).filter(
    ({ part }) => context.lines.has(part) || context.bodies.has(part),
  )
  if (carriers.length === 0) return lose(context, id)
  return carriers.map((each) => ({
    kind: 'point',
    part: each.part,
    at: each.at,
    forceLb: scaled(DOWN, weightLb / carriers.length),
    isWeight: true,
  }))
}

/** Area of the largest face of a box, in square inches. */
const largestFaceIn2 = ([min, max]: Box): number => {
  const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  return Math.max(x * y, y * z, x * z)
}

function actionsOf(context: LoadContext, load: Load): Action[] {
  if (load.kind === 'point') {
    const part = context.parts.get(load.part)
    if (!part) return []
    const at = placed(part, load.at)
    return partKind(part.partNumber) === 'deck'
      ? onDeckAt(context, part, at, load.forceLb)
      : onPart(context, load.part, at, load.forceLb)
  }
  if (load.kind === 'line') {
    const line = context.lines.get(load.part)
    if (!line) return lose(context, load.part)
    const [fromIn, toIn] = [Math.max(0, load.fromIn), Math.min(line.lengthIn, load.toIn)]
    if (toIn <= fromIn) return []
    const [y, z] = load.offsetIn ?? [0, 0]
    const offIn = sum(scaled(line.axes[1], y), scaled(line.axes[2], z))
    const lbPerIn = scaled(load.lbPerFt, 1 / 12)
    return [{ kind: 'line', part: load.part, fromIn, toIn, lbPerIn, ...(load.offsetIn ? { offIn } : {}) }]
  }
  if (load.kind === 'area') {
    return load.parts.flatMap((id) => {
      const part = context.parts.get(id)
      if (!part) return lose(context, id)
      const box = boxOf(part, context.shapes)
      return onPart(context, id, centerOf(box), scaled(DOWN, (load.psf * largestFaceIn2(box)) / 144))
    })
  }
  return load.kind === 'wind' ? windActions(context, load.psf, load.direction) : []
}

/** Wind on the gross area of all members, using the tower calculator's force coefficients, and on decks and panels. */
function windActions(context: LoadContext, psf: number, direction: Point): Action[] {
  return context.structure.parts.flatMap((part): Action[] => {
    const line = context.lines.get(part.id)
    if (line) {
      const sine = Math.sqrt(Math.max(0, 1 - dot(line.axes[0], direction) ** 2))
      if (sine < 1e-6) return []
      const strength = weakerStrength(line)
      const factor = isUpright(line) && isDiagonal(direction) ? diagonalWindFactor(strength) : 1
      const lbPerIn = scaled(direction, factor * windLbPerIn(strength, psf) * sine)
      return [{ kind: 'line', part: part.id, fromIn: 0, toIn: line.lengthIn, lbPerIn }]
    }
    if (!['deck', 'panel', 'rail'].includes(partKind(part.partNumber))) return []
    const [min, max] = boxOf(part, context.shapes)
    const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
    const areaIn2 = Math.abs(direction[0]) * y * z + Math.abs(direction[1]) * x * z
    return onPart(context, part.id, centerOf([min, max]), scaled(direction, (psf * WIND_ON_FLAT * areaIn2) / 144))
  })
}

/** Returns true for a direction at 45° to the x and y axes. */
const isDiagonal = ([x, y]: Point): boolean => Math.abs(Math.abs(x) - Math.abs(y)) < 1e-6

/** Directions at 45° to a wind along the x or y axis. The wind on an upright member is largest in these directions. */
function diagonalsOf([x, y]: Point): Point[] {
  if (Math.abs(x * y) > 1e-6) return []
  const part = Math.SQRT1_2
  return [
    [part * (x + y), part * (x + y), 0],
    [part * (x - y), part * (y - x), 0],
  ]
}

/** Force coefficient for a solid flat surface: ASCE 7-22, 29.3, figure 29.3-1, rounded up. */
const WIND_ON_FLAT = 2

/** Returns the loads on a structure as load sets, which the combinations multiply by factors. */
export function actionSetsOf(context: LoadContext): ActionSet[] {
  const sets = new Map<string, { -readonly [Key in keyof ActionSet]: ActionSet[Key] } & { actions: Action[] }>()
  const add = (set: Omit<ActionSet, 'actions'>, actions: readonly Action[]) => {
    const existing = sets.get(set.key)
    if (existing) existing.actions.push(...actions)
    else sets.set(set.key, { ...set, actions: [...actions] })
  }
  const hasUpright = [...context.lines.values()].some(isUpright)
  const diagonalPsf = new Map<string, number>()
  add({ key: 'self', case: 'self', isHoisted: false }, weightActions(context))
  for (const load of context.structure.loads) {
    const isHoisted = load.isHoisted === true
    if (load.kind === 'notional') {
      const { fraction, direction } = load
      const key = `notional ${direction.join(' ')}`
      const before = sets.get(key)?.fraction ?? 0
      sets.set(key, { key, case: 'notional', isHoisted: false, direction, fraction: before + fraction, actions: [] })
      continue
    }
    const direction = load.kind === 'wind' ? load.direction : undefined
    const key = `${load.case}${isHoisted ? ' hoisted' : ''}${direction ? ` ${direction.join(' ')}` : ''}`
    add({ key, case: load.case, isHoisted, ...(direction ? { direction } : {}) }, actionsOf(context, load))
    if (load.kind !== 'wind' || !hasUpright) continue
    for (const diagonal of diagonalsOf(load.direction)) {
      const wind = { key: `${load.case} ${diagonal.join(' ')}`, case: load.case, isHoisted, direction: diagonal }
      // Winds from two sides have the same diagonal. They do not act at the same time, so the larger one counts.
      const before = diagonalPsf.get(wind.key) ?? 0
      if (load.psf <= before) continue
      diagonalPsf.set(wind.key, load.psf)
      add(wind, windActions(context, load.psf - before, diagonal))
    }
  }
  return [...sets.values()]
}

/** Returns horizontal forces of 1 lb for each pound of vertical load, at the same locations. */
export const sidewaysOf = (actions: readonly Action[], direction: Point): Action[] =>
  actions.map((action) =>
    action.kind === 'point'
      ? { ...action, forceLb: scaled(direction, Math.max(0, -action.forceLb[2])) }
      : { ...action, lbPerIn: scaled(direction, Math.max(0, -action.lbPerIn[2])) },
  )

/** Returns the sum of the forces. */
export const totalOf = (actions: readonly Action[]): Point =>
  actions.reduce<Point>(
    (total, action) =>
      sum(total, action.kind === 'point' ? action.forceLb : scaled(action.lbPerIn, action.toIn - action.fromIn)),
    [0, 0, 0],
  )

/** Returns the point where a force acts. For a distributed force, this is the midpoint. */
export function actsAt(action: Action, lines: Frame['lines']): Point {
  if (action.kind === 'point') return action.at
  const middle = onAxis(lines.get(action.part) as LineMember, (action.fromIn + action.toIn) / 2)
  return action.offIn ? sum(middle, action.offIn) : middle
}
