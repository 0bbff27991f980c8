import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { assertWritable, type Database, openDatabase } from './connection.ts'
import { migrate, migrations } from './migrations.ts'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function temporaryDatabase(folder = temporaryFolder()) {
  const database = await openDatabase(folder)
  onTestFinished(() => database.destroy())
  return database
}

/** A table for these tests; the product's own come with its migrations. */
interface BoltTables {
  bolt: { id: number; name: string }
}

const boltMigrations = {
  ...migrations,
  '9999-bolt': {
    up: (db: Kysely<unknown>) =>
      db.schema
        .createTable('bolt')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute(),
  },
}

async function withBolts() {
  const database = await temporaryDatabase()
  await migrate(database, boltMigrations)
  return database as unknown as Kysely<BoltTables>
}

const pragma = async (database: Database, name: string) =>
  Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database)).rows[0] ?? {})[0]

describe('the database', () => {
  test('makes its folder and keeps what is committed through a power failure', async () => {
    const database = await temporaryDatabase(join(temporaryFolder(), 'new', 'folder'))
    expect(await pragma(database, 'journal_mode')).toBe('wal')
    expect(await pragma(database, 'synchronous')).toBe(2)
    expect(await pragma(database, 'foreign_keys')).toBe(1)
  })

  test('writes and reads rows, with what an insert returns', async () => {
    const db = await withBolts()
    const written = await db.insertInto('bolt').values({ id: 7, name: 'Grade 8' }).executeTakeFirstOrThrow()
    const returned = await db.insertInto('bolt').values({ id: 8, name: 'Grade 5' }).returning('name').execute()
    expect(written).toMatchObject({ insertId: 7n, numInsertedOrUpdatedRows: 1n })
    expect(returned).toEqual([{ name: 'Grade 5' }])
    expect(await db.selectFrom('bolt').select('id').orderBy('id').execute()).toEqual([{ id: 7 }, { id: 8 }])
  })

  test('keeps two transactions at the same time apart, and undoes one that fails', async () => {
    const db = await withBolts()
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('bolt').values({ id: 1, name: 'lost' }).execute()
      await new Promise(setImmediate)
      throw new Error('changed our mind')
    })
    const working = db.transaction().execute((trx) => trx.insertInto('bolt').values({ id: 2, name: 'kept' }).execute())
    await expect(failing).rejects.toThrow('changed our mind')
    await working
    expect(await db.selectFrom('bolt').select('name').execute()).toEqual([{ name: 'kept' }])
  })

  test('runs each migration once', async () => {
    const database = await temporaryDatabase()
    await migrate(database, boltMigrations)
    await expect(migrate(database, boltMigrations)).resolves.toBeUndefined()
  })

  test('refuses a database that a newer version has changed', async () => {
    const folder = temporaryFolder()
    const newer = await openDatabase(folder)
    await migrate(newer, boltMigrations)
    await newer.destroy()
    await expect(openDatabase(folder)).rejects.toThrow('9999-bolt')
  })

  test('says when it cannot be written to', async () => {
    const folder = temporaryFolder()
    const database = await temporaryDatabase(folder)
    await expect(assertWritable(database)).resolves.toBeUndefined()
    const other = new DatabaseSync(join(folder, 'boltspan.sqlite'))
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    await sql`pragma busy_timeout = 1`.execute(database)
    await expect(assertWritable(database)).rejects.toThrow('locked')
    other.exec('rollback')
  })
})
