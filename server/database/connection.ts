import type { Kysely, Transaction } from 'kysely'
import { backoffMs } from '#contract/backoff.ts'
import type { Config } from '../config.ts'
import { engineOf } from './engine-of.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { type Tables, tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * Maximum number of attempts when transactions conflict. A transaction holds no locks during the pauses between
 * attempts.
 */
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 100

/**
 * Connects to PostgreSQL if `databaseUrl` is set. Otherwise opens the database file in `dataDir`, creating the folder
 * if needed. Runs pending migrations. `destroy()` closes the database.
 * @throws Error if the database cannot be opened, was written by a newer version of the server, or lacks a column
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  try {
    await migrate(database)
    await requireColumns(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/**
 * The first migration can change until the first release, so a database from before can lack columns. Each inquiry would
 * then fail.
 */
async function requireColumns(database: Database): Promise<void> {
  const found = new Map(
    (await database.introspection.getTables()).map(({ name, columns }) => [name, columns.map((each) => each.name)]),
  )
  const missing = Object.entries(tables).flatMap(([table, columns]) =>
    Object.keys(columns)
      .filter((column) => !found.get(table)?.includes(column))
      .map((column) => `${table}.${column}`),
  )
  if (missing.length > 0)
    throw new Error(`The database is from an older version and lacks ${missing.join(', ')}. Start with a new database.`)
}

/**
 * Runs `work` in a transaction. If the database aborts the transaction because of a conflict, `work` runs again, so it
 * must do nothing except read and write the database. Each statement may see a different state of the database. If a
 * write depends on a read, lock the table first (`Engine.lockTable`).
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const { isConflict } = engineOf(database)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, FIRST_PAUSE_MS, MAX_PAUSE_MS)))
    }
  }
}
