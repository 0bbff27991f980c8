/**
 * Rigging and other lifting parts: the limit of the part, at a design factor of 5 on rupture and 3 on yielding, and that of
 * the chords under it, by the standards that the truss is calculated with. The lower of both holds.
 */

import { steelA36 } from '../materials.ts'
import { type BoxSeries, tubeSeries } from '../truss-models.ts'
import { trussMember } from '../trusses.ts'
import {
  boltPull,
  chordPoint,
  chordsPressed,
  frameJoint,
  legBolt,
  nodeLoad,
  ofSize,
  tubeBolt,
  tubeShear,
  tubes,
} from './chords.ts'
import {
  beamBar,
  type ChordMount,
  chordMounts,
  framePresses,
  framePulls,
  hoistPin,
  type LiftingModel,
  type LugModel,
  liftingParts,
  padEye,
  rod,
  type Series,
  saddle,
  type TubeSeries,
} from './part-models.ts'
import { type Limit, lifting, type Rating, rated, times } from './rating.ts'

const { ultimateKsi, yieldKsi } = steelA36
const BTH = 'ASME BTH-1-2020 3-3.3.1'
const PLASTIC = 'ASME BTH-1-2020 3-2.3'

/**
 * Nominal strength of a lug in line with its hole, kip: the lowest of its net section, of splitting behind the pin and of
 * double-plane shear. ASME BTH-1-2020 3-3.3.1, equations 3-45 to 3-50, without design factors.
 */
export function lugKip({ thicknessIn, headIn, holeIn, pinIn }: LugModel): number {
  const side = (headIn - holeIn) / 2
  const fit = 1 - 0.275 * Math.sqrt(1 - (pinIn / holeIn) ** 2)
  const effective = Math.min(side, 4 * thicknessIn, side * 0.6 * (ultimateKsi / yieldKsi) * Math.sqrt(holeIn / side))
  const net = fit * ultimateKsi * 2 * thicknessIn * effective
  const splitting = fit * ultimateKsi * (1.13 * side + (0.92 * side) / (1 + side / holeIn)) * thicknessIn
  const angle = ((55 * pinIn) / holeIn) * (Math.PI / 180)
  const plane = (side + (pinIn / 2) * (1 - Math.cos(angle))) * thicknessIn
  return Math.min(net, splitting, 0.7 * ultimateKsi * 2 * plane)
}

const weldKipPerIn = (legIn: number): number => 0.6 * steelA36.electrodeKsi * Math.SQRT1_2 * legIn
const WELD = 'AISC 360-22 J2.4'

const lug = (model: LugModel): Limit[] => {
  const { thicknessIn, footIn, weldIn } = model
  const hole = lifting('rupture', lugKip(model), 'lug at its hole', BTH)
  if (footIn === undefined || weldIn === undefined) return [hole]
  const weld = 2 * (footIn + thicknessIn) * weldKipPerIn(weldIn)
  return [hole, lifting('rupture', weld, 'weld of the lug', WELD)]
}

/** A plate in bending: full strength of its section on rupture, its yield on yielding. `kipPerKipIn` is load over moment. */
const plate = (modulusIn3: number, kipPerKipIn: number, what: string): Limit[] => [
  lifting('rupture', ultimateKsi * modulusIn3 * kipPerKipIn, what, PLASTIC),
  lifting('yielding', yieldKsi * modulusIn3 * kipPerKipIn, what, PLASTIC),
]

const own = (partNumber: string, limits: readonly Limit[], condition: string): Rating => ({
  partNumber,
  of: 'part',
  on: 'limit of the part',
  conditions: [condition],
  values: [rated('Pull', 'lb', limits)],
})

const IN_LINE =
  'Pull square to its base, in the plane of the lug; static. The working load limit marked on it holds as well.'

function liftingRating({ partNumber, lugs, base }: LiftingModel): Rating {
  const strips = base
    ? plate((base.widthIn * base.thicknessIn ** 2) / 4, 2 / base.leverIn, 'base bent beside its ribs')
    : []
  // Both ends of the saddle's top turn with its sides: P = 8 M / L for a load in the middle.
  const top =
    partNumber === 'BS-RG-LM03'
      ? plate((saddle.lengthIn * saddle.thicknessIn ** 2) / 4, 8 / saddle.insideIn, 'top of the saddle bent')
      : []
  return own(partNumber, [...lugs.flatMap(lug), ...strips, ...top], IN_LINE)
}

/** Pin across the cheeks, load in its middle. */
const hoistRating = (): Rating =>
  own(
    'BS-RG-HM12',
    plate(hoistPin.diameterIn ** 3 / 6, 4 / hoistPin.spanIn, 'pin bent between the cheeks'),
    'Pin of ASTM A36; load in the middle of the pin, square to the base.',
  )

