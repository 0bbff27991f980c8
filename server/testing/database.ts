import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/connection.ts'
import { SQLITE_FILE } from '../database/sqlite.ts'
import { postgresDatabase } from './postgres-databases.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Socket of the PostgreSQL server that the tests use, or undefined if the tests use the embedded database. */
const socket = inject('postgresSocket')

export const isPostgres = socket !== undefined

/** Secrets that all nodes share if they use the same database. */
const SECRETS = {
  STAFF_SECRET: 'a staff secret used only in tests',
  BOT_CHECK_SECRET: 'a bot check secret used in tests',
}

/** A database file that contains the product's tables. It is copied for each test. */
let template: Promise<string> | undefined

async function sqliteTemplate() {
  const dataDir = temporaryFolder()
  await (await openDatabase(readConfig({ DATA_DIR: dataDir }))).destroy()
  return join(dataDir, SQLITE_FILE)
}

/**
 * Creates a database for a server with the given `dataDir` unless the database exists. The database
 * contains the product's tables unless `empty` is true.
 * @returns the settings for a server that uses PostgreSQL, or no settings for the embedded database
 */
export async function databaseSettings(dataDir: string, { empty = false } = {}): Promise<Record<string, string>> {
  if (socket === undefined) {
    const file = join(dataDir, SQLITE_FILE)
    if (!empty && !existsSync(file)) {
      template ??= sqliteTemplate()
      mkdirSync(dataDir, { recursive: true })
      copyFileSync(await template, file)
    }
    return {}
  }
  return { DATABASE_URL: await postgresDatabase(socket, dataDir, { empty }), ...SECRETS }
}

/** Opens the database in the given folder. The caller must close it. */
export const openTestDatabase = async (dataDir: string) =>
  openDatabase(readConfig({ DATA_DIR: dataDir, ...(await databaseSettings(dataDir)) }))

/** Creates a database for one test. The database is closed and removed with its folder after the test. */
export async function temporaryDatabase() {
  const folder = temporaryFolder()
  const database = await openTestDatabase(folder)
  onTestFinished(async () => {
    await database.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return { database, folder }
}
