import type { LoadTableId } from '#engineering/load-tables/load-table-ids.ts'
import { type LoadTable, loadTable } from '#engineering/load-tables/load-tables.ts'
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

/** Weight per foot of a 10 ft section, including its end frames, in lb/ft. */
export function weightLbPerFt(series: string): number {
  const measured = measuredParts[`${series}-10`]
  if (!measured) throw new Error(`${series}-10 has not been measured: run \`npm run studio -- measure\``)
  return measured.weightLb / 10
}
