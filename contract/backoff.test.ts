import { afterEach, expect, test, vi } from 'vitest'
import { backoffMs } from './backoff.ts'

afterEach(() => void vi.restoreAllMocks())

const pauses = () => [1, 2, 3, 4, 5, 6, 100].map((failures) => backoffMs(failures, 1000, 30_000))

test('doubles the pause after each failure, up to the maximum', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(pauses()).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('halves each pause when the random jitter is at its maximum', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  for (const [index, pause] of pauses().entries()) {
    const full = Math.min(1000 * 2 ** index, 30_000)
    expect(pause).toBeGreaterThan(full / 2)
    expect(pause).toBeLessThan(full * 0.51)
  }
})
