import { PAGE_NUMBER_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZES, QUERY_MAX_LENGTH } from '../../../contract/search-limits.ts'

/** What the address of the results page names. */
export interface SearchQuery {
  readonly query: string
  readonly pageSize: number
  readonly pageNumber: number
}

/** Reads the address; what is no sensible number is as if it were not there. */
export function readQuery(parameters: URLSearchParams): SearchQuery {
  const size = Number(parameters.get('pageSize'))
  const page = Number(parameters.get('pageNumber'))
  return {
    query: (parameters.get('query') ?? '').trim().slice(0, QUERY_MAX_LENGTH).trim(),
    pageSize: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZE_DEFAULT,
    pageNumber: Number.isInteger(page) && page >= 1 && page <= PAGE_NUMBER_MAX ? page : 1,
  }
}

/** The address of a search; defaults are left out. */
export function addressOf({ query, pageSize = PAGE_SIZE_DEFAULT, pageNumber = 1 }: Partial<SearchQuery>): string {
  const parameters = new URLSearchParams({ query: query ?? '' })
  if (pageSize !== PAGE_SIZE_DEFAULT) parameters.set('pageSize', String(pageSize))
  if (pageNumber > 1) parameters.set('pageNumber', String(pageNumber))
  return `/searchResults?${parameters}`
}

/** '12 ms', or from a second on '1.25 s'. */
export const timeText = (milliseconds: number) =>
  milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(2)} s`
