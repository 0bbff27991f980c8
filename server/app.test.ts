import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import type { App } from './http/app-type.ts'
import { sharedApp, testApp } from './testing/test-app.ts'

const shared = sharedApp({}, async ({ app }) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
})

describe('response headers', () => {
  test.each(['/', '/assets/entry-abc.js', '/content/documents/catalog.pdf', '/api/none', '/healthz', '/gone', '/%c0'])(
    'sends the security headers with every response: %s',
    async (url) => {
      const { app } = shared()
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringMatching(/frame-ancestors '(none|self)'/),
        'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  test('sends an HSTS header when the public URL uses HTTPS', async () => {
    const { app } = await testApp({ PUBLIC_URL: 'https://www.boltspan.example' })
    const { headers } = await app.inject('/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test('allows images and documents from the content host', async () => {
    const { app } = await testApp({ CONTENT_ORIGIN: 'https://content.boltspan.example' })
    const policy = (await app.inject('/')).headers['content-security-policy']
    for (const directive of ["img-src 'self' data:", "media-src 'self'", "frame-src 'self'", "object-src 'self'"]) {
      expect(policy).toContain(`${directive} https://content.boltspan.example`)
    }
  })
})

describe('request handling', () => {
  test('accepts a request ID from a proxy only when REQUEST_ID_HEADER is set', async () => {
    const given = { 'x-request-id': 'edge-0123456789' }
    const idAt = (app: App) => async (headers?: Record<string, string>) =>
      (await app.inject({ url: '/', ...(headers && { headers }) })).headers['x-request-id']
    const own = idAt(shared().app)
    expect(await own()).not.toBe(await own())
    // Without the setting, clients could write arbitrary text to the log.
    expect(await own(given)).not.toBe('edge-0123456789')
    const proxied = idAt((await testApp({ REQUEST_ID_HEADER: 'X-Request-Id' })).app)
    expect(await proxied(given)).toBe('edge-0123456789')
    expect(await proxied({ 'x-request-id': 'not fit for a log line {}' })).not.toContain('{')
  })

  test('logs each request with its ID, and page requests only at debug level', async () => {
    const { app, logLines } = await testApp()
    await app.inject('/products')
    const { headers } = await app.inject('/api/none')
    expect(logLines.filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        url: '/api/none',
        status: 404,
        requestId: headers['x-request-id'],
      }),
    ])
    const { app: talkative, logLines: all } = await testApp({ LOG_LEVEL: 'debug' })
    await talkative.inject('/products')
    expect(all).toContainEqual(expect.objectContaining({ msg: 'request', url: '/products', status: 200 }))
  })

  test('uses a forwarded host and protocol only from a trusted proxy', async () => {
    const origin = 'https://preview.boltspan.example'
    const headers = { origin, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'preview.boltspan.example' }
    const { app: trusting } = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
    const payload = { name: 'page_view', page: '/' }
    const post = async ({ app }: { readonly app: App }) =>
      (await app.inject({ method: 'POST', url: '/api/events', headers, payload })).statusCode
    expect(await post({ app: trusting })).toBe(204)
    expect(await post(shared())).toBe(403)
  })

  test.each(['boltspan.example', 'localhost:1', '[::1]:3000', ''])(
    'renders pages with the configured URL for Host %j',
    async (host) => {
      const { app } = shared()
      expect((await app.inject({ url: '/address?a=b', headers: { host } })).body).toBe(
        'http://localhost:3000/address?a=b',
      )
    },
  )

  test.each([
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET http://boltspan.example/address HTTP/1.1',
    'GET https://boltspan.example/%zz HTTP/1.1',
    'GET address HTTP/1.1',
    'GET %zz HTTP/1.1',
    'GET /address HTTP/1.1|a b',
    'GET /address HTTP/1.1|a@b',
    'GET /address HTTP/1.1|[::1',
    'GET /address HTTP/1.1|x/searchResults?query=zz&',
    'GET /products HTTP/1.1|x#',
    'GET /api/none HTTP/1.1|x\\y',
    'GET /healthz HTTP/1.1|x:port',
  ])('returns 400 for the request %s', async (request) => {
    const [line, host = 'localhost'] = request.split('|')
    const { port } = shared().app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.end(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test('rejects a body of more than 64 KB', async () => {
  const { app } = shared()
  const post = (bytes: number) =>
    app.inject({ method: 'POST', url: '/api/none', payload: { text: 'x'.repeat(bytes - 11) } })
  expect((await post(64 * 1024)).statusCode).toBe(404)
  expect((await post(64 * 1024 + 1)).statusCode).toBe(413)
})

describe('text of 200,000 characters', () => {
  const long = '1 '.repeat(100_000)
  test.each([
    ['a form', { method: 'POST', url: '/api/contact', payload: { contactType: 'Contact Form', phone: long } }, 413],
    ['a search', { method: 'POST', url: '/api/search', payload: { query: long } }, 413],
    ['an event', { method: 'POST', url: '/api/events', payload: { name: 'search', term: long } }, 413],
    ['a path', { url: `/${'a./'.repeat(66_000)}` }, 302],
    ['headers', { url: '/products', headers: { 'if-none-match': long, range: long, cookie: long } }, 200],
  ] as const)('in %s is answered in linear time', async (_, request, status) => {
    const start = process.cpuUsage()
    const { statusCode } = await shared().app.inject(request as InjectOptions)
    const { user, system } = process.cpuUsage(start)
    expect(statusCode).toBe(status)
    // Quadratic time would be over a minute.
    expect((user + system) / 1e6).toBeLessThan(10)
  })
})

describe('an unknown API endpoint', () => {
  test.each(['GET', 'POST', 'DELETE'] as const)('returns 404 with JSON for %s', async (method) => {
    const { app } = shared()
    const answer = await app.inject({ method, url: '/api/none' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      code: 'UNKNOWN_CALL',
      message: 'This API endpoint doesn’t exist.',
      requestId: answer.headers['x-request-id'],
    })
  })
})

describe('invalid API calls', () => {
  test.each([
    ['/api/search', { query: '', pageSize: 'ten' }],
    ['/api/contact', { contactType: 'Contact Form', idempotencyKey: '' }],
    ['/api/events', { name: 'page_view' }],
  ])('returns field errors from %s with custom messages', async (url, payload) => {
    const { app } = shared()
    const answer = await app.inject({ method: 'POST', url, payload })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields).length).toBeGreaterThan(0)
    expect(answer.body).not.toMatch(/Invalid|expected|received|Too (?:small|big)|pattern|zod/i)
  })
})

describe('internal errors', () => {
  test('returns a generic 500 for a page and logs the cause with the request ID', async () => {
    const { app, logLines } = await testApp()
    const answer = await app.inject('/broken')
    const requestId = answer.headers['x-request-id']
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toBe(`Something went wrong on our side. Please try again later. (request ${requestId})\n`)
    expect(logLines).toContainEqual(
      expect.objectContaining({ requestId, err: expect.objectContaining({ message: 'the secret cause' }) }),
    )
  })

  test('returns 503 from /readyz and logs the cause when the database fails', async () => {
    const { app, logLines, database } = await testApp()
    await database.destroy()
    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toBe(`The server cannot reach its database. (request ${answer.headers['x-request-id']})\n`)
    expect(logLines).toContainEqual(
      expect.objectContaining({
        requestId: answer.headers['x-request-id'],
        err: expect.objectContaining({ stack: expect.any(String) }),
      }),
    )
  })
})

describe('health checks', () => {
  test.each(['/healthz', '/readyz'])('returns ok from %s and forbids caching', async (url) => {
    const { app } = shared()
    // Another test may have started the search, whose first index takes a few seconds.
    const answer = await vi.waitUntil(
      async () => {
        const got = await app.inject(url)
        return got.statusCode === 200 && got
      },
      { timeout: 55_000, interval: 100 },
    )
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
