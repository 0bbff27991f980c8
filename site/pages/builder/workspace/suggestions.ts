/** Parts that bolt to a part, for the part search. */
import type { PlacedPart } from '#builder/model.ts'
import { partKind, type Shapes, seriesOf } from '#builder/shapes.ts'
import type { PartKind } from '#catalog/part-traits.ts'
import type { BuilderPart } from '../builder-parts.ts'

const SUGGESTED_FIRST: readonly PartKind[] = [
  'corner',
  'truss',
  'gusset',
  'plate',
  'base',
  'deck',
  'hinge',
  'extrusion',
]
/** Parts that bolt to a given part. Members and joints come first, sorted by the number of aligned holes. */
export function suggestionsFor(part: PlacedPart, shapes: Shapes, catalog: ReadonlyMap<string, BuilderPart>): string[] {
  const mates = shapes(part.partNumber)?.mates ?? []
  const order = (partNumber: string) => {
    const at = SUGGESTED_FIRST.indexOf(partKind(partNumber))
    return at < 0 ? SUGGESTED_FIRST.length : at
  }
  const own = seriesOf(part.partNumber)
  const joined = own ? [...catalog.keys()].filter((number) => seriesOf(number) === own).slice(-1) : []
  const byNumber = new Map(mates.map(({ partNumber, meet }) => [partNumber, meet.length]))
  const sorted = [...byNumber]
    .sort((a, b) => order(a[0]) - order(b[0]) || b[1] - a[1])
    .map(([partNumber]) => partNumber)
  return [...new Set([...joined, ...sorted])]
}
