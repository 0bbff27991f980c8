/**
 * The nine load tables of truss and extrusion: computed from the sections, for pages and documents alike. Spans in ft,
 * loads in lb with kg beside, rounded down.
 */
import { type Allowable, allowable, type Beam, type LoadCase, loadCases, selfSagIn } from './beams.ts'
import { grid } from './grid.ts'
import { DEFLECTION_RATIO, type LoadCell, type LoadRow, loadCell } from './load-rows.ts'
import { type Aluminum, aluminum6061T6, bendingKsi, shearKsi, wallKsi } from './materials.ts'
import type { ProfileId } from './profile-models.ts'
import { flatProperties, profiles, uprightProperties } from './profiles.ts'
import { integrate, perforatedStiffness, type RegionProperties, rectangle, rounded, without } from './sections.ts'
import { type BoxSize, boxTrusses, LONGEST_FT, trussSeries, tubeTruss } from './truss-models.ts'
import { type Truss, trussBeam, trussStrength } from './trusses.ts'
import { formatNumber } from './units.ts'

export type LoadTableId =
  | 'truss-12-aluminum'
  | 'truss-12-steel'
  | 'truss-6-aluminum'
  | 'truss-6-steel'
  | 'truss-3-aluminum'
  | 'extrusion-15x15'
  | 'extrusion-15x30'
  | 'extrusion-30x30'
  | 'extrusion-30x60'

/** A section property as it is printed. */
export interface PrintedProperty {
  readonly label: string
  readonly value: number
  readonly unit: 'in²' | 'in⁴' | 'in³' | 'lb/ft' | 'lb' | 'ft·lb'
}

/** A member in one position: truss has one, a rectangular profile stands on edge or lies flat. */
export interface LoadTablePosition {
  readonly label: string
  readonly properties: readonly PrintedProperty[]
  readonly rows: readonly LoadRow[]
}

export interface LoadTable {
  readonly id: LoadTableId
  /** What is in the table: '12 × 12 in truss, 6061-T6 aluminum'. */
  readonly member: string
  /** Part number without its length. */
  readonly series: string
  readonly selfWeightLbPerFt: number
  readonly positions: readonly LoadTablePosition[]
  /** What holds for each number of the table: the common notes first. */
  readonly notes: readonly string[]
  /** How the strength was worked out, and from which standards. */
  readonly basis: readonly string[]
}

/** For members that stand side by side and are used over and over; applied to every value of the tables. */
export const REPETITIVE_USE_FACTOR = 0.85

type TrussTableId = 'truss-12-aluminum' | 'truss-12-steel' | 'truss-6-aluminum' | 'truss-6-steel'

/** Part numbers without their length. */
export const seriesOf = {
  'truss-12-aluminum': 'BS-TR12A',
  'truss-12-steel': 'BS-TR12S',
  'truss-6-aluminum': 'BS-TR06A',
  'truss-6-steel': 'BS-TR06S',
  'truss-3-aluminum': 'BS-TR03A',
  'extrusion-15x15': 'BS-EX1515',
  'extrusion-15x30': 'BS-EX1530',
  'extrusion-30x30': 'BS-EX3030',
  'extrusion-30x60': 'BS-EX3060',
} as const satisfies Readonly<Record<LoadTableId, string>>

export const loadTableIds = Object.keys(seriesOf) as LoadTableId[]

/** Rounded down: to 10 lb from 1,000 lb up, to 1 lb below. */
function cell({ loadLb, governing }: Allowable): LoadCell {
  const reduced = loadLb * REPETITIVE_USE_FACTOR
  const lb = reduced >= 1000 ? Math.floor(reduced / 10) * 10 : Math.floor(reduced)
  return loadCell(lb, governing)
}

function rows(spans: readonly [from: number, to: number], beamAt: (spanFt: number) => Beam): LoadRow[] {
  const [from, to] = spans
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const spanFt = from + index
    const beam = beamAt(spanFt)
    const cells = loadCases.map((each) => [each, cell(allowable(beam, each, spanFt, DEFLECTION_RATIO))] as const)
    return { spanFt, selfSagIn: selfSagIn(beam, spanFt), ...(Object.fromEntries(cells) as Record<LoadCase, LoadCell>) }
  })
}

