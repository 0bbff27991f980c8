/**
 * Ratings of base plates for the load from a vertical truss or tube. The floor, the anchors, and the ballast are not
 * rated.
 */

import { trussMember } from '#engineering/members/truss-member.ts'
import { type BoxSeries, boxSeries, boxTrusses, type TubeSeries } from '#engineering/members/truss-models.ts'
import { filletKipPerIn } from '../checks/fasteners.ts'
import { stripKipIn } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import { steelA36 } from '../materials.ts'
import { base03, basePlates, groundBase, runnerEdgeIn } from '../part-models/bases.ts'
import {
  bent,
  boxes,
  chordCompression,
  endStub,
  frameJoint,
  ofSize,
  strengthOf,
  tubeBolt,
  tubeCouple,
  tubes,
} from './chords.ts'
import { type Limit, type RatingEntry, rated, structural, times } from './rating.ts'

/**
 * Tension in one round bolt in a 12 in end frame on a plate without corner slots. The frame strip next to the window
 * spans between the chords and bends under the two bolts on its edge. Elastic moment with fixed ends: M = P a (b − a) /
 * b.
 */
function edgeBolt(series: BoxSeries): Limit {
  const { model, material } = trussMember(series)
  const { chord, endFrame, sizeIn } = model
  const window = sizeIn - 2 * chord.legIn
  const from = (window - grid.pitchIn) / 2
  const strip = stripKipIn(material, chord.legIn, endFrame.thicknessIn, true)
  return bent(material, (strip * window) / (from * (window - from)), 'end frame bending between chords')
}

/**
 * Limits for a connection with only round bolts. The two bolts on one edge resist moment, and all eight bolts resist
 * tension.
 */
function roundBolts(series: BoxSeries): { moment: Limit; tension: Limit } {
  const { sizeIn, chord, endFrame } = trussMember(series).model
  const bolt = edgeBolt(series)
  const lever = sizeIn / 2 - chord.holeRowIn + strengthOf(series).armIn / 2
  return { moment: times(2 * lever, bolt), tension: times(endFrame.holesIn.length, bolt) }
}

/** Limit for the plate between the runners. The chords bend the plate. */
function betweenRunners(series: BoxSeries): Limit {
  const { size, thicknessIn } = groundBase
  const lever = runnerEdgeIn - strengthOf(series).armIn / 2
  const strip = stripKipIn(steelA36, 2 * lever + boxTrusses[size].chord.legIn, thicknessIn, false)
  return bent(steelA36, (4 * strip) / lever, 'plate bending between runners')
}

const groundRating = (series: BoxSeries): RatingEntry => ({
  partNumber: groundBase.partNumber,
  of: 'joint',
  series,
  setup: 'freestanding',
  conditions: ['Concentric load. Use ballast or guys to resist overturning. The base does not.'],
  values: [rated('compression', 'lb', [chordCompression(series), betweenRunners(series)])],
})

function plateRating(series: BoxSeries): RatingEntry {
  const { size } = boxSeries[series]
  const { partNumber, anchorsIn } = basePlates[size]
  const { moment, tension } = boxTrusses[size].endFrame.slotsIn.length > 0 ? roundBolts(series) : frameJoint(series)
  return {
    partNumber,
    of: 'joint',
    series,
    setup: `plate flat on the floor, four anchors ${anchorsIn} in apart`,
    conditions: ['Install all eight flat-head screws. Check the floor and anchors for the same forces.'],
    values: [
      rated('compression', 'lb', [chordCompression(series)]),
      rated('moment', 'ft·lb', [moment]),
      rated('shear', 'lb', [endStub(series)]),
      rated('uplift', 'lb', [tension]),
    ],
  }
}

/**
 * The spigot bolts form a couple, the spigot weld resists the moment, and the plate bends toward the anchors on one
 * edge.
 */
function tubeRating(series: TubeSeries): RatingEntry {
  const { partNumber, material, sideIn, thicknessIn, anchorsIn, spigot } = base03
  const { sideIn: spigotIn, weldIn, bolts } = spigot
  const edge = stripKipIn(material, sideIn, thicknessIn, false) / ((anchorsIn - spigotIn) / 2)
  const weld = filletKipPerIn(material, weldIn, weldIn)
  const plate = 'plate bending toward the anchors'
  return {
    partNumber,
    of: 'joint',
    series,
    setup: 'anchors in all eight holes',
    conditions: [
      'Install eight bolts in the insert nuts of the spigot. Check the floor and anchors for the same forces.',
    ],
    values: [
      rated('moment', 'ft·lb', [
        tubeCouple(series),
        bent(material, (edge * (anchorsIn + spigotIn)) / 2, plate),
        structural(material, 'rupture', weld * (4 / 3) * spigotIn ** 2, 'spigot weld', 'AISC 360-22 J2.4'),
      ]),
      rated('uplift', 'lb', [
        times(4 * bolts, tubeBolt(series)),
        bent(material, 4 * edge, plate),
        structural(material, 'rupture', weld * 4 * spigotIn, 'spigot weld', 'AISC 360-22 J2.4'),
      ]),
    ],
  }
}

export const baseRatings = (): RatingEntry[] => [
  ...boxes.map(plateRating),
  ...ofSize(groundBase.size).map(groundRating),
  ...tubes.map(tubeRating),
]
