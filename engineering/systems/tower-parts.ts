/** Creates the parts list for a column or tower. Units are feet and inches. */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import { baseLines, combineLines, fewestLengths, lengthLines, type PartLine, spliceLines } from './parts-list.ts'

export interface TowerParts {
  readonly heightFt: number
  readonly base?: BaseRating | undefined
}

/** Returns the parts of a column or tower: truss lengths, joints, and base. */
export function towerParts(
  { series, truss }: Pick<MemberStrength, 'series' | 'truss'>,
  { heightFt, base }: TowerParts,
): PartLine[] {
  const lengths = fewestLengths(heightFt)
  return combineLines([
    ...lengthLines(series, lengths),
    ...(truss ? spliceLines(truss.sizeIn, lengths.length - 1) : []),
    ...(base ? baseLines(base, truss?.sizeIn) : []),
  ])
}
