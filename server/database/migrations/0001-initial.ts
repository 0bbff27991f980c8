import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine-of.ts'
import { runStatements } from '../run-statements.ts'

/** Creates all tables, the numbering of inquiries, and their full-text index. */
export async function initial(db: Kysely<unknown>) {
  await runStatements(db, [INQUIRIES, STAFF, CONTENT, BUILDER, COUNTS].join(';'))
  if (engineOf(db).name === 'sqlite') await numberAndSearchInSqlite(db)
  else await numberAndSearchInPostgres(db)
}

/**
 * `inquiry_inbox` contains every column that the inbox filters by, in list order, so the inbox can read a page and the
 * total count from the index alone. `inquiry_new` is for the number of new inquiries on every page of the staff area.
 * `outgoing_mail_resend_of` is unique because each email can be resent only once. After that, its copy can be resent.
 */
const INQUIRIES = `
  create table inquiry (
    id text primary key, submission text not null unique, contact_type text not null, office text not null,
    full_name text not null, company_name text not null, address text, state_country text not null,
    phone text not null, email text not null, subject text not null, message text not null, catalog_type text,
    session text, received_at text not null, number integer, state text not null default 'new', assignee_id text,
    version integer not null default 1, needed_by text, ship_to text,
    phone_key text not null default '');
  create index inquiry_received_at on inquiry (received_at);
  create index inquiry_inbox on inquiry (number, received_at, state, contact_type, office, assignee_id);
  create index inquiry_person on inquiry (lower(trim(email)));
  create index inquiry_new on inquiry (number) where state = 'new';
  create table inquiry_line (
    inquiry_id text not null references inquiry (id) on delete cascade, position integer not null,
    part_number text not null, name text not null, quantity integer not null, note text,
    constraint inquiry_line_place primary key (inquiry_id, position));
  create table inquiry_note (
    id text primary key, inquiry_id text not null references inquiry (id) on delete cascade,
    author_id text not null, author_name text not null, text text not null, created_at text not null);
  create index inquiry_note_inquiry on inquiry_note (inquiry_id);
  create table inquiry_change (
    id text primary key, inquiry_id text not null references inquiry (id) on delete cascade, kind text not null,
    before text, after text, member_id text not null, member_name text not null, at text not null);
  create index inquiry_change_inquiry on inquiry_change (inquiry_id);
  create table person_deletion (
    id text primary key, at text not null, member_id text not null, member_name text not null,
    inquiries integer not null, mails integer not null, notes integer not null);
  create table outgoing_mail (
    id text primary key, inquiry_id text not null references inquiry (id) on delete cascade, kind text not null,
    recipient text not null, recipient_name text not null, reply_to text not null, reply_to_name text not null,
    subject text not null, text text not null, html text not null, state text not null, attempts integer not null,
    created_at text not null, next_attempt_at text not null, first_attempt_at text, lease text, leased_until text,
    last_failure text, last_error text, settled_at text, resend_of text);
  create index outgoing_mail_due on outgoing_mail (state, next_attempt_at);
  create index outgoing_mail_inquiry on outgoing_mail (inquiry_id);
  create unique index outgoing_mail_resend_of on outgoing_mail (resend_of);
  create table attachment (
    id text not null primary key, name text not null, kind text, size integer not null, sha256 text, object text,
    created_at text not null, expires_at text, inquiry_id text references inquiry (id) on delete cascade,
    network text);
  create index attachment_object on attachment (object);
  create index attachment_expires_at on attachment (expires_at);
  create index attachment_network on attachment (inquiry_id, network, size);
  create table training_session (
    id text not null primary key, start_date text not null, end_date text not null, location text not null,
    capacity integer not null, topics text not null, price_usd integer not null, notes text not null,
    state text not null, version integer not null, created_at text not null,
    constraint training_session_name unique (start_date, end_date, location));
  create table training_registration (
    id text not null primary key, session_id text not null references training_session (id),
    inquiry_id text not null unique references inquiry (id) on delete cascade, state text not null,
    registered_at text not null);
  create index training_registration_session on training_registration (session_id)`

