import { type Kysely, sql } from 'kysely'
import type { Clock } from '../database/clock.ts'
import { counters } from '../database/counters.ts'
import type { Tables } from '../database/tables.ts'

export interface Limit {
  /** Maximum number of attempts within `windowMs` after the first attempt. */
  readonly max: number
  readonly windowMs: number
}

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000

/**
 * Limits for failed sign-ins. The lowest limit applies to attempts from one IP address on one account. The limit for a
 * whole account is much higher, so an attacker cannot lock the owner out. Even a botnet gets only several thousand
 * guesses per day against a password of 12 characters or more.
 */
export const LIMITS = {
  accountFromAddress: { max: 5, windowMs: QUARTER_OF_AN_HOUR_MS },
  address: { max: 30, windowMs: QUARTER_OF_AN_HOUR_MS },
  account: { max: 50, windowMs: QUARTER_OF_AN_HOUR_MS },
} as const satisfies Record<string, Limit>

/**
 * Counters that limit guessing. They are stored in `staff_attempt` and shared by all processes that use the database.
 */
export const attempts = (db: Kysely<Tables>, clock?: Clock) => ({
  /**
   * Counts an attempt atomically, so concurrent attempts cannot exceed the limit.
   * @returns undefined if the attempt is allowed, or else the seconds until the next attempt is allowed
   */
  async take(key: string, { max, windowMs }: Limit): Promise<number | undefined> {
    const { count, leftMs } = await counters(db, 'staff_attempt', clock).add(key, windowMs)
    return count <= max ? undefined : Math.max(1, Math.ceil(leftMs / 1000))
  },

  /** Removes an attempt from the count. Call this if the password was correct. */
  async giveBack(key: string) {
    await db
      .updateTable('staff_attempt')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  },

  /** Resets all counters whose keys begin with the given prefix. */
  async reset(prefix: string) {
    await db.deleteFrom('staff_attempt').where(sql`substr(key, 1, ${prefix.length})`, '=', prefix).execute()
  },

  deleteExpired: () => counters(db, 'staff_attempt', clock).deleteExpired(),
})
