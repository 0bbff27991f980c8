import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { isPostgres, openTestDatabase } from '../testing/database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type Database, inTransaction, openDatabase } from './connection.ts'
import { engineOf } from './engine-of.ts'
import { migrate, migrations } from './migrations.ts'

async function temporaryDatabase(folder = temporaryFolder()) {
  const database = await openTestDatabase(folder)
  onTestFinished(() => database.destroy())
  return database
}

/** A table that only these tests use. Migrations create the product's tables. */
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
  test.skipIf(isPostgres)('creates its folder and makes commits durable', async () => {
    const dataDir = join(temporaryFolder(), 'new', 'folder')
    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
    onTestFinished(() => database.destroy())
    expect(await pragma(database, 'journal_mode')).toBe('wal')
    expect(await pragma(database, 'synchronous')).toBe(2)
    expect(await pragma(database, 'foreign_keys')).toBe(1)
  })

  test('does not start with a database that lacks a column', async () => {
    const folder = temporaryFolder()
    const older = await openTestDatabase(folder)
    await older.schema.alterTable('training_session').dropColumn('price_usd').execute()
    await older.destroy()
    await expect(openTestDatabase(folder)).rejects.toThrow('training_session.price_usd')
  })

  test('writes and reads rows, and returns inserted columns', async () => {
    const db = await withBolts()
    const written = await db.insertInto('bolt').values({ id: 7, name: 'Grade 8' }).executeTakeFirstOrThrow()
    const returned = await db.insertInto('bolt').values({ id: 8, name: 'Grade 5' }).returning('name').execute()
    expect(written).toMatchObject({ numInsertedOrUpdatedRows: 1n })
    expect(returned).toEqual([{ name: 'Grade 5' }])
    expect(await db.selectFrom('bolt').select('id').orderBy('id').execute()).toEqual([{ id: 7 }, { id: 8 }])
  })

  test('isolates concurrent transactions and rolls back a failed transaction', async () => {
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

  test('refuses to open a database that a newer version has migrated', async () => {
    const folder = temporaryFolder()
    const newer = await openTestDatabase(folder)
    await migrate(newer, boltMigrations)
    await newer.destroy()
    await expect(openTestDatabase(folder)).rejects.toThrow('9999-bolt')
  })

  test('confirms that the database is writable', async () => {
    const database = await temporaryDatabase()
    await expect(engineOf(database).assertWritable(database)).resolves.toBeUndefined()
  })

  test.runIf(isPostgres)('reports a standby as read-only', async () => {
    const database = await temporaryDatabase()
    await database.connection().execute(async (connection) => {
      await sql`set session characteristics as transaction read only`.execute(connection)
      await expect(engineOf(database).assertWritable(connection)).rejects.toThrow('read-only')
    })
  })

  test.skipIf(isPostgres)('reports that the database is not writable when another process locks it', async () => {
    const folder = temporaryFolder()
    const database = await temporaryDatabase(folder)
    const other = new DatabaseSync(join(folder, 'boltspan.sqlite'))
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    await sql`pragma busy_timeout = 1`.execute(database)
    await expect(engineOf(database).assertWritable(database)).rejects.toThrow('locked')
    other.exec('rollback')
  })

  test('locks a table for a transaction that reads before it writes', async () => {
    const db = await withBolts()
    const database = db as unknown as Database
    await db.insertInto('bolt').values({ id: 1, name: '0' }).execute()
    const addOne = () =>
      inTransaction(database, async (transaction) => {
        await engineOf(transaction).lockTable(transaction, 'bolt' as 'file')
        const bolts = transaction as unknown as Kysely<BoltTables>
        const { name } = await bolts.selectFrom('bolt').select('name').executeTakeFirstOrThrow()
        await bolts
          .updateTable('bolt')
          .set({ name: String(Number(name) + 1) })
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, addOne))
    expect(await db.selectFrom('bolt').select('name').execute()).toEqual([{ name: '20' }])
  })

  test.runIf(isPostgres)('retries a transaction that was aborted because of a conflict', async () => {
    const db = await withBolts()
    await db
      .insertInto('bolt')
      .values([
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ])
      .execute()
    const bothLocked = Promise.withResolvers<void>()
    let locked = 0
    let runs = 0
    const crosswise = (first: number, second: number) =>
      inTransaction(db as unknown as Database, async (transaction) => {
        runs += 1
        const bolts = transaction as unknown as Kysely<BoltTables>
        await bolts.updateTable('bolt').set({ name: 'c' }).where('id', '=', first).execute()
        locked += 1
        if (locked === 2) bothLocked.resolve()
        await bothLocked.promise
        await bolts.updateTable('bolt').set({ name: 'd' }).where('id', '=', second).execute()
      })
    await Promise.all([crosswise(1, 2), crosswise(2, 1)])
    expect(runs).toBeGreaterThan(2)
  })

  test.runIf(isPostgres)('rejects running queries when connections are lost, and then recovers', async () => {
    const folder = temporaryFolder()
    const database = await temporaryDatabase(folder)
    const other = await temporaryDatabase(folder)
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const cut = database.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid != pg_backend_pid()
      `.execute(other)
      await sql`select 1`.execute(transaction)
    })
    await expect(cut).rejects.toThrow(/terminat|connection error|ECONNRESET|EPIPE/)
    await vi.waitFor(() => expect(warned).toHaveBeenCalled())
    const { rows } = await sql`select 1 as one`.execute(database)
    expect(rows).toEqual([{ one: 1 }])
  })
})
