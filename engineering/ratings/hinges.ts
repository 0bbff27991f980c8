/** Ratings of box truss hinges with both pin lines closed. Forces act through the knuckles and frames of a half. */
import { bearingKip } from '../checks/fasteners.ts'
import { bendingKsi, stripKipIn } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import { bolt, type LoadBearing, steelA36 } from '../materials.ts'
import { footIn, groupIn, hinges, knuckleIn } from '../part-models/hinges.ts'
import { equalAngle } from '../sections.ts'
import { type BoxSeries, type BoxSize, boxSeries, boxTrusses } from '../truss-models.ts'
import { bent, boxCorner, boxes, chordCompression, frameJoint, strengthOf } from './chords.ts'
import { clauseOf, type Limit, least, type Rating, rated, structural, times } from './rating.ts'

const material: LoadBearing = hinges.material
/** Number of knuckles that one half has in each group. */
const KNUCKLES = hinges.knucklesIn.length

/**
 * Pull of one group of knuckles along the truss. The pin is above the face of the truss, so the pull bends the base of
 * each knuckle, and also the frame at the two nearest bolts.
 */
function groupPull(size: BoxSize): Limit {
  const { lugIn, pinHoleIn, pinIn, axisIn, frameIn } = hinges
  const { holeRowIn } = boxTrusses[size].chord
  const bearing = bearingKip(material, {
    wallIn: knuckleIn,
    edgeIn: lugIn / 2,
    holeIn: pinHoleIn,
    diameterIn: pinIn,
    welded: true,
  })
  const foot = (bendingKsi(material, true) * knuckleIn * footIn ** 2) / 6 / axisIn
  const widthIn = 2 * Math.min(2 * holeRowIn, grid.pitchIn)
  const frame = stripKipIn(material, widthIn, frameIn, true) / (axisIn + holeRowIn - bolt.diameterIn / 2)
  // The pins are A36 steel, with one shear plane at each knuckle.
  const shear = (0.45 * steelA36.ultimateKsi * Math.PI * pinIn ** 2) / 4 / steelA36.omegaRupture
  return least([
    structural(material, 'rupture', KNUCKLES * bearing, 'pin bearing on the knuckles', clauseOf(material, 'J.3', '')),
    structural(steelA36, 'rupture', KNUCKLES * shear, 'pin shear', 'AISC 360-22 J3.7'),
    bent(material, KNUCKLES * foot, 'knuckle bending at the base'),
    bent(material, frame, 'hinge frame bending along the bolts'),
  ])
}

/** Force of one group perpendicular to the face of the truss. It bends the wall at the frame. */
function groupPush(): Limit {
  const { wallIn, depthIn, footFromIn } = hinges
  const widthIn = groupIn + 2 * (footFromIn - wallIn)
  return bent(
    material,
    stripKipIn(material, widthIn, wallIn, true) / (depthIn - wallIn),
    'hinge wall bending at the frame',
  )
}

/** Compression between the walls of both halves. Each corner of the wall acts like a chord. */
function walls(size: BoxSize): Limit {
  const kip = 4 * bendingKsi(material, true) * equalAngle(boxTrusses[size].chord.legIn, hinges.wallIn).areaIn2
  return structural(material, 'yielding', kip, 'hinge wall compression', clauseOf(material, 'E.3.1', ''))
}

function seriesRatings(series: BoxSeries): Rating[] {
  const { size } = boxSeries[series]
  const groups = hinges.groupsIn[size].length
  const edge = times(groups, groupPull(size))
  const joint = frameJoint(series, boxCorner(size, material, hinges.frameIn))
  // On the opposite side of the truss, the walls of both halves are in compression, in line with the chords.
  const lever = size / 2 + hinges.axisIn + strengthOf(series).armIn / 2
  const values = [
    rated('Moment', 'ft·lb', [joint.moment, times(lever, edge)]),
    rated('Shear', 'lb', [joint.shear, times(2 * groups, groupPush())]),
    rated('Tension', 'lb', [joint.tension, times(2, edge)]),
    rated('Compression', 'lb', [chordCompression(series), walls(size)]),
  ]
  const number = size === 12 ? '12' : '06'
  const conditions = [
    'Install and clip the pins on both pin lines. Install all bolts of both end frames.',
    'Moment about the pins only. No force along a pin. Not rated with an open pin line or in motion.',
    'For combined forces, the sum of load-to-rating ratios must not exceed 1.',
  ]
  return [`BS-HG-180-${number}`, `BS-HG-H${number}`].map((partNumber) => ({
    partNumber,
    of: 'joint' as const,
    on: `${series}, two halves, both pin lines closed`,
    conditions,
    values,
  }))
}

export const hingeRatings = (): Rating[] => boxes.flatMap(seriesRatings)
