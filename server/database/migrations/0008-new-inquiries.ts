import { type Kysely, sql } from 'kysely'

/** Adds a partial index, because every page of the staff area counts the new inquiries. */
export async function newInquiries(db: Kysely<unknown>) {
  await sql`create index enquiry_new on enquiry (number) where state = 'new'`.execute(db)
}
