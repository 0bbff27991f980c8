/** Client for `POST /api/search`. It imports large libraries, so load it only when a visitor searches. */
import '#contract/without-eval.ts'

import axios from 'axios'
import { HTTP_TIMEOUT_MS } from '#contract/http.ts'
import { type SearchRequest, type SearchResponse, searchResponse } from '#contract/search.ts'
import { IMAGE_URL_MAX_LENGTH, IMAGE_URLS_MAX, SEARCH_PATH } from '#contract/search-limits.ts'
import { SEARCH_MESSAGES } from '#contract/search-messages.ts'
import { collectImageUrls } from './content.ts'

/** @throws Error with a message for the visitor, or axios's `CanceledError` if the signal is aborted */
export async function search(request: Omit<SearchRequest, 'imageUrls'>, signal: AbortSignal): Promise<SearchResponse> {
  const { data } = await axios
    .post<unknown>(SEARCH_PATH, { ...request, imageUrls: knownPictures() }, { signal, timeout: HTTP_TIMEOUT_MS })
    .catch((cause) => {
      throw axios.isCancel(cause) ? cause : new Error(SEARCH_MESSAGES.failed, { cause })
    })
  if (data === null || data === undefined || data === '') throw new Error(SEARCH_MESSAGES.noData)
  const parsed = searchResponse.safeParse(data)
  if (!parsed.success) throw new Error(SEARCH_MESSAGES.invalid, { cause: parsed.error })
  return parsed.data
}

/** Returns the URLs of the images on the current page, as written in the page's markup. */
const knownPictures = () =>
  collectImageUrls([...document.images].map((image) => image.getAttribute('src')))
    .filter((url) => url.startsWith(`${CONTENT_ORIGIN}/`) && url.length <= IMAGE_URL_MAX_LENGTH)
    .slice(0, IMAGE_URLS_MAX)
