import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { latestEnd } from '../database/clock.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'
import type { Mail } from './mails.ts'

/** Maximum pause between two attempts to send an email. */
export const MAX_PAUSE_MS = 4 * 60 * 60_000

export type StoredMail = Selectable<Tables['outgoing_mail']>

/** Reads and writes the `outgoing_mail` table. `db` may be a transaction. */
export const mailRepository = (db: Kysely<Tables>) => ({
  /** Skips an email whose ID is already stored. Returns the number of emails that were added. */
  async insert(mails: readonly Mail[], inquiryId: string, now: Date): Promise<number> {
    const rows = mails.map(({ id, kind, to, replyTo, subject, text, html }) => ({
      id: id ?? randomUUID(),
      inquiry_id: inquiryId,
      kind,
      recipient: to.address,
      recipient_name: to.name,
      reply_to: replyTo.address,
      reply_to_name: replyTo.name,
      subject,
      text,
      html,
      state: 'waiting' as const,
      attempts: 0,
      created_at: now.toISOString(),
      next_attempt_at: now.toISOString(),
    }))
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('outgoing_mail')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows)
  },

  /** Leases up to `limit` emails that are due. No other worker can lease them until the lease ends. */
  claim: ({ lease, leaseMs, now, limit }: { lease: string; leaseMs: number; now: Date; limit: number }) =>
    db
      .updateTable('outgoing_mail')
      .set({ lease, leased_until: new Date(now.getTime() + leaseMs).toISOString() })
      .where('id', 'in', (query) =>
        query
          .selectFrom('outgoing_mail')
          .select('id')
          .where(({ and, eb }) => and([due(eb, now), free(eb, now, leaseMs)]))
          .orderBy('next_attempt_at')
          .limit(limit)
          .$if(engineOf(db).skipsLocked, (select) => select.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute(),

  /** Extends the lease of emails that the worker is still sending. */
  renew: ({ lease, leaseMs, now }: { lease: string; leaseMs: number; now: Date }) =>
    db
      .updateTable('outgoing_mail')
      .set({ leased_until: new Date(now.getTime() + leaseMs).toISOString() })
      .where('lease', '=', lease)
      .execute(),

  /**
   * Returns the earliest time at which a waiting email becomes due or its lease ends. Returns undefined if no email is
   * waiting.
   */
  async nextDue(): Promise<Date | undefined> {
    const row = await db
      .selectFrom('outgoing_mail')
      .select(({ fn, ref }) => fn.min(fn.coalesce(ref('leased_until'), ref('next_attempt_at'))).as('at'))
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    return row?.at ? new Date(row.at) : undefined
  },

  /** Records the outcome of a leased email and ends the lease. */
  settle: ({ id, lease }: { id: string; lease: string | null }, outcome: Outcome) =>
    db
      .updateTable('outgoing_mail')
      .set({ ...outcome, lease: null, leased_until: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute(),

  /** Makes emails due now if they are waiting because the mail server was unreachable. */
  retryUnreachable: (now: Date) =>
    db
      .updateTable('outgoing_mail')
      .set({ next_attempt_at: now.toISOString() })
      .where('state', '=', 'waiting')
      .where('last_failure', '=', 'unreachable')
      .where('next_attempt_at', '>', now.toISOString())
      .execute(),
})

type Outcome = Partial<
  Pick<
    StoredMail,
    'state' | 'attempts' | 'next_attempt_at' | 'first_attempt_at' | 'last_failure' | 'last_error' | 'settled_at'
  >
>

type Conditions = import('kysely').ExpressionBuilder<Tables, 'outgoing_mail'>

/**
 * An email that has never been tried, or whose next attempt is later than the longest pause, is due, because the clock
 * may have been set back.
 */
const due = (eb: Conditions, now: Date) =>
  eb.and([
    eb('state', '=', 'waiting'),
    eb.or([
      eb('attempts', '=', 0),
      eb('next_attempt_at', '<=', now.toISOString()),
      eb('next_attempt_at', '>', latestEnd(now, MAX_PAUSE_MS)),
    ]),
  ])

const free = (eb: Conditions, now: Date, leaseMs: number) =>
  eb.or([
    eb('leased_until', 'is', null),
    eb('leased_until', '<=', now.toISOString()),
    eb('leased_until', '>', latestEnd(now, leaseMs)),
  ])
