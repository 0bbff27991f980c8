import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventCountRepository } from '../analytics/repository.ts'
import { fileRepository } from '../files/repository.ts'
import { inboxRepository } from '../inbox/repository.ts'
import { contentRepository } from '../publishing/repository.ts'
import { accountRepository } from '../staff/repository.ts'
import { openTestDatabase, temporaryDatabase } from '../testing/database.ts'
import { storeInquiry } from '../testing/stored-inquiries.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type Database, openDatabase } from './connection.ts'
import { exportDatabase, importDatabase, TransferError, verifyDatabase } from './transfer.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')

/** Opens SQLite, even when the tests run against PostgreSQL. */
async function embeddedDatabase() {
  const database = await openDatabase({ dataDir: temporaryFolder(), databaseUrl: undefined })
  onTestFinished(() => database.destroy())
  return database
}

async function store(database: Database, message: string) {
  const lines = [{ partNumber: 'BS-TR12A-10', name: 'Truss, 12 in, aluminum, 10 ft', quantity: 4, weightLb: 63.9 }]
  const email = `${message.length}@flyrail.example`
  return (await storeInquiry(database, { fullName: 'Zoë Müller', email, message, receivedAt: NOW, lines })).id
}

/** Stores the inquiries in one transaction, because separate commits would be slow. */
const storeMany = (database: Database, count: number) =>
  database.transaction().execute(async (transaction) => {
    const ids: string[] = []
    for (let index = 0; index < count; index += 1) ids.push(await store(transaction, `Number ${index}.`))
    return ids
  })

/** Fills most tables, and includes values that the two databases could write differently. */
async function fill(database: Database) {
  const ids = await storeMany(database, 600)
  ids.push(await store(database, 'Two lines:\r\nend.\u2028Not a line of the file. "Quoted", \\ and 𝄞.'))
  // Delete a person's inquiries to create gaps in the numbers.
  await inboxRepository(database).deletePerson('9@flyrail.example')
  const id =
    (await accountRepository(database).add({ email: 'sam@boltspan.example', name: 'Sam', role: 'sales' })) ?? ''
  const sam = { id, name: 'Sam', email: 'sam@boltspan.example', role: 'sales' } as const
  const last = ids.at(-1) ?? ''
  await inboxRepository(database).update(last, 1, { state: 'done', assignee_id: id })
  await inboxRepository(database).addChange({ inquiry_id: last, kind: 'state', before: 'new', after: 'done' }, sam, NOW)
  await fileRepository(database).insert(
    { id: 'f'.repeat(32), folder: 'Drawings', name: 'Truss.pdf', kind: 'pdf', pathKey: 'drawings/truss.pdf' },
    { object: 'a'.repeat(32), size: 5_000_000_000, sha256: 'b'.repeat(64), uploadedAt: NOW, uploadedBy: 'Sam' },
  )
  const content = { kind: 'application', content_key: 'aerospace' }
  const text = JSON.stringify({ text: ['## “Docks”', '_One\u2028line_'] })
  await contentRepository(database).add({
    ...content,
    revision: 1,
    state: 'published',
    body: text,
    schema_version: 0,
    built_in_hash: 'c'.repeat(43),
    note: 'Fixed a "typo"',
    author_id: id,
    author_name: 'Sam',
    created_at: NOW.toISOString(),
    publish_at: null,
    published_at: NOW.toISOString(),
  })
  const draft = { base_revision: 1, member_id: id, saved_at: NOW.toISOString() }
  await contentRepository(database).saveDraft({ ...content, ...draft, body: text })
  await eventCountRepository(database).add([
    { day: '2026-11-21', kind: 'search', label: 'trüss', count: 3, without_result: 1 },
  ])
}

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

