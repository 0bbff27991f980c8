import type { Kysely } from 'kysely'

/** Adds daily counts of analytics events. */
export async function events(db: Kysely<unknown>) {
  await db.schema
    .createTable('event_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('without_result', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_count_key', ['day', 'kind', 'label'])
    .execute()
}
