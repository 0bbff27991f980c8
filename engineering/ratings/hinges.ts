/**
 * Ratings of box truss hinges, both closed and with one pin line open so that the hinge acts as a pin joint. Forces act
 * through the knuckles and frames of a hinge half.
 */

import { type BoxSeries, type BoxSize, boxSeries, boxTrusses } from '#engineering/members/truss-models.ts'
import { equalAngle } from '#engineering/sections/sections.ts'
import { bearingKip, filletKipPerIn } from '../checks/fasteners.ts'
import { bendingKsi, stripKipIn } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import { bolt, type LoadBearing, steelA36 } from '../materials.ts'
import { footIn, groupIn, hinges, knuckleIn } from '../part-models/hinges.ts'
import { bent, boxCorner, boxes, chordCompression, frameJoint, strengthOf } from './chords.ts'
import { clauseOf, type Limit, least, type RatingEntry, rated, structural, times } from './rating.ts'

const material: LoadBearing = hinges.material
const welded = bendingKsi(material, true)
/** Distance from the center of a knuckle's base to the pin, measured along the truss. */
const reachIn = hinges.depthIn - (hinges.footFromIn + hinges.footToIn) / 2
/**
 * The knuckles of the two halves alternate along a pin and are equally spaced: A, B, A, B. For equilibrium of the pin,
 * the inner knuckle of each half carries three quarters of the group's force.
 */
const INNER_SHARE = 3 / 4

/**
 * Fillet weld around the base of a knuckle, and the section modulus of the weld treated as a line: AISC Manual, part 8,
 * elastic method.
 */
const footWeld = {
  kipPerIn: filletKipPerIn(material, hinges.weldIn, hinges.wallIn),
  lengthIn: 2 * (footIn + knuckleIn),
  alongIn2: footIn * knuckleIn + footIn ** 2 / 3,
  acrossIn2: footIn * knuckleIn + knuckleIn ** 2 / 3,
  polarIn3: (footIn + knuckleIn) ** 3 / 6,
} as const

const weldLimit = (kip: number): Limit =>
  structural(material, 'rupture', kip, 'knuckle weld', clauseOf(material, 'J.2', 'J2.4'))

/** Force from one group on its pin, perpendicular to the pin. The pins are A36 steel. */
function pinLimits(): Limit[] {
  const { lugIn, pinHoleIn, pinIn } = hinges
  const bearing = bearingKip(material, {
    wallIn: knuckleIn,
    edgeIn: lugIn / 2,
    holeIn: pinHoleIn,
    diameterIn: pinIn,
    welded: true,
  })
  // Between the inner knuckles, the pin carries half of the group's force.
  const shear = (0.45 * steelA36.ultimateKsi * Math.PI * pinIn ** 2) / 4 / steelA36.omegaRupture / 0.5
  const [[from, to], [outerFrom, outerTo]] = hinges.knucklesIn as readonly [
    readonly [number, number],
    readonly [number, number],
  ]
  const spacingIn = ((from + to) / 2 - (outerFrom + outerTo) / 2) / 2
  const bending = ((pinIn ** 3 / 6) * steelA36.yieldKsi) / steelA36.omegaYield / ((1 - INNER_SHARE) * spacingIn)
  return [
    structural(
      material,
      'rupture',
      bearing / INNER_SHARE,
      'pin bearing on the knuckles',
      clauseOf(material, 'J.3', ''),
    ),
    structural(steelA36, 'rupture', shear, 'pin shear', 'AISC 360-22 J3.7'),
    bent(steelA36, bending, 'pin bending'),
  ]
}

/**
 * Force on one group along the truss. The pin is above the face of the truss, so the force bends the base of each
 * knuckle, and also bends the frame at the two nearest bolts.
 */
