import { Client } from 'pg'
import { onTestFinished, TestRunner } from 'vitest'
import { TEMPLATE, urlOf } from './postgres-server.ts'

const databases = new Map<string, Promise<string>>()

/** Names of empty databases that can be reused. Clearing a database is much faster than copying the template. */
const free: string[] = []

/** Description of the template's tables and columns. */
let productTables: string | undefined

let count = 0

/**
 * Returns the database for `dataDir`. It contains the product's tables unless `empty` is true. After the test that
 * first requested it, the database can be reused.
 * @returns the database's URL
 */
export async function postgresDatabase(socket: string, dataDir: string, { empty }: { readonly empty: boolean }) {
  const found = databases.get(dataDir)
  const name = found ?? (empty ? create(socket, 'template0') : Promise.resolve(free.pop() ?? create(socket, TEMPLATE)))
  databases.set(dataDir, name)
  // Keep a database that was created in `beforeAll` until the PostgreSQL server stops.
  if (!found && !empty && TestRunner.getCurrentTest()) {
    onTestFinished(async () => {
      databases.delete(dataDir)
      const used = await name
      if (await clear(urlOf(socket, used))) free.push(used)
    })
  }
  return urlOf(socket, await name)
}

async function create(socket: string, template: string) {
  count += 1
  const name = `test_${process.pid}_${count}`
  await withClient(urlOf(socket, 'postgres'), (client) => client.query(`create database ${name} template ${template}`))
  if (template === TEMPLATE) productTables ??= await withClient(urlOf(socket, name), tablesOf)
  return name
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/**
 * Deletes all rows in a database.
 * @returns false if the database cannot be reused because a test has changed its tables
 */
const clear = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid != pg_backend_pid()`)
    if ((await tablesOf(client)) !== productTables) return false
    await client.query(`
      set session_replication_role = replica;
      do $$
      declare each record;
      begin
        for each in
          select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
        loop
          execute format('delete from %I', each.tablename);
        end loop;
        perform setval(format('%I', sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public';
      end $$`)
    return true
  })

async function tablesOf(client: Client) {
  const { rows } = await client.query<{ tables: string }>(`
    select string_agg(concat(table_name, '.', column_name), ' ' order by table_name, ordinal_position) as tables
    from information_schema.columns where table_schema = 'public'`)
  return rows[0]?.tables ?? ''
}
