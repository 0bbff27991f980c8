/** `POST /api/search` for the browser. Brings its libraries along: import it when a visitor searches, not before. */
import axios from 'axios'
import { HTTP_TIMEOUT_MS } from '../../contract/http.ts'
import { type SearchRequest, type SearchResponse, searchResponse } from '../../contract/search.ts'
import { SEARCH_PATH } from '../../contract/search-limits.ts'

/**
 * @throws Error with the message that a visitor reads; if the signal stopped it, axios's own `CanceledError`
 */
export async function search(request: SearchRequest, signal: AbortSignal): Promise<SearchResponse> {
  const answer = await axios
    .post<unknown>(SEARCH_PATH, request, { signal, timeout: HTTP_TIMEOUT_MS })
    .catch((cause) => {
      throw axios.isCancel(cause) ? cause : new Error('Failed to fetch search results', { cause })
    })
  const parsed = searchResponse.safeParse(answer.data)
  if (!parsed.success) throw new Error('Invalid response format from search API', { cause: parsed.error })
  return parsed.data
}
