import type { Expression, Kysely, SqlBool, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Operations that differ between SQLite and PostgreSQL. `db` may be a transaction. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'

  /** Returns the time that all processes using the database share. */
  now(db: Kysely<Tables>): Promise<Date>

  /** Rejects if the database is locked or read-only, or if the disk of an embedded database is full. */
  assertWritable(db: Kysely<Tables>): Promise<void>

  /** Returns true if the disk of the database is full. */
  isFull(error: unknown): boolean

  /**
   * Blocks other writers of this table until the transaction ends. Call it before any read that a later write depends
   * on.
   */
  lockTable(transaction: Transaction<Tables>, table: keyof Tables): Promise<void>

  /** Returns true if the database aborted a transaction because of a conflict. The transaction can then be retried. */
  isConflict(error: unknown): boolean

  /** Returns true if a commit that failed with this error may have succeeded, because its response was lost. */
  mayBeCommitted(error: unknown): boolean

  /** True if a query that selects rows for an update can skip rows that another transaction is updating. */
  readonly skipsLocked: boolean

  contains(column: Expression<string>, text: string): Expression<SqlBool>

  /**
   * Matches rows of `inquiry_search` that contain all words or prefixes of one of the alternatives. Punctuation is not
   * indexed, so 'fly-rail' matches 'fly' followed by 'rail', and punctuation alone matches nothing.
   */
  matches(alternatives: readonly (readonly string[])[]): Expression<SqlBool>

  /**
   * Removes the words of deleted inquiries from the full-text index. Call it in the transaction that deletes the
   * inquiries.
   */
  eraseWords(transaction: Transaction<Tables>): Promise<void>

  /**
   * Removes deleted rows from the database files as completely as possible. Call it after the transaction that deletes
   * the rows.
   */
  eraseRows(db: Kysely<Tables>): Promise<void>

  /** Notifies listening processes when the transaction is committed. */
  notify(transaction: Kysely<Tables>): Promise<void>

  /** Runs `read` on one snapshot of the whole database, without blocking writers. */
  onSnapshot<Result>(db: Kysely<Tables>, read: (snapshot: Kysely<Tables>) => Promise<Result>): Promise<Result>

  /**
   * Runs `insert`, which inserts inquiries that already have numbers. Later inquiries get numbers above the highest
   * existing number.
   */
  keepingNumbers(transaction: Transaction<Tables>, insert: () => Promise<void>): Promise<void>
}
