import type { Expression, Kysely, SqlBool, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What the two databases do in different ways. `db` may be a transaction. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'

  /** The time that all processes on the database share. */
  now(db: Kysely<Tables>): Promise<Date>

  /** Resolves if the database can be written to. */
  assertWritable(db: Kysely<Tables>): Promise<void>

  /** Until the transaction ends no other one writes to this table. Comes before reads that a write depends on. */
  lockTable(transaction: Transaction<Tables>, table: keyof Tables): Promise<void>

  /** Whether the database ended a transaction in favor of a concurrent one, so that it can be tried again. */
  isConflict(error: unknown): boolean

  /** Whether a commit that ended with this error may have happened: its answer was lost. */
  mayBeCommitted(error: unknown): boolean

  /** For a subquery that selects rows to update: leaves out those that another transaction is updating. */
  readonly skipsLocked: boolean

  /** Whether `column` contains `text`. */
  contains(column: Expression<string>, text: string): Expression<SqlBool>

  /**
   * Whether the inquiry of a row of `inquiry_search` has all of these words, or words that begin so. Punctuation is not
   * indexed: 'fly-rail' is 'fly' followed by 'rail', and punctuation alone matches nothing.
   */
  matches(words: readonly string[]): Expression<SqlBool>

  /** Call in the transaction that deletes inquiries: removes their words from the full-text index. */
  eraseWords(transaction: Transaction<Tables>): Promise<void>

  /** Call after that transaction: removes deleted rows from the database's files, as far as it can. */
  eraseRows(db: Kysely<Tables>): Promise<void>

  /** Wakes the processes that listen, when the transaction is committed. */
  notify(transaction: Kysely<Tables>): Promise<void>

  /** Runs `read` on one state of the whole database, without keeping others from writing. */
  onSnapshot<Result>(db: Kysely<Tables>, read: (snapshot: Kysely<Tables>) => Promise<Result>): Promise<Result>

  /** Runs `insert`, which inserts inquiries with the numbers that they have already; new ones go on after these. */
  keepingNumbers(transaction: Transaction<Tables>, insert: () => Promise<void>): Promise<void>
}