/** Each bar spans between its end bolts, two jaws on it. */
function beamRating(): Rating {
  const { widthIn, thicknessIn, recessIn, boltIn, jawIn, bars } = beamBar
  const modulus = ((widthIn - recessIn) * thicknessIn ** 2) / 4
  return own(
    'BS-RG-BM12',
    plate(modulus, (2 * bars) / (boltIn - jawIn), 'bar bent beside its slot'),
    'Flange of 4 in or wider, in the middle of the bars.',
  )
}

/**
 * Ring as an arch with fixed feet, radius R, load at its crown: M = 0.151 P R there, 0.111 P R and a thrust of 0.459 P at its
 * feet (Roark's Formulas for Stress and Strain, circular arches). Weld as a circle; plate between its two bolts.
 */
function padEyeRating(): Rating {
  const { barIn, radiusIn, weldIn, plateIn, thicknessIn } = padEye
  const line = Math.PI * barIn
  const across = 0.5 / line + (0.111 * radiusIn) / ((Math.PI * barIn ** 2) / 4)
  const weldKip = weldKipPerIn(weldIn) / Math.hypot(across, 0.459 / line)
  return own(
    'BS-RG-PE2',
    [
      lifting('rupture', weldKip, 'weld of the ring', WELD),
      ...plate(barIn ** 3 / 6, 1 / (0.151 * radiusIn), 'ring bent'),
      // Bolts a pitch apart; the plate is bent at the face of the ring and, as for prying, from the bolt's edge.
      ...plate((plateIn * thicknessIn ** 2) / 4, 2 / (1.5 - barIn / 2 - 0.25), 'plate bent beside the ring'),
    ],
    'Pull square to its plate. Guys at an angle: not rated.',
  )
}

const isTube = (series: Series): series is TubeSeries => series in tubeSeries

const CHORD =
  'All bolts in; static pull square to the face, a load that moves counts more. The table of the truss holds as well.'

const mountRatings = ({ partNumber, bolts, chords, held, series }: ChordMount): Rating[] =>
  series.map((each) => {
    const pull = times(bolts, boltPull(each, held))
    const whole = isTube(each) ? tubeShear(each) : chords === 2 ? nodeLoad(each) : chordPoint(each)
    return {
      partNumber,
      of: 'chord' as const,
      on: `${each}, limit of the ${isTube(each) ? 'tube' : chords === 2 ? 'chords, middle of the part at a node' : 'chord, anywhere but the first hole'}`,
      conditions: [CHORD],
      values: [rated('Pull', 'lb', [pull, whole])],
    }
  })

/** Saddle: two bolts through both side walls of the tube. */
const saddleRatings = (): Rating[] =>
  tubes.map((series) => ({
    partNumber: 'BS-RG-LM03',
    of: 'chord' as const,
    on: `${series}, limit of the tube`,
    conditions: [CHORD],
    values: [rated('Pull', 'lb', [times(4, tubeBolt(series)), tubeShear(series)])],
  }))

/** Side lug: two bolts along the leg that stands upright. */
const sideLugRatings = (): Rating[] =>
  ofSize(12).map((series) => ({
    partNumber: 'BS-MH-LL2',
    of: 'chord' as const,
    on: `${series}, limit of the chord, anywhere`,
    conditions: ['Pull upright, along the side of the chord; none sideways.'],
    values: [rated('Pull', 'lb', [times(2, legBolt(series)), chordPoint(series)])],
  }))

const onFrame = (partNumber: string, series: BoxSeries, what: 'Pull' | 'Compression'): Rating => ({
  partNumber,
  of: 'chord',
  on: `${series}, limit of the ${what === 'Pull' ? 'end frame' : 'chords'}`,
  conditions: [
    `In line with the truss, in its middle; all ${trussMember(series).model.sizeIn === 12 ? 'twelve' : 'eight'} bolts.`,
  ],
  values: [rated(what, 'lb', what === 'Pull' ? [frameJoint(series).tension] : [chordsPressed(series)])],
})

const rodRating = (): Rating => ({
  partNumber: 'BS-HW-TR-01',
  of: 'part',
  on: 'limit of the rod',
  conditions: ['Straight tension, full nuts.'],
  values: [
    rated('Tension', 'lb', [
      lifting('rupture', ultimateKsi * rod.stressAreaIn2, 'thread of the rod', 'ASME B1.1'),
      {
        ...lifting('rupture', 0, 'published load of hanger rod', 'MSS SP-58'),
        kip: rod.hangerLoadKip,
        designFactor: (ultimateKsi * rod.stressAreaIn2) / rod.hangerLoadKip,
      },
    ]),
  ],
})

export const riggingRatings = (): Rating[] => [
  ...liftingParts.map(liftingRating),
  hoistRating(),
  beamRating(),
  padEyeRating(),
  ...chordMounts.flatMap(mountRatings),
  ...saddleRatings(),
  ...sideLugRatings(),
  ...framePulls.flatMap(({ partNumber, size }) => ofSize(size).map((series) => onFrame(partNumber, series, 'Pull'))),
  ...framePresses.flatMap(({ partNumber, size }) =>
    ofSize(size).map((series) => onFrame(partNumber, series, 'Compression')),
  ),
  rodRating(),
]
