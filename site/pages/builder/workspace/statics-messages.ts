/** Messages between the builder and the worker that analyzes structures. */
import type { Structure } from '../../../../builder/model.ts'
import type { Analysis } from '../../../../builder/statics/analyze.ts'
import type { StaticsData } from '../../../../builder/statics/data.ts'
import type { PartShape } from '../../../../catalog/part-shape.ts'

export type StaticsRequest =
  | { readonly kind: 'data'; readonly data: StaticsData }
  | {
      readonly kind: 'analyze'
      readonly id: number
      readonly structure: Structure
      /** Shapes that the worker does not have yet. */
      readonly shapes: readonly (readonly [partNumber: string, shape: PartShape])[]
    }

export type StaticsAnswer =
  | { readonly id: number; readonly analysis: Analysis; readonly ms: number }
  | { readonly id: number; readonly error: string }
