import { z } from 'zod'
import { day } from './date-fields.ts'
import { daysBetween } from './dates.ts'

/** Label for unrecognized names, and for searches whose text was not stored. */
export const OTHER = '(other)'

/** Maximum date range, in days. Counts are stored for 25 months. */
const RANGE_MAX_DAYS = 800

/** Number of entries in each list of top pages, searches, and documents. */
export const TOP_LENGTH = 20

/**
 * Number of entries in the list of searches with no results. It is longer than the other lists, because even rare
 * searches reveal missing synonyms.
 */
export const WITHOUT_RESULT_LENGTH = 200

const reportDay = day('Enter a date such as 2026-11-21.')

/** First and last days of the range, inclusive, in UTC. */
export const analyticsQuery = z
  .object({ from: reportDay, to: reportDay })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'Choose an end date on or after the start date.',
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ from, to }) => daysBetween(from, to) < RANGE_MAX_DAYS, {
    path: ['from'],
    error: `Choose a range of up to ${RANGE_MAX_DAYS} days.`,
    when: ({ issues }) => issues.length === 0,
  })

export type AnalyticsQuery = z.output<typeof analyticsQuery>

const count = z.int().min(0)

const dailyCounts = z.object({
  day: z.string(),
  pageViews: count,
  searches: count,
  searchesWithoutResult: count,
  pdfClicks: count,
  cadClicks: count,
  /** Number of form submissions that the server accepted. */
  forms: count,
  /** Number of clicks on links to other sites. */
  outside: count,
})

export type DailyCounts = z.output<typeof dailyCounts>

export type Measure = Exclude<keyof DailyCounts, 'day'>

const top = z.array(z.object({ label: z.string(), count }))

/** Response to `GET /api/figures`: the top entries and every day in the range, including days without visits. */
export const analyticsResponse = z.object({
  /** Active analytics provider. New counts are added only when it is `first-party`. */
  counting: z.enum(['first-party', 'ga4', 'off']),
  days: z.array(dailyCounts),
  top: z.object({
    pages: top,
    searches: top,
    searchesWithoutResult: top,
    pdfs: top,
    cadFiles: top,
    forms: top,
    outside: top,
  }),
})

export type AnalyticsReport = z.output<typeof analyticsResponse>
