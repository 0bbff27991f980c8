import { expect, test } from 'vitest'
import { publicError } from '../errors.ts'
import { createPlaces } from './places.ts'

test('runs a few jobs at the same time, lets others wait in order, and rejects the rest', async () => {
  const { run } = createPlaces({ running: 2, waiting: 2, busy: () => publicError('IMAGES_BUSY') })
  const started: number[] = []
  const jobs = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
  const results = jobs.map(({ promise }, index) =>
    run(() => {
      started.push(index)
      return promise
    }),
  )
  await expect(run(async () => {})).rejects.toMatchObject({ code: 'IMAGES_BUSY' })
  expect(started).toEqual([0, 1])
  // A failed job frees its place, too.
  jobs[1]?.reject(new Error('failed'))
  await expect(results[1]).rejects.toThrow('failed')
  await expect.poll(() => started).toEqual([0, 1, 2])
  jobs[0]?.resolve()
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  for (const job of jobs) job.resolve()
  await Promise.all([results[0], results[2], results[3]])
  expect(await run(async () => 'free')).toBe('free')
})
