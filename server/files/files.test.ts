import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { filesSummary, listResponse, type StoredFile, storedFile } from '#contract/files.ts'
import { databaseSettings, isPostgres, temporaryDatabase } from '../testing/database.ts'
import { type FilesServerOptions, filesServer } from '../testing/files-server.ts'
import { glbFile, imageFile, pdfFile, pixelBomb, zipFile } from '../testing/sample-files.ts'
import { diskStorage } from './disk-storage.ts'
import { createFiles } from './files.ts'

async function start(options: FilesServerOptions = {}) {
  const server = await filesServer({ settings: databaseSettings, ...options })
  onTestFinished(() => server.close())
  const address = await server.listen()

  const send = (name: string, bytes: Buffer | string, fields: Record<string, string> = {}, field = 'file') => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.set(key, value)
    form.set(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name)
    return fetch(`${address}/api/files/upload`, { method: 'POST', body: form })
  }
  const upload = async (...parameters: Parameters<typeof send>): Promise<StoredFile> => {
    const answer = await send(...parameters)
    expect(answer.status).toBe(201)
    return storedFile.parse(await answer.json())
  }
  const refused = async (...parameters: Parameters<typeof send>) => {
    const answer = await send(...parameters)
    const { code, message } = (await answer.json()) as { code: string; message: string }
    expect(storedFiles(server.folder)).toEqual([])
    return { status: answer.status, code, message }
  }
  const list = async (query = '') => {
    const answer = await fetch(`${address}/api/files/list${query}`)
    expect(answer.status).toBe(200)
    return { files: listResponse.parse(await answer.json()), total: Number(answer.headers.get('x-total-count')) }
  }
  const summary = async () => filesSummary.parse(await (await fetch(`${address}/api/files/summary`)).json())
  return { ...server, address, send, upload, refused, list, summary }
}

/** Returns every file in storage, including incomplete uploads. */
const storedFiles = (folder: string) =>
  (existsSync(join(folder, 'files'))
    ? readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    : []
  )
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Returns the first half of a photo, as after a lost connection. */
async function halfOf(format: 'png' | 'jpeg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .toBuffer()
  return photo.subarray(0, photo.length / 2)
}

const [HALF_PNG, HALF_JPEG] = [await halfOf('png'), await halfOf('jpeg')]

const HEIC = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(100)}`, 'latin1')

/** Returns a PDF with another object before its first one. */
const withObject = (dictionary: string, stream = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n9 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`, 'latin1'),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
    pdfFile('x').subarray('%PDF-1.4\n'.length),
  ])

const COMPRESSED_SCRIPT = withObject(
  '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  deflateSync('1 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
)

