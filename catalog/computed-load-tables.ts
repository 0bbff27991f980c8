import type { LoadTable } from '#engineering/load-tables/load-table.ts'
import type { LoadTableId } from '#engineering/load-tables/load-table-ids.ts'
import { loadTable } from '#engineering/load-tables/load-tables.ts'
import { measuredParts } from './studio-results.server.ts'

const made = new Map<LoadTableId, LoadTable>()

/** Returns a load table computed with the measured self-weights. Each table is computed once and then cached. */
export function computedLoadTable(id: LoadTableId): LoadTable {
  const known = made.get(id)
  if (known) return known
  const table = loadTable(id, weightLbPerFt)
  made.set(id, table)
  return table
}

/**
 * Returns the weight of a part, as measured from its solid.
 * @throws if the part has not been measured
 */
export function partWeightLb(partNumber: string): number {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`${partNumber} has not been measured: run \`npm run studio -- measure\``)
  return measured.weightLb
}

/** Weight per foot of a 10 ft section, including its end frames, in lb/ft. */
export const weightLbPerFt = (series: string): number => partWeightLb(`${series}-10`) / 10
