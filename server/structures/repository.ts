import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Reads and writes the `structure` table. `db` may be a transaction. */
export const structureRepository = (db: Kysely<Tables>) => ({
  insert: (row: Tables['structure']) => db.insertInto('structure').values(row).execute(),

  /** Returns the structure with the given ID, unless it has expired. */
  find: (id: string, now: Date) =>
    db
      .selectFrom('structure')
      .selectAll()
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
      .executeTakeFirst(),

  /** Deletes the structures that the copies in these inquiries were made from. */
  async deleteSources(inquiryIds: readonly string[]) {
    if (inquiryIds.length === 0) return
    const sources = db.selectFrom('structure').select('source_id').where('inquiry_id', 'in', inquiryIds)
    const ids = (await sources.execute()).flatMap(({ source_id: id }) => id ?? [])
    if (ids.length > 0) await db.deleteFrom('structure').where('id', 'in', ids).execute()
  },
})
