import type { Kysely } from 'kysely'

/** Adds the structures that visitors share by link or send with an inquiry. */
export async function structures(db: Kysely<unknown>) {
  await db.schema
    .createTable('structure')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('inquiry_id', 'text', (column) => column.references('inquiry.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('structure_expires_at').on('structure').column('expires_at').execute()
  await db.schema.createIndex('structure_inquiry_id').on('structure').column('inquiry_id').execute()
}
