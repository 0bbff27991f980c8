/** Messages shown when there are no results. */
export const SEARCH_MESSAGES = {
  noQuery: 'No search query provided',
  failed: 'Failed to fetch search results',
  invalid: 'Invalid response format from search API',
  noData: 'No data available',
  empty: 'No results found',
} as const
