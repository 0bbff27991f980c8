import { soldParts } from '#catalog/part-numbers.ts'
import { partUrl } from '#catalog/urls.ts'

/** Returns the name and page for a part number, or undefined if the part number is not in the catalog. */
export function namedPart(partNumber: string) {
  const sold = soldParts.get(partNumber)
  return sold && { name: sold.name, href: partUrl(partNumber) }
}
