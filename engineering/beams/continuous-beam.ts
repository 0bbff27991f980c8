/**
 * Effects of loads on a beam with supports at any locations, with or without overhangs. Each load can be present or
 * absent. Each effect is the sum over the unfavorable loads, which is the maximum over all load patterns. The web is assumed to be either rigid, as in the two-span tables, or flexible, and the larger effect
 * governs. Units are inches and pounds.
 */

import { POINT_IN } from '#engineering/checks/webs.ts'
import type { Applied } from './beam-case.ts'
import { type BeamCase, largest, type Stretch, spansOf } from './beam-case.ts'
import { separated } from './beam-effects.ts'
import { type Continuous, type Forces, type SolvedBeam, solveBeam } from './beam-statics.ts'
import type { Beam } from './beams.ts'
import { deflectionOf, largestOnNode, OFFSET_IN, shiftLb } from './moved-loads.ts'

/** Number of locations in each span where the envelopes are evaluated. */
const SAMPLES = 40

/**
 * In a beam without nodes, a reaction within this distance of an end counts as an end reaction. The distance is half
 * the depth of the deepest profile.
 */
const END_ZONE_IN = 3

const sumOf = <Each>(list: readonly Each[], of: (each: Each) => number): number =>
  list.reduce((sum, each) => sum + of(each), 0)

/**
 * Returns the largest sum of the positive values and the lowest sum of the negative values over several sets of
 * solutions.
 */
const envelope = (sets: readonly (readonly SolvedBeam[])[], of: (each: SolvedBeam) => number) => ({
  high: largest(sets, (set) => sumOf(set, (each) => Math.max(0, of(each)))),
  low: -largest(sets, (set) => sumOf(set, (each) => Math.max(0, -of(each)))),
})

const either = ({ high, low }: { readonly high: number; readonly low: number }): number => Math.max(high, -low)

/** Solves the beam for each group of loads, with a rigid web and with the actual web. */
function solutionSets(beam: Beam, supports: Continuous, parts: readonly Forces[]): SolvedBeam[][] {
  const rigid = parts.map((forces) => solveBeam(supports, forces))
  return beam.webLb ? [rigid, parts.map((forces) => solveBeam(supports, forces, beam))] : [rigid]
}

/**
 * Returns the effects of loads on a continuous beam. `isPatterned` is false for the self-weight, which acts on all
 * spans at the same time.
 */
export function appliedContinuous(
  beam: Beam,
  { points, spreads }: BeamCase,
  supports: Continuous,
  isPatterned: boolean,
): Applied {
  const { lengthIn, placesIn } = supports
  const stretches = spansOf(supports)
  const parts = isPatterned ? separated({ points, spreads }, stretches) : [{ points, spreads }]
  const sets = solutionSets(beam, supports, parts)
  const momentAt = (x: number) => either(envelope(sets, (each) => each.momentAt(x)))
  const shearOn = (x: number, side: 'left' | 'right') => either(envelope(sets, (each) => each.shearAt(x, side)))
  const shearAt = (x: number) => Math.max(shearOn(x, 'left'), shearOn(x, 'right'))
  const samples = stretches.flatMap(({ fromIn, toIn }) =>
    Array.from({ length: SAMPLES + 1 }, (_, index) => fromIn + ((toIn - fromIn) * index) / SAMPLES),
  )
  const places = [...new Set([0, ...samples, ...sets.flat().flatMap((each) => each.momentPeaks)])]
  const momentPeaks = places.map((atIn) => ({ atIn, momentInLb: momentAt(atIn) }))
  const { atIn: momentPlaceIn, momentInLb } = momentPeaks.reduce((best, each) =>
    each.momentInLb > best.momentInLb + 1e-6 ? each : best,
  )
  const shiftOf = ({ fromIn, toIn, isOverhang }: Stretch) => (isOverhang ? 0 : shiftLb(beam, points, fromIn, toIn))
  const shift = largest(stretches, shiftOf)
  const reactions = placesIn.map((atIn, index) => {
    const { high, low } = envelope(sets, (each) => each.reactions[index]?.lb ?? 0)
    return { atIn, maxLb: high, minLb: low }
  })
  const zoneIn = beam.chordBays?.bayIn ?? END_ZONE_IN
  const fromEnd = (atIn: number) => Math.min(atIn, lengthIn - atIn)
  const inner = reactions.filter(({ atIn }) => fromEnd(atIn) > OFFSET_IN)
  const tipLb = (isNear: (atIn: number) => boolean, isOver: boolean) =>
    isOver ? sumOf(points, ({ atIn, lb }) => (isNear(atIn) ? lb : 0)) : 0
  return {
    solved: solveBeam(supports, { points, spreads }),
    momentInLb,
    momentPlaceIn,
    shearLb: largest(
      stretches,
      (each) => shiftOf(each) + Math.max(shearOn(each.fromIn, 'right'), shearOn(each.toIn, 'left')),
    ),
    endLb: Math.max(
      largest(reactions, ({ atIn, maxLb, minLb }) => (fromEnd(atIn) <= zoneIn ? Math.max(maxLb, -minLb) + shift : 0)),
      tipLb((atIn) => atIn <= zoneIn, stretches[0]?.isOverhang ?? false),
      tipLb((atIn) => atIn >= lengthIn - zoneIn, stretches.at(-1)?.isOverhang ?? false),
    ),
    nodeLb: beam.nodeLb ? largestOnNode(beam, supports, points) : 0,
    supportLb: largest(inner, ({ maxLb, minLb }) => Math.max(maxLb, -minLb)),
    sections: beam.joint
      ? momentPeaks.map(({ atIn, momentInLb }) => ({ momentInLb, shearLb: shift + shearAt(atIn) }))
      : [],
    deflections: deflectionsOf(beam, stretches, sets.at(-1) ?? []),
    momentAt,
    shearAt,
    webForces: [
      ...points.map(({ atIn }) => ({
        atIn,
        lb: sumOf(points, (each) => (Math.abs(each.atIn - atIn) <= POINT_IN ? each.lb : 0)),
        momentInLb: momentAt(atIn),
      })),
      ...inner.map(({ atIn, maxLb, minLb }) => ({ atIn, lb: Math.max(maxLb, -minLb), momentInLb: momentAt(atIn) })),
    ],
    momentPeaks,
    reactions,
  }
}

/** Returns the largest deflection of each span and overhang, upward or downward. */
function deflectionsOf(beam: Beam, stretches: readonly Stretch[], set: readonly SolvedBeam[]) {
  const curves = set.map((each) => deflectionOf(beam, each))
  return stretches.map(({ fromIn, toIn, limitIn }) => {
    const sampled = Array.from({ length: SAMPLES + 1 }, (_, index) => {
      const atIn = fromIn + ((toIn - fromIn) * index) / SAMPLES
      const values = curves.map((curve) => curve(atIn))
      const down = sumOf(values, (value) => Math.max(0, value))
      const up = sumOf(values, (value) => Math.max(0, -value))
      return { deflectionIn: Math.max(down, up), limitIn, atIn }
    })
    return sampled.reduce((most, each) => (each.deflectionIn > most.deflectionIn ? each : most))
  })
}
