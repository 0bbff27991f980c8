import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { soldParts } from '#catalog/part-numbers.ts'
import type { InboxFilter } from '#contract/inquiry-inbox.ts'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import type { Role, StaffMember } from '#contract/staff.ts'
import type { Database } from '../database/connection.ts'
import type { Inquiry } from '../inquiries/inquiry.ts'
import { isPostgres, temporaryDatabase } from '../testing/database.ts'
import { storeInquiry } from '../testing/stored-inquiries.ts'
import { createInbox } from './inbox.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const FIRST_PAGE = { page: 1, pageSize: 20 }

async function testInbox(clock = () => NOW) {
  const { database, folder } = await temporaryDatabase()
  const outbox = { wake: vi.fn() }
  const attachments = { removeUnused: vi.fn() }
  const log = { info: vi.fn(), warn: vi.fn() }
  const inbox = createInbox({ database, outbox, attachments, publicUrl: 'https://boltspan.example', log, clock })
  const sam = await addMember(database, 'Sam Sales', 'sales')
  const list = async (filter: InboxFilter = {}, page: Partial<typeof FIRST_PAGE> = {}) =>
    inbox.list(filter, { ...FIRST_PAGE, ...page }, sam)
  return { folder, database, outbox, log, inbox, sam, list }
}

/** Returns a clock that advances by a millisecond per call. */
function tickingClock() {
  let ms = NOW.getTime()
  return () => {
    ms += 1
    return new Date(ms)
  }
}

async function addMember(database: Database, name: string, role: Role, disabled = false): Promise<StaffMember> {
  const id = randomUUID()
  const email = `${id}@boltspan.example`
  await database
    .insertInto('staff_member')
    .values({
      id,
      name,
      email,
      email_verified: 1,
      role,
      disabled: Number(disabled),
      two_factor_enabled: 0,
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
    })
    .execute()
  return { id, name, email, role }
}

const LIST = [
  { partNumber: 'BS-TR12A-10', name: 'Truss, 12 in, aluminum, 10 ft', quantity: 12, note: 'Bay 3', weightLb: 63.9 },
  { partNumber: 'BS-OLD-1', name: 'Old part', quantity: 1, weightLb: 1 },
]

const store = (database: Database, change: Partial<Inquiry> = {}) =>
  storeInquiry(database, { receivedAt: NOW, ...change })

const settle = (database: Database, state: 'sent' | 'failed', kind: 'office' | 'confirmation' = 'office') =>
  database
    .updateTable('outgoing_mail')
    .set({
      state,
      attempts: 3,
      last_error: state === 'failed' ? '550 no such mailbox' : null,
      settled_at: NOW.toISOString(),
    })
    .where('kind', '=', kind)
    .execute()

