import type { Kysely } from 'kysely'

/** Records a keyed hash of the network that stored a structure, so that no network can use all of the space. */
// biome-ignore lint/suspicious/noExplicitAny: a migration works on tables as they were, which no type describes
export async function structureNetworks(db: Kysely<any>) {
  await db.schema.alterTable('structure').addColumn('network', 'text').execute()
  // Covers the sums of all sizes and of each network's sizes, which would otherwise read every structure.
  await db.schema.createIndex('structure_network').on('structure').columns(['inquiry_id', 'network', 'size']).execute()
  await db.schema.dropIndex('structure_size').execute()
}
