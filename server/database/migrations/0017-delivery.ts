import type { Kysely } from 'kysely'

/** Adds the date and the address that a visitor needs the parts at. */
export async function delivery(db: Kysely<unknown>) {
  await db.schema.alterTable('inquiry').addColumn('needed_by', 'text').execute()
  await db.schema.alterTable('inquiry').addColumn('ship_to', 'text').execute()
}
