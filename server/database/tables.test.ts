import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPostgres, temporaryDatabase } from '../testing/database.ts'
import { tables } from './tables.ts'

/** Columns that allow null in SQLite because a trigger sets them after the insert. */
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
  const migrated: Record<string, Record<string, object>> = {}
  for (const { table, column, type, required } of rows) {
    const isRequired = required === 1 || SET_BY_TRIGGER.includes(`${table}.${column}`)
    const declaration = `${type === 'bigint' ? 'integer' : type}${isRequired ? ' not null' : ''}`
    migrated[table] = { ...migrated[table], [column]: { declaration } }
  }
  expect(migrated).toEqual(tables)
})

test.runIf(isPostgres)('sorts text by bytes in PostgreSQL, as in SQLite', async () => {
  const { database } = await temporaryDatabase()
  const { rows } = await sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`.execute(database)
  expect(rows).toEqual([])
})
