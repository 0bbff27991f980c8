import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '../testing/database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openDatabase } from './connection.ts'

test.skipIf(isPostgres)('lets only the owner read the database, even one that an earlier version created', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const modes = () =>
    [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].map((path) => statSync(path).mode & 0o777)
  const open = async () => {
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    onTestFinished(() => database.destroy())
    return modes()
  }
  expect(await open()).toEqual([0o700, 0o600, 0o600, 0o600])
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  expect(await open()).toEqual([0o700, 0o600, 0o600, 0o600])
})
