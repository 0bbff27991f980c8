import type { QuoteList, QuoteLists } from '../../services/quote-list/lists.ts'

/** A change to the lists with its undo function. */
export interface Change {
  readonly work: (lists: QuoteLists) => QuoteLists
  /** Message after the change: 'BS-TR12A-10 removed'. */
  readonly message?: string
  readonly undo?: (lists: QuoteLists) => QuoteLists
}

/** Applies a change. Returns false, with a message, if the list is full. */
export type MakeChange = (change: Change) => boolean

export interface ListChange {
  readonly message?: string
  readonly undo?: (list: QuoteList) => QuoteList
}

/** Changes the current list. */
export type ChangeThis = (change: (list: QuoteList) => QuoteList, more?: ListChange) => boolean
