import { partTraits } from '#catalog/part-traits.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'
import type { Item } from '#catalog/types.ts'

/** Returns the weight of the solid model, in lb. */
export function weightLb(partNumber: string): number {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`${partNumber} has not been measured. Run \`npm run studio -- measure\`.`)
  return measured.weightLb
}

/** Returns the length of a part that is sold in several lengths, in ft. */
export const lengthFt = (partNumber: string): number | undefined => partTraits.get(partNumber)?.lengthFt

/**
 * Weight per foot of a part that is sold by the foot, in lb/ft. Based on the length shown in the image, including the
 * ends.
 */
export function weightLbPerFt({ partNumber, sizes = [] }: Item): number | undefined {
  if (!sizes.every((size) => lengthFt(size.partNumber))) return undefined
  const feet = lengthFt(partNumber)
  return feet && weightLb(partNumber) / feet
}
