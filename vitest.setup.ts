import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An error that nobody expected fails the test that caused it, even when nothing else notices. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []
  vi.restoreAllMocks()
  expect(calls, 'calls of console.error').toEqual([])
})
