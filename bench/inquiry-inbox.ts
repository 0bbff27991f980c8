/**
 * The inbox over many inquiries, in the process: how long its lists, searches and single inquiries take, what an export
 * costs in time and memory. `node inquiry-inbox.ts --inquiries 100000 --rounds 3`. Ends with an error where the p95 of
 * the lists is over the aim.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONTACT_TYPES } from '../contract/inquiry-fields.ts'
import { INQUIRY_STATES } from '../contract/inquiry-handling.ts'
import { type InboxFilter, inboxFilter } from '../contract/inquiry-inbox.ts'
import { openDatabase } from '../server/database/connection.ts'
import { createInbox } from '../server/inbox/inbox.ts'
import { randomFrom } from '../tests/random.ts'

const { values } = parseArgs({
  options: { inquiries: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '3' } },
})
const COUNT = Number(values.inquiries)
const AIM_MS = 100
const MB = 2 ** 20

const next = randomFrom(1)
const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T
const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const FIRST = 'Dana Robin Alex Kim Sam Jo Chris Pat Lee Max Ümit Zoë'.split(' ')
const LAST = 'Rigger Miller Smith Weber Keller Jones Garcia Rossi Novak Larsen Müller'.split(' ')
const words = readFileSync(join(import.meta.dirname, '..', 'docs', 'scenes.md'), 'utf8')
  .split(/[^\p{L}\p{N}]+/u)
  .filter((word) => word.length > 1)
const sentence = (length: number) => Array.from({ length }, () => pick(words)).join(' ')

const folder = mkdtempSync(join(tmpdir(), 'boltspan-bench-'))
const database = await openDatabase({ dataDir: folder, databaseUrl: process.env.DATABASE_URL })
try {
  const now = new Date().toISOString()
  const members = ['Sam Sales', 'Robin Admin', 'Kim Sales'].map((name) => ({
    id: randomUUID(),
    name,
    email: `${randomUUID()}@boltspan.example`,
    email_verified: 1,
    role: 'sales' as const,
    disabled: 0,
    two_factor_enabled: 0,
    created_at: now,
    updated_at: now,
  }))
  await database.insertInto('staff_member').values(members).execute()
  const started = performance.now()
  for (let begun = 0; begun < COUNT; begun += 1000) {
    await database.transaction().execute(async (transaction) => {
      for (let index = begun; index < Math.min(COUNT, begun + 1000); index += 1) {
        const id = randomUUID()
        const receivedAt = new Date(Date.UTC(2020) + index * 30 * 60_000).toISOString()
        await transaction
          .insertInto('enquiry')
          .values({
            id,
            submission: id,
            contact_type: pick(CONTACT_TYPES),
            office: pick(['usa', 'usa', 'europe'] as const),
            full_name: `${pick(FIRST)} ${pick(LAST)}`,
            company_name: `${sentence(2)} Inc.`,
            state_country: 'Tennessee',
            phone: `(555) 555-${1000 + (index % 9000)}`,
            email: `${pick(words)}.${index % 20_000}@${pick(words)}.example`.toLowerCase(),
            subject: pick(['Request a Quote', 'General Information', sentence(4)]),
            message: sentence(10 + Math.floor(next() * 90)),
            received_at: receivedAt,
            state: index > COUNT * 0.98 ? 'new' : pick(['done', 'done', 'done', 'in-progress'] as const),
            assignee_id: pick([null, ...members.map((member) => member.id)]),
          })
          .execute()
        if (index % 10 > 0) continue
        await transaction
          .insertInto('outgoing_mail')
          .values({
            id: randomUUID(),
            enquiry_id: id,
            kind: 'office',
            recipient: 'info@boltspan.example',
            recipient_name: '',
            reply_to: '',
            reply_to_name: '',
            subject: '',
            text: '',
            html: '',
            state: index % 1000 > 0 ? 'sent' : 'failed',
            attempts: 1,
            created_at: receivedAt,
            next_attempt_at: receivedAt,
          })
          .execute()
      }
    })
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const fileMb = Math.round(statSync(join(folder, 'boltspan.sqlite')).size / MB)
  console.log(`${COUNT} inquiries stored in ${seconds} s, ${fileMb} MB on the disk`)

  const inbox = createInbox({ database, outbox: { wake() {} }, log: { info() {}, warn: console.warn } })
  const member = { ...members[0], role: 'sales' } as Parameters<typeof inbox.list>[2]

  const searches = [
    'dana',
    'rig',
    'dana rigger',
    'truss',
    'tr',
    'the',
    's',
    'a 4',
    '555-1234',
    'ümit',
    'request a quote',
  ]
  const filters: Record<string, InboxFilter[]> = {
    'one filter': [
      {},
      ...INQUIRY_STATES.map((state) => ({ state })),
      ...CONTACT_TYPES.map((type) => ({ type })),
      { office: 'usa' },
      { office: 'europe' },
      { assignee: 'me' },
      { assignee: 'none' },
      { mail: 'failed' },
      { from: '2021-01-01T00:00:00Z', to: '2021-02-01T00:00:00Z' },
    ],
    'several filters': [
      { state: 'done', office: 'usa', type: 'Contact Form' },
      { state: 'in-progress', assignee: 'me' },
      { state: 'new', office: 'europe', type: 'Training Registration', assignee: 'none' },
      { state: 'done', assignee: 'me', from: '2022-01-01T00:00:00Z', to: '2024-01-01T00:00:00Z' },
    ],
    search: [...searches, sentence(3), randomUUID(), 'no such word at all'].map((q) => ({ q })),
    'search and filters': searches.flatMap((q): InboxFilter[] => [
      { q, state: 'done', office: 'usa' },
      { q, assignee: 'me', type: 'Contact Form' },
    ]),
  }
  const all: number[] = []
  for (const [name, each] of Object.entries(filters)) {
    const times: number[] = []
    let slowest = { ms: 0, of: '' }
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const filter of each.map((raw) => inboxFilter.parse(raw))) {
        for (const place of [0, 0.5, 1]) {
          const page = Math.max(1, Math.ceil((place * COUNT) / 20))
          const start = performance.now()
          JSON.stringify(await inbox.list(filter, { page, pageSize: 20 }, member))
          const ms = performance.now() - start
          times.push(ms)
          if (ms > slowest.ms) slowest = { ms, of: `${JSON.stringify(filter)} page ${page}` }
        }
      }
    }
    all.push(...times)
    const figures = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)).join(' / ')
    console.log(`${name}: median / p95 / longest ${figures} ms; longest: ${slowest.of}`)
  }
  const p95 = quantile(all, 0.95)
  console.log(`lists: p95 ${p95.toFixed(1)} ms of ${all.length} calls, aim ${AIM_MS}`)

  const { inquiries } = await inbox.list({}, { page: 50, pageSize: 100 }, member)
  const singles: number[] = []
  for (const { id } of inquiries) {
    const start = performance.now()
    await inbox.detail(id)
    singles.push(performance.now() - start)
  }
  console.log(`one inquiry: p95 ${quantile(singles, 0.95).toFixed(1)} ms`)

  const before = process.memoryUsage.rss()
  let most = before
  let bytes = 0
  const exportStarted = performance.now()
  for await (const piece of inbox.csv({}, member)) {
    bytes += Buffer.byteLength(piece)
    most = Math.max(most, process.memoryUsage.rss())
  }
  console.log(
    `CSV of all: ${Math.round(bytes / MB)} MB in ${((performance.now() - exportStarted) / 1000).toFixed(1)} s, ` +
      `at most ${Math.round((most - before) / MB)} MB more memory`,
  )

  const email = inquiries[0]?.email ?? ''
  const summary = await inbox.summaryOf(email)
  const deletionStarted = performance.now()
  await inbox.deletePerson({ email, inquiries: summary.inquiries }, member)
  const deletionMs = (performance.now() - deletionStarted).toFixed(0)
  console.log(`one person deleted (${summary.inquiries} inquiries): ${deletionMs} ms`)
  assert(p95 < AIM_MS, `p95 ${p95} ms`)
} finally {
  await database.destroy()
  rmSync(folder, { recursive: true, force: true })
}
