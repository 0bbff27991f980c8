import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

export const SQLITE_FILE = 'boltspan.sqlite'

/** Result code for a full disk (sqlite.org/rescode.html). */
const SQLITE_FULL = 13

/** More than the largest inquiry with its emails. */
const PROBE_BYTES = 512 * 1024

/** Opens the database file in `dataDir` and creates the folder if needed. */
export function openSqlite(dataDir: string): Kysely<Tables> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, SQLITE_FILE)
  closeSync(openSync(file, 'a', 0o600))
  // Earlier versions created the files so that all users could read them.
  for (const each of [file, `${file}-wal`, `${file}-shm`]) makePrivate(each)
  const sqlite = new DatabaseSync(file, { timeout: 5000 })
  // A commit returns after its data is on disk, so no accepted inquiry is lost in a power failure. Deleted data is
  // overwritten, so unused pages contain no personal data.
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  )
  return new Kysely<Tables>({ dialect: new Dialect({ database: driver(sqlite) }) })
}

/** Lets only the owner read a file, unless it belongs to another user or doesn't exist. */
function makePrivate(file: string) {
  const state = statSync(file, { throwIfNoEntry: false })
  if (state && state.uid === process.getuid?.() && (state.mode & 0o077) !== 0) chmodSync(file, 0o600)
}

/** Runs all migrations in one transaction, which Kysely does not do for SQLite. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter()
  }
}

/** Adapts Node's built-in SQLite to the better-sqlite3 interface that Kysely's dialect expects. */
const driver = (sqlite: DatabaseSync): SqliteDatabase => ({
  close: () => sqlite.close(),
  prepare(text) {
    // Take the write lock at the beginning of a transaction. A transaction that has already read cannot get the lock if
    // another process has written in the meantime.
    const statement = sqlite.prepare(text === 'begin' ? 'begin immediate' : text)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      // SQLITE_FULL already rolls back the transaction. A second rollback would fail and hide the original error.
      run: (parameters) =>
        text === 'rollback' && !sqlite.isTransaction
          ? { changes: 0, lastInsertRowid: 0 }
          : statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    }
  },
})

/** Uses one connection and one transaction at a time. */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  skipsLocked: false,
  isConflict: () => false,
  mayBeCommitted: () => false,
  now: async () => new Date(),

  /**
   * Acquires the write lock, and writes a file next to the database, because SQLite can store a small change in free
   * pages even if the disk has no space for an inquiry.
   */
  async assertWritable(db) {
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
    const probe = `${rows[0]?.file}.probe`
    try {
      await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true })
    } finally {
      await rm(probe, { force: true })
    }
    await db.connection().execute(async (connection) => {
      await sql`begin immediate`.execute(connection)
      await sql`rollback`.execute(connection)
    })
  },

  isFull: (error) => {
    const { errcode, code } = error as { readonly errcode?: number; readonly code?: string }
    return errcode === SQLITE_FULL || code === 'ENOSPC' || code === 'EDQUOT'
  },

  /** Does nothing, because every transaction locks all tables. */
  lockTable: async () => {},

  contains: (column, text) => sql`instr(${column}, ${text}) > 0`,

  /** Quotes each word as an FTS5 phrase, so no word acts as an operator. */
  matches(alternatives) {
    const phrase = (word: string) => `"${word.replaceAll('"', '""')}"*`
    const queries = alternatives.map((words) => `(${words.map(phrase).join(' ') || '""'})`)
    return sql`inquiry_search.inquiry_search match ${queries.join(' OR ')}`
  },

  /** Rebuilds the full-text index, because FTS5's secure-delete can leave the first term of an index page behind. */
  async eraseWords(transaction) {
    await sql`insert into inquiry_search (inquiry_search) values ('rebuild')`.execute(transaction)
  },

  /** Truncates the write-ahead log, which contains the old pages until a checkpoint. */
  async eraseRows(db) {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  },

  /** Does nothing, because other processes poll for changes. */
  notify: async () => {},

  /**
   * Uses a read transaction, because the write-ahead log preserves the database's state as of the start of the
   * transaction.
   */
  onSnapshot: (db, read) =>
    db.connection().execute(async (connection) => {
      await sql`begin deferred`.execute(connection)
      try {
        return await read(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    }),

  /** Removes the numbering trigger during the insert, and then rebuilds the full-text index. */
  async keepingNumbers(transaction, insert) {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_schema where type = 'trigger' and name = 'inquiry_added'`.execute(transaction)
    await sql`drop trigger inquiry_added`.execute(transaction)
    await insert()
    await sql.raw(rows[0]?.sql ?? '').execute(transaction)
    await sql`insert into inquiry_search (inquiry_search) values ('rebuild')`.execute(transaction)
  },
}
