import { z } from 'zod'

/** The label of what is counted together: names that are not ours, searches that were not kept. */
export const OTHER = '(other)'

/** Days that can be shown at once; counts are kept for 25 months. */
const RANGE_MAX_DAYS = 800

/** What is listed of pages, searches and documents. */
export const TOP_LENGTH = 20

/** Searches without result are listed further down: the rare ones are words that the site's synonyms lack. */
export const WITHOUT_RESULT_LENGTH = 200

const DAY_MS = 24 * 60 * 60_000

const day = z.iso.date('Enter a day such as 2026-11-21.')

/** Days in UTC, both included. */
export const figuresQuery = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day must not be before the first.',
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < RANGE_MAX_DAYS, {
    path: ['from'],
    error: `Choose at most ${RANGE_MAX_DAYS} days.`,
    when: ({ issues }) => issues.length === 0,
  })

export type FiguresQuery = z.output<typeof figuresQuery>

const count = z.int().min(0)

const dayFigures = z.object({
  day: z.string(),
  pageViews: count,
  searches: count,
  searchesWithoutResult: count,
  pdfClicks: count,
  cadClicks: count,
  /** Forms that were accepted. */
  forms: count,
  /** Links followed to other sites. */
  outside: count,
})

export type DayFigures = z.output<typeof dayFigures>

export type Measure = Exclude<keyof DayFigures, 'day'>

const top = z.array(z.object({ label: z.string(), count }))

/** `GET /api/figures`: every day of the range, those without a visit too, and what stands for most. */
export const figuresResponse = z.object({
  /** Who counts now: 'first-party' is us; with anything else no new figures come in. */
  counting: z.enum(['first-party', 'ga4', 'off']),
  days: z.array(dayFigures),
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

export type Figures = z.output<typeof figuresResponse>
