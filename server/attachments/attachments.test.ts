import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { ATTACHMENTS } from '#contract/attachment-limits.ts'
import { type AttachmentReference, uploadedAttachment } from '#contract/attachments.ts'
import { kindOfName } from '#contract/file-kinds.ts'
import { inquiryDetail } from '#contract/inquiry-inbox.ts'
import { backUp } from '../database/backup.ts'
import { exportDatabase, importDatabase } from '../database/transfer.ts'
import { diskStorage } from '../files/disk-storage.ts'
import { exportObjects, importObjects } from '../files/object-transfer.ts'
import { isPostgres, temporaryDatabase } from '../testing/database.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { imageFile, pdfFile, pixelBomb, zipFile } from '../testing/sample-files.ts'
import { signedIn, signIn } from '../testing/staff.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { createAttachments } from './attachments.ts'

const SKETCH = pdfFile('A sketch of a gate')

async function send({ app }: TestApp, name: string, bytes: Buffer | string, remoteAddress = '192.0.2.1') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  const body = new Response(form)
  return app.inject({
    method: 'POST',
    url: ATTACHMENTS.path,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
    remoteAddress,
  })
}

async function upload(world: TestApp, name = 'sketch.pdf', bytes = SKETCH) {
  const answer = await send(world, name, bytes)
  expect(answer.statusCode, answer.body).toBe(200)
  return uploadedAttachment.parse(answer.json())
}

async function submit({ app }: TestApp, files: readonly AttachmentReference[], more: object = {}) {
  const captchaToken = await solvedToken(app, 'submit_contact')
  const payload = { ...forms.contact, ...more, files, captchaToken }
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ id: string; missingFiles?: string[] }>()
}

