import type { Kysely, Transaction } from 'kysely'
import { backoffMs } from '#contract/backoff.ts'
import type { Config } from '../config.ts'
import { engineOf } from './engine-of.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

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
 * @throws Error if the database cannot be opened or was written by a newer version of the server
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
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
