import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from './connection.ts'
import { engineOf } from './engine-of.ts'
import { listen } from './postgres.ts'
import type { Tables } from './tables.ts'

/**
 * Polling catches lost notifications. It also reaches processes that share an embedded database, which sends no
 * notifications.
 */
const POLL_INTERVAL_MS = 5000

/** Kinds of cached data. */
export type Topic = 'files' | 'content'

export interface ChangesDeps {
  readonly config: Pick<Config, 'databaseUrl'>
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/**
 * Notifies all processes that share the database when data changes. PostgreSQL delivers a notification immediately. In
 * addition, each process polls the `change_count` table every five seconds.
 */
export function createChanges({ config, database, log }: ChangesDeps) {
  const listeners = new Map<Topic, () => void>()
  let seen: ReadonlyMap<string, number> | undefined
  let checking: Promise<void> | undefined
  let checkAgain = false
  let timer: NodeJS.Timeout | undefined
  let listener: ReturnType<typeof listen> | undefined
  let hasFailed = false

  async function compare() {
    const rows = await database.selectFrom('change_count').selectAll().execute()
    if (hasFailed) listener?.reopen()
    hasFailed = false
    const counts = new Map(rows.map(({ topic, count }) => [topic, count]))
    const before = seen
    seen = counts
    if (!before) return
    for (const [topic, listener] of listeners) {
      if (counts.get(topic) !== before.get(topic)) listener()
    }
  }

  /** Calls the listeners for all topics that changed since the last check. */
  function check(): Promise<void> {
    if (checking) {
      checkAgain = true
      return checking
    }
    checking = (async () => {
      do {
        checkAgain = false
        await compare().catch((error: unknown) => {
          hasFailed = true
          log.warn({ err: error }, 'could not check for changes by other nodes')
        })
      } while (checkAgain)
      checking = undefined
    })()
    return checking
  }

  return {
    check,

    /**
     * Call this in the transaction that makes the change, and `check` after the commit. Other processes are notified on
     * commit.
     */
    async announce(transaction: Kysely<Tables>, topic: Topic) {
      await transaction
        .insertInto('change_count')
        .values({ topic, count: 1 })
        .onConflict((conflict) =>
          conflict.column('topic').doUpdateSet(({ eb }) => ({ count: eb('change_count.count', '+', 1) })),
        )
        .execute()
      await engineOf(transaction).notify(transaction)
    },

    /** After `start`, calls the listener when the topic changes. One call may cover several changes. */
    on(topic: Topic, listener: () => void) {
      listeners.set(topic, listener)
    },

    async start() {
      await check()
      timer = setInterval(check, POLL_INTERVAL_MS).unref()
      if (config.databaseUrl) listener = listen(config.databaseUrl, { onNotice: check, log })
    },

    async stop() {
      clearInterval(timer)
      await listener?.stop()
      await checking
    },
  }
}

export type Changes = ReturnType<typeof createChanges>
