import { type Kysely, sql } from 'kysely'
import { type Clock, databaseClock, latestEnd } from './clock.ts'
import type { Tables } from './tables.ts'

/** Counters that reset after a time window. All processes that use the database share them. */
export const counters = (
  db: Kysely<Tables>,
  table: 'staff_attempt' | 'request_count',
  clock: Clock = databaseClock(db),
) => ({
  /**
   * Increments the counter atomically. The first call starts a time window.
   * @returns the count in the current window, and the milliseconds until the window ends
   */
  async add(key: string, windowMs: number) {
    const now = await clock()
    const until = new Date(now.getTime() + windowMs).toISOString()
    const end = sql.ref(`${table}.until`)
    const over = sql<boolean>`(${end} <= ${now.toISOString()} or ${end} > ${latestEnd(now, windowMs)})`
    const row = await db
      .insertInto(table)
      .values({ key, count: 1, until })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            count: sql<number>`case when ${over} then 1 else ${sql.ref(`${table}.count`)} + 1 end`,
            until: sql<string>`case when ${over} then ${until} else ${sql.ref(`${table}.until`)} end`,
          }),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow()
    return { count: row.count, leftMs: Math.max(0, Date.parse(row.until) - now.getTime()) }
  },

  async deleteExpired() {
    await db
      .deleteFrom(table)
      .where('until', '<=', (await clock()).toISOString())
      .execute()
  },
})
