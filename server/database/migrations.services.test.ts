import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databaseSettings, openTestDatabase } from '../testing/database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { migrations } from './migrations.ts'

test('runs each migration once when several processes start at the same time', async () => {
  const dataDir = temporaryFolder()
  const settings = { DATA_DIR: dataDir, ...(await databaseSettings(dataDir, { empty: true })) }
  const moduleOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).pathname)
  const program = `
    const { openDatabase } = await import(${moduleOf('connection.ts')})
    const { readConfig } = await import(${moduleOf('../config.ts')})
    const database = await openDatabase(readConfig(process.env))
    await database.destroy()`
  const start = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env: settings })
  await Promise.all(Array.from({ length: 4 }, start))
  const database = await openTestDatabase(dataDir)
  onTestFinished(() => database.destroy())
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
}, 60_000)
