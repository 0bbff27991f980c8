/**
 * The nine load tables for truss and extrusion, computed from the member models. Pages and documents use them. Lengths
 * are in ft. Loads are in lb and kN, rounded down.
 */

import {
  type Allowable,
  allowable,
  allowableOverhang,
  allowableTwoSpans,
  type Beam,
  deflectionIn,
  type OverhangCase,
  selfDeflectionIn,
  type TwoSpanCase,
} from '#engineering/beams/beams.ts'
import { type LoadCase, loadCases } from '#engineering/beams/load-cases.ts'
import { notCoveredText } from '#engineering/checks/not-covered.ts'
import { POINT_IN, SUPPORT_IN } from '#engineering/checks/webs.ts'
import { DEFLECTION_RATIO, DYNAMIC_FACTOR, OUT_OF_PLUMB, REPETITIVE_USE_FACTOR, usable } from '#engineering/factors.ts'
import { grid } from '#engineering/grid.ts'
import { aluminum6061T6 } from '#engineering/materials.ts'
import { leaningColumnLb, stiffnessLb } from '#engineering/members/columns.ts'
import {
  beamOf,
  MIN_SPAN_TO_DEPTH,
  type PlainMember,
  type Position,
  profileMember,
  tubeMember,
} from '#engineering/members/members.ts'
import {
  type ColumnEnds,
  columnEnds,
  MAX_SLENDERNESS,
  minEffectiveRadiusIn,
  plainColumnLb,
} from '#engineering/members/plain-columns.ts'
import {
  type BoxSeries,
  boxSeries,
  LONGEST_FT,
  nodeSpacingIn,
  type TubeSeries,
  tubeSeries,
  tubeTruss,
} from '#engineering/members/truss-models.ts'
import {
  JOINT_COMPRESSION_FACTOR,
  lacingEccentricityIn,
  type TrussMember,
  type TrussStrength,
  trussColumnLb,
  trussMember,
  trussStrength,
} from '#engineering/members/trusses.ts'
import { type ProfileSeries, profileSeries } from '#engineering/sections/profile-models.ts'
import { profiles } from '#engineering/sections/profiles.ts'
import { formatInches, formatNumber } from '#engineering/units.ts'
import {
  type LoadCell,
  type LoadRow,
  roundedDownLb,
  type SideRow,
  type SideTableKind,
  type SpanCell,
} from './load-rows.ts'
import { type LoadTableId, seriesOf } from './load-table-ids.ts'

export interface PrintedProperty {
  readonly label: string
  readonly value: number
  readonly unit: 'in' | 'in²' | 'in⁴' | 'in³' | 'lb/ft' | 'lb' | 'ft·lb'
}

export interface SideTable {
  readonly kind: SideTableKind
  readonly rows: readonly SideRow[]
}

/** A member in one orientation. Truss has only one. A rectangular profile can be on edge or flat. */
export interface LoadTablePosition {
  readonly label: string
  readonly properties: readonly PrintedProperty[]
  readonly rows: readonly LoadRow[]
  readonly sides: readonly SideTable[]
}

/** Allowable axial loads on one part. */
export interface ColumnTable {
  /** Part number without the length. */
  readonly series: string
  readonly member: string
  readonly rows: readonly SideRow[]
}

export interface LoadTable {
  readonly id: LoadTableId
  /** Description of the member, such as '12 × 12 in truss, 6061-T6 aluminum'. */
  readonly member: string
  /** Part number without the length. */
  readonly series: string
  readonly selfWeightLbPerFt: number
  readonly positions: readonly LoadTablePosition[]
  readonly columns: readonly ColumnTable[]
  /** Conditions that apply to the table, starting with those that apply to all tables. */
  readonly conditions: readonly string[]
  /** The condition that explains why a load can be lower than the load for the next longer span. */
  readonly risingRows?: string
  /** Rules for combining loads, with an example from the table. */
  readonly interaction: readonly string[]
  /** Calculation methods and the standards that they follow. */
  readonly basis: readonly string[]
}

const risingRows =
  'Some loads increase with span. Chords with one to three bays bend more than longer chords, so the uniform loads in the first rows are lower than those in the next rows. On some short spans, the node nearest a load is off center, so shear next to the closer support limits the point load.'

/** Returns the weight of a series in lb/ft, including end frames. */
export type WeightOf = (series: string) => number

const cell = ({ loadLb, governing }: Allowable): LoadCell => ({ lb: roundedDownLb(loadLb), governing })

