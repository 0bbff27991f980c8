import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type S3Server, s3Server } from '../testing/s3-server.ts'
import { tcpProxy } from '../testing/tcp-proxy.ts'
import { diskStorage } from './disk-storage.ts'
import { OBJECT_PREFIX, type S3Settings, s3Client, s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const HOUR_MS = 3_600_000
const MEGABYTE = 1024 ** 2

let server: S3Server

beforeAll(async () => {
  server = await s3Server()
}, 240_000)

afterAll(() => server?.close())

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-storage-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Place {
  readonly storage: Storage
  /** The storage's folder on this machine. */
  readonly folder: string
  /** Keys of all objects. */
  readonly keys: () => Promise<readonly string[]>
}

async function onDisk(): Promise<Place> {
  const folder = temporaryFolder()
  const keys = async () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes('objects'))
      .map(({ name }) => name)
  return { storage: diskStorage(folder), folder, keys }
}

async function onS3(settings?: S3Settings): Promise<Place & { readonly settings: S3Settings }> {
  const folder = temporaryFolder()
  const own = settings ?? (await server.bucket())
  const client = s3Client({ ...own, endpoint: server.endpoint })
  const keys = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: own.bucket, Prefix: OBJECT_PREFIX }))
    return Contents.map(({ Key = '' }) => Key.slice(OBJECT_PREFIX.length))
  }
  // Shorter than in production, so that a test of a silent server does not wait for half a minute.
  return { storage: s3Storage(own, folder, { connectMs: 3000, idleMs: 3000 }), folder, keys, settings: own }
}

async function drafted(storage: Storage, bytes: Buffer) {
  const draft = await storage.draft()
  await pipeline([bytes], draft.stream)
  return draft
}

const store = async (storage: Storage, bytes: Buffer) => (await drafted(storage, bytes)).commit()

