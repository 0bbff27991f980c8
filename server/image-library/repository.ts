import type { Kysely, Selectable } from 'kysely'
import { IMAGE_KINDS } from '#contract/content/images.ts'
import type { Tables } from '../database/tables.ts'

export type ImageRow = Selectable<Tables['image']>
export type RenditionRow = Selectable<Tables['image_rendition']>
export type ImageFileRow = Selectable<Tables['image_file']>

/** Reads and writes the tables of uploaded images. `db` may be a transaction. */
export function imageRepository(db: Kysely<Tables>) {
  const bodies = (table: 'content_revision' | 'content_draft') =>
    db.selectFrom(table).select(['kind', 'content_key', 'body']).where('kind', 'in', IMAGE_KINDS)

  return {
    /** Returns all images, newest first. */
    all: (): Promise<ImageRow[]> =>
      db.selectFrom('image').selectAll().orderBy('uploaded_at', 'desc').orderBy('id').execute(),

    find: (id: string): Promise<ImageRow | undefined> =>
      db.selectFrom('image').selectAll().where('id', '=', id).executeTakeFirst(),

    async add(row: ImageRow) {
      await db.insertInto('image').values(row).execute()
    },

    async suggestAlt(id: string, alt: string) {
      await db.updateTable('image').set({ alt }).where('id', '=', id).execute()
    },

    renditions: (): Promise<RenditionRow[]> =>
      db.selectFrom('image_rendition').selectAll().orderBy('image_id').orderBy('hash').execute(),

    rendition: (imageId: string, hash: string): Promise<RenditionRow | undefined> =>
      db
        .selectFrom('image_rendition')
        .selectAll()
        .where('image_id', '=', imageId)
        .where('hash', '=', hash)
        .executeTakeFirst(),

    async addRendition(row: RenditionRow, files: readonly ImageFileRow[]) {
      await db.insertInto('image_rendition').values(row).execute()
      await db.insertInto('image_file').values(files).execute()
    },

    files: (imageId: string): Promise<ImageFileRow[]> =>
      db.selectFrom('image_file').selectAll().where('image_id', '=', imageId).orderBy('width').execute(),

    file: (imageId: string, hash: string, width: number, format: string): Promise<ImageFileRow | undefined> =>
      db
        .selectFrom('image_file')
        .selectAll()
        .where('image_id', '=', imageId)
        .where('hash', '=', hash)
        .where('width', '=', width)
        .where('format', '=', format as ImageFileRow['format'])
        .executeTakeFirst(),

    async remove(id: string) {
      await db.deleteFrom('image_file').where('image_id', '=', id).execute()
      await db.deleteFrom('image_rendition').where('image_id', '=', id).execute()
      await db.deleteFrom('image').where('id', '=', id).execute()
    },

    /** Returns true if a revision that is or was public contains the given crop. @param crop '<id>.<hash>' */
    async isPublished(crop: string): Promise<boolean> {
      const found = await bodies('content_revision')
        .where('state', 'in', ['published', 'replaced'])
        .where('body', 'like', `%"uploads/${crop}.%`)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Returns all revisions and drafts of content that can show images. */
    async uses() {
      const revisions = await bodies('content_revision').select('state').execute()
      const drafts = await bodies('content_draft').execute()
      return [...revisions, ...drafts.map((draft) => ({ ...draft, state: 'draft' as const }))]
    },
  }
}