/** What holds for each number of every table. */
export const commonNotes: readonly string[] = [
  'Static loads. Two supports, one span, simply supported. The member is level and its ends are held upright.',
  'Each column is a load case of its own: loads of two columns do not add up.',
  `Every value includes the repetitive-use factor of ${REPETITIVE_USE_FACTOR} and is rounded down.`,
  `The weight of the member is deducted from what bending, joints and shear allow. Deflection is limited to span/${DEFLECTION_RATIO} under the applied load; the sag under the member's own weight is listed.`,
  'No allowance is made for impact, wind, moving loads, hoists or people. Reduce the loads where they occur.',
]

// Truss

function trussTable(id: TrussTableId, selfWeightLbPerFt: number): LoadTable {
  const { size, material } = trussSeries[seriesOf[id]]
  const { sizeIn, chord, lacing } = boxTrusses[size as BoxSize]
  const truss: Truss = {
    material,
    sizeIn,
    chordLegIn: chord.legIn,
    chordThicknessIn: chord.wallIn,
    holeRowIn: chord.holeRowIn,
    lacingSideIn: lacing.sideIn,
    lacingWallIn: lacing.wallIn,
    panelIn: lacing.panelIn,
    besideNodeIn: lacing.besideNodeIn,
    longestFt: LONGEST_FT,
    selfWeightLbPerFt,
  }
  const strength = trussStrength(truss)
  const plate = sizeIn === 12 ? 'BS-PL-SP12' : 'BS-PL-SP06'
  const aluminum = material.kind === 'aluminum'
  return {
    id,
    member: `${sizeIn} × ${sizeIn} in truss, ${material.name}`,
    series: seriesOf[id],
    selfWeightLbPerFt,
    positions: [
      {
        label: 'Truss',
        properties: [
          { label: 'Weight', value: selfWeightLbPerFt, unit: 'lb/ft' },
          { label: 'Area, four chords', value: 4 * strength.chordAreaIn2, unit: 'in²' },
          { label: 'Net area, four chords', value: 4 * strength.chordNetAreaIn2, unit: 'in²' },
          { label: 'I, gross', value: strength.inertiaIn4, unit: 'in⁴' },
          { label: 'I, effective', value: strength.effectiveInertiaIn4, unit: 'in⁴' },
          { label: 'Moment, one length', value: strength.momentInLb / 12, unit: 'ft·lb' },
          { label: 'Moment, joint', value: strength.jointMomentInLb / 12, unit: 'ft·lb' },
          { label: 'Shear', value: strength.shearLb, unit: 'lb' },
        ],
        rows: rows([sizeIn === 12 ? 2 : 1, sizeIn === 12 ? 40 : 20], (spanFt) => trussBeam(truss, spanFt, strength)),
      },
    ],
    notes: [
      ...commonNotes,
      `Loads come in at the nodes, every ${truss.panelIn} in, on both chords of a side alike: through a saddle, a plate or a joist hanger. The uniform load is one of closely spaced equal parts.`,
      `Spans over ${truss.longestFt} ft are made of several lengths. Each joint has the bolts of its end frames and two ${plate} splice plates, one on either upright side, with two bolts in each chord on either side of the joint; a joint may lie anywhere in the span.`,
      'Both ends stand on a support that is as wide as the truss, or hang from all four chords.',
    ],
    basis: [
      `Four chords, equal-leg angles ${fraction(truss.chordLegIn)} × ${fraction(truss.chordLegIn)} × 1/8 in, their centroids ${formatNumber(strength.armIn, 2)} in apart; moment = two chords × the lower of tension (${formatNumber(strength.chordTensionKip, 2)} kip) and compression (${formatNumber(strength.chordCompressionKip, 2)} kip) × that distance.`,
      aluminum
        ? 'Tension: rupture of the net section with a 9/16 in hole in each leg, ADM 2015 D.2; within 1 in of the lacing’s welds 24 ksi, beyond 38 ksi; safety factor 1.95. Compression: local buckling of a leg, ADM 2015 B.5.4.1, and buckling between nodes, E.2; factor 1.65. Welds soften only a part of the length between nodes and are left out of the compression.'
        : 'Tension: yielding of the gross and rupture of the net section with a 9/16 in hole in each leg, AISC 360-10 D2. Compression: buckling between nodes with the reduction Qs of slender legs, E3 and E7. Safety factors 1.67 and 2.00.',
      `Joint: bearing of 1/2 in Grade 8 bolts on 1/8 in, ${aluminum ? 'ADM 2015 J.3.6.1 at 38 ksi' : 'AISC 360-10 J3.10'}, at the gauge of ${fraction(sizeIn - 2 * truss.holeRowIn)} in. The bolts of the end frames are not counted.`,
      `Shear: a diagonal of either upright side, welded all round its lap on the chord with 1/8 in fillets (${aluminum ? 'filler 4043, ADM 2015 J.2.2' : 'E70, AISC 360-10 J2.4'}), ${formatNumber(strength.weldKip, 2)} kip, or as a column, ${formatNumber(strength.diagonalKip, 2)} kip.`,
      `Deflection: E = ${formatNumber(material.elasticKsi)} ksi; I of four chords, reduced for their holes; stretch of the lacing added.`,
    ],
  }
}

