import { createContext, type RouterContext } from 'react-router'
import type { SearchRequest, SearchResponse } from './search.ts'

/** Answers a search. Throws what `POST /api/search` would answer as an error. */
export type SearchCapability = (request: SearchRequest) => Promise<SearchResponse>

/**
 * What the server puts into React Router's load context for the results page, so that the page and `POST /api/search`
 * share one way. Null where pages are rendered without the server (in development, by Vite).
 *
 * The built site contains its own copy of this module. Contexts are compared by identity, so both copies take the
 * one that is registered under this symbol.
 */
const REGISTERED = Symbol.for('boltspan.search')

const registry = globalThis as typeof globalThis & { [REGISTERED]?: RouterContext<SearchCapability | null> }

registry[REGISTERED] ??= createContext<SearchCapability | null>(null)

export const searchContext: RouterContext<SearchCapability | null> = registry[REGISTERED]