function groupPull(size: BoxSize): Limit {
  const { axisIn, frameIn } = hinges
  const { holeRowIn } = boxTrusses[size].chord
  const foot = (welded * knuckleIn * footIn ** 2) / 6 / axisIn
  const weld = footWeld.kipPerIn / Math.hypot(1 / footWeld.lengthIn, axisIn / footWeld.alongIn2)
  const widthIn = 2 * Math.min(2 * holeRowIn, grid.pitchIn)
  const frame = stripKipIn(material, widthIn, frameIn, true) / (axisIn + holeRowIn - bolt.diameterIn / 2)
  return least([
    ...pinLimits(),
    bent(material, foot / INNER_SHARE, 'knuckle bending at the base'),
    weldLimit(weld / INNER_SHARE),
    bent(material, frame, 'hinge frame bending along the bolt line'),
  ])
}

/** Force on one group perpendicular to the face of the truss. The force bends the wall at the frame. */
function groupPush(): Limit {
  const { wallIn, depthIn, footFromIn } = hinges
  const widthIn = groupIn + 2 * (footFromIn - wallIn)
  const foot = welded / (1 / (knuckleIn * footIn) + reachIn / ((knuckleIn * footIn ** 2) / 6))
  const weld = footWeld.kipPerIn / (1 / footWeld.lengthIn + reachIn / footWeld.alongIn2)
  return least([
    ...pinLimits(),
    bent(material, foot / INNER_SHARE, 'knuckle bending at the base'),
    weldLimit(weld / INNER_SHARE),
    bent(material, stripKipIn(material, widthIn, wallIn, true) / (depthIn - wallIn), 'hinge wall bending at the frame'),
  ])
}

/**
 * Force along the pins. Contact between the sides of two knuckles bends and twists their bases, and bends the wall on
 * both sides of the knuckles. Clearances determine which knuckles touch, so one pair carries the entire force.
 */
function sidePush(): Limit {
  const { axisIn, wallIn } = hinges
  const bendingKsiPerKip = axisIn / ((footIn * knuckleIn ** 2) / 6)
  // Torsion of a rectangle: T (3 + 1.8 t/b) / (b t²), Timoshenko, Strength of Materials. ADM 2020 H.3 for bending and
  // torsion combined.
  const twistKsiPerKip = (reachIn * (3 + (1.8 * knuckleIn) / footIn)) / (footIn * knuckleIn ** 2)
  const shearKsiPerKip = twistKsiPerKip + 1.5 / (footIn * knuckleIn)
  const base = 1 / Math.hypot(bendingKsiPerKip / welded, shearKsiPerKip / (0.6 * welded))
  const across = 1 / footWeld.lengthIn + (reachIn * Math.hypot(footIn, knuckleIn)) / 2 / footWeld.polarIn3
  const weld = footWeld.kipPerIn / Math.hypot(across, axisIn / footWeld.acrossIn2)
  return least([
    bent(material, base, 'knuckle bending at the base'),
    weldLimit(weld),
    bent(material, (2 * stripKipIn(material, footIn, wallIn, true)) / axisIn, 'hinge wall bending at a knuckle'),
  ])
}

/** Compression between the walls of the two halves. Each corner of the wall acts like a chord. */
function walls(size: BoxSize): Limit {
  const kip = 4 * bendingKsi(material, true) * equalAngle(boxTrusses[size].chord.legIn, hinges.wallIn).areaIn2
  return structural(material, 'yielding', kip, 'hinge wall compression', clauseOf(material, 'E.3.1', ''))
}

/**
 * Compression along the truss. The walls of a half distribute the force from its groups to the chords, acting as a beam
 * on two supports.
 */
function wallBeam(size: BoxSize): Limit {
  const { wallIn, depthIn, groupsIn } = hinges
  const [at = 0] = groupsIn[size].map(Math.abs)
  const armIn = (size - boxTrusses[size].chord.legIn) / 2 - at
  const moment = (welded * wallIn * depthIn ** 2) / 6
  return bent(material, (2 * moment) / armIn, 'hinge wall bending between the chords')
}

/**
 * Force limit for a joint at the end of a truss if the joint also carries the moments that the force causes, based on a
 * sum of ratios: ADM 2020 H.1, H.3; AISC 360-22 H1, H3.
 */
const together = (limit: Limit, utilizations: readonly number[]): Limit => ({
  ...limit,
  kip: 1 / utilizations.reduce((sum, utilization) => sum + utilization, 0),
})

