import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sharedS3Server } from '../testing/s3-server.ts'
import {
  drafted,
  MEGABYTE,
  type StoragePlace,
  store,
  sweep,
  temporaryFiles,
  testStorage,
} from '../testing/storage-tests.ts'
import { tcpProxy } from '../testing/tcp-proxy.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { OBJECT_PREFIX, type S3Settings, s3Client, s3Storage } from './s3-storage.ts'

const server = sharedS3Server()

async function onS3(settings?: S3Settings): Promise<StoragePlace & { readonly settings: S3Settings }> {
  const folder = temporaryFolder()
  const own = settings ?? (await server().bucket())
  const client = s3Client({ ...own, endpoint: server().endpoint })
  const keys = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: own.bucket, Prefix: OBJECT_PREFIX }))
    return Contents.map(({ Key = '' }) => Key.slice(OBJECT_PREFIX.length))
  }
  // Use shorter timeouts than in production. Otherwise, a test with an unresponsive server would take half a minute.
  return { storage: s3Storage(own, folder, { connectMs: 3000, idleMs: 3000 }), folder, keys, settings: own }
}

const openUploads = async ({ bucket, ...settings }: S3Settings) => {
  const client = s3Client({ bucket, ...settings, endpoint: server().endpoint })
  return (await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? []
}

testStorage('S3', onS3)

describe('the S3 bucket', () => {
  test('keeps other objects in the bucket when a sweep removes orphaned uploads', async () => {
    const { storage, settings } = await onS3()
    const client = s3Client(settings)
    await client.send(new PutObjectCommand({ Bucket: settings.bucket, Key: 'media/truss.webp', Body: 'x' }))
    const kept = await store(storage, Buffer.from('kept'))
    await store(storage, Buffer.from('orphan'))
    await sweep(storage, [kept], 48)
    await sweep(storage, [kept], 31 * 24)
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: settings.bucket }))
    expect(Contents.map(({ Key }) => Key)).toEqual([OBJECT_PREFIX + kept, 'media/truss.webp'])
  })

  test('removes an incomplete multipart upload after a day', async () => {
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

describe('an unreliable S3 server', () => {
  async function behindProxy() {
    const proxy = await tcpProxy(server().endpoint)
    onTestFinished(() => proxy.close())
    return { proxy, ...(await onS3(await server().bucket(proxy.address))) }
  }

  test('requests the remaining bytes when S3 interrupts a download', async () => {
    const { proxy, storage } = await behindProxy()
    const bytes = randomBytes(3 * MEGABYTE)
    const key = await store(storage, bytes)
    proxy.set({ cutAnswersAfter: MEGABYTE })
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    const range = { start: 10, end: 2 * MEGABYTE }
    expect((await buffer(await storage.read(key, range))).equals(bytes.subarray(10, 2 * MEGABYTE + 1))).toBe(true)
  })

  test('throws an error instead of truncating a file when S3 becomes unreachable during a download', async () => {
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

  test('delivers the whole file when S3 responds slowly', async () => {
    const { proxy, storage } = await behindProxy()
    const bytes = randomBytes(2 * MEGABYTE)
    const key = await store(storage, bytes)
    proxy.set({ pauseMs: 60 })
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
  })

  test('retries an upload when S3 interrupts the first attempt', async () => {
    const { proxy, storage, keys, settings } = await behindProxy()
    const bytes = randomBytes(21 * MEGABYTE)
    proxy.set({ cutRequestsAfter: 2 * MEGABYTE, times: 1 })
    const key = await store(storage, bytes)
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    expect([await keys(), await openUploads(settings)]).toEqual([[key], []])
  })

  test('leaves no object or part in the bucket when S3 interrupts every attempt', async () => {
    const { proxy, storage, folder, keys, settings } = await behindProxy()
    const draft = await drafted(storage, randomBytes(21 * MEGABYTE))
    proxy.set({ cutRequestsAfter: 2 * MEGABYTE })
    await expect(draft.commit()).rejects.toMatchObject({ status: 503, code: 'FILE_NOT_STORED' })
    await draft.discard()
    expect([await keys(), await openUploads(settings), temporaryFiles(folder)]).toEqual([[], [], []])
  })

  test.each([
    ['refuses connections', { refuse: true }],
    ['accepts requests without responding', { silent: true }],
  ])(
    'reports errors while the server %s, and then recovers',
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

  test('shows staff an error without details when S3 rejects the access key', async () => {
    const { settings } = await onS3()
    const storage = s3Storage({ ...settings, secretAccessKey: 'another' }, temporaryFolder())
    const draft = await drafted(storage, Buffer.from('a file'))
    const error = await draft.commit().catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ status: 503, code: 'FILE_NOT_STORED', message: expect.not.stringContaining('key') })
    expect((error as Error).cause).toMatchObject({ name: 'SignatureDoesNotMatch' })
    await draft.discard()
  })

  test('sends the whole file to a slow reader, even after a pause', async () => {
    const { proxy, settings, storage: writing } = await behindProxy()
    const storage = s3Storage(settings, temporaryFolder(), { connectMs: 3000, idleMs: 500 })
    const bytes = randomBytes(12 * MEGABYTE)
    const key = await store(writing, bytes)
    const parts: Buffer[] = []
    for await (const part of await storage.read(key)) {
      // Wait until the storage has closed the idle connection.
      if (parts.length === 1) await proxy.nextClose()
      parts.push(part)
    }
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
  })
})

test('copies an object to the local storage folder for use on this machine', async () => {
  const { storage, folder } = await onS3()
  const key = await store(storage, Buffer.from('a file'))
  await storage.withLocalCopy(key, async (file) => {
    expect(file.startsWith(join(folder, 'incoming'))).toBe(true)
    writeFileSync(file, 'changed')
  })
  expect((await buffer(await storage.read(key))).toString()).toBe('a file')
})
