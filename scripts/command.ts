import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { openSecrets } from '#server/secrets/secrets.ts'
import { createStaff } from '#server/staff/staff.ts'

const silent = () => {}

/**
 * Runs a command with the settings from the environment and exits with status 1 if it fails. For invalid settings,
 * invalid options, and errors of the `expected` classes, prints only the message.
 */
export async function runCommand(
  expected: readonly (new (...parameters: never[]) => Error)[],
  work: (config: Config) => Promise<void>,
) {
  try {
    await work(readConfig(process.env))
  } catch (error) {
    const isExpected = [ConfigError, ...expected].some((kind) => error instanceof kind)
    const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    console.error(isExpected || isUsage ? (error as Error).message : error)
    process.exit(1)
  }
}

/** Opens the database, runs `work`, and closes the database. */
export async function withDatabase(config: Config, work: (database: Database) => Promise<void>) {
  const database = await openDatabase(config)
  await work(database).finally(() => database.destroy())
}

/** Creates the staff services. They log only errors. */
export const staffOf = (config: Config, database: Database) =>
  createStaff({
    config,
    secrets: openSecrets(config),
    database,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  })
