import type { Kysely } from 'kysely'

/** Adds the parts list of an inquiry. */
export async function enquiryLines(db: Kysely<unknown>) {
  await db.schema
    .createTable('enquiry_line')
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('part_number', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('enquiry_line_place', ['enquiry_id', 'position'])
    .execute()
}
