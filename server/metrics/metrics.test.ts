import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { SearchState } from '../search/search.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { sharedApp, testApp } from '../testing/test-app.ts'
import { createMetrics } from './metrics.ts'

const TOKEN = 'a token for Prometheus, for tests alone'

const scrape = async ({ app }: Pick<Awaited<ReturnType<typeof testApp>>, 'app'>) => {
  const answer = await app.inject('/metrics')
  expect(answer.statusCode).toBe(200)
  return answer.body.split('\n')
}

/** Returns the value of a metric with exactly the given labels. */
const metricOf = (lines: readonly string[], metric: string) => {
  const line = lines.find((each) => each.startsWith(`${metric} `))
  return line === undefined ? undefined : Number(line.slice(metric.length + 1))
}

describe('access to /metrics', () => {
  const shared = sharedApp()

  test('allows access from a program on this machine', async () => {
    const { app } = shared()
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
      const answer = await app.inject({ url: '/metrics', headers: { host } })
      expect([host, answer.statusCode]).toEqual([host, 200])
      expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    }
  })

  test.each([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['from another machine by IPv6', { remoteAddress: '2001:db8::7' }],
    ['that a proxy on this machine forwards', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['that a proxy forwards without the client address', { headers: { host: 'www.boltspan.example' } }],
    ['of a page whose host name resolves to this machine', { headers: { host: 'attacker.example' } }],
    [
      'with a token when no token is set',
      { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer undefined' } },
    ],
  ])('returns 404 for a request %s', async (_what, options) => {
    const { app } = shared()
    const answer = await app.inject({ url: '/metrics', ...options })
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found. Check the address and try again.\n'])
  })

  test('allows access with the token from any IP address', async () => {
    const { app } = await testApp({ METRICS_TOKEN: TOKEN })
    const ask = async (authorization?: string) => {
      const headers = { host: 'www.boltspan.example', ...(authorization ? { authorization } : {}) }
      return (await app.inject({ url: '/metrics', remoteAddress: '192.0.2.7', headers })).statusCode
    }
    expect(await ask(`Bearer ${TOKEN}`)).toBe(200)
    for (const wrong of [undefined, `Bearer ${TOKEN}.`, `Basic ${TOKEN}`, 'Bearer ', TOKEN]) {
      expect([wrong, await ask(wrong)]).toEqual([wrong, 404])
    }
  })
})

describe('/metrics', () => {
  test('counts requests by route instead of URL', async () => {
    const world = await testApp()
    for (const path of ['/', '/products', '/nothing/here', '/content/pictures/a.webp', '/content/pictures/b.webp']) {
      await world.app.inject(path)
    }
    await world.app.inject({ method: 'POST', url: '/api/files/upload' })
    const lines = await scrape(world)
    const count = (labels: string) => metricOf(lines, `http_request_duration_seconds_count{${labels}}`)
    expect(count('method="GET",route="/content/*",status="4xx"')).toBe(2)
    expect(count('method="POST",route="/api/files/upload",status="4xx"')).toBe(1)
    expect(count('method="GET",route="/*",status="2xx"')).toBe(2)
    expect(lines.join('\n')).not.toContain('a.webp')
  })

  test('reports the email queue', async () => {
    const world = await testApp(formTestEnv)
    expect(metricOf(await scrape(world), 'boltspan_mails_waiting')).toBe(0)
    const captchaToken = await solvedToken(world.app, 'submit_contact')
    const payload = { ...forms.contact, captchaToken }
    const answer = await world.app.inject({ method: 'POST', url: '/api/contact', payload })
    expect(answer.statusCode, answer.body).toBe(200)
    const [mail] = await world.database.selectFrom('outgoing_mail').selectAll().execute()
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await world.database.updateTable('outgoing_mail').set({ created_at: anHourAgo }).execute()
    let lines = await scrape(world)
    expect(metricOf(lines, 'boltspan_mails_waiting')).toBe(2)
    expect(metricOf(lines, 'boltspan_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3600)
    expect(metricOf(lines, 'boltspan_mail_oldest_waiting_seconds')).toBeLessThan(3900)
    expect(metricOf(lines, 'boltspan_mails_failed')).toBe(0)
    await world.database
      .updateTable('outgoing_mail')
      .set({ state: 'failed' })
      .where('id', '=', mail?.id ?? '')
      .execute()
    lines = await scrape(world)
    expect(metricOf(lines, 'boltspan_mails_waiting')).toBe(1)
    expect(metricOf(lines, 'boltspan_mails_failed')).toBe(1)
  })

  test('reports a database outage instead of stale values', async () => {
    const world = await testApp()
    expect(metricOf(await scrape(world), 'boltspan_database_up')).toBe(1)
    await world.database.schema.alterTable('outgoing_mail').renameTo('gone').execute()
    const lines = await scrape(world)
    expect(metricOf(lines, 'boltspan_database_up')).toBe(0)
    expect(metricOf(lines, 'boltspan_mails_waiting')).toBeUndefined()
    await world.database.schema
      .alterTable('gone' as 'outgoing_mail')
      .renameTo('outgoing_mail')
      .execute()
    expect(metricOf(await scrape(world), 'boltspan_mails_waiting')).toBe(0)
  })

  test('reports the age of the search index, and treats a missing index as outdated', async () => {
    const { database } = await testApp()
    const now = Date.now()
    const secondsAgo = (seconds: number) => new Date(now - 1000 * seconds)
    let state: SearchState = { currentAt: undefined, behindSince: secondsAgo(5) }
    const metrics = createMetrics({ database, searchState: () => state, failedPages: () => 0 })
    const read = async () => {
      const lines = (await metrics.text(now)).split('\n')
      return ['age', 'behind'].map((name) => metricOf(lines, `boltspan_search_index_${name}_seconds`))
    }
    expect(await read()).toEqual([undefined, 5])
    state = { currentAt: secondsAgo(3), behindSince: undefined }
    expect(await read()).toEqual([3, 0])
  })

  test('reports memory use, event-loop lag, and storage errors', async () => {
    const lines = await scrape(await testApp())
    expect(metricOf(lines, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(metricOf(lines, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    for (const operation of ['read', 'write', 'remove', 'sweep']) {
      expect(metricOf(lines, `boltspan_storage_errors_total{operation="${operation}"}`)).toBe(0)
    }
  })
})

/** Starts a stub of an OpenTelemetry collector that records requests as JSON. */
async function collector() {
  const received: { readonly url: string | undefined; readonly body: Traces }[] = []
  const server = createServer(async (incoming, answer) => {
    received.push({ url: incoming.url, body: JSON.parse(await text(incoming)) as Traces })
    answer.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

interface Attributes {
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: Attributes
    readonly scopeSpans: readonly {
      readonly spans: readonly (Attributes & {
        readonly name: string
        readonly kind: number
        readonly traceId: string
      })[]
    }[]
  }[]
}

const attributesOf = ({ attributes }: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

describe('tracing', () => {
  test('sends a span with the route and status of each request', async () => {
    const { endpoint, received } = await collector()
    const { app } = await testApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'
    const { headers } = await app.inject({ url: '/content/pictures/a.webp?name=Dana', headers: { traceparent } })
    await app.inject('/healthz')
    // Closing the server sends all pending spans.
    await app.close()
    expect(new Set(received.map(({ url }) => url))).toEqual(new Set(['/v1/traces']))
    const resources = received.flatMap(({ body }) => body.resourceSpans)
    expect(attributesOf(resources[0]?.resource ?? { attributes: [] })['service.name']).toBe('boltspan')
    const spans = resources.flatMap(({ scopeSpans }) => scopeSpans).flatMap((each) => each.spans)
    expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
      ['GET /content/*', 2],
      ['GET /healthz', 2],
    ])
    expect(spans.map(attributesOf)).toMatchObject([
      {
        'http.request.method': 'GET',
        'http.route': '/content/*',
        'http.response.status_code': 404,
        'url.path': '/content/pictures/a.webp',
        'boltspan.request_id': headers['x-request-id'],
      },
      { 'http.route': '/healthz', 'http.response.status_code': 200 },
    ])
    expect(spans[0]?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
    expect(JSON.stringify(received)).not.toContain('Dana')
  })

  test('records in the span that the visitor aborted the request', async () => {
    const { endpoint, received } = await collector()
    const { app } = await testApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const call = request(`${address}/endless`)
    const failed = once(call, 'error')
    app.server.once('request', () => call.destroy())
    call.end()
    await failed
    await app.close()
    expect(JSON.stringify(received)).toContain('"aborted"')
  })

  test('shuts down without delay when the collector is unreachable', async () => {
    const { app } = await testApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const start = performance.now()
    await app.close()
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
