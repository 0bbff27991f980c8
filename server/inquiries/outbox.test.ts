import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import type { Database } from '../database/connection.ts'
import { openTestDatabase, temporaryDatabase } from '../testing/database.ts'
import { header, mailServer } from '../testing/mail-server.ts'
import { storeInquiry } from '../testing/stored-inquiries.ts'
import { mailRepository } from './mail-repository.ts'
import { type Mailer, smtpMailer } from './mailer.ts'
import { createOutbox, pauseAfter } from './outbox.ts'

const from = { name: 'BoltSpan', address: 'website@boltspan.example' }
const HOUR_MS = 3_600_000

function testOutbox(database: Database, mailer: Mailer | undefined, clock?: () => Date) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const outbox = createOutbox({ database, mailer, log, ...(clock && { clock }) })
  onTestFinished(() => outbox.stop())
  return { outbox, log }
}

async function testMailServer(...settings: Parameters<typeof mailServer>) {
  const server = await mailServer(...settings)
  onTestFinished(() => server.close())
  return server
}

const states = (database: Database) =>
  database
    .selectFrom('outgoing_mail')
    .select(['kind', 'state', 'attempts', 'last_failure', 'last_error'])
    .orderBy('kind', 'desc')
    .execute()

const settled = (database: Database, count: number) =>
  vi.waitFor(async () => {
    expect((await states(database)).filter(({ state }) => state !== 'waiting')).toHaveLength(count)
  }, 5000)

describe('the outbox', () => {
  test('delivers one email to the office, with the visitor in Reply-To, and one to the visitor', async () => {
    const { database } = await temporaryDatabase()
    const server = await testMailServer()
    const { id } = await storeInquiry(database, { message: 'A <b>40 ft</b> span.\n.\nEnd.' })
    const { outbox } = testOutbox(database, await smtpMailer({ smtpUrl: server.url, requireTls: true, from }))
    await outbox.start()
    await server.received(2)
    await settled(database, 2)

    const office = server.mails.find(({ to }) => to[0] === 'info@boltspan.example')
    expect(office?.from).toBe('website@boltspan.example')
    expect(header(office?.raw ?? '', 'From')).toBe('BoltSpan <website@boltspan.example>')
    expect(header(office?.raw ?? '', 'To')).toBe('BoltSpan USA <info@boltspan.example>')
    expect(header(office?.raw ?? '', 'Reply-To')).toBe('Dana Rigger <dana@flyrail.example>')
    expect(header(office?.raw ?? '', 'Subject')).toBe('Contact Form: Request a Quote (Fly Rail Inc.)')
    expect(header(office?.raw ?? '', 'Content-Type')).toContain('multipart/alternative')
    expect(office?.raw).toContain('text/plain')
    expect(office?.raw).toContain('&lt;b&gt;40 ft')
    expect(office?.raw).not.toContain('<td>A <b>')
    expect(office?.raw).toContain(`Reference: ${inquiryReference(id)}`)

    const confirmation = server.mails.find(({ to }) => to[0] === 'dana@flyrail.example')
    const confirmed = `BoltSpan: We received your message (${inquiryReference(id)})`
    expect(header(confirmation?.raw ?? '', 'Subject')).toBe(confirmed)
    expect(header(confirmation?.raw ?? '', 'Reply-To')).toBe('BoltSpan <info@boltspan.example>')
    expect(header(confirmation?.raw ?? '', 'Auto-Submitted')).toBe('auto-replied')
    // The confirmation contains none of the visitor's text, because someone else may own the email address.
    expect(confirmation?.raw).not.toContain('40 ft')
    expect(confirmation?.raw).not.toContain('Dana')

    await outbox.stop()
    expect(server.mails).toHaveLength(2)
    expect(await states(database)).toEqual([
      expect.objectContaining({ kind: 'office', state: 'sent', attempts: 1 }),
      expect.objectContaining({ kind: 'confirmation', state: 'sent', attempts: 1 }),
    ])
  })

  test('sends unencrypted email to a remote mail server only when the settings allow it', async () => {
    const { database } = await temporaryDatabase()
    const server = await testMailServer()
    await storeInquiry(database, {})
    // This address refers to this machine, but the mailer does not recognize it as local.
    const remoteUrl = server.url.replace(/localhost|127\.0\.0\.1/, '[::ffff:127.0.0.1]')
    const sendTo = async (requireTls: boolean) => {
      const { outbox } = testOutbox(database, await smtpMailer({ smtpUrl: remoteUrl, requireTls, from }))
      await outbox.start()
      return outbox
    }
    const refusing = await sendTo(true)
    await vi.waitFor(async () => {
      const [office] = await states(database)
      expect(office).toMatchObject({ state: 'waiting', attempts: 1, last_error: expect.stringContaining('STARTTLS') })
    }, 5000)
    await refusing.stop()
    expect(server.mails).toEqual([])
    await database
      .updateTable('outgoing_mail')
      .set({ next_attempt_at: new Date(0).toISOString() })
      .execute()
    await sendTo(false)
    await server.received(2)
  })

  test('prevents header injection even when a form passes validation by mistake', async () => {
    const { database } = await temporaryDatabase()
    const server = await testMailServer()
    const injected = 'x\r\nBcc: everyone@example.com\r\n\r\nBuy now'
    await storeInquiry(database, {
      fullName: injected,
      companyName: injected,
      subject: injected,
      stateCountry: injected,
      phone: injected,
    })
    const { outbox } = testOutbox(database, await smtpMailer({ smtpUrl: server.url, requireTls: true, from }))
    await outbox.start()
    await server.received(2)
    for (const { raw, to } of server.mails) {
      expect(header(raw, 'Bcc')).toBeUndefined()
      expect(to).toHaveLength(1)
      const head = raw.split('\r\n\r\n', 1)[0] ?? ''
      expect(head.split('\r\n').filter((line) => /^(bcc|buy)/i.test(line))).toEqual([])
    }
  })

  test('sends an email to only one address even when the visitor entered several', async () => {
    const { database } = await temporaryDatabase()
    const server = await testMailServer()
    await storeInquiry(database, { email: 'a@b.example, c@d.example' })
    const { outbox } = testOutbox(database, await smtpMailer({ smtpUrl: server.url, requireTls: true, from }))
    await outbox.start()
    await settled(database, 2)
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('c@d.example')
  })
})

