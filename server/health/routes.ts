import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import { notReady } from '../errors.ts'
import type { App } from '../http/app-type.ts'

const ok = { response: { 200: z.object({ status: z.literal('ok') }) } }

/** `/healthz`: the process answers. `/readyz`: it can also store what visitors send. */
export function healthRoutes(app: App, { database }: { readonly database: Database }) {
  const engine = engineOf(database)
  const options = { schema: ok, config: { quiet: true } }

  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' as const }
  })

  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await engine.assertWritable(database).catch((error: unknown) => {
      request.log.error({ err: error }, 'database is not writable')
      throw notReady()
    })
    return { status: 'ok' as const }
  })
}
