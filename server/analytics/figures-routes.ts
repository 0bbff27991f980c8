import { z } from 'zod'
import { analyticsQuery, analyticsResponse } from '../../contract/analytics.ts'
import { failures } from '../../contract/failure.ts'
import type { App } from '../http/app-type.ts'
import type { Allow } from '../staff/access.ts'
import type { createFigures } from './figures.ts'

export interface FiguresRoutesDeps {
  readonly figures: ReturnType<typeof createFigures>
  readonly allow: Allow
}

const getFigures = { querystring: analyticsQuery, response: { 200: analyticsResponse, ...failures } }
const exportFigures = { querystring: analyticsQuery, response: { 200: z.string(), ...failures } }

/** `GET /api/figures` and `GET /api/figures/export.csv`: what visitors did between two days. */
export function figuresRoutes(app: App, { figures, allow }: FiguresRoutesDeps) {
  app.get('/api/figures', { onRequest: allow('analytics'), schema: getFigures }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return figures.between(query)
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
      return figures.asCsv(query)
    },
  )
}
