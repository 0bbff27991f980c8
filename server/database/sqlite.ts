import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

/** The database file within `DATA_DIR`. */
export const SQLITE_FILE = 'boltspan.sqlite'

/** Opens the database file in `dataDir`; makes the folder where it is missing. */
export function openSqlite(dataDir: string): Kysely<Tables> {
  mkdirSync(dataDir, { recursive: true })
  const sqlite = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5000 })
  // A commit returns when it is on the disk, so that no accepted inquiry is lost in a power failure. Deleted data is
  // overwritten, so that no personal data remains in unused pages.
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  )
  return new Kysely<Tables>({ dialect: new Dialect({ database: driver(sqlite) }) })
}

/** Migrations in one transaction, which Kysely leaves out for SQLite. */
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

/** Node's own SQLite in the shape that Kysely's dialect expects of better-sqlite3, which is not built into Node. */
const driver = (sqlite: DatabaseSync): SqliteDatabase => ({
  close: () => sqlite.close(),
  prepare(text) {
    // A transaction takes the write lock at once: after a read it could not get it any more if another process has
    // written.
    const statement = sqlite.prepare(text === 'begin' ? 'begin immediate' : text)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      // After SQLITE_FULL the transaction is rolled back already; a second rollback would hide that error.
      run: (parameters) =>
        text === 'rollback' && !sqlite.isTransaction
          ? { changes: 0, lastInsertRowid: 0 }
          : statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    }
  },
})

/** One connection, and one transaction at a time. */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  skipsLocked: false,
  isConflict: () => false,
  mayBeCommitted: () => false,
  now: async () => new Date(),

  /** Takes the write lock and releases it. */
  assertWritable: (db) =>
    db.connection().execute(async (connection) => {
      await sql`begin immediate`.execute(connection)
      await sql`rollback`.execute(connection)
    }),

  /** A transaction has locked all of them already. */
  lockTable: async () => {},

  contains: (column, text) => sql`instr(${column}, ${text}) > 0`,

  /** A phrase of FTS5 for each word, so that none is an operator. */
  matches(words) {
    const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"*`)
    return sql`inquiry_search.inquiry_search match ${phrases.join(' ') || '""'}`
  },

  /** FTS5's secure-delete can leave the first term of an index page behind, so the index is rebuilt. */
  async eraseWords(transaction) {
    await sql`insert into inquiry_search (inquiry_search) values ('rebuild')`.execute(transaction)
  },

  /** The write-ahead log contains the old pages until then. */
  async eraseRows(db) {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  },

  /** Other processes look for themselves. */
  notify: async () => {},

  /** The log keeps the state that a read transaction began with. */
  onSnapshot: (db, read) =>
    db.connection().execute(async (connection) => {
      await sql`begin deferred`.execute(connection)
      try {
        return await read(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    }),

  /** The trigger that gives numbers is away meanwhile, so the full-text index is rebuilt. */
  async keepingNumbers(transaction, insert) {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_schema where type = 'trigger' and name = 'inquiry_added'`.execute(transaction)
    await sql`drop trigger inquiry_added`.execute(transaction)
    await insert()
    await sql.raw(rows[0]?.sql ?? '').execute(transaction)
    await sql`insert into inquiry_search (inquiry_search) values ('rebuild')`.execute(transaction)
  },
}
