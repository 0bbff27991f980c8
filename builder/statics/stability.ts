/**
 * Overturning and sliding of a frame on the floor. The frame is treated as a rigid body, and 0.6 times its weight
 * resists the full lateral loads (ASCE 7-22, 2.4.1). Loads that add to overturning count in full. Units are inches and
 * pounds.
 */
import { FRICTION, OUT_OF_PLUMB, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import { footprints } from '#engineering/part-models/footprints.ts'
import type { Point } from '../model.ts'
import { partWheel } from '../shapes.ts'
import { cross, difference, dot, placed, scaled } from '../turns.ts'
import type { Frame, SupportPoint } from './frame.ts'
import type { Action, ActionSet } from './load-paths.ts'
import { actsAt, sidewaysOf } from './loads.ts'

export interface Stability {
  /** Overturning moment divided by 0.6 times the resisting moment, about the governing tipping line. */
  readonly overturning: number
  readonly overturningInLb: number
  readonly resistingInLb: number
  /** Ballast on each support that prevents overturning and sliding of a rigid frame, by the support's ID. */
  readonly ballastLb: ReadonlyMap<string, number>
  /** The support that is farthest from the governing tipping line. */
  readonly farthest: string
  /** True if the frame stands on casters or wheels. They roll unless their brakes are set. */
  readonly isOnWheels: boolean
  /** Lateral force divided by the friction force from 0.6 of the weight on supports that don't roll. */
  readonly sliding: number
  readonly lateralLb: number
  readonly frictionLb: number
  readonly overturningUnder: string
  readonly slidingUnder: string
}

type Corner = readonly [x: number, y: number]

/** Points where a frame touches the floor: the corners of bases, and the locations of other supports. */
function contactsOf({ supports, lines }: Frame): Corner[] {
  return supports.flatMap(({ part, at }): Corner[] => {
    const [halfX, halfY] = footprints[part.partNumber]?.halfIn ?? [0, 0]
    if (halfX > 0)
      return [1, -1].flatMap((x) =>
        [1, -1].map((y): Corner => {
          const corner = placed(part, [x * halfX, y * halfY, 0])
          return [corner[0], corner[1]]
        }),
      )
    const line = lines.get(part.id)
    if (!line || Math.abs(line.axes[0][2]) > 0.5) return [[at[0], at[1]]]
    // A level truss rests on its full width.
    const half = Math.min(...line.depthsIn) / 2
    const [x, y] = line.axes[0]
    return [
      [at[0] - y * half, at[1] + x * half],
      [at[0] + y * half, at[1] - x * half],
    ]
  })
}

/** Returns the convex hull of points in counterclockwise order, using Andrew's monotone chain algorithm. */
export function hullOf(points: readonly Corner[]): Corner[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Corner[]) => {
    const chain: Corner[] = []
    for (const point of list) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2) as Corner, chain.at(-1) as Corner]
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-9) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** A force and the point where it acts. */
interface Applied {
  readonly at: Point
  readonly forceLb: Point
}

const appliedOf = (actions: readonly Action[], lines: Frame['lines'], factor = 1): Applied[] =>
  actions.map((action) => ({
    at: actsAt(action, lines),
    forceLb: scaled(
      action.kind === 'point' ? action.forceLb : scaled(action.lbPerIn, action.toIn - action.fromIn),
      factor,
    ),
  }))

/**
 * Magnitude of the horizontal resultant. Loads in different cases can act in the same direction, so their magnitudes
 * are added.
 */
const horizontalLb = (loads: readonly Applied[]): number =>
  Math.hypot(...([0, 1] as const).map((axis) => loads.reduce((total, { forceLb }) => total + forceLb[axis], 0)))

/** Lateral loads that act together, and the live loads that cause them. */
interface Scenario {
  readonly name: string
  readonly lateral: readonly Applied[]
  /** True if the lateral load is a fraction of all vertical loads. In that case, the live load also adds resistance. */
  readonly isProportional: boolean
}

