/**
 * Checks a beam with arbitrary loads against the limit states and factors of the load tables (`beams.ts`). Each check
 * uses the maximum effect of the self-weight, as the tables do. Units are inches and pounds.
 */

import {
  type Forces,
  lengthOf,
  loadsBetween,
  type PointForce,
  peak,
  type SolvedBeam,
  type SpreadForce,
  type Supports,
  solveBeam,
  supportPlaces,
} from './beam-statics.ts'
import {
  type Beam,
  chordUsePerLbIn,
  type Governing,
  type Joint,
  jointUse,
  type Nodes,
  nearest,
  REPETITIVE_USE_FACTOR,
} from './beams.ts'
import { POINT_IN } from './checks/webs.ts'
import { DEFLECTION_RATIO } from './load-rows.ts'
import { beamOfMember, type MemberStrength } from './member-strength.ts'
import { LONGEST_FT } from './truss-models.ts'

/**
 * Location of a load: at a node, anywhere on one chord, or anywhere with half of the load on each chord. Tube and
 * extrusion have neither nodes nor chords.
 */
export type LoadedAt = 'node' | 'chord' | 'chords'

export interface PointLoad extends PointForce {
  readonly on: LoadedAt
}

/** Joint locations in inches, or 'anywhere' to assume the worst location, as the load tables do. */
export type Joints = 'anywhere' | readonly number[]

export interface BeamCase {
  readonly supports: Supports
  readonly points: readonly PointLoad[]
  readonly spreads: readonly SpreadForce[]
  readonly joints: Joints
  /** Multiplies the loads and the self-weight in strength checks, such as `DYNAMIC_FACTOR`. Defaults to 1. */
  readonly dynamicFactor?: number
}

export interface BeamCheck {
  readonly check: Governing
  /** Utilization. A value of 1 means that the demand equals the allowable strength. */
  readonly use: number
  /**
   * Demand and capacity in in·lb, lb, or in. Strengths include the repetitive-use factor. Both values are absent if the
   * check is the sum of several ratios.
   */
  readonly demand?: number
  readonly allowable?: number
  readonly unit?: 'in·lb' | 'lb' | 'in'
  /** Location of the maximum utilization, in inches. Absent if the check does not apply to a single location. */
  readonly atIn?: number
}

export interface BeamAnswer {
  /** Reactions, shear, moment, and deflection of the beam under the loads and its self-weight. */
  readonly solved: SolvedBeam
  /** Checks in order of decreasing utilization. */
  readonly checks: readonly BeamCheck[]
  /** Maximum deflection due to the loads, and deflection due to self-weight alone, both in inches. */
  readonly deflectionIn: number
  readonly selfDeflectionIn: number
  readonly selfWeightLb: number
  /** Deflection due to loads and self-weight, in inches. */
  readonly deflectionAt: (xIn: number) => number
  /** Maximum moment and shear due to the loads and self-weight, in in·lb and lb. */
  readonly momentInLb: number
  readonly shearLb: number
  /** Returns the largest allowed factor for all loads, or infinity if there are no loads. Each call runs a search. */
  readonly largestFactor: () => number
}

/** Distance to either side of a point load where the shear is evaluated, in inches. */
const OFFSET_IN = 1e-6

const all = (lb: number, lengthIn: number): Forces => ({
  points: [],
  spreads: lb > 0 ? [{ fromIn: 0, toIn: lengthIn, lbPerIn: lb / lengthIn }] : [],
})

/** Effects of the loads. Each value is the maximum over all load arrangements that the tables consider. */
interface Applied {
  readonly solved: SolvedBeam
  readonly momentInLb: number
  readonly shearLb: number
  /** Force at an end of the truss: a reaction, or a load at the tip of a cantilever. */
  readonly endLb: number
  /** Force on one truss node due to point loads, and reaction at an intermediate support. */
  readonly nodeLb: number
  readonly supportLb: number
  /** Moment and shear at each possible joint location. */
  readonly sections: readonly { readonly momentInLb: number; readonly shearLb: number }[]
  /** Maximum deflection of each span, its limit, and its location, in inches. */
  readonly deflections: readonly { readonly deflectionIn: number; readonly allowedIn: number; readonly atIn: number }[]
  /** Maximum moment at a location, in in·lb. */
  readonly momentAt: (xIn: number) => number
  readonly shearAt: (xIn: number) => number
  /** Concentrated forces within the span that can cripple the webs. */
  readonly webForces: readonly { readonly atIn: number; readonly lb: number; readonly momentInLb: number }[]
  /** Locations where the maximum moment can occur, and the moment at each location. */
  readonly momentPeaks: readonly { readonly atIn: number; readonly momentInLb: number }[]
  readonly momentPlaceIn: number
}

