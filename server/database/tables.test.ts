import { type Selectable, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type FieldColumns, fieldNames, inquiryFields, isInEveryForm } from '../../contract/inquiry-fields.ts'
import { isPostgres, temporaryDatabase } from '../testing/database.ts'
import type { Tables } from './tables.ts'

/** All tables except the full-text index, whose columns have no types. */
type PlainTables = Omit<Tables, 'inquiry_search'>

type Declaration<Value> =
  `${NonNullable<Value> extends number ? 'integer' : 'text'}${null extends Value ? '' : ' not null'}`

type Columns<Row> = { readonly [Column in keyof Row]: Declaration<Row[Column]> }

/** Columns for the visitor's entries, derived from the form fields. */
const sentColumns = Object.fromEntries(
  fieldNames.map((name) => [inquiryFields[name].column, isInEveryForm(name) ? 'text not null' : 'text']),
) as unknown as Columns<FieldColumns>

/**
 * The SQL declaration of each column in `Tables`. The type checker compares these with the types, and the test compares
 * them with the database.
 */
const COLUMNS: { readonly [Table in keyof PlainTables]: Columns<Selectable<PlainTables[Table]>> } = {
  change_count: { topic: 'text not null', count: 'integer not null' },
  content_draft: {
    kind: 'text not null',
    content_key: 'text not null',
    member_id: 'text not null',
    base_revision: 'integer not null',
    body: 'text not null',
    saved_at: 'text not null',
  },
  content_revision: {
    kind: 'text not null',
    content_key: 'text not null',
    revision: 'integer not null',
    state: 'text not null',
    body: 'text not null',
    schema_version: 'integer not null',
    built_in_hash: 'text not null',
    note: 'text not null',
    author_id: 'text not null',
    author_name: 'text not null',
    created_at: 'text not null',
    publish_at: 'text',
    published_at: 'text',
  },
  image: {
    id: 'text not null',
    name: 'text not null',
    alt: 'text not null',
    object: 'text not null',
    sha256: 'text not null',
    width: 'integer not null',
    height: 'integer not null',
    uploaded_at: 'text not null',
    uploaded_by: 'text not null',
  },
  image_file: {
    object: 'text not null',
    image_id: 'text not null',
    hash: 'text not null',
    width: 'integer not null',
    format: 'text not null',
    size: 'integer not null',
  },
  image_rendition: {
    image_id: 'text not null',
    hash: 'text not null',
    use: 'text not null',
    focus_x: 'text not null',
    focus_y: 'text not null',
    width: 'integer not null',
    height: 'integer not null',
    average: 'text not null',
  },
  inquiry: {
    id: 'text not null',
    submission: 'text not null',
    contact_type: 'text not null',
    office: 'text not null',
    ...sentColumns,
    received_at: 'text not null',
    number: 'integer not null',
    state: 'text not null',
    assignee_id: 'text',
    version: 'integer not null',
  },
  inquiry_change: {
    id: 'text not null',
    inquiry_id: 'text not null',
    kind: 'text not null',
    before: 'text',
    after: 'text',
    member_id: 'text not null',
    member_name: 'text not null',
    at: 'text not null',
  },
  inquiry_line: {
    inquiry_id: 'text not null',
    position: 'integer not null',
    part_number: 'text not null',
    name: 'text not null',
    quantity: 'integer not null',
    note: 'text',
  },
  inquiry_note: {
    id: 'text not null',
    inquiry_id: 'text not null',
    author_id: 'text not null',
    author_name: 'text not null',
    text: 'text not null',
    created_at: 'text not null',
  },
  event_count: {
    day: 'text not null',
    kind: 'text not null',
    label: 'text not null',
    count: 'integer not null',
    without_result: 'integer not null',
  },
  file: {
    id: 'text not null',
    folder: 'text not null',
    name: 'text not null',
    path_key: 'text not null',
    search_text: 'text not null',
    kind: 'text not null',
    revision: 'integer not null',
    size: 'integer not null',
    uploaded_at: 'text not null',
    uploaded_by: 'text not null',
  },
  file_revision: {
    file_id: 'text not null',
    revision: 'integer not null',
    object: 'text not null',
    size: 'integer not null',
    sha256: 'text not null',
    uploaded_at: 'text not null',
    uploaded_by: 'text not null',
  },
  outgoing_mail: {
    id: 'text not null',
    inquiry_id: 'text not null',
    kind: 'text not null',
    recipient: 'text not null',
    recipient_name: 'text not null',
    reply_to: 'text not null',
    reply_to_name: 'text not null',
    subject: 'text not null',
    text: 'text not null',
    html: 'text not null',
    state: 'text not null',
    attempts: 'integer not null',
    created_at: 'text not null',
    next_attempt_at: 'text not null',
    first_attempt_at: 'text',
    lease: 'text',
    leased_until: 'text',
    last_failure: 'text',
    last_error: 'text',
    settled_at: 'text',
    resend_of: 'text',
  },
  person_deletion: {
    id: 'text not null',
    at: 'text not null',
    member_id: 'text not null',
    member_name: 'text not null',
    inquiries: 'integer not null',
    mails: 'integer not null',
    notes: 'integer not null',
  },
  request_count: { key: 'text not null', count: 'integer not null', until: 'text not null' },
  spent_challenge: { id: 'text not null', expires_at: 'text not null' },
  staff_attempt: { key: 'text not null', count: 'integer not null', until: 'text not null' },
  training_registration: {
    id: 'text not null',
    session_id: 'text not null',
    inquiry_id: 'text not null',
    state: 'text not null',
    registered_at: 'text not null',
  },
  training_session: {
    id: 'text not null',
    start_date: 'text not null',
    end_date: 'text not null',
    location: 'text not null',
    capacity: 'integer not null',
    notes: 'text not null',
    state: 'text not null',
    version: 'integer not null',
    created_at: 'text not null',
  },
  structure: {
    id: 'text not null',
    body: 'text not null',
    created_at: 'text not null',
    expires_at: 'text',
    inquiry_id: 'text',
  },
  staff_credential: {
    id: 'text not null',
    user_id: 'text not null',
    account_id: 'text not null',
    provider_id: 'text not null',
    password: 'text',
    access_token: 'text',
    refresh_token: 'text',
    id_token: 'text',
    access_token_expires_at: 'text',
    refresh_token_expires_at: 'text',
    scope: 'text',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  staff_link: { token_hash: 'text not null', user_id: 'text not null', expires_at: 'text not null' },
  staff_member: {
    id: 'text not null',
    name: 'text not null',
    email: 'text not null',
    email_verified: 'integer not null',
    image: 'text',
    role: 'text not null',
    disabled: 'integer not null',
    two_factor_enabled: 'integer not null',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  staff_session: {
    id: 'text not null',
    user_id: 'text not null',
    token: 'text not null',
    ip_address: 'text',
    user_agent: 'text',
    expires_at: 'text not null',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  staff_two_factor: {
    id: 'text not null',
    user_id: 'text not null',
    secret: 'text not null',
    backup_codes: 'text not null',
    verified: 'integer not null',
    failed_verification_count: 'integer not null',
    locked_until: 'text',
  },
  staff_verification: {
    id: 'text not null',
    identifier: 'text not null',
    value: 'text not null',
    expires_at: 'text not null',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
}

/**
 * Columns that allow null because a trigger sets them on insert. SQLite cannot add a `not null` column without a
 * default to an existing table.
 */
const SET_BY_TRIGGER = ['inquiry.number']

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly required: number
}

/**
 * Treats primary keys as required, because SQLite does not report a text primary key as `not null`. The type 'table'
 * excludes the full-text index and its internal tables.
 */
const sqliteColumns = sql<Column>`
  select t.name as "table", c.name as "column", lower(c.type) as type, c."notnull" or c.pk as required
  from pragma_table_list as t, pragma_table_info(t.name) as c
  where t.schema = 'main' and t.type = 'table'
    and t.name not glob 'sqlite_*' and t.name not glob 'kysely_*'`

const postgresColumns = sql<Column>`
  select table_name as "table", column_name as "column", data_type as type, (is_nullable = 'NO')::integer as required
  from information_schema.columns
  where table_schema = 'public' and table_name not like 'kysely_%' and table_name != 'inquiry_search'`

test('declares the same columns and nullability as the migrated tables', async () => {
  const { database } = await temporaryDatabase()
  const { rows } = await (isPostgres ? postgresColumns : sqliteColumns).execute(database)
  const migrated: Record<string, Record<string, string>> = {}
  for (const { table, column, type, required } of rows) {
    const isRequired = required === 1 || SET_BY_TRIGGER.includes(`${table}.${column}`)
    const columns = migrated[table] ?? {}
    columns[column] = `${type === 'bigint' ? 'integer' : type}${isRequired ? ' not null' : ''}`
    migrated[table] = columns
  }
  expect(migrated).toEqual(COLUMNS)
})

test.runIf(isPostgres)('sorts text by bytes in PostgreSQL, like SQLite', async () => {
  const { database } = await temporaryDatabase()
  const { rows } = await sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`.execute(database)
  expect(rows).toEqual([])
})