describe('the inquiry list', () => {
  test('lists inquiries page by page, newest first', async () => {
    const { database, list } = await testInbox()
    const ids: string[] = []
    for (let index = 0; index < 45; index += 1) ids.unshift((await store(database)).id)
    const pages = await Promise.all([1, 2, 3].map((page) => list({}, { page })))
    expect(pages.flatMap(({ inquiries }) => inquiries.map(({ id }) => id))).toEqual(ids)
    expect(pages[2]).toMatchObject({ total: 45, page: 3, pageSize: 20, totalPages: 3 })
  })

  test('shows the last page when the page number is too high, or an empty page when there are no inquiries', async () => {
    const { database, list } = await testInbox()
    expect(await list({}, { page: 9 })).toEqual({ inquiries: [], total: 0, page: 1, pageSize: 20, totalPages: 1 })
    await store(database)
    expect(await list({}, { page: 9 })).toMatchObject({ page: 1, inquiries: [{ fullName: 'Dana Rigger' }] })
  })

  test('filters inquiries by state, type, office, day, assignee, and failed emails', async () => {
    const { database, inbox, sam, list } = await testInbox()
    const training = await store(database, { contactType: 'Training Registration', address: '1 Stage Door' })
    const european = await store(database, { office: 'europe' })
    const old = await store(database, { receivedAt: new Date('2026-10-01T12:00:00Z') })
    await inbox.change(european.id, { version: 1, state: 'done' }, sam)
    await inbox.change(training.id, { version: 1, assigneeId: sam.id }, sam)
    await database
      .updateTable('outgoing_mail')
      .set({ state: 'failed' })
      .where('inquiry_id', '=', old.id)
      .where('kind', '=', 'office')
      .execute()
    const idsOf = async (filter: InboxFilter) => (await list(filter)).inquiries.map(({ id }) => id)
    expect(await idsOf({ state: 'done' })).toEqual([european.id])
    expect(await idsOf({ state: 'new' })).toEqual([old.id, training.id])
    expect(await idsOf({ type: 'Training Registration' })).toEqual([training.id])
    expect(await idsOf({ office: 'europe' })).toEqual([european.id])
    expect(await idsOf({ from: '2026-10-01T12:00:00.000Z', to: '2026-10-02T00:00:00Z' })).toEqual([old.id])
    expect(await idsOf({ to: '2026-10-01T12:00:00Z' })).toEqual([])
    expect(await idsOf({ assignee: 'me' })).toEqual([training.id])
    expect(await idsOf({ assignee: sam.id })).toEqual([training.id])
    expect(await idsOf({ assignee: 'none' })).toEqual([old.id, european.id])
    expect(await idsOf({ mail: 'failed' })).toEqual([old.id])
    expect(await idsOf({ mail: 'failed', office: 'europe' })).toEqual([])
    expect((await list({ mail: 'failed' })).inquiries[0]).toMatchObject({ failedMails: 1 })
    expect((await list({ assignee: 'me' })).inquiries[0]).toMatchObject({ assignee: { id: sam.id, name: 'Sam Sales' } })
    expect(await inbox.counts()).toEqual({ new: 2 })
  })

  test.each([
    'dana',
    'RIGG',
    'fly rail',
    'rail dana span',
    'dana@flyrail.example',
    'flyrail',
    '555-0123',
    'quote',
    '40 ft',
    'Ümlaut',
    'umlaut',
  ])('searches by words and prefixes: %s', async (q) => {
    const { database, list } = await testInbox()
    const found = await store(database, { message: 'A 40 ft span with Ümläuten, Ümlauts.' })
    await store(database, {
      fullName: 'Robin Truss',
      companyName: 'Grid',
      email: 'robin@grid.example',
      phone: '030 23125 000',
      subject: 'Training',
      message: '',
    })
    const { inquiries, total } = await list({ q })
    expect(inquiries.map(({ id }) => id)).toEqual([found.id])
    expect(total).toBe(1)
  })

  test.each(['9185550100', '+1 918 555 0100', '918-555-0100', '555 0100', '(918)5550100', 'tulsa', 'stage door'])(
    'finds a phone number in another format, and the places: %s',
    async (q) => {
      const { database, list } = await testInbox()
      const shipTo = '1 Stage Door, Tulsa, OK'
      const found = await store(database, { phone: '(918) 555-0100 ext. 4021', shipTo })
      await store(database, { phone: '(918) 555-0199' })
      expect((await list({ q })).inquiries.map(({ id }) => id)).toEqual([found.id])
    },
  )

  test('searches by reference, and combines a search with filters', async () => {
    const { database, list } = await testInbox()
    const first = await store(database)
    const second = await store(database, { office: 'europe' })
    expect((await list({ q: first.id })).inquiries.map(({ id }) => id)).toEqual([first.id])
    expect((await list({ q: inquiryReference(first.id) })).inquiries.map(({ id }) => id)).toEqual([first.id])
    const grouped = inquiryReference(first.id).replace(/^.{4}/, '$& ')
    expect((await list({ q: grouped })).inquiries.map(({ id }) => id)).toEqual([first.id])
    expect((await list({ q: 'dana', office: 'europe' })).inquiries.map(({ id }) => id)).toEqual([second.id])
  })

  test.each(['"', '*', 'a" OR "b', 'NEAR(a b)', '-', "'; drop table inquiry; --", '\u0000', '😀', '{subject}:x'])(
    'treats a query as plain words: %j',
    async (q) => {
      const { database, list } = await testInbox()
      await store(database)
      expect((await list({ q })).total).toBe(0)
    },
  )
})

