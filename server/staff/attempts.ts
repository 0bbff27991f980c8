import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface Limit {
  /** Attempts that are let through before `windowMs` has passed since the first. */
  readonly most: number
  readonly windowMs: number
}

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000

/**
 * Wrong passwords that are borne. One address that tries one account is stopped soonest; the account as a whole only
 * much later, so that nobody can lock its owner out by guessing from elsewhere, and a network of addresses still gets
 * no further than some thousand guesses a day against a password of twelve characters or more.
 */
export const LIMITS = {
  accountFromAddress: { most: 5, windowMs: QUARTER_OF_AN_HOUR_MS },
  address: { most: 30, windowMs: QUARTER_OF_AN_HOUR_MS },
  account: { most: 50, windowMs: QUARTER_OF_AN_HOUR_MS },
} as const satisfies Record<string, Limit>

/** What is counted against guessing, kept in `staff_attempt`: all processes over one database count together. */
export const attempts = (db: Kysely<Tables>, clock = () => new Date()) => ({
  /**
   * Counts one more attempt in a single step, so that many at once are not let through by what they read before.
   * @returns undefined if it may be made, else the seconds until the next one may
   */
  async take(key: string, { most, windowMs }: Limit): Promise<number | undefined> {
    const now = clock()
    const until = new Date(now.getTime() + windowMs).toISOString()
    const row = await db
      .insertInto('staff_attempt')
      .values({ key, count: 1, until })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when staff_attempt.until <= ${now.toISOString()} then 1 else staff_attempt.count + 1 end`,
          until: sql<string>`case when staff_attempt.until <= ${now.toISOString()} then ${until} else staff_attempt.until end`,
        }),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow()
    if (row.count <= most) return undefined
    return Math.max(1, Math.ceil((Date.parse(row.until) - now.getTime()) / 1000))
  },

  /** Takes one back that was no guess: the password was right. */
  async giveBack(key: string) {
    await db
      .updateTable('staff_attempt')
      .set({ count: sql<number>`max(count - 1, 0)` })
      .where('key', '=', key)
      .execute()
  },

  /** Forgets all attempts whose key begins so. */
  async forget(prefix: string) {
    await db.deleteFrom('staff_attempt').where(sql`substr(key, 1, ${prefix.length})`, '=', prefix).execute()
  },

  async forgetOld() {
    await db.deleteFrom('staff_attempt').where('until', '<=', clock().toISOString()).execute()
  },
})
