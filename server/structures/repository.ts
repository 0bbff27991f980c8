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

  deleteExpired: (now: Date) => db.deleteFrom('structure').where('expires_at', '<=', now.toISOString()).execute(),
})
