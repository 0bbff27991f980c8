import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { initial } from './migrations/0001-initial.ts'

/**
 * All migrations by name. They run in name order ('0001-initial' comes first). Never edit a released migration.
 * Migrations have no `down`.
 */
export const migrations: Record<string, Pick<Migration, 'up'>> = { '0001-initial': { up: initial } }

/**
 * Runs pending migrations in one transaction. Concurrent processes wait for each other.
 * @throws Error if a migration fails, or if the database contains a migration that this version doesn't include
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration works on tables as they were, which no type describes
export async function migrate(database: Kysely<any>, all = migrations) {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => all } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
