import type { ShownItem } from '../../services/item.server.ts'
import type { PartCells } from './table-of-parts.server.ts'

export interface Part extends ShownItem, PartCells {
  /** The series that the part fits and the part's material, if the product has these filters: '12 aluminum'. */
  readonly fit?: string
}

/** Part data for filtering and sorting. */
export type ArrangedPart = Pick<Part, 'range' | 'partNumber' | 'name' | 'size' | 'cells'> &
  Partial<Pick<Part, 'sizes' | 'figures'>>

/** Filters for a parts table. Numbers are as typed: '1 1/2', '2,000'. */
export interface PartsQuery {
  readonly text: string
  /** Index of the column that `least` and `most` apply to. */
  readonly column: number
  readonly least: string
  readonly most: string
  readonly sort?: Sort
}

/** The sort key: the name of a text column, or the index of a numeric column. */
export interface Sort {
  readonly by: 'range' | 'name' | 'size' | number
  readonly descending: boolean
}
