import { POINT_IN, SUPPORT_IN } from '#engineering/checks/webs.ts'
import { usable } from '#engineering/factors.ts'
import { grid } from '#engineering/grid.ts'
import { aluminum6061T6 } from '#engineering/materials.ts'
import {
  beamOf,
  MIN_SPAN_TO_DEPTH,
  type PlainMember,
  type Position,
  profileMember,
  tubeMember,
} from '#engineering/members/members.ts'
import { minEffectiveRadiusIn, plainColumnLb } from '#engineering/members/plain-columns.ts'
import { LONGEST_FT, type TubeSeries, tubeSeries, tubeTruss } from '#engineering/members/truss-models.ts'
import { type ProfileSeries, profileSeries } from '#engineering/sections/profile-models.ts'
import { profiles } from '#engineering/sections/profiles.ts'
import { formatInches, formatNumber } from '#engineering/units.ts'
import type { LoadRow, SideRow } from './load-rows.ts'
import {
  type ColumnTable,
  columnHeights,
  columnRows,
  commonConditions,
  example,
  type LoadTable,
  type LoadTablePosition,
  leanText,
  type PrintedProperty,
  plain,
  rows,
  sides,
  type WeightOf,
  wholeFeet,
} from './load-table.ts'
import type { LoadTableId } from './load-table-ids.ts'

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

export function tubeTable(id: LoadTableId, series: TubeSeries, weightOf: WeightOf): LoadTable {
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

export function extrusionTable(id: LoadTableId, series: ProfileSeries, weightOf: WeightOf): LoadTable {
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