/** Returns the spans between supports, with the deflection limit of each span. */
const spansOf = (supports: Supports): { fromIn: number; toIn: number; allowedIn: number }[] => {
  if (supports.kind === 'simple') {
    return [{ fromIn: 0, toIn: supports.spanIn, allowedIn: supports.spanIn / DEFLECTION_RATIO }]
  }
  // International Building Code, table 1604.3, note i: the deflection limit of a cantilever is based on twice its
  // length.
  if (supports.kind === 'cantilever') {
    return [{ fromIn: 0, toIn: supports.lengthIn, allowedIn: (2 * supports.lengthIn) / DEFLECTION_RATIO }]
  }
  const [first, second] = supports.spansIn
  return [
    { fromIn: 0, toIn: first, allowedIn: first / DEFLECTION_RATIO },
    { fromIn: first, toIn: first + second, allowedIn: second / DEFLECTION_RATIO },
  ]
}

/**
 * Returns the load patterns: all loads, and the loads of each span alone, because the other span may not be loaded yet.
 */
function patterns(supports: Supports, forces: Forces): Forces[] {
  if (supports.kind !== 'two-spans') return [forces]
  const [first, second] = supports.spansIn
  const left = loadsBetween(forces, 0, first)
  const right = loadsBetween(forces, first, first + second)
  const moved: Forces = {
    points: right.points.map((each) => ({ ...each, atIn: each.atIn + first })),
    spreads: right.spreads.map((each) => ({ ...each, fromIn: each.fromIn + first, toIn: each.toIn + first })),
  }
  return [forces, left, moved]
}

const largest = <Each>(list: readonly Each[], of: (each: Each) => number): number =>
  list.reduce((most, each) => Math.max(most, of(each)), 0)

const deflectionOf = ({ flexuralLbIn2, webLb }: Beam, { bendingAt, webAt }: SolvedBeam) => {
  return (x: number) => bendingAt(x) / flexuralLbIn2 + (webLb ? webAt(x) / webLb : 0)
}

/**
 * A simple span whose loads have moved to the nodes of one chord. A load midway between two nodes moves to the less
 * favorable node.
 */
interface MovedLoads {
  readonly places: readonly number[]
  readonly momentAt: (xIn: number) => number
  readonly shearAt: (xIn: number) => number
  readonly reactionLb: number
  /** Deflection at midspan in inches, as in the load tables. */
  readonly deflectionIn: number
}

