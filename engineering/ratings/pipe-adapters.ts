/**
 * Ratings of pipe and square-tube adapters: sockets perpendicular to a plate, and sleeves parallel to a plate. The set
 * screws are not rated.
 */
import { filletKipPerIn } from '../checks/fasteners.ts'
import { pullThroughKip } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import { bolt } from '../materials.ts'
import { type AdapterModel, adapters, footHalfIn, sockets } from '../part-models/pipe-adapters.ts'
import { bent, boltPull, chordPoint, legPress, ofSize, tubeShear, tubes } from './chords.ts'
import { type Limit, type RatingEntry, rated, structural, times } from './rating.ts'

const { material, thicknessIn, weldIn, weldShortIn } = adapters
const fillet = filletKipPerIn(material, weldIn, weldIn)

/** Pull from one bolt on the plate. The plate bends along the socket or sleeve. */
function plateBolt(model: AdapterModel): Limit {
  // If a bolt is close to the weld, the plate still bends over a distance of at least the bolt diameter.
  const gageIn = Math.max(model.spreadIn / 2 - footHalfIn(model), bolt.diameterIn)
  const kip = pullThroughKip(material, thicknessIn, { gageIn, widthIn: grid.pitchIn, welded: false }, bolt.diameterIn)
  return bent(material, kip, 'plate bending at the bolts')
}

const welded = (kip: number, what: string): Limit => structural(material, 'rupture', kip, what, 'AISC 360-22 J2.4')

/**
 * Moment rating of a socket, governed by either the weld around the socket or the plate between the socket and the
 * bolts at one end.
 */
function socketRating(model: AdapterModel): RatingEntry {
  const { partNumber, spreadIn, boltsEach, socket } = model
  const socketIn = sockets[socket].outsideIn
  const ring = socket === 'round' ? (Math.PI * socketIn ** 2) / 4 : (4 / 3) * socketIn ** 2
  return {
    partNumber,
    of: 'part',
    setup: 'adapter limit, plate on a flat surface',
    conditions: [
      boltsEach === 1
        ? 'Moment in the plane of its two bolts. Not rated in the perpendicular direction.'
        : 'Moment in the plane of either pair of outermost bolts.',
      'Set screws only keep the pipe in place. Not rated for load along the pipe.',
    ],
    values: [
      rated('moment', 'ft·lb', [welded(fillet * ring, 'socket weld'), times(boltsEach * spreadIn, plateBolt(model))]),
    ],
  }
}

/**
 * Pull rating of a sleeve, governed by either the two longitudinal welds or the plate between the sleeve and the bolts.
 */
function sleeveRating(model: AdapterModel): RatingEntry {
  const { partNumber, lengthIn, boltsEach } = model
  return {
    partNumber,
    of: 'part',
    setup: 'adapter limit, plate on a flat surface',
    conditions: [
      'Pull perpendicular to the plate, at the center of the sleeve.',
      'Set screws only keep the pipe in place. Not rated for load along the pipe.',
    ],
    values: [
      rated('pull', 'lb', [
        welded(2 * fillet * (lengthIn - weldShortIn), 'sleeve weld'),
        times(2 * boltsEach, plateBolt(model)),
      ]),
    ],
  }
}

/**
 * Ratings of the chord leg or tube wall under an adapter with one row of holes. An adapter with two rows does not fit a
 * chord.
 */
function underRatings({ partNumber, spreadIn, isPerpendicular, plateIn }: AdapterModel): RatingEntry[] {
  const conditions = ['Do not use the hole nearest an end frame.']
  const boxRatings = ofSize(12).map(
    (series): RatingEntry => ({
      partNumber,
      of: 'chord',
      series,
      setup: 'chord limit',
      conditions,
      values: isPerpendicular
        ? [
            rated('moment', 'ft·lb', [times(spreadIn, boltPull(series, true))]),
            rated('compression', 'lb', [legPress(series, plateIn[0]), chordPoint(series)]),
          ]
        : [rated('pull', 'lb', [times(2, boltPull(series, false)), chordPoint(series)])],
    }),
  )
  const tubeRatings = tubes.map(
    (series): RatingEntry => ({
      partNumber,
      of: 'chord',
      series,
      setup: 'tube limit,  bolted to a nut bar inside',
      conditions,
      values: isPerpendicular
        ? [rated('moment', 'ft·lb', [times(spreadIn, boltPull(series, true))])]
        : [rated('pull', 'lb', [times(2, boltPull(series, false)), tubeShear(series)])],
    }),
  )
  return [...boxRatings, ...tubeRatings]
}

export const pipeAdapterRatings = (): RatingEntry[] =>
  adapters.models.flatMap((model) => [
    model.isPerpendicular ? socketRating(model) : sleeveRating(model),
    ...(model.boltsEach === 1 ? underRatings(model) : []),
  ])