function scenariosOf(frame: Frame, sets: readonly ActionSet[]): Scenario[] {
  const { lines } = frame
  const own = (kind: ActionSet['case']) => sets.filter((set) => set.case === kind && set.fraction === undefined)
  const vertical = [...own('self'), ...own('dead'), ...own('live')].flatMap(({ actions }) => actions)
  const scenarios: Scenario[] = [{ name: '0.6 D', lateral: [], isProportional: false }]
  for (const sign of [1, -1]) {
    for (const kind of ['wind', 'notional'] as const) {
      const directed = own(kind).filter(({ direction }) => direction)
      const fixed = own(kind).filter(({ direction }) => !direction)
      const groups = directed.length > 0 ? directed.map((set) => [set, ...fixed]) : fixed.length > 0 ? [fixed] : []
      for (const group of groups)
        scenarios.push({
          name: `0.6 D + ${kind === 'wind' ? 'W' : 'N'}`,
          lateral: group.flatMap(({ actions }) => appliedOf(actions, lines, sign)),
          isProportional: false,
        })
    }
    for (const { direction, fraction = 0 } of sets.filter((set) => set.fraction !== undefined)) {
      if (!direction) continue
      const sideways = sidewaysOf(vertical, scaled(direction, sign * (fraction + OUT_OF_PLUMB)))
      scenarios.push({ name: '0.6 (D + L) + lateral', lateral: appliedOf(sideways, lines), isProportional: true })
    }
  }
  return scenarios
}

/** Returns the fraction of the weight on supports that can be kept from rolling. `upLb` contains the reactions. */
function heldPart(supports: readonly SupportPoint[], upLb: (support: number) => number): number {
  const weights = supports.map((_, index) => Math.max(0, upLb(index)))
  const total = weights.reduce((sum, each) => sum + each, 0)
  const held = supports.reduce(
    (sum, { part }, index) => sum + (partWheel(part.partNumber) === 'without brake' ? 0 : (weights[index] as number)),
    0,
  )
  return total > 0 ? held / total : 0
}

/**
 * Returns the stability of a frame that is carried only by floor supports, or undefined if it has other supports.
 * @param upLb Reaction of each support to the weight of the frame.
 */
export function stabilityOf(
  frame: Frame,
  sets: readonly ActionSet[],
  upLb: (support: number) => number,
): Stability | undefined {
  const { supports, lines } = frame
  if (supports.length === 0 || supports.some(({ kind }) => kind !== 'floor')) return undefined
  const hull = hullOf(contactsOf(frame))
  // The wheels of swivel casters can all point inward.
  const trailIn = Math.max(...supports.map(({ part }) => footprints[part.partNumber]?.trailIn ?? 0))
  const own = (kind: ActionSet['case']) =>
    sets
      .filter((set) => set.case === kind && set.fraction === undefined)
      .flatMap(({ actions }) => appliedOf(actions, lines))
  const [dead, live] = [[...own('self'), ...own('dead')], own('live')]
  const isOnWheels = supports.some((each) => each.isOnWheels)
  const held = isOnWheels ? heldPart(supports, upLb) : 1
  let worst: Stability | undefined
  let sliding = { utilization: 0, lateralLb: 0, frictionLb: 0, name: '' }
  let slidingBallastLb = 0
  const ballast = new Map(supports.map(({ id }) => [id, 0]))
  for (const { name, lateral, isProportional } of scenariosOf(frame, sets)) {
    const lateralLb = [lateral, live, dead].reduce((total, loads) => total + horizontalLb(loads), 0)
    const weightLb = [...dead, ...(isProportional ? live : [])].reduce((total, { forceLb }) => total - forceLb[2], 0)
    const uplift = [...lateral, ...live].reduce((total, { forceLb }) => total + Math.max(0, forceLb[2]), 0)
    const frictionLb = FRICTION * held * Math.max(0, STABILIZING_WEIGHT_FACTOR * weightLb - uplift)
    const utilization = lateralLb === 0 ? 0 : lateralLb / frictionLb
    if (utilization > sliding.utilization) {
      sliding = { utilization, lateralLb, frictionLb, name }
      slidingBallastLb = held > 0 ? (lateralLb - frictionLb) / FRICTION / held / STABILIZING_WEIGHT_FACTOR : 0
    }
    for (const [index, from] of hull.entries()) {
      const tipped = aboutEdge(
        {
          from,
          to: hull[(index + 1) % hull.length] as Corner,
          trailIn,
          z: Math.min(...supports.map(({ at }) => at[2])),
        },
        { dead, live, lateral, isProportional },
        supports,
      )
      for (const [index, lb] of tipped.ballastLb.entries()) {
        const { id } = supports[index] as SupportPoint
        ballast.set(id, Math.max(ballast.get(id) ?? 0, lb))
      }
      if (!worst || tipped.overturning > worst.overturning)
        worst = {
          ...tipped,
          ballastLb: ballast,
          isOnWheels,
          overturningUnder: name,
          sliding: 0,
          lateralLb: 0,
          frictionLb: 0,
          slidingUnder: '',
        }
    }
  }
  if (!worst) return undefined
  const totalLb = [...ballast.values()].reduce((sum, lb) => sum + lb, 0)
  const moreLb = Math.max(0, slidingBallastLb - totalLb) / supports.length
  return {
    ...worst,
    ballastLb: new Map([...ballast].map(([id, lb]) => [id, lb + moreLb])),
    sliding: sliding.utilization,
    lateralLb: sliding.lateralLb,
    frictionLb: sliding.frictionLb,
    slidingUnder: sliding.name,
  }
}

