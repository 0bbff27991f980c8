import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { externalLinks } from '#catalog/external-links.ts'
import type { AnalyticsEvent } from '#contract/events.ts'
import type { Database } from '../database/connection.ts'
import { openTestDatabase } from '../testing/database.ts'
import { SAME_ORIGIN, signedIn } from '../testing/staff.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { createEvents } from './events.ts'
import { eventCountRepository } from './repository.ts'

const view = (page: string): AnalyticsEvent => ({ name: 'page_view', page })
const search = (term: string, results = 3): AnalyticsEvent => ({
  name: 'search',
  term,
  length: term.length,
  timestamp: 1_790_000_000_000,
  results,
})
const pdf = (label: string): AnalyticsEvent => ({
  name: 'pdf_click',
  category: 'User',
  action: 'Clicked on a product PDF',
  label,
})
const cad = (label: string): AnalyticsEvent => ({
  name: 'cad_click',
  category: 'User',
  action: 'Clicked on a CAD file',
  label,
})

const send = ({ app }: TestApp, payload: unknown, headers: Record<string, string> = SAME_ORIGIN) =>
  app.inject({ method: 'POST', url: '/api/events', payload: payload as object, headers })

/** Returns the stored counts as strings such as 'page /products 2'. */
async function counted(database: Database) {
  const rows = await eventCountRepository(database).all('0000-01-01', '9999-12-31')
  return rows.map(({ kind, label, count, without_result }) =>
    [kind, label, count, ...(without_result > 0 ? [`(${without_result} without result)`] : [])].join(' '),
  )
}

/** Stops the server so that it writes its pending counts, and reopens its database. */
async function databaseAfter({ app, root }: TestApp) {
  await app.close()
  const database = await openTestDatabase(join(root, 'data'))
  onTestFinished(() => database.destroy())
  return database
}

async function expectCounts(server: TestApp, expected: readonly string[]) {
  expect((await counted(await databaseAfter(server))).toSorted()).toEqual(expected.toSorted())
}

/** Creates an event counter with an adjustable clock. */
async function counter(now = '2026-11-21T12:00:00Z') {
  const { database } = await testApp()
  const clock = { now: new Date(now) }
  const errors: unknown[] = []
  const events = createEvents({
    database,
    canonicalPath: (path) => (path.startsWith('/products') ? path : undefined),
    log: { error: (...error: unknown[]) => errors.push(error) },
    clock: () => clock.now,
  })
  return { database, events, clock, errors }
}

