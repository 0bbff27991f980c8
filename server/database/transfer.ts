import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { type Database, inTransaction } from './connection.ts'
import { engineOf } from './engine-of.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** Tables that are not exported, because their rows are derived or expire within ten minutes. */
type ExcludedTable = 'inquiry_search' | 'request_count' | 'change_count'

/** Exported tables with their primary keys. Referenced tables come before the tables that reference them. */
const KEYS: { readonly [Table in keyof Omit<Tables, ExcludedTable>]: readonly (string & keyof Tables[Table])[] } = {
  staff_member: ['id'],
  staff_session: ['id'],
  staff_credential: ['id'],
  staff_verification: ['id'],
  staff_two_factor: ['id'],
  staff_link: ['token_hash'],
  staff_attempt: ['key'],
  content_revision: ['kind', 'content_key', 'revision'],
  content_draft: ['kind', 'content_key', 'member_id'],
  image: ['id'],
  image_rendition: ['image_id', 'hash'],
  image_file: ['object'],
  inquiry: ['id'],
  inquiry_line: ['inquiry_id', 'position'],
  inquiry_note: ['id'],
  inquiry_change: ['id'],
  training_session: ['id'],
  training_registration: ['id'],
  outgoing_mail: ['id'],
  structure: ['id'],
  attachment: ['id'],
  person_deletion: ['id'],
  spent_challenge: ['id'],
  file: ['id'],
  file_revision: ['file_id', 'revision'],
  event_count: ['day', 'kind', 'label'],
}

type Table = keyof typeof KEYS

const TABLES = Object.keys(KEYS) as Table[]

/** Number of rows read or written at a time. */
const BATCH = 500

const MANIFEST = 'manifest.json'

const tableState = z.object({ rows: z.int(), sha256: z.string() })

const manifest = z.object({
  /**
   * Name of the database's last migration. If two databases have different last migrations, their tables may differ.
   */
  migration: z.string(),
  tables: z.record(z.string(), tableState),
})

type TableState = z.output<typeof tableState>
type Row = Readonly<Record<string, string | number | null>>

/** Row count of a table and the SHA-256 of its rows in the export's format. */
export interface TableReport extends TableState {
  readonly table: string
  /** The table's state in the manifest, if it differs. */
  readonly expected?: TableState
}

/** Thrown when an export cannot be written or used. The message explains why. */
export class TransferError extends Error {
  override name = 'TransferError'
}

/**
 * Writes each table of one snapshot to `folder` as JSON lines (`<table>.ndjson`), and row counts and checksums to
 * `manifest.json`. Rows are sorted by key and columns by name, so both databases produce the same bytes.
 * @throws TransferError if the folder already contains an export
 */
export async function exportDatabase(database: Database, folder: string): Promise<TableReport[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await readFile(join(folder, MANIFEST)).catch(() => undefined)) {
    throw new TransferError(`${folder} already contains an export. Choose a new folder.`)
  }
  const reports = await engineOf(database).onSnapshot(database, async (snapshot) => {
    const written: TableReport[] = []
    for (const table of TABLES) {
      const counter = counted()
      const lines = Readable.from(counter.through(linesOf(snapshot, table)))
      await pipeline(lines, createWriteStream(fileOf(folder, table), { mode: 0o600, flush: true }))
      written.push({ table, ...counter.state() })
    }
    return written
  })
  const tables = Object.fromEntries(reports.map(({ table, rows, sha256 }) => [table, { rows, sha256 }]))
  const text = JSON.stringify({ migration: lastMigration(), tables } satisfies z.input<typeof manifest>, undefined, 2)
  // Write the manifest last and atomically. A folder without a manifest is not an export.
  const draft = join(folder, `${MANIFEST}.part`)
  await writeFile(draft, `${text}\n`, { mode: 0o600, flush: true })
  await rename(draft, join(folder, MANIFEST))
  return reports
}

/**
 * Imports an export into an empty database in one transaction. The transaction is rolled back unless each table matches
 * the row count and checksum in the manifest.
 * @throws TransferError if the database is not empty, or if the export is damaged or from another version
 */
