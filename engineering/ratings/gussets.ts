/**
 * Gussets: a plate on either side of a joint, a knee brace between the near chords of box truss, a couple on the 3 in
 * tube.
 */
import { columnStressKsi } from '../checks/compression.ts'
import { grid } from '../grid.ts'
import { gussetReachIn, gussets } from '../part-models/plates.ts'
import { type BoxSeries, type BoxSize, boxSeries, boxTrusses, type TubeSeries } from '../truss-models.ts'
import { boxes, chordPoint, legBolt, strengthOf, tubeCouple, tubes } from './chords.ts'
import { singleRowKipIn } from './joints.ts'
import { type Limit, least, type Rating, rated, structural, times } from './rating.ts'

const KINDS = ['90', '180'] as const
type GussetKind = (typeof KINDS)[number]

/** From the corner to the middle of an arm's bolts, in. */
const armMiddleIn = (size: BoxSize): number => gussetReachIn(size) / 2

/**
 * Force of one plate, along either member: its brace runs at 45° from the middle of one arm's bolts to that of the
 * other. Each chord is bent by the part of it that lies across that chord.
 */
function braceForce(series: BoxSeries): Limit {
  const { size } = boxSeries[series]
  const { material, thicknessIn, bolts } = gussets
  const lengthIn = Math.SQRT2 * (armMiddleIn(size) + boxTrusses[size].chord.holeRowIn)
  const widthIn = ((bolts[size] - 1) * grid.pitchIn) / Math.SQRT2
  // Free to sway sideways at one end: K = 1.2.
  const slenderness = (1.2 * lengthIn) / (thicknessIn / Math.sqrt(12))
  const plate = (columnStressKsi(material, slenderness) * widthIn * thicknessIn) / material.omegaYield
  return least([
    chordPoint(series),
    times(bolts[size] / Math.SQRT2, legBolt(series)),
    structural(material, 'yielding', plate / Math.SQRT2, 'buckling of the plate', 'AISC 360-22 E3'),
  ])
}

/**
 * Moment of a joint with end frames bolted and two gussets: the brace on the inside, the far chord pressed on the other
 * member. What bends the near chord and what the same moment puts into it along its length are added.
 */
function jointMoment(series: BoxSeries): Limit {
  const { size, material } = boxSeries[series]
  const { armIn, chord, momentInLb } = strengthOf(series)
  const force = braceForce(series)
  const leverIn = armMiddleIn(size) + armIn + chord.section.centroidIn[1]
  const chords = structural(material, 'yielding', momentInLb / 1000, '', '')
  return { ...force, kip: 1 / (1 / (2 * leverIn * force.kip) + 1 / chords.kip) }
}

const boxRating = (series: BoxSeries, kind: GussetKind): Rating => ({
  partNumber: `BS-PL-G${kind}-${boxSeries[series].size === 12 ? '12' : '06'}`,
  of: 'joint',
  on: `${series}, end frame bolted to the side of the same truss, a plate on either side`,
  conditions: [
    'Moment in the plane of the plates, all bolts of plates and end frame.',
    'No other load on the near chords within one node spacing of the joint.',
  ],
  values: [
    rated('Moment', 'ft·lb', [jointMoment(series)]),
    rated('Brace force, each plate', 'lb', [braceForce(series)]),
  ],
})

/**
 * The stem's two bolts in either plate turn its tube; the plate is bent at the stem's first hole, where it is three
 * inches and more wide.
 */
function tubeRating(series: TubeSeries, kind: GussetKind): Rating {
  const { material, thicknessIn } = gussets
  const plate = singleRowKipIn(material, thicknessIn)
  return {
    partNumber: `BS-PL-G${kind}-03`,
    of: 'joint',
    on: `${series}, a plate on either side`,
    conditions: ['Moment in the plane of the plates, all holes bolted. Not rated on slots of extrusion.'],
    values: [
      rated('Moment', 'ft·lb', [
        tubeCouple(series),
        structural(material, 'rupture', 2 * plate, 'net section of the plates', 'AISC 360-22 F13.1'),
      ]),
    ],
  }
}

export const gussetRatings = (): Rating[] =>
  KINDS.flatMap((kind) => [
    ...boxes.map((series) => boxRating(series, kind)),
    ...tubes.map((series) => tubeRating(series, kind)),
  ])
