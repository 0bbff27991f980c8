import { loadTables } from '#catalog/load-tables.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'
import { lengthsFt } from '#engineering/members/truss-models.ts'
import { lengthNumber } from '#engineering/systems/parts-list.ts'
import type { PartFact } from '../components/calculator/parts-list.tsx'
import { namedPart } from './named-part.server.ts'

/** Returns the data for parts lists: for the given part numbers, and for every length in the given series. */
export function partFacts(series: readonly string[], partNumbers: readonly string[]): Record<string, PartFact> {
  const all = [...series.flatMap((each) => lengthsFt.map((ft) => lengthNumber(each, ft))), ...partNumbers]
  return Object.fromEntries(
    all.map((partNumber) => {
      const part = namedPart(partNumber)
      const measured = measuredParts[partNumber]
      if (!part || !measured) throw new Error(`A calculator lists ${partNumber}, which is not in the catalog`)
      return [partNumber, { ...part, weightLb: measured.weightLb }] as const
    }),
  )
}

/** Returns the member options: '12 in Truss, Aluminum'. */
export const memberChoices = (keys: readonly string[]): (readonly [string, string])[] =>
  keys.map((key) => {
    const table = loadTables.find(({ series }) => key.startsWith(series))
    const title = table?.title ?? '3 in Truss, Steel'
    return [key, key.endsWith('-FLAT') ? `${title}, flat` : title]
  })
