import { searchRequest, searchResponse } from '#contract/search.ts'
import { SEARCH_MAX_BYTES, SEARCH_PATH } from '#contract/search-limits.ts'
import type { App } from '../http/app-type.ts'
import { MINUTE_MS, perAddress } from '../http/rate-limit.ts'
import type { Turns } from '../http/turns.ts'
import type { Search } from './search.ts'

export interface SearchRoutesDeps {
  readonly search: Pick<Search, 'search'>
  readonly turns: Turns
  /** Maximum number of searches per IP address in one minute. */
  readonly limit: number
}

/** `POST /api/search`. The results page calls the same function without HTTP. */
export function searchRoutes(app: App, { search, turns, limit }: SearchRoutesDeps) {
  const schema = { body: searchRequest, response: { 200: searchResponse } }
  const limits = { bodyLimit: SEARCH_MAX_BYTES, config: perAddress(limit, MINUTE_MS) }
  app.post(SEARCH_PATH, { schema, ...limits }, async (request, reply) => {
    await turns.next()
    reply.header('cache-control', 'no-store')
    return search.search(request.body)
  })
}
