import type { SearchRequest, SearchResponse } from './search.ts'

/** Runs a search. Throws the same errors that `POST /api/search` returns. */
export type SearchCapability = (request: SearchRequest) => Promise<SearchResponse>
