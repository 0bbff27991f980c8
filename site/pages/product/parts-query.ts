import type { ShownItem } from './item.server.ts'
import type { PartCells } from './table-of-parts.server.ts'

export type Part = ShownItem & PartCells

/** What a table has to know of a part to filter it and put it in order. */
export type ArrangedPart = Pick<Part, 'range' | 'partNumber' | 'name' | 'size' | 'cells'> &
  Partial<Pick<Part, 'sizes' | 'figures'>>

/** What is asked of a table of parts. Numbers stand as they are typed: '1 1/2', '2,000'. */
export interface PartsQuery {
  readonly text: string
  /** Place of the column that `least` and `most` hold for. */
  readonly column: number
  readonly least: string
  readonly most: string
  readonly sort?: Sort
}

/** By a text, or by the column of numbers at a place. */
export interface Sort {
  readonly by: 'range' | 'name' | 'size' | number
  readonly descending: boolean
}