function closedValues(series: BoxSeries) {
  const { size } = boxSeries[series]
  const groups = hinges.groupsIn[size].length
  const edge = times(groups, groupPull(size))
  const joint = frameJoint(series, boxCorner(size, material, hinges.frameIn))
  return [
    rated('moment', 'ft·lb', [joint.moment, times(pinLeverIn(series), edge)]),
    rated('shear', 'lb', [joint.shear, times(2 * groups, groupPush())]),
    rated('tension', 'lb', [joint.tension, times(2, edge)]),
    rated('compression', 'lb', [chordCompression(series), walls(size)]),
  ]
}

/** Distance from the axis of a truss to its hinge pins. */
const pinOffsetIn = (size: BoxSize): number => size / 2 + hinges.axisIn

/** Distance from the pins to the chords on the opposite face, which are in compression when the pins are in tension. */
const pinLeverIn = (series: BoxSeries): number => pinOffsetIn(boxSeries[series].size) + strengthOf(series).armIn / 2

/** Forces at the pins of a hinge with one open pin line, in the directions of each half. */
function openValues(series: BoxSeries) {
  const { size } = boxSeries[series]
  const groups = hinges.groupsIn[size].length
  const joint = frameJoint(series, boxCorner(size, material, hinges.frameIn))
  const momentUtilization = hinges.depthIn / joint.moment.kip
  // The force at the pins is eccentric, so it bends the joint between each half and its truss, as in a closed hinge.
  const along = least([times(groups, groupPull(size)), wallBeam(size), times(1 / pinLeverIn(series), joint.moment)])
  const across = least([times(groups, groupPush()), together(joint.shear, [1 / joint.shear.kip, momentUtilization])])
  const torqueUtilization = pinOffsetIn(size) / (joint.shear.kip * strengthOf(series).armIn)
  const side = least([sidePush(), together(joint.shear, [1 / joint.shear.kip, torqueUtilization, momentUtilization])])
  const values = [
    rated('alongTruss', 'lb', [along]),
    rated('acrossTruss', 'lb', [across]),
    rated('alongPins', 'lb', [side]),
  ]
  const [from, to] = hinges.groupsIn[size]
  if (from === undefined || to === undefined) return values
  // Two groups form a couple. Each has half the strength of a pin line.
  return [
    ...values,
    rated('momentAcrossPins', 'ft·lb', [times((to - from) / 2, along)]),
    rated('torque', 'ft·lb', [times((to - from) / 2, across)]),
  ]
}

const shared = [
  'Install and clip all the pins on each pinned side, and install all the bolts in both end frames. Not rated in motion.',
  'For combined forces, the sum of load-to-rating ratios must not exceed 1.',
]

const closedConditions = ['Pinned on both sides: moment about the pins only. No force along a pin.', ...shared]

// Part pages list the conditions for all ratings together.
const openConditions = (size: BoxSize): string[] => [
  'Pinned on one side: the hinge is a pin joint with no moment resistance about the pins. The structure must be stable without it.',
  `Pinned on one side: forces act at the pins, ${pinOffsetIn(size)} in from the axis of the truss. Include this moment when you check the truss. Check the hinge along the axes of both halves.`,
  ...(size === 6 ? ['Pinned on one side: not rated for moment across the pins or for torque.'] : []),
  ...shared,
]

function seriesRatings(series: BoxSeries): RatingEntry[] {
  const { size } = boxSeries[series]
  const number = size === 12 ? '12' : '06'
  return [`BS-HG-180-${number}`, `BS-HG-H${number}`].flatMap((partNumber): RatingEntry[] => [
    {
      partNumber,
      of: 'joint',
      series,
      setup: 'two halves, pinned on both sides',
      conditions: closedConditions,
      values: closedValues(series),
    },
    {
      partNumber,
      of: 'joint',
      series,
      setup: 'two halves, pinned on one side',
      conditions: openConditions(size),
      values: openValues(series),
    },
  ])
}

export const hingeRatings = (): RatingEntry[] => boxes.flatMap(seriesRatings)