const wholeFeet = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

function rows(spans: readonly number[], beamAt: (spanFt: number) => Beam): LoadRow[] {
  return spans.map((spanFt) => {
    const beam = beamAt(spanFt)
    const cells = loadCases.map((each): [LoadCase, SpanCell] => {
      const found = cell(allowable(beam, each, spanFt, DEFLECTION_RATIO))
      return [each, { ...found, deflectionIn: deflectionIn(beam, each, spanFt, found.lb) }]
    })
    return {
      spanFt,
      selfDeflectionIn: selfDeflectionIn(beam, spanFt),
      ...(Object.fromEntries(cells) as Record<LoadCase, SpanCell>),
    }
  })
}

/**
 * Returns the side tables. Cantilever lengths go up to a quarter of the longest span. In the two-span table, span
 * lengths go up to half of the longest span.
 */
function sides(firstFt: number, longestFt: number, beamAt: BeamAt): SideTable[] {
  const overhangs = wholeFeet(1, Math.floor(longestFt / 4)).map((lengthFt): SideRow => {
    const load = (each: OverhangCase) =>
      cell(allowableOverhang(beamAt(2 * lengthFt, false), each, lengthFt, DEFLECTION_RATIO))
    return { lengthFt, loads: [load('uniform'), load('tip')] }
  })
  const twoSpans = wholeFeet(firstFt, Math.floor(longestFt / 2)).map((lengthFt): SideRow => {
    const joint = 2 * lengthFt > LONGEST_FT
    const load = (each: TwoSpanCase) =>
      cell(allowableTwoSpans(beamAt(lengthFt, joint), each, lengthFt, DEFLECTION_RATIO))
    return { lengthFt, loads: [load('uniform'), load('center')] }
  })
  return [
    { kind: 'overhang', rows: overhangs },
    { kind: 'two-spans', rows: twoSpans },
  ]
}

/** Returns the beam between restrained points, with or without a joint. */
type BeamAt = (lengthFt: number, joint: boolean) => Beam

/** Column heights in 1 ft increments, or in 2 ft increments if the table extends beyond 20 ft. */
const columnHeights = (longestFt: number): number[] =>
  wholeFeet(1, longestFt).filter((heightFt) => longestFt <= 20 || heightFt % 2 === 0)

/** A column: its concentric strength, and its beam in the plane in which it leans if its top is free. */
interface ColumnStrength {
  readonly loadLb: (effectiveIn: number) => number
  readonly beamAt: BeamAt
  readonly omega: number
}

function columnRows(
  heights: readonly number[],
  radiusIn: number,
  weightLbPerFt: number,
  { loadLb, beamAt, omega }: ColumnStrength,
): SideRow[] {
  const at = (heightFt: number, ends: ColumnEnds): LoadCell | undefined => {
    const heightIn = 12 * heightFt
    const effectiveIn = columnEnds[ends] * heightIn
    if (effectiveIn / radiusIn > MAX_SLENDERNESS) return undefined
    const strengthLb = usable(loadLb(effectiveIn))
    const selfWeightLb = weightLbPerFt * heightFt
    const leans = () => {
      const { momentInLb, joint, webLb, flexuralLbIn2 } = beamAt(heightFt, heightFt > LONGEST_FT)
      const weakestInLb = usable(Math.min(momentInLb, joint?.momentInLb ?? momentInLb))
      const criticalLb = stiffnessLb({ flexuralLbIn2, ...(webLb ? { truss: { webLb } } : {}) }, effectiveIn)
      return leaningColumnLb({ heightIn, selfWeightLb, strengthLb, momentInLb: weakestInLb, criticalLb, omega })
    }
    const lb = ends === 'free' ? leans() : strengthLb - selfWeightLb
    return lb < 1 ? undefined : { lb: roundedDownLb(lb), governing: 'buckling' }
  }
  return heights
    .map((lengthFt): SideRow => ({ lengthFt, loads: [at(lengthFt, 'held'), at(lengthFt, 'free')] }))
    .filter(({ loads: [held] }) => held)
}

