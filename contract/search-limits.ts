/** Limits of search that browser and server share. Without a library: pages load it with their own code. */

export const SEARCH_PATH = '/api/search'

/** Characters of a query. */
export const QUERY_MAX_LENGTH = 200
export const PAGE_SIZE_MAX = 50
export const IMAGE_URLS_MAX = 500
/** Pages beyond this are no question of a visitor; it also keeps every number of the answer a safe integer. */
export const PAGE_NUMBER_MAX = 1_000_000

/** Results a page that a visitor can choose. */
export const PAGE_SIZES = [5, 10, 20, 50] as const
export const PAGE_SIZE_DEFAULT = 10

/** What a result is: a facet of the results page, and in its address. */
export const RESULT_KINDS = ['part', 'page', 'loadTable', 'document', 'picture', 'file'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

export const RESULT_SORTS = ['relevance', 'partNumber'] as const
export type ResultSort = (typeof RESULT_SORTS)[number]

/** Characters of a snippet, as sent and on the widest cards. */
export const SNIPPET_LENGTH = 150
/** What stands in place of a snippet where there is no text to show. */
export const NO_PREVIEW = 'No preview available'

export const SUGGESTION_MIN_LENGTH = 2
export const SUGGESTION_DEBOUNCE_MS = 300
export const SUGGESTION_COUNT = 3
export const SUGGESTION_SNIPPET_LENGTH = 80
