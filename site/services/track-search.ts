/** Tracks searches. A separate module, because every page loads `analytics.ts`, but only the results page tracks them. */
import { anonymousTerm } from '#contract/search-terms.ts'
import { analytics } from './analytics.ts'

/** Tracks a search under its anonymous term. The length is the number of characters that the visitor typed. */
export const trackSearch = (query: string, results: number) =>
  analytics.track({ name: 'search', term: anonymousTerm(query), length: query.length, timestamp: Date.now(), results })
