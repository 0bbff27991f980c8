import type { QuoteList, QuoteLists } from '../../services/quote-list/lists.ts'

/** A change of the lists, and how it is taken back. */
export interface Change {
  readonly work: (lists: QuoteLists) => QuoteLists
  /** What is said when it is done: 'BS-TR12A-10 removed'. */
  readonly said?: string
  readonly undo?: (lists: QuoteLists) => QuoteLists
}

/** Makes a change; false where the list has no room for it, which is said. */
export type MakeChange = (change: Change) => boolean

export interface ListChange {
  readonly said?: string
  readonly undo?: (list: QuoteList) => QuoteList
}

/** Changes the list that is shown. */
export type ChangeThis = (change: (list: QuoteList) => QuoteList, more?: ListChange) => boolean
