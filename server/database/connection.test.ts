import { PostgresAdapter } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Database, inTransaction } from './connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('retries a conflicting transaction with increasing backoff, up to five attempts', async () => {
  const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const times: number[] = []
  const start = Date.now()
  const database = {
    getExecutor: () => ({ adapter: new PostgresAdapter() }),
    transaction: () => ({
      execute: async () => {
        times.push(Date.now() - start)
        throw conflict
      },
    }),
  } as unknown as Database
  const failed = expect(inTransaction(database, async () => {})).rejects.toBe(conflict)
  await vi.runAllTimersAsync()
  await failed
  expect(times).toEqual([0, 5, 15, 35, 75])
})
