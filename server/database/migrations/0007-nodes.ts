import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine-of.ts'

/** Adds data that several processes share: request counts for rate limits, and change counts. */
export async function nodes(db: Kysely<unknown>) {
  await db.schema
    .createTable('request_count')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('request_count_until').on('request_count').column('until').execute()
  // An unlogged table makes commits faster. Its rows can be lost in a crash, which is acceptable because request counts
  // are used for only ten minutes.
  if (engineOf(db).name === 'postgres') await sql`alter table request_count set unlogged`.execute(db)

  await db.schema
    .createTable('change_count')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
}
