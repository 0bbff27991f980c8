/** Documents and the slow steps of making them. */
import type { Part } from '../geometry/part.ts'
import type { DocumentHead } from './house.ts'
import type { Html } from './html.ts'

/** A document and the function that builds its pages. */
export interface Printable extends DocumentHead {
  /** HTML of the document. Images have absolute file URLs, and their names change with their content. */
  readonly content: (press: Press) => Promise<string>
}

/** The slow steps of making a document. `inputs.ts` replaces them to hash the inputs. */
export interface Press {
  readonly measure: Measure
  /** Dimensioned drawing as SVG, with `size` as in `technicalDrawing`. */
  readonly drawing: (part: Part, size: number) => string
  /** Pictorial view as SVG. */
  readonly pictorial: (part: Part) => string
  /** Bolt pattern from above as SVG. */
  readonly pattern: (part: Part) => string
}

/** Printed heights of full-width blocks, px. */
export type Measure = (blocks: readonly Html[]) => Promise<readonly number[]>
