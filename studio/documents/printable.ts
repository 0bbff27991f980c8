/** Documents, and the slow steps of making them. */
import type { Part } from '../geometry/part.ts'
import type { DocumentHead } from './house.ts'
import type { Html } from './html.ts'

/** A document and how its pages are made. */
export interface Printable extends DocumentHead {
  /** HTML of the whole document; pictures are files by absolute address, their names change with their content. */
  readonly content: (press: Press) => Promise<string>
}

/** The slow steps of making a document. `inputs.ts` replaces them to hash what a document is made from. */
export interface Press {
  readonly measure: Measure
  /** Dimensioned drawing as SVG; `size` as in `technicalDrawing`. */
  readonly drawing: (part: Part, size: number) => string
  /** Pictorial view as SVG. */
  readonly pictorial: (part: Part) => string
  /** Bolt pattern from above as SVG. */
  readonly pattern: (part: Part) => string
}

/** Heights of blocks on paper, px, each as it stands alone in the full width. */
export type Measure = (blocks: readonly Html[]) => Promise<readonly number[]>
