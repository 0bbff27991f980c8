import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { migrate, migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * Opens the database file in `dataDir`, makes the folder where it is missing, and brings the tables up to date.
 * `destroy()` closes it.
 * @throws if the file cannot be opened, or was written by a newer version of the server
 */
export async function openDatabase(dataDir: string, known = migrations): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const sqlite = new DatabaseSync(join(dataDir, 'boltspan.sqlite'), { timeout: 5000 })
  // A commit returns when it is on the disk, so that no accepted inquiry is lost in a power failure. Deleted data is
  // overwritten, so that no personal data remains in unused pages.
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  )
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: driver(sqlite) }) })
  try {
    await migrate(database, known)
  } catch (error) {
    await database.destroy()
    sqlite.isOpen && sqlite.close()
    throw error
  }
  return database
}

/** Resolves if the database can be written to: takes the write lock and releases it. */
export async function assertWritable(database: Database) {
  await database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    await sql`rollback`.execute(connection)
  })
}

/** Node's own SQLite in the shape that Kysely's dialect expects of better-sqlite3, which is not built into Node. */
const driver = (sqlite: DatabaseSync): SqliteDatabase => ({
  close: () => sqlite.close(),
  prepare(text) {
    const statement = sqlite.prepare(text)
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
