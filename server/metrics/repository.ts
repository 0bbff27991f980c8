import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Reads statistics about the outbox and scheduled text. `db` may be a transaction. */
export const queueRepository = (db: Kysely<Tables>) => ({
  /** Reads only waiting and failed emails, through an index that begins with the state. Most emails have been sent. */
  async statistics() {
    const rows = await db
      .selectFrom('outgoing_mail')
      .select(({ fn }) => ['state', fn.countAll<number>().as('mails'), fn.min('created_at').as('oldest')])
      .where('state', 'in', ['waiting', 'failed'])
      .groupBy('state')
      .execute()
    const of = (state: string) => rows.find((row) => row.state === state)
    const oldest = of('waiting')?.oldest
    return {
      waiting: Number(of('waiting')?.mails ?? 0),
      oldestWaiting: oldest ? new Date(oldest) : undefined,
      failed: Number(of('failed')?.mails ?? 0),
    }
  },

  /** Returns the earliest time for which text is scheduled. The time is in the past if that text is overdue. */
  async nextScheduled(): Promise<Date | undefined> {
    const { next } = await db
      .selectFrom('content_revision')
      .select(({ fn }) => fn.min('publish_at').as('next'))
      .where('state', '=', 'scheduled')
      .executeTakeFirstOrThrow()
    return next ? new Date(next) : undefined
  },
})
