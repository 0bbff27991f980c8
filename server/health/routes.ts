import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import { notReady } from '../errors.ts'
import type { App } from '../http/app-type.ts'

const ok = { response: { 200: z.object({ status: z.literal('ok') }) } }

interface HealthDeps {
  readonly database: Database
  readonly isStopping: () => boolean
}

/**
 * Serves health checks. `/healthz` returns 200 while the process responds. `/readyz` returns 200 if the database is
 * writable and the server is not stopping.
 */
export function healthRoutes(app: App, { database, isStopping }: HealthDeps) {
  const engine = engineOf(database)
  const options = { schema: ok, config: { quiet: true } }

  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' as const }
  })

  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) throw notReady()
    await engine.assertWritable(database).catch((error: unknown) => {
      request.log.error({ err: error }, 'database is not writable')
      throw notReady()
    })
    return { status: 'ok' as const }
  })
}
