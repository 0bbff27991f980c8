import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/connection.ts'
import type { StorageOperation } from '../files/watched-storage.ts'
import { onResponseEnd } from '../http/response-end.ts'
import type { SearchState } from '../search/search.ts'
import { queueRepository } from './repository.ts'

export interface MetricsDeps {
  readonly database: Database
  readonly searchState: () => SearchState
  /** Number of pages that still show an old version because they can't be rendered. */
  readonly failedPages: () => number
}

export type Metrics = ReturnType<typeof createMetrics>

/** Upper bounds of the histogram buckets in seconds, from a cached response to a slow search or a storage timeout. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Process metrics (memory, CPU, event loop, and garbage collection). They are created once per process. */
let processMetrics: Registry | undefined

function registryOfProcess() {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
    // Remove metrics that duplicate other metrics and violate the Prometheus naming convention for counters.
    for (const what of ['handles', 'requests', 'resources']) {
      processMetrics.removeSingleMetric(`nodejs_active_${what}_total`)
    }
  }
  return processMetrics
}

/**
 * Creates the Prometheus metrics of this process. Queue metrics come from the database, so all nodes report the same
 * values.
 */
export function createMetrics({ database, searchState, failedPages }: MetricsDeps) {
  const own = new Registry()
  const registers = [own]
  const queue = queueRepository(database)

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests until the end of the response, by route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const storageErrors = new Counter({
    name: 'boltspan_storage_errors_total',
    help: 'Failed operations on the storage for uploaded files.',
    labelNames: ['operation'],
    registers,
  })
  for (const operation of ['read', 'write', 'remove', 'sweep'] satisfies StorageOperation[]) {
    storageErrors.inc({ operation }, 0)
  }
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const databaseUp = gauge('boltspan_database_up', '1 if the database responded to this scrape, otherwise 0.')
  const waiting = gauge('boltspan_mails_waiting', 'Emails waiting in the outbox.')
  const oldest = gauge(
    'boltspan_mail_oldest_waiting_seconds',
    'Age of the oldest waiting email, or 0 if none is waiting.',
  )
  const failed = gauge('boltspan_mails_failed', 'Emails that failed permanently.')
  const indexAge = gauge(
    'boltspan_search_index_age_seconds',
    'Time since the search index was last updated. Absent before the first update.',
  )
  const indexBehind = gauge(
    'boltspan_search_index_behind_seconds',
    'Time since the oldest change that is missing from the search index, or 0 if it is current.',
  )

  const overdue = gauge(
    'boltspan_content_overdue_seconds',
    'How late the oldest scheduled text is, or 0 if none is due.',
  )
  const oldPages = gauge('boltspan_pages_failed', 'Pages that keep their old text because they can’t be rendered.')

  async function readQueue(now: number) {
    const stored = [waiting, oldest, failed, overdue]
    try {
      const statistics = await queue.statistics()
      databaseUp.set(1)
      waiting.set(statistics.waiting)
      oldest.set(statistics.oldestWaiting ? secondsSince(statistics.oldestWaiting, now) : 0)
      failed.set(statistics.failed)
      const due = await queue.nextScheduled()
      overdue.set(due ? secondsSince(due, now) : 0)
    } catch {
      // Drop the old values, because they would look like current values.
      databaseUp.set(0)
      for (const each of stored) each.remove()
    }
  }

  return {
    contentType: own.contentType,

    /** Measures a request. Call this from a hook that runs when the request arrives. */
    watch(request: FastifyRequest, reply: FastifyReply) {
      const start = performance.now()
      onResponseEnd(reply, (isComplete) => {
        const { method, routeOptions } = request
        // Use the route's template as the label, because the number of URLs is unlimited.
        const route = routeOptions.url ?? 'none'
        const status = isComplete ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted'
        requests.observe({ method, route, status }, (performance.now() - start) / 1000)
      })
    },

    storageFailed: (operation: StorageOperation) => storageErrors.inc({ operation }),

    /** Returns all metrics in the Prometheus text format. */
    async text(now = Date.now()): Promise<string> {
      await readQueue(now)
      oldPages.set(failedPages())
      const { currentAt, behindSince } = searchState()
      if (currentAt) indexAge.set(secondsSince(currentAt, now))
      else indexAge.remove()
      indexBehind.set(behindSince ? secondsSince(behindSince, now) : 0)
      return (await registryOfProcess().metrics()) + (await own.metrics())
    },
  }
}

const secondsSince = (date: Date, now: number) => Math.max(0, (now - date.getTime()) / 1000)
