import type { Kysely } from 'kysely'

/** Adds training sessions and registrations for them. */
export async function training(db: Kysely<unknown>) {
  await db.schema
    .createTable('training_session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('training_session_name', ['start_date', 'end_date', 'location'])
    .execute()
  await db.schema
    .createTable('training_registration')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('training_session.id'))
    .addColumn('inquiry_id', 'text', (column) => column.notNull().unique().references('inquiry.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('training_registration_session')
    .on('training_registration')
    .column('session_id')
    .execute()
}
