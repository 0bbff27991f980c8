/**
 * Ratings of rigging and lifting parts, with a design factor of 5 for rupture and 3 for yielding. The chord that
 * supports a part has a separate rating (`mounts.ts`). The lower rating governs.
 */
import { steelA36 } from '../materials.ts'
import {
  beamLeverIn,
  beamMount,
  bridlePlate,
  endLug,
  hoistMount,
  hoistPinSpanIn,
  type LiftingMountModel,
  type LugModel,
  liftingMounts,
  mountLeverIn,
  padEye,
  padEyeLeverIn,
  padEyeRadiusIn,
  saddle,
  sideLug,
  type WeldedLugModel,
} from '../part-models/rigging.ts'
import { formatInches } from '../units.ts'
import { type Limit, lifting, type RatingEntry, rated } from './rating.ts'

const { ultimateKsi, yieldKsi } = steelA36
const BTH = 'ASME BTH-1-2020 3-3.3.1'
const PLASTIC = 'ASME BTH-1-2020 3-2.3'

/**
 * Nominal strength of a lug that is loaded in line with its hole, in kips: the lowest of tension on the net section,
 * single-plane fracture beyond the pinhole, and double-plane shear. ASME BTH-1-2020 3-3.3.1, equations 3-45 to 3-50,
 * without design factors.
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

const atHole = (model: LugModel): Limit => lifting('rupture', lugKip(model), 'lug at the hole', BTH)

const lug = (model: WeldedLugModel): Limit[] => {
  const weld = 2 * (model.footIn + model.thicknessIn) * weldKipPerIn(model.weldIn)
  return [atHole(model), lifting('rupture', weld, 'lug weld', WELD)]
}

/**
 * Bending limits for a plate. Rupture uses the tensile strength, and yielding uses the yield strength. `kipPerKipIn`
 * is the ratio of load to moment.
 */
const plate = (modulusIn3: number, kipPerKipIn: number, what: string): Limit[] => [
  lifting('rupture', ultimateKsi * modulusIn3 * kipPerKipIn, what, PLASTIC),
  lifting('yielding', yieldKsi * modulusIn3 * kipPerKipIn, what, PLASTIC),
]

const own = (partNumber: string, limits: readonly Limit[], condition: string): RatingEntry => ({
  partNumber,
  of: 'part',
  setup: 'part limit',
  conditions: [condition],
  values: [rated('pull', 'lb', limits)],
})

const IN_LINE =
  'Load at rest, perpendicular to the base, in the plane of the lug. The marked working load limit also applies.'

const inLine = (partNumber: string, limits: readonly Limit[]): RatingEntry => own(partNumber, limits, IN_LINE)

function mountRating(model: LiftingMountModel): RatingEntry {
  const { partNumber, baseLengthIn, baseIn } = model
  const base = plate((baseLengthIn * baseIn ** 2) / 4, 2 / mountLeverIn(model), 'base bending next to the ribs')
  return inLine(partNumber, [...lug(model.lug), ...base])
}

/**
 * The sides of the saddle rotate with the ends of its top, so the top is a simple span with a center load, and its
 * strength is P = 4 M / L.
 */
function saddleRating(): RatingEntry {
  const { partNumber, lengthIn, thicknessIn, insideIn } = saddle
  const top = plate((lengthIn * thicknessIn ** 2) / 4, 4 / insideIn, 'saddle top bending')
  return inLine(partNumber, [...lug(saddle.lug), ...top])
}

/** RatingEntry of the pin between the cheek plates under a load at its center. */
const hoistRating = (): RatingEntry =>
  own(
    hoistMount.partNumber,
    plate(hoistMount.pinIn ** 3 / 6, 4 / hoistPinSpanIn, 'pin bending between cheek plates'),
    'ASTM A36 pin. Load at the center of the pin, perpendicular to the base.',
  )

/** RatingEntry of the beam mount. Each bar spans between its end bolts and carries two jaws. */
function beamRating(): RatingEntry {
  const { partNumber, widthIn, thicknessIn, recessIn, flangeIn, bars } = beamMount
  const modulus = ((widthIn - recessIn) * thicknessIn ** 2) / 4
  return own(
    partNumber,
    plate(modulus, (2 * bars) / beamLeverIn, 'bar bending next to the slot'),
    `Flange at least ${formatInches(flangeIn)} in wide, centered on the bars.`,
  )
}

/**
 * RatingEntry of the pad eye. The ring is an arch with fixed ends, radius R, and a load P at its crown. The moment at the
 * crown is 0.151 P R. At the ends, the moment is 0.111 P R, and the thrust is 0.459 P (Roark's Formulas for Stress and
 * Strain, circular arches). The weld around the bar is a circle. The plate spans between its two bolts.
 */
function padEyeRating(): RatingEntry {
  const { partNumber, barIn, weldIn, plateIn, thicknessIn } = padEye
  const line = Math.PI * barIn
  const across = 0.5 / line + (0.111 * padEyeRadiusIn) / ((Math.PI * barIn ** 2) / 4)
  const weldKip = weldKipPerIn(weldIn) / Math.hypot(across, 0.459 / line)
  return own(
    partNumber,
    [
      lifting('rupture', weldKip, 'ring weld', WELD),
      ...plate(barIn ** 3 / 6, 1 / (0.151 * padEyeRadiusIn), 'ring bending'),
      ...plate((plateIn[1] * thicknessIn ** 2) / 4, 2 / padEyeLeverIn, 'plate bending next to the ring'),
    ],
    'Pull perpendicular to the plate. Not rated for angled guys.',
  )
}

/**
 * Low-carbon steel 1/2-13 threaded rod: tensile stress area (ASME B1.1), and the load listed in MSS SP-58 for this
 * size.
 */
const rod = { stressAreaIn2: 0.1419, hangerLoadKip: 1.35 } as const

const rodRating = (): RatingEntry => ({
  partNumber: 'BS-HW-TR-01',
  of: 'part',
  setup: 'rod limit',
  conditions: ['For straight tension only, with full-height nuts.'],
  values: [
    rated('tension', 'lb', [
      lifting('rupture', ultimateKsi * rod.stressAreaIn2, 'rod thread', 'ASME B1.1'),
      {
        ...lifting('rupture', 0, 'published hanger rod load', 'MSS SP-58'),
        kip: rod.hangerLoadKip,
        designFactor: (ultimateKsi * rod.stressAreaIn2) / rod.hangerLoadKip,
      },
    ]),
  ],
})

export const riggingRatings = (): RatingEntry[] => [
  mountRating(liftingMounts[12]),
  mountRating(liftingMounts[6]),
  saddleRating(),
  inLine(bridlePlate.partNumber, [atHole(bridlePlate.lug)]),
  inLine(endLug.partNumber, lug(endLug.lug)),
  inLine(sideLug.partNumber, [atHole(sideLug.lug)]),
  hoistRating(),
  beamRating(),
  padEyeRating(),
  rodRating(),
]
