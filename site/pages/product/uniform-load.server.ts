import { computedLoadTable } from '../../../catalog/computed-load-tables.ts'
import { loadTableOf } from '../../../catalog/load-tables.ts'
import type { PartNumber } from '../../../catalog/types.ts'

/** The uniform loads of a part as its load table prints them, lb in total, in its first position. */
export interface UniformLoads {
  /** Undefined where the table has no such span. */
  readonly atFt: (spanFt: number) => number | undefined
  /** 'on edge', where the part has more positions than one. */
  readonly position?: string
}

/** Undefined for a part without beam loads: it has no table, or its table lists it as a column only. */
export function uniformLoads(partNumber: PartNumber): UniformLoads | undefined {
  const table = loadTableOf(partNumber)
  if (!table || !partNumber.startsWith(`${table.series}-`)) return undefined
  const [first, ...others] = computedLoadTable(table.id).positions
  if (!first) return undefined
  return {
    atFt: (spanFt) => first.rows.find((row) => row.spanFt === spanFt)?.uniform.lb,
    ...(others.length > 0 ? { position: first.label.toLowerCase() } : {}),
  }
}
