/**
 * Effects of arbitrary loads on a beam: moments, shear, reactions, and deflections. Each effect is the maximum over the
 * load arrangements that the load tables consider. Units are inches and pounds.
 */

import type { Term } from '#engineering/checks/check.ts'
import { POINT_IN } from '#engineering/checks/webs.ts'
import { DEFLECTION_RATIO, usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { fewestLengths } from '#engineering/systems/parts-list.ts'
import {
  type Forces,
  lengthOf,
  loadsBetween,
  loadsOn,
  type PointForce,
  peak,
  type SolvedBeam,
  type SpreadForce,
  type Supports,
  solveBeam,
  supportPlaces,
} from './beam-statics.ts'
import { type Beam, type Joint, jointLimits, type Nodes, nearest } from './beams.ts'

/**
 * Where a load acts: at a node, anywhere on one chord, anywhere with half of the load on each chord, or directly over a
 * support. Tube and extrusion have neither nodes nor chords.
 */
export type LoadedAt = 'node' | 'chord' | 'chords' | 'support'

export interface PointLoad extends PointForce {
  readonly on: LoadedAt
  /**
   * True for a load on the opposite chord. The load does not bend this chord, and its torque acts in the opposite
   * direction.
   */
  readonly isOpposite?: boolean
}

/** Joint locations in inches, or 'anywhere' to assume the worst location, as the load tables do. */
export type Joints = 'anywhere' | readonly number[]

/** The supports of a beam, and its joints. */
export interface BeamSupports {
  readonly supports: Supports
  readonly joints: Joints
  /** True if joints that can be anywhere have weight: that of the fewest joints, at equal distances. */
  readonly weighsJoints?: true
}

export interface BeamCase extends BeamSupports {
  readonly points: readonly PointLoad[]
  readonly spreads: readonly SpreadForce[]
  /** Factor on the loads and self-weight in strength checks, such as `DYNAMIC_FACTOR`. Defaults to 1. */
  readonly dynamicFactor?: number
  /** True if each intermediate support is at a node of the truss or, as with a tower, is wide enough to reach one. */
  readonly reachesNodes?: true
  /** Set if the supports are picks, which carry only tension. Absent if the supports also resist uplift. */
  readonly picks?: Picks
}

export interface Picks {
  /** Allowable load on a pick, in pounds: the lower of the mount and chord ratings. */
  readonly capacityLb: number
  /** Weight of the mount at each pick, with its bolts. It hangs from the hoist and does not load the beam. */
  readonly mountLb?: number
  /** Difference in level between one pick and the others, in inches. It matters only with three or more picks. */
  readonly unevenIn: number
  /** True if all loads act at the same time when the picks are out of level, such as the weight of a wall. */
  readonly isAlwaysLoaded?: true
}

/** Distance on either side of a point load at which the shear is evaluated, in inches. */
export const OFFSET_IN = 1e-6

export const jointPlacesOf = ({ joints }: BeamCase): readonly number[] => (joints === 'anywhere' ? [] : joints)

/**
 * Returns the self-weight of a beam: the member over its full length, and the plates and bolts of its spliced joints. If
 * joints can be anywhere, they have no weight, as in the load tables, unless `weighsJoints` is set.
 */
export function deadLoad(
  { selfWeightLbPerFt, truss }: MemberStrength,
  { supports, joints, weighsJoints }: BeamSupports,
): Forces {
  const lengthIn = lengthOf(supports)
  const lengths = weighsJoints ? fewestLengths(lengthIn / 12).length : 1
  const evenly = Array.from({ length: lengths - 1 }, (_, index) => ((index + 1) * lengthIn) / lengths)
  const jointsIn = joints === 'anywhere' ? evenly : joints
  return {
    points: truss ? jointsIn.map((atIn) => ({ atIn, lb: truss.spliceLb })) : [],
    spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: selfWeightLbPerFt / 12 }],
  }
}

/** Multiplies loads by a factor. */
export const scaledBy = ({ points, spreads }: Forces, factor: number): Forces => ({
  points: points.map((each) => ({ ...each, lb: factor * each.lb })),
  spreads: spreads.map((each) => ({ ...each, lbPerIn: factor * each.lbPerIn })),
})

/** Returns all loads of two sets. */
export const joined = (one: Forces, other: Forces): Forces => ({
  points: [...one.points, ...other.points],
  spreads: [...one.spreads, ...other.spreads],
})