describe('POST /api/events', () => {
  test('adds an event to the counts for its day', async () => {
    const server = await testApp()
    for (const event of [
      view('/products'),
      view('/products'),
      view('/PRODUCTS/'),
      view('/searchResults'),
      view(externalLinks.financing),
      search('Truss  load table'),
      search('truss load table', 0),
      pdf('catalog-v5.pdf'),
      cad('bs-tr12a-10.step'),
      cad('bs-tr12a-10-all-sizes.zip'),
      cad('list.zip'),
      cad('list.zip'),
      { name: 'form_submit', form: 'Training Registration', label: 'accepted' },
      { name: 'form_submit', form: 'Training Registration', label: 'invalid' },
    ]) {
      const answer = await send(server, event)
      expect(answer.statusCode, answer.body).toBe(204)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    await expectCounts(server, [
      'page /products 3',
      'page /searchResults 1',
      `outside ${externalLinks.financing} 1`,
      'search truss load table 2 (1 without result)',
      'pdf catalog-v5.pdf 1',
      'cad bs-tr12a-10.step 1',
      'cad bs-tr12a-10-all-sizes.zip 1',
      'cad list.zip 2',
      'form Training Registration: accepted 1',
      'form Training Registration: invalid 1 (1 without result)',
    ])
  })

  test('never stores or logs IP addresses', async () => {
    const server = await testApp()
    const { app, logLines } = server
    await app.inject({
      method: 'POST',
      url: '/api/events',
      payload: search('truss'),
      headers: { ...SAME_ORIGIN, 'user-agent': 'Teletype 33', cookie: 'name=dana' },
      remoteAddress: '192.0.2.77',
    })
    const database = await databaseAfter(server)
    expect(await counted(database)).toEqual(['search truss 1'])
    const rows = await database.selectFrom('event_count').selectAll().execute()
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['count', 'day', 'kind', 'label', 'without_result'])
    expect(JSON.stringify([rows, logLines])).not.toMatch(/192\.0\.2|Teletype|dana/)
  })

  test('counts an event as (other) when its label is unknown', async () => {
    const server = await testApp()
    for (const event of [
      view('/wp-login.php'),
      view('/products/%3Cscript%3E'),
      view('https://elsewhere.example/'),
      pdf('../secret.pdf'),
      cad('bs-none-1.step'),
      search('dana@flyrail.example'),
      search('word '.repeat(30)),
    ]) {
      expect((await send(server, event)).statusCode).toBe(204)
    }
    await expectCounts(server, [
      'page (other) 2',
      'outside (other) 1',
      'pdf (other) 1',
      'cad (other) 1',
      'search (other) 2',
    ])
  })

  test('rejects an event that does not match the schema', async () => {
    const server = await testApp()
    for (const [what, payload] of [
      ['nothing', {}],
      ['of no known kind', { name: 'purchase' }],
      ['with more than it should say', { ...view('/'), visitor: 'dana' }],
      ['without a path', view('javascript:alert(1)')],
      ['with a long path', view(`/${'a'.repeat(500)}`)],
      ['with a long term', search('a'.repeat(201))],
      ['with another action', { ...pdf('catalog-v5.pdf'), action: 'Bought a product' }],
      ['of no form of ours', { name: 'form_submit', form: 'Log in', label: 'accepted' }],
      ['of a form without an outcome', { name: 'form_submit', form: 'Contact Form' }],
      ['that is a list', [view('/')]],
    ])
      expect((await send(server, payload)).statusCode, String(what)).toBe(400)
  })

  test('rejects an event that is too large, not JSON, or from another site', async () => {
    const server = await testApp()
    expect((await send(server, { ...view('/'), filler: 'a'.repeat(5000) })).statusCode).toBe(413)
    const text = { 'content-type': 'text/plain' }
    const plain = await server.app.inject({ method: 'POST', url: '/api/events', payload: '{}', headers: text })
    expect(plain.statusCode).toBe(415)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      expect((await send(server, view('/'), headers)).statusCode).toBe(403)
    }
  })

  test('rejects events when a client exceeds the rate limit', async () => {
    const server = await testApp()
    let last = 0
    for (let index = 0; index <= 1000; index += 1) last = (await send(server, {})).statusCode
    expect(last).toBe(429)
  })
})

