import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'

/** A browser's storage; `blocked` as in a window that may keep nothing. */
function withStorage(blocked = false) {
  const kept = new Map<string, string>()
  const access = <Result>(use: () => Result): Result => {
    if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError')
    return use()
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => access(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => access(() => void kept.set(key, value)),
    removeItem: (key: string) => access(() => void kept.delete(key)),
  })
  return kept
}

beforeEach(() => void withStorage())
afterEach(() => void vi.unstubAllGlobals())

test('the last five searches are kept, the last first, each once in any case', () => {
  for (const query of ['truss', 'hinge', 'caster', 'Truss', 'bolt', 'plate', 'jack']) keepSearch(query)
  expect(recentSearches()).toEqual(['jack', 'plate', 'bolt', 'Truss', 'caster'])
})

test('they can be forgotten', () => {
  const kept = withStorage()
  keepSearch('truss')
  forgetSearches()
  expect(recentSearches()).toEqual([])
  expect(kept.size).toBe(0)
})

test.each(['nonsense', '{}', 'null', '[1, null]'])('what is not a list of searches is none: %s', (value) => {
  withStorage().set('boltspan-searches', value)
  expect(recentSearches()).toEqual([])
})

test('a browser that keeps nothing has none', () => {
  withStorage(true)
  keepSearch('truss')
  forgetSearches()
  expect(recentSearches()).toEqual([])
})
