/** A document and the slow steps for making it. */
import type { Part } from '../geometry/part.ts'
import type { DocumentHead } from './house.ts'
import type { Html } from './html.ts'

/** A document and the function that builds its pages. */
export interface Printable extends DocumentHead {
  /** HTML of the document. Images have absolute file URLs that change when the image content changes. */
  readonly content: (press: Press) => Promise<string>
}

/** The slow steps for making a document. `inputs.ts` replaces them when it hashes the inputs. */
export interface Press {
  readonly measure: Measure
  /** Returns a dimensioned drawing as SVG. `size` is the same as in `technicalDrawing`. */
  readonly drawing: (part: Part, size: number) => string
  /** Returns a pictorial view as SVG. */
  readonly pictorial: (part: Part) => string
  /** Returns a bolt pattern as SVG, viewed from above. */
  readonly pattern: (part: Part) => string
}

/** Returns the printed heights of full-width blocks, in px. */
export type Measure = (blocks: readonly Html[]) => Promise<readonly number[]>
