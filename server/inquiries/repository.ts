import type { Kysely } from 'kysely'
import type { SpentChallenge } from '../bot-check/bot-check.ts'
import type { Tables } from '../database/tables.ts'
import { columnsOf, type Inquiry } from './inquiry.ts'

/** Inquiries in the table `inquiry`. `db` may be a transaction. */
export const inquiryRepository = (db: Kysely<Tables>) => ({
  /** Returns the ID of the stored submission. */
  async idOf(submission: string): Promise<string | undefined> {
    const row = await db.selectFrom('inquiry').select('id').where('submission', '=', submission).executeTakeFirst()
    return row?.id
  },

  /** Stores the inquiry with its lines. Returns false if the submission is already stored. */
  async insert(inquiry: Inquiry, submission: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('inquiry')
      .values({
        id: inquiry.id,
        submission,
        contact_type: inquiry.contactType,
        office: inquiry.office,
        ...columnsOf(inquiry),
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

/** Bot check challenges that have been used. `db` may be a transaction. */
export const spentChallengeRepository = (db: Kysely<Tables>) => ({
  /** Marks a challenge as spent. Returns false if it already was. */
  async spend({ id, expiresAt }: SpentChallenge): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('spent_challenge')
      .values({ id, expires_at: expiresAt.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  /** Deletes challenges that are rejected anyway because they have expired. */
  async deleteExpired(now: Date) {
    await db.deleteFrom('spent_challenge').where('expires_at', '<', now.toISOString()).execute()
  },
})