export async function importDatabase(database: Database, folder: string): Promise<TableReport[]> {
  const { tables } = await readManifest(folder)
  return inTransaction(database, async (transaction) => {
    const filled = await filledTable(transaction)
    if (filled)
      throw new TransferError(`The database is not empty: it has rows in ${filled}. Import into an empty database.`)
    for (const table of TABLES) {
      const insert = () => insertRows(transaction, table, folder)
      if (table === 'inquiry') await engineOf(database).keepingNumbers(transaction, insert)
      else await insert()
    }
    const reports = await compare(transaction, tables)
    const wrong = reports.find(({ expected }) => expected)
    if (wrong)
      throw new TransferError(
        `${fileOf(folder, wrong.table)} does not match ${MANIFEST}. Nothing was imported. Export again.`,
      )
    return reports
  })
}

/**
 * Compares a database with the manifest of an export.
 * @throws TransferError if the export is from another version
 */
export async function verifyDatabase(database: Database, folder: string): Promise<TableReport[]> {
  const { tables } = await readManifest(folder)
  return engineOf(database).onSnapshot(database, (snapshot) => compare(snapshot, tables))
}

async function compare(db: Kysely<Tables>, expected: Readonly<Record<string, TableState>>): Promise<TableReport[]> {
  const reports: TableReport[] = []
  for (const table of TABLES) {
    const counter = counted()
    for await (const _ of counter.through(linesOf(db, table)));
    const state = counter.state()
    const wanted = expected[table] ?? { rows: 0, sha256: counted().state().sha256 }
    reports.push({ table, ...state, ...(wanted.sha256 !== state.sha256 && { expected: wanted }) })
  }
  return reports
}

/** Yields the rows of a table as lines, sorted by key. */
async function* linesOf(db: Kysely<Tables>, table: Table): AsyncGenerator<string> {
  const keys: readonly string[] = KEYS[table]
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  let last: Row | undefined
  for (;;) {
    const after = last && sql`where (${columns}) > (${sql.join(keys.map((key) => last?.[key]))})`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after ?? sql``} order by ${columns} limit ${sql.lit(BATCH)}`.execute(db)
    for (const row of rows) {
      const sorted = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
      yield `${JSON.stringify(Object.fromEntries(sorted))}\n`
    }
    last = rows.at(-1)
    if (rows.length < BATCH) return
  }
}

async function insertRows(db: Kysely<Tables>, table: Table, folder: string) {
  const insert = async (rows: readonly Row[]) => {
    // The rows need no further validation here, because the checksum is compared later.
    if (rows.length > 0) await (db as Kysely<Record<string, Row>>).insertInto(table).values(rows).execute()
  }
  let rows: Row[] = []
  for await (const line of linesIn(fileOf(folder, table))) {
    rows.push(JSON.parse(line) as Row)
    if (rows.length < BATCH) continue
    await insert(rows)
    rows = []
  }
  await insert(rows)
}

/** Yields the lines of a file. Splits at line feeds only, because JSON does not escape other line separators. */
async function* linesIn(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function filledTable(db: Kysely<Tables>): Promise<Table | undefined> {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return table
  }
  return undefined
}

/** A stream that counts and hashes the lines that pass through it. */
function counted() {
  const hash: Hash = createHash('sha256')
  let rows = 0
  return {
    async *through(lines: AsyncIterable<string>) {
      for await (const line of lines) {
        rows += 1
        hash.update(line)
        yield line
      }
    },
    /** Returns the count and hash. Call this after all lines have passed. */
    state: (): TableState => ({ rows, sha256: hash.digest('hex') }),
  }
}

async function readManifest(folder: string) {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new TransferError(
      `${folder} contains no export (${(error as Error).message}). Choose the folder of an export.`,
    )
  })
  const read = manifest.parse(JSON.parse(text))
  if (read.migration !== lastMigration()) {
    throw new TransferError(
      `The export is from a version with the tables of ${read.migration}. This version has ${lastMigration()}. ` +
        'Use the same version for both.',
    )
  }
  return read
}

const lastMigration = () => Object.keys(migrations).at(-1) ?? ''

const fileOf = (folder: string, table: string) => join(folder, `${table}.ndjson`)
