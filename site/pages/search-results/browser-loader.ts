import type { BrowserLoader } from '../../router/route.ts'
import { publicUrl } from '../../services/public-url.ts'
import { search } from '../../services/search-api.ts'
import { head, path, requestOf, searchPageData } from './search-page-data.ts'

/** After hydration, the browser requests results from the server. */
export const load: BrowserLoader = (url, signal) =>
  searchPageData({
    url,
    meta: { description: head.description, url: `${publicUrl()}${path}` },
    request: (query) => search(requestOf(query), signal),
    failed(error) {
      if (signal.aborted) throw error
      return { message: (error as Error).message }
    },
  })
