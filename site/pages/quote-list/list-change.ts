import type { QuoteList, QuoteLists } from '../../services/quote-list/lists.ts'

/** A change to the lists, and the function that undoes it. */
export interface Change {
  readonly work: (lists: QuoteLists) => QuoteLists
  /** Message after the change: 'BS-TR12A-10 removed'. */
  readonly message?: string
  readonly undo?: (lists: QuoteLists) => QuoteLists
}

/** Applies a change. If the list is full, shows a message and returns false. */
export type MakeChange = (change: Change) => boolean

export interface ListChange {
  readonly message?: string
  readonly undo?: (list: QuoteList) => QuoteList
}

/** Changes the current list. */
export type ChangeThis = (change: (list: QuoteList) => QuoteList, more?: ListChange) => boolean