describe('the event counter', () => {
  test('adds pending counts to the stored counts', async () => {
    const { database, events } = await counter()
    for (let index = 0; index < 40; index += 1) events.count(view('/products'))
    await events.write()
    events.count(view('/products'))
    await events.write()
    expect(await counted(database)).toEqual(['page /products 41'])
  })

  test('assigns an event to its UTC day', async () => {
    const { database, events, clock } = await counter('2026-11-21T23:59:59Z')
    events.count(view('/products'))
    clock.now = new Date('2026-11-22T00:00:00Z')
    events.count(view('/products'))
    await events.write()
    const rows = await database.selectFrom('event_count').select(['day', 'count']).orderBy('day').execute()
    expect(rows).toEqual([
      { day: '2026-11-21', count: 1 },
      { day: '2026-11-22', count: 1 },
    ])
  })

  test('stores up to 1,000 search terms per day and counts the rest as (other)', async () => {
    const { database, events } = await counter()
    for (let index = 0; index < 999; index += 1) events.count(search(`truss ${index} in`))
    await events.write()
    for (const term of ['plate', 'hinge', 'gusset', 'plate', 'truss 7 in']) events.count(search(term))
    await events.write()
    const rows = await database.selectFrom('event_count').select(['label', 'count']).orderBy('label').execute()
    expect(rows).toHaveLength(1001)
    expect(rows).toContainEqual({ label: '(other)', count: 2 })
    expect(rows).toContainEqual({ label: 'plate', count: 2 })
    expect(rows).toContainEqual({ label: 'truss 7 in', count: 2 })
  })

  test('keeps counts for 25 months', async () => {
    const { database, events, clock } = await counter('2026-11-21T12:00:00Z')
    events.count(view('/products'))
    await events.write()
    clock.now = new Date('2028-12-20T12:00:00Z')
    await events.write()
    expect(await counted(database)).toHaveLength(1)
    clock.now = new Date('2028-12-22T12:00:00Z')
    await events.write()
    expect(await counted(database)).toHaveLength(0)
  })

  test('logs an error when counts cannot be written, and then recovers', async () => {
    const { database, events, errors } = await counter()
    await database.schema.alterTable('event_count').renameTo('elsewhere').execute()
    events.count(view('/products'))
    await events.write()
    expect(errors).toHaveLength(1)
    await database.schema.alterTable('elsewhere').renameTo('event_count').execute()
    events.count(view('/products'))
    await events.write()
    expect(await counted(database)).toEqual(['page /products 1'])
  })
})

