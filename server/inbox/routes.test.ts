import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { actionOf } from '#contract/inquiry-fields.ts'
import { inboxPage, inquiryDetail, personExport } from '#contract/inquiry-inbox.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { signedIn } from '../testing/staff.ts'
import { sharedApp, testApp } from '../testing/test-app.ts'

async function inboxApp() {
  const world = await testApp(formTestEnv)
  const sales = await signedIn(world, 'sales')
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = sales.headers) =>
    world.app.inject({ method, url: `/api/inquiries${url}`, headers, ...(payload && { payload }) })
  const submit = async (change: object = {}, form: (typeof forms)[keyof typeof forms] = forms.contact) => {
    const captchaToken = await solvedToken(world.app, actionOf[form.contactType])
    const payload = { ...form, captchaToken, ...change }
    const answer = await world.app.inject({ method: 'POST', url: '/api/contact', payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().id as string
  }
  return { ...world, sales, call, submit }
}

describe('the inbox API', () => {
  test('lists, filters, and searches inquiries', async () => {
    const { call, submit } = await inboxApp()
    const first = await submit()
    const second = await submit({}, forms.training)
    const answer = await call('GET', '')
    expect(answer.headers['cache-control']).toBe('no-store')
    const page = inboxPage.parse(answer.json())
    expect(page).toMatchObject({ total: 2, page: 1, pageSize: 20, totalPages: 1 })
    expect(page.inquiries.map(({ id }) => id)).toEqual([second, first])
    const found = await call('GET', '?q=2,000&state=new&type=Contact+Form&office=usa&assignee=none&page=1&pageSize=50')
    expect(found.json().inquiries).toMatchObject([{ id: first }])
    expect((await call('GET', '/counts')).json()).toEqual({ new: 2 })
  })

  test('assigns an inquiry, adds a note, closes the inquiry, and resends its email', async () => {
    const { call, submit, sales, database } = await inboxApp()
    const id = await submit()
    expect((await call('GET', '/assignees')).json()).toEqual([{ id: sales.id, name: 'The sales' }])
    const patch = { version: 1, state: 'in-progress', assigneeId: sales.id }
    expect((await call('PATCH', `/${id}`, patch)).json()).toMatchObject({ version: 2, state: 'in-progress' })
    const late = await call('PATCH', `/${id}`, { version: 1, state: 'done' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'INQUIRY_CHANGED', message: expect.stringContaining('Another member') })
    const note = { key: randomUUID(), text: '<script>alert(1)</script>' }
    expect((await call('POST', `/${id}/notes`, note)).json().notes).toMatchObject([{ text: note.text }])
    expect((await call('POST', `/${id}/notes`, { key: randomUUID(), text: ' \n' })).json().fields).toEqual({
      text: 'Enter a note.',
    })
    const long = { key: randomUUID(), text: 'x'.repeat(10_001) }
    expect((await call('POST', `/${id}/replies`, long)).json().fields).toEqual({
      text: 'Shorten this to 10,000 characters.',
    })
    const [mail] = inquiryDetail.parse((await call('GET', `/${id}`)).json()).mails
    expect((await call('POST', `/${id}/mails/${mail?.id}/resend`)).json().code).toBe('MAIL_WAITING')
    await database.updateTable('outgoing_mail').set({ state: 'failed' }).execute()
    const resent = await call('POST', `/${id}/mails/${mail?.id}/resend`)
    expect(inquiryDetail.parse(resent.json()).mails.map(({ state }) => state)).toEqual(['failed', 'failed', 'waiting'])
    expect((await call('GET', '/none')).statusCode).toBe(404)
  })

  test('escapes formulas in the exported list', async () => {
    const { call, submit } = await inboxApp()
    await submit({ subject: '=cmd|calc', message: 'a "quote",\nand a line' })
    await submit({ subject: 'Other', stateCountry: 'Germany' })
    const answer = await call('GET', '/export.csv?office=usa')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(answer.body).toContain(`"'=cmd|calc","a ""quote"",\nand a line"`)
    expect(answer.body).not.toContain('Other')
    expect(answer.body.endsWith('\r\n')).toBe(true)
  })

  test('exports and deletes a person’s data without logging the email address', async () => {
    const { call, submit, logLines, database } = await inboxApp()
    await submit()
    await submit({ subject: 'Again' })
    const kept = await submit({ email: 'other@flyrail.example' })
    const email = 'Dana@flyrail.example'
    expect((await call('POST', '/person', { email })).json()).toEqual({ email, inquiries: 2, mails: 4, notes: 0 })
    expect((await call('POST', '/person', { email: 'dana' })).json().fields).toHaveProperty('email')
    const exported = personExport.parse((await call('POST', '/person/export', { email })).json())
    expect(exported.inquiries).toHaveLength(2)
    expect((await call('POST', '/person/delete', { email, inquiries: 3 })).statusCode).toBe(409)
    expect((await call('POST', '/person/delete', { email, inquiries: 2 })).json()).toMatchObject({ inquiries: 2 })
    expect((await call('GET', '')).json().inquiries).toMatchObject([{ id: kept }])
    expect((await call('GET', '?q=dana@flyrail.example')).json().total).toBe(0)
    expect(await database.selectFrom('person_deletion').selectAll().execute()).toMatchObject([
      { inquiries: 2, mails: 4, notes: 0, member_name: 'The sales' },
    ])
    expect(JSON.stringify(logLines)).toContain('deleted personal data')
    expect(JSON.stringify(logLines)).not.toMatch(/dana/i)
  })
})

describe('inbox filters', () => {
  const shared = sharedApp()
  let sales: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    sales = await signedIn(shared(), 'sales')
  })

  test.each([
    ['?state=lost', 'state'],
    ['?type=Spam', 'type'],
    ['?page=0', 'page'],
    ['?pageSize=7', 'pageSize'],
    ['?from=yesterday', 'from'],
    [`?q=${'long'.repeat(51)}`, 'q'],
    ['/export.csv?office=mars', 'office'],
  ])('rejects a filter and names the invalid field: %s', async (url, field) => {
    const answer = await shared().app.inject({ url: `/api/inquiries${url}`, headers: sales.headers })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})
