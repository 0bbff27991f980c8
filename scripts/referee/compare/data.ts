/** Published data that the models take as given: dimensions, weights, and the strengths that the product lists. */
import { computedStatics } from '#catalog/computed-statics.ts'
import { boxModel, boxSeries } from '#engineering/members/truss-models.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import { type Box, boxOf } from '../models/section.ts'

const { weightLb } = computedStatics()

/** Weight of a part in lb. */
export function weightOf(partNumber: string): number {
  const lb = weightLb[partNumber]
  if (lb === undefined) throw new Error(`${partNumber} has no weight.`)
  return lb
}

export const weightOfLines = (parts: readonly Pick<PartLine, 'partNumber' | 'quantity'>[]): number =>
  parts.reduce((sum, { partNumber, quantity }) => sum + quantity * weightOf(partNumber), 0)

/** Dimensions of box truss, from the models behind its spec sheet. */
export function boxFor(series: keyof typeof boxSeries): Box {
  const { material, lacingMaterial } = boxSeries[series]
  const { sizeIn, chord, lacing } = boxModel(series)
  // The design wall thickness of A500 tube is 0.93 of its nominal thickness (AISC 360-22 B4.2).
  const design = lacingMaterial.kind === 'steel' ? 0.93 : 1
  return boxOf({
    sizeIn,
    ...{ legIn: chord.legIn, wallIn: chord.wallIn, holeRowIn: chord.holeRowIn },
    ...{ lacingIn: lacing.sideIn, lacingWallIn: design * lacing.wallIn, lapIn: lacing.lapIn },
    ...{ panelIn: lacing.panelIn, nodeOffsetIn: lacing.nodeOffsetIn, hasPosts: lacing.posts },
    ...{ elasticPsi: ELASTIC_PSI[material.kind], lacingElasticPsi: ELASTIC_PSI[lacingMaterial.kind] },
  })
}

/** ADM 2020 table A.3.1 and AISC 360-22. */
const ELASTIC_PSI = { aluminum: 10.1e6, steel: 29e6 } as const

/** Splice plates, their bolts, and the bolts between the end frames of a joint in 12 in truss. */
const JOINT = [
  { partNumber: 'BS-PL-SP12', quantity: 2 },
  { partNumber: 'BS-HW8-050-150', quantity: 12 },
  { partNumber: 'BS-HW8-050-125', quantity: 16 },
] as const
const LONGEST_FT = 10

/** Weight of a joint. */
export const JOINT_LB = weightOfLines(JOINT)

/** Weight of 12 in truss of this length, with its joints. */
export const runLb = (series: string, feet: number): number =>
  (feet / LONGEST_FT) * weightOf(`${series}-10`) + Math.max(0, Math.ceil(feet / LONGEST_FT) - 1) * JOINT_LB
