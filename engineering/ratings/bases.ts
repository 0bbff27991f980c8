/** Base plates: what a standing truss or tube passes into its plate. Floor, anchors and ballast are the project's own. */
import { filletKipPerIn } from '../checks/fasteners.ts'
import { stripKipIn } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import { steelA36 } from '../materials.ts'
import { type BaseModel, base03, bases } from '../part-models.ts'
import { type BoxSeries, boxTrusses } from '../truss-models.ts'
import { trussMember } from '../trusses.ts'
import { bent, chordsPressed, endStub, frameJoint, ofSize, strengthOf, tubeBolt, tubeCouple, tubes } from './chords.ts'
import { SPIGOT_WELD_IN, type TubeSeries } from './part-models.ts'
import { type Limit, type Rating, rated, structural, times } from './rating.ts'

/**
 * Pull of one round bolt on a 12 in end frame, where the plate has no holes for the corner slots: the strip of frame beside
 * the window spans from chord to chord, bent by the two bolts of its edge. Both ends fixed, elastic: M = P a (b − a) / b.
 */
function edgeBolt(series: BoxSeries): Limit {
  const { model, material } = trussMember(series)
  const { chord, endFrame, sizeIn } = model
  const window = sizeIn - 2 * chord.legIn
  const from = (window - grid.pitchIn) / 2
  const strip = stripKipIn(material, chord.legIn, endFrame.thicknessIn, true)
  return bent(material, (strip * window) / (from * (window - from)), 'end frame bent between its chords')
}

/** By round bolts alone: moment by the two of one edge, tension by all eight. */
function roundBolts(series: BoxSeries): { moment: Limit; tension: Limit } {
  const { sizeIn, chord, endFrame } = trussMember(series).model
  const bolt = edgeBolt(series)
  const lever = sizeIn / 2 - chord.holeRowIn + strengthOf(series).armIn / 2
  return { moment: times(2 * lever, bolt), tension: times(endFrame.holesIn.length, bolt) }
}

/** The plate between runners, bent by the chords beside them. */
function betweenRunners({ size, thicknessIn }: BaseModel, runnerIn: number, series: BoxSeries): Limit {
  const lever = runnerIn - strengthOf(series).armIn / 2
  const strip = stripKipIn(steelA36, 2 * lever + boxTrusses[size].chord.legIn, thicknessIn, false)
  return bent(steelA36, (4 * strip) / lever, 'plate bent between its runners')
}

function boxRating(base: BaseModel, series: BoxSeries): Rating {
  const { partNumber, size, anchorsIn, runnerIn } = base
  const pressed = chordsPressed(series)
  if (runnerIn !== undefined)
    return {
      partNumber,
      of: 'joint',
      on: `${series}, standing free`,
      conditions: ['Load in the middle of the truss. Overturning is held by ballast or guys, not by the base.'],
      values: [rated('Compression', 'lb', [pressed, betweenRunners(base, runnerIn, series)])],
    }
  const { moment, tension } = boxTrusses[size].endFrame.slotsIn.length > 0 ? roundBolts(series) : frameJoint(series)
  return {
    partNumber,
    of: 'joint',
    on: `${series}, its plate flat on the floor, four anchors ${anchorsIn} in apart`,
    conditions: ['All eight flat-head screws. Floor and anchors are checked for the same forces.'],
    values: [
      rated('Compression', 'lb', [pressed]),
      rated('Moment', 'ft·lb', [moment]),
      rated('Shear', 'lb', [endStub(series)]),
      rated('Uplift', 'lb', [tension]),
    ],
  }
}

/** The spigot turns on its bolts, is held by its weld, and bends the plate towards the anchors of one edge. */
function tubeRating(series: TubeSeries): Rating {
  const { partNumber, material, sideIn, thicknessIn, anchorsIn, spigotIn } = base03
  const edge = stripKipIn(material, sideIn, thicknessIn, false) / ((anchorsIn - spigotIn) / 2)
  const weld = filletKipPerIn(material, SPIGOT_WELD_IN, SPIGOT_WELD_IN)
  const plate = 'plate bent towards its anchors'
  return {
    partNumber,
    of: 'joint',
    on: `${series}, anchors in all eight holes`,
    conditions: ['Eight bolts in the insert nuts of the spigot. Floor and anchors are checked for the same forces.'],
    values: [
      rated('Moment', 'ft·lb', [
        tubeCouple(series),
        bent(material, (edge * (anchorsIn + spigotIn)) / 2, plate),
        structural(material, 'rupture', weld * (4 / 3) * spigotIn ** 2, 'weld of the spigot', 'AISC 360-22 J2.4'),
      ]),
      rated('Uplift', 'lb', [
        times(8, tubeBolt(series)),
        bent(material, 4 * edge, plate),
        structural(material, 'rupture', weld * 4 * spigotIn, 'weld of the spigot', 'AISC 360-22 J2.4'),
      ]),
    ],
  }
}

export const baseRatings = (): Rating[] => [
  ...bases.flatMap((base) => ofSize(base.size).map((series) => boxRating(base, series))),
  ...tubes.map(tubeRating),
]