/** Conditions that apply to all tables and to the beam calculator. */
export const conditionsOfUse: readonly string[] = [
  'Loads are static. Members are level, with ends restrained against lateral movement and rotation.',
  'Each table column is a separate load case. Combine load cases only with the interaction equation.',
  `Strengths include the repetitive-use factor of ${REPETITIVE_USE_FACTOR} (ANSI E1.2-2021). Self-weight is deducted after the factor. Values are rounded down.`,
  `Deflection under the applied load is at most span/${DEFLECTION_RATIO}, or 2 × length/${DEFLECTION_RATIO} for cantilevers. Self-weight deflection is additional and is listed separately.`,
  `Apply a dynamic factor of ${DYNAMIC_FACTOR} to any load that is hoisted, motor-driven, started, or stopped (ASCE 7-22, 4.6).`,
  'Between rows, use the lower value. Do not interpolate.',
  'Deduct the weight of attached parts, including splice plates. Truss sections shorter than 10 ft weigh more per foot, so deduct the difference.',
]

/** The conditions in every table, with the effects that are not covered. */
export const commonConditions: readonly string[] = [...conditionsOfUse, notCoveredText]

const leanText = `With the top free, a column is out of plumb by 1/${1 / OUT_OF_PLUMB} (AISC 360-22 C2.2, EN 1993-1-1 5.3.2).`

const pounds = (lb: number): string => `${formatNumber(roundedDownLb(lb))} lb`

/**
 * Returns an example of the interaction equation, which adds the ratios of loads to their allowable values. The sum in
 * the example does not exceed 1.
 */
function example(parts: readonly (readonly [what: string, lb: number, ofLb: number])[]): string {
  const shares = parts.map(([, lb, ofLb]) => Math.ceil((lb / ofLb) * 100) / 100)
  const sum = shares.reduce((total, each) => total + each, 0)
  const list = parts
    .map(([what, lb, ofLb]) => `${formatNumber(roundedDownLb(lb))} of ${pounds(ofLb)} ${what}`)
    .join(', ')
  const terms = shares.map((each) => formatNumber(each, 2)).join(' + ')
  return `Example: ${list}: ${terms} = ${formatNumber(sum, 2)}. Allowed.`
}

/** Rounds an example load down to two significant digits. */
const plain = (lb: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(lb)) - 1)
  return Math.floor(lb / step) * step
}

function trussTable(id: LoadTableId, series: BoxSeries, weightOf: WeightOf): LoadTable {
  const member = trussMember(series)
  const strength = trussStrength(member)
  const { model, material, lacingMaterial } = member
  const { sizeIn } = model
  const weight = weightOf(series)
  const [firstFt, longestFt] = model.spansFt
  const spanRows = rows(wholeFeet(firstFt, longestFt), (spanFt) => strength.beam(weight, spanFt > LONGEST_FT))
  const spacing = nodeSpacingIn(model)
  const steel = material.kind === 'steel'
  return {
    id,
    member: `${sizeIn} × ${sizeIn} in truss, ${steel ? `${material.name} angles, ${lacingMaterial.name} lacing` : material.name}`,
    series,
    selfWeightLbPerFt: weight,
    positions: [
      {
        label: 'Truss',
        properties: trussProperties(member, strength, weight),
        rows: spanRows,
        sides: sides(firstFt, longestFt, (_, joint) => strength.beam(weight, joint)),
      },
    ],
    columns: [
      {
        series,
        member: `${sizeIn} × ${sizeIn} in truss, ${material.name}`,
        rows: columnRows(columnHeights(longestFt), strength.radiusIn, weight, {
          loadLb: (effectiveIn) => trussColumnLb(member, strength, effectiveIn),
          beamAt: (_, joint) => strength.beam(weight, joint),
          omega: material.omegaYield,
        }),
      },
    ],
    conditions: [
      ...commonConditions,
      'Uniform load: distributed evenly along both loaded chords. Chord bending between nodes is included.',
      `On short spans, the ${strength.endShearLb < strength.shearLb ? 'truss ends govern' : 'lacing governs'} at ${pounds(usable(strength.endShearLb))} per support, so these rows barely change with span.`,
      risingRows,
      `Apply point loads at the node nearest each location, with half on each chord of the loaded face, through a saddle, plate, or mount. Nodes are ${spacing} in apart along a chord${model.lacing.posts ? '' : `. The nodes on a face’s two chords are staggered ${spacing / 2} in, so each load is applied at two points ${spacing / 2} in apart along the truss`}.`,
      `Anywhere else on one chord: ${pounds(usable(strength.chordPointLb))} (80% of this load within 12 in of an end${firstFt < 2 ? ', 65% on 1 ft truss' : ''}), with no other load on the truss. Parts bolted to a chord can have lower ratings. See joint and part ratings.`,
      `Spans over ${LONGEST_FT} ft have two or more truss sections. Each joint has all end-frame bolts and two ${member.splice.partNumber} splice plates, one on each vertical face, with two bolts per chord on each side of the joint. Joints can be anywhere in the span.`,
      'At each end, support both vertical faces over at least the first 3 in of the truss. Place intermediate supports under nodes.',
      ...(strength.nodeLb
        ? [`Maximum total load at one node: ${pounds(usable(strength.nodeLb))}, with half on each side.`]
        : []),
    ],
    risingRows,
    interaction: interactionOf(strength, spanRows),
    basis: trussBasis(member, strength),
  }
}

