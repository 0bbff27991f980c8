/**
 * The nine load tables for truss and extrusion, computed from the member models. Pages and documents use them. Lengths
 * are in ft. Loads are in lb and kN, rounded down.
 */

import { usable } from '#engineering/factors.ts'
import { JOINT_COMPRESSION_FACTOR } from '#engineering/members/truss-joints.ts'
import { lacingEccentricityIn } from '#engineering/members/truss-lacing.ts'
import { type TrussMember, trussMember } from '#engineering/members/truss-member.ts'
import { type BoxSeries, boxSeries, LONGEST_FT, nodeSpacingIn } from '#engineering/members/truss-models.ts'
import { type TrussStrength, trussColumnLb, trussStrength } from '#engineering/members/trusses.ts'
import { profileSeries } from '#engineering/sections/profile-models.ts'
import { formatInches, formatNumber } from '#engineering/units.ts'
import { type LoadRow, roundedDownLb } from './load-rows.ts'
import {
  columnHeights,
  columnRows,
  commonConditions,
  example,
  type LoadTable,
  leanText,
  type PrintedProperty,
  plain,
  pounds,
  risingRows,
  rows,
  sides,
  type WeightOf,
  wholeFeet,
} from './load-table.ts'
import { type LoadTableId, seriesOf } from './load-table-ids.ts'
import { extrusionTable, tubeTable } from './plain-tables.ts'

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

const isOf = <Series extends string>(all: Readonly<Record<Series, unknown>>, series: string): series is Series =>
  series in all

/** Returns a load table for members with the given weights. */
export function loadTable(id: LoadTableId, weightOf: WeightOf): LoadTable {
  const series = seriesOf[id]
  if (isOf(boxSeries, series)) return trussTable(id, series, weightOf)
  return isOf(profileSeries, series) ? extrusionTable(id, series, weightOf) : tubeTable(id, series, weightOf)
}