const temporaryFiles = (folder: string) =>
  existsSync(join(folder, 'incoming'))
    ? readdirSync(join(folder, 'incoming'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []

const openUploads = async ({ bucket, ...settings }: S3Settings) => {
  const client = s3Client({ bucket, ...settings, endpoint: server.endpoint })
  return (await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? []
}

const sweep = (storage: Storage, known: readonly string[], hoursLater: number) =>
  storage.sweep(async (keys) => new Set(keys.filter((key) => known.includes(key))), {
    now: new Date(Date.now() + hoursLater * HOUR_MS),
    signal: new AbortController().signal,
  })

describe.each([
  ['the disk', onDisk],
  ['S3', onS3],
] as const)('objects on %s', (_name, create: () => Promise<Place>) => {
  test('come back as they were, as a whole and in parts', async () => {
    const { storage } = await create()
    const bytes = randomBytes(100_000)
    const key = await store(storage, bytes)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    const part = await buffer(await storage.read(key, { start: 60_000, end: 60_009 }))
    expect(part.equals(bytes.subarray(60_000, 60_010))).toBe(true)
    const rest = await buffer(await storage.read(key, { start: 99_999, end: 99_999 }))
    expect(rest.equals(bytes.subarray(99_999))).toBe(true)
  })

  test('may be larger than one request', async () => {
    const { storage, keys } = await create()
    const bytes = randomBytes(21 * MEGABYTE)
    const key = await store(storage, bytes)
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    const across = await buffer(await storage.read(key, { start: 8 * MEGABYTE - 5, end: 8 * MEGABYTE + 4 }))
    expect(across.equals(bytes.subarray(8 * MEGABYTE - 5, 8 * MEGABYTE + 5))).toBe(true)
    expect(await keys()).toEqual([key])
  })

  test('are not there before they are committed, and never when they are discarded', async () => {
    const { storage, folder, keys } = await create()
    const draft = await drafted(storage, Buffer.from('half a file'))
    expect(await draft.withLocalCopy(async (file) => readFileSync(file, 'utf8'))).toBe('half a file')
    expect(await keys()).toEqual([])
    await draft.discard()
    expect(temporaryFiles(folder)).toEqual([])
    const unfinished = await storage.draft()
    unfinished.stream.write('something')
    await unfinished.discard()
    expect([await keys(), temporaryFiles(folder)]).toEqual([[], []])
  })

  test('leave nothing on the way to the storage', async () => {
    const { storage, folder } = await create()
    await store(storage, Buffer.from('a file'))
    expect(temporaryFiles(folder)).toEqual([])
  })

  test('can be used as a file, also by several at once, and nothing is left of it', async () => {
    const { storage, folder } = await create()
    const key = await store(storage, Buffer.from('a file'))
    const use = () => storage.withLocalCopy(key, async (file) => readFileSync(file, 'utf8'))
    expect(await Promise.all([use(), use(), use()])).toEqual(['a file', 'a file', 'a file'])
    await expect(
      storage.withLocalCopy(key, async () => {
        throw new Error('no picture')
      }),
    ).rejects.toThrow('no picture')
    expect(temporaryFiles(folder)).toEqual([])
  })

  test('are gone when they are removed, which may be done twice', async () => {
    const { storage, keys } = await create()
    const key = await store(storage, Buffer.from('a file'))
    await storage.remove(key)
    await storage.remove(key)
    expect(await keys()).toEqual([])
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(storage.withLocalCopy(key, async (file) => readFileSync(file))).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })

  test('without a row are swept after an hour, others stay', async () => {
    const { storage, keys } = await create()
    const [kept, orphan] = [await store(storage, Buffer.from('kept')), await store(storage, Buffer.from('orphan'))]
    await sweep(storage, [kept], 0)
    expect([...(await keys())].sort()).toEqual([kept, orphan].sort())
    await sweep(storage, [kept], 1.1)
    expect(await keys()).toEqual([kept])
  })

  test('that were being received when a process died are removed at the next start', async () => {
    const { storage, folder } = await create()
    await drafted(storage, Buffer.from('half a file'))
    // A process id that no system gives.
    const other = join(folder, 'incoming', `${hostname()}.4194305`)
    mkdirSync(other)
    writeFileSync(join(other, 'a'), 'half a file')
    expect(temporaryFiles(folder)).toHaveLength(2)
    await storage.clearIncoming()
    expect(temporaryFiles(folder)).toEqual([])
  })

  test('by a process of another machine stay for a day', async () => {
    const { storage, folder } = await create()
    const foreign = join(folder, 'incoming', `another.${process.pid}`)
    mkdirSync(foreign, { recursive: true })
    writeFileSync(join(foreign, 'a'), 'half a file')
    await storage.clearIncoming()
    expect(temporaryFiles(folder)).toHaveLength(1)
    utimesSync(foreign, 0, 0)
    await storage.clearIncoming()
    expect(temporaryFiles(folder)).toEqual([])
  })
})

describe('a bucket', () => {
  test('is not emptied by a database that knows none of its files', async () => {
    const { storage, keys } = await onS3()
    const key = await store(storage, Buffer.from('a file'))
    await expect(sweep(storage, [], 1.1)).rejects.toThrow('none of them known to this database')
    expect(await keys()).toEqual([key])
  })

  test('may hold other things: only uploaded files are swept', async () => {
    const { storage, settings } = await onS3()
    const client = s3Client(settings)
    await client.send(new PutObjectCommand({ Bucket: settings.bucket, Key: 'media/truss.webp', Body: 'x' }))
    const kept = await store(storage, Buffer.from('kept'))
    await store(storage, Buffer.from('orphan'))
    await sweep(storage, [kept], 48)
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: settings.bucket }))
    expect(Contents.map(({ Key }) => Key)).toEqual([OBJECT_PREFIX + kept, 'media/truss.webp'])
  })

  test('loses multipart uploads that were never completed after a day', async () => {
    const { storage, settings } = await onS3()
    const client = s3Client(settings)
    const target = { Bucket: settings.bucket, Key: `${OBJECT_PREFIX}${'0'.repeat(32)}` }
    await client.send(new CreateMultipartUploadCommand(target))
    await sweep(storage, [], 23)
    expect(await openUploads(settings)).toHaveLength(1)
    await sweep(storage, [], 25)
    expect(await openUploads(settings)).toEqual([])
  })
})

