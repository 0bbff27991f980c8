import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sharedApp, testApp } from '../testing/test-app.ts'

const shared = sharedApp()

const get = (url: string, headers: Record<string, string> = {}) =>
  shared().app.inject({ url: `/content${url}`, headers })

describe('files in the media folder', () => {
  // Covers 7.content.4-5
  test.each([
    ['/pictures/truss-400.0a1b2c3d.webp', 'image/webp', 'public, max-age=31536000, immutable'],
    ['/drawings/truss.0a1b2c3d.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
    ['/documents/catalog.pdf', 'application/pdf', 'public, max-age=300'],
    ['/cad/bs-tr12a-10.step', 'model/step', 'public, max-age=300'],
    ['/cad/bs-tr12a-10.dxf', 'image/vnd.dxf', 'public, max-age=300'],
  ])('%s has the type %s and the cache policy %s', async (url, type, cache) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe(cache)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('allows cross-origin reads only for files that the 3D viewer fetches', async () => {
    const allowed = async (url: string) => (await get(url)).headers['access-control-allow-origin']
    expect(await allowed('/models/bs-tr12a-10.glb')).toBe('*')
    expect(await allowed('/holes/bs-tr12a-10.json')).toBe('*')
    expect(await allowed('/cad/bs-tr12a-10.step')).toBeUndefined()
    expect(await allowed('/documents/catalog.pdf')).toBeUndefined()
  })

  test('blocks scripts in a drawing that a visitor opens directly', async () => {
    const { headers } = await get('/drawings/truss.0a1b2c3d.svg')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  test('compresses a drawing, and returns 304 when the browser already has it', async () => {
    const { app } = shared()
    const url = '/content/drawings/truss.0a1b2c3d.svg'
    const ask = (headers: Record<string, string>) => app.inject({ url, headers })
    const first = await ask({ 'accept-encoding': 'gzip, br' })
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['content-type']).toBe('image/svg+xml')
    expect(first.headers.vary).toBe('accept-encoding')
    expect(brotliDecompressSync(first.rawPayload).toString()).toMatch(/^<svg.*<\/svg>$/)
    expect((await ask({})).body).toMatch(/^<svg.*<\/svg>$/)
    const again = await ask({ 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('sends a gzipped STEP file when the client accepts gzip', async () => {
    const url = '/cad/bs-tr12a-10.step'
    const packed = await get(url, { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers['content-type']).toBe('model/step')
    expect(packed.headers.vary).toBe('accept-encoding')
    expect(gunzipSync(packed.rawPayload).toString()).toMatch(/^ISO-10303-21;.*POINT;$/)
    for (const codings of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }]) {
      const plain = await get(url, codings)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body).toMatch(/^ISO-10303-21;.*POINT;$/)
      expect(plain.headers.etag).not.toBe(packed.headers.etag)
      expect(Number(plain.headers['content-length'])).toBe(plain.rawPayload.length)
    }
    const etag = String(packed.headers.etag)
    expect((await get(url, { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(304)
  })

  test.each([
    ['/cad/bs-tr12a-10.step', 'BS-TR12A-10.step'],
    ['/cad/bs-tr12a-10.dxf', 'BS-TR12A-10.dxf'],
  ])('names a downloaded CAD file after its part number: %s', async (url, name) => {
    const { headers } = await get(url)
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`)
  })

  test('lets only the site’s pages embed a document', async () => {
    const { headers } = await get('/documents/catalog.pdf')
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self' http://localhost:3000")
  })

  test('sends the requested byte range', async () => {
    const answer = await get('/documents/catalog.pdf', { range: 'bytes=9-12' })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe('bytes 9-12/19')
    expect(answer.body).toBe('0123')
  })

  test('returns 416 for a range past the end', async () => {
    const answer = await get('/documents/catalog.pdf', { range: 'bytes=900-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */19')
  })

  test('returns 304 when the browser already has the file', async () => {
    const { app } = shared()
    const url = '/content/documents/catalog.pdf'
    const { headers } = await app.inject(url)
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('includes the length in the response to HEAD', async () => {
    const { app } = shared()
    const answer = await app.inject({ method: 'HEAD', url: '/content/documents/catalog.pdf' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('19')
  })

  test.each(['/../secret.txt', '/%2e%2e/secret.txt'])('serves no file outside the media folder: %s', async (url) => {
    const answer = await get(url)
    expect(answer.headers.location).toBe('/')
    expect(answer.body).not.toContain('secret')
  })

  test.each([
    '/..%2fsecret.txt',
    '/documents/..%5c..%5csecret.txt',
    '/documents/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/.hidden/secret.txt',
    '//etc/passwd',
    '/documents/catalog.pdf%00.png',
    '/documents',
    '/documents/',
    '/',
    '/gone.webp',
    '/cad/gone.step',
    '/cad/..%2f..%2fsecret.step',
  ])('returns 404 for the invalid path %s', async (url) => {
    const answer = await get(url)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).not.toContain('secret')
  })
})

describe('missing files in the media folder', () => {
  const MISSING = [
    '/documents/no-such-file.pdf',
    '/cad/gone.step',
    '/thumbnail/pictures/gone.webp',
    '/preview/files/0123456789abcdef0123456789abcdef/gone.tif.webp',
    '/files/0123456789abcdef0123456789abcdef/gone.pdf',
  ]
  const OPENED = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test.each(MISSING)('returns the 404 page when a visitor opens %s', async (path) => {
    const { app } = shared()
    const page = await app.inject({ url: '/404', headers: { 'accept-encoding': 'br' } })
    const stable = ({ date: _, 'x-request-id': __, ...headers }: typeof page.headers) => headers
    for (const headers of [{ ...OPENED, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, OPENED]) {
      const answer = await app.inject({ url: `/content${path}`, headers: { ...headers, 'accept-encoding': 'br' } })
      expect(answer.statusCode).toBe(404)
      expect(stable(answer.headers)).toEqual(stable(page.headers))
      expect(answer.rawPayload.equals(page.rawPayload)).toBe(true)
    }
    const head = await app.inject({ method: 'HEAD', url: `/content${path}`, headers: OPENED })
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([404, 'text/html; charset=utf-8', ''])
  })

  test.each([
    ['a script', { accept: '*/*' }],
    ['an image', { accept: 'image/avif,*/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a fetch', { ...OPENED, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { ...OPENED, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['an embedded PDF', { ...OPENED, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'object' }],
  ])('returns one line of text when %s requests a missing file', async (_, headers) => {
    for (const path of MISSING) {
      const answer = await get(path, headers)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toBe('Not found. Check the address and try again.\n')
    }
  })

  test('returns 404 with one line of plain text on a separate content host', async () => {
    const { app } = await testApp({ CONTENT_ORIGIN: 'https://files.example.com' })
    const answer = await app.inject({
      url: '/documents/no-such-file.pdf',
      headers: { ...OPENED, host: 'files.example.com' },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  })
})
