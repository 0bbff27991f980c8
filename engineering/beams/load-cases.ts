/** Load cases of the load tables. The load tables page loads them without the beam formulas. */

/** A uniform load, or equal point loads that divide the span into equal parts. */
export type LoadCase = 'uniform' | 'center' | 'third' | 'quarter' | 'fifth'

export const loadCases = ['uniform', 'center', 'third', 'quarter', 'fifth'] as const satisfies readonly LoadCase[]
