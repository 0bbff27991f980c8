import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { counters } from '../database/counters.ts'
import { engineOf } from '../database/engine-of.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'

const ok = { response: { 200: z.object({ status: z.literal('ok') }) } }

interface HealthDeps {
  readonly database: Database
  readonly isStopping: () => boolean
  /** Returns true while the first search index is built. A release doesn't stop the next node before. */
  readonly isSearchStarting: () => boolean
}

/** The database is written to at most once in this time, however often `/readyz` is requested. */
const CHECK_MS = 2000

/**
 * Serves health checks. `/healthz` returns 200 while the process responds. `/readyz` returns 200 if the database is
 * writable, searches can be answered, and the server is not stopping.
 */
export function healthRoutes(app: App, { database, isStopping, isSearchStarting }: HealthDeps) {
  const engine = engineOf(database)
  const write = async () => {
    await engine.assertWritable(database)
    await counters(database, 'request_count').add('/readyz', CHECK_MS / 2)
  }
  let checkedAt = Number.NEGATIVE_INFINITY
  let check = Promise.resolve()
  const assertWritable = () => {
    if (performance.now() - checkedAt >= CHECK_MS) {
      checkedAt = performance.now()
      check = write()
      check.catch(() => {})
    }
    return check
  }
  const options = { schema: ok, config: { quiet: true } }

  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' as const }
  })

  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) throw publicError('NOT_READY')
    if (isSearchStarting()) throw publicError('SEARCH_NOT_READY')
    await assertWritable().catch((error: unknown) => {
      request.log.error({ err: error }, 'database is not writable')
      throw publicError('NOT_READY')
    })
    return { status: 'ok' as const }
  })
}
