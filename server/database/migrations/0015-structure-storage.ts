import { type Kysely, sql } from 'kysely'
import { packStructure } from '../../structures/packing.ts'

interface Structures {
  structure: { id: string; body: string; size: number; source_id: string | null; inquiry_id: string | null }
}

/** Number of structures to compress at a time. */
const BATCH = 50

/** Compresses structures, and records their sizes and which stored structure each inquiry's copy was made from. */
export async function structureStorage(db: Kysely<Structures>) {
  await db.schema
    .alterTable('structure')
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('structure').addColumn('source_id', 'text').execute()
  await sql`
    update structure set source_id = (
      select original.id from structure as original
      where original.inquiry_id is null and original.body = structure.body limit 1)
    where inquiry_id is not null`.execute(db)
  for (;;) {
    const rows = await db.selectFrom('structure').select(['id', 'body']).where('size', '=', 0).limit(BATCH).execute()
    for (const { id, body } of rows) {
      const packed = await packStructure(body)
      await db.updateTable('structure').set(packed).where('id', '=', id).execute()
    }
    if (rows.length < BATCH) break
  }
  // Covers the sum of all sizes, which would otherwise read every structure.
  await db.schema.createIndex('structure_size').on('structure').columns(['inquiry_id', 'size']).execute()
  await db.schema.dropIndex('structure_inquiry_id').execute()
}
