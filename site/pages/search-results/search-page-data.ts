import type { SearchRequest, SearchResponse } from '#contract/search.ts'
import { SEARCH_MESSAGES } from '#contract/search-messages.ts'
import { type CommonData, type PageMeta, Redirect } from '../../router/route.ts'
import { addressOf, readQuery, type SearchQuery } from './search-query.ts'

export const path = '/searchResults'

export const head = {
  title: 'Search Results | BoltSpan',
  description:
    'Search BoltSpan products, applications, load tables, spec sheets, and other documents by keyword or part number.',
  heading: 'Search Results',
}

/**
 * Data for the results page. The server searches when it renders a document, and the browser searches during
 * client-side navigation.
 */
export interface SearchPageData extends CommonData {
  readonly search: SearchQuery
  readonly answer?: SearchResponse
  /** Error message to show instead of results. */
  readonly message?: string
}

interface SearchPage {
  readonly url: URL
  readonly meta: Omit<PageMeta, 'title'>
  /** @throws if the search fails */
  readonly request: (search: SearchQuery) => Promise<SearchResponse>
  /** Returns the message and status for an error, or rethrows the error. */
  readonly failed: (error: unknown) => Pick<SearchPageData, 'message' | 'status'>
}

/** Returns the search request. Omits `sort` and `verbatim` if they have their default values. */
export const requestOf = ({ sort, verbatim, ...search }: SearchQuery): SearchRequest => ({
  ...search,
  ...(sort !== 'relevance' && { sort }),
  ...(verbatim && { verbatim }),
})

/**
 * Searches for the query in the URL.
 * @throws Redirect to the last page if the page number is too high
 */
export async function searchPageData({ url, meta, request, failed }: SearchPage): Promise<SearchPageData> {
  const search = readQuery(url.searchParams)
  const title = search.query ? `${search.query} | ${head.title}` : head.title
  const common = { meta: { ...meta, title, robots: 'noindex' }, search } as const
  if (!search.query) return { ...common, message: SEARCH_MESSAGES.noQuery }
  try {
    const answer = await request(search)
    const last = Math.max(1, answer.totalPages)
    if (search.pageNumber > last) throw new Redirect(addressOf({ ...search, pageNumber: last }))
    return { ...common, answer }
  } catch (error) {
    if (error instanceof Redirect) throw error
    return { ...common, ...failed(error) }
  }
}