/**
 * Moves the loads to the nodes. Returns undefined if a load has no node. `spread` is the beam under the distributed
 * loads alone.
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
  const total = (of: (load: (typeof moved)[number]) => number) => moved.reduce((sum, load) => sum + of(load), 0)
  const left = total(({ lb, places }) => (lb * (spanIn - Math.min(...places))) / spanIn)
  const right = total(({ lb, places }) => (lb * Math.max(...places)) / spanIn)
  return {
    places: moved.flatMap(({ places }) => places),
    momentAt: (x) => spread.momentAt(x) + total(({ lb, places }) => lb * largest(places, (at) => onSpan(x, at))),
    shearAt: (x) => {
      const still = spread.shearAt(x, 'right')
      const each = moved.map(({ lb, places }) =>
        places.map((at) => (at > x ? (lb * (spanIn - at)) / spanIn : (-lb * at) / spanIn)),
      )
      const sum = (of: (...shears: number[]) => number) => each.reduce((all, shears) => all + of(...shears), still)
      return Math.max(Math.abs(sum(Math.max)), Math.abs(sum(Math.min)))
    },
    reactionLb: Math.max(left + (spread.reactions[0]?.lb ?? 0), right + (spread.reactions[1]?.lb ?? 0)),
    deflectionIn:
      deflectionOf(beam, spread)(spanIn / 2) +
      total(({ lb, places }) => lb * largest(places, (at) => perPound(beam, at, spanIn))),
  }
}

function applied(beam: Beam, { supports, points, spreads }: BeamCase): Applied {
  const lengthIn = lengthOf(supports)
  const solutions = patterns(supports, { points, spreads }).map((forces) => solveBeam(supports, forces))
  const solved = solutions[0] as SolvedBeam
  const spanIn = supports.kind === 'simple' ? supports.spanIn : 0
  const nodes = supports.kind === 'simple' && points.length > 0 ? (beam.nodes ?? []) : []
  // If no load moves to a node, the results are the same for both chords, so calculate only one.
  const lines = points.some(({ on }) => on === 'node') ? nodes : nodes.slice(0, 1)
  const spread = solveBeam(supports, { points: [], spreads })
  const moved = lines.map((line) => movedLoads(beam, points, line, spread, spanIn)).filter((line) => line !== undefined)
  const momentAt = (x: number) =>
    Math.max(
      largest(solutions, (each) => Math.abs(each.momentAt(x))),
      largest(moved, (line) => line.momentAt(x)),
    )
  const momentPeaks = [
    ...new Set([...solutions.flatMap((each) => each.momentPeaks), ...moved.flatMap(({ places }) => places)]),
    // The maximum moment can be between these locations if point loads move to nodes and a uniform load is present.
    ...(moved.length > 0 && spreads.length > 0
      ? Array.from({ length: 101 }, (_, index) => (lengthIn * index) / 100)
      : []),
  ].map((atIn) => ({ atIn, momentInLb: momentAt(atIn) }))
  // The first location is the left end. It is used if all moments are equal.
  const { atIn: momentPlaceIn, momentInLb } = momentPeaks.reduce((best, each) =>
    each.momentInLb > best.momentInLb + 1e-6 ? each : best,
  )
  const places = supportPlaces(supports)
  const sides = (each: SolvedBeam, x: number) =>
    Math.max(Math.abs(each.shearAt(x, 'left')), Math.abs(each.shearAt(x, 'right')))
  const shifts = spansOf(supports).map(({ fromIn, toIn }) =>
    supports.kind === 'two-spans' ? shiftLb(beam, points, fromIn, toIn) : 0,
  )
  const movedReactions = moved.map(({ reactionLb }) => reactionLb)
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
  const deflections = spansOf(supports).map(({ fromIn, toIn, allowedIn }) => {
    const peaks = solutions.map((each) => peak(deflectionOf(beam, each), fromIn, toIn))
    const { at, value } = peaks.reduce((most, each) => (each.value > most.value ? each : most))
    return { deflectionIn: Math.max(value, 0, ...moved.map((line) => line.deflectionIn)), allowedIn, atIn: at }
  })
  const middle = supports.kind === 'two-spans' ? largest(solutions, ({ reactions }) => reactions[1]?.lb ?? 0) : 0
  const shearAt = (x: number) =>
    Math.max(...solutions.map((each) => sides(each, x)), ...moved.map((line) => line.shearAt(x)))
  const sectionsOf = () => {
    const between = spreads.length > 0 ? Array.from({ length: 51 }, (_, index) => (lengthIn * index) / 50) : []
    const shift = Math.max(...shifts)
    return [...momentPeaks.map(({ atIn }) => atIn), ...between].flatMap((x) => [
      ...solutions.map((each) => ({ momentInLb: Math.abs(each.momentAt(x)), shearLb: shift + sides(each, x) })),
      ...moved.map((line) => ({
        momentInLb: line.momentAt(x),
        shearLb: Math.max(line.shearAt(x - OFFSET_IN), line.shearAt(x + OFFSET_IN)),
      })),
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
    sections: beam.joint ? sectionsOf() : [],
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
  }
}

/**
 * Returns the maximum sum of point loads on one node, in pounds. If the beam is not a simple span, all loads within one
 * bay may be on the same node. A load on one chord uses only half of the node's capacity, so it counts twice.
 */
