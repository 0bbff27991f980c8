import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { soldParts } from '#catalog/part-numbers.ts'
import { actionOf } from '#contract/inquiry-fields.ts'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/connection.ts'
import { databaseSettings, isPostgres } from '../testing/database.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { tcpProxy } from '../testing/tcp-proxy.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sharedApp, type TestApp, testApp } from '../testing/test-app.ts'

type Form = (typeof forms)[keyof typeof forms]

const inquiryApp = (env: Record<string, string> = {}) => testApp({ ...formTestEnv, ...env })

const post = ({ app }: Pick<TestApp, 'app'>, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/contact', payload, headers })

async function submit(server: Pick<TestApp, 'app'>, form: Form & Record<string, unknown>) {
  return post(server, { ...form, captchaToken: await solvedToken(server.app, actionOf[form.contactType]) })
}

const rows = ({ database }: TestApp) => database.selectFrom('inquiry').selectAll().execute()
const mails = ({ database }: TestApp) =>
  database.selectFrom('outgoing_mail').selectAll().orderBy('kind', 'desc').execute()

describe('form submissions', () => {
  test('stores every inquiry, but sends only five confirmations per day to a mailbox', async () => {
    const server = await inquiryApp()
    const emails = ['victim@mail.example', 'VICTIM@mail.example', 'victim+1@mail.example', 'vic.tim@mail.example']
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const email = emails[attempt % emails.length] ?? ''
      expect((await submit(server, { ...forms.contact, email })).statusCode).toBe(200)
    }
    expect((await submit(server, { ...forms.contact, email: 'victim@other.example' })).statusCode).toBe(200)
    expect(await rows(server)).toHaveLength(13)
    const sent = await mails(server)
    expect(sent.filter(({ kind }) => kind === 'office')).toHaveLength(13)
    const confirmed = sent.filter(({ kind }) => kind === 'confirmation').map(({ recipient }) => recipient)
    expect(confirmed).toHaveLength(6)
    expect(confirmed).toContain('victim@other.example')
  })

  // Covers 3.contact.1-8, 3.contact.10-11, 7.contact.2-4
  test.each(['contact', 'catalog', 'training'] as const)('stores a form with its two emails: %s', async (kind) => {
    const server = await inquiryApp()
    const answer = await submit(server, forms[kind])
    expect(answer.statusCode).toBe(200)
    const { id } = answer.json()
    const form: Record<string, unknown> = forms[kind]
    expect(await rows(server)).toEqual([
      expect.objectContaining({
        id,
        contact_type: form.contactType,
        full_name: form.fullName,
        company_name: form.companyName,
        address: form.address ?? null,
        state_country: form.stateCountry,
        phone: form.phone,
        email: form.email,
        subject: form.subject,
        message: form.message,
        catalog_type: form.catalogType ?? null,
        session: form.session ?? null,
        office: 'usa',
      }),
    ])
    expect(await mails(server)).toEqual([
      expect.objectContaining({
        kind: 'office',
        inquiry_id: id,
        recipient: 'info@boltspan.example',
        reply_to: 'dana@flyrail.example',
        reply_to_name: 'Dana Rigger',
        state: 'waiting',
      }),
      expect.objectContaining({
        kind: 'confirmation',
        inquiry_id: id,
        recipient: 'dana@flyrail.example',
        reply_to: 'info@boltspan.example',
        state: 'waiting',
      }),
    ])
  })

  // Covers 3.contact.12
  test('accepts each form when only the required fields are filled in', async () => {
    const server = await inquiryApp()
    for (const { idempotencyKey: _, catalogType: __, session: ___, ...form } of Object.values(
      forms,
    ) as never[] as (Form & { idempotencyKey?: string; catalogType?: string; session?: string })[]) {
      expect((await submit(server, form as Form)).statusCode).toBe(200)
    }
  })

  test("assigns the inquiry to the office for the visitor's region", async () => {
    const server = await inquiryApp()
    await submit(server, { ...forms.contact, stateCountry: 'Österreich' } as never)
    expect((await mails(server))[0]?.recipient).toBe('europe@boltspan.example')
  })

  test("keeps the visitor's text unchanged", async () => {
    const server = await inquiryApp()
    const message = '  <b>40 ft</b> & "more"\r\n\ttabs, Ümläute, 構造, 🏗️ '
    await submit(server, { ...forms.contact, message } as never)
    expect((await rows(server))[0]?.message).toBe(message)
    const [office] = await mails(server)
    expect(office?.html).toContain('&lt;b&gt;40 ft&lt;/b&gt; &amp; &quot;more&quot;<br>')
    expect(office?.html).not.toContain('<b>')
  })
})

