import { type Kysely, sql } from 'kysely'

/** Every page of the staff area counts the new inquiries: these alone, however many others there are. */
export async function newInquiries(db: Kysely<unknown>) {
  await sql`create index enquiry_new on enquiry (number) where state = 'new'`.execute(db)
}
