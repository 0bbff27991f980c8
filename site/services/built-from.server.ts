import { partTraits } from '#catalog/part-traits.ts'
import sceneHardware from '#catalog/scene-hardware.json' with { type: 'json' }
import { builtFrom } from '#catalog/studio-results.server.ts'
import { withFixings } from '#engineering/systems/parts-list.ts'
import type { BuiltFromPart } from '../components/gallery/built-from.tsx'
import { namedPart } from './named-part.server.ts'

const hardware: Readonly<Record<string, Readonly<Record<string, number>>>> = sceneHardware

/**
 * Bolts, nuts, and spacers are counted from the connections: an image does not show all of them, and spacers on leveling feet
 * stand for their screws.
 */
const isFastener = (partNumber: string) => {
  const traits = partTraits.get(partNumber)
  return traits?.product === 'hardware' || traits?.form === 'slot nut' || traits?.form === 'spacer'
}

/** Returns the parts in an image by part number, with the hardware that the builder lists for the same structure. */
function quantitiesOf(picture: string): Readonly<Record<string, number>> {
  const shown = Object.entries(builtFrom[picture] ?? {})
  const own = hardware[picture]
  if (own) return { ...Object.fromEntries(shown.filter(([partNumber]) => !isFastener(partNumber))), ...own }
  const lines = withFixings(shown.map(([partNumber, quantity]) => ({ partNumber, quantity })))
  return Object.fromEntries(lines.map(({ partNumber, quantity }) => [partNumber, quantity]))
}

/**
 * Returns the parts in an image and the hardware for their connections, sorted by decreasing quantity. Throws an error
 * for a part number that is not in the catalog.
 */
export const builtFromOf = (picture: string): BuiltFromPart[] =>
  Object.entries(quantitiesOf(picture))
    .map(([partNumber, quantity]) => {
      const part = namedPart(partNumber)
      if (!part) throw new Error(`${picture} shows ${partNumber}, which is not in the catalog`)
      return { partNumber, quantity, ...part }
    })
    .sort((a, b) => b.quantity - a.quantity)
