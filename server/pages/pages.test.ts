import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sharedApp, testApp } from '../testing/test-app.ts'

const shared = sharedApp()

const get = (url: string, headers: Record<string, string> = {}) => shared().app.inject({ url, headers })

describe('prerendered pages', () => {
  test('sends a prerendered page that browsers must revalidate', async () => {
    const answer = await get('/products/joist-hangers')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.body).toContain('<title>Joist Hangers</title>')
  })

  test.each(['/', '/searchResults'])(
    "allows only the site's own scripts and the build's inline script: %s",
    async (url) => {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      // This command returns the hash: printf "start()" | openssl dgst -sha256 -binary | base64
      expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';")
      expect(policy).not.toContain('unsafe-inline')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'self'")
    },
  )

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=1.0', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['br;q=0.0', undefined, (bytes: Buffer) => bytes],
  ])('responds to Accept-Encoding %s with the right encoding: %s', async (accepted, coding, decode) => {
    const answer = await get('/products', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(decode(answer.rawPayload).toString()).toContain('<title>Products</title>')
  })

  test('contains the address of the server instead of the one of the build', async () => {
    const { app } = await testApp({ PUBLIC_URL: 'https://www.boltspan.example' })
    for (const url of ['/products', '/robots.txt', '/searchResults']) {
      const plain = await app.inject({ url })
      expect(plain.body, url).toContain('https://www.boltspan.example/')
      expect(plain.body, url).not.toContain('built.example')
      const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      const { 'content-encoding': coding, etag } = packed.headers
      expect((coding ? brotliDecompressSync(packed.rawPayload) : packed.rawPayload).toString()).toBe(plain.body)
      if (!etag) continue
      expect(etag).not.toBe((await get(url, { 'accept-encoding': 'br' })).headers.etag)
      const again = await app.inject({ url, headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) } })
      expect(again.statusCode, url).toBe(304)
    }
  })

  test('returns 304 when the browser already has the same variant', async () => {
    const { app } = shared()
    const first = await app.inject({ url: '/products', headers: { 'accept-encoding': 'br' } })
    const etag = String(first.headers.etag)
    const again = (headers: Record<string, string>) => app.inject({ url: '/products', headers })
    const same = await again({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` })
    expect(same.statusCode).toBe(304)
    expect(same.body).toBe('')
    expect(same.headers['content-length']).toBeUndefined()
    expect(same.headers.etag).toBe(etag)
    expect((await again({ 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200)
    expect((await again({ 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('responds to HEAD with headers only', async () => {
    const { app } = shared()
    const answer = await app.inject({ method: 'HEAD', url: '/products' })
    expect(answer.statusCode).toBe(200)
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000)
    expect(answer.body).toBe('')
  })

  test('sends the page when its URL has a query string', async () => {
    expect((await get('/products?utm_source=mail')).statusCode).toBe(200)
  })
})

describe('mistyped URLs', () => {
  test.each([
    ['/products/', '/products'],
    ['/products/?page=2', '/products?page=2'],
    ['/products/Joist-Hangers', '/products/joist-hangers'],
    ['/products/JOIST%20HANGERS/', '/products/joist-hangers'],
    ['/applications/theatre-%26-scenic', '/applications/theatre-&-scenic'],
    ['/applications/Theatre%20%26%20Scenic', '/applications/theatre-&-scenic'],
    ['/Catalog/Request', '/catalog/request'],
    ['/searchresults/?query=truss', '/searchResults?query=truss'],
    ['/index.html', '/'],
    ['/INDEX.PHP?utm_source=mail', '/?utm_source=mail'],
    ['/products.html', '/products'],
    ['/products/index.php', '/products'],
    ['/products/Joist%20Hangers.htm', '/products/joist-hangers'],
    ['/products/joist-hangers.html/', '/products/joist-hangers'],
    ['/searchResults.aspx?query=truss', '/searchResults?query=truss'],
  ])('redirects permanently from %s to %s', async (url, to) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers.location).toBe(to)
  })

  test('keeps the trailing slash in the URL of the catalog request page', async () => {
    for (const url of ['/catalog/request', '/catalog/request/']) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(200)
      expect(answer.body).toContain('<title>Request a Catalog</title>')
    }
  })

  test('accepts a literal percent sign in a URL', async () => {
    const { app } = shared()
    const answer = await app.inject('/products/100%?page=2')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/products/100%25?page=2')
    expect((await app.inject('/products/100%25')).headers.location).toBe('/404')
    expect((await app.inject('/content/pictures/100%.webp')).statusCode).toBe(400)
  })

  test.each(['//evil.example/', '//evil.example%', '//evil.example/products/', '/\\evil.example/'])(
    'never redirects to another site: %s',
    async (url) => {
      const answer = await get(url)
      expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )
})

describe('unknown URLs', () => {
  test.each([
    '/no/such/page',
    '/v1.2',
    '/no-such-page.html',
    '/wp-login.php',
    '/truss.webp',
    '/pictures/truss.webp',
    '/products/joist-hangers/photo.jpg',
    '/content',
  ])('redirects from %s to the home page', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/')
  })

  test('redirects to /404 for an unknown product', async () => {
    const { app } = shared()
    for (const url of ['/products/unobtainium', '/products/unobtainium.html', '/products/v1.2']) {
      const answer = await app.inject(url)
      expect(answer.statusCode, url).toBe(302)
      expect(answer.headers.location, url).toBe('/404')
    }
    const page = await app.inject({ url: '/404', headers: { 'if-none-match': '*' } })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('<title>Page not found!</title>')
  })

  test.each(['/assets/gone.js', '/assets/gone', '/favicon.ico', '/content/gone.pdf', '/content/'])(
    'returns a plain-text 404 for the missing file %s',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toBe('Not found. Check the address and try again.\n')
    },
  )
})

describe('the site’s files', () => {
  test('makes browsers revalidate page data, because staff can publish new text', async () => {
    const answer = await get('/assets/pages-abc/products/joist-hangers.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('caches an asset for a year', async () => {
    const answer = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(answer.headers['content-encoding']).toBe('br')
  })

  test('makes browsers revalidate the service worker, which may send requests only to the site', async () => {
    const answer = await get('/service-worker.js')
    expect(answer.body).toBe('keep()')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8')
    const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
    expect(answer.headers['content-security-policy']).toBe(policy)
  })

  test('serves a worker that deletes stored pages when SERVICE_WORKER is off', async () => {
    const { app } = await testApp({ SERVICE_WORKER: 'off' })
    const answer = await app.inject('/service-worker.js')
    expect(answer.body).toBe('leave()')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['/assets/archivo-abc.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('sends %s with the type %s', async (url, type) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
  })
})

describe('pages rendered on request', () => {
  test('marks a rendered page as private and sends it with the same content security policy as a prerendered page', async () => {
    const [rendered, finished] = [await get('/searchResults?query=truss'), await get('/products')]
    expect(rendered.statusCode).toBe(200)
    expect(rendered.headers['cache-control']).toBe('private, no-cache')
    expect(rendered.headers['content-security-policy']).toBe(finished.headers['content-security-policy'])
  })

  test.each([
    ['/searchResults?query=truss', 200],
    ['/no/such/page', 302],
  ])('responds to HEAD at %s as it does to GET, but without a body', async (url, status) => {
    const { app } = shared()
    const [page, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
    expect([page.statusCode, head.statusCode]).toEqual([status, status])
    for (const name of ['content-type', 'location', 'cache-control'])
      expect(head.headers[name]).toBe(page.headers[name])
    expect(head.body).toBe('')
  })
})
