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
}

export type Metrics = ReturnType<typeof createMetrics>

/** From an answer in memory to the slowest search and the pauses of a broken store. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Memory, processor time, event loop and garbage collection: of the process, so they exist once. */
let processMetrics: Registry | undefined

function registryOfProcess() {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
    // Doubles of others, under names that Prometheus reserves for counters.
    for (const what of ['handles', 'requests', 'resources']) {
      processMetrics.removeSingleMetric(`nodejs_active_${what}_total`)
    }
  }
  return processMetrics
}

/** What Prometheus reads from this process; figures of the queue are those of the database that nodes share. */
export function createMetrics({ database, searchState }: MetricsDeps) {
  const own = new Registry()
  const registers = [own]
  const queue = queueRepository(database)

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const storageErrors = new Counter({
    name: 'boltspan_storage_errors_total',
    help: 'Failed operations of the storage of uploaded files.',
    labelNames: ['operation'],
    registers,
  })
  for (const operation of ['read', 'write', 'remove', 'sweep'] satisfies StorageOperation[]) {
    storageErrors.inc({ operation }, 0)
  }
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const databaseUp = gauge('boltspan_database_up', 'Whether the database answered this scrape.')
  const waiting = gauge('boltspan_mails_waiting', 'Mails in the outbox that have not been sent yet.')
  const oldest = gauge('boltspan_mail_oldest_waiting_seconds', 'Age of the oldest of them; 0 if there is none.')
  const failed = gauge('boltspan_mails_failed', 'Mails that have been given up.')
  const indexAge = gauge(
    'boltspan_search_index_age_seconds',
    'Time since the search index was last brought up to date; absent before the first time.',
  )
  const indexBehind = gauge(
    'boltspan_search_index_behind_seconds',
    'Time since the first change that the search index does not have; 0 while it has all.',
  )

  async function readQueue(now: number) {
    const mails = [waiting, oldest, failed]
    try {
      const figures = await queue.figures()
      databaseUp.set(1)
      waiting.set(figures.waiting)
      oldest.set(figures.oldestWaiting ? secondsSince(figures.oldestWaiting, now) : 0)
      failed.set(figures.failed)
    } catch {
      // Older figures would look like current ones.
      databaseUp.set(0)
      for (const each of mails) each.remove()
    }
  }

  return {
    contentType: own.contentType,

    /** For a hook at the arrival of each request. */
    watch(request: FastifyRequest, reply: FastifyReply) {
      const start = performance.now()
      onResponseEnd(reply, (isComplete) => {
        const { method, routeOptions } = request
        // The template, not the address: there are as many addresses as visitors can think of.
        const route = routeOptions.url ?? 'none'
        const status = isComplete ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted'
        requests.observe({ method, route, status }, (performance.now() - start) / 1000)
      })
    },

    storageFailed: (operation: StorageOperation) => storageErrors.inc({ operation }),

    /** All metrics in the text format of Prometheus. */
    async text(now = Date.now()): Promise<string> {
      await readQueue(now)
      const { currentAt, behindSince } = searchState()
      if (currentAt) indexAge.set(secondsSince(currentAt, now))
      else indexAge.remove()
      indexBehind.set(behindSince ? secondsSince(behindSince, now) : 0)
      return (await registryOfProcess().metrics()) + (await own.metrics())
    },
  }
}

const secondsSince = (date: Date, now: number) => Math.max(0, (now - date.getTime()) / 1000)