function trussProperties({ material }: TrussMember, strength: TrussStrength, weight: number): PrintedProperty[] {
  const { chord, inertiaIn4, effectiveInertiaIn4, radiusIn, joint } = strength
  const half = strength.armIn / 2 + chord.section.centroidIn[1]
  return [
    { label: 'Weight', value: weight, unit: 'lb/ft' },
    { label: 'Area, four chords', value: 4 * chord.section.areaIn2, unit: 'in²' },
    { label: `Net area, ${material.kind === 'steel' ? '5/8' : '9/16'} in holes`, value: 4 * chord.netIn2, unit: 'in²' },
    { label: 'Ix = Iy, gross', value: inertiaIn4, unit: 'in⁴' },
    { label: 'Ix = Iy, effective', value: effectiveInertiaIn4, unit: 'in⁴' },
    { label: 'S', value: inertiaIn4 / half, unit: 'in³' },
    { label: 'r', value: radiusIn, unit: 'in' },
    { label: 'J', value: strength.torsionIn4, unit: 'in⁴' },
    { label: 'Moment, one length', value: usable(strength.momentInLb) / 12, unit: 'ft·lb' },
    { label: 'Moment, spliced joint', value: usable(joint.momentInLb) / 12, unit: 'ft·lb' },
    { label: 'Shear', value: usable(strength.shearLb), unit: 'lb' },
    { label: 'End shear', value: usable(strength.endShearLb), unit: 'lb' },
    ...(strength.nodeLb ? [{ label: 'Node load', value: usable(strength.nodeLb), unit: 'lb' } as const] : []),
    { label: 'Shear, spliced joint', value: usable(Math.min(joint.shearLb, strength.shearLb)), unit: 'lb' },
    { label: 'Torque', value: usable(strength.torqueInLb) / 12, unit: 'ft·lb' },
    { label: 'Chord point load', value: usable(strength.chordPointLb), unit: 'lb' },
  ]
}

const INTERACTION =
  'Divide each load by its listed allowable load and add the ratios. Use the same span for vertical and lateral loads (a truss carries the same load in both directions), the chord point load for loads between nodes, the column table for axial load, and the allowable torque for torque. The total must not exceed 1.0 (ADM 2020 H.1 and H.3, AISC 360-22 H1 and H3, all terms linear).'

function interactionOf({ chordPointLb }: TrussStrength, spanRows: readonly LoadRow[]): string[] {
  const row = spanRows[Math.floor(spanRows.length / 2)] as LoadRow
  const point = roundedDownLb(usable(chordPointLb))
  return [
    INTERACTION,
    `${example([
      ['uniform', plain(row.uniform.lb / 2), row.uniform.lb],
      ['lateral at the center', plain(row.center.lb / 5), row.center.lb],
      ['between two nodes on a chord', plain(point / 5), point],
    ])} Span ${row.spanFt} ft.`,
  ]
}