describe('file uploads', () => {
  // Covers 7.files.2, 7.files.10
  test('lists an uploaded file with its properties and returns its bytes unchanged', async () => {
    const { address, upload, list, folder, changes } = await start()
    const bytes = pdfFile('Torque of the wombat joint')
    const file = await upload('Torque – Tabelle ä.pdf', bytes, { folder: ' load-tables/2026/ ' })
    expect(file).toMatchObject({
      name: 'Torque – Tabelle ä.pdf',
      folder: 'load-tables/2026',
      kind: 'pdf',
      type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      revision: 1,
      uploadedBy: 'Erin Editor',
      url: `/content/files/${file.id}/Torque%20%E2%80%93%20Tabelle%20%C3%A4.pdf`,
    })
    expect((await list()).files).toEqual([file])
    expect(changes()).toBe(1)

    const download = await fetch(`${address}/api/files/${file.id}`)
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true)
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="Torque _ Tabelle _.pdf"; filename*=UTF-8''Torque%20%E2%80%93%20Tabelle%20%C3%A4.pdf`,
    )
    expect(download.headers.get('cache-control')).toBe('no-store')
    // The path on disk contains neither the upload's name nor its folder.
    expect(storedFiles(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })

  // Covers 7.files.4
  test('stores every file when several files arrive at the same time', async () => {
    const { upload, list } = await start()
    const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png']
    const bytes = await imageFile('png')
    const files = await Promise.all(names.map((name) => upload(name, bytes)))
    expect(new Set(files.map(({ id }) => id)).size).toBe(names.length)
    expect((await list('?sort=name&direction=ascending')).files.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['HTML with an image extension', 'photo.png', '<!DOCTYPE html><script>alert(1)</script>', 415, 'WRONG_FILE_TYPE'],
    [
      'SVG with an image extension',
      'photo.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      415,
      'WRONG_FILE_TYPE',
    ],
    ['SVG', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 400, 'WRONG_FILE_NAME'],
    ['HTML', 'page.html', '<!DOCTYPE html>', 400, 'WRONG_FILE_NAME'],
    ['a script that begins like a GIF', 'photo.gif', 'GIF89a=1;alert(1)//             ', 415, 'WRONG_FILE_TYPE'],
    [
      'a PDF that is also an archive',
      'jar.pdf',
      Buffer.concat([pdfFile('x'), zipFile('Main.class')]),
      415,
      'WRONG_FILE_TYPE',
    ],
    ['an archive with the extension of a PDF', 'x.pdf', zipFile(), 415, 'WRONG_FILE_TYPE'],
    ['a PDF with the extension of an archive', 'x.zip', pdfFile('x'), 415, 'WRONG_FILE_TYPE'],
    ['a program with another extension', 'invoice.pdf.exe', pdfFile('x'), 400, 'WRONG_FILE_NAME'],
    ['a script with another extension', 'invoice.php.pdf', pdfFile('x'), 400, 'WRONG_FILE_NAME'],
    ['a name without an extension', 'invoice', pdfFile('x'), 400, 'WRONG_FILE_NAME'],
    ['a name of 10,000 characters', `${'a'.repeat(10_000)}.pdf`, pdfFile('x'), 400, 'WRONG_FILE_NAME'],
    ['a null byte in its name', 'x.exe\0.pdf', pdfFile('x'), 400, 'WRONG_FILE_NAME'],
    ['an empty file', 'x.pdf', '', 415, 'WRONG_FILE_TYPE'],
    [
      'a PNG with a truncated header',
      'x.png',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      422,
      'UNREADABLE_PICTURE',
    ],
    ['half of a PNG', 'x.png', HALF_PNG, 422, 'UNREADABLE_PICTURE'],
    ['half of a JPEG', 'x.jpg', HALF_JPEG, 422, 'UNREADABLE_PICTURE'],
    ['a HEIC photo', 'x.heic', HEIC, 400, 'WRONG_FILE_NAME'],
    ['a HEIC photo with the extension of a JPEG', 'x.jpg', HEIC, 415, 'WRONG_FILE_TYPE'],
    [
      'a PDF that needs a password',
      'x.pdf',
      readFileSync(join(import.meta.dirname, 'fixtures/needs-password.pdf')),
      415,
      'WRONG_FILE_TYPE',
    ],
    ['a PDF with JavaScript', 'x.pdf', withObject('/S /JavaScript /JS (app.alert\\(1\\))'), 415, 'WRONG_FILE_TYPE'],
    ['a PDF that starts a program', 'x.pdf', withObject('/S /Launch /F (a.exe)'), 415, 'WRONG_FILE_TYPE'],
    [
      'a PDF that hides this in escapes',
      'x.pdf',
      withObject('/S /#4C#61#75#6E#63#68 /F (a.exe)'),
      415,
      'WRONG_FILE_TYPE',
    ],
    ['a PDF with a file', 'x.pdf', withObject('/Type /EmbeddedFile'), 415, 'WRONG_FILE_TYPE'],
    ['a PDF with a compressed script', 'x.pdf', COMPRESSED_SCRIPT, 415, 'WRONG_FILE_TYPE'],
  ])('rejects %s and stores nothing', async (_what, name, bytes, status, code) => {
    const { refused, changes } = await start()
    expect(await refused(name, bytes)).toMatchObject({ status, code })
    expect(changes()).toBe(0)
  })

  test('rejects an image whose header claims a billion pixels', async () => {
    const { refused } = await start()
    expect(await refused('bomb.png', await pixelBomb())).toEqual({
      status: 422,
      code: 'PICTURE_TOO_LARGE',
      message: 'The image has more than 64 million pixels. Choose a smaller one.',
    })
  })

  test('removes the location from a photo, and keeps its orientation', async () => {
    const { address, upload, folder } = await start()
    const located = await sharp(await imageFile('jpeg'))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSDateStamp: 'SECRET-DAY' } })
      .toBuffer()
    expect(located.includes('SECRET-DAY')).toBe(true)
    const { url, size, sha256 } = await upload('photo.jpg', located)
    const bytes = Buffer.from(await (await fetch(address + url)).arrayBuffer())
    expect(bytes.includes('SECRET-DAY')).toBe(false)
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    expect([size, sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')])
    expect(storedFiles(folder)).toHaveLength(1)
  })

  test('reports the detected type when it does not match the file name', async () => {
    const { refused } = await start()
    const { message } = await refused('truss.png', pdfFile('x'))
    expect(message).toBe('The file’s extension says PNG, but its content is PDF. Rename the file.')
  })

  test('uses only the last segment of a path as the file name', async () => {
    const { upload, folder } = await start()
    expect((await upload('../../../../tmp/escape.pdf', pdfFile('x'))).name).toBe('escape.pdf')
    expect((await upload('..\\..\\windows\\escape2.pdf', pdfFile('x'))).name).toBe('escape2.pdf')
    expect(storedFiles(folder)).toHaveLength(2)
  })

  test.each(['../../etc', 'a/../../b', '.ssh', 'a\0b'])('rejects the folder %j', async (folder) => {
    const { refused } = await start()
    expect(await refused('x.pdf', pdfFile('x'), { folder })).toMatchObject({ status: 400, code: 'WRONG_FOLDER' })
  })

  test('stores an archive without unpacking it', async () => {
    const { upload, folder } = await start()
    // A forty-byte ZIP that claims to unpack to 4 GB.
    const bomb = zipFile('zeros.bin', '\0'.repeat(40))
    bomb.writeUInt32LE(0xfffffffe, 22)
    await upload('models.zip', bomb)
    const [object = ''] = storedFiles(folder)
    expect(readFileSync(join(folder, 'files', 'objects', object.slice(0, 2), object)).equals(bomb)).toBe(true)
  })

  test('accepts a file of the maximum size and rejects a file that is one byte larger', async () => {
    const { send, upload, folder } = await start({ env: { MAX_UPLOAD_MB: '1' } })
    const filled = (size: number) => Buffer.concat([zipFile(), Buffer.alloc(size - zipFile().length)])
    expect((await upload('most.zip', filled(1024 ** 2))).size).toBe(1024 ** 2)
    const answer = await send('more.zip', filled(1024 ** 2 + 1))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: 'The file is larger than 1 MB. Choose a smaller file.',
    })
    expect(storedFiles(folder)).toHaveLength(1)
  })

  test('rejects a request before its body is sent when its Content-Length is too large', async () => {
    const { address, folder } = await start({ env: { MAX_UPLOAD_MB: '1' } })
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'POST /api/files/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
        'content-length: 5000000000\r\n\r\n--x\r\n',
    )
    const answer = await new Promise<string>((done) => socket.once('data', (data) => done(data.toString())))
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(storedFiles(folder)).toEqual([])
  })

  test.each([
    ['a body that is not a form', { 'content-type': 'application/json' }, '{}', 415],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['an empty form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n', 400],
    [
      'a truncated form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      400,
    ],
    [
      'a field named __proto__',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n',
      400,
    ],
  ])('rejects %s and stores no file', async (_what, headers, body, status) => {
    const { address, folder } = await start()
    const answer = await fetch(`${address}/api/files/upload`, { method: 'POST', headers, body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
    expect(storedFiles(folder)).toEqual([])
  })

  test('rejects a form with two files, and stores neither file', async () => {
    const { address, folder } = await start()
    const form = new FormData()
    for (const name of ['a.pdf', 'b.pdf']) form.append('file', new Blob([new Uint8Array(pdfFile('x'))]), name)
    const answer = await fetch(`${address}/api/files/upload`, { method: 'POST', body: form })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'NO_FILE' })])
    expect(storedFiles(folder)).toEqual([])
  })

  // Covers 7.files.2
  test('rejects a file in a field with the wrong name', async () => {
    const { address } = await start()
    const form = new FormData()
    form.append('picture', new Blob([new Uint8Array(pdfFile('x'))]), 'a.pdf')
    const answer = await fetch(`${address}/api/files/upload`, { method: 'POST', body: form })
    expect(answer.status).toBe(400)
  })

  test('stores nothing when the connection is lost', async () => {
    const { address, folder, list } = await start()
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'POST /api/files/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
        'content-length: 100000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n' +
        `%PDF-1.7 ${'x'.repeat(50_000)}`,
    )
    await vi.waitFor(() => expect(storedFiles(folder)).toHaveLength(1), 10_000)
    socket.destroy()
    await vi.waitFor(() => expect(storedFiles(folder)).toEqual([]), 10_000)
    expect((await list()).total).toBe(0)
  })

  test('aborts an upload that is too slow, and stores nothing', async () => {
    const { address, folder } = await start({
      bodyLimits: { wholeMs: 60_000, paceMs: 150, minBytes: 1000, lingerMs: 1000 },
    })
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    const drip = setInterval(() => socket.write('x'), 20)
    onTestFinished(() => clearInterval(drip))
    const received: string[] = []
    socket.on('data', (data) => received.push(data.toString()))
    socket.write(
      'POST /api/files/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
        'content-length: 100000\r\n\r\n--x\r\n' +
        'content-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    )
    await new Promise((done) => socket.once('close', done))
    expect(received.join('')).toMatch(/^HTTP\/1\.1 408 /)
    await vi.waitFor(() => expect(storedFiles(folder)).toEqual([]), 10_000)
  })
})

describe('restart after a crash', () => {
  test('removes aborted uploads, and quarantines old objects that have no database row', async () => {
    const first = await start()
    const kept = await first.upload('kept.pdf', pdfFile('x'))
    const [object = ''] = storedFiles(first.folder)
    const incoming = join(first.folder, 'files', 'incoming', `${hostname()}.${process.pid}`)
    const shelf = join(first.folder, 'files', 'objects', 'ab')
    mkdirSync(shelf, { recursive: true })
    writeFileSync(join(incoming, 'f'.repeat(32)), 'half a file')
    const [orphan, young] = [`ab${'0'.repeat(30)}`, `ab${'1'.repeat(30)}`]
    for (const name of [orphan, young]) writeFileSync(join(shelf, name), 'an orphan')
    utimesSync(join(shelf, orphan), 0, 0)
    const second = await start({ dataDir: first.folder })
    expect(storedFiles(first.folder).sort()).toEqual([object, orphan, orphan, young].sort())
    // Another process may be about to commit the row for an object that is less than an hour old.
    expect(readdirSync(join(first.folder, 'files', 'quarantine'))).toEqual([orphan])
    expect((await second.list()).files.map(({ id }) => id)).toEqual([kept.id])
  })
})

describe('file replacement', () => {
  /** Properties that a file keeps when it is replaced. */
  const kept = ({ id, url, name, folder }: StoredFile) => ({ id, url, name, folder })

  test('keeps the URL and the previous revision when a file with the same path is uploaded', async () => {
    const { address, upload, list } = await start()
    const first = await upload('Torque.pdf', pdfFile('one'), { folder: 'load-tables' })
    const second = await upload('torque.PDF', pdfFile('two, and longer'), { folder: 'Load-Tables' })
    expect(second).toMatchObject({ ...kept(first), revision: 2 })
    expect((await list()).files).toEqual([second])
    const text = async (query = '') => (await fetch(`${address}/api/files/${first.id}${query}`)).text()
    expect(await text()).toContain('two, and longer')
    expect(await text('?revision=1')).toContain('(one)')
    expect((await fetch(`${address}/api/files/${first.id}?revision=3`)).status).toBe(404)
    const { revisions } = (await (await fetch(`${address}/api/files/${first.id}/revisions`)).json()) as {
      revisions: { revision: number; sha256: string }[]
    }
    expect(revisions.map(({ revision, sha256 }) => [revision, sha256])).toEqual([
      [2, second.sha256],
      [1, first.sha256],
    ])
    expect(await (await fetch(`${address}${first.url}`)).text()).toContain('two, and longer')
  })

  test('keeps the name and folder when a file is replaced by ID', async () => {
    const { upload } = await start()
    const first = await upload('Torque.pdf', pdfFile('one'), { folder: 'load-tables' })
    const second = await upload('scan 0012.pdf', pdfFile('two'), { replaces: first.id })
    expect(second).toMatchObject({ ...kept(first), revision: 2 })
  })

  test('rejects a replacement when the file type differs or the file has been deleted', async () => {
    const { upload, send, list } = await start()
    const first = await upload('Torque.pdf', pdfFile('one'))
    const other = await send('truss.glb', glbFile(), { replaces: first.id })
    expect([other.status, await other.json()]).toEqual([
      409,
      expect.objectContaining({ message: 'You can replace this file only with another PDF file.' }),
    ])
    expect((await send('x.pdf', pdfFile('x'), { replaces: '0'.repeat(32) })).status).toBe(404)
    expect((await send('x.pdf', pdfFile('x'), { replaces: '../../x' })).status).toBe(400)
    expect((await list()).files).toEqual([first])
  })
})

describe('an upload with the name of another file', () => {
  const outcome = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]

  test.each([
    ['m2.pdf', 'm².pdf'],
    ['Torque.pdf', 'torque.PDF'],
    ['Träger.pdf', 'Tra\u0308ger.pdf'],
  ])('is rejected, and the file %s stays unchanged when %s is uploaded', async (first, second) => {
    const { send, upload, list, folder } = await start()
    const stored = await upload(first, pdfFile('one'), { existing: 'keep' })
    expect(await outcome(await send(second, pdfFile('two'), { existing: 'keep' }))).toEqual([409, 'FILE_EXISTS'])
    expect((await list()).files).toEqual([stored])
    expect(storedFiles(folder)).toHaveLength(1)
  })

  test('is rejected when both arrive at the same time', async () => {
    const { send, list } = await start()
    const answers = await Promise.all(['one', 'two'].map((text) => send('a.pdf', pdfFile(text), { existing: 'keep' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await list()).files).toMatchObject([{ revision: 1 }])
  })
})

describe('file deletion', () => {
  // Covers 7.files.7
  test('removes a file and all its revisions', async () => {
    const { address, upload, list, folder, changes } = await start()
    const { id, url } = await upload('Torque.pdf', pdfFile('one'))
    await upload('Torque.pdf', pdfFile('two'))
    const answer = await fetch(`${address}/api/files/${id}`, { method: 'DELETE' })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect((await list()).total).toBe(0)
    expect(storedFiles(folder)).toEqual([])
    expect((await fetch(`${address}/api/files/${id}`)).status).toBe(404)
    expect((await fetch(`${address}${url}`)).status).toBe(404)
    expect((await fetch(`${address}/api/files/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect(changes()).toBe(3)
  })
})

