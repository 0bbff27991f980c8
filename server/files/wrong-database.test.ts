import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '../database/connection.ts'
import { SQLITE_FILE } from '../database/sqlite.ts'
import { exportDatabase, importDatabase } from '../database/transfer.ts'
import { isPostgres, openTestDatabase } from '../testing/database.ts'
import { pdfFile } from '../testing/sample-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { diskStorage } from './disk-storage.ts'
import { createFiles } from './files.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns the files module of a server with this database and folder of uploaded files. */
function filesWith(database: Database, folder: string) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const changes = { announce: async () => {}, check: async () => {} }
  const files = createFiles({ database, storage: diskStorage(folder), maxUploadMb: 1, changes, log })
  return {
    log,
    files,
    async upload(name: string) {
      const received = await files.receive(name, Readable.from([pdfFile(`${name} ${randomBytes(8).toString('hex')}`)]))
      return files.store(received, { folder: '' }, { name: 'Erin Editor' })
    },
    /** Sweeps like a server that starts at this time. */
    sweep: (afterMs: number) => files.sweep(new AbortController().signal, new Date(Date.now() + afterMs)),
  }
}

const objectsIn = (folder: string) =>
  readdirSync(join(folder, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

async function opened(dataDir = temporaryFolder()) {
  const database = await openTestDatabase(dataDir)
  onTestFinished(() => database.destroy())
  return database
}

/** Stores three files with the right database. */
async function threeFiles() {
  const folder = join(temporaryFolder(), 'files')
  const database = await opened()
  const right = filesWith(database, folder)
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) await right.upload(name)
  return { folder, database, right, objects: objectsIn(folder) }
}

/** Each way to start with the wrong database, and the database that the server then uses. */
const wrongDatabases: Readonly<Record<string, () => Promise<Database>>> = {
  'the database file was deleted, DATA_DIR was changed, or DATABASE_URL was set before the import': () => opened(),
  'the database belongs to another installation': async () => {
    const database = await opened()
    await filesWith(database, join(temporaryFolder(), 'files')).upload('other.pdf')
    return database
  },
}

describe.each(Object.entries(wrongDatabases))('when %s', (_way, wrongDatabase) => {
  test('keeps every uploaded file, and logs an error that names the settings', async () => {
    const { folder, objects } = await threeFiles()
    const { sweep, log } = filesWith(await wrongDatabase(), folder)
    for (const days of [0.5, 1, 31, 62]) await sweep(days * DAY_MS)
    expect(objectsIn(folder)).toEqual(objects)
    expect(existsSync(join(folder, 'quarantine'))).toBe(false)
    expect(log.error).toHaveBeenCalledTimes(4)
    expect(String(log.error.mock.calls[0]?.[0].err)).toMatch(/none of the 3 uploaded files.*DATA_DIR and DATABASE_URL/)
  })
})

test.skipIf(isPostgres)('keeps every uploaded file when the database file is empty', async () => {
  const { folder, objects } = await threeFiles()
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, SQLITE_FILE), '')
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => database.destroy())
  const { sweep, log } = filesWith(database, folder)
  await sweep(31 * DAY_MS)
  expect([objectsIn(folder), log.error.mock.calls.length]).toEqual([objects, 1])
})

test('keeps every uploaded file when the export is imported after a start with the empty database', async () => {
  const { folder, database, objects } = await threeFiles()
  const exported = join(temporaryFolder(), 'export')
  await exportDatabase(database, exported)
  const target = await opened()
  const moved = filesWith(target, folder)
  await moved.sweep(2 * HOUR_MS)
  await importDatabase(target, exported)
  await moved.sweep(40 * DAY_MS)
  expect(objectsIn(folder)).toEqual(objects)
  expect(await moved.files.all()).toHaveLength(3)
})

test('after an older backup is restored, quarantines newer files for 30 days, and keeps them if their rows return', async () => {
  const folder = join(temporaryFolder(), 'files')
  const database = await opened()
  const right = filesWith(database, folder)
  await right.upload('before.pdf')
  const backup = join(temporaryFolder(), 'export')
  await exportDatabase(database, backup)
  const newer = await right.upload('after.pdf')
  const objects = objectsIn(folder)
  const restored = await opened()
  await importDatabase(restored, backup)
  const older = filesWith(restored, folder)
  await older.sweep(2 * HOUR_MS)
  await older.sweep(29 * DAY_MS)
  expect(objectsIn(folder)).toEqual(objects)
  expect(older.log.warn).toHaveBeenCalledWith(expect.objectContaining({ object: newer.object }), expect.any(String))

  // The right database is back.
  await right.sweep(29.5 * DAY_MS)
  expect(right.log.info).toHaveBeenCalledWith({ object: newer.object }, expect.stringContaining('lists again'))
  expect((await buffer(await right.files.read(newer))).length).toBe(newer.size)

  await older.sweep(30 * DAY_MS)
  await older.sweep(61 * DAY_MS)
  expect(objectsIn(folder)).toEqual(objects.filter((key) => key !== newer.object))
  expect(older.log.warn).toHaveBeenLastCalledWith(
    expect.objectContaining({ object: newer.object }),
    expect.stringContaining('removed'),
  )
})