describe('database exports', () => {
  test('transfers all rows unchanged to another database and back', async () => {
    const first = await embeddedDatabase()
    await fill(first)
    const there = temporaryFolder()
    const exported = await exportDatabase(first, there)
    expect(exported).toContainEqual(expect.objectContaining({ table: 'outgoing_mail', rows: 2 * (601 - 10) }))

    const { database: second } = await temporaryDatabase()
    expect(await importDatabase(second, there)).toEqual(exported)
    expect(await verifyDatabase(second, there)).toEqual(exported)

    const back = temporaryFolder()
    await exportDatabase(second, back)
    for (const name of readdirSync(there)) expect(read(back, name)).toBe(read(there, name))
    const third = await embeddedDatabase()
    expect(await importDatabase(third, back)).toEqual(exported)

    for (const database of [second, third]) {
      const [published] = await contentRepository(database).published()
      expect(JSON.parse(published?.body ?? '')).toEqual({ text: ['## “Docks”', '_One\u2028line_'] })
      const inbox = inboxRepository(database)
      expect(await inbox.count({ q: 'zoe quoted' })).toBe(1)
      const highest = Math.max(
        ...(await database.selectFrom('inquiry').select('number').execute()).map((row) => row.number),
      )
      const id = await store(database, 'After the import.')
      expect((await inbox.byId(id))?.number).toBe(highest + 1)
      expect(await inbox.count({ q: 'after import' })).toBe(1)
    }
    const changed = (await verifyDatabase(second, there)).filter(({ expected }) => expected)
    expect(changed.map(({ table }) => table)).toEqual(['inquiry', 'inquiry_line', 'outgoing_mail'])
  }, 60_000)

  test('rejects a damaged export without importing anything', async () => {
    const first = await embeddedDatabase()
    await store(first, 'Number 1.')
    const folder = temporaryFolder()
    await exportDatabase(first, folder)
    writeFileSync(join(folder, 'inquiry.ndjson'), read(folder, 'inquiry.ndjson').replace('Number 1', 'Number 2'))
    const { database } = await temporaryDatabase()
    await expect(importDatabase(database, folder)).rejects.toThrow(/inquiry\.ndjson does not match manifest\.json/)
    expect(await database.selectFrom('inquiry').select('id').execute()).toEqual([])
    // After the failed import, numbering starts as if nothing had been imported.
    const id = await store(database, 'Number 3.')
    expect(await inboxRepository(database).byId(id)).toBeDefined()
  })

  test('imports only into an empty database of the same version, and never overwrites an export', async () => {
    const { database, folder: dataDir } = await temporaryDatabase()
    await store(database, 'Number 1.')
    const folder = temporaryFolder()
    await exportDatabase(database, folder)
    await expect(exportDatabase(database, folder)).rejects.toThrow(TransferError)
    await expect(importDatabase(database, folder)).rejects.toThrow('The database is not empty: it has rows in inquiry.')
    await expect(importDatabase(database, dataDir)).rejects.toThrow('contains no export')
    writeFileSync(join(folder, 'manifest.json'), read(folder, 'manifest.json').replace(/"\d{4}-[\w-]+"/, '"9999-bolt"'))
    await expect(verifyDatabase(database, folder)).rejects.toThrow('with the tables of 9999-bolt')
  })

  test('exports a single snapshot while rows are being written', async () => {
    const { database, folder: dataDir } = await temporaryDatabase()
    await storeMany(database, 600)
    const writer = await openTestDatabase(dataDir)
    onTestFinished(() => writer.destroy())
    let done = false
    const writing = (async () => {
      while (!done) {
        await store(writer, 'Meanwhile.')
        await new Promise(setImmediate)
      }
    })()
    const folder = temporaryFolder()
    const exported = await exportDatabase(database, folder)
    done = true
    await writing
    const rows = Object.fromEntries(exported.map((each) => [each.table, each.rows]))
    const inquiries = new Set(
      read(folder, 'inquiry.ndjson')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).id),
    )
    const mails = read(folder, 'outgoing_mail.ndjson').split('\n').filter(Boolean)
    expect(rows.inquiry).toBeGreaterThanOrEqual(600)
    // This writer commits an inquiry and its emails in separate transactions.
    expect(mails.length).toBeGreaterThanOrEqual(2 * (inquiries.size - 1))
    for (const mail of mails) expect(inquiries).toContain(JSON.parse(mail).inquiry_id)
  }, 60_000)
})
