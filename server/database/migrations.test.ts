import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgres, openTestDatabase } from '../testing/database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { engineOf } from './engine-of.ts'
import { migrations } from './migrations.ts'

const migrationsBefore = (name: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name))

const namesInSchema = isPostgres
  ? sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace
      union select conname from pg_constraint union select tgname from pg_trigger
      union select proname from pg_proc where pronamespace = 'public'::regnamespace
      union select column_name from information_schema.columns where table_schema = 'public'`
  : // SQLite cannot rename a constraint.
    sql<{ name: string }>`
      select replace(coalesce(sql, name), 'constraint "enquiry_line_place"', '') as name from sqlite_schema`

test('renames enquiry to inquiry without losing rows, numbers, or search terms', async () => {
  const folder = temporaryFolder()
  const old = await openTestDatabase(folder, migrationsBefore('0010'))
  const insertInquiry = async (table: 'enquiry' | 'inquiry', db: typeof old, id: string, message: string) =>
    sql`
      insert into ${sql.table(table)} (
        id, submission, contact_type, office, full_name, company_name, state_country, phone, email, subject, message,
        received_at
      ) values (
        ${id}, ${id}, 'Contact Form', 'usa', 'Zoë', 'Fly', 'TN', '5550100', 'z@x.example', 'Quote', ${message},
        '2026-11-01T00:00:00.000Z'
      )`.execute(db)
  for (const id of ['a', 'b']) {
    await insertInquiry('enquiry', old, id, `The wombat ${id}`)
    await sql`insert into enquiry_line values (${id}, 0, 'BS-TR12A-10', 'Truss', 4, null)`.execute(old)
    await sql`insert into enquiry_note values (${id}, ${id}, 'm', 'Sam', 'Called.', '2026-11-02')`.execute(old)
    const change = sql`${id}, ${id}, 'state', 'new', 'done', 'm', 'Sam', '2026-11-03'`
    await sql`insert into enquiry_change values (${change})`.execute(old)
    await sql`
      insert into outgoing_mail (
        id, enquiry_id, kind, recipient, recipient_name, reply_to, reply_to_name, subject, text, html, state, attempts,
        created_at, next_attempt_at
      ) values (${id}, ${id}, 'office', 'o@x.example', '', '', '', '', '', '', 'waiting', 0, '2026', '2026')`.execute(
      old,
    )
  }
  await sql`insert into person_deletion values ('p', '2026', 'm', 'Sam', 3, 6, 1)`.execute(old)
  await old.destroy()

  const database = await openTestDatabase(folder)
  onTestFinished(() => database.destroy())
  for (const table of ['inquiry_line', 'inquiry_note', 'inquiry_change', 'outgoing_mail'] as const) {
    const rows = await database.selectFrom(table).select('inquiry_id').orderBy('inquiry_id').execute()
    expect(rows, table).toEqual([{ inquiry_id: 'a' }, { inquiry_id: 'b' }])
  }
  expect(await database.selectFrom('person_deletion').select('inquiries').execute()).toEqual([{ inquiries: 3 }])
  const { rows: names } = await namesInSchema.execute(database)
  expect(names.map(({ name }) => name).filter((name) => /enquir/i.test(name))).toEqual([])

  // Numbering, search, and deletion must still work after the tables are renamed.
  await insertInquiry('inquiry', database, 'c', 'The wombat c')
  const numbers = () => database.selectFrom('inquiry').select(['id', 'number']).orderBy('number').execute()
  expect(await numbers()).toEqual([
    { id: 'a', number: 1 },
    { id: 'b', number: 2 },
    { id: 'c', number: 3 },
  ])
  const found = async () => {
    const matching = database
      .selectFrom('inquiry_search')
      .select('rowid')
      .where(engineOf(database).matches(['womb']))
    return (await matching.orderBy('rowid').execute()).map(({ rowid }) => rowid)
  }
  expect(await found()).toEqual([1, 2, 3])
  await database.deleteFrom('inquiry').where('id', '=', 'a').execute()
  expect(await found()).toEqual([2, 3])
  expect(await database.selectFrom('inquiry_note').select('id').execute()).toEqual([{ id: 'b' }])
})
