import { builtFrom } from '../../catalog/studio-results.server.ts'
import { withFixings } from '../../engineering/parts-list.ts'
import type { BuiltFromPart } from '../components/gallery/built-from.tsx'
import { cardOf } from './part-cards.server.ts'

/** The parts of a picture with the bolts that it doesn't show, most pieces first. An error for a number that the catalog does not have. */
export const builtFromOf = (picture: string): BuiltFromPart[] =>
  withFixings(Object.entries(builtFrom[picture] ?? {}).map(([partNumber, quantity]) => ({ partNumber, quantity })))
    .map(({ partNumber, quantity }) => {
      const card = cardOf(partNumber)
      if (!card) throw new Error(`${picture} shows ${partNumber}, which the catalog does not have`)
      return { partNumber, quantity, ...card }
    })
    .sort((a, b) => b.quantity - a.quantity)
