/** Load cases of the load tables. The load tables page loads them without the beam formulas. */

/** A uniform load, or equal point loads that divide the span into equal parts. */
export type LoadCase = 'uniform' | 'center' | 'third' | 'quarter' | 'fifth'

export const loadCases = ['uniform', 'center', 'third', 'quarter', 'fifth'] as const satisfies readonly LoadCase[]

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
