import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { databaseSettings, isPostgres, openTestDatabase, temporaryDatabase } from '../testing/database.ts'
import { createChanges } from './changes.ts'
import type { Database } from './connection.ts'

/** Starts a process that calls `notified` after each change to the files. */
async function node(database: Database, folder: string) {
  const config = readConfig({ DATA_DIR: folder, ...(await databaseSettings(folder)) })
  const log = { info: vi.fn(), warn: vi.fn() }
  const changes = createChanges({ config, database, log })
  const events = new EventEmitter()
  const notified = vi.fn(() => events.emit('notified'))
  changes.on('files', notified)
  await changes.start()
  onTestFinished(() => changes.stop())
  const change = async () => {
    await database.transaction().execute((transaction) => changes.announce(transaction, 'files'))
    await changes.check()
  }
  return { change, notified, nextNotification: () => once(events, 'notified'), log, changes }
}

async function twoNodes() {
  const { database, folder } = await temporaryDatabase()
  const other = await openTestDatabase(folder)
  onTestFinished(() => other.destroy())
  return { database, first: await node(database, folder), second: await node(other, folder) }
}

const PATIENCE = { timeout: 20_000, interval: 20 }

describe('change notifications', () => {
  test('notifies its own process immediately, and each other process only once, within five seconds', async () => {
    // PostgreSQL notifies other processes. With SQLite, other processes poll every five seconds.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { first, second } = await twoNodes()
    const secondNotified = second.nextNotification()
    await first.change()
    expect(first.notified).toHaveBeenCalledTimes(1)
    if (!isPostgres) vi.advanceTimersByTime(5000)
    await secondNotified
    await second.changes.check()
    expect(second.notified).toHaveBeenCalledTimes(1)
    const firstNotified = first.nextNotification()
    await second.change()
    if (!isPostgres) vi.advanceTimersByTime(5000)
    await firstNotified
    expect(first.notified).toHaveBeenCalledTimes(2)
  })

  test('notifies no process when the transaction is rolled back', async () => {
    const { database, first } = await twoNodes()
    const undone = database.transaction().execute(async (transaction) => {
      await first.changes.announce(transaction, 'files')
      throw new Error('changed our mind')
    })
    await expect(undone).rejects.toThrow('changed our mind')
    await first.changes.check()
    expect(first.notified).not.toHaveBeenCalled()
  })

  test.runIf(isPostgres)(
    'notifies other processes even after the notification connection is lost, and reopens the connection',
    async () => {
      const { database, first, second } = await twoNodes()
      const listeners = sql`
        pg_stat_activity where datname = current_database() and query = 'listen boltspan' and state = 'idle'`
      await vi.waitFor(async () => {
        expect((await sql`select pid from ${listeners}`.execute(database)).rows).toHaveLength(2)
      }, PATIENCE)
      await sql`select pg_terminate_backend(pid) from ${listeners}`.execute(database)
      await vi.waitFor(() => expect(second.log.warn).toHaveBeenCalledTimes(1), PATIENCE)
      await first.change()
      await vi.waitFor(() => expect(second.notified).toHaveBeenCalledTimes(1), PATIENCE)
      await vi.waitFor(
        () => expect(second.log.info).toHaveBeenCalledWith('receiving notices from other nodes again'),
        PATIENCE,
      )
    },
    60_000,
  )
})