/** Effects of the loads. Each value is the maximum over all load arrangements that the tables consider. */
export interface Applied {
  readonly solved: SolvedBeam
  readonly momentInLb: number
  readonly shearLb: number
  /** Force at an end of the truss: a reaction, or a load at the tip of a cantilever. */
  readonly endLb: number
  /** Force on one truss node from point loads, and the largest reaction away from the ends of the truss. */
  readonly nodeLb: number
  readonly supportLb: number
  /** Moment and shear at each possible joint location. */
  readonly sections: readonly { readonly momentInLb: number; readonly shearLb: number }[]
  /** Maximum deflection of each span, its location, and the deflection limit, in inches. */
  readonly deflections: readonly { readonly deflectionIn: number; readonly limitIn: number; readonly atIn: number }[]
  /** Maximum moment at a location, in in·lb. */
  readonly momentAt: (xIn: number) => number
  readonly shearAt: (xIn: number) => number
  /** Concentrated forces within the span that can cause web crippling. */
  readonly webForces: readonly { readonly atIn: number; readonly lb: number; readonly momentInLb: number }[]
  /** Locations where the maximum moment can occur, and the moment at each location. */
  readonly momentPeaks: readonly { readonly atIn: number; readonly momentInLb: number }[]
  readonly momentPlaceIn: number
  /** Largest and smallest reactions at each support. The smallest is negative if the beam lifts off the support. */
  readonly reactions: readonly ReactionRange[]
}

export interface ReactionRange {
  readonly atIn: number
  readonly maxLb: number
  readonly minLb: number
}

export interface Stretch {
  readonly fromIn: number
  readonly toIn: number
  /** Deflection limit under the applied load. */
  readonly limitIn: number
  readonly isOverhang: boolean
}

const spanBetween = (fromIn: number, toIn: number): Stretch => ({
  fromIn,
  toIn,
  limitIn: (toIn - fromIn) / DEFLECTION_RATIO,
  isOverhang: false,
})

// International Building Code, table 1604.3, note i: the deflection limit for a cantilever is based on twice its
// length.
const overhangBetween = (fromIn: number, toIn: number): Stretch => ({
  fromIn,
  toIn,
  limitIn: (2 * (toIn - fromIn)) / DEFLECTION_RATIO,
  isOverhang: true,
})

/** Returns the spans and overhangs of a beam from left to right. */
export const spansOf = (supports: Supports): Stretch[] => {
  const places = supportPlaces(supports)
  if (supports.kind === 'cantilever') return [overhangBetween(0, supports.lengthIn)]
  const [first, last, lengthIn] = [places[0] as number, places.at(-1) as number, lengthOf(supports)]
  return [
    ...(first > 0 ? [overhangBetween(0, first)] : []),
    ...places.slice(1).map((toIn, index) => spanBetween(places[index] as number, toIn)),
    ...(last < lengthIn ? [overhangBetween(last, lengthIn)] : []),
  ]
}

/**
 * Returns the load patterns: all loads and, for two spans, the loads on each span alone, because the other span may not
 * be loaded yet.
 */
function patterns(supports: Supports, forces: Forces): Forces[] {
  if (supports.kind !== 'two-spans') return [forces]
  const [first, second] = supports.spansIn
  return [forces, loadsOn(forces, 0, first), loadsOn(forces, first, first + second)]
}

/** Returns each load as a separate part, because each load can be absent. A distributed load has a part in each span. */
export const separated = ({ points, spreads }: Forces, spans: readonly Stretch[]): Forces[] => [
  ...points.map((each) => ({ points: [each], spreads: [] })),
  ...spans.flatMap(({ fromIn, toIn }) =>
    loadsOn({ points: [], spreads }, fromIn, toIn).spreads.map((each) => ({ points: [], spreads: [each] })),
  ),
]

/** Returns the larger of the sum of the positive values and the sum of the negative values. */
const eitherSum = (values: readonly number[]): number =>
  Math.max(
    values.reduce((sum, each) => sum + Math.max(0, each), 0),
    values.reduce((sum, each) => sum + Math.max(0, -each), 0),
  )

export const largest = <Each>(list: readonly Each[], of: (each: Each) => number): number =>
  list.reduce((most, each) => Math.max(most, of(each)), 0)

