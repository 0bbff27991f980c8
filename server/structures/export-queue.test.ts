import { expect, test, vi } from 'vitest'
import { createExportQueue } from './export-queue.ts'

const LIMITS = { places: 16, placesPerAddress: 2, waitMs: 1000 }

/** Starts jobs that end on request. `order` lists the addresses whose jobs have started. */
function jobQueue(limits = LIMITS) {
  const queue = createExportQueue(limits)
  const order: string[] = []
  return {
    order,
    start(address: string, signal = new AbortController().signal) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const job = async () => {
        order.push(address)
        await promise
      }
      return { end: resolve, done: queue.run(address, signal, job) }
    },
  }
}

test('runs one job at a time, and lets addresses take turns', async () => {
  const { order, start } = jobQueue()
  const jobs = ['a', 'a', 'a', 'b'].map((address) => start(address))
  for (const { end, done } of jobs) {
    end()
    await Promise.race([done, Promise.resolve()])
  }
  await Promise.all(jobs.map(({ done }) => done))
  expect(order).toEqual(['a', 'b', 'a', 'a'])
})

test('rejects a job whose turn does not come in time', async () => {
  vi.useFakeTimers()
  const { order, start } = jobQueue()
  const first = start('a')
  const second = start('b')
  const failed = expect(second.done).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  await vi.advanceTimersByTimeAsync(LIMITS.waitMs)
  await failed
  first.end()
  await first.done
  expect(order).toEqual(['a'])
  vi.useRealTimers()
})

test('removes a job that is canceled while it waits', async () => {
  const { order, start } = jobQueue()
  const first = start('a')
  const leaving = new AbortController()
  const second = start('b', leaving.signal)
  leaving.abort()
  await expect(second.done).rejects.toMatchObject({ code: 'CANCELED' })
  const third = start('c')
  first.end()
  third.end()
  await Promise.all([first.done, third.done])
  expect(order).toEqual(['a', 'c'])
})
