/** Loads near nodes, which act at the nodes. Units are inches and pounds. */

import type { Applied } from './beam-case.ts'
import { largest, type PointLoad } from './beam-case.ts'
import type { SolvedBeam, Supports } from './beam-statics.ts'
import { type Beam, type Joint, jointLimits } from './beams.ts'
import { type Nodes, nearest } from './span-effects.ts'

/** Distance on either side of a point load at which the shear is evaluated, in inches. */
export const OFFSET_IN = 1e-6

/**
 * A simple span with its loads moved to the nodes of one chord. A load midway between two nodes is moved to the less
 * favorable node.
 */
export interface MovedLoads {
  readonly places: readonly number[]
  readonly momentAt: (xIn: number) => number
  readonly shearAt: (xIn: number) => number
  /** Moments and shears that can act together at a joint: for each limit of the joint, those that use most of it. */
  readonly sectionsAt: (joint: Joint, xIn: number) => Applied['sections']
  /** Reactions at the left and right end. */
  readonly reactionsLb: readonly [number, number]
  /** Deflection at midspan in inches, as in the load tables. */
  readonly deflectionIn: number
}

/**
 * Moves the loads to the nodes. Returns undefined if a load has no node to move to. `spread` is the beam under the
 * distributed loads alone.
 */
export function movedLoads(
  beam: Beam,
  points: readonly PointLoad[],
  line: Nodes,
  spread: SolvedBeam,
  spanIn: number,
): MovedLoads | undefined {
  const moved = points.map(({ atIn, lb, on }) => ({ lb, places: on === 'node' ? nearest(line, atIn, spanIn) : [atIn] }))
  if (moved.some(({ places }) => places.length === 0)) return undefined
  const onSpan = (x: number, at: number) => (x <= at ? (x * (spanIn - at)) / spanIn : (at * (spanIn - x)) / spanIn)
  const shearOf = (x: number, at: number) => (at > x ? spanIn - at : -at) / spanIn
  const total = (of: (load: (typeof moved)[number]) => number) => moved.reduce((sum, load) => sum + of(load), 0)
  const left = total(({ lb, places }) => (lb * (spanIn - Math.min(...places))) / spanIn)
  const right = total(({ lb, places }) => (lb * Math.max(...places)) / spanIn)
  return {
    places: moved.flatMap(({ places }) => places),
    momentAt: (x) => spread.momentAt(x) + total(({ lb, places }) => lb * largest(places, (at) => onSpan(x, at))),
    shearAt: (x) => {
      const still = spread.shearAt(x, 'right')
      const each = moved.map(({ lb, places }) => places.map((at) => lb * shearOf(x, at)))
      const sum = (of: (...shears: number[]) => number) => each.reduce((all, shears) => all + of(...shears), still)
      return Math.max(Math.abs(sum(Math.max)), Math.abs(sum(Math.min)))
    },
    sectionsAt: (joint, xIn) =>
      [xIn - OFFSET_IN, xIn + OFFSET_IN].flatMap((x) =>
        jointLimits(joint).flatMap(([perInLb, perLb]) =>
          [perLb, -perLb].map((signed) => {
            const used = (at: number) => perInLb * onSpan(x, at) + signed * shearOf(x, at)
            const placed = moved.map(({ lb, places }) => ({
              lb,
              at: places.reduce((most, at) => (used(at) > used(most) ? at : most)),
            }))
            const sum = (of: (x: number, at: number) => number) =>
              placed.reduce((all, { lb, at }) => all + lb * of(x, at), 0)
            return {
              momentInLb: spread.momentAt(x) + sum(onSpan),
              shearLb: Math.abs(spread.shearAt(x, 'right') + sum(shearOf)),
            }
          }),
        ),
      ),
    reactionsLb: [left + (spread.reactions[0]?.lb ?? 0), right + (spread.reactions[1]?.lb ?? 0)],
    deflectionIn:
      deflectionOf(beam, spread)(spanIn / 2) +
      total(({ lb, places }) => lb * largest(places, (at) => perPound(beam, at, spanIn))),
  }
}

/**
 * Returns the point loads of two spans at their nearest nodes on each chord: toward the middle support and, if two nodes
 * are equally close, away from it. Empty if no load moves.
 */
export function twoSpanPlacements(
  { nodes = [] }: Beam,
  supports: Supports,
  points: readonly PointLoad[],
): PointLoad[][] {
  if (supports.kind !== 'two-spans' || !points.some(({ on }) => on === 'node')) return []
  const [first, second] = supports.spansIn
  return nodes.flatMap((line) =>
    [1, -1].map((sign) =>
      points.map((point) => {
        if (point.on !== 'node') return point
        const inSpan = nearest(line, point.atIn, first + second).filter((at) => at <= first === point.atIn <= first)
        const [atIn = point.atIn] = inSpan.toSorted((a, b) => sign * (Math.abs(a - first) - Math.abs(b - first)))
        return { ...point, atIn }
      }),
    ),
  )
}

/**
 * Returns the maximum sum of point loads on one node, in pounds. If the beam is not a simple span, all loads within one
 * panel are assumed to act on the same node. A load on one chord can use only half of the node's capacity, so it counts
 * twice.
 */
export function largestOnNode({ nodes }: Beam, supports: Supports, points: readonly PointLoad[]): number {
  const line = nodes?.[0]
  if (!line) return 0
  const sum = (loads: readonly PointLoad[]) => loads.reduce((all, { lb, on }) => all + (on === 'chord' ? 2 : 1) * lb, 0)
  if (supports.kind !== 'simple') {
    return largest(points, (first) =>
      sum(points.filter(({ atIn }) => atIn >= first.atIn && atIn <= first.atIn + line.spacingIn)),
    )
  }
  const placed = points.map((point) => ({ point, at: nearest(line, point.atIn, supports.spanIn) }))
  const used = new Set(placed.flatMap(({ at }) => at))
  return largest([...used], (node) => sum(placed.filter(({ at }) => at.includes(node)).map(({ point }) => point)))
}

/** Midspan deflection in inches per pound of load at a location on a simple span: AISC Manual, table 3-23, case 8. */
const perPound = ({ flexuralLbIn2, webLb }: Beam, atIn: number, spanIn: number): number => {
  const near = Math.min(atIn, spanIn - atIn)
  return (near * (3 * spanIn ** 2 - 4 * near ** 2)) / 48 / flexuralLbIn2 + (webLb ? near / 2 / webLb : 0)
}

/**
 * Increase in shear when point loads are moved by half a node spacing. A load P moved by d on a span L adds at most 1.1
 * P d / L, as in the two-span tables.
 */
export const shiftLb = ({ nodes }: Beam, points: readonly PointLoad[], fromIn: number, toIn: number): number =>
  points.reduce(
    (sum, { atIn, lb, on }) =>
      sum +
      (on === 'node' && atIn > fromIn && atIn < toIn
        ? (1.1 * lb * (nodes?.[0]?.spacingIn ?? 0)) / 2 / (toIn - fromIn)
        : 0),
    0,
  )

export const deflectionOf = ({ flexuralLbIn2, webLb }: Beam, { bendingAt, webAt }: SolvedBeam) => {
  return (x: number) => bendingAt(x) / flexuralLbIn2 + (webLb ? webAt(x) / webLb : 0)
}