function trussBasis({ model, material, lacingMaterial, splice }: TrussMember, strength: TrussStrength): string[] {
  const { chord, joint, lacing } = strength
  const { diagonal, post } = lacing
  const { legIn, wallIn, holeRowIn } = model.chord
  const aluminum = material.kind === 'aluminum'
  const kip = (value: number) => `${formatNumber(value, 2)} kips`
  const size = `${formatInches(legIn)} × ${formatInches(legIn)} × ${formatInches(wallIn)} in`
  return [
    `Four chords, angles ${size}, with centroids ${formatNumber(strength.armIn, 2)} in apart. Moment = 2 × chord capacity × centroid distance, where the chord capacity is the lower of tension (${kip(chord.tensionKip)}) and compression (${kip(chord.compressionKip)}).`,
    aluminum
      ? `Tension: net section with a 9/16 in hole in each leg, 24 ksi within 1 in of the lacing welds and 38 ksi elsewhere, factor 1.95 (ADM 2020 D.2). Compression: local buckling of weld-affected legs by the weighted average (B.5.4, E.3.1), and flexural and torsional-flexural buckling over the ${nodeSpacingIn(model)} in between nodes, with the whole chord as weld-affected metal (E.2), factor 1.65.`
      : `Tension: gross section yielding and net section rupture, holes 9/16 + 1/16 in (AISC 360-22 B4.3b, D2). Compression: buckling over the ${nodeSpacingIn(model)} in between nodes, with the effective leg width (E3, E7). Factors 1.67 and 2.00.`,
    `Joint: each chord carries ${kip(joint.chordKip)}, the lower of two limits: two 1/2 in Grade 8 bolts in shear and bearing (${kip(joint.boltsKip)}${aluminum ? '; 24 ksi for bolts within 1 in of a weld' : ''}) and the net section with shear lag (${kip(joint.netKip)}; ${aluminum ? 'ADM 2020 D.3.2, J.3' : 'AISC 360-22 table D3.1, J3.7, J3.11'}). The chord forces act at the ${formatInches(model.sizeIn - 2 * holeRowIn)} in gauge. The two ${splice.partNumber} plates, 6061-T6, carry ${formatNumber(joint.plateKipIn, 1)} kip·in on their net section (ADM 2020 F.2). Compression in the chords next to the joint limits the moment to ${JOINT_COMPRESSION_FACTOR} of the truss moment. The end-frame bolts carry shear but no moment.`,
    `Shear: carried by the diagonals on both vertical faces. ${model.lacing.isFlush ? 'The tubes are flush with the chord legs, so that they meet the axis of the chord' : 'Each tube is welded to the chord leg on one side'}, with an eccentricity of ${formatNumber(lacingEccentricityIn(model), 2)} in. A tube carries the axial force and the resulting moment (${aluminum ? 'ADM 2020 H.1' : 'AISC 360-22 H1'})${model.lacing.isFlush ? ', at most as a web member connected through one leg (AISC 360-22 E5)' : ''}: ${kip(diagonal.tubeKip)}. ${formatInches(model.lacing.weldIn)} in fillet welds all around the ${formatInches(model.lacing.lapIn)} in lap: ${kip(diagonal.weldKip)} (${aluminum ? 'filler 4043, ADM 2020 J.2' : 'E70, AISC 360-22 J2.4'})${aluminum ? '' : `; ${lacingMaterial.name}, 0.93 of the nominal wall thickness (B4.2)`}.`,
    `End shear: ${model.lacing.crossedEnds ? 'on all four faces, two diagonals cross in each end panel, so that all four chords have one near the end. The chords bend between the end and the edge of the diagonal' : 'on each side, the first diagonal starts at one chord near the end and reaches the other chord at the next node. The end frame transfers the shear to the chord at which the diagonal starts. This chord bends between the end and the edge of the diagonal'} (${aluminum ? 'ADM 2020 F.5' : 'AISC 360-22 F10'}).${post ? ` Node load: at every other node along a chord, only a post carries the load (${kip(Math.min(post.tubeKip, post.weldKip))} on each side).` : ''}`,
    `Chord between nodes: elastic moment of a laterally unbraced single angle, ${formatNumber(chord.spanKipIn, 2)} kip·in between nodes and ${formatNumber(chord.nodeKipIn, 2)} kip·in at nodes (${aluminum ? 'ADM 2020 F.5' : 'AISC 360-22 F10'}), combined with the chord force (${aluminum ? 'H.1' : 'H1'}).`,
    `Columns: the lower of the strength from the column curve, with slenderness increased by lacing deformation, and the strength of the most heavily loaded chord with an out-of-straightness of 1/500 of the effective length (${aluminum ? 'ADM 2020 C.2, E.2' : 'AISC 360-22 C2, E3'}). ${leanText}`,
    `Deflection: E = ${formatNumber(material.elasticKsi)} ksi; I of four chords, reduced for holes; lacing deformation added. J: the four laced sides act as a closed box.`,
  ]
}

