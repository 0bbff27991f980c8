import type { Kysely } from 'kysely'

/**
 * Adds a table that records which account a password link belongs to. better-auth stores that account only in an
 * internal format.
 */
export async function staffLinks(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('staff_member.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_link_user').on('staff_link').column('user_id').execute()
}
