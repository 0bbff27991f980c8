/**
 * Converts the strengths of load table members to plain numbers for the browser, because integrating the extrusion
 * sections takes a second. The repetitive-use factor is not included.
 */
import type { ChordBays, Joint } from '#engineering/beams/beams.ts'
import type { WeightOf } from '#engineering/load-tables/load-table.ts'
import { type ProfileSeries, profileSeries } from '#engineering/sections/profile-models.ts'
import { profiles } from '#engineering/sections/profiles.ts'
import { type PartWeight, spliceLines, weightOf } from '#engineering/systems/parts-list.ts'
import { type MemberStrength, sectionName } from './member-strength.ts'
import { MIN_SPAN_TO_DEPTH, type PlainMember, type Position, profileMember, tubeMember } from './members.ts'
import type { PlainColumn } from './plain-columns.ts'
import { faceIn } from './section-faces.ts'
import { trussMember } from './truss-member.ts'
import { type BoxSeries, boxSeries, LONGEST_FT, type TubeSeries, tubeSeries } from './truss-models.ts'
import { trussStrength } from './trusses.ts'

const boxStrength = (series: BoxSeries, selfWeightLbPerFt: number, partLb: PartWeight): MemberStrength => {
  const { size, material } = boxSeries[series]
  const member = trussMember(series)
  const strength = trussStrength(member)
  const { spansFt } = member.model
  const { momentInLb, shearLb, flexuralLbIn2, webLb, nodes, chordBays } = strength.beam(selfWeightLbPerFt, false)
  const { endShearLb, nodeLb, joint } = strength
  return {
    key: series,
    series,
    name: sectionName(size, material.kind),
    material: material.kind,
    faceIn: faceIn(series),
    spansFt,
    overhangFt: spansFt[1] / 4,
    selfWeightLbPerFt,
    momentInLb,
    shearLb,
    flexuralLbIn2,
    truss: {
      series,
      sizeIn: size,
      webLb: webLb ?? 0,
      nodes: nodes ?? [],
      chordBays: chordBays as ChordBays,
      endShearLb,
      ...(nodeLb ? { nodeLb } : {}),
      chordPointLb: strength.chordPointLb,
      torqueInLb: strength.torqueInLb,
      armIn: strength.armIn,
      joint: jointOf(joint),
      spliceLb: weightOf(spliceLines(size, 1), partLb),
    },
  }
}

/** Omits the properties that the calculators do not use. */
const jointOf = ({ momentInLb, shearLb, momentShare, compressionShare, shearUtilizationPerLb }: Joint): Joint => ({
  momentInLb,
  shearLb,
  momentShare,
  compressionShare,
  shearUtilizationPerLb,
})

const columnOf = ({
  material,
  section: { areaIn2, ixIn4, iyIn4 },
  netIn2,
  effectiveInertiaIn4,
  torsionIn4,
  wallRatio,
}: PlainMember): PlainColumn => ({
  material,
  section: { areaIn2, ixIn4, iyIn4 },
  netIn2,
  effectiveInertiaIn4,
  torsionIn4,
  wallRatio,
})

const plainStrength = (
  { key, series, name }: Pick<MemberStrength, 'key' | 'series' | 'name'>,
  member: PlainMember,
  firstFt: number,
  selfWeightLbPerFt: number,
): MemberStrength => ({
  key,
  series,
  name,
  material: member.material.kind,
  faceIn: faceIn(series),
  spansFt: [firstFt, LONGEST_FT],
  overhangFt: Math.floor(LONGEST_FT / 4),
  selfWeightLbPerFt,
  momentInLb: member.sectionKipIn * 1000,
  ...(member.lateralTorsional ? { lateralTorsional: member.lateralTorsional } : {}),
  shearLb: member.shearKip * 1000,
  flexuralLbIn2: member.material.elasticKsi * 1000 * member.effectiveInertiaIn4,
  ...(member.crippling
    ? { crippling: { endLb: member.crippling.endKip * 1000, withinLb: member.crippling.withinKip * 1000 } }
    : {}),
  column: columnOf(member),
})

const tubeStrength = (series: TubeSeries, weight: number): MemberStrength => {
  const material = tubeSeries[series]
  const strength = plainStrength(
    { key: series, series, name: sectionName(3, material.kind) },
    tubeMember(material),
    2,
    weight,
  )
  // The load tables list the steel tube only as a column.
  return material.kind === 'steel' ? { ...strength, isColumnOnly: true } : strength
}

function profileStrengths(series: ProfileSeries, weightOf: WeightOf): MemberStrength[] {
  const profile = profileSeries[series]
  const { widthIn, heightIn } = profiles[profile]
  const name = `${widthIn} × ${heightIn} in extrusion`
  const profileStrength = (position: Position, depthIn: number, key: string, label: string) =>
    plainStrength(
      { key, series, name: label },
      profileMember(profile, position),
      (MIN_SPAN_TO_DEPTH * depthIn) / 12,
      weightOf(series),
    )
  return widthIn === heightIn
    ? [profileStrength('onEdge', heightIn, series, name)]
    : onEdgeAndFlat(
        profileStrength('onEdge', heightIn, series, `${name} on edge`),
        profileStrength('flat', widthIn, `${series}-FLAT`, `${name} flat`),
      )
}

const onEdgeAndFlat = (onEdge: MemberStrength, flat: MemberStrength): MemberStrength[] => {
  const { momentInLb, flexuralLbIn2 } = flat
  return [{ ...onEdge, weaker: { momentInLb, flexuralLbIn2 } }, flat]
}

/** Returns all members in the load tables, in the order of the tables, and then in the order within each table. */
export const memberStrengths = (perFoot: WeightOf, partLb: PartWeight): MemberStrength[] => [
  ...(Object.keys(boxSeries) as BoxSeries[]).map((series) => boxStrength(series, perFoot(series), partLb)),
  ...(Object.keys(tubeSeries) as TubeSeries[]).map((series) => tubeStrength(series, perFoot(series))),
  ...(Object.keys(profileSeries) as ProfileSeries[]).flatMap((series) => profileStrengths(series, perFoot)),
]
