import { builtFrom } from '../../catalog/studio-results.server.ts'
import { withFixings } from '../../engineering/parts-list.ts'
import type { BuiltFromPart } from '../components/gallery/built-from.tsx'
import { namedPart } from './named-part.server.ts'

/**
 * Returns the parts in an image, and the bolts that the image does not show, by decreasing quantity. Throws an error
 * for a part number that is not in the catalog.
 */
export const builtFromOf = (picture: string): BuiltFromPart[] =>
  withFixings(Object.entries(builtFrom[picture] ?? {}).map(([partNumber, quantity]) => ({ partNumber, quantity })))
    .map(({ partNumber, quantity }) => {
      const part = namedPart(partNumber)
      if (!part) throw new Error(`${picture} shows ${partNumber}, which is not in the catalog`)
      return { partNumber, quantity, ...part }
    })
    .sort((a, b) => b.quantity - a.quantity)