const objectsIn = (folder: string) =>
  existsSync(join(folder, 'objects'))
    ? readdirSync(join(folder, 'objects'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []

const objectsOf = ({ root }: TestApp) => objectsIn(join(root, 'data', 'files'))

const textsOf = async ({ database }: TestApp) => {
  const mails = await database.selectFrom('outgoing_mail').select(['kind', 'text']).execute()
  return Object.fromEntries(mails.map(({ kind, text }) => [kind, text]))
}

/** An attachment store with its own folder and clock. */
async function testStore(options: { readonly maxTotalMb?: number; readonly unsentQuota?: number } = {}) {
  const { database, folder } = await temporaryDatabase()
  const time = { now: new Date('2026-11-25T10:00:00Z') }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const storage = diskStorage(folder)
  const hashOf = (network: string) => `#${network}`
  const attachments = createAttachments({
    database,
    storage,
    maxTotalMb: 100,
    hashOf,
    log,
    clock: () => time.now,
    ...options,
  })
  const add = async (address: string, bytes = SKETCH) => {
    time.now = new Date(time.now.getTime() + 1000)
    return attachments.store(await attachments.receive('sketch.pdf', Readable.from([bytes]), address), address)
  }
  const ids = async () => (await database.selectFrom('attachment').select('id').execute()).map(({ id }) => id)
  return { attachments, database, folder, time, add, ids, log, storage }
}

test('sends files with an inquiry, names them to the office, and lets only staff download them', async () => {
  const world = await testApp(formTestEnv)
  const sketch = await upload(world)
  const { id, missingFiles } = await submit(world, [sketch])
  expect(missingFiles).toBeUndefined()
  const { office, confirmation } = await textsOf(world)
  expect(office).toContain('Files: sketch.pdf (')
  expect(confirmation).toContain('Your message included 1 file.')
  expect(confirmation).not.toContain('sketch')

  const { headers } = await signedIn(world, 'sales')
  const detail = inquiryDetail.parse((await world.app.inject({ url: `/api/inquiries/${id}`, headers })).json())
  expect(detail.files).toEqual([{ id: sketch.id, name: 'sketch.pdf', size: SKETCH.length, isReceived: true }])
  const url = `/api/inquiries/${id}/files/${sketch.id}`
  const file = await world.app.inject({ url, headers })
  expect(file.rawPayload.equals(SKETCH)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="sketch.pdf"/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await world.app.inject(url)).statusCode).toBe(401)
  expect((await world.app.inject(`/content/files/${sketch.id}/sketch.pdf`)).statusCode).toBe(404)
  const other = await submit(world, [], { message: 'No files' })
  const elsewhere = `/api/inquiries/${other.id}/files/${sketch.id}`
  expect((await world.app.inject({ url: elsewhere, headers })).statusCode).toBe(404)
})

test('stores the inquiry, and tells the visitor and the office, when a file is missing', async () => {
  const world = await testApp(formTestEnv)
  const sketch = await upload(world)
  const unknown = { id: '0'.repeat(32), name: 'plan.dxf' }
  const failed = { name: 'photo.jpg\r\nBcc: x' }
  const answer = await submit(world, [sketch, unknown, failed])
  expect(answer.missingFiles).toEqual(['photo.jpg Bcc: x', 'plan.dxf'])
  const { office, confirmation } = await textsOf(world)
  expect(office).toContain('plan.dxf: not received')
  expect(confirmation).toContain('Your message included 1 file. We didn’t receive 2 files.')
})

test('sends a file again with a changed inquiry', async () => {
  const world = await testApp(formTestEnv)
  const sketch = await upload(world)
  const first = await submit(world, [sketch], { idempotencyKey: 'key-0123456789abcdef' })
  const same = await submit(world, [sketch], { idempotencyKey: 'key-0123456789abcdef' })
  expect(same).toEqual(first)
  const changed = await submit(world, [sketch], { message: 'Changed', email: 'other@flyrail.example' })
  expect(changed.missingFiles).toBeUndefined()

  const { headers } = await signedIn(world, 'sales')
  const remove = (email: string) =>
    world.app.inject({ method: 'POST', url: '/api/inquiries/person/delete', headers, payload: { email, inquiries: 1 } })
  expect((await remove(forms.contact.email)).statusCode).toBe(200)
  expect(objectsOf(world)).toEqual([sketch.id])
  const [kept] = await world.database.selectFrom('attachment').selectAll().execute()
  const url = `/api/inquiries/${changed.id}/files/${kept?.id}`
  expect((await world.app.inject({ url, headers })).rawPayload.equals(SKETCH)).toBe(true)
  expect((await remove('other@flyrail.example')).statusCode).toBe(200)
  expect(objectsOf(world)).toEqual([])
})

test('keeps the file of an acknowledged inquiry after a restart, and removes a file without a row', async () => {
  const world = await testApp(formTestEnv)
  const [sent, unsent] = [await upload(world), await upload(world, 'unsent.pdf')]
  await submit(world, [sent])
  await world.database.deleteFrom('attachment').where('id', '=', unsent.id).execute()
  const { storage, keys } = { storage: diskStorage(join(world.root, 'data', 'files')), keys: objectsOf(world) }
  expect(keys.toSorted()).toEqual([sent.id, unsent.id].toSorted())
  const { fileRepository } = await import('../files/repository.ts')
  const sweep = (days: number) =>
    storage.sweep((objects) => fileRepository(world.database).knownObjects(objects), {
      now: new Date(Date.now() + days * 86_400_000),
      signal: new AbortController().signal,
      log: world.app.log,
    })
  await sweep(1)
  await sweep(40)
  expect(objectsOf(world)).toEqual([sent.id])
})

test('transfers files to another server as part of an export', async () => {
  const world = await testApp(formTestEnv)
  const sketch = await upload(world)
  const { id } = await submit(world, [sketch])
  await signedIn(world, 'sales')
  const folder = join(world.root, 'export')
  await exportDatabase(world.database, folder)
  expect(await exportObjects(world.database, diskStorage(join(world.root, 'data/files')), folder)).toBe(1)
  const { database, folder: there } = await temporaryDatabase()
  await importDatabase(database, folder)
  expect(await importObjects(diskStorage(join(there, 'files')), folder)).toBe(1)
  const other = await testApp({}, { dataDir: there })
  const headers = await signIn(other, 'sales@boltspan.example')
  const file = await other.app.inject({ url: `/api/inquiries/${id}/files/${sketch.id}`, headers })
  expect(file.rawPayload.equals(SKETCH)).toBe(true)
})

test.skipIf(isPostgres)('is included in a backup of the embedded database', async () => {
  const world = await testApp(formTestEnv)
  const sketch = await upload(world)
  await submit(world, [sketch])
  const target = join(world.root, 'backup')
  await backUp(join(world.root, 'data'), diskStorage(join(world.root, 'data', 'files')), target)
  expect(objectsIn(join(target, 'files'))).toEqual([sketch.id])
})

test.each([
  ['HTML with the extension of an image', 'photo.png', '<!doctype html><script>alert(1)</script>', 415],
  ['SVG', 'photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 400],
  ['a ZIP archive', 'plans.zip', zipFile(), 400],
  ['a PDF that is also an archive', 'plan.pdf', Buffer.concat([SKETCH, zipFile('Main.class')]), 415],
  ['a program with another extension', 'plan.exe.pdf', SKETCH, 400],
  ['half of a photo', 'plan.png', (await imageFile('png', 400, 400)).subarray(0, 300), 422],
  ['HTML in a DXF file', 'plan.dxf', '0\nSECTION\n<script>alert(1)</script>', 415],
  ['an empty file', 'plan.pdf', '', 415],
])('rejects %s and stores nothing', async (_what, name, bytes, status) => {
  const world = await testApp()
  const answer = await send(world, name, bytes)
  expect(answer.statusCode, answer.body).toBe(status)
  expect(objectsOf(world)).toEqual([])
})

test('rejects a pixel bomb and a file of more than 10 MB', async () => {
  const world = await testApp()
  expect((await send(world, 'bomb.png', await pixelBomb())).statusCode).toBe(422)
  const large = await send(world, 'large.pdf', Buffer.concat([SKETCH, Buffer.alloc(ATTACHMENTS.maxMb * 1024 ** 2)]))
  expect([large.statusCode, large.json().code]).toEqual([413, 'FILE_TOO_LARGE'])
  expect(objectsOf(world)).toEqual([])
})

test('removes the metadata of a photo', async () => {
  const world = await testApp()
  const sharp = (await import('sharp')).default
  const photo = await sharp(await imageFile('jpeg'))
    .withExif({ IFD3: { GPSLatitude: '36/1 9/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { id } = await upload(world, 'photo.jpg', photo)
  const stored = join(world.root, 'data', 'files', 'objects', id.slice(0, 2), id)
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

test('accepts up to 3 files with an inquiry', async () => {
  const { app } = await testApp(formTestEnv)
  const captchaToken = await solvedToken(app, 'submit_contact')
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...forms.contact, files, captchaToken },
  })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['files']])
})

test('limits how many files an IP address can upload in a day', async () => {
  const world = await testApp()
  const statuses: number[] = []
  for (let sent = 0; sent < 32; sent += 1) statuses.push((await send(world, 'x.exe', 'x')).statusCode)
  expect(statuses).toEqual([...Array<number>(30).fill(400), 429, 429])
  expect((await send(world, 'x.exe', 'x', '198.51.100.1')).statusCode).toBe(400)
})

test('receives at most 2 files from a network, and 8 in all, at the same time', async () => {
  const { attachments, add } = await testStore()
  const streams: PassThrough[] = []
  const open = (address: string) => {
    const stream = new PassThrough()
    streams.push(stream)
    return attachments.receive('sketch.pdf', stream, address)
  }
  const running = ['1', '2', '3', '4'].flatMap((last) => [open(`192.0.2.${last}`), open(`192.0.2.${last}`)])
  await expect(open('192.0.2.1')).rejects.toMatchObject({ code: 'UPLOADS_BUSY' })
  await expect(open('192.0.2.5')).rejects.toMatchObject({ code: 'UPLOADS_BUSY' })
  for (const stream of streams) stream.end(SKETCH)
  const received = await Promise.all(running)
  for (const { draft } of received) await draft.discard()
  await add('192.0.2.1')
})

test('deletes an unsent file after 7 days', async () => {
  const { attachments, folder, time, add, ids } = await testStore()
  const { id } = await add('192.0.2.1')
  time.now = new Date(time.now.getTime() + 7 * 86_400_000 - 1)
  await attachments.removeExpired()
  expect(await ids()).toEqual([id])
  time.now = new Date(time.now.getTime() + 1)
  attachments.start()
  await attachments.stop()
  expect([await ids(), objectsIn(folder)]).toEqual([[], []])
})

test('deletes the oldest unsent files of the largest network when the quota is exceeded', async () => {
  const { folder, add, ids } = await testStore({ unsentQuota: 3.5 * SKETCH.length })
  const other = await add('192.0.2.1')
  const many = []
  for (let last = 1; last <= 4; last += 1) many.push(await add(`2001:db8::${last}`))
  const kept = [other, many[2], many[3]].map((each) => each?.id).toSorted()
  expect((await ids()).toSorted()).toEqual(kept)
  expect(objectsIn(folder).toSorted()).toEqual(kept)
})

test('refuses more files when the space for all files is full', async () => {
  const { folder, add, log } = await testStore({ maxTotalMb: 1 })
  const large = Buffer.concat([SKETCH.subarray(0, -6), Buffer.alloc(700_000, ' '), SKETCH.subarray(-6)])
  await add('192.0.2.1', large)
  await expect(add('192.0.2.2', large)).rejects.toMatchObject({ status: 503, code: 'ATTACHMENTS_FULL' })
  expect(objectsIn(folder)).toHaveLength(1)
  expect(log.warn).toHaveBeenCalled()
})

test('offers the extensions of the accepted types in the file dialog', () => {
  const kinds = ATTACHMENTS.accept.split(',').map((extension) => kindOfName(`x${extension}`))
  expect(new Set(kinds)).toEqual(new Set(ATTACHMENTS.kinds))
})