/** Overturning about one edge of the footprint, or a line parallel to it if casters trail inward. */
function aboutEdge(
  {
    from,
    to,
    trailIn,
    z,
  }: { readonly from: Corner; readonly to: Corner; readonly trailIn: number; readonly z: number },
  loads: {
    readonly dead: readonly Applied[]
    readonly live: readonly Applied[]
    readonly lateral: readonly Applied[]
    readonly isProportional: boolean
  },
  supports: readonly SupportPoint[],
) {
  const lengthIn = Math.max(1e-9, Math.hypot(to[0] - from[0], to[1] - from[1]))
  // The hull is counterclockwise, so a positive moment about the edge tips the frame outward.
  const edge: Point = [(to[0] - from[0]) / lengthIn, (to[1] - from[1]) / lengthIn, 0]
  const origin: Point = [from[0] - trailIn * edge[1], from[1] + trailIn * edge[0], z]
  const tips = ({ at, forceLb }: Applied) => dot(edge, cross(difference(at, origin), forceLb))
  let [overturningInLb, resistingInLb] = [0, 0]
  for (const load of loads.dead) {
    const moment = tips(load)
    if (moment > 0) overturningInLb += moment
    else resistingInLb -= moment
  }
  for (const load of loads.live) {
    const moment = tips(load)
    if (moment > 0) overturningInLb += moment
    else if (loads.isProportional) resistingInLb -= moment
  }
  const lateralInLb = loads.lateral.reduce((total, load) => total + tips(load), 0)
  overturningInLb += Math.max(0, lateralInLb)
  const armOf = ({ at }: SupportPoint) => Math.max(0, (at[1] - origin[1]) * edge[0] - (at[0] - origin[0]) * edge[1])
  const arms = supports.map(armOf)
  const farthest = supports[arms.indexOf(Math.max(...arms))] as SupportPoint
  const missingInLb = Math.max(0, overturningInLb / STABILIZING_WEIGHT_FACTOR - resistingInLb)
  // Ballast in proportion to the distance from the line is the smallest by the sum of its squares, and it is symmetric
  // for a symmetric frame.
  const perIn = missingInLb / Math.max(1e-6, Math.hypot(...arms) ** 2)
  const resisting = STABILIZING_WEIGHT_FACTOR * resistingInLb
  return {
    overturningInLb,
    resistingInLb,
    overturning: overturningInLb < 1 ? 0 : overturningInLb / resisting,
    ballastLb: arms.map((arm) => arm * perIn),
    farthest: farthest.id,
  }
}
