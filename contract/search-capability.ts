import type { SearchRequest, SearchResponse } from './search.ts'

/** Runs a search. Throws the errors that `POST /api/search` responds with. */
export type SearchCapability = (request: SearchRequest) => Promise<SearchResponse>