describe('an unreachable mail server', () => {
  test('delays emails while the mail server is unreachable, and then delivers each of them once', async () => {
    const { database } = await temporaryDatabase()
    const stoppedServer = await mailServer()
    await stoppedServer.close()
    for (let count = 0; count < 5; count += 1) await storeInquiry(database)
    const { outbox, log } = testOutbox(
      database,
      await smtpMailer({ smtpUrl: stoppedServer.url, requireTls: true, from }),
    )
    await outbox.start()
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), 5000)
    const server = await testMailServer({}, stoppedServer.port)
    await server.received(10)
    await settled(database, 10)
    await outbox.stop()
    const ids = server.mails.map(({ raw }) => header(raw, 'Message-ID'))
    expect(new Set(ids).size).toBe(10)
    expect(server.mails).toHaveLength(10)
    expect(log.info).toHaveBeenCalledWith('the mail server is reachable again')
  }, 20_000)
})

describe('an email that the mail server rejects', () => {
  const refusing = (responseCode: number) => ({
    onRcptTo(
      { address }: { address: string },
      _session: unknown,
      callback: (error?: Error | null | undefined) => void,
    ) {
      callback(address.startsWith('dana') ? Object.assign(new Error('no such mailbox'), { responseCode }) : null)
    },
  })

  test("marks an email as failed after a permanent rejection, and delivers the inquiry's other email", async () => {
    const { database } = await temporaryDatabase()
    const server = await testMailServer(refusing(550))
    await storeInquiry(database)
    const { outbox, log } = testOutbox(database, await smtpMailer({ smtpUrl: server.url, requireTls: true, from }))
    await outbox.start()
    await settled(database, 2)
    expect(await states(database)).toEqual([
      expect.objectContaining({ kind: 'office', state: 'sent' }),
      expect.objectContaining({
        kind: 'confirmation',
        state: 'failed',
        attempts: 1,
        last_failure: 'refused',
        last_error: expect.stringContaining('no such mailbox'),
      }),
    ])
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ attempts: 1 }), 'gave up on an email')
  })

  test('retries a rejected email with increasing backoff, and gives up after three days', async () => {
    const { database } = await temporaryDatabase()
    let now = Date.now()
    const attempts: number[] = []
    const mailer: Mailer = {
      async send() {
        attempts.push(now)
        throw Object.assign(new Error('try later'), { responseCode: 451, command: 'RCPT TO' })
      },
      close: () => {},
    }
    await storeInquiry(database, { receivedAt: new Date(now) })
    await database.deleteFrom('outgoing_mail').where('kind', '=', 'confirmation').execute()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    onTestFinished(() => void vi.restoreAllMocks())
    const start = now
    for (let round = 0; round < 60; round += 1) {
      const { outbox } = testOutbox(database, mailer, () => new Date(now))
      const before = attempts.length
      await outbox.start()
      await vi.waitFor(async () => {
        const due = await mailRepository(database).nextDue()
        expect(!due || due.getTime() > now || attempts.length > before).toBe(true)
      })
      await outbox.stop()
      const next = await mailRepository(database).nextDue()
      if (!next) break
      now = next.getTime()
    }
    const pauses = attempts.slice(1).map((time, index) => time - (attempts[index] ?? 0))
    expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true)
    expect(Math.max(...pauses)).toBe(4 * HOUR_MS)
    const lastAfter = (attempts.at(-1) ?? 0) - start
    expect(lastAfter).toBeGreaterThan(66 * HOUR_MS)
    expect(lastAfter).toBeLessThanOrEqual(72 * HOUR_MS)
    expect(await states(database)).toEqual([
      expect.objectContaining({ state: 'failed', attempts: attempts.length, last_failure: 'refused' }),
    ])
  })

  test('waits at most four hours between attempts', () => {
    for (const [attempts, max] of [
      [1, 30_000],
      [100, 4 * HOUR_MS],
    ] as const) {
      expect(pauseAfter(attempts)).toBeLessThanOrEqual(max)
      expect(pauseAfter(attempts)).toBeGreaterThan(max / 2)
    }
  })
})

