import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSearches, recentSearches, saveSearch } from './recent-searches.ts'

/** Mocks local storage. `blocked` mocks a browser that blocks it. */
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

test('stores the last five searches, newest first, without duplicates that differ only in case', () => {
  for (const query of ['truss', 'hinge', 'caster', 'Truss', 'bolt', 'plate', 'jack']) saveSearch(query)
  expect(recentSearches()).toEqual(['jack', 'plate', 'bolt', 'Truss', 'caster'])
})

test('clears the recent searches', () => {
  const kept = withStorage()
  saveSearch('truss')
  clearSearches()
  expect(recentSearches()).toEqual([])
  expect(kept.size).toBe(0)
})

test.each(['nonsense', '{}', 'null', '[1, null]'])(
  'ignores a stored value that is not a list of searches: %s',
  (value) => {
    withStorage().set('boltspan-searches', value)
    expect(recentSearches()).toEqual([])
  },
)

test('returns no searches when the browser blocks storage', () => {
  withStorage(true)
  saveSearch('truss')
  clearSearches()
  expect(recentSearches()).toEqual([])
})
