/** Parts of an LED wall's header and towers. The parts list and the dead load use the same parts. Lengths are in feet. */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { BaseRating, WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import {
  baseLines,
  boltSets,
  chordBolts,
  combineLines,
  fewestLengths,
  gussetBolts,
  lengthLines,
  type PartLine,
  spliceLines,
  times,
  weightOf,
} from './parts-list.ts'
import { beamLengths } from './platform-layout.ts'

/** The header with its spliced joints. */
export const headerLines = (series: string, sizeIn: number, headerFt: number): PartLine[] => {
  const lengths = fewestLengths(headerFt)
  return [...lengthLines(series, lengths, 'header'), ...spliceLines(sizeIn, lengths.length - 1)]
}

/** Parts of a tower, by the place where their weight acts. */
export interface TowerParts {
  /** The plates and bolts between the tower and the header. */
  readonly topLines: readonly PartLine[]
  readonly baseLines: readonly PartLine[]
  /** One outrigger, its gussets and bolts at the tower, and the base below its end. */
  readonly outriggerLines: readonly PartLine[]
  readonly cornerLines: readonly PartLine[]
  readonly footLines: readonly PartLine[]
}

export function towerPartsOf(
  { series, truss }: MemberStrength,
  gussetNumber: string,
  base: Pick<BaseRating, 'partNumber' | 'anchored'>,
  { outriggerFt }: { readonly outriggerFt: number },
): TowerParts {
  const sizeIn = truss?.sizeIn ?? 0
  const onChords = { partNumber: boltSets.plate, quantity: chordBolts(sizeIn), note: 'end frames on chords' }
  const gussets = (partNumber: string, bolts: number, note: string): PartLine[] => [
    { partNumber, quantity: 2, note },
    { partNumber: boltSets.gusset, quantity: 2 * bolts, note: 'gussets' },
  ]
  return {
    topLines: [
      ...gussets(`BS-PL-G180-${String(sizeIn).padStart(2, '0')}`, sizeIn === 12 ? 16 : 10, 'header on towers'),
      onChords,
    ],
    baseLines: baseLines(base, sizeIn),
    outriggerLines: lengthLines(series, fewestLengths(outriggerFt), 'outriggers'),
    cornerLines: [...gussets(gussetNumber, gussetBolts(sizeIn), 'outriggers'), onChords],
    // Without anchors, a base under the end of each outrigger has the same height as the base of the tower.
    footLines: base.anchored ? [] : [{ partNumber: base.partNumber, quantity: 1 }, onChords],
  }
}

/** Weights of the parts of a tower, in pounds. */
export type TowerWeights = Readonly<Record<'topLb' | 'baseLb' | 'outriggerLb' | 'cornerLb' | 'footLb', number>>

export function towerWeightsOf(parts: TowerParts, { partLb }: WeighedRatings): TowerWeights {
  const { topLines, baseLines: atBase, outriggerLines, cornerLines, footLines } = parts
  return {
    topLb: weightOf(topLines, partLb),
    baseLb: weightOf(atBase, partLb),
    outriggerLb: weightOf(outriggerLines, partLb),
    cornerLb: weightOf(cornerLines, partLb),
    footLb: weightOf(footLines, partLb),
  }
}

/** Returns the parts list of a wall on towers. */
export function groundParts(
  { series, truss }: MemberStrength,
  { topLines, baseLines: atBase, outriggerLines, cornerLines, footLines }: TowerParts,
  {
    headerFt,
    towers,
    heightFt,
    arms,
    outriggerBallastLb,
  }: Readonly<Record<'headerFt' | 'towers' | 'heightFt' | 'arms' | 'outriggerBallastLb', number>>,
): PartLine[] {
  const sizeIn = truss?.sizeIn ?? 0
  const lengths = beamLengths(heightFt)
  const rings = outriggerBallastLb > 0 ? towers * arms : 0
  return combineLines([
    ...headerLines(series, sizeIn, headerFt),
    ...times([...lengthLines(series, lengths, 'towers'), ...spliceLines(sizeIn, lengths.length - 1)], towers),
    ...times(outriggerLines, towers * arms),
    ...times(atBase, towers),
    ...times(topLines, towers),
    ...times([...cornerLines, ...footLines], towers * arms),
    { partNumber: 'BS-MH-TR1', quantity: rings, note: 'ballast on outriggers' },
    { partNumber: boltSets.plate, quantity: 2 * rings, note: 'tie-down rings' },
  ])
}