describe('an inquiry in the inbox', () => {
  test('shows all submitted fields of an inquiry, and the status of each of its emails', async () => {
    const { database, inbox } = await testInbox()
    const { id } = await store(database, {
      contactType: 'Catalog Request',
      address: '1 Stage Door\nNashville',
      catalogType: 'USB',
    })
    await settle(database, 'failed', 'office')
    expect(await inbox.detail(id)).toMatchObject({
      id,
      type: 'Catalog Request',
      state: 'new',
      assignee: null,
      version: 1,
      fullName: 'Dana Rigger',
      phone: '(555) 555-0123',
      address: '1 Stage Door\nNashville',
      catalogType: 'USB',
      session: null,
      message: 'A 40 ft span.',
      failedMails: 1,
      notes: [],
      changes: [],
      mails: [
        {
          kind: 'office',
          recipient: 'info@boltspan.example',
          state: 'failed',
          attempts: 3,
          lastError: '550 no such mailbox',
          nextAttemptAt: null,
          settledAt: NOW.toISOString(),
          canResend: true,
        },
        {
          kind: 'confirmation',
          recipient: 'dana@flyrail.example',
          state: 'waiting',
          attempts: 0,
          lastError: null,
          nextAttemptAt: NOW.toISOString(),
          canResend: false,
        },
      ],
    })
  })

  test('shows a parts list in order', async () => {
    const { database, inbox } = await testInbox()
    const { id } = await store(database, { lines: LIST })
    expect((await inbox.detail(id)).lines).toEqual([
      {
        partNumber: 'BS-TR12A-10',
        name: 'Truss, 12 in, aluminum, 10 ft',
        quantity: 12,
        note: 'Bay 3',
        weightLb: soldParts.get('BS-TR12A-10')?.weightLb,
      },
      // This part is no longer in the catalog.
      { partNumber: 'BS-OLD-1', name: 'Old part', quantity: 1, note: null, weightLb: null },
    ])
  })

  test('returns 404 when the inquiry does not exist', async () => {
    const { inbox, sam } = await testInbox()
    const unknown = expect.objectContaining({ code: 'UNKNOWN_INQUIRY', status: 404 })
    await expect(inbox.detail('none')).rejects.toEqual(unknown)
    await expect(inbox.change('none', { version: 1, state: 'done' }, sam)).rejects.toEqual(unknown)
    await expect(inbox.addNote('none', { key: randomUUID(), text: 'x' }, sam)).rejects.toEqual(unknown)
    await expect(inbox.resend('none', 'none', sam)).rejects.toMatchObject({ code: 'UNKNOWN_MAIL', status: 404 })
  })

  test('records who assigned an inquiry and who completed it', async () => {
    const { database, inbox, sam } = await testInbox(tickingClock())
    const { id } = await store(database)
    const robin = await addMember(database, 'Robin Admin', 'admin')
    const taken = await inbox.change(id, { version: 1, state: 'in-progress', assigneeId: sam.id }, sam)
    expect(taken).toMatchObject({ version: 2, state: 'in-progress', assignee: { id: sam.id, name: 'Sam Sales' } })
    await inbox.change(id, { version: 2, assigneeId: robin.id }, sam)
    await inbox.change(id, { version: 3, state: 'done' }, robin)
    const { changes, version } = await inbox.change(id, { version: 4, assigneeId: null }, robin)
    expect(version).toBe(5)
    expect(changes.map(({ kind, before, after, member }) => [kind, before, after, member])).toEqual([
      ['assignee', null, 'Sam Sales', 'Sam Sales'],
      ['state', 'new', 'in-progress', 'Sam Sales'],
      ['assignee', 'Sam Sales', 'Robin Admin', 'Sam Sales'],
      ['state', 'in-progress', 'done', 'Robin Admin'],
      ['assignee', 'Robin Admin', null, 'Robin Admin'],
    ])
  })

  test('accepts the first of two concurrent changes and rejects the second as a conflict', async () => {
    const { database, inbox, sam } = await testInbox()
    const { id } = await store(database)
    const robin = await addMember(database, 'Robin Admin', 'admin')
    const results = await Promise.allSettled([
      inbox.change(id, { version: 1, assigneeId: sam.id }, sam),
      inbox.change(id, { version: 1, assigneeId: robin.id }, robin),
      inbox.change(id, { version: 1, state: 'done' }, robin),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'INQUIRY_CHANGED', status: 409 })
    expect(await inbox.detail(id)).toMatchObject({ version: 2, changes: [expect.anything()] })
    await expect(inbox.change(id, { version: 1, state: 'done' }, sam)).rejects.toMatchObject({ status: 409 })
  })

  test('assigns inquiries only to staff who may handle them', async () => {
    const { database, inbox, sam } = await testInbox()
    const { id } = await store(database)
    const editor = await addMember(database, 'Eddie Editor', 'editor')
    const gone = await addMember(database, 'Gone Sales', 'sales', true)
    const robin = await addMember(database, 'Robin Admin', 'admin')
    for (const assigneeId of [editor.id, gone.id, 'nobody']) {
      await expect(inbox.change(id, { version: 1, assigneeId }, sam)).rejects.toMatchObject({
        status: 400,
        fields: { assigneeId: expect.any(String) },
      })
    }
    expect(await inbox.assignees()).toEqual([
      { id: robin.id, name: 'Robin Admin' },
      { id: sam.id, name: 'Sam Sales' },
    ])
  })

  test("keeps the assignee after the assignee's account is disabled", async () => {
    const { database, inbox, sam } = await testInbox()
    const { id } = await store(database)
    await inbox.change(id, { version: 1, assigneeId: sam.id }, sam)
    await database.updateTable('staff_member').set({ disabled: 1 }).where('id', '=', sam.id).execute()
    expect((await inbox.detail(id)).assignee).toEqual({ id: sam.id, name: 'Sam Sales' })
    // The state of the inquiry can still be changed.
    expect(await inbox.change(id, { version: 2, state: 'done' }, sam)).toMatchObject({ state: 'done' })
  })

  test('emails a member whom another member assigns, but not a member who takes an inquiry', async () => {
    const { database, inbox, sam, outbox } = await testInbox()
    const { id } = await store(database)
    const robin = await addMember(database, 'Robin Admin', 'admin')
    const mailsTo = async (email: string) =>
      (await inbox.detail(id)).mails.filter(({ kind, recipient }) => kind === 'assignment' && recipient === email)
    await inbox.change(id, { version: 1, assigneeId: sam.id }, sam)
    expect(await mailsTo(sam.email)).toEqual([])
    outbox.wake.mockClear()
    await inbox.change(id, { version: 2, assigneeId: robin.id }, sam)
    await inbox.change(id, { version: 3, state: 'done' }, sam)
    const [mail, ...more] = await mailsTo(robin.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Sam Sales assigned you an inquiry')
    expect(mail?.text).toContain(`https://boltspan.example/manage/inquiries/${id}`)
    expect(outbox.wake).toHaveBeenCalled()
  })

  test('emails a reply once, lists it in the history, and marks a new inquiry as in progress', async () => {
    const { database, inbox, sam } = await testInbox(tickingClock())
    const { id } = await store(database)
    const reply = { key: randomUUID(), text: 'We have it in stock.\n\nWhen do you need it?' }
    await Promise.all([inbox.reply(id, reply, sam), inbox.reply(id, reply, sam)])
    const { mails, changes, email, subject, state } = await inbox.detail(id)
    expect(state).toBe('in-progress')
    const replies = mails.filter(({ kind }) => kind === 'reply')
    expect(replies).toHaveLength(1)
    expect(replies[0]).toMatchObject({ recipient: email, state: 'waiting' })
    expect(replies[0]?.subject).toBe(`Re: ${subject} (${inquiryReference(id)})`)
    expect(replies[0]?.text).toMatch(/When do you need it\?\n\nSam Sales\n/)
    expect(changes.map(({ kind, member }) => [kind, member])).toEqual([
      ['reply', 'Sam Sales'],
      ['state', 'Sam Sales'],
    ])
  })

  test('keeps notes in order and drops duplicates', async () => {
    const { database, inbox, sam } = await testInbox(tickingClock())
    const { id } = await store(database)
    const note = { key: randomUUID(), text: 'Called, wants 12 in truss.\n<b>bold</b>' }
    await Promise.all([inbox.addNote(id, note, sam), inbox.addNote(id, note, sam)])
    // The member changed the text and sent it again because the first response was lost.
    await inbox.addNote(id, { ...note, text: 'Offer sent.' }, sam)
    const { notes, version } = await inbox.detail(id)
    expect(notes).toEqual([
      { id: expect.any(String), author: 'Sam Sales', text: note.text, createdAt: expect.any(String) },
      { id: expect.any(String), author: 'Sam Sales', text: 'Offer sent.', createdAt: expect.any(String) },
    ])
    expect(version).toBe(1)
  })
})

describe('resending an email', () => {
  test('resends an email only once, even after repeated clicks', async () => {
    const { database, inbox, outbox, sam } = await testInbox()
    const { id } = await store(database)
    await settle(database, 'failed')
    const [failed] = (await inbox.detail(id)).mails
    const answers = await Promise.all([1, 2, 3].map(() => inbox.resend(id, failed?.id ?? '', sam)))
    expect(outbox.wake).toHaveBeenCalledTimes(1)
    const { mails, changes, failedMails } = answers[2] ?? (await inbox.detail(id))
    expect(mails.map(({ kind, state, resendOf, canResend }) => [kind, state, resendOf, canResend])).toEqual([
      ['office', 'failed', null, false],
      ['office', 'waiting', failed?.id, false],
      ['confirmation', 'waiting', null, false],
    ])
    expect(mails[1]).toMatchObject({ attempts: 0, lastError: null, subject: failed?.subject, text: failed?.text })
    expect(changes).toMatchObject([{ kind: 'resend', after: 'office', member: 'Sam Sales' }])
    expect(failedMails).toBe(0)

    await settle(database, 'sent')
    const repeated = mails[1]?.id ?? ''
    expect((await inbox.resend(id, repeated, sam)).mails.filter(({ kind }) => kind === 'office')).toHaveLength(3)
  })

  test('does not resend an email that is still waiting to be sent', async () => {
    const { database, inbox, outbox, sam } = await testInbox()
    const { id } = await store(database)
    const [waiting] = (await inbox.detail(id)).mails
    await expect(inbox.resend(id, waiting?.id ?? '', sam)).rejects.toMatchObject({ code: 'MAIL_WAITING', status: 409 })
    expect(outbox.wake).not.toHaveBeenCalled()
  })

  test('returns 404 when the email belongs to a different inquiry', async () => {
    const { database, inbox, sam } = await testInbox()
    const [first, second] = [await store(database), await store(database)]
    await settle(database, 'sent')
    const [mail] = (await inbox.detail(first.id)).mails
    await expect(inbox.resend(second.id, mail?.id ?? '', sam)).rejects.toMatchObject({ code: 'UNKNOWN_MAIL' })
  })
})

describe('personal data', () => {
  const everyFile = (folder: string) =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n')
      .toLowerCase()

  test('counts and exports all data about a person, regardless of the case of the email address', async () => {
    const { database, inbox, sam } = await testInbox()
    const first = await store(database, { email: ' Dana@FlyRail.example' })
    const second = await store(database, { lines: LIST })
    await store(database, { email: 'other@flyrail.example' })
    await inbox.addNote(first.id, { key: randomUUID(), text: 'Called.' }, sam)
    expect(await inbox.summaryOf('DANA@flyrail.example')).toEqual({
      email: 'DANA@flyrail.example',
      inquiries: 2,
      mails: 4,
      notes: 1,
    })
    const exported = await inbox.exportPerson('dana@flyrail.example', sam)
    expect(exported).toMatchObject({
      email: 'dana@flyrail.example',
      exportedAt: NOW.toISOString(),
      inquiries: [
        { id: first.id, mails: [{ kind: 'office' }, { kind: 'confirmation' }], notes: [{ text: 'Called.' }] },
        { id: second.id, message: 'A 40 ft span.', lines: [{ quantity: 12, note: 'Bay 3' }, { quantity: 1 }] },
      ],
    })
  })

  test('deletes a person from every table and file without affecting other people', async () => {
    const { folder, database, inbox, log, sam, list } = await testInbox()
    const secret = 'Xylographer'
    for (let index = 0; index < 30; index += 1) {
      await store(database, { email: 'other@grid.example', fullName: 'Robin', message: `Number ${index}. `.repeat(50) })
      if (index % 10 > 0) continue
      const { id } = await store(database, {
        email: 'zyxwv@quagga.example',
        message: `${secret} ${'x'.repeat(9000)}`,
        lines: [{ partNumber: 'BS-TR12A-10', name: 'Truss', quantity: 1, note: `Nokturno ${index}`, weightLb: 1 }],
      })
      await inbox.addNote(id, { key: randomUUID(), text: `About the ${secret}.` }, sam)
      await inbox.change(id, { version: 1, state: 'done' }, sam)
    }
    if (!isPostgres) expect(everyFile(folder)).toContain('xylographer')
    const deleted = await inbox.deletePerson({ email: 'Zyxwv@quagga.example', inquiries: 3 }, sam)
    expect(deleted).toEqual({ email: 'Zyxwv@quagga.example', inquiries: 3, mails: 6, notes: 3 })
    expect((await list()).total).toBe(30)
    expect((await list({ q: secret })).total).toBe(0)
    expect(await database.selectFrom('inquiry_search').select('rowid').execute()).toHaveLength(30)
    expect(await database.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(60)
    expect(await database.selectFrom('inquiry_note').select('id').execute()).toEqual([])
    expect(await database.selectFrom('inquiry_change').select('id').execute()).toEqual([])
    expect(await database.selectFrom('inquiry_line').select('inquiry_id').execute()).toEqual([])
    if (!isPostgres) {
      for (const word of ['xylographer', 'zyxwv', 'quagga', 'nokturno']) expect(everyFile(folder)).not.toContain(word)
    }

    expect(await database.selectFrom('person_deletion').selectAll().execute()).toEqual([
      {
        id: expect.any(String),
        at: NOW.toISOString(),
        member_id: sam.id,
        member_name: 'Sam Sales',
        inquiries: 3,
        mails: 6,
        notes: 3,
      },
    ])
    expect(log.warn).not.toHaveBeenCalled()
    expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/zyxwv|quagga/i)
  })

  test('deletes personal data only when the confirmed count matches', async () => {
    const { database, inbox, sam, list } = await testInbox()
    await store(database)
    await store(database)
    const deletion = inbox.deletePerson({ email: 'dana@flyrail.example', inquiries: 1 }, sam)
    await expect(deletion).rejects.toMatchObject({ code: 'PERSON_CHANGED', status: 409 })
    expect((await list()).total).toBe(2)
    expect(await database.selectFrom('person_deletion').select('id').execute()).toEqual([])
  })
})

describe('CSV export', () => {
  test('puts an inquiry’s parts list in one cell', async () => {
    const { database, inbox, sam } = await testInbox()
    await store(database, { lines: LIST })
    await store(database)
    const text = (await Readable.from(inbox.csv({}, sam)).toArray()).join('')
    const [head, ...rows] = text.trimEnd().split('\r\n')
    expect(head?.endsWith(',"Message","Quote list","Files"')).toBe(true)
    expect(rows[0]?.endsWith(',"A 40 ft span.","",""')).toBe(true)
    expect(rows[1]?.endsWith(',"A 40 ft span.","12 × BS-TR12A-10\n1 × BS-OLD-1",""')).toBe(true)
  })

  test('exports when and where the parts are needed', async () => {
    const { database, inbox, sam } = await testInbox()
    await store(database, { neededBy: '2027-03-01', shipTo: '1 Stage Door' })
    const text = (await Readable.from(inbox.csv({}, sam)).toArray()).join('')
    expect(text).toContain('"Needed by","Ship to","Subject"')
    expect(text).toContain('"2027-03-01","1 Stage Door","Request a Quote"')
  })

  test('exports each matching inquiry exactly once, even across batches', async () => {
    const { database, inbox, sam } = await testInbox()
    await database.transaction().execute(async (transaction) => {
      for (let index = 0; index < 1201; index += 1) {
        await store(transaction as never, { office: index % 2 === 0 ? 'usa' : 'europe', subject: `Number ${index}` })
      }
    })
    const text = (await Readable.from(inbox.csv({ office: 'usa', q: 'number' }, sam)).toArray()).join('')
    expect(text.startsWith('\uFEFF"Reference","Received (UTC)","Type"')).toBe(true)
    const numbers = [...text.matchAll(/"Number (\d+)"/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: 601 }, (_, index) => 1200 - 2 * index))
  })
})
