/**
 * Ratings of diagonal braces. The bolts and plates are off the axis of the tube by the thickness of the joint, so the
 * axial force also bends the plates and the tube.
 */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { columnStressKsi } from '../checks/compression.ts'
import { bearingKip, boltShearKip, filletKipPerIn } from '../checks/fasteners.ts'
import { grid } from '../grid.ts'
import { bolt, designWallIn } from '../materials.ts'
import { type BraceModel, braceLengthIn, braces } from '../part-models/braces.ts'
import { legBolt, nodeLoad, ofSize } from './chords.ts'
import { type Limit, type RatingEntry, rated, structural, times } from './rating.ts'

const { tube, plate, legIn, bolts, neckIn, slotIn, weldIn } = braces
const wallIn = designWallIn(tube.material, tube.wallIn)
const insideIn = tube.sideIn - 2 * wallIn

/** Section of the tube, without its corner radii. */
const braceSection = {
  areaIn2: tube.sideIn ** 2 - insideIn ** 2,
  inertiaIn4: (tube.sideIn ** 4 - insideIn ** 4) / 12,
  plasticIn3: (tube.sideIn ** 3 - insideIn ** 3) / 4,
} as const
const radiusIn = Math.sqrt(braceSection.inertiaIn4 / braceSection.areaIn2)

/** Distance from the middle of the plate to the middle of the chord leg: the force acts between them. */
const OFF_IN = (plate.thicknessIn + legIn) / 2

/** Effective length factor of a plate whose end can move laterally, as for a gusset. */
const NECK_FACTOR = 1.2

/** Load that satisfies P / axial + 8/9 · P · amplified eccentricity / moment + own ≤ 1. AISC 360-22 H1.1. */
function combinedKip(axialKip: number, momentKipIn: number, offIn: (kip: number) => number, own = 0): number {
  let [low, high] = [0, axialKip]
  for (let step = 0; step < 60; step++) {
    const kip = (low + high) / 2
    const use = kip / axialKip + ((8 / 9) * kip * offIn(kip)) / momentKipIn + own
    if (use > 1) high = kip
    else low = kip
  }
  return low
}

/** Allowable axial force and moment of the plate in its neck: AISC 360-22 E3, D2, F11. */
function neckKip(isPressed: boolean): number {
  const { material, thicknessIn, widthIn } = plate
  const slenderness = (NECK_FACTOR * neckIn) / (thicknessIn / Math.sqrt(12))
  const stressKsi = isPressed ? columnStressKsi(material, slenderness) : material.yieldKsi
  const axial = (stressKsi * widthIn * thicknessIn) / material.omegaYield
  const moment = (material.yieldKsi * widthIn * thicknessIn ** 2) / 4 / material.omegaYield
  return combinedKip(axial, moment, () => OFF_IN)
}

/**
 * Allowable compression of the tube as a beam-column with the eccentricity at both ends and its own weight at 45 degrees.
 * The moments are amplified by 1 / (1 - 1.6 P / Pe): AISC 360-22 E3, F7, H1, appendix 8.
 */
function tubeKip(lengthIn: number): number {
  const { material } = tube
  const { areaIn2, inertiaIn4, plasticIn3 } = braceSection
  const axial = (columnStressKsi(material, lengthIn / radiusIn) * areaIn2) / material.omegaYield
  const moment = (material.yieldKsi * plasticIn3) / material.omegaYield
  const euler = (Math.PI ** 2 * material.elasticKsi * inertiaIn4) / lengthIn ** 2
  const weight = ((areaIn2 * material.densityLbPerIn3) / 1000) * Math.SQRT1_2
  const amplified = (kip: number) => 1 / Math.max(1e-9, 1 - (1.6 * kip) / euler)
  const own = (weight * lengthIn ** 2) / 8
  return combinedKip(axial, moment, (kip) => (OFF_IN + own / Math.max(kip, 1e-9)) * amplified(kip))
}

/**
 * Tension on the net section of the slotted tube: AISC 360-22 D2 and table D3.1, case 6, with a shear lag factor of 1 −
 * x / l, where x = (B² + 2 B H) / 4 (B + H).
 */
function slotKip(): number {
  const { material, sideIn } = tube
  const netIn2 = braceSection.areaIn2 - 2 * wallIn * (plate.thicknessIn + 1 / 16)
  const lag = 1 - (3 * sideIn) / 8 / slotIn
  return (lag * netIn2 * material.ultimateKsi) / material.omegaRupture
}

