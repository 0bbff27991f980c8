/** Creates the parts list for a column or tower. Units are feet and inches. */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { BaseRating, SupportRatings } from '#engineering/ratings/support-ratings.ts'
import {
  boltSets,
  chordBolts,
  combineLines,
  fewestLengths,
  frameBolts,
  gussetBolts,
  lengthLines,
  type PartLine,
  spliceLines,
} from './parts-list.ts'

export interface TowerParts {
  readonly heightFt: number
  readonly base?: BaseRating | undefined
  /** Four outriggers, or none. Their length is rounded up to whole feet. */
  readonly outriggers?: { readonly lengthFt: number; readonly hasBallast: boolean } | undefined
}

/** Number of outriggers per tower. */
const OUTRIGGERS = 4

/** Outrigger length in whole feet, given the distance between the ends of opposite outriggers. */
export const outriggerFt = (sizeIn: number, widthIn: number): number =>
  Math.max(1, Math.ceil((widthIn - sizeIn) / 24 - 1e-9))

const baseLines = ({ partNumber, anchored }: BaseRating, sizeIn: number | undefined): PartLine[] => [
  { partNumber, quantity: 1 },
  // Base plates for box truss come with screws.
  ...(sizeIn && !anchored ? [{ partNumber: boltSets.frames, quantity: frameBolts(sizeIn), note: 'base' }] : []),
  ...(sizeIn
    ? []
    : [
        { partNumber: boltSets.tubeBase, quantity: 8, note: 'base' },
        { partNumber: 'BS-HW-IN-050', quantity: 8, note: 'base' },
      ]),
]

function outriggerLines(
  series: string,
  sizeIn: number,
  gusset: NonNullable<SupportRatings['gusset']>,
  { lengthFt, hasBallast }: NonNullable<TowerParts['outriggers']>,
  base: BaseRating | undefined,
): PartLine[] {
  const gussets = 2 * OUTRIGGERS
  // Without anchors, a base under the end of each outrigger has the same height as the base of the tower.
  const feet = base && !base.anchored ? OUTRIGGERS : 0
  const rings = hasBallast ? OUTRIGGERS : 0
  return [
    ...lengthLines(series, fewestLengths(lengthFt), 'outriggers').map((line) => ({ ...line, quantity: OUTRIGGERS })),
    { partNumber: gusset.partNumber, quantity: gussets, note: 'outriggers' },
    ...(base ? [{ partNumber: base.partNumber, quantity: feet, note: 'ends of outriggers' }] : []),
    { partNumber: boltSets.plate, quantity: chordBolts(sizeIn) * (OUTRIGGERS + feet), note: 'end frames on chords' },
    { partNumber: boltSets.gusset, quantity: gussetBolts(sizeIn) * gussets, note: 'gussets' },
    { partNumber: 'BS-MH-TR1', quantity: rings, note: 'ballast on outriggers' },
    { partNumber: boltSets.plate, quantity: 2 * rings, note: 'tie-down rings' },
  ]
}

/** Returns the parts of a column or tower: truss lengths, joints, base, and outriggers. */
export function towerParts(
  { series, truss }: Pick<MemberStrength, 'series' | 'truss'>,
  gusset: SupportRatings['gusset'],
  { heightFt, base, outriggers }: TowerParts,
): PartLine[] {
  const lengths = fewestLengths(heightFt)
  return combineLines([
    ...lengthLines(series, lengths),
    ...(truss ? spliceLines(truss.sizeIn, lengths.length - 1) : []),
    ...(base ? baseLines(base, truss?.sizeIn) : []),
    ...(truss && gusset && outriggers ? outriggerLines(series, truss.sizeIn, gusset, outriggers, base) : []),
  ])
}
