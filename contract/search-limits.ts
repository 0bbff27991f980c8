/** Search limits that the browser and the server share. This is plain data, so pages don't load the schema library. */

export const SEARCH_PATH = '/api/search'

/** Maximum length of a query, in characters. */
export const QUERY_MAX_LENGTH = 200
export const PAGE_SIZE_MAX = 50
/** A page shows fewer than 40 images. */
export const IMAGE_URLS_MAX = 50
export const IMAGE_URL_MAX_LENGTH = 250
/** Maximum size of a request. The longest query with all image URLs is smaller. */
export const SEARCH_MAX_BYTES = 32 * 1024
/**
 * Maximum page number. No visitor needs a higher one. The limit also keeps every number in the response a safe integer.
 */
export const PAGE_NUMBER_MAX = 1_000_000

/** Choices for the number of results per page. */
export const PAGE_SIZES = [5, 10, 20, 50] as const
export const PAGE_SIZE_DEFAULT = 10

/** Kinds of results. The results page offers them as a filter and uses them in its URL. */
export const RESULT_KINDS = ['part', 'page', 'loadTable', 'document', 'picture', 'file'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

export const RESULT_SORTS = ['relevance', 'partNumber'] as const
export type ResultSort = (typeof RESULT_SORTS)[number]

/** Maximum length of a snippet, in characters. */
export const SNIPPET_LENGTH = 150
/** Shown instead of a snippet when a result has no text. */
export const NO_PREVIEW = 'No preview available'

export const SUGGESTION_MIN_LENGTH = 2
export const SUGGESTION_DEBOUNCE_MS = 300
export const SUGGESTION_COUNT = 3
export const SUGGESTION_SNIPPET_LENGTH = 80