function largestOnNode({ nodes }: Beam, supports: Supports, points: readonly PointLoad[]): number {
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
 * Increase in shear when point loads move by half a node spacing. A load P that moves by d on a span L adds at most 1.1
 * P d / L, as in the tables for two spans.
 */
const shiftLb = ({ nodes }: Beam, points: readonly PointLoad[], fromIn: number, toIn: number): number =>
  points.reduce(
    (sum, { atIn, lb, on }) =>
      sum +
      (on === 'node' && atIn > fromIn && atIn < toIn
        ? (1.1 * lb * (nodes?.[0]?.spacingIn ?? 0)) / 2 / (toIn - fromIn)
        : 0),
    0,
  )

/**
 * Maximum torque in in·lb due to loads on one chord. The lever arm is half of the distance between the chord centroids.
 */
const torqueOf = ({ truss }: MemberStrength, { supports, points }: BeamCase): number => {
  const off = points.filter(({ on }) => on === 'chord')
  if (!truss || off.length === 0) return 0
  const reactions = spansOf(supports).flatMap(({ fromIn, toIn }) => {
    const span = loadsBetween({ points: off, spreads: [] }, fromIn, toIn)
    return supports.kind === 'cantilever'
      ? [off.reduce((sum, { lb }) => sum + lb, 0)]
      : solveBeam({ kind: 'simple', spanIn: toIn - fromIn }, span).reactions.map(({ lb }) => lb)
  })
  return (truss.armIn / 2) * Math.max(...reactions)
}

/** Returns the beam with the unbraced length that the load tables assume for these supports. */
const beamFor = (member: MemberStrength, { supports, joints }: BeamCase): Beam => {
  const turningIn =
    supports.kind === 'simple'
      ? supports.spanIn
      : supports.kind === 'cantilever'
        ? 2 * supports.lengthIn
        : Math.max(...supports.spansIn)
  return beamOfMember(member, turningIn, joints === 'anywhere' && lengthOf(supports) > LONGEST_FT * 12)
}

/** Returns all checks for loads multiplied by `factor`, in order of decreasing utilization. */
type ChecksAt = (factor: number) => BeamCheck[]

const usable = (strength: number) => REPETITIVE_USE_FACTOR * strength

const jointPlacesOf = ({ joints }: BeamCase): readonly number[] => (joints === 'anywhere' ? [] : joints)

/**
 * Returns the locations where distributed loads or loads on a chord bend the chord between nodes. Each location has the
 * truss moment and its capacity (in·lb), and the utilization of the chord in local bending. Loads within one node
 * spacing are combined.
 */
function chordBendingLocationsOf(
  truss: NonNullable<MemberStrength['truss']>,
  given: BeamCase,
  loads: Applied,
  momentInLb: number,
  weakestInLb: number,
) {
  const off = given.points
    .filter(({ on }) => on !== 'node')
    .map(({ atIn, lb, on }) => ({ atIn, lb: on === 'chords' ? lb / 2 : lb }))
  const spacing = truss.nodes[0]?.spacingIn ?? 0
  // Behind the support of a cantilever, the chords continue for at least the length of the cantilever.
  const beamIn = (given.supports.kind === 'cantilever' ? 2 : 1) * lengthOf(given.supports)
  const between = (fromIn: number, toIn: number) =>
    off.reduce((sum, { atIn, lb }) => sum + (atIn > fromIn && atIn < toIn ? lb : 0), 0)
  // Loads that are at least one node spacing apart are never in the same bay.
  const inOneBay = (x: number) =>
    largest(
      off.filter(({ atIn }) => Math.abs(atIn - x) < spacing),
      ({ atIn }) => between(atIn - OFFSET_IN, Math.min(atIn, x) + spacing),
    )
  const spreadAt = (x: number) =>
    given.spreads.reduce((sum, { fromIn, toIn, lbPerIn }) => sum + (x >= fromIn && x <= toIn ? lbPerIn : 0), 0)
  return [
    ...[
      ...loads.momentPeaks.filter(({ atIn }) => spreadAt(atIn) > 0),
      // A load next to a joint also bends the chords at the joint.
      ...jointPlacesOf(given).map((atIn) => ({ atIn, momentInLb: loads.momentAt(atIn) })),
    ].map((each) => ({ ...each, chordLb: inOneBay(each.atIn) })),
    ...off.map(({ atIn }) => ({
      atIn,
      momentInLb: loads.momentAt(atIn),
      chordLb: between(atIn - spacing, atIn + spacing),
    })),
  ]
    .map(({ atIn, momentInLb: bent, chordLb }) => ({
      atIn,
      momentInLb: bent,
      use:
        (chordUsePerLbIn(truss.chordBays, beamIn) * spreadAt(atIn)) / REPETITIVE_USE_FACTOR +
        chordLb / usable(truss.chordPointLb),
      strength: jointPlacesOf(given).some((each) => Math.abs(each - atIn) < 1)
        ? Math.min(momentInLb, usable(truss.joint.momentInLb))
        : weakestInLb,
    }))
    .filter(({ use }) => use > 0)
}

function checksOf(
  member: MemberStrength,
  given: BeamCase,
): { checksAt: ChecksAt; loads: Applied; own: Applied; beam: Beam } {
  const beam = beamFor(member, given)
  const lengthIn = lengthOf(given.supports)
  const loads = applied(beam, given)
  const weightLb = (member.selfWeightLbPerFt * lengthIn) / 12
  const { dynamicFactor = 1 } = given
  const own = applied(beam, { ...given, ...all(dynamicFactor * weightLb, lengthIn), points: [] })
  const torque = torqueOf(member, given)
  const { truss } = member
  const moment = usable(beam.momentInLb)
  const weakest = Math.min(moment, beam.joint ? usable(beam.joint.momentInLb) : moment)
  const places = jointPlacesOf(given)
  const bentPlaces = truss ? chordBendingLocationsOf(truss, given, loads, moment, weakest) : []
  const jointPlaces =
    truss && places.length > 0
      ? places.map((atIn) => ({
          atIn,
          momentInLb: loads.momentAt(atIn),
          ownInLb: own.momentAt(atIn),
          shearLb: loads.shearAt(atIn),
          ownLb: own.shearAt(atIn),
        }))
      : []
  const checksAt: ChecksAt = (loadFactor) => {
    const factor = dynamicFactor * loadFactor
    const checks: BeamCheck[] = []
    const add = (check: Governing, demand: number, allowable: number, unit: BeamCheck['unit'], atIn?: number) =>
      checks.push({
        check,
        use: demand / allowable,
        demand,
        allowable,
        ...(unit ? { unit } : {}),
        ...(atIn === undefined ? {} : { atIn }),
      })
    const torqueUse = truss ? (factor * torque) / usable(truss.torqueInLb) : 0
    add('bending', own.momentInLb + factor * loads.momentInLb, moment, 'in·lb', loads.momentPlaceIn)
    add('shear', own.shearLb + factor * loads.shearLb + torqueUse * usable(beam.shearLb), usable(beam.shearLb), 'lb')
    for (const { deflectionIn, allowedIn, atIn } of loads.deflections) {
      add('deflection', loadFactor * deflectionIn, allowedIn, 'in', atIn)
    }
    if (beam.endShearLb) {
      const end = usable(beam.endShearLb)
      add('shear', own.endLb + factor * loads.endLb + torqueUse * end, end, 'lb')
    }
    if (beam.nodeLb) {
      add('node', factor * loads.nodeLb, usable(beam.nodeLb), 'lb')
      add('node', own.supportLb + factor * loads.supportLb, usable(beam.nodeLb), 'lb')
    }
    if (beam.joint) {
      const { momentInLb, shearLb } = beam.joint
      add('joint', own.momentInLb + factor * loads.momentInLb, usable(momentInLb), 'in·lb', loads.momentPlaceIn)
      add('joint', own.shearLb + factor * loads.shearLb + torqueUse * usable(shearLb), usable(shearLb), 'lb')
      const ownUse = jointUse(beam.joint, own.momentInLb, own.shearLb) / REPETITIVE_USE_FACTOR
      const most = largest(loads.sections, (each) => jointUse(beam.joint as Joint, each.momentInLb, each.shearLb))
      checks.push({ check: 'joint', use: ownUse + (factor * most) / REPETITIVE_USE_FACTOR + torqueUse })
    }
    for (const joint of truss ? jointPlaces : []) {
      const strength = (truss as NonNullable<typeof truss>).joint
      const { momentInLb, shearLb } = strength
      const bent = joint.ownInLb + factor * joint.momentInLb
      const sheared = joint.ownLb + factor * joint.shearLb + torqueUse * usable(shearLb)
      add('joint', bent, usable(momentInLb), 'in·lb', joint.atIn)
      add('joint', sheared, usable(shearLb), 'lb', joint.atIn)
      checks.push({ check: 'joint', use: jointUse(strength, bent, sheared) / REPETITIVE_USE_FACTOR, atIn: joint.atIn })
    }
    for (const { atIn, momentInLb, use, strength } of bentPlaces) {
      checks.push({ check: 'chord', use: (own.momentInLb + factor * momentInLb) / strength + factor * use, atIn })
    }
    if (beam.crippling) {
      const { endLb, withinLb } = beam.crippling
      if (given.supports.kind !== 'cantilever') add('crippling', own.endLb + factor * loads.endLb, usable(endLb), 'lb')
      for (const press of loads.webForces) {
        const ownLb = own.webForces.find(({ atIn }) => atIn === press.atIn)?.lb ?? 0
        const bent = (own.momentInLb + factor * press.momentInLb) / moment
        const pressed = (ownLb + factor * press.lb) / usable(withinLb)
        // Interaction per ADM 2020 J.9, (M / Ma)^1.5 + (P / Pa)^1.5, converted to a utilization that is proportional to
        // the load.
        checks.push({ check: 'crippling', use: (bent ** 1.5 + pressed ** 1.5) ** (2 / 3), atIn: press.atIn })
      }
    }
    return worstOfEach(checks)
  }
  return { checksAt, loads, own, beam }
}

/** Keeps the most utilized location for each check, with the governing check first. */
const worstOfEach = (checks: readonly BeamCheck[]): BeamCheck[] => {
  const worst = new Map<Governing, BeamCheck>()
  for (const each of checks) if (each.use > (worst.get(each.check)?.use ?? -1)) worst.set(each.check, each)
  return [...worst.values()].toSorted((a, b) => b.use - a.use)
}

const useOf = (checks: readonly BeamCheck[]): number => checks[0]?.use ?? 0

/**
 * Returns the largest value that keeps the utilization at or below 1. The utilization must increase with the value.
 * Uses false position (Illinois method). Returns 0 if no capacity remains, and infinity if the utilization at `upTo` is
 * at most 1.
 */
function largestAllowed(use: (value: number) => number, upTo: number): number {
  let [low, high] = [0, upTo]
  let [below, above] = [use(low) - 1, use(high) - 1]
  if (below > 0) return 0
  if (above <= 0) return Number.POSITIVE_INFINITY
  let side = 0
  for (let step = 0; step < 100 && high - low > 1e-7 * high && below < -1e-9; step++) {
    // Every third step bisects the interval, because false position alone converges slowly where the slope changes
    // abruptly.
    const value = step % 3 === 2 ? (low + high) / 2 : (low * above - high * below) / (above - below)
    const excess = use(value) - 1
    if (excess <= 0) {
      ;[low, below] = [value, excess]
      if (side === -1) above /= 2
      side = -1
    } else {
      ;[high, above] = [value, excess]
      if (side === 1) below /= 2
      side = 1
    }
  }
  return low
}

/** Returns the utilization, reactions, and deflections of a beam. */
export function checkBeam(member: MemberStrength, given: BeamCase): BeamAnswer {
  const { supports } = given
  const lengthIn = lengthOf(supports)
  const { checksAt, loads, own, beam } = checksOf(member, given)
  const checks = checksAt(1)
  const selfWeightLb = (member.selfWeightLbPerFt * lengthIn) / 12
  const weight = all(selfWeightLb, lengthIn)
  const solved = solveBeam(supports, { points: given.points, spreads: [...given.spreads, ...weight.spreads] })
  const bare = loads.momentInLb === 0 && loads.shearLb === 0
  return {
    solved,
    checks,
    deflectionIn: largest(loads.deflections, (each) => each.deflectionIn),
    selfDeflectionIn:
      largest(spansOf(supports), ({ fromIn, toIn }) => peak(deflectionOf(beam, own.solved), fromIn, toIn).value) /
      (given.dynamicFactor ?? 1),
    selfWeightLb,
    deflectionAt: deflectionOf(beam, solved),
    momentInLb: largest(solved.momentPeaks, (x) => Math.abs(solved.momentAt(x))),
    shearLb: largest(solved.momentPeaks, (x) =>
      Math.max(Math.abs(solved.shearAt(x, 'left')), Math.abs(solved.shearAt(x, 'right'))),
    ),
    largestFactor: () => (bare ? Number.POSITIVE_INFINITY : largestAllowed((factor) => useOf(checksAt(factor)), 1e4)),
  }
}

/** Returns the additional uniform load that the beam can carry over its whole length, in lb/in. */
export function extraUniformLbPerIn(member: MemberStrength, given: BeamCase): number {
  const lengthIn = lengthOf(given.supports)
  const use = (lbPerIn: number) =>
    useOf(
      checksOf(member, { ...given, spreads: [...given.spreads, { fromIn: 0, toIn: lengthIn, lbPerIn }] }).checksAt(1),
    )
  // Upper limit for the search: this load exceeds both the bending capacity and the shear capacity.
  const most = (16 * member.momentInLb) / lengthIn ** 2 + member.shearLb / lengthIn
  return largestAllowed(use, 4 * most)
}
