import { measuredParts } from '#catalog/studio-results.server.ts'
import type { Item } from '#catalog/types.ts'

/** Returns the weight of the solid model, in lb. */
export function weightLb(partNumber: string): number {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`${partNumber} has not been measured. Run \`npm run studio -- measure\`.`)
  return measured.weightLb
}

const FEET = /^(\d+) ft$/

/** Returns the length in a size label, in ft, if the label contains a length. */
export const lengthFt = (label: string): number | undefined => {
  const [, feet] = FEET.exec(label) ?? []
  return feet ? Number(feet) : undefined
}

/**
 * Weight per foot of a part that is sold by the foot, in lb/ft. Based on the length shown in the image, including the
 * ends.
 */
export function weightLbPerFt({ partNumber, sizes = [] }: Item): number | undefined {
  if (!sizes.every(({ label }) => lengthFt(label))) return undefined
  const pictured = sizes.find((size) => size.partNumber === partNumber)
  const feet = pictured && lengthFt(pictured.label)
  return feet && weightLb(partNumber) / feet
}
