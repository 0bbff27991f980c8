/**
 * Times queries for the file list, the search index, and the inbox with many rows in PostgreSQL. Starts a separate
 * PostgreSQL server and needs no build. Usage: `node rows.ts --files 1000000 --inquiries 1000000`
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { listRequest } from '../contract/files.ts'
import { type InboxFilter, inboxFilter } from '../contract/inquiry-inbox.ts'
import { openDatabase } from '../server/database/connection.ts'
import { fileRepository } from '../server/files/repository.ts'
import { createInbox } from '../server/inbox/inbox.ts'
import { startPostgres, urlOf } from '../server/testing/postgres-server.ts'

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '1000000' },
    inquiries: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
  },
})
const FILES = Number(values.files)
const INQUIRIES = Number(values.inquiries)

const { socket, stop } = await startPostgres()
const database = await openDatabase({ dataDir: '', databaseUrl: urlOf(socket, 'postgres') })
try {
  const word = (seed: string) => sql`substr(md5((${sql.raw(seed)})::text), 1, 5)`
  await timed(`inserting ${FILES} files`, async () => {
    await sql`
      insert into file (id, folder, name, path_key, search_text, kind, revision, size, uploaded_at, uploaded_by)
      select md5(n::text), 'projects/hall ' || n % 2000, name, 'projects/hall ' || n % 2000 || '/' || name,
        name || E'\\nprojects/hall ' || n % 2000 || E'\\npdf document\\nsam sales', 'pdf', 1, 100000 + n % 900000,
        to_char(timestamp '2020-01-01' + n * interval '3 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'Sam Sales'
      from (
        select n, 'plan ' || ${word('n % 5000')} || ' ' || n || '.pdf' as name from generate_series(1, ${FILES}::int) n
      ) f
    `.execute(database)
    await sql`
      insert into file_revision (file_id, revision, object, size, sha256, uploaded_at, uploaded_by)
      select id, 1, id, size, id || id, uploaded_at, uploaded_by from file`.execute(database)
  })
  await timed(`inserting ${INQUIRIES} inquiries`, async () => {
    // To save time, insert the search words in bulk and create the indexes at the end.
    await sql`alter table inquiry disable trigger inquiry_added`.execute(database)
    await sql`drop index inquiry_search_words, inquiry_inbox, inquiry_person`.execute(database)
    // Generate 25-word sample messages. Many inquiries use the same message.
    await sql`
      create unlogged table sample as
      select m, text, to_tsvector('simple', 'tennessee 555 request a quote inc dana ' || text) as words from (
        select m, string_agg(substr(md5(((m * 31 + k * k * 17) % 5000)::text), 1, 5), ' ') as text
        from generate_series(0, 19999) m, generate_series(1, 25) k group by m
      ) samples`.execute(database)
    await sql`create index on sample (m) include (text)`.execute(database)
    await sql`
      insert into inquiry (id, submission, contact_type, office, full_name, company_name, state_country, phone, email,
        subject, message, received_at, state, assignee_id)
      select n::text, 's' || n, (array['Contact Form', 'Catalog Request', 'Training Registration'])[1 + n % 3],
        (array['usa', 'usa', 'europe'])[1 + n % 3], 'Dana Name' || n % 20000,
        'Company' || n % 30000 || ' Inc.', 'Tennessee',
        '(555) 555-' || 1000 + n % 9000, 'visitor' || n % 200000 || '@example.com', 'Request a Quote', text,
        to_char(timestamp '2016-01-01' + n * interval '30 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        case when n > ${INQUIRIES}::int - 2000 then 'new' when n % 4 = 0 then 'in-progress' else 'done' end, null
      from generate_series(1, ${INQUIRIES}::int) n join sample on m = n % 20000 order by n`.execute(database)
    await sql`
      insert into inquiry_search (rowid, inquiry_search)
      select number, words ||
        array_to_tsvector(array['name' || number % 20000, 'company' || number % 30000, number::text])
      from inquiry join sample on m = number % 20000`.execute(database)
    await sql`alter table inquiry enable trigger inquiry_added`.execute(database)
    await sql`set maintenance_work_mem = '1GB'`.execute(database)
    await sql`create index inquiry_search_words on inquiry_search using gin (inquiry_search)`.execute(database)
    await sql`
      create index inquiry_inbox on inquiry (number, received_at, state, contact_type, office, assignee_id)
    `.execute(database)
    await sql`create index inquiry_person on inquiry (lower(trim(email)))`.execute(database)
  })
  await timed('vacuum analyze', () => sql`vacuum analyze`.execute(database))
  const { rows } = await sql<{ name: string; mb: number }>`
    select relname as name, round(pg_total_relation_size(oid) / 1048576.0)::int as mb
    from pg_class where relname in ('file', 'file_revision', 'inquiry', 'inquiry_search')`.execute(database)
  console.table(rows)

  const files = fileRepository(database)
  const lists: Record<string, object> = {
    'files by name, first page': {},
    'files by date, newest': { sort: 'date', direction: 'descending' },
    'files by size': { sort: 'size' },
    'files by name, middle page': { page: FILES / 20 / 2 },
    'files with a word in the name': { search: `plan ${FILES - 7}` },
    'files with a common word': { search: 'hall 77' },
  }
  for (const [name, listing] of Object.entries(lists)) {
    await measured(name, () => files.list(listRequest.parse(listing)))
  }
  await measured('folders', () => files.folders())
  await measured('one file', () => files.find('c4ca4238a0b923820dcc509a6f75849b'))
  await measured('all files, for the search index', () => files.all(), 1)

  const inbox = createInbox({
    publicUrl: 'http://localhost:3000',
    database,
    outbox: { wake() {} },
    attachments: { removeUnused: async () => {} },
    log: { info() {}, warn: console.warn },
  })
  const member = { id: 'sam', name: 'Sam', role: 'sales' } as Parameters<typeof inbox.list>[2]
  const filters: Record<string, [InboxFilter, page?: number]> = {
    'inbox, first page': [{}],
    'inbox, middle page': [{}, INQUIRIES / 40],
    'inbox, new': [{ state: 'new' }],
    'inbox, state, type, and office': [{ state: 'done', type: 'Contact Form', office: 'usa' }],
    'inbox, one month': [{ from: '2016-03-01T00:00:00Z', to: '2016-04-01T00:00:00Z' }],
    'inbox, a rare word': [{ q: 'dana name777' }],
    'inbox, a word in every inquiry': [{ q: 'quote' }],
    'inbox, a word in every inquiry and a state': [{ q: 'quote', state: 'new' }],
  }
  for (const [name, [filter, page = 1]] of Object.entries(filters)) {
    await measured(name, () => inbox.list(inboxFilter.parse(filter), { page, pageSize: 20 }, member))
  }
  await measured('counts (on every staff page)', () => inbox.counts())
  const { inquiries } = await inbox.list({}, { page: 1, pageSize: 20 }, member)
  await measured('one inquiry', () => inbox.detail(inquiries[0]?.id ?? ''))
  const email = inquiries[0]?.email ?? ''
  const { inquiries: count } = await inbox.summaryOf(email)
  await measured(
    `deleting a person with ${count} inquiries`,
    () => inbox.deletePerson({ email, inquiries: count }, member),
    1,
  )
} finally {
  await database.destroy()
  await stop()
}

async function timed(name: string, work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Prints the time of the first run, which reads from disk, and the best time of the other runs. */
async function measured(name: string, work: () => Promise<unknown>, rounds = Number(values.rounds)) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  const [first = 0, ...others] = times
  const reported = others.length > 0 ? [first, Math.min(...others)] : [first]
  console.log(`${name}: ${reported.map((ms) => ms.toFixed(1)).join(' / ')} ms`)
}
