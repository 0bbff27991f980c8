/** Locations of the point loads in the load cases of the load tables. Lengths are in inches. */
import type { LoadCase } from './load-cases.ts'

const pointCounts: Readonly<Record<Exclude<LoadCase, 'uniform'>, number>> = {
  center: 1,
  third: 2,
  quarter: 3,
  fifth: 4,
}

/** Returns the locations of the loads in a load case with point loads. */
export const pointPlacesIn = (loadCase: Exclude<LoadCase, 'uniform'>, spanIn: number): number[] => {
  const count = pointCounts[loadCase]
  return Array.from({ length: count }, (_, index) => ((index + 1) * spanIn) / (count + 1))
}