/**
 * Contains better-auth's tables with our table names. `staff_link` records which account a password link belongs to,
 * because better-auth stores that account only in an internal format.
 */
const STAFF = `
  create table staff_member (
    id text primary key, name text not null, email text not null unique, email_verified integer not null, image text,
    role text not null, disabled integer not null default 0, two_factor_enabled integer not null default 0,
    created_at text not null, updated_at text not null);
  create table staff_session (
    id text primary key, user_id text not null references staff_member (id) on delete cascade,
    token text not null unique, ip_address text, user_agent text, expires_at text not null, created_at text not null,
    updated_at text not null);
  create index staff_session_user on staff_session (user_id);
  create table staff_credential (
    id text primary key, user_id text not null references staff_member (id) on delete cascade,
    account_id text not null, provider_id text not null, password text, access_token text, refresh_token text,
    id_token text, access_token_expires_at text, refresh_token_expires_at text, scope text, created_at text not null,
    updated_at text not null);
  create index staff_credential_user on staff_credential (user_id);
  create table staff_verification (
    id text primary key, identifier text not null, value text not null, expires_at text not null,
    created_at text not null, updated_at text not null);
  create index staff_verification_identifier on staff_verification (identifier);
  create table staff_two_factor (
    id text primary key, user_id text not null references staff_member (id) on delete cascade, secret text not null,
    backup_codes text not null, verified integer not null, failed_verification_count integer not null default 0,
    locked_until text);
  create index staff_two_factor_user on staff_two_factor (user_id);
  create table staff_attempt (key text primary key, count integer not null, until text not null);
  create index staff_attempt_until on staff_attempt (until);
  create table staff_link (
    token_hash text primary key, user_id text not null references staff_member (id) on delete cascade,
    expires_at text not null);
  create index staff_link_user on staff_link (user_id)`

/** At most one revision of a piece of content is published, and at most one is scheduled. */
const CONTENT = `
  create table content_revision (
    kind text not null, content_key text not null, revision integer not null, state text not null,
    body text not null, schema_version integer not null, built_in_hash text not null, note text not null,
    author_id text not null, author_name text not null, created_at text not null, publish_at text,
    published_at text, constraint content_revision_place primary key (kind, content_key, revision));
  create unique index content_revision_published on content_revision (kind, content_key) where state = 'published';
  create unique index content_revision_scheduled on content_revision (kind, content_key) where state = 'scheduled';
  create table content_draft (
    kind text not null, content_key text not null,
    member_id text not null references staff_member (id) on delete cascade, base_revision integer not null,
    body text not null, saved_at text not null,
    constraint content_draft_place primary key (kind, content_key, member_id));
  create table file (
    id text primary key, folder text not null, name text not null, path_key text not null unique,
    search_text text not null, kind text not null, revision integer not null, size bigint not null,
    uploaded_at text not null, uploaded_by text not null);
  create index file_uploaded_at on file (uploaded_at);
  create table file_revision (
    file_id text not null references file (id) on delete cascade, revision integer not null,
    object text not null unique, size bigint not null, sha256 text not null, uploaded_at text not null,
    uploaded_by text not null, constraint file_revision_key primary key (file_id, revision));
  create table image (
    id text not null primary key, name text not null, alt text not null, object text not null unique,
    sha256 text not null, width integer not null, height integer not null, uploaded_at text not null,
    uploaded_by text not null);
  create table image_rendition (
    image_id text not null references image (id), hash text not null, use text not null, focus_x text not null,
    focus_y text not null, width integer not null, height integer not null, average text not null,
    constraint image_rendition_place primary key (image_id, hash));
  create table image_file (
    object text not null primary key, image_id text not null, hash text not null, width integer not null,
    format text not null, size integer not null,
    constraint image_file_place unique (image_id, hash, width, format),
    constraint image_file_rendition foreign key (image_id, hash) references image_rendition (image_id, hash))`

/** `structure_network` covers the sums of sizes, which would otherwise read every structure. */
const BUILDER = `
  create table structure (
    id text not null primary key, body text not null, created_at text not null, expires_at text,
    inquiry_id text references inquiry (id) on delete cascade, size integer not null default 0, source_id text,
    network text);
  create index structure_expires_at on structure (expires_at);
  create index structure_network on structure (inquiry_id, network, size)`

