import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine-of.ts'

/** Tables with an `enquiry_id` column. */
const REFERRING = ['outgoing_mail', 'enquiry_line', 'enquiry_note', 'enquiry_change'] as const

/** Renames `enquiry` to `inquiry` in tables, columns, indexes, and triggers, to match the code and the staff area. */
export async function inquiryNames(db: Kysely<unknown>) {
  const isSqlite = engineOf(db).name === 'sqlite'
  if (isSqlite) await dropSqliteSearch(db)
  else await sql`drop trigger enquiry_added on enquiry`.execute(db)

  for (const table of REFERRING) {
    await db.schema.alterTable(table).renameColumn('enquiry_id', 'inquiry_id').execute()
  }
  await db.schema.alterTable('person_deletion').renameColumn('enquiries', 'inquiries').execute()
  for (const table of ['enquiry', 'enquiry_line', 'enquiry_note', 'enquiry_change']) {
    await db.schema.alterTable(table).renameTo(table.replace('enquiry', 'inquiry')).execute()
  }
  if (isSqlite) {
    await renameSqliteIndexes(db)
    await createSqliteSearch(db)
  } else await renamePostgresObjects(db)
}

/** The full-text index refers to its content table by name, so it cannot be renamed. */
async function dropSqliteSearch(db: Kysely<unknown>) {
  await sql`drop trigger enquiry_added`.execute(db)
  await sql`drop trigger enquiry_removed`.execute(db)
  await sql`drop table enquiry_search`.execute(db)
}

async function renameSqliteIndexes(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'index' and name like '%enquiry%' and sql is not null`.execute(db)
  for (const { name, sql: definition } of rows) {
    await sql`drop index ${sql.ref(name)}`.execute(db)
    await sql.raw(definition.replaceAll('enquiry', 'inquiry')).execute(db)
  }
}

/** Creates the index and triggers of 0004-enquiry-handling under their new names. */
async function createSqliteSearch(db: Kysely<unknown>) {
  await sql`
    create virtual table inquiry_search using fts5 (
      full_name, company_name, email, phone, subject, message, id,
      content = 'inquiry', content_rowid = 'number', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
    )`.execute(db)
  await sql`insert into inquiry_search (inquiry_search, rank) values ('secure-delete', 1)`.execute(db)
  await sql`insert into inquiry_search (inquiry_search) values ('rebuild')`.execute(db)
  await sql`
    create trigger inquiry_added after insert on inquiry begin
      update inquiry set number = (select coalesce(max(number), 0) + 1 from inquiry) where id = new.id;
      insert into inquiry_search (rowid, full_name, company_name, email, phone, subject, message, id)
      values (
        (select number from inquiry where id = new.id),
        new.full_name, new.company_name, new.email, new.phone, new.subject, new.message, new.id
      );
    end`.execute(db)
  await sql`
    create trigger inquiry_removed after delete on inquiry begin
      insert into inquiry_search (inquiry_search, rowid, full_name, company_name, email, phone, subject, message, id)
      values (
        'delete', old.number, old.full_name, old.company_name, old.email, old.phone, old.subject, old.message,
        old.id
      );
    end`.execute(db)
}

async function renamePostgresObjects(db: Kysely<unknown>) {
  await sql`alter table enquiry_search rename column enquiry_search to inquiry_search`.execute(db)
  await sql`alter table enquiry_search rename to inquiry_search`.execute(db)
  await sql`alter function enquiry_words rename to inquiry_words`.execute(db)
  await sql`drop function enquiry_added`.execute(db)
  await sql`
    create function inquiry_added() returns trigger language plpgsql as $$
    begin
      insert into inquiry_search (rowid, inquiry_search) values (
        new.number,
        inquiry_words(concat_ws(' ',
          new.full_name, new.company_name, new.email, new.phone, new.subject, new.message, new.id))
      );
      return null;
    end $$`.execute(db)
  await sql`
    create trigger inquiry_added after insert on inquiry for each row execute function inquiry_added()`.execute(db)
  // Rename constraints first, because that also renames their indexes.
  await sql`
    do $$
    declare each record;
    begin
      for each in
        select conname, conrelid::regclass as place from pg_constraint where conname like '%enquiry%'
      loop
        execute format('alter table %s rename constraint %I to %I',
          each.place, each.conname, replace(each.conname, 'enquiry', 'inquiry'));
      end loop;
      for each in
        select oid::regclass as place, relname from pg_class
        where relkind in ('i', 'S') and relname like '%enquiry%' and relnamespace = current_schema()::regnamespace
      loop
        execute format('alter %s %s rename to %I',
          (select case relkind when 'i' then 'index' else 'sequence' end from pg_class where oid = each.place),
          each.place, replace(each.relname, 'enquiry', 'inquiry'));
      end loop;
    end $$`.execute(db)
}
