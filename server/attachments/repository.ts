import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type AttachmentRow = Selectable<Tables['attachment']>

/** Reads and writes the `attachment` table. `db` may be a transaction. */
export const attachmentRepository = (db: Kysely<Tables>) => ({
  insert: (row: AttachmentRow) => db.insertInto('attachment').values(row).execute(),

  find: (id: string) => db.selectFrom('attachment').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Adds an unsent file to an inquiry. Returns false if it was already sent, has expired, or doesn't exist. */
  async send(id: string, inquiry: { readonly id: string; readonly receivedAt: Date }): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('attachment')
      .set({ inquiry_id: inquiry.id, expires_at: null, network: null })
      .where('id', '=', id)
      .where('inquiry_id', 'is', null)
      .where('expires_at', '>', inquiry.receivedAt.toISOString())
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  of: (inquiryIds: readonly string[]) =>
    inquiryIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('attachment')
          .selectAll()
          .where('inquiry_id', 'in', inquiryIds)
          .orderBy('name')
          .orderBy('id')
          .execute(),

  /** Returns the total size of all stored files, sent or not. */
  async totalSize(): Promise<number> {
    const { size } = await db
      .selectFrom('attachment')
      .select(({ fn }) => fn.sum<number | null>('size').as('size'))
      .executeTakeFirstOrThrow()
    return Number(size ?? 0)
  },

  /** Returns the objects in the given list that belong to a file. */
  async knownObjects(objects: readonly string[]): Promise<ReadonlySet<string | null>> {
    if (objects.length === 0) return new Set()
    const rows = await db.selectFrom('attachment').select('object').where('object', 'in', objects).execute()
    return new Set(rows.map(({ object }) => object))
  },
})