const plainProperties = (member: PlainMember, weight: number): PrintedProperty[] => {
  const { section, netIn2, netModulusIn3, effectiveInertiaIn4 } = member
  const drilled = netIn2 < section.areaIn2
  return [
    { label: 'Weight', value: weight, unit: 'lb/ft' },
    { label: 'Area', value: section.areaIn2, unit: 'in²' },
    ...(drilled ? [{ label: 'Net area', value: netIn2, unit: 'in²' } as const] : []),
    { label: drilled ? 'Ix, gross' : 'Ix', value: section.ixIn4, unit: 'in⁴' },
    ...(drilled ? [{ label: 'Ix, effective', value: effectiveInertiaIn4, unit: 'in⁴' } as const] : []),
    { label: 'Iy', value: section.iyIn4, unit: 'in⁴' },
    { label: drilled ? 'S, net' : 'S', value: netModulusIn3, unit: 'in³' },
    { label: 'r, least', value: minEffectiveRadiusIn(member), unit: 'in' },
    { label: 'J', value: Number(member.torsionIn4.toPrecision(2)), unit: 'in⁴' },
    { label: 'Moment', value: (usable(member.sectionKipIn) * 1000) / 12, unit: 'ft·lb' },
    { label: 'Shear', value: usable(member.shearKip) * 1000, unit: 'lb' },
  ]
}

function plainPosition(label: string, member: PlainMember, firstFt: number, weight: number): LoadTablePosition {
  const beamAt = (lengthFt: number) => beamOf(member, weight, lengthFt * 12)
  return {
    label,
    properties: plainProperties(member, weight),
    rows: rows(wholeFeet(firstFt, LONGEST_FT), beamAt),
    sides: sides(firstFt, LONGEST_FT, beamAt),
  }
}

/** The column leans about the weaker axis of a rectangular profile. */
const plainColumn = (
  series: string,
  name: string,
  member: PlainMember,
  weight: number,
  leaning: PlainMember = member,
): ColumnTable => ({
  series,
  member: name,
  rows: columnRows(columnHeights(LONGEST_FT), minEffectiveRadiusIn(member), weight, {
    loadLb: (effectiveIn) => plainColumnLb(member, effectiveIn),
    beamAt: (lengthFt) => ({
      ...beamOf(leaning, weight, lengthFt * 12),
      // Members don't buckle laterally when they bend about their weaker axis.
      ...(leaning === member ? {} : { momentInLb: leaning.sectionKipIn * 1000 }),
    }),
    omega: member.material.omegaYield,
  }),
})

const plainInteraction = (position: LoadTablePosition, columns: readonly SideRow[]): string[] => {
  const row = position.rows[Math.floor(position.rows.length / 2)] as LoadRow
  const axial = columns.find(({ lengthFt }) => lengthFt === row.spanFt)?.loads[0]
  return [
    'Divide each load by its listed allowable load and add the ratios. Use the same span for vertical and lateral loads, the matching load case for point loads, and the column table for axial load. The total must not exceed 1.0 (ADM 2020 H.1 and H.3, all terms linear).',
    `${example([
      ['uniform', plain(row.uniform.lb / 2), row.uniform.lb],
      ['at the center', plain(row.center.lb / 5), row.center.lb],
      ...(axial ? [['axial', plain(axial.lb / 5), axial.lb] as const] : []),
    ])} Span and height ${row.spanFt} ft.`,
  ]
}

function tubeTable(id: LoadTableId, series: TubeSeries, weightOf: WeightOf): LoadTable {
  const member = tubeMember(tubeSeries[series])
  const steel = tubeMember(tubeSeries['BS-TR03S'])
  const weight = weightOf(series)
  const position = plainPosition('Tube', member, 2, weight)
  const { sideIn, wallIn } = tubeTruss
  const size = `${sideIn} × ${sideIn}`
  const columns = [
    plainColumn(series, `${size} in truss, ${member.material.name}`, member, weight),
    plainColumn('BS-TR03S', `${size} in truss, ${steel.material.name}`, steel, weightOf('BS-TR03S')),
  ]
  return {
    id,
    member: `${size} in truss, ${member.material.name}`,
    series,
    selfWeightLbPerFt: weight,
    positions: [position],
    columns,
    conditions: [
      ...commonConditions,
      'One continuous length with no joint in the span.',
      `Bearing length: at least ${SUPPORT_IN} in at supports and ${formatInches(POINT_IN)} in at point loads, on both side walls. Use a plate, nut bar, or spigot. Do not load the top or bottom wall between the side walls.`,
      'For the steel tube, BS-TR03S, only column loads, joint ratings, and part ratings are listed.',
    ],
    interaction: plainInteraction(position, columns[0]?.rows ?? []),
    basis: [
      `Square tube ${size} × ${formatInches(wallIn)} in, with 9/16 in holes every ${grid.pitchIn} in on four faces. Bending: the lower of net section rupture, 38 ksi / 1.95, and local buckling of the top wall (ADM 2020 F.2, B.5.4.2).`,
      'Shear: 0.6 × 35 ksi / 1.65 on the two side walls, 0.6 × 38 ksi / 1.95 on their net area with one hole each (ADM 2020 G.2).',
      'Web crippling under point loads and over supports, reduced for a hole; combined with bending: (M/Ma)^1.5 + (P/Pa)^1.5 ≤ 1 (ADM 2020 J.9).',
      `Columns: ADM 2020 E.2, B.5.4.2; steel per AISC 360-22 E3, 0.93 of the nominal wall thickness (B4.2), 5/8 in holes. Net section yielding does not govern. ${leanText}`,
      `Deflection: E = ${formatNumber(aluminum6061T6.elasticKsi)} ksi; the moment of inertia I is reduced for holes, each treated as a slot as long as its diameter. J: finite-difference stress function.`,
    ],
  }
}