const fraction = (value: number): string => (value % 1 === 0.5 ? `${Math.floor(value)} 1/2` : String(value))

// The 3 in tube

function tubeTable(selfWeightLbPerFt: number): LoadTable {
  const { sideIn, wallIn, radiusIn } = tubeTruss
  const inside = sideIn - 2 * wallIn
  const gross = without(rounded(sideIn, sideIn, radiusIn), rounded(inside, inside, radiusIn - wallIn))
  const net = without(gross, rectangle(grid.holeIn, sideIn + 1), rectangle(sideIn + 1, grid.holeIn))
  const whole = integrate(gross, sideIn)
  const drilled = integrate(net, sideIn)
  const stress = Math.min(bendingKsi(aluminum6061T6), wallKsi(aluminum6061T6, (inside - wallIn) / wallIn))
  const webArea = 2 * wallIn * (inside - grid.holeIn)
  const effective = whole.ixIn4 * perforatedStiffness(whole.ixIn4, drilled.ixIn4, grid.holeIn, grid.pitchIn)
  const beam: Beam = {
    momentInLb: stress * drilled.sxIn3 * 1000,
    shearLb: shearKsi(aluminum6061T6) * webArea * 1000,
    flexuralLbIn2: aluminum6061T6.elasticKsi * 1000 * effective,
    selfWeightLbPerFt,
  }
  return {
    id: 'truss-3-aluminum',
    member: '3 × 3 in truss, 6061-T6 aluminum',
    series: seriesOf['truss-3-aluminum'],
    selfWeightLbPerFt,
    positions: [
      {
        label: 'Tube',
        properties: [
          { label: 'Weight', value: selfWeightLbPerFt, unit: 'lb/ft' },
          { label: 'Area', value: whole.areaIn2, unit: 'in²' },
          { label: 'Net area', value: drilled.areaIn2, unit: 'in²' },
          { label: 'I, gross', value: whole.ixIn4, unit: 'in⁴' },
          { label: 'I, effective', value: effective, unit: 'in⁴' },
          { label: 'S, net', value: drilled.sxIn3, unit: 'in³' },
          { label: 'Moment', value: beam.momentInLb / 12, unit: 'ft·lb' },
          { label: 'Shear', value: beam.shearLb, unit: 'lb' },
        ],
        rows: rows([2, 10], () => beam),
      },
    ],
    notes: [
      ...commonNotes,
      'One length, without a joint in the span.',
      'Point loads and supports bear on both side walls: on a plate, a nut bar or a spigot, not on the thin wall between them.',
    ],
    basis: [
      'Square tube 3 × 3 × 1/8 in, drilled 9/16 in every 3 in on four faces. Bending: rupture of the net section, 38 ksi / 1.95, and local buckling of the upper wall, ADM 2015 B.5.4.2; the lower governs.',
      'Shear: 0.6 × 35 ksi / 1.65 on the two side walls less a hole in each, ADM 2015 G.1.',
      'Deflection: E = 10,100 ksi; I reduced for the holes, each counted as a slot as long as its diameter.',
    ],
  }
}

// Extrusion

