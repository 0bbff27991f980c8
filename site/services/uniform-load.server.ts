import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { beamTableOf } from '#catalog/load-tables.ts'
import type { PartNumber } from '#catalog/types.ts'

/** Uniform loads from a part's printed load table, for the table's first orientation. Loads are total loads in lb. */
export interface UniformLoads {
  /** Returns the load for a span, or undefined if the table does not include the span. */
  readonly atFt: (spanFt: number) => number | undefined
  /** Orientation of the loads, such as 'on edge'. Absent if the part has only one orientation. */
  readonly position?: string
}

/** Returns undefined for a part without beam loads. Such a part has no load table, or its table is for columns only. */
export function uniformLoads(partNumber: PartNumber): UniformLoads | undefined {
  const table = beamTableOf(partNumber)
  if (!table) return undefined
  const [first, ...others] = computedLoadTable(table.id).positions
  if (!first) return undefined
  return {
    atFt: (spanFt) => first.rows.find((row) => row.spanFt === spanFt)?.uniform.lb,
    ...(others.length > 0 ? { position: first.label.toLowerCase() } : {}),
  }
}
