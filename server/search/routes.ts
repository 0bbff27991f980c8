import { searchRequest, searchResponse } from '#contract/search.ts'
import { SEARCH_PATH } from '#contract/search-limits.ts'
import type { App } from '../http/app-type.ts'
import type { Search } from './search.ts'

/** `POST /api/search`. The results page calls the same function without HTTP. */
export function searchRoutes(app: App, { search }: { readonly search: Pick<Search, 'search'> }) {
  const schema = { body: searchRequest, response: { 200: searchResponse } }
  app.post(SEARCH_PATH, { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return search.search(request.body)
  })
}
