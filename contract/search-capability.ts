import type { SearchRequest, SearchResponse } from './search.ts'

/** Answers a search. Throws what `POST /api/search` would answer as an error. */
export type SearchCapability = (request: SearchRequest) => Promise<SearchResponse>
