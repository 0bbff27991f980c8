/** Recent searches on this device, newest first. They never leave the browser. */

const KEY = 'boltspan-searches'
const MAX_SEARCHES = 5

export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    // Storage is blocked, or its content is invalid.
    return []
  }
}

export function saveSearch(query: string) {
  const others = recentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_SEARCHES)))
  } catch {
    // Storage is blocked or full, so nothing is saved.
  }
}

export function clearSearches() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
