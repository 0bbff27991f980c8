/** Results of the statics, as the panels and the 3D view show them. */
import type { Point } from '../../../../builder/model.ts'

export interface Analysis { readonly deformed: readonly (readonly [Point, Point])[]; readonly byPart: ReadonlyMap<string, number> }

export type Tone = 'low' | 'high' | 'over' | 'none'

/** A part above this utilization is close to its capacity. */
const HIGH = 0.85

/** Returns how a utilization is shown. Undefined is a part that is not rated. */
export const toneOf = (utilization: number | undefined): Tone => {
  if (utilization === undefined) return 'none'
  if (utilization > 1) return 'over'
  return utilization > HIGH ? 'high' : 'low'
}
export const utilizationOf = (analysis: Analysis, part: string) => analysis.byPart.get(part)
