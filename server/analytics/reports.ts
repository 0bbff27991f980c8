import type { AnalyticsQuery, AnalyticsReport } from '#contract/analytics.ts'
import { TOP_LENGTH, WITHOUT_RESULT_LENGTH } from '#contract/analytics.ts'
import { csvFile } from '#contract/csv.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { presentDays, presentTop } from './presenter.ts'
import { eventCountRepository } from './repository.ts'

export interface ReportsDeps {
  readonly database: Database
  readonly config: Pick<Config, 'analytics'>
}

export function createReports({ database, config }: ReportsDeps) {
  const counts = eventCountRepository(database)
  return {
    async between({ from, to }: AnalyticsQuery): Promise<AnalyticsReport> {
      const range = { from, to, limit: TOP_LENGTH }
      return {
        counting: config.analytics.kind,
        days: presentDays(await counts.byDay(from, to), { from, to }),
        top: {
          pages: presentTop(await counts.top('page', 'count', range)),
          searches: presentTop(await counts.top('search', 'count', range)),
          searchesWithoutResult: presentTop(
            await counts.top('search', 'without_result', { from, to, limit: WITHOUT_RESULT_LENGTH }),
          ),
          pdfs: presentTop(await counts.top('pdf', 'count', range)),
          cadFiles: presentTop(await counts.top('cad', 'count', range)),
          forms: presentTop(await counts.top('form', 'count', range)),
          outside: presentTop(await counts.top('outside', 'count', range)),
        },
      }
    },

    /** Returns all counts between two dates as CSV, with one line for each combination of day, kind, and label. */
    async asCsv({ from, to }: AnalyticsQuery): Promise<string> {
      const rows = await counts.all(from, to)
      const lines = rows.map(({ day, kind, label, count, without_result }) => [
        day,
        kind,
        label,
        String(count),
        kind === 'search' ? String(without_result) : '',
      ])
      return csvFile([['Day', 'Event', 'Item', 'Count', 'Without results'], ...lines])
    },
  }
}
