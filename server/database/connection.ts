import type { Kysely, Transaction } from 'kysely'
import { backoffMs } from '../../contract/backoff.ts'
import type { Config } from '../config.ts'
import { engineOf } from './engine-of.ts'
import { migrate, migrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** How often a transaction is tried that gave way to a concurrent one; it holds nothing during the pauses. */
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 100

/**
 * Connects to PostgreSQL where `databaseUrl` is set, otherwise opens the database file in `dataDir` and makes the
 * folder where it is missing; brings the tables up to date. `destroy()` closes it.
 * @throws if it cannot be opened, or was written by a newer version of the server
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  known = migrations,
): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  try {
    await migrate(database, known)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/**
 * Runs `work` in a transaction, again if the database ended it in favor of a concurrent one: `work` does nothing but
 * read and write the database. Reads of different statements may differ; where a write depends on what was read, lock
 * first (`Engine.lockTable`).
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
      await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, FIRST_PAUSE_MS, LONGEST_PAUSE_MS)))
    }
  }
}
