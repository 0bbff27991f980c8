/**
 * Ratings of gussets, with one plate on each side of a joint. In box truss, a plate acts as a knee brace between the
 * near chords. In 3 in tube, the plate's bolts form a couple.
 */

import {
  type BoxSeries,
  type BoxSize,
  boxSeries,
  boxTrusses,
  nodeSpacingIn,
  type TubeSeries,
} from '#engineering/members/truss-models.ts'
import { columnStressKsi } from '../checks/compression.ts'
import { grid } from '../grid.ts'
import { gussetReachIn, gussets } from '../part-models/plates.ts'
import { boxes, legBolt, strengthOf, tubeCouple, tubes } from './chords.ts'
import { singleRowKipIn } from './joints.ts'
import { clauseOf, type Limit, least, type RatingEntry, rated, structural, times } from './rating.ts'

const KINDS = ['90', '180'] as const
type GussetKind = (typeof KINDS)[number]

/** Distance from the corner of a gusset to the center of the bolts in one arm, in inches. */
const armMiddleIn = (size: BoxSize): number => gussetReachIn(size) / 2

/** Largest moment of a continuous chord at a node from the bolts of an arm, in parts of force times node spacing. */
const NODE_PART = { 6: 0.0942, 12: 0.0811 } as const satisfies Record<BoxSize, number>

/**
 * Moment of a simple span from equal loads on it, the sum of which is 1, in inches: the largest sum of the moments about
 * a load.
 */
const simpleSpanIn = (spanIn: number, loadsAtIn: readonly number[]): number =>
  Math.max(
    ...loadsAtIn.map((at) =>
      loadsAtIn.reduce((sum, load) => sum + Math.min(at, load) * (1 - Math.max(at, load) / spanIn), 0),
    ),
  ) / loadsAtIn.length

/**
 * Force across a chord from the bolts in one arm, which share it equally (EN 1993-1-8, 3.8: a joint shorter than 15 bolt
 * diameters). Between nodes, the chord counts as a simple span that the arm starts next to. This includes end panels and
 * members with one panel. At a node, it is continuous.
 */
function chordForce(series: BoxSeries): Limit {
  const { size, material } = boxSeries[series]
  const spacingIn = nodeSpacingIn(boxTrusses[size])
  const { chord } = strengthOf(series)
  const arm = Array.from({ length: gussets.bolts[size] }, (_, bolt) => grid.firstHoleIn + grid.pitchIn * bolt)
  const kip = Math.min(chord.spanKipIn / simpleSpanIn(spacingIn, arm), chord.nodeKipIn / (NODE_PART[size] * spacingIn))
  return structural(material, 'yielding', kip, 'chord bending between nodes', clauseOf(material, 'F.5', 'F10'))
}

/**
 * Force that each plate transfers along either member. The plate acts as a brace at 45° between the bolt centers of its
 * two arms. The perpendicular component of the force bends each chord.
 */
function braceForce(series: BoxSeries): Limit {
  const { size } = boxSeries[series]
  const { material, thicknessIn, bolts } = gussets
  const lengthIn = Math.SQRT2 * (armMiddleIn(size) + boxTrusses[size].chord.holeRowIn)
  const widthIn = ((bolts[size] - 1) * grid.pitchIn) / Math.SQRT2
  // The effective length factor K is 1.2, because one end of the brace can move laterally.
  const slenderness = (1.2 * lengthIn) / (thicknessIn / Math.sqrt(12))
  const plate = (columnStressKsi(material, slenderness) * widthIn * thicknessIn) / material.omegaYield
  return least([
    chordForce(series),
    times(bolts[size] / Math.SQRT2, legBolt(series)),
    structural(material, 'yielding', plate / Math.SQRT2, 'plate buckling', 'AISC 360-22 E3'),
  ])
}

/**
 * Moment in a joint with bolted end frames and two gussets. The brace is on the inside of the joint, and the far chord
 * of the second member is in compression. The utilization of the near chord is the sum of its utilizations in bending
 * and axial force.
 */
function jointMoment(series: BoxSeries): Limit {
  const { size, material } = boxSeries[series]
  const { armIn, chord, momentInLb } = strengthOf(series)
  const force = braceForce(series)
  const leverIn = armMiddleIn(size) + armIn + chord.section.centroidIn[1]
  const chords = structural(material, 'yielding', momentInLb / 1000, '', '')
  return { ...force, kip: 1 / (1 / (2 * leverIn * force.kip) + 1 / chords.kip) }
}

const boxRating = (series: BoxSeries, kind: GussetKind): RatingEntry => ({
  partNumber: `BS-PL-G${kind}-${boxSeries[series].size === 12 ? '12' : '06'}`,
  of: 'joint',
  series,
  setup: 'end frame bolted to the side of the same truss type, with a plate on each side',
  conditions: [
    'Moment in the plane of the plates. Install all plate and end-frame bolts.',
    'No other load on the near chords within one node spacing of the joint.',
  ],
  values: [rated('moment', 'ft·lb', [jointMoment(series)]), rated('plateBraceForce', 'lb', [braceForce(series)])],
})

/**
 * In each plate, two bolts in the stem resist the rotation of the tube. The plate bends at the first hole in the stem,
 * where it is at least 3 in wide.
 */
function tubeRating(series: TubeSeries, kind: GussetKind): RatingEntry {
  const { material, thicknessIn } = gussets
  const plate = singleRowKipIn(material, thicknessIn)
  return {
    partNumber: `BS-PL-G${kind}-03`,
    of: 'joint',
    series,
    setup: 'a plate on each side',
    conditions: ['Moment in the plane of the plates. Install bolts in all holes. Not rated on extrusion slots.'],
    values: [
      rated('moment', 'ft·lb', [
        tubeCouple(series),
        structural(material, 'rupture', 2 * plate, 'plate net section', 'AISC 360-22 F13.1'),
      ]),
    ],
  }
}

export const gussetRatings = (): RatingEntry[] =>
  KINDS.flatMap((kind) => [
    ...boxes.map((series) => boxRating(series, kind)),
    ...tubes.map((series) => tubeRating(series, kind)),
  ])
