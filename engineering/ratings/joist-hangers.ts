/** Ratings of joist hangers. A hanger is bolted to a chord through its top holes and screwed to the joist. */
import { pullThroughKip } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import { bolt, type Steel } from '../materials.ts'
import { type HangerModel, hangers, screwsAt } from '../part-models/joist-hangers.ts'
import { bent, chordPoint, legBolt, ofSize, sheetBoltKip } from './chords.ts'
import { type Limit, type RatingEntry, rated, structural, times } from './rating.ts'

const sheet: Steel = hangers.material

/**
 * Dowel bearing strength of lumber with a specific gravity of 0.42 (spruce-pine-fir), for thin fasteners: 16,600 G^1.84
 * psi. NDS 2018, table 12.3.3.
 */
const WOOD_KSI = (16_600 * 0.42 ** 1.84) / 1000
/** Reduction term Rd for this screw diameter: NDS 2018, table 12.3.1B. */
const REDUCTION = 2.2

/**
 * Allowable lateral load on a No. 10 wood screw through a sheet into wood, in kips: the lower of yield modes IIIs and
 * IV, NDS 2018 12.3.1. The bearing strength of the sheet is 1.375 Fu. The load duration factor is 1.0.
 */
export function sheetScrewKip(sheetIn: number, sheetKsi: number): number {
  const { rootIn: d, yieldKsi } = hangers.screw
  const ratio = WOOD_KSI / (1.375 * sheetKsi)
  const k3 =
    -1 + Math.sqrt((2 * (1 + ratio)) / ratio + (2 * yieldKsi * (2 + ratio) * d ** 2) / (3 * WOOD_KSI * sheetIn ** 2))
  const modeIII = (k3 * d * sheetIn * WOOD_KSI) / ((2 + ratio) * REDUCTION)
  const modeIV = (d ** 2 / REDUCTION) * Math.sqrt((2 * WOOD_KSI * yieldKsi) / (3 * (1 + ratio)))
  return Math.min(modeIII, modeIV)
}

/**
 * Moment of a group of identical screws about its center when the most loaded screw carries a unit load, in inches. It
 * is Σ r² divided by the largest r.
 */
export function groupIn(places: readonly (readonly [number, number])[]): number {
  const middle = ([0, 1] as const).map((axis) => places.reduce((sum, at) => sum + at[axis], 0) / places.length)
  const radii = places.map(([x, z]) => Math.hypot(x - (middle[0] as number), z - (middle[1] as number)))
  return radii.reduce((sum, r) => sum + r ** 2, 0) / Math.max(...radii)
}

/** Distance from the chord to the joist reaction on the seat, in inches. */
const SEAT_MIDDLE_IN = hangers.seatLengthIn / 2

/**
 * Limit for the screws on both sides. The seat is eccentric to the chord, so the joist would rotate without the screws.
 */
const screwed = (model: HangerModel): Limit => {
  const kip = (2 * sheetScrewKip(hangers.sheetIn, sheet.ultimateKsi) * groupIn(screwsAt(model))) / SEAT_MIDDLE_IN
  const limit = structural(sheet, 'rupture', kip, 'screws that resist joist rotation', 'NDS 2018 12.3.1')
  return { ...limit, designFactor: (limit.designFactor / sheet.omegaRupture) * REDUCTION }
}

const onBolts = (): Limit =>
  structural(
    sheet,
    'rupture',
    2 * sheetBoltKip(sheet, hangers.sheetIn, grid.firstHoleIn),
    'top bolt bearing on the sheet',
    'AISC 360-22 J3.11',
  )

const rigid = ['Install the top two bolts in the chord. The lower holes do not line up with a box-truss chord.']

const joistRating = (partNumber: string, model: HangerModel): RatingEntry => ({
  partNumber,
  of: 'part',
  setup: 'hanger limit',
  conditions: [
    ...rigid,
    'Install all #10 × 1 1/2 in screws in spruce-pine-fir or denser lumber. Load duration factor 1.0. Check the joist and its bearing on the seat separately.',
  ],
  values: [rated('verticalLoad', 'lb', [onBolts(), screwed(model)])],
})

/** Length of the seat, from its inner end, that the tube presses on. The pressure decreases to zero over this length. */
const CONTACT_IN = 1

/**
 * Rating of the hanger for 3 in tube. Nothing supports the hanger below the chord, so it tilts until the tube presses on
 * the inner end of the seat, and the bolt pulls the seat against the tube. Their resultant is in the plane of the chord:
 * C x = T b and V = C − T.
 */
function tubeRating(partNumber: string, { seatIn }: HangerModel): RatingEntry {
  const { sheetIn, bendIn, seatLengthIn, seatHoleIn } = hangers
  const gageIn = seatIn / 2
  const side = pullThroughKip(
    sheet,
    sheetIn,
    { gageIn, widthIn: seatLengthIn, welded: false, clamped: { welded: false } },
    bolt.diameterIn,
  )
  const pressedIn = sheetIn + bendIn + CONTACT_IN / 3
  return {
    partNumber,
    of: 'part',
    setup: 'hanger limit',
    conditions: [...rigid, 'Install the bolt through the seat and tighten to the listed torque.'],
    values: [
      rated('verticalLoad', 'lb', [
        onBolts(),
        bent(sheet, (2 * side * (seatHoleIn - pressedIn)) / pressedIn, 'seat bending at the bolt'),
      ]),
    ],
  }
}

/** Ratings of the chord under any hanger: bearing of two bolts on the leg, and bending of the chord between nodes. */
const chordRatings = (partNumber: string): RatingEntry[] =>
  ofSize(12).map((series) => ({
    partNumber,
    of: 'chord',
    series,
    setup: 'one hanger anywhere between two nodes',
    conditions: [
      'With two hangers between the same two nodes, use half of the chord rating for each. The truss load table also applies.',
    ],
    values: [rated('verticalLoad', 'lb', [chordPoint(series), times(2, legBolt(series))])],
  }))

export const joistHangerRatings = (): RatingEntry[] =>
  Object.entries<HangerModel>(hangers.models).flatMap(([partNumber, model]) => [
    model.screws > 0 ? joistRating(partNumber, model) : tubeRating(partNumber, model),
    ...chordRatings(partNumber),
  ])
