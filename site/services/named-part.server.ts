import { soldParts } from '../../catalog/part-numbers.ts'
import { partUrl } from '../../catalog/urls.ts'

/** Name and page of a part number. Undefined if it is not in the catalog. */
export function namedPart(partNumber: string) {
  const sold = soldParts.get(partNumber)
  return sold && { name: sold.name, href: partUrl(partNumber) }
}
