import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails a test that logs an unexpected error with `console.error`. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []
  vi.restoreAllMocks()
  // Vitest's `unstubGlobals` runs before each test, so the imports of the next file would see this test's globals.
  vi.unstubAllGlobals()
  expect(calls, 'calls of console.error').toEqual([])
})
