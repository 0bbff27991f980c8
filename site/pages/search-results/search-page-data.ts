import type { SearchRequest, SearchResponse } from '../../../contract/search.ts'
import { SEARCH_MESSAGES } from '../../../contract/search-messages.ts'
import { type CommonData, type PageMeta, Redirect } from '../../router/route.ts'
import { addressOf, readQuery, type SearchQuery } from './search-query.ts'

export const path = '/searchResults'

export const head = {
  title: 'Search Results | BoltSpan',
  description:
    'Search the products, applications, load tables, spec sheets and other documents of BoltSpan by word or part number.',
  heading: 'Search Results',
}

/** What the results page shows. The server searches for a document, the browser after that. */
export interface SearchPageData extends CommonData {
  readonly search: SearchQuery
  readonly answer?: SearchResponse
  /** What the visitor reads in place of results. */
  readonly message?: string
}

interface SearchPage {
  readonly url: URL
  /** What the page has in its head for every search. */
  readonly meta: Omit<PageMeta, 'title'>
  /** Throws where it fails. */
  readonly request: (search: SearchQuery) => Promise<SearchResponse>
  /** What the visitor reads then, and the status of the answer; it may throw the error again. */
  readonly failed: (error: unknown) => Pick<SearchPageData, 'message' | 'status'>
}

/** What is asked of the server; what goes without saying is left out. */
export const requestOf = ({ sort, verbatim, ...search }: SearchQuery): SearchRequest => ({
  ...search,
  ...(sort !== 'relevance' && { sort }),
  ...(verbatim && { verbatim }),
})

/**
 * Searches for what the address asks for.
 * @throws Redirect to the last page of results for one past it
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
