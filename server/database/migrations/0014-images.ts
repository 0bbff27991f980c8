import type { Kysely } from 'kysely'

/** Adds images that staff upload for galleries and banners. Their bytes are stored with the uploaded files. */
export async function images(db: Kysely<unknown>) {
  await db.schema
    .createTable('image')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull().unique())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('image_rendition')
    .addColumn('image_id', 'text', (column) => column.notNull().references('image.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('use', 'text', (column) => column.notNull())
    .addColumn('focus_x', 'text', (column) => column.notNull())
    .addColumn('focus_y', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('average', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('image_rendition_place', ['image_id', 'hash'])
    .execute()
  await db.schema
    .createTable('image_file')
    .addColumn('object', 'text', (column) => column.primaryKey().notNull())
    .addColumn('image_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addUniqueConstraint('image_file_place', ['image_id', 'hash', 'width', 'format'])
    .addForeignKeyConstraint('image_file_rendition', ['image_id', 'hash'], 'image_rendition', ['image_id', 'hash'])
    .execute()
}