const extrusionNames: Readonly<Record<ProfileId, string>> = {
  '15x15': '1 1/2 × 1 1/2 in',
  '15x30': '1 1/2 × 3 in',
  '30x30': '3 × 3 in',
  '30x60': '3 × 6 in',
}

/** In shorter spans the supports crush the profile before it bends: beam theory does not tell their loads. */
const LEAST_SPAN_TO_DEPTH = 8

function extrusionTable(id: LoadTableId, profileId: ProfileId, selfWeightLbPerFt: number): LoadTable {
  const profile = profiles[profileId]
  const square = profile.widthIn === profile.heightIn
  const position = (label: string, depthIn: number, section: RegionProperties): LoadTablePosition => {
    const beam = profileBeam(section, selfWeightLbPerFt, aluminum6061T6)
    return {
      label,
      properties: [
        { label: 'Weight', value: selfWeightLbPerFt, unit: 'lb/ft' },
        { label: 'Area', value: section.areaIn2, unit: 'in²' },
        { label: 'I', value: section.ixIn4, unit: 'in⁴' },
        { label: 'S', value: section.sxIn3, unit: 'in³' },
        { label: 'Shear area', value: section.shearAreaIn2, unit: 'in²' },
        { label: 'Moment', value: beam.momentInLb / 12, unit: 'ft·lb' },
        { label: 'Shear', value: beam.shearLb, unit: 'lb' },
      ],
      rows: rows([(LEAST_SPAN_TO_DEPTH * depthIn) / 12, 10], () => beam),
    }
  }
  const upright = position(square ? 'Profile' : 'On edge', profile.heightIn, uprightProperties(profile))
  return {
    id,
    member: `${extrusionNames[profileId]} extrusion, 6061-T6 aluminum`,
    series: seriesOf[id],
    selfWeightLbPerFt,
    positions: square ? [upright] : [upright, position('Flat', profile.widthIn, flatProperties(profile))],
    notes: [
      ...commonNotes,
      'One length, without a joint in the span and without holes drilled across it.',
      'Point loads and supports bear over 1 1/2 in of length or more. Loads hung from slot nuts are limited by the nut and its bolt as well.',
      ...(square ? [] : ['On edge: the long side stands upright. Flat: the long side lies level.']),
    ],
    basis: [
      'Area, I and S integrated over the profile with its slots and bores; small fillets left out.',
      'Bending: the lower of yielding, 35 ksi / 1.65, and rupture, 38 ksi / 1.95, on the elastic section modulus, ADM 2015 F.8. No weld. The profiles are too compact to buckle sideways at these spans.',
      'Shear: 0.6 × 35 ksi / 1.65 at the height where VQ / It is largest, ADM 2015 G.1; Roark’s 8.1.',
      'Deflection: E = 10,100 ksi and the gross I.',
    ],
  }
}

const profileBeam = (section: RegionProperties, selfWeightLbPerFt: number, material: Aluminum): Beam => ({
  momentInLb: bendingKsi(material) * section.sxIn3 * 1000,
  shearLb: shearKsi(material) * section.shearAreaIn2 * 1000,
  flexuralLbIn2: material.elasticKsi * 1000 * section.ixIn4,
  selfWeightLbPerFt,
})

const makers: Readonly<Record<LoadTableId, (selfWeightLbPerFt: number) => LoadTable>> = {
  'truss-12-aluminum': (weight) => trussTable('truss-12-aluminum', weight),
  'truss-12-steel': (weight) => trussTable('truss-12-steel', weight),
  'truss-6-aluminum': (weight) => trussTable('truss-6-aluminum', weight),
  'truss-6-steel': (weight) => trussTable('truss-6-steel', weight),
  'truss-3-aluminum': tubeTable,
  'extrusion-15x15': (weight) => extrusionTable('extrusion-15x15', '15x15', weight),
  'extrusion-15x30': (weight) => extrusionTable('extrusion-15x30', '15x30', weight),
  'extrusion-30x30': (weight) => extrusionTable('extrusion-30x30', '30x30', weight),
  'extrusion-30x60': (weight) => extrusionTable('extrusion-30x60', '30x60', weight),
}

/** A load table of a member that weighs so much per foot, its end frames included. */
export const loadTable = (id: LoadTableId, selfWeightLbPerFt: number): LoadTable => makers[id](selfWeightLbPerFt)
