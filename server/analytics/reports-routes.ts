import { z } from 'zod'
import { analyticsQuery, analyticsResponse } from '#contract/analytics.ts'
import { failures } from '#contract/failure.ts'
import type { App } from '../http/app-type.ts'
import type { Allow } from '../staff/access.ts'
import type { createReports } from './reports.ts'

export interface ReportsRoutesDeps {
  readonly reports: ReturnType<typeof createReports>
  readonly allow: Allow
}

const getFigures = { querystring: analyticsQuery, response: { 200: analyticsResponse, ...failures } }
const exportFigures = { querystring: analyticsQuery, response: { 200: z.string(), ...failures } }

/** Serves analytics for a date range: `GET /api/figures` and `GET /api/figures/export.csv`. */
export function reportsRoutes(app: App, { reports, allow }: ReportsRoutesDeps) {
  app.get('/api/figures', { onRequest: allow('analytics'), schema: getFigures }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return reports.between(query)
  })

  app.get(
    '/api/figures/export.csv',
    { onRequest: allow('analytics'), schema: exportFigures },
    async ({ query }, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="boltspan-figures-${query.from}-${query.to}.csv"`,
      })
      reply.type('text/csv; charset=utf-8')
      return reports.asCsv(query)
    },
  )
}
