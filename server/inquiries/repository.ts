import type { Kysely } from 'kysely'
import { phoneKeys } from '#contract/phone-number.ts'
import type { SpentChallenge } from '../bot-check/bot-check.ts'
import type { Tables } from '../database/tables.ts'
import { columnsOf, type Inquiry } from './inquiry.ts'

/** Reads and writes the `inquiry` table. `db` may be a transaction. */
export const inquiryRepository = (db: Kysely<Tables>) => ({
  /** Returns the ID of the stored inquiry with the given submission hash, if any. */
  async idOf(submission: string): Promise<string | undefined> {
    const row = await db.selectFrom('inquiry').select('id').where('submission', '=', submission).executeTakeFirst()
    return row?.id
  },

  /** Stores the inquiry with its lines. Returns false if an inquiry with this submission hash is already stored. */
  async insert(inquiry: Inquiry, submission: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('inquiry')
      .values({
        id: inquiry.id,
        submission,
        contact_type: inquiry.contactType,
        office: inquiry.office,
        ...columnsOf(inquiry),
        phone_key: phoneKeys(inquiry.phone).join(' '),
        received_at: inquiry.receivedAt.toISOString(),
      })
      .onConflict((conflict) => conflict.column('submission').doNothing())
      .executeTakeFirstOrThrow()
    const isNew = numInsertedOrUpdatedRows === 1n
    if (isNew && inquiry.lines.length > 0) {
      const lines = inquiry.lines.map(({ partNumber, name, quantity, note }, position) => ({
        inquiry_id: inquiry.id,
        position,
        part_number: partNumber,
        name,
        quantity,
        note: note ?? null,
      }))
      await db.insertInto('inquiry_line').values(lines).execute()
    }
    return isNew
  },
})

/** Stores spent bot check challenges. `db` may be a transaction. */
export const spentChallengeRepository = (db: Kysely<Tables>) => ({
  /** Marks a challenge as spent. Returns false if the challenge was already spent. */
  async spend({ id, expiresAt }: SpentChallenge): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('spent_challenge')
      .values({ id, expires_at: expiresAt.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  /** Deletes expired challenges. An expired challenge is rejected even if it is unspent. */
  async deleteExpired(now: Date) {
    await db.deleteFrom('spent_challenge').where('expires_at', '<', now.toISOString()).execute()
  },
})
