import { computedStatics } from '#catalog/computed-statics.ts'
import type { Connection } from '../connections.ts'
import type { Load, Point, Structure } from '../model.ts'
import { shapes } from '../testing.ts'
import { type Analysis, analyze } from './analyze.ts'
import { part, structureOf, support, UPRIGHT } from './structures.fixture.ts'

const data = computedStatics()

/** Weight of the four bolts of a lifting mount and its shackle. */
export const mountHardwareLb = 4 * (data.weightLb['BS-HW8-050-150'] ?? 0) + (data.weightLb['BS-RG-SH058'] ?? 0)

/** Analyzes a structure with the parts of the catalog. */
export const analyzed = (structure: Structure, connections?: readonly Connection[]): Analysis =>
  analyze(structure, shapes, data, connections)

/** Highest utilization of each check. */
export function highest({ checks }: Analysis): Map<string, number> {
  const found = new Map<string, number>()
  for (const { check, utilization } of checks) found.set(check, Math.max(found.get(check) ?? 0, utilization))
  return found
}

export const reaction = ({ reactions }: Analysis, id: string, combination: string) => {
  const found = reactions.find((each) => each.support === id && each.combination === combination)
  if (!found) throw new Error(`${id} has no reaction under ${combination}`)
  return found
}

export const moveAt = ({ deformed }: Analysis, id: string, xIn: number): Point => {
  const found = deformed[id]?.find((each) => Math.abs(each.xIn - xIn) < 1e-6)
  if (!found) throw new Error(`${id} has no point at ${xIn} in`)
  return found.moveIn
}

export const utilizationOf = ({ checks }: Analysis, check: string, start = '') =>
  checks.find((each) => each.check === check && each.part.startsWith(start))?.utilization

/** A tower made of 10 ft truss on an anchored base. Its support is 0.5 in below the truss. */
export const anchoredTower = (loads: readonly Load[]) =>
  structureOf(
    [part('t', 'BS-TR12A-10', [0, 0, 0], UPRIGHT), part('base', 'BS-PL-BS12', [0, 0, -0.5])],
    [support('s', 'anchored', 'base', [0, 0, 0.5])],
    loads,
  )