describe('an S3 server in trouble', () => {
  async function behindProxy() {
    const proxy = await tcpProxy(server.endpoint)
    onTestFinished(() => proxy.close())
    return { proxy, ...(await onS3(await server.bucket(proxy.address))) }
  }

  test('that cuts a download is asked for the rest', async () => {
    const { proxy, storage } = await behindProxy()
    const bytes = randomBytes(3 * MEGABYTE)
    const key = await store(storage, bytes)
    proxy.set({ cutAnswersAfter: MEGABYTE })
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    const range = { start: 10, end: 2 * MEGABYTE }
    expect((await buffer(await storage.read(key, range))).equals(bytes.subarray(10, 2 * MEGABYTE + 1))).toBe(true)
  })

  test('that cuts a download and stays away is an error in the middle, never a shorter file', async () => {
    const { proxy, storage, folder } = await behindProxy()
    const key = await store(storage, randomBytes(3 * MEGABYTE))
    proxy.set({ cutAnswersAfter: MEGABYTE, times: 1 })
    const stream = await storage.read(key)
    await new Promise((done) => stream.once('readable', done))
    proxy.set({ refuse: true })
    await expect(buffer(stream)).rejects.toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' })
    await expect(storage.withLocalCopy(key, async () => 'used')).rejects.toMatchObject({ status: 503 })
    expect(temporaryFiles(folder)).toEqual([])
  })

  test('that is slow gets the time it needs', async () => {
    const { proxy, storage } = await behindProxy()
    const bytes = randomBytes(2 * MEGABYTE)
    const key = await store(storage, bytes)
    proxy.set({ pauseMs: 60 })
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
  })

  test('that cuts an upload gets it again, once', async () => {
    const { proxy, storage, keys, settings } = await behindProxy()
    const bytes = randomBytes(21 * MEGABYTE)
    proxy.set({ cutRequestsAfter: 2 * MEGABYTE, times: 1 })
    const key = await store(storage, bytes)
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    expect([await keys(), await openUploads(settings)]).toEqual([[key], []])
  })

  test('that cuts every upload has neither the object nor a part of it', async () => {
    const { proxy, storage, folder, keys, settings } = await behindProxy()
    const draft = await drafted(storage, randomBytes(21 * MEGABYTE))
    proxy.set({ cutRequestsAfter: 2 * MEGABYTE })
    await expect(draft.commit()).rejects.toMatchObject({ status: 503, code: 'FILE_NOT_STORED' })
    await draft.discard()
    expect([await keys(), await openUploads(settings), temporaryFiles(folder)]).toEqual([[], [], []])
  })

  test.each([
    ['refuses', { refuse: true }],
    ['takes a request and says nothing', { silent: true }],
  ])(
    'that %s is an error, and works again afterwards',
    async (_what, fault) => {
      const { proxy, storage, keys } = await behindProxy()
      const key = await store(storage, Buffer.from('a file'))
      const draft = await drafted(storage, Buffer.from('another file'))
      proxy.set(fault)
      await Promise.all([
        expect(draft.commit()).rejects.toMatchObject({ status: 503, code: 'FILE_NOT_STORED' }),
        expect(storage.read(key)).rejects.toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' }),
        expect(storage.remove(key)).rejects.toMatchObject({ status: 503 }),
        expect(sweep(storage, [key], 2)).rejects.toThrow(),
      ])
      expect(await keys()).toEqual([key])
      proxy.set({})
      const second = await draft.commit()
      expect((await buffer(await storage.read(second))).toString()).toBe('another file')
    },
    60_000,
  )

  test('that does not know the key is an error that says nothing of it to staff', async () => {
    const { settings } = await onS3()
    const storage = s3Storage({ ...settings, secretAccessKey: 'another' }, temporaryFolder())
    const draft = await drafted(storage, Buffer.from('a file'))
    const error = await draft.commit().catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ status: 503, code: 'FILE_NOT_STORED', message: expect.not.stringContaining('key') })
    expect((error as Error).cause).toMatchObject({ name: 'SignatureDoesNotMatch' })
    await draft.discard()
  })

  test('a slow reader gets the whole file, even after a pause', async () => {
    const { storage } = await behindProxy()
    const bytes = randomBytes(12 * MEGABYTE)
    const key = await store(storage, bytes)
    const parts: Buffer[] = []
    for await (const part of await storage.read(key)) {
      // Longer than the storage waits for a connection on which nothing moves.
      if (parts.length === 1) await new Promise((done) => setTimeout(done, 4000))
      parts.push(part)
    }
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
  })
})

test('a copy is made in the folder of the storage, not in a shared one', async () => {
  const { storage, folder } = await onS3()
  const key = await store(storage, Buffer.from('a file'))
  await storage.withLocalCopy(key, async (file) => {
    expect(file.startsWith(join(folder, 'incoming'))).toBe(true)
    writeFileSync(file, 'changed')
  })
  expect((await buffer(await storage.read(key))).toString()).toBe('a file')
})