describe('repeated submissions', () => {
  const keyed = { ...forms.contact, idempotencyKey: 'key-0123456789abcdef' } as never as Form

  test('stores a form once when it is sent again after a lost response', async () => {
    const server = await inquiryApp()
    const first = await submit(server, keyed)
    const second = await submit(server, keyed)
    expect(second.json()).toEqual(first.json())
    expect(await rows(server)).toHaveLength(1)
    expect(await mails(server)).toHaveLength(2)
  })

  test('stores a form once when several copies arrive concurrently', async () => {
    const server = await inquiryApp()
    const token = await solvedToken(server.app, 'submit_contact')
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => post(server, { ...keyed, captchaToken: token })),
      ...[1, 2, 3].map(() => submit(server, keyed)),
    ])
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(await rows(server)).toHaveLength(1)
  })

  test('stores a new inquiry when the content has changed', async () => {
    const server = await inquiryApp()
    await submit(server, keyed)
    await submit(server, { ...keyed, message: 'Make it 60 ft.' } as never)
    expect(await rows(server)).toHaveLength(2)
  })
})

describe('parts lists', () => {
  const shared = sharedApp(formTestEnv)
  const list = [
    { partNumber: 'BS-TR12A-10', quantity: 12 },
    { partNumber: 'BS-PL-SC06-050', quantity: 1, note: '<b>Bay 3</b>' },
  ]
  const withList = (quoteLines: readonly object[], more: object = {}) =>
    ({ ...forms.contact, ...more, quoteLines }) as never as Form
  const lines = ({ database }: TestApp) => database.selectFrom('inquiry_line').selectAll().orderBy('position').execute()

  test('stores the parts list and shows it as a table in the email to the office', async () => {
    const server = await inquiryApp()
    const answer = await submit(server, withList(list))
    expect(answer.statusCode).toBe(200)
    const { id } = answer.json()
    expect(await lines(server)).toEqual([
      {
        inquiry_id: id,
        position: 0,
        part_number: 'BS-TR12A-10',
        name: 'Truss, 12 in, aluminum, 10 ft',
        quantity: 12,
        note: null,
      },
      {
        inquiry_id: id,
        position: 1,
        part_number: 'BS-PL-SC06-050',
        name: 'Spacer frame, 6 in, 1/2 in thick',
        quantity: 1,
        note: '<b>Bay 3</b>',
      },
    ])
    const [office, confirmation] = await mails(server)
    const lb = Math.round(
      12 * (soldParts.get('BS-TR12A-10')?.weightLb ?? 0) + (soldParts.get('BS-PL-SC06-050')?.weightLb ?? 0),
    )
    expect(office?.text).toContain(`Parts list: 2 lines, 13 pieces, ${lb} lb (`)
    expect(office?.text).toContain('12 x BS-TR12A-10  Truss, 12 in, aluminum, 10 ft\n')
    expect(office?.text).toContain(' 1 x BS-PL-SC06-050  Spacer frame, 6 in, 1/2 in thick  (<b>Bay 3</b>)\n')
    expect(office?.html).toContain(
      '<tr><td align="right">12</td><td>BS-TR12A-10</td><td>Truss, 12 in, aluminum, 10 ft</td><td></td></tr>',
    )
    expect(office?.html).toContain('<td>&lt;b&gt;Bay 3&lt;/b&gt;</td>')
    // Anyone could have entered this email address, so the email contains none of the visitor's text.
    expect(confirmation?.text).toContain(`Parts list: 2 lines, 13 pieces, ${lb} lb (`)
    expect(confirmation?.text).toContain(' 1 x BS-PL-SC06-050  Spacer frame, 6 in, 1/2 in thick\n')
    expect(confirmation?.text).toContain(`Your reference is ${inquiryReference(id)}.`)
    expect(confirmation?.text + String(confirmation?.html)).not.toContain('Bay 3')
  })

  test('stores a parts list once when the form is resent, and again when a quantity changes', async () => {
    const server = await inquiryApp()
    const keyed = { idempotencyKey: 'key-0123456789abcdef' }
    const first = await submit(server, withList(list, keyed))
    expect((await submit(server, withList(list, keyed))).json()).toEqual(first.json())
    expect(await lines(server)).toHaveLength(2)
    const other = await submit(server, withList([{ ...list[0], quantity: 13 }, list[1] ?? {}], keyed))
    expect(other.json()).not.toEqual(first.json())
    expect(await lines(server)).toHaveLength(4)
  })

  test('rejects a list with an unknown part, names the line, and stores nothing', async () => {
    const server = await inquiryApp()
    const answer = await submit(server, withList([...list, { partNumber: 'BS-TR99A-10', quantity: 1 }]))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'WRONG_FIELDS',
      fields: { quoteLines: 'Line 3: We don’t have part BS-TR99A-10. Remove this line.' },
    })
    expect(await rows(server)).toEqual([])
  })

  test.each([
    [[{ partNumber: 'BS-TR12A-10', quantity: 0 }], 'Line 1: Enter a whole number from 1 to 99,999.'],
    [[list[0], { partNumber: 'BS-TR12A-10', quantity: 1.5 }], 'Line 2: Enter a whole number from 1 to 99,999.'],
    [[{ partNumber: 'BS-TR12A-10', quantity: 100_000 }], 'Line 1: Enter a whole number from 1 to 99,999.'],
    [[{ partNumber: 'bs-tr12a-10', quantity: 1 }], 'Line 1: Enter a part number such as BS-TR12A-10.'],
    [[{ quantity: 1 }], 'Line 1: Enter a part number.'],
    [[{ ...list[0], note: 'x'.repeat(121) }], 'Line 1: Shorten the note to 120 characters.'],
    ['BS-TR12A-10', 'The parts list is invalid.'],
    [Array.from({ length: 501 }, () => list[0]), 'A list can have up to 500 lines. Send the rest in another message.'],
  ])('rejects an invalid list and names the line: %j', async (quoteLines, message) => {
    const answer = await post(shared(), { ...forms.contact, captchaToken: 'x', quoteLines })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ quoteLines: message })
  })

  test('accepts a list of 500 lines with maximum-length notes', async () => {
    const server = await inquiryApp()
    const numbers = [...soldParts.keys()]
    const all = Array.from({ length: 500 }, (_, index) => ({
      partNumber: numbers[index % numbers.length] ?? '',
      quantity: 99_999,
      note: '丈'.repeat(120),
    }))
    const answer = await submit(server, withList(all))
    expect(answer.statusCode).toBe(200)
    expect((await lines(server)).map(({ part_number }) => part_number)).toEqual(all.map(({ partNumber }) => partNumber))
  })

  test('still limits the size of the rest of the form when a parts list is sent', async () => {
    const server = await inquiryApp()
    const answer = await post(server, { ...forms.contact, message: 'a'.repeat(65_536), quoteLines: list })
    expect(answer.statusCode).toBe(413)
  })

  test('stores a parts list only if it is sent with the contact form', async () => {
    const server = await inquiryApp()
    const answer = await submit(server, { ...forms.catalog, quoteLines: list } as never as Form)
    expect(answer.statusCode).toBe(200)
    expect(await lines(server)).toEqual([])
  })
})