const boltsKip = (): number =>
  bolts *
  Math.min(
    boltShearKip(),
    bearingKip(plate.material, { wallIn: plate.thicknessIn, edgeIn: plate.roundIn, holeIn: grid.holeIn }),
  )

/** Net section of the plate across the bolt in the neck, which is 2 in wide there. */
const netKip = (): number => {
  const { material, thicknessIn, roundIn } = plate
  return ((2 * roundIn - (bolt.diameterIn + 1 / 8)) * thicknessIn * material.ultimateKsi) / material.omegaRupture
}

/** Limits of both directions of force: bolts on the plate, and welds between plate and tube. */
const jointLimits = (): Limit[] => [
  structural(plate.material, 'rupture', boltsKip(), 'bolts in the plate', 'AISC 360-22 J3.7'),
  structural(
    tube.material,
    'rupture',
    4 * slotIn * filletKipPerIn(tube.material, weldIn, wallIn),
    'weld of the plate to the tube',
    'AISC 360-22 J2.4',
  ),
]

const own = (model: BraceModel): RatingEntry => ({
  partNumber: model.partNumber,
  of: 'part',
  setup: 'brace limit',
  conditions: ['Install both bolts at each end. Force along the brace. Both ends count as pinned.'],
  values: [
    rated('compression', 'lb', [
      structural(tube.material, 'yielding', tubeKip(braceLengthIn(model)), 'tube buckling', 'AISC 360-22 H1.1'),
      structural(plate.material, 'yielding', neckKip(true), 'bending and buckling of the plate', 'AISC 360-22 H1.1'),
      ...jointLimits(),
    ]),
    rated('tension', 'lb', [
      structural(plate.material, 'yielding', neckKip(false), 'bending and tension of the plate', 'AISC 360-22 H1.1'),
      structural(plate.material, 'rupture', netKip(), 'plate net section', 'AISC 360-22 D2'),
      structural(tube.material, 'rupture', slotKip(), 'net section of the slotted tube', 'AISC 360-22 D2'),
      ...jointLimits(),
    ]),
  ],
})

/**
 * Ratings of the trusses: bolts in the chords, and the component across the truss, which loads the lacing of one face at
 * its node. Half of the strength of a node is on each face.
 */
const onTruss = (model: BraceModel): RatingEntry[] =>
  ofSize(12).map((series) => {
    const limits = [times(Math.SQRT2 / 2, nodeLoad(series)), times(bolts, legBolt(series))]
    return {
      partNumber: model.partNumber,
      of: 'chord',
      series,
      setup: 'bolted to the chords at nodes',
      conditions: ['The middle between the two bolts is at a node of the lacing. The truss load table also applies.'],
      values: [rated('compression', 'lb', limits), rated('tension', 'lb', limits)],
    }
  })

/** Strength of the tube of a brace, for the frame model. Its ratings also cover the plates and the eccentricity. */
export function braceStrength(partNumber: string): MemberStrength {
  const { material } = tube
  const { areaIn2, inertiaIn4, plasticIn3 } = braceSection
  const flatIn2 = 2 * insideIn * wallIn
  return {
    key: partNumber,
    series: partNumber,
    name: 'diagonal brace',
    material: material.kind,
    faceIn: tube.sideIn,
    spansFt: [0, 0],
    overhangFt: 0,
    selfWeightLbPerFt: 12 * areaIn2 * material.densityLbPerIn3,
    momentInLb: (1000 * material.yieldKsi * plasticIn3) / material.omegaYield,
    shearLb: (1000 * 0.6 * material.yieldKsi * flatIn2) / material.omegaYield,
    flexuralLbIn2: 1000 * material.elasticKsi * inertiaIn4,
    column: {
      material,
      section: { areaIn2, ixIn4: inertiaIn4, iyIn4: inertiaIn4 },
      netIn2: areaIn2,
      effectiveInertiaIn4: inertiaIn4,
      torsionIn4: wallIn * (tube.sideIn - wallIn) ** 3,
      wallRatio: insideIn / wallIn,
    },
  }
}

export const braceRatings = (): RatingEntry[] => braces.models.flatMap((model) => [own(model), ...onTruss(model)])