describe('file downloads', () => {
  test('supports byte ranges and returns 416 for a range past the end', async () => {
    const { address, upload } = await start()
    const bytes = pdfFile('Truss')
    const { id, sha256 } = await upload('a.pdf', bytes)
    const ask = (headers: Record<string, string>) => fetch(`${address}/api/files/${id}`, { headers })
    const part = await ask({ range: 'bytes=1-3' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${bytes.length}`,
    ])
    const beyond = await ask({ range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect((await ask({ 'if-none-match': `"${sha256}"` })).status).toBe(304)
    expect((await ask({ range: 'bytes=1-3', 'if-range': '"another"' })).status).toBe(200)
  })

  test.each(['0', '../../etc/passwd', '%2e%2e%2fboltspan.sqlite', `${'0'.repeat(31)}g`, "' or 1=1 --"])(
    'returns no file for the invalid ID %j',
    async (id) => {
      const { address } = await start()
      const answer = await fetch(`${address}/api/files/${encodeURIComponent(id)}`)
      expect([400, 404]).toContain(answer.status)
      expect(await answer.text()).not.toContain('SQLite')
    },
  )
})

test('receives 20 files at the same time, and rejects further uploads', async () => {
  const { database, folder } = await temporaryDatabase()
  const changes = { announce: async () => {}, check: async () => {} }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const files = createFiles({ database, storage: diskStorage(join(folder, 'files')), maxUploadMb: 1, changes, log })
  const bodies = Array.from({ length: 20 }, () => new PassThrough())
  const receiving = bodies.map((body) => files.receive('Torque.pdf', body))
  const other = () => files.receive('Torque.pdf', Readable.from([pdfFile('Torque')]))
  await expect(other()).rejects.toMatchObject({ code: 'UPLOADS_BUSY', status: 503 })
  for (const body of bodies) body.end(pdfFile('Torque'))
  for (const { draft } of await Promise.all(receiving)) await draft.discard()
  await (await other()).draft.discard()
  expect(storedFiles(folder)).toEqual([])
})

test('keeps a stored upload when reading it back fails', async () => {
  const { database, folder } = await temporaryDatabase()
  const rename = (from: 'file_revision' | 'away', to: string) => database.schema.alterTable(from).renameTo(to).execute()
  const files = createFiles({
    database,
    storage: diskStorage(join(folder, 'files')),
    maxUploadMb: 1,
    changes: {
      announce: async () => {},
      check: async () => {
        await rename('file_revision', 'away')
      },
    },
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  })
  const received = await files.receive('Torque.pdf', Readable.from([pdfFile('Torque of the wombat joint')]))
  await expect(files.store(received, { folder: '' }, { name: 'Erin Editor' })).rejects.toThrow(
    /no such table|does not exist/,
  )
  await rename('away', 'file_revision')
  const [kept] = await files.all()
  expect(kept?.name).toBe('Torque.pdf')
  expect(storedFiles(folder)).toEqual([kept?.object])
})

describe('the file list', () => {
  test('returns no server error when a search contains a NUL character', async () => {
    const { address } = await start()
    const answer = await fetch(`${address}/api/files/list?search=a%00b`)
    expect(isPostgres ? [400] : [200]).toContain(answer.status)
  })

  // Covers 3.file.1, 7.files.1
  test('returns an array of files, newest first, with the total in a header', async () => {
    const { address, upload } = await start()
    await upload('a.pdf', pdfFile('a'))
    const newest = await upload('b.pdf', pdfFile('b'))
    const answer = await fetch(`${address}/api/files/list`)
    expect(answer.headers.get('x-total-count')).toBe('2')
    const files = (await answer.json()) as StoredFile[]
    expect(files[0]).toEqual(newest)
    expect(files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf'])
  })

  test('searches, sorts, and paginates the list', async () => {
    const { upload, list, summary } = await start()
    const png = await imageFile('png')
    await upload('Truss 12.pdf', pdfFile('a much longer text, so that this one is larger'), { folder: 'tables' })
    await upload('truss 6.pdf', pdfFile('a'), { folder: 'tables' })
    await upload('Banner.png', png, { folder: 'pictures' })
    const names = async (query: string) => (await list(query)).files.map(({ name }) => name)
    expect(await names('?sort=name&direction=ascending')).toEqual(['Banner.png', 'Truss 12.pdf', 'truss 6.pdf'])
    expect(await names('?sort=size&direction=ascending&search=TRUSS')).toEqual(['truss 6.pdf', 'Truss 12.pdf'])
    expect(await names('?search=tables%2012')).toEqual(['Truss 12.pdf'])
    expect(await names('?search=%25')).toEqual([])
    expect(await names('?sort=date&direction=descending')).toEqual(['Banner.png', 'truss 6.pdf', 'Truss 12.pdf'])
    const page = await list('?sort=name&direction=ascending&pageSize=2&page=2')
    expect(page.total).toBe(3)
    expect(page.files.map(({ name }) => name)).toEqual(['truss 6.pdf'])
    expect(await summary()).toEqual({ folders: ['pictures', 'tables'], maxBytes: 500 * 1024 ** 2 })
  })

  test('quickly returns one page from a list of ten thousand files', async () => {
    const { database, list } = await start()
    const id = (index: number) => index.toString(16).padStart(32, '0')
    await database.transaction().execute(async (trx) => {
      for (let from = 0; from < 10_000; from += 500) {
        const numbers = Array.from({ length: 500 }, (_, index) => from + index)
        const uploaded = (index: number) => ({
          size: index + 1,
          uploaded_at: new Date(index * 1000).toISOString(),
          uploaded_by: 'Erin Editor',
          revision: 1,
        })
        await trx
          .insertInto('file')
          .values(
            numbers.map((index) => ({
              ...uploaded(index),
              id: id(index),
              folder: `folder ${index % 40}`,
              name: `file ${index}.pdf`,
              path_key: String(index),
              search_text: `file ${index}.pdf\nfolder ${index % 40}\npdf\nerin editor`,
              kind: 'pdf' as const,
            })),
          )
          .execute()
        await trx
          .insertInto('file_revision')
          .values(
            numbers.map((index) => ({
              ...uploaded(index),
              file_id: id(index),
              object: id(index),
              sha256: 'a'.repeat(64),
            })),
          )
          .execute()
      }
    })
    const before = performance.now()
    const page = await list('?search=file&sort=size&page=100')
    expect(page.total).toBe(10_000)
    expect(page.files).toHaveLength(50)
    // A page usually takes about 30 ms. Reading each file separately would take 100 times as long.
    expect(performance.now() - before).toBeLessThan(2000)
  })

  test.each(['?sort=password', '?page=0', '?page=x', '?pageSize=100000', '?direction=up'])(
    'rejects the invalid query %s',
    async (query) => {
      const { address } = await start()
      expect((await fetch(`${address}/api/files/list${query}`)).status).toBe(400)
    },
  )
})