export const deflectionOf = ({ flexuralLbIn2, webLb }: Beam, { bendingAt, webAt }: SolvedBeam) => {
  return (x: number) => bendingAt(x) / flexuralLbIn2 + (webLb ? webAt(x) / webLb : 0)
}

/**
 * A simple span with its loads moved to the nodes of one chord. A load midway between two nodes is moved to the less
 * favorable node.
 */
interface MovedLoads {
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
function movedLoads(
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
function twoSpanPlacements({ nodes = [] }: Beam, supports: Supports, points: readonly PointLoad[]): PointLoad[][] {
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

export function applied(beam: Beam, { supports, points, spreads }: BeamCase): Applied {
  const lengthIn = lengthOf(supports)
  const solutions = patterns(supports, { points, spreads }).map((forces) => solveBeam(supports, forces))
  const solved = solutions[0] as SolvedBeam
  const spanIn = supports.kind === 'simple' ? supports.spanIn : 0
  const nodes = supports.kind === 'simple' && points.length > 0 ? (beam.nodes ?? []) : []
  // If no load is moved to a node, the results are the same for both chords, so calculate them for only one chord.
  const lines = points.some(({ on }) => on === 'node') ? nodes : nodes.slice(0, 1)
  const spread = solveBeam(supports, { points: [], spreads })
  const moved = lines.map((line) => movedLoads(beam, points, line, spread, spanIn)).filter((line) => line !== undefined)
  const partsOf = (placed: readonly PointLoad[]) =>
    separated({ points: placed, spreads }, spansOf(supports)).map((forces) => solveBeam(supports, forces))
  const parts = partsOf(points)
  const atNodes = twoSpanPlacements(beam, supports, points)
  const nodeParts = atNodes.map(partsOf)
  const nodeSolutions = atNodes.flatMap((placed) =>
    patterns(supports, { points: placed, spreads }).map((forces) => solveBeam(supports, forces)),
  )
  const momentAt = (x: number) =>
    Math.max(
      eitherSum(parts.map((each) => each.momentAt(x))),
      largest(nodeParts, (placed) => eitherSum(placed.map((each) => each.momentAt(x)))),
      largest(moved, (line) => line.momentAt(x)),
    )
  const momentPeaks = [
    ...new Set([
      ...[...solutions, ...nodeSolutions].flatMap((each) => each.momentPeaks),
      ...moved.flatMap(({ places }) => places),
    ]),
    // The maximum moment can fall between these locations if point loads have been moved to nodes and a uniform load is
    // present.
    ...(moved.length > 0 && spreads.length > 0
      ? Array.from({ length: 101 }, (_, index) => (lengthIn * index) / 100)
      : []),
  ].map((atIn) => ({ atIn, momentInLb: momentAt(atIn) }))
  // The first location, which is the left end, is used if all moments are equal.
  const { atIn: momentPlaceIn, momentInLb } = momentPeaks.reduce((best, each) =>
    each.momentInLb > best.momentInLb + 1e-6 ? each : best,
  )
  const places = supportPlaces(supports)
  const sides = (each: SolvedBeam, x: number) =>
    Math.max(Math.abs(each.shearAt(x, 'left')), Math.abs(each.shearAt(x, 'right')))
  const shifts = spansOf(supports).map(({ fromIn, toIn }) =>
    supports.kind === 'two-spans' ? shiftLb(beam, points, fromIn, toIn) : 0,
  )
  const movedReactions = moved.flatMap(({ reactionsLb }) => reactionsLb)
  const shearLb = Math.max(
    ...spansOf(supports).map(({ fromIn, toIn }, index) => {
      const ends = supports.kind === 'cantilever' ? [fromIn] : [fromIn, toIn]
      const atEnds = (each: SolvedBeam) =>
        largest(ends, (x) => Math.abs(each.shearAt(x, x === fromIn ? 'right' : 'left')))
      return (shifts[index] ?? 0) + largest(solutions, atEnds)
    }),
    ...movedReactions,
  )
  const tipFromIn = lengthIn - (beam.chordBays?.bayIn ?? 0)
  const ends = (each: SolvedBeam) =>
    supports.kind === 'cantilever'
      ? points.reduce((sum, { atIn, lb }) => sum + (atIn >= tipFromIn ? lb : 0), 0)
      : largest([each.reactions[0], each.reactions.at(-1)], (end) => end?.lb ?? 0)
  const deflections = spansOf(supports).map(({ fromIn, toIn, limitIn }) => {
    const peaks = solutions.map((each) => peak(deflectionOf(beam, each), fromIn, toIn))
    const { at, value } = peaks.reduce((most, each) => (each.value > most.value ? each : most))
    return { deflectionIn: Math.max(value, 0, ...moved.map((line) => line.deflectionIn)), limitIn, atIn: at }
  })
  const middle =
    supports.kind === 'two-spans'
      ? largest([...solutions, ...nodeSolutions], ({ reactions }) => reactions[1]?.lb ?? 0)
      : 0
  const shearAt = (x: number) =>
    Math.max(
      ...(['left', 'right'] as const).map((side) => eitherSum(parts.map((each) => each.shearAt(x, side)))),
      ...moved.map((line) => line.shearAt(x)),
    )
  const sectionsOf = (joint: Joint) => {
    const between = spreads.length > 0 ? Array.from({ length: 51 }, (_, index) => (lengthIn * index) / 50) : []
    const shift = Math.max(...shifts)
    return [...momentPeaks.map(({ atIn }) => atIn), ...between].flatMap((x) => [
      ...solutions.map((each) => ({ momentInLb: Math.abs(each.momentAt(x)), shearLb: shift + sides(each, x) })),
      ...nodeSolutions.map((each) => ({ momentInLb: Math.abs(each.momentAt(x)), shearLb: sides(each, x) })),
      ...moved.flatMap((line) => line.sectionsAt(joint, x)),
    ])
  }
  return {
    solved,
    momentInLb,
    momentPlaceIn,
    shearLb,
    endLb: Math.max(largest(solutions, ends) + Math.max(...shifts), ...movedReactions),
    deflections,
    momentAt,
    shearAt,
    nodeLb: beam.nodeLb ? largestOnNode(beam, supports, points) : 0,
    // The back span is at least as long as the cantilever, so the support carries at most twice the load.
    supportLb: supports.kind === 'cantilever' ? 2 * shearLb : middle,
    sections: beam.joint ? sectionsOf(beam.joint) : [],
    webForces: [
      ...points.map(({ atIn }) => ({
        atIn,
        lb: points.reduce((sum, each) => sum + (Math.abs(each.atIn - atIn) <= POINT_IN ? each.lb : 0), 0),
        momentInLb: momentAt(atIn),
      })),
      ...(supports.kind === 'cantilever' ? [{ atIn: 0, lb: 2 * shearLb, momentInLb }] : []),
      ...(middle > 0 ? [{ atIn: places[1] ?? 0, lb: middle, momentInLb }] : []),
    ],
    momentPeaks,
    reactions: solved.reactions.map(({ atIn }, index) => {
      const all = solutions.map(({ reactions }) => reactions[index]?.lb ?? 0)
      const here = moved.map(({ reactionsLb }) => reactionsLb[index] ?? 0)
      return { atIn, maxLb: Math.max(0, ...all, ...here), minLb: Math.min(0, ...all) }
    }),
  }
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

/** Maximum torque in in·lb from loads on one chord. The lever arm is half the distance between the chord centroids. */
export const torqueOf = ({ truss }: Pick<MemberStrength, 'truss'>, { supports, points }: BeamCase): number => {
  const off = points
    .filter(({ on }) => on === 'chord')
    .map(({ atIn, lb, isOpposite }) => ({ atIn, lb: isOpposite ? -lb : lb }))
  if (!truss || off.length === 0) return 0
  const reactions = spansOf(supports).flatMap(({ fromIn, toIn, isOverhang }) => {
    const span = loadsBetween({ points: off, spreads: [] }, fromIn, toIn)
    return isOverhang
      ? [span.points.reduce((sum, { lb }) => sum + lb, 0)]
      : solveBeam({ kind: 'simple', spanIn: toIn - fromIn }, span).reactions.map(({ lb }) => lb)
  })
  return (truss.armIn / 2) * Math.max(...reactions.map(Math.abs))
}

/** Returns the torque and torque capacity, or nothing if there is no torque. */
export const torqueTerms = (truss: MemberStrength['truss'], torqueInLb: number): Term[] =>
  truss && torqueInLb > 0
    ? [{ symbol: 'T', demand: torqueInLb, capacity: usable(truss.torqueInLb), unit: 'in·lb' }]
    : []