describe('the analytics report', () => {
  const rows = [
    { day: '2026-11-01', kind: 'page', label: '/products', count: 5, without_result: 0 },
    { day: '2026-11-03', kind: 'page', label: '/', count: 7, without_result: 0 },
    { day: '2026-11-03', kind: 'page', label: '/products', count: 4, without_result: 0 },
    { day: '2026-11-03', kind: 'search', label: '=1+1', count: 3, without_result: 2 },
    { day: '2026-11-03', kind: 'search', label: 'truss', count: 2, without_result: 0 },
    { day: '2026-11-03', kind: 'pdf', label: 'catalog-v5.pdf', count: 1, without_result: 0 },
    { day: '2026-11-03', kind: 'cad', label: 'bs-tr12a-10.step', count: 3, without_result: 0 },
    { day: '2026-11-04', kind: 'form', label: 'Contact Form: accepted', count: 1, without_result: 0 },
    { day: '2026-11-04', kind: 'form', label: 'Contact Form: failed', count: 2, without_result: 2 },
    { day: '2026-11-05', kind: 'page', label: '/', count: 9, without_result: 0 },
  ] as const

  async function withCounts(env: Record<string, string> = {}) {
    const server = await testApp(env)
    await eventCountRepository(server.database).add(rows)
    return server
  }

  const url = '/api/figures?from=2026-11-01&to=2026-11-04'

  test('returns every day in the range and the top labels', async () => {
    const server = await withCounts()
    const { headers } = await signedIn(server, 'sales')
    const answer = await server.app.inject({ url, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    const nothing = {
      pageViews: 0,
      searches: 0,
      searchesWithoutResult: 0,
      pdfClicks: 0,
      cadClicks: 0,
      forms: 0,
      outside: 0,
    }
    expect(answer.json()).toEqual({
      counting: 'first-party',
      days: [
        { ...nothing, day: '2026-11-01', pageViews: 5 },
        { ...nothing, day: '2026-11-02' },
        {
          ...nothing,
          day: '2026-11-03',
          pageViews: 11,
          searches: 5,
          searchesWithoutResult: 2,
          pdfClicks: 1,
          cadClicks: 3,
        },
        { ...nothing, day: '2026-11-04', forms: 1 },
      ],
      top: {
        pages: [
          { label: '/products', count: 9 },
          { label: '/', count: 7 },
        ],
        searches: [
          { label: '=1+1', count: 3 },
          { label: 'truss', count: 2 },
        ],
        searchesWithoutResult: [{ label: '=1+1', count: 2 }],
        pdfs: [{ label: 'catalog-v5.pdf', count: 1 }],
        cadFiles: [{ label: 'bs-tr12a-10.step', count: 3 }],
        forms: [
          { label: 'Contact Form: failed', count: 2 },
          { label: 'Contact Form: accepted', count: 1 },
        ],
        outside: [],
      },
    })
  })

  test('escapes formulas in exported search terms', async () => {
    const server = await withCounts()
    const { headers } = await signedIn(server, 'editor')
    const answer = await server.app.inject({ url: url.replace('figures', 'figures/export.csv'), headers })
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain('boltspan-figures-2026-11-01-2026-11-04.csv')
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFF"Day","Event","Item","Count","Without results"',
      '"2026-11-01","page","/products","5",""',
      '"2026-11-03","cad","bs-tr12a-10.step","3",""',
      '"2026-11-03","page","/","7",""',
      '"2026-11-03","page","/products","4",""',
      '"2026-11-03","pdf","catalog-v5.pdf","1",""',
      `"2026-11-03","search","'=1+1","3","2"`,
      '"2026-11-03","search","truss","2","0"',
      '"2026-11-04","form","Contact Form: failed","2",""',
      '"2026-11-04","form","Contact Form: accepted","1",""',
      '',
    ])
  })

  test('rejects an invalid range with a message for the invalid field', async () => {
    const server = await testApp()
    const { headers } = await signedIn(server, 'admin')
    for (const [range = '', field = '', message] of [
      ['from=2026-11-05&to=2026-11-04', 'to', 'Choose an end date on or after the start date.'],
      ['from=2020-01-01&to=2026-11-04', 'from', 'Choose a range of up to 800 days.'],
      ['from=yesterday&to=2026-11-04', 'from', 'Enter a date such as 2026-11-21.'],
      ['from=2026-02-30&to=2026-11-04', 'from', 'Enter a date such as 2026-11-21.'],
    ]) {
      const answer = await server.app.inject({ url: `/api/figures?${range}`, headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields).toEqual({ [field]: message })
    }
  })

  test.each(['off', 'ga4'])('returns existing counts when ANALYTICS is %s', async (service) => {
    const server = await withCounts({ ANALYTICS: service, GA4_MEASUREMENT_ID: 'G-1A2B3C4D5E' })
    expect((await send(server, view('/'))).statusCode).toBe(404)
    const { headers } = await signedIn(server, 'sales')
    const answer = await server.app.inject({ url, headers })
    expect(answer.json()).toMatchObject({ counting: service, days: { 0: { pageViews: 5 } } })
  })
})

describe('a page’s analytics settings', () => {
  const policyOf = async ({ app }: TestApp, path: string) => {
    const { headers, body } = await app.inject(path)
    return { policy: String(headers['content-security-policy']), mark: /data-analytics="([^"]*)"/.exec(body)?.[1] }
  }

  test('loads no third-party script by default', async () => {
    const { policy, mark } = await policyOf(await testApp(), '/')
    expect(policy).not.toContain('google')
    expect(mark).toBeUndefined()
  })

  test('names the analytics service in the page and allows its hosts in the content security policy', async () => {
    const server = await testApp({ ANALYTICS: 'ga4', GA4_MEASUREMENT_ID: 'G-1A2B3C4D5E' })
    for (const path of ['/', '/404']) {
      const { policy, mark } = await policyOf(server, path)
      expect(mark).toBe('https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E')
      expect(policy).toMatch(/script-src [^;]* https:\/\/\*\.googletagmanager\.com;/)
      expect(policy).toMatch(
        /connect-src [^;]* https:\/\/\*\.google-analytics\.com https:\/\/\*\.analytics\.google\.com/,
      )
    }
    const off = await policyOf(await testApp({ ANALYTICS: 'off' }), '/')
    expect(off.mark).toBe('off')
    expect(off.policy).not.toContain('google')
  })

  test('compresses a page that names an analytics service', async () => {
    const { app } = await testApp({ ANALYTICS: 'off' })
    const plain = await app.inject('/')
    const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length)
  })
})
