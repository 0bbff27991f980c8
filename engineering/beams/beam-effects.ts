/**
 * Effects of arbitrary loads on a beam: moments, shear, reactions, and deflections. Each effect is the maximum over the
 * load arrangements that the load tables consider. Units are inches and pounds.
 */

import type { Term } from '#engineering/checks/check.ts'
import { POINT_IN } from '#engineering/checks/webs.ts'
import { usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import {
  type Applied,
  type BeamCase,
  largest,
  type PointLoad,
  type ReactionRange,
  type Stretch,
  spansOf,
} from './beam-case.ts'
import {
  type Forces,
  lengthOf,
  loadsBetween,
  loadsOn,
  peak,
  type SolvedBeam,
  type Supports,
  solveBeam,
  supportPlaces,
} from './beam-statics.ts'
import type { Beam, Joint } from './beams.ts'
import { deflectionOf, largestOnNode, type MovedLoads, movedLoads, shiftLb, twoSpanPlacements } from './moved-loads.ts'

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
  const peaksIn = [...solutions, ...nodeSolutions].flatMap((each) => each.momentPeaks)
  const momentPeaks = [
    ...new Set([...peaksIn, ...moved.flatMap(({ places }) => places)]),
    // The maximum moment can fall between these locations if point loads have been moved to nodes and a uniform load is
    // present.
    ...(moved.length > 0 && spreads.length > 0 ? evenly(lengthIn, 100) : []),
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
    const between = spreads.length > 0 ? evenly(lengthIn, 50) : []
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
    deflections: deflectionsOf(beam, supports, solutions, moved),
    momentAt,
    shearAt,
    nodeLb: beam.nodeLb ? largestOnNode(beam, supports, points) : 0,
    // The back span is at least as long as the cantilever, so the support carries at most twice the load.
    supportLb: supports.kind === 'cantilever' ? 2 * shearLb : middle,
    sections: beam.joint ? sectionsOf(beam.joint) : [],
    webForces: [
      ...points.map(({ atIn }) => ({ atIn, lb: pressedLb(points, atIn), momentInLb: momentAt(atIn) })),
      ...(supports.kind === 'cantilever' ? [{ atIn: 0, lb: 2 * shearLb, momentInLb }] : []),
      ...(middle > 0 ? [{ atIn: places[1] ?? 0, lb: middle, momentInLb }] : []),
    ],
    momentPeaks,
    reactions: reactionRanges(solved, solutions, moved),
  }
}

/** Locations at equal distances along a beam, including its ends. */
const evenly = (lengthIn: number, parts: number): number[] =>
  Array.from({ length: parts + 1 }, (_, index) => (lengthIn * index) / parts)

/** Sum of the loads that press on the same length of a web. */
const pressedLb = (points: readonly PointLoad[], atIn: number): number =>
  points.reduce((sum, each) => sum + (Math.abs(each.atIn - atIn) <= POINT_IN ? each.lb : 0), 0)

/** Largest deflection of each span, with its limit. */
const deflectionsOf = (
  beam: Beam,
  supports: Supports,
  solutions: readonly SolvedBeam[],
  moved: readonly MovedLoads[],
): Applied['deflections'] =>
  spansOf(supports).map(({ fromIn, toIn, limitIn }) => {
    const peaks = solutions.map((each) => peak(deflectionOf(beam, each), fromIn, toIn))
    const { at, value } = peaks.reduce((most, each) => (each.value > most.value ? each : most))
    return { deflectionIn: Math.max(value, 0, ...moved.map((line) => line.deflectionIn)), limitIn, atIn: at }
  })

const reactionRanges = (
  solved: SolvedBeam,
  solutions: readonly SolvedBeam[],
  moved: readonly MovedLoads[],
): ReactionRange[] =>
  solved.reactions.map(({ atIn }, index) => {
    const all = solutions.map(({ reactions }) => reactions[index]?.lb ?? 0)
    const here = moved.map(({ reactionsLb }) => reactionsLb[index] ?? 0)
    return { atIn, maxLb: Math.max(0, ...all, ...here), minLb: Math.min(0, ...all) }
  })

/**
 * Returns the torque in in·lb from loads on one chord, at any location of a simple span. The lever arm is half the
 * distance between the chord centroids.
 */
export function torqueAlong(
  { truss }: Pick<MemberStrength, 'truss'>,
  { supports, points }: BeamCase,
): (xIn: number) => number {
  const off = oneSided(points)
  if (!truss || off.length === 0 || supports.kind !== 'simple') return () => 0
  const startLb = solveBeam(supports, { points: off, spreads: [] }).reactions[0]?.lb ?? 0
  const leftLb = (loads: typeof off) => loads.reduce((sum, { lb }) => sum - lb, startLb)
  return (xIn) =>
    (truss.armIn / 2) *
    Math.max(
      Math.abs(leftLb(off.filter(({ atIn }) => atIn < xIn))),
      Math.abs(leftLb(off.filter(({ atIn }) => atIn <= xIn))),
    )
}

const oneSided = (points: BeamCase['points']) =>
  points.filter(({ on }) => on === 'chord').map(({ atIn, lb, isOpposite }) => ({ atIn, lb: isOpposite ? -lb : lb }))

/** Maximum torque in in·lb from loads on one chord, as in `torqueAlong`. */
export const torqueOf = ({ truss }: Pick<MemberStrength, 'truss'>, { supports, points }: BeamCase): number => {
  const off = oneSided(points)
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
