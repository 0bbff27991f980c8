import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Maximum number of structures to delete at a time. */
const BATCH = 100

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

  /** Returns the total size of the structures that visitors share by link. */
  async sharedSize(): Promise<number> {
    const { size } = await db
      .selectFrom('structure')
      .select(({ fn }) => fn.sum<number | null>('size').as('size'))
      .where('inquiry_id', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(size ?? 0)
  },

  /** Returns the network whose shared structures have the largest total size. */
  async largestNetwork(): Promise<string | undefined> {
    const found = await db
      .selectFrom('structure')
      .select('network')
      .where('inquiry_id', 'is', null)
      .where('network', 'is not', null)
      .groupBy('network')
      .orderBy(({ fn }) => fn.sum('size'), 'desc')
      .limit(1)
      .executeTakeFirst()
    return found?.network ?? undefined
  },

  /** Deletes a network's oldest structures until this many bytes are free, or a batch is deleted. */
  async deleteOldest(network: string, bytes: number) {
    const rows = await db
      .selectFrom('structure')
      .select(['id', 'size'])
      .where('inquiry_id', 'is', null)
      .where('network', '=', network)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const deleted: string[] = []
    for (let freed = 0, index = 0; freed < bytes && index < rows.length; index += 1) {
      const row = rows[index] as (typeof rows)[number]
      deleted.push(row.id)
      freed += row.size
    }
    if (deleted.length > 0) await db.deleteFrom('structure').where('id', 'in', deleted).execute()
  },

  /** Deletes the structures that the copies in these inquiries were made from. */
  async deleteSources(inquiryIds: readonly string[]) {
    if (inquiryIds.length === 0) return
    const sources = db.selectFrom('structure').select('source_id').where('inquiry_id', 'in', inquiryIds)
    const ids = (await sources.execute()).flatMap(({ source_id: id }) => id ?? [])
    if (ids.length > 0) await db.deleteFrom('structure').where('id', 'in', ids).execute()
  },

  deleteExpired: (now: Date) => db.deleteFrom('structure').where('expires_at', '<=', now.toISOString()).execute(),
})
