import type { FastifyBaseLogger } from 'fastify'
import { type Clock, databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Publishing } from './publishing.ts'
import { contentRepository } from './repository.ts'

/** How often to check for due revisions. Other processes don't notify this one about new schedules. */
const POLL_INTERVAL_MS = 5000

/** Report a scheduled revision that is overdue by this much. */
const OVERDUE_MS = 60_000

export interface ScheduleDeps {
  readonly database: Database
  readonly publishing: Pick<Publishing, 'publishScheduled'>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly clock?: Clock
}

/**
 * Publishes scheduled revisions at their scheduled times. Each process polls, and the database decides which one
 * publishes.
 */
export function createSchedule({ database, publishing, log, clock = databaseClock(database) }: ScheduleDeps) {
  const repository = contentRepository(database)
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isStopped = false

  async function publishDue() {
    const now = await clock()
    for (const row of await repository.scheduled()) {
      const due = new Date(row.publish_at ?? 0)
      if (due > now || isStopped) break
      try {
        await publishing.publishScheduled(row)
      } catch (error) {
        const details = { err: error, content: `${row.kind}/${row.content_key}`, revision: row.revision, due }
        const isOverdue = now.getTime() - due.getTime() > OVERDUE_MS
        if (isOverdue) log.error(details, 'a scheduled revision is overdue')
        else log.warn(details, 'could not publish a scheduled revision, which will be retried')
      }
    }
  }

  /** Publishes due revisions. Calls made during a run don't start another run. */
  function check(): Promise<void> {
    working ??= publishDue()
      .catch((error: unknown) => log.error({ err: error }, 'could not check for scheduled revisions'))
      .finally(() => {
        working = undefined
      })
    return working
  }

  return {
    check,

    start() {
      timer = setInterval(check, POLL_INTERVAL_MS).unref()
    },

    async stop() {
      isStopped = true
      clearInterval(timer)
      await working
    },
  }
}
