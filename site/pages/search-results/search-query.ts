import {
  PAGE_NUMBER_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZES,
  QUERY_MAX_LENGTH,
  RESULT_KINDS,
  RESULT_SORTS,
  type ResultKind,
  type ResultSort,
} from '#contract/search-limits.ts'

/** The query in the URL of the results page. */
export interface SearchQuery {
  readonly query: string
  readonly pageSize: number
  readonly pageNumber: number
  /** Filters by kind and by product id. */
  readonly kind?: ResultKind
  readonly product?: string
  readonly sort: ResultSort
  /** Turns off spelling correction and synonyms. */
  readonly verbatim: boolean
}

/** Reads a page number that is typed or in the URL. Returns undefined for other text, such as '1e1' and '1.5'. */
export function readPageNumber(text: string): number | undefined {
  const page = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  return page >= 1 && page <= PAGE_NUMBER_MAX ? page : undefined
}

/** Reads a query from the URL. Replaces invalid values with defaults. */
export function readQuery(parameters: URLSearchParams): SearchQuery {
  const size = Number(parameters.get('pageSize'))
  const page = readPageNumber(parameters.get('pageNumber') ?? '')
  const kind = RESULT_KINDS.find((each) => each === parameters.get('kind'))
  const product = parameters.get('product') ?? ''
  return {
    query: (parameters.get('query') ?? '').trim().slice(0, QUERY_MAX_LENGTH).trim(),
    pageSize: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZE_DEFAULT,
    pageNumber: page ?? 1,
    ...(kind && { kind }),
    ...(/^[a-z-]{1,60}$/.test(product) && { product }),
    sort: RESULT_SORTS.find((each) => each === parameters.get('sort')) ?? 'relevance',
    verbatim: parameters.get('verbatim') === 'true',
  }
}

/** Returns the URL parameters of a query, without the parameters that have default values. */
export function parametersOf({
  query = '',
  pageSize = PAGE_SIZE_DEFAULT,
  pageNumber = 1,
  kind,
  product,
  sort = 'relevance',
  verbatim = false,
}: Partial<SearchQuery>): [name: string, value: string][] {
  const parameters: [string, string][] = [['query', query]]
  if (kind) parameters.push(['kind', kind])
  if (product) parameters.push(['product', product])
  if (sort !== 'relevance') parameters.push(['sort', sort])
  if (verbatim) parameters.push(['verbatim', 'true'])
  if (pageSize !== PAGE_SIZE_DEFAULT) parameters.push(['pageSize', String(pageSize)])
  if (pageNumber > 1) parameters.push(['pageNumber', String(pageNumber)])
  return parameters
}

/** Returns the URL of a search. */
export const addressOf = (search: Partial<SearchQuery>): string =>
  `/searchResults?${new URLSearchParams(parametersOf(search))}`

/** Formats a duration in milliseconds ('12 ms'), or in seconds if it is one second or longer ('1.25 s'). */
export const timeText = (milliseconds: number) => {
  const rounded = Math.round(milliseconds)
  return rounded < 1000 ? `${rounded} ms` : `${(milliseconds / 1000).toFixed(2)} s`
}
