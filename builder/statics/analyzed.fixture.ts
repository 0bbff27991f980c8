import { computedStatics } from '#catalog/computed-statics.ts'
import type { Structure } from '../model.ts'
import { shapes } from '../testing.ts'
import { type Analysis, analyze } from './analyze.ts'

const data = computedStatics()

/** Analyzes a structure with the parts of the catalog. */
export const analyzed = (structure: Structure): Analysis => analyze(structure, shapes, data)

/** Highest utilization of each check. */
export function highest({ checks }: Analysis): Map<string, number> {
  const found = new Map<string, number>()
  for (const { check, utilization } of checks) found.set(check, Math.max(found.get(check) ?? 0, utilization))
  return found
}