function extrusionTable(id: LoadTableId, series: ProfileSeries, weightOf: WeightOf): LoadTable {
  const profileId = profileSeries[series]
  const { widthIn, heightIn } = profiles[profileId]
  const weight = weightOf(series)
  const square = widthIn === heightIn
  const name = `${formatInches(widthIn)} × ${formatInches(heightIn)} in extrusion, ${aluminum6061T6.name}`
  const position = (label: string, depthIn: number, lying: Position) =>
    plainPosition(label, profileMember(profileId, lying), (MIN_SPAN_TO_DEPTH * depthIn) / 12, weight)
  const onEdge = position(square ? 'Profile' : 'On edge', heightIn, 'onEdge')
  const [upright, flat] = [profileMember(profileId, 'onEdge'), profileMember(profileId, 'flat')]
  const columns = [plainColumn(series, name, upright, weight, square ? upright : flat)]
  return {
    id,
    member: name,
    series,
    selfWeightLbPerFt: weight,
    positions: square ? [onEdge] : [onEdge, position('Flat', widthIn, 'flat')],
    columns,
    conditions: [
      ...commonConditions,
      'One continuous length with no joint in the span and no cross-drilled holes.',
      `Bearing length: at least ${SUPPORT_IN} in at supports and ${formatInches(POINT_IN)} in at point loads. For loads on slot nuts, also check the nut and its bolt.`,
      ...(square ? [] : ['On edge: the long side is vertical. Flat: the long side is horizontal.']),
    ],
    interaction: plainInteraction(onEdge, columns[0]?.rows ?? []),
    basis: [
      'Area, I, and S are integrated over the profile. Slots and holes are deducted, and small fillets are neglected. J: finite-difference stress function.',
      'Bending: the lower of yielding, 35 ksi / 1.65, and rupture, 38 ksi / 1.95, on the elastic section modulus (ADM 2020 F.2), and lateral-torsional buckling over the span (F.4). No welds.',
      'Shear: 0.6 × 35 ksi / 1.65 at the height of maximum VQ / It (ADM 2020 G.1; Roark’s 8.1).',
      'Web crippling over supports and under point loads; combined with bending: (M/Ma)^1.5 + (P/Pa)^1.5 ≤ 1 (ADM 2020 J.9). Hollow profiles: only the inclined webs count, because slots interrupt the skins, and J.9 does not cover interrupted walls. Rows governed by web crippling are therefore conservative.',
      `Columns: ADM 2020 E.2 for flexural buckling about the weak axis and torsional buckling; local buckling of the skin, B.5.4.2. ${leanText}`,
      `Deflection: E = ${formatNumber(aluminum6061T6.elasticKsi)} ksi and the gross I.`,
    ],
  }
}

const isOf = <Series extends string>(all: Readonly<Record<Series, unknown>>, series: string): series is Series =>
  series in all

/** Returns a load table for members with the given weights. */
export function loadTable(id: LoadTableId, weightOf: WeightOf): LoadTable {
  const series = seriesOf[id]
  if (isOf(boxSeries, series)) return trussTable(id, series, weightOf)
  return isOf(profileSeries, series) ? extrusionTable(id, series, weightOf) : tubeTable(id, series, weightOf)
}
