import type { Kysely } from 'kysely'

/** Adds the files that visitors attach to inquiries. */
export async function attachments(db: Kysely<unknown>) {
  await db.schema
    .createTable('attachment')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text')
    .addColumn('object', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('inquiry_id', 'text', (column) => column.references('inquiry.id').onDelete('cascade'))
    .addColumn('network', 'text')
    .execute()
  await db.schema.createIndex('attachment_object').on('attachment').column('object').execute()
  await db.schema.createIndex('attachment_expires_at').on('attachment').column('expires_at').execute()
  await db.schema
    .createIndex('attachment_network')
    .on('attachment')
    .columns(['inquiry_id', 'network', 'size'])
    .execute()
}
