import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type StoredFile, storedFile } from '#contract/files.ts'
import { databaseSettings } from '../testing/database.ts'
import { filesServer } from '../testing/files-server.ts'
import { dxfFile, glbFile, imageFile, mp4File, pdfFile, pixelBomb, stepFile, zipFile } from '../testing/sample-files.ts'

async function start(env: Record<string, string> = {}) {
  const server = await filesServer({ env, settings: databaseSettings })
  onTestFinished(() => server.close())
  const address = await server.listen()
  const upload = async (name: string, bytes: Buffer): Promise<StoredFile> => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    return storedFile.parse(await (await fetch(`${address}/api/files/upload`, { method: 'POST', body: form })).json())
  }
  const put = (path: string, bytes: Buffer) => {
    const file = join(server.folder, 'media', path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, bytes)
  }
  return {
    ...server,
    address,
    upload,
    put,
    get: (path: string, init?: RequestInit) => fetch(`${address}${path}`, init),
  }
}

describe('uploaded files on the content host', () => {
  test.each([
    ['truss.pdf', () => pdfFile('x'), 'application/pdf', 'inline'],
    ['truss.png', () => imageFile('png'), 'image/png', 'inline'],
    ['truss.mp4', mp4File, 'video/mp4', 'inline'],
    ['truss.glb', glbFile, 'model/gltf-binary', 'attachment'],
    ['truss.step', stepFile, 'model/step', 'attachment'],
    ['truss.dxf', dxfFile, 'image/vnd.dxf', 'attachment'],
    ['truss.zip', zipFile, 'application/zip', 'attachment'],
  ])(
    'serves a file with its detected type, and displays it inline only when that is safe: %s',
    async (name, bytes, type, how) => {
      const { upload, get } = await start()
      const { url } = await upload(name, await bytes())
      const { status, headers } = await get(url)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toBe(`${how}; filename="${name}"; filename*=UTF-8''${name}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(
        name === 'truss.pdf' ? /^frame-ancestors 'self'/ : /^default-src 'none'.*sandbox$/,
      )
      // The URL stays the same when the file's bytes are replaced.
      expect(headers.get('cache-control')).toBe('public, no-cache')
    },
  )

  test('supports byte ranges and returns 304 when the browser already has the file', async () => {
    const { upload, get } = await start()
    const bytes = pdfFile('Truss')
    const { url, sha256 } = await upload('a.pdf', bytes)
    const part = await get(url, { headers: { range: 'bytes=-6' } })
    expect([part.status, await part.text()]).toEqual([206, '%%EOF\n'])
    expect((await get(url, { headers: { range: 'bytes=99999-' } })).status).toBe(416)
    expect((await get(url, { headers: { 'if-none-match': `"${sha256}"` } })).status).toBe(304)
    const head = await get(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ])
  })

  test.each([
    ['another name', (file: StoredFile) => `/content/files/${file.id}/other.html`],
    ['no name', (file: StoredFile) => `/content/files/${file.id}`],
    ['another ID', (file: StoredFile) => `/content/files/${'0'.repeat(32)}/${file.name}`],
    ['a path outside its folder', (file: StoredFile) => `/content/files/${file.id}/..%2f..%2f..%2fboltspan.sqlite`],
    ['a null byte', (file: StoredFile) => `/content/files/${file.id}/${file.name}%00.html`],
    ['its object key', () => '/content/files/objects/ab/abcd'],
  ])('returns 404 for %s', async (_what, path) => {
    const { upload, get } = await start()
    const answer = await get(path(await upload('a.pdf', pdfFile('x'))))
    expect([400, 404]).toContain(answer.status)
    expect(await answer.text()).not.toContain('PDF')
  })
})

describe('a database failure', () => {
  test('returns 500 rather than 404 when the database fails', async () => {
    const { upload, get, database } = await start()
    const { url, thumbnail = '' } = await upload('a.png', await imageFile('png', 50, 50))
    await database.schema.alterTable('file').renameTo('gone').execute()
    for (const path of [url, thumbnail]) expect((await get(path)).status).toBe(500)
  })
})

describe('previews on the content host', () => {
  test('serves a WebP preview of a TIFF, and links to it from the file list and search results', async () => {
    const { upload, get } = await start()
    const file = await upload('Site plan.tif', await imageFile('tiff', 3000, 1500))
    expect(file.preview).toMatch(/^\/content\/preview\/files\/[0-9a-f]{32}\/Site%20plan\.tif\.webp$/)
    const answer = await get(file.preview ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 2000, height: 1000 })
    const thumbnail = await get(file.thumbnail ?? '')
    expect(await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).toMatchObject({ width: 400 })
  })

  test('serves previews only for formats that browsers cannot display, and only at their exact URLs', async () => {
    const { upload, get } = await start()
    const png = await upload('a.png', await imageFile('png', 50, 50))
    const tiff = await upload('a.tif', await imageFile('tiff', 50, 50))
    expect(png.preview).toBeUndefined()
    for (const path of [
      `files/${png.id}/a.png.webp`,
      `files/${tiff.id}/a.tif`,
      `files/${tiff.id}/b.tif.webp`,
      `files/${'0'.repeat(32)}/a.tif.webp`,
      'pictures/truss-400.0a1b2c3d.webp',
      '.webp',
    ]) {
      expect((await get(`/content/preview/${path}`)).status, path).toBe(404)
    }
  })
})

describe('thumbnails on the content host', () => {
  // Covers 7.content.6
  test('serves a 400 x 400 thumbnail, and updates it when the image is replaced', async () => {
    const { upload, get } = await start()
    const { thumbnail = '' } = await upload('a.png', await imageFile('png', 900, 300))
    expect(thumbnail).toMatch(/^\/content\/thumbnail\/files\/[0-9a-f]{32}\/a\.png$/)
    const first = await get(thumbnail)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
    const etag = first.headers.get('etag') ?? ''
    expect((await get(thumbnail, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const other = sharp({ create: { width: 50, height: 50, channels: 3, background: '#135ea2' } })
    await upload('a.png', await other.png().toBuffer())
    expect((await get(thumbnail)).headers.get('etag')).not.toBe(etag)
  })

  test('caches a thumbnail for the same length of time as its source image in the media folder', async () => {
    const { put, get } = await start()
    put('pictures/truss-400.0a1b2c3d.webp', await imageFile('webp', 400, 300))
    put('pictures/truss.png', await imageFile('png', 400, 300))
    const hashed = await get('/content/thumbnail/pictures/truss-400.0a1b2c3d.webp')
    expect([hashed.status, hashed.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await get('/content/thumbnail/pictures/truss.png')).headers.get('cache-control')).toBe(
      'public, max-age=300',
    )
  })

  test('rejects a corrupt image and an image with too many pixels', async () => {
    const { put, get } = await start()
    put('pictures/bomb.png', await pixelBomb())
    put('pictures/half.png', (await imageFile('png', 500, 500)).subarray(0, 200))
    const bomb = await get('/content/thumbnail/pictures/bomb.png')
    expect([bomb.status, await bomb.text()]).toEqual([
      422,
      'The image has more than 64 million pixels. Choose a smaller one.\n',
    ])
    const truncated = await get('/content/thumbnail/pictures/half.png')
    expect([truncated.status, await truncated.text()]).toEqual([
      422,
      'The image is damaged or incomplete. Open it in an image viewer, save it again, and upload the copy.\n',
    ])
  })

  test.each([
    '/content/thumbnail/pictures/gone.png',
    '/content/thumbnail/pictures',
    '/content/thumbnail/',
    '/content/thumbnail/..%2f..%2fsecret.png',
    '/content/thumbnail/pictures%2f..%2f..%2fsecret.png',
    '/content/thumbnail/.hidden/secret.png',
    '/content/thumbnail/pictures/a.png%00',
    '/content/thumbnail/drawings/truss.svg',
    '/content/thumbnail/thumbnail/pictures/a.png',
    `/content/thumbnail/files/${'0'.repeat(32)}/a.png`,
  ])('returns 404 for %s', async (path) => {
    const { put, get, folder } = await start()
    put('pictures/a.png', await imageFile('png'))
    put('.hidden/secret.png', await imageFile('png'))
    writeFileSync(join(folder, 'secret.png'), await imageFile('png'))
    expect([400, 404]).toContain((await get(path)).status)
  })

  test('returns 404 for the thumbnail of a PDF', async () => {
    const { upload, get } = await start()
    const file = await upload('a.pdf', pdfFile('x'))
    expect(file.thumbnail).toBeUndefined()
    expect((await get(`/content/thumbnail/files/${file.id}/a.pdf`)).status).toBe(404)
  })
})

describe('a separate content host', () => {
  const env = { PUBLIC_URL: 'http://www.boltspan.example', CONTENT_ORIGIN: 'http://cdn.boltspan.example' }

  test('serves the same files at its root and redirects all other requests', async () => {
    const { upload, address } = await start(env)
    const file = await upload('a.pdf', pdfFile('x'))
    expect(file.url).toBe(`http://cdn.boltspan.example/files/${file.id}/a.pdf`)
    // `fetch` does not let a caller set the Host header.
    const ask = (host: string, path: string) =>
      new Promise<{ status: number | undefined; location: string | undefined }>((done, failed) => {
        request(`${address}${path}`, { headers: { host } }, (answer) => {
          answer.resume()
          done({ status: answer.statusCode, location: answer.headers.location })
        })
          .on('error', failed)
          .end()
      })
    const path = `/files/${file.id}/a.pdf`
    expect(await ask('cdn.boltspan.example', path)).toEqual({ status: 200 })
    expect(await ask('cdn.boltspan.example', '/api/files/list')).toEqual({ status: 404 })
    expect(await ask('www.boltspan.example', path)).toEqual({ status: 404 })
    // Files that staff uploaded are never served from the site's origin.
    const redirect = { status: 308, location: `http://cdn.boltspan.example${path}` }
    expect(await ask('www.boltspan.example', `/content${path}`)).toEqual(redirect)
    expect(await ask('boltspan.example', `/content${path}`)).toEqual(redirect)
  })
})
