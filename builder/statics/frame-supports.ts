/** Supports of a frame. Units are inches, pounds, and radians. */
import type { FrameMember, FrameSupport } from '#engineering/frame/model.ts'
import type { PlacedPart, Point, Support } from '../model.ts'
import { partWheel } from '../shapes.ts'
import { distance, placed } from '../turns.ts'
import { type Frame, isBasePlate, type SupportPoint } from './frame.ts'
import { type Groups, PARALLEL, type Parts, supportIn } from './frame-parts.ts'
import { type LineMember, onAxis } from './members.ts'

/** A support on the side of a member acts at the member's axis, because friction at the floor is not reliable. */
export function supportAt(support: Support, { all, lines }: Parts): Point {
  const line = lines.get(support.part)
  return line ? onAxis(line, supportIn(line, support)) : placed(all.get(support.part) as PlacedPart, support.at)
}

export function supportPoint(
  support: Support,
  parts: Parts,
  groups: Groups,
  nodeAt: ReadonlyMap<string, Point>,
): SupportPoint {
  const { id, kind } = support
  const part = parts.all.get(support.part) as PlacedPart
  const line = parts.lines.get(support.part)
  const node = groups.of(`support ${id}`)
  const along = line?.axes[0]
  return {
    id,
    kind,
    node,
    at: line ? supportAt(support, parts) : placed(part, support.at),
    part,
    isFixed: kind !== 'hoist' && isBasePlate(part.partNumber) && nodeAt.has(node),
    isOnWheels: kind === 'floor' && partWheel(part.partNumber) !== undefined,
    ...(along && kind !== 'hoist' && Math.abs(along[2]) < 0.5
      ? { rolling: Math.abs(along[0]) > 0.5 ? ('rx' as const) : ('ry' as const) }
      : {}),
  }
}

/**
 * Adds the axis of a truss to its hoist if the frame has several hoists and no other truss meets there. If one of the
 * hoists is out of level, the truss tilts almost freely: the springs resist a tilt of 1/2 in over 5 ft with 8 in·lb.
 */
export function withAxis(
  point: SupportPoint,
  { supports, lines, segments }: { readonly supports: readonly Support[] } & Pick<Frame, 'lines' | 'segments'>,
): SupportPoint {
  if (point.kind !== 'hoist' || supports.length < 2) return point
  const axes = [...segments].flatMap(([id, list]) =>
    list.some(({ start, end }) => start === point.node || end === point.node)
      ? [(lines.get(id) as LineMember).axes[0]]
      : [],
  )
  const isAlong = (axis: 0 | 1) => axes.length > 0 && axes.every((each) => Math.abs(each[axis]) > PARALLEL)
  return isAlong(0) ? { ...point, hungAlong: 'rx' } : isAlong(1) ? { ...point, hungAlong: 'ry' } : point
}

/** Distance of a hoist from the line through two others that keeps a frame from tilting about that line. */
const STEADY_IN = 12

/** Marks the hoists of a frame that hangs from three or more hoists that aren't in one line. */
export function steadied(points: SupportPoint[]): SupportPoint[] {
  const hoists = points.filter(({ kind }) => kind === 'hoist').map(({ at }) => at)
  const [first] = hoists
  const far = first && hoists.reduce((most, at) => (distance(at, first) > distance(most, first) ? at : most))
  if (!far || far === first) return points
  const [x, y, lengthIn] = [far[0] - first[0], far[1] - first[1], Math.hypot(far[0] - first[0], far[1] - first[1])]
  const isSteady = hoists.some((at) => Math.abs(x * (at[1] - first[1]) - y * (at[0] - first[0])) > STEADY_IN * lengthIn)
  return isSteady ? points.map((point) => (point.kind === 'hoist' ? { ...point, isSteady: true } : point)) : points
}

export const STIFF = { elasticPsi: 29e6, shearPsi: 11e6, areaIn2: 50, iyIn4: 500, izIn4: 500, torsionIn4: 500 } as const

/** Gives each additional support at a node its own node, and connects the two nodes with a stiff member. */
export function extraNodes(points: readonly SupportPoint[], nodeAt: Map<string, Point>) {
  const used = new Set<string>()
  const members: FrameMember[] = []
  const made = points.map((point) => {
    const at = nodeAt.get(point.node) as Point
    if (!used.has(point.node)) {
      used.add(point.node)
      if (distance(at, point.at) < 1e-6) return point
    }
    if (distance(at, point.at) < 1e-6) return undefined
    const node = `${point.node} ${point.id}`
    nodeAt.set(node, point.at)
    members.push({ id: node, start: point.node, end: node, section: STIFF })
    return { ...point, node }
  })
  return { members, points: made.filter((each) => each !== undefined) }
}

/**
 * Springs at a hoist. A hoist carries only vertical load, so the springs keep the frame from drifting in a linear
 * analysis.
 * `analyze` reports loads that the springs resist.
 */
export const HOIST_SPRINGS = { lateralLbPerIn: 5, rollInLb: 1e5, tiltInLb: 1000 } as const

/**
 * Horizontal stiffness of a wheel that rolls, which keeps the frame from drifting in a linear analysis. A frame that
 * spreads by 1/2 in meets a resistance of 5 lb.
 */
const ROLLING_LB_PER_IN = 10

/**
 * Returns the stiffness of the springs at a hoist about both horizontal axes. On a steady frame, stiffer springs would
 * carry moments: 200 in·lb at each of three hoists of a 29 × 7 ft grid, which took 2% from the load of a hoist and 7%
 * from the moments at the blocks.
 */
export function hoistSprings({ hungAlong, isSteady }: SupportPoint): { readonly rx: number; readonly ry: number } {
  const { rollInLb, tiltInLb } = HOIST_SPRINGS
  const about = (axis: 'rx' | 'ry') => (isSteady || (hungAlong && hungAlong !== axis) ? tiltInLb : rollInLb)
  return { rx: about('rx'), ry: about('ry') }
}

/** Returns the restraints of a support before any are released. */
export function restraintsOf(point: SupportPoint): FrameSupport {
  const { node, kind, isFixed, rolls, rolling } = point
  if (kind === 'hoist') {
    const { lateralLbPerIn, rollInLb } = HOIST_SPRINGS
    return {
      node,
      restraints: { x: lateralLbPerIn, y: lateralLbPerIn, z: 'fixed', ...hoistSprings(point), rz: rollInLb },
    }
  }
  if (rolls) return { node, restraints: { x: ROLLING_LB_PER_IN, y: ROLLING_LB_PER_IN, z: 'fixed' } }
  const fixed = { x: 'fixed', y: 'fixed', z: 'fixed' } as const
  if (isFixed) return { node, restraints: { ...fixed, rx: 'fixed', ry: 'fixed', rz: 'fixed' } }
  return { node, restraints: rolling ? { ...fixed, [rolling]: 'fixed' } : fixed }
}