describe('outbox workers', () => {
  test('sends no email that another worker on the same database is sending', async () => {
    const { database, folder } = await temporaryDatabase()
    const server = await testMailServer()
    for (let count = 0; count < 20; count += 1) await storeInquiry(database)
    const others = [await openTestDatabase(folder), await openTestDatabase(folder)]
    onTestFinished(async () => {
      for (const other of others) await other.destroy()
    })
    const outboxes = await Promise.all(
      [database, ...others].map(
        async (each) => testOutbox(each, await smtpMailer({ smtpUrl: server.url, requireTls: true, from })).outbox,
      ),
    )
    await Promise.all(outboxes.map((outbox) => outbox.start()))
    await server.received(40)
    await settled(database, 40)
    await Promise.all(outboxes.map((outbox) => outbox.stop()))
    expect(server.mails).toHaveLength(40)
    expect(new Set(server.mails.map(({ raw }) => header(raw, 'Message-ID'))).size).toBe(40)
  })

  test('renews an email’s lease when sending takes longer than the lease', async () => {
    const { database } = await temporaryDatabase()
    await storeInquiry(database)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let now = Date.now() + 1000
    const sending = Promise.withResolvers<void>()
    const mailer: Mailer = { send: () => sending.promise, close: () => {} }
    const { outbox } = testOutbox(database, mailer, () => new Date(now))
    await outbox.start()
    const mails = mailRepository(database)
    await vi.waitFor(async () => expect((await mails.nextDue())?.getTime()).toBe(now + 60_000))
    now += 50_000
    vi.advanceTimersToNextTimer()
    await vi.waitFor(async () => expect((await mails.nextDue())?.getTime()).toBe(now + 60_000))
    sending.resolve()
    await settled(database, 2)
  })

  test('sends waiting emails after the clock is set back', async () => {
    const { database } = await temporaryDatabase()
    const server = await testMailServer()
    await storeInquiry(database, { receivedAt: new Date(Date.now() + HOUR_MS) })
    const mails = mailRepository(database)
    const later = new Date(Date.now() + HOUR_MS)
    await mails.claim({ lease: 'gone', leaseMs: 60_000, now: later, limit: 10 })
    const { outbox } = testOutbox(
      database,
      await smtpMailer({ smtpUrl: server.url, requireTls: true, from }),
      () => new Date(),
    )
    await outbox.start()
    await server.received(2)
    await settled(database, 2)
  })

  test("waits while another worker sends an email, and takes over when that worker's lease ends", async () => {
    const { database } = await temporaryDatabase()
    await storeInquiry(database)
    const mails = mailRepository(database)
    const now = new Date(Date.now() + 1000)
    const until = new Date(now.getTime() + 600_000)
    const claim = (lease: string, at: Date) => mails.claim({ lease, leaseMs: 600_000, now: at, limit: 10 })
    expect(await claim('first', now)).toHaveLength(2)
    expect(await claim('second', now)).toHaveLength(0)
    expect(await mails.nextDue()).toEqual(until)
    expect(await claim('second', new Date(until.getTime() + 1))).toHaveLength(2)
    // The first worker continues after its lease has ended.
    const [mail] = await database.selectFrom('outgoing_mail').selectAll().execute()
    if (!mail) throw new Error('no email')
    await mails.settle({ id: mail.id, lease: 'first' }, { state: 'failed' })
    expect((await states(database)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  })
})

describe('an email that was sent but not recorded as sent', () => {
  test('does not resend an email when the database fails to record it as sent', async () => {
    const { database } = await temporaryDatabase()
    const sent: string[] = []
    let now = Date.now()
    await storeInquiry(database, { receivedAt: new Date(now) })
    const mailer: Mailer = {
      async send({ id }) {
        sent.push(id)
        // From now on, the database behaves as if the disk were full.
        if (sent.length === 2) await database.schema.alterTable('outgoing_mail').renameTo('gone').execute()
      },
      close: () => {},
    }
    const { outbox, log } = testOutbox(database, mailer, () => new Date(now))
    await outbox.start()
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled())
    await database.schema
      .alterTable('gone' as never)
      .renameTo('outgoing_mail')
      .execute()
    now += HOUR_MS
    outbox.wake()
    await settled(database, 2)
    expect(sent).toHaveLength(2)
  })
})
