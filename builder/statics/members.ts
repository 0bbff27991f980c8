/**
 * Truss, tube, and extrusion as line members: axis, strengths, and section for the frame model. Units are inches and
 * pounds.
 */
import type { FrameSection } from '#engineering/frame/model.ts'
import { aluminum6061T6, shearModulusKsi } from '#engineering/materials.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { trussMember } from '#engineering/members/truss-member.ts'
import { boxSeries } from '#engineering/members/truss-models.ts'
import { trussStrength } from '#engineering/members/trusses.ts'
import { type BraceModel, braceEndsIn, braceLengthIn, braceOf, braces } from '#engineering/part-models/braces.ts'
import type { PlacedPart, Point } from '../model.ts'
import { lengthInOf, type Shapes, seriesOf } from '../shapes.ts'
import { difference, dot, placed, scaled, sum, turned } from '../turns.ts'
import type { StaticsData } from './data.ts'

export interface LineMember {
  readonly part: PlacedPart
  readonly series: string
  readonly lengthIn: number
  readonly start: Point
  /** Unit vectors of the local axes in structure coordinates. The first one is along the member. */
  readonly axes: readonly [along: Point, y: Point, z: Point]
  /** Bending strength for forces along the local y axis, and for forces along the local z axis. */
  readonly strengths: readonly [y: MemberStrength, z: MemberStrength]
  readonly section: FrameSection
  /** Weight including the end frames, which are a larger part of the weight of a short truss. */
  readonly weightLbPerIn: number
  /** Depths along the local y and z axes. */
  readonly depthsIn: readonly [y: number, z: number]
}

/**
 * Returns the location of a point along a member's axis, measured from the start of the member. The location can be
 * beyond the ends of the member.
 */
export const alongIn = ({ start, axes }: LineMember, point: Point): number => dot(axes[0], difference(point, start))

export const onAxis = ({ start, axes }: LineMember, xIn: number): Point => sum(start, scaled(axes[0], xIn))

const isVertical = ([, , z]: Point) => Math.abs(z) > 0.9

export const isUpright = ({ axes }: LineMember): boolean => isVertical(axes[0])
export const isLevel = ({ axes }: LineMember): boolean => Math.abs(axes[0][2]) < 1e-6

/**
 * Returns the strength of a level member under vertical loads, or of any other member in its weaker direction.
 */
export const weakerStrength = ({ strengths: [y, z] }: LineMember): MemberStrength =>
  y.momentInLb < z.momentInLb ? y : z

export const verticalStrength = (line: LineMember): MemberStrength =>
  isLevel(line) ? line.strengths[isVertical(line.axes[1]) ? 0 : 1] : weakerStrength(line)

/** Returns the line member for a part, or undefined if the part has no load table. */
export function lineMemberOf(part: PlacedPart, shapes: Shapes, data: StaticsData): LineMember | undefined {
  const brace = braceOf(part.partNumber)
  if (brace) return braceLineOf(part, brace, data)
  const series = seriesOf(part.partNumber)
  const lengthIn = lengthInOf(part.partNumber)
  const upright = data.members.find(({ key }) => key === series)
  if (!series || !lengthIn || !upright) return undefined
  const flat = data.members.find(({ key }) => key === `${series}-FLAT`) ?? upright
  const box = shapes(part.partNumber)?.box
  const depthsIn = [1, 2].map((axis) => (box ? (box[1][axis] as number) - (box[0][axis] as number) : 0)) as [
    number,
    number,
  ]
  // A profile on edge is deeper along its z axis.
  const strengths = depthsIn[0] > depthsIn[1] ? ([upright, flat] as const) : ([flat, upright] as const)
  return {
    part,
    series,
    lengthIn,
    start: part.at,
    axes: [turned(part.turn, [1, 0, 0]), turned(part.turn, [0, 1, 0]), turned(part.turn, [0, 0, 1])],
    strengths,
    section: sectionOf(strengths),
    weightLbPerIn: (data.weightLb[part.partNumber] ?? (upright.selfWeightLbPerFt * lengthIn) / 12) / lengthIn,
    depthsIn,
  }
}

/** A diagonal brace between the middles of the bolts at its ends. */
function braceLineOf(part: PlacedPart, model: BraceModel, data: StaticsData): LineMember | undefined {
  const strength = data.braces.find(({ key }) => key === part.partNumber)
  if (!strength) return undefined
  const [from, to] = braceEndsIn(model)
  const lengthIn = braceLengthIn(model)
  const along = scaled(difference(to, from), 1 / lengthIn)
  const across: Point = [-along[1], along[0], 0]
  const { sideIn } = braces.tube
  return {
    part,
    series: strength.series,
    lengthIn,
    start: placed(part, from),
    axes: [turned(part.turn, along), turned(part.turn, across), turned(part.turn, [0, 0, 1])],
    strengths: [strength, strength],
    section: sectionOf([strength, strength]),
    weightLbPerIn: (data.weightLb[part.partNumber] ?? (strength.selfWeightLbPerFt * lengthIn) / 12) / lengthIn,
    depthsIn: [sideIn, sideIn],
  }
}

/** Returns true for a diagonal brace, which carries only axial force between its ends. */
export const isBrace = ({ part }: LineMember): boolean => braceOf(part.partNumber) !== undefined

const sections = new WeakMap<MemberStrength, WeakMap<MemberStrength, FrameSection>>()

/** Returns the stiffness of a member, including the load tables' reductions for holes and lacing. */
function sectionOf([y, z]: LineMember['strengths']): FrameSection {
  const cached = sections.get(y)?.get(z)
  if (cached) return cached
  const made = computedSection(y, z)
  sections.set(y, (sections.get(y) ?? new WeakMap()).set(z, made))
  return made
}

function computedSection(y: MemberStrength, z: MemberStrength): FrameSection {
  const { truss, column } = y
  const material = truss ? boxSeries[truss.series].material : (column?.material ?? aluminum6061T6)
  const elasticPsi = 1000 * material.elasticKsi
  const shearPsi = 1000 * shearModulusKsi(material)
  const bending = { izIn4: y.flexuralLbIn2 / elasticPsi, iyIn4: z.flexuralLbIn2 / elasticPsi }
  if (!truss) {
    if (!column) throw new Error(`${y.key} has no section`)
    return { elasticPsi, shearPsi, areaIn2: column.section.areaIn2, torsionIn4: column.torsionIn4, ...bending }
  }
  const { chord, torsionIn4 } = trussStrength(trussMember(truss.series))
  const shearAreaIn2 = truss.webLb / shearPsi
  return {
    elasticPsi,
    shearPsi,
    areaIn2: 4 * chord.section.areaIn2,
    torsionIn4,
    ...bending,
    shearAreaYIn2: shearAreaIn2,
    shearAreaZIn2: shearAreaIn2,
  }
}
