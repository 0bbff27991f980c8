import type { PlacedPart, Structure } from '#builder/model.ts'

/** Groups the visible parts by part number, in order of first use. */
export const visibleParts = ({ parts }: Structure): Map<string, PlacedPart[]> =>
  Map.groupBy(
    parts.filter(({ isHidden }) => !isHidden),
    ({ partNumber }) => partNumber,
  )

/** Groups parts that have the same rotation, to within a millionth. Drawings show each group with one block. */
export const byTurn = (parts: readonly PlacedPart[]): Map<string, PlacedPart[]> =>
  Map.groupBy(parts, ({ turn }) =>
    turn
      .flat()
      .map((value) => Math.round(value * 1e6) + 0)
      .join(),
  )
