/** Suggestions for typed text: names immediately, server results later. */
import { useEffect, useState } from 'react'
import type { SearchAnswer, SearchResult } from '#contract/search.ts'
import { SUGGESTION_COUNT, SUGGESTION_DEBOUNCE_MS, SUGGESTION_MIN_LENGTH } from '#contract/search-limits.ts'
import { type NamedSuggestion, namesFor, SEARCH_NAMES_FILE, type SearchNames } from './names.ts'

/** Delay after the last keystroke. */
const NAMES_DEBOUNCE_MS = 80

interface Found {
  readonly query: string
  readonly results: readonly SearchResult[]
  readonly total: number
  readonly answer?: SearchAnswer | undefined
}

const NOTHING: Found = { query: '', results: [], total: 0 }

/** Returns the server results for the latest text, or undefined if the search failed. */
export function useFound(text: string): Found | undefined {
  const [found, setFound] = useState<Found | undefined>(NOTHING)
  useEffect(() => {
    const query = text.trim()
    if (query.length < SUGGESTION_MIN_LENGTH) {
      setFound(NOTHING)
      return
    }
    const controller = new AbortController()
    const fetchResults = async () => {
      try {
        const { search } = await import('../../services/search-api.ts')
        const request = { query, pageSize: SUGGESTION_COUNT, pageNumber: 1 }
        const { results, totalResults, answer } = await search(request, controller.signal)
        if (!controller.signal.aborted) setFound({ query, results, total: totalResults, answer })
      } catch {
        if (!controller.signal.aborted) setFound(undefined)
      }
    }
    const timer = setTimeout(fetchResults, SUGGESTION_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return found
}

let loading: Promise<SearchNames> | undefined

/** Loads the names once per document and retries after a failure. */
const loadNames = async () => {
  loading ??= fetch(`${document.documentElement.dataset.pages}${SEARCH_NAMES_FILE}`).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    return answer.json() as Promise<SearchNames>
  })
  try {
    return await loading
  } catch {
    // Server results work without the names.
    loading = undefined
    return undefined
  }
}

/** Returns the parts, pages, and searches whose names match the text. */
export function useNamed(text: string): readonly NamedSuggestion[] {
  const [named, setNamed] = useState<readonly NamedSuggestion[]>([])
  useEffect(() => void loadNames(), [])
  useEffect(() => {
    if (text.trim().length < SUGGESTION_MIN_LENGTH) {
      setNamed([])
      return
    }
    let isCurrent = true
    const timer = setTimeout(async () => {
      const names = await loadNames()
      if (isCurrent) setNamed(names ? namesFor(names, text) : [])
    }, NAMES_DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  return named
}
