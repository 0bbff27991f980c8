/** Ratings of inline joints: splice plates, splice angles, end frames alone, and plates on 3 in tube. */

import { trussMember } from '#engineering/members/truss-member.ts'
import { type BoxSeries, gaugeIn, type TubeSeries, tubeTruss } from '#engineering/members/truss-models.ts'
import { drilledAngle } from '#engineering/sections/sections.ts'
import { boltShearKip, boltTensionKip } from '../checks/fasteners.ts'
import { inPlaneKipIn } from '../checks/flexure.ts'
import { holeWidthIn, tensionKip } from '../checks/tension.ts'
import { grid } from '../grid.ts'
import { type LoadBearing, steelA36 } from '../materials.ts'
import { spliceAngle, splicePlates } from '../part-models/plates.ts'
import { boxes, frameJoint, ofSize, splicedShear, strengthOf, tubeBolt, tubeCouple, tubes } from './chords.ts'
import { clauseOf, type Limit, type RatingEntry, rated, structural, times } from './rating.ts'

const ALL_BOLTS = ['Install all plate and end-frame bolts.']

const chordBolts = (material: LoadBearing, kip: number): Limit =>
  structural(material, 'rupture', kip, 'bolt bearing on the chord', clauseOf(material, 'J.3', 'J3.11'))

const chordNet = (material: LoadBearing, kip: number): Limit =>
  structural(material, 'rupture', kip, 'chord net section', clauseOf(material, 'D.3', 'D3'))

function splicePlateRating(series: BoxSeries): RatingEntry {
  const { joint } = strengthOf(series)
  const { splice, material, model } = trussMember(series)
  const gauge = gaugeIn(model.sizeIn)
  const plates = clauseOf(splice.material, 'F.2', 'F13.1')
  return {
    partNumber: splice.partNumber,
    of: 'joint',
    series,
    setup: 'two plates, one on each vertical face',
    conditions: ALL_BOLTS,
    values: [
      rated('moment', 'ft·lb', [
        times(2 * gauge, chordBolts(material, joint.boltsKip)),
        times(2 * gauge, chordNet(material, joint.netKip)),
        structural(
          material,
          'yielding',
          joint.compressionLimitInLb / 1000,
          'chord compression next to the joint',
          clauseOf(material, 'H.1', 'H1'),
        ),
        structural(splice.material, 'rupture', joint.plateKipIn, 'plate net section', plates),
      ]),
      rated('shear', 'lb', [splicedShear(series)]),
    ],
  }
}

/**
 * RatingEntry of splice angles. In each chord, two bolts on each side of the joint alternate between the legs. Shear lag
 * does not apply, because both legs are connected.
 */
function spliceAngleRating(series: BoxSeries): RatingEntry {
  const { chord, armIn, momentInLb, joint } = strengthOf(series)
  const { material } = trussMember(series)
  const { legIn, wallIn, holeRowIn, partNumber, material: metal } = spliceAngle
  const angle = drilledAngle(legIn, wallIn, holeRowIn, holeWidthIn(metal, grid.holeIn))
  const angleKip = tensionKip(metal, { grossIn2: Number.POSITIVE_INFINITY, netIn2: angle.areaIn2 })
  const chords = clauseOf(material, 'F.2', 'F13')
  return {
    partNumber,
    of: 'joint',
    series,
    setup: 'four angles, one in each chord',
    conditions: ['Stagger the bolts between legs, one per station. Install all end-frame bolts.'],
    values: [
      rated('moment', 'ft·lb', [
        structural(material, 'yielding', momentInLb / 1000, 'chords between joints', chords),
        times(2 * armIn, chordBolts(material, joint.boltsKip)),
        times(2 * armIn, chordNet(material, chord.tensionKip)),
        times(2 * armIn, structural(metal, 'rupture', angleKip, 'angle net section', clauseOf(metal, 'D.2', 'D2'))),
      ]),
      rated('shear', 'lb', [splicedShear(series)]),
    ],
  }
}

function endFrameRating(series: BoxSeries): RatingEntry {
  const { moment, shear, tension } = frameJoint(series)
  return {
    partNumber: `${series}-10`,
    of: 'joint',
    series,
    setup: 'end frames only, no splice plates',
    conditions: ['Install all the bolts in both end frames.'],
    values: [rated('moment', 'ft·lb', [moment]), rated('shear', 'lb', [shear]), rated('tension', 'lb', [tension])],
  }
}

/**
 * In-plane moment of a 3 in plate with a single hole at its center, in kip·in. The hole is modeled as two adjacent rows
 * of holes, each half as wide.
 */
export function singleRowKipIn(material: LoadBearing, thicknessIn: number): number {
  const half = holeWidthIn(material, grid.holeIn) / 2
  return inPlaneKipIn(material, { thicknessIn, widthIn: tubeTruss.sideIn, windowIn: 0, gaugeIn: half }, half)
}

/**
 * RatingEntry of two splice plates on opposite sides of a tube. On each side of the joint, each plate has two bolts, one
 * pitch apart, which form a couple.
 */
function tubeSpliceRating(series: TubeSeries): RatingEntry {
  const { partNumber, material, thicknessIn } = splicePlates[3]
  const plates = 2 * singleRowKipIn(material, thicknessIn)
  return {
    partNumber,
    of: 'joint',
    series,
    setup: 'two plates on opposite sides',
    conditions: ['Moment in the plane of the plates. Install all eight bolts.'],
    values: [
      rated('moment', 'ft·lb', [
        tubeCouple(series),
        structural(material, 'rupture', plates, 'plate net section', clauseOf(material, 'F.2', 'F13.1')),
      ]),
      rated('tension', 'lb', [times(4, tubeBolt(series))]),
    ],
  }
}

/** RatingEntry of a 1/2 in bolt alone. The connected parts usually govern. */
function boltRating(): RatingEntry {
  const clause = 'AISC 360-22 J3.7'
  return {
    partNumber: 'BS-HW8-050-125',
    of: 'part',
    setup: 'bolt limit',
    conditions: ['Threads in the shear plane. The connected material nearly always governs.'],
    values: [
      rated('shear', 'lb', [structural(steelA36, 'rupture', boltShearKip(), 'bolt shear', clause)]),
      rated('tension', 'lb', [structural(steelA36, 'rupture', boltTensionKip(), 'bolt tension', clause)]),
    ],
  }
}

export const jointRatings = (): RatingEntry[] => [
  boltRating(),
  ...boxes.map(splicePlateRating),
  ...ofSize(12).map(spliceAngleRating),
  ...tubes.map(tubeSpliceRating),
  ...boxes.map(endFrameRating),
]
