import type { Kysely } from 'kysely'

/** Adds uploaded files: one row per file, and one row per revision of a file's bytes. */
export async function files(db: Kysely<unknown>) {
  await db.schema
    .createTable('file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('path_key', 'text', (column) => column.notNull().unique())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('file_uploaded_at').on('file').column('uploaded_at').execute()

  await db.schema
    .createTable('file_revision')
    .addColumn('file_id', 'text', (column) => column.notNull().references('file.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull().unique())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_revision_key', ['file_id', 'revision'])
    .execute()
}