const COUNTS = `
  create table event_count (
    day text not null, kind text not null, label text not null, count integer not null,
    without_result integer not null, constraint event_count_key primary key (day, kind, label));
  create table spent_challenge (id text primary key, expires_at text not null);
  create index spent_challenge_expires_at on spent_challenge (expires_at);
  create table request_count (key text primary key, count integer not null, until text not null);
  create index request_count_until on request_count (until);
  create table change_count (topic text primary key, count integer not null)`

/** The index stores only words and reads the text from `inquiry`. Triggers update the index with every write. */
async function numberAndSearchInSqlite(db: Kysely<unknown>) {
  await sql`
    create virtual table inquiry_search using fts5 (
      full_name, company_name, email, phone, subject, message, id, phone_key, address, state_country, ship_to,
      content = 'inquiry', content_rowid = 'number', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
    )`.execute(db)
  // Overwrite deleted index entries, so the words of a deleted inquiry don't stay in the database file.
  await sql`insert into inquiry_search (inquiry_search, rank) values ('secure-delete', 1)`.execute(db)
  await sql`
    create trigger inquiry_added after insert on inquiry begin
      update inquiry set number = (select coalesce(max(number), 0) + 1 from inquiry) where id = new.id;
      insert into inquiry_search (rowid, full_name, company_name, email, phone, subject, message, id, phone_key,
        address, state_country, ship_to)
      values (
        (select number from inquiry where id = new.id),
        new.full_name, new.company_name, new.email, new.phone, new.subject, new.message, new.id, new.phone_key,
        new.address, new.state_country, new.ship_to
      );
    end`.execute(db)
  await sql`
    create trigger inquiry_removed after delete on inquiry begin
      insert into inquiry_search (inquiry_search, rowid, full_name, company_name, email, phone, subject, message, id,
        phone_key, address, state_country, ship_to)
      values (
        'delete', old.number, old.full_name, old.company_name, old.email, old.phone, old.subject, old.message,
        old.id, old.phone_key, old.address, old.state_country, old.ship_to
      );
    end`.execute(db)
}

/**
 * The full-text index stores the positions of normalized words (letters and digits without accents or case), so it does
 * not depend on the server's language or its text search parsers. ICU determines which characters are letters.
 *
 * `request_count` is unlogged, which makes commits faster. Its rows can be lost in a crash, which is acceptable because
 * request counts are used for only ten minutes.
 */
async function numberAndSearchInPostgres(db: Kysely<unknown>) {
  const statements = `
    alter table request_count set unlogged;
    alter table inquiry alter column number set not null;
    alter table inquiry alter column number add generated by default as identity;
    alter table inquiry add constraint inquiry_number unique (number);
    create table inquiry_search (
      rowid integer primary key references inquiry (number) on delete cascade,
      inquiry_search tsvector not null
    );
    create index inquiry_search_words on inquiry_search using gin (inquiry_search);
    create function inquiry_words(text) returns tsvector immutable strict language sql as $$
      select coalesce(string_agg(quote_literal(left(word, 200)) || ':' || least(place, 16383), ' '), '')::tsvector
      from regexp_split_to_table(
        regexp_replace(lower(normalize($1, NFD) collate "und-x-icu"), '[\u0300-\u036f]', '', 'g') collate "und-x-icu",
        '[^[:alnum:]]+'
      ) with ordinality as words (word, place)
      where word <> ''
    $$;
    create function inquiry_added() returns trigger language plpgsql as $$
    begin
      insert into inquiry_search (rowid, inquiry_search) values (
        new.number,
        inquiry_words(concat_ws(' ',
          new.full_name, new.company_name, new.email, new.phone, new.subject, new.message, new.id, new.phone_key,
          new.address, new.state_country, new.ship_to))
      );
      return null;
    end $$;
    create trigger inquiry_added after insert on inquiry for each row execute function inquiry_added()`
  await sql.raw(statements).execute(db)
}