describe('the bot check', () => {
  // Covers 3.contact.9
  test('rejects a form without a valid token, and stores nothing', async () => {
    const server = await inquiryApp()
    const answer = await post(server, { ...forms.contact, captchaToken: 'bm8=' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      code: 'BOT_CHECK_FAILED',
      message: 'We couldn’t verify that you’re not a robot. Please submit the form again.',
      requestId: answer.headers['x-request-id'],
    })
    expect(await rows(server)).toEqual([])
  })

  test('rejects a token for a different form', async () => {
    const server = await inquiryApp()
    const captchaToken = await solvedToken(server.app, 'submit_contact')
    expect((await post(server, { ...forms.catalog, captchaToken })).statusCode).toBe(403)
  })

  test('accepts a token only once, even after a restart', async () => {
    const server = await inquiryApp()
    const captchaToken = await solvedToken(server.app, 'submit_contact')
    expect((await post(server, { ...forms.contact, captchaToken })).statusCode).toBe(200)
    const replay = { ...forms.contact, message: 'Another one.', captchaToken }
    expect((await post(server, replay)).statusCode).toBe(403)

    const dataDir = join(server.root, 'data')
    const settings = await databaseSettings(dataDir)
    const config = readConfig({ ...formTestEnv, ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const restarted = await createApp({ config, database: await openDatabase(config), media: `${server.root}/media` })
    expect((await post({ app: restarted }, replay)).statusCode).toBe(403)
    expect((await submit({ app: restarted }, forms.contact)).statusCode).toBe(200)
    await restarted.close()
    expect(await rows(server)).toHaveLength(2)
  })

  test('issues a challenge only for a known action, and prevents caching', async () => {
    const { app } = await inquiryApp()
    const answer = await app.inject('/api/bot-check?action=submit_contact')
    expect(answer.headers['cache-control']).toBe('no-store')
    const wrong = await app.inject('/api/bot-check?action=order_pizza')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().fields).toEqual({ action: expect.any(String) })
  })
})

describe('invalid forms', () => {
  const shared = sharedApp(formTestEnv)

  test('returns 400 with the same field messages that the page shows', async () => {
    const server = shared()
    const answer = await post(server, {
      contactType: 'Catalog Request',
      fullName: ' ',
      companyName: '\u200B',
      email: 'dana@',
      phone: '12',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'WRONG_FIELDS',
      message: 'Please check the marked fields.',
      fields: {
        fullName: 'Enter your full name.',
        companyName: 'Enter your company name.',
        address: 'Enter your address.',
        stateCountry: 'Enter your state or country.',
        phone: 'Enter a phone number with at least 7 digits, such as (555) 555-0100.',
        email: 'Enter an email address such as name@example.com.',
        subject: 'Enter a subject.',
        captchaToken: 'Complete the bot check.',
      },
    })
  })

  test('stores when and where parts are needed, and rejects a date in the past or too far ahead', async () => {
    const server = await inquiryApp()
    const year = new Date().getUTCFullYear()
    const delivery = { neededBy: ` ${year + 1}-03-01`, shipTo: '1 Stage Door\r\nNashville' }
    await submit(server, { ...forms.contact, ...delivery })
    await submit(server, { ...forms.contact, neededBy: '', shipTo: '' })
    expect((await rows(server)).map((row) => [row.needed_by, row.ship_to])).toEqual([
      [`${year + 1}-03-01`, '1 Stage Door\r\nNashville'],
      [null, null],
    ])
    const [first, second, ...confirmations] = await mails(server)
    const confirmation = confirmations.find(({ text }) => text.includes('You need'))
    expect(first?.text).toContain(`Needed by: March 1, ${year + 1}\nShip to: 1 Stage Door\n    Nashville\n`)
    expect(second?.text).not.toContain('Needed by')
    expect(confirmation?.text).toContain(
      `You need the parts by March 1, ${year + 1}. Your message included an address to ship to.`,
    )
    expect(confirmation?.text).not.toContain('Nashville')
    for (const neededBy of [
      `${year - 1}-12-31`,
      `${year + 11}-01-01`,
      `${year + 1}-02-30`,
      'next Friday',
      `Jan 5, ${year + 1}`,
    ])
      expect((await submit(server, { ...forms.contact, neededBy })).json().fields).toEqual({
        neededBy: 'Enter a date from today on, within ten years.',
      })
    // The other forms have no such fields.
    await submit(server, { ...forms.catalog, ...delivery })
    expect((await rows(server)).at(-1)).toMatchObject({ contact_type: 'Catalog Request', needed_by: null })
  })

  test.each(['phone', 'email'])('rejects a second line in the field %s', async (name) => {
    const server = shared()
    for (const breaking of ['\r\nBcc: everyone@example.com', '\nX: y']) {
      const answer = await post(server, { ...forms.contact, [name]: `a@b.example${breaking}`, captchaToken: 'x' })
      expect(answer.json().fields).toHaveProperty(name)
    }
  })

  test('stores text from other programs without control characters and invisible characters', async () => {
    const server = await inquiryApp()
    const pasted = {
      ...forms.contact,
      fullName: 'Dana\r\nBcc: all@example.com',
      companyName: 'Fly\u000BRail\u0002 Inc.',
      stateCountry: `Tennessee\nUSA${'\u0002'.repeat(200)}`,
      phone: '\u202D+1 (555) 555\u20110100, ext. 12\u202C',
      email: '\u202ADana Rigger <dana@flyrail.example>\u202C',
      message: `Span 40 ft\u000BLoad 2,000 lb\fQuote please\u0003${'\u0002'.repeat(10_000)}`,
    }
    const captchaToken = await solvedToken(server.app, 'submit_contact')
    expect((await post(server, { ...pasted, captchaToken })).statusCode).toBe(200)
    expect(await rows(server)).toEqual([
      expect.objectContaining({
        full_name: 'Dana Bcc: all@example.com',
        company_name: 'Fly Rail Inc.',
        state_country: 'Tennessee USA',
        phone: '+1 (555) 555-0100, ext. 12',
        email: 'dana@flyrail.example',
        message: 'Span 40 ft\nLoad 2,000 lb\nQuote please',
      }),
    ])
  })

  // Covers 7.contact.5
  test.each(['Contact', '', undefined, 7])('returns 400 for an unknown contact type: %j', async (contactType) => {
    const server = shared()
    const answer = await post(server, { ...forms.contact, contactType })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toHaveProperty('contactType')
  })

  test('returns 413 when the form is larger than 64 KB', async () => {
    const server = shared()
    const answer = await post(server, { ...forms.contact, message: 'a'.repeat(65_536) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('Please shorten it') })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html'])(
    'returns 415 when the body is not JSON: %s',
    async (type) => {
      const { app } = shared()
      const headers = { 'content-type': type }
      const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: 'a=b', headers })
      expect(answer.statusCode).toBe(415)
      expect(answer.json().code).toBe('UNSUPPORTED_TYPE')
    },
  )

  test.each(['', '{', '[]', 'null', '"text"', '{"__proto__":{}}'])(
    'returns 400 when the body cannot be parsed: %s',
    async (payload) => {
      const { app } = shared()
      const headers = { 'content-type': 'application/json' }
      const answer = await app.inject({ method: 'POST', url: '/api/contact', payload, headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    },
  )
})

describe('the rate limit', () => {
  const wrong = { contactType: 'Contact Form' }

  test('counts requests by IP address and tells the visitor when to try again', async () => {
    const server = await inquiryApp({ FORM_LIMIT: '2' })
    const from = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: '/api/contact', payload: wrong, remoteAddress })
    expect((await from('192.0.2.1')).statusCode).toBe(400)
    expect((await from('192.0.2.1')).statusCode).toBe(400)
    const answer = await from('192.0.2.1')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
    expect(answer.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests from your network. Please try again in 10 minutes.',
    })
    expect((await from('192.0.2.2')).statusCode).toBe(400)
  })

  test('trusts a forwarded IP address only from a trusted proxy', async () => {
    const answers = async (env: Record<string, string>) => {
      const server = await inquiryApp({ FORM_LIMIT: '1', ...env })
      const from = (address: string) => post(server, wrong, { 'x-forwarded-for': address })
      return [(await from('192.0.2.1')).statusCode, (await from('192.0.2.2')).statusCode]
    }
    expect(await answers({})).toEqual([400, 429])
    expect(await answers({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([400, 400])
  })
})

// This test runs only on SQLite, because PostgreSQL has no setting that simulates a full disk.
describe.skipIf(isPostgres)('a full disk', () => {
  test('returns a clear error when the disk is full, and recovers when space is available', async () => {
    const server = await inquiryApp()
    const { database, logLines } = server
    const { rows: pages } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
    await sql.raw(`pragma max_page_count = ${pages[0]?.page_count}`).execute(database)
    const message = 'a'.repeat(9000)
    const form = { ...forms.contact, message, idempotencyKey: 'key-0123456789abcdef' } as never as Form
    const answer = await submit(server, form)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({
      code: 'NOT_STORED',
      message: 'We couldn’t save this, so nothing was sent. Please try again in a few minutes.',
    })
    expect(JSON.stringify(logLines)).toContain('database or disk is full')
    expect(await rows(server)).toEqual([])
    await sql.raw('pragma max_page_count = 100000').execute(database)
    expect((await submit(server, form)).statusCode).toBe(200)
    expect(await rows(server)).toHaveLength(1)
    expect(await mails(server)).toHaveLength(2)
  })
})

describe.runIf(isPostgres)('a connection loss during the commit', () => {
  test('reports that the result is unknown, and stores the form once after a retry', async () => {
    const folder = temporaryFolder()
    const url = new URL((await databaseSettings(folder)).DATABASE_URL ?? '')
    const proxy = await tcpProxy(`${url.searchParams.get('host')}/.s.PGSQL.5432`)
    onTestFinished(() => proxy.close())
    const server = await inquiryApp({
      DATABASE_URL: `${proxy.address.replace('http://', 'postgres://postgres@')}${url.pathname}`,
    })
    const form = { ...forms.contact, idempotencyKey: 'key-0123456789abcdef' }
    const captchaToken = await solvedToken(server.app, actionOf[form.contactType])
    proxy.set({ cutAfterRequest: 'commit' })
    const answer = await post(server, { ...form, captchaToken })
    expect(answer.json()).toMatchObject({ code: 'PERHAPS_STORED' })
    proxy.set({})
    expect((await submit(server, form)).statusCode).toBe(200)
    expect(await rows(server)).toHaveLength(1)
    expect(await mails(server)).toHaveLength(2)
  })
})

describe('a server without SMTP_URL', () => {
  test('leaves emails queued and logs one warning when SMTP_URL is not set', async () => {
    const server = await inquiryApp()
    await submit(server, forms.contact)
    await submit(server, forms.catalog)
    expect(await mails(server)).toHaveLength(4)
    const warnings = server.logLines.filter(({ msg }) => String(msg).includes('SMTP_URL is not set'))
    expect(warnings).toHaveLength(1)
  })
})

test('returns no server error for a malformed form', async () => {
  const server = await inquiryApp({ FORM_LIMIT: '1000000' })
  const names = [...new Set(Object.values(forms).flatMap((form) => Object.keys(form))), 'captchaToken', '__proto__']
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.anything({ maxDepth: 2 }),
    fc.string({ minLength: 5000, maxLength: 12_000 }),
  )
  const form = fc
    .tuple(fc.constantFrom(...Object.values(forms)), fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }))
    .map(([base, change]) => JSON.stringify({ ...base, captchaToken: 'eyJ9', ...change }))
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 8, arbitrary: form }, fc.json(), fc.string()), async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await server.app.inject({ method: 'POST', url: '/api/contact', payload, headers })
      expect(answer.statusCode, payload).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, payload).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
