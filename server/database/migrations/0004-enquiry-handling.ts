import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine-of.ts'

/** Adds the data that staff need to handle inquiries: state, assignee, notes, change history, and a full-text index. */
export async function enquiryHandling(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiry').addColumn('number', 'integer').execute()
  await db.schema
    .alterTable('enquiry')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await db.schema.alterTable('enquiry').addColumn('assignee_id', 'text').execute()
  await db.schema
    .alterTable('enquiry')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`
    update enquiry set number = numbered.place
    from (select id, row_number() over (order by received_at, id) as place from enquiry) as numbered
    where enquiry.id = numbered.id`.execute(db)

  // The index contains every column that the inbox filters by, in list order. The inbox can therefore read a page and
  // the total count from the index alone.
  await db.schema
    .createIndex('enquiry_inbox')
    .on('enquiry')
    .columns(['number', 'received_at', 'state', 'contact_type', 'office', 'assignee_id'])
    .execute()
  await sql`create index enquiry_person on enquiry (lower(trim(email)))`.execute(db)

  await db.schema.alterTable('outgoing_mail').addColumn('resend_of', 'text').execute()
  // Each email can be resent only once. After that, its copy can be resent.
  await db.schema.createIndex('outgoing_mail_resend_of').unique().on('outgoing_mail').column('resend_of').execute()

  await db.schema
    .createTable('enquiry_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiry_note_enquiry').on('enquiry_note').column('enquiry_id').execute()

  await db.schema
    .createTable('enquiry_change')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('member_name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiry_change_enquiry').on('enquiry_change').column('enquiry_id').execute()

  await db.schema
    .createTable('person_deletion')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('member_name', 'text', (column) => column.notNull())
    .addColumn('enquiries', 'integer', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('notes', 'integer', (column) => column.notNull())
    .execute()

  if (engineOf(db).name === 'sqlite') await sqliteSearch(db)
  else await postgresSearch(db)
}

/** The index stores only words and reads the text from `enquiry`. Triggers update the index with every write. */
async function sqliteSearch(db: Kysely<unknown>) {
  await sql`
    create virtual table enquiry_search using fts5 (
      full_name, company_name, email, phone, subject, message, id,
      content = 'enquiry', content_rowid = 'number', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
    )`.execute(db)
  // Overwrite deleted index entries, so the words of a deleted inquiry don't stay in the database file.
  await sql`insert into enquiry_search (enquiry_search, rank) values ('secure-delete', 1)`.execute(db)
  await sql`insert into enquiry_search (enquiry_search) values ('rebuild')`.execute(db)
  await sql`
    create trigger enquiry_added after insert on enquiry begin
      update enquiry set number = (select coalesce(max(number), 0) + 1 from enquiry) where id = new.id;
      insert into enquiry_search (rowid, full_name, company_name, email, phone, subject, message, id)
      values (
        (select number from enquiry where id = new.id),
        new.full_name, new.company_name, new.email, new.phone, new.subject, new.message, new.id
      );
    end`.execute(db)
  await sql`
    create trigger enquiry_removed after delete on enquiry begin
      insert into enquiry_search (enquiry_search, rowid, full_name, company_name, email, phone, subject, message, id)
      values (
        'delete', old.number, old.full_name, old.company_name, old.email, old.phone, old.subject, old.message,
        old.id
      );
    end`.execute(db)
}

/**
 * Creates the sequence that numbers inquiries, and the full-text index. The index stores the positions of normalized
 * words (letters and digits without accents or case), so it does not depend on the server's language or its text search
 * parsers. ICU determines which characters are letters.
 */
async function postgresSearch(db: Kysely<unknown>) {
  await sql`alter table enquiry alter column number set not null`.execute(db)
  await sql`alter table enquiry alter column number add generated by default as identity`.execute(db)
  await sql`
    select setval(pg_get_serial_sequence('enquiry', 'number'), coalesce(max(number), 0) + 1, false) from enquiry
  `.execute(db)
  await db.schema.alterTable('enquiry').addUniqueConstraint('enquiry_number', ['number']).execute()
  await sql`
    create table enquiry_search (
      rowid integer primary key references enquiry (number) on delete cascade,
      enquiry_search tsvector not null
    )`.execute(db)
  await sql`create index enquiry_search_words on enquiry_search using gin (enquiry_search)`.execute(db)
  await sql`
    create function enquiry_words(text) returns tsvector immutable strict language sql as $$
      select coalesce(string_agg(quote_literal(left(word, 200)) || ':' || least(place, 16383), ' '), '')::tsvector
      from regexp_split_to_table(
        regexp_replace(lower(normalize($1, NFD) collate "und-x-icu"), '[\u0300-\u036f]', '', 'g') collate "und-x-icu",
        '[^[:alnum:]]+'
      ) with ordinality as words (word, place)
      where word <> ''
    $$`.execute(db)
  await sql`
    create function enquiry_added() returns trigger language plpgsql as $$
    begin
      insert into enquiry_search (rowid, enquiry_search) values (
        new.number,
        enquiry_words(concat_ws(' ',
          new.full_name, new.company_name, new.email, new.phone, new.subject, new.message, new.id))
      );
      return null;
    end $$`.execute(db)
  await sql`
    create trigger enquiry_added after insert on enquiry for each row execute function enquiry_added()`.execute(db)
  await sql`
    insert into enquiry_search (rowid, enquiry_search)
    select number,
      enquiry_words(concat_ws(' ', full_name, company_name, email, phone, subject, message, id))
    from enquiry`.execute(db)
}
