import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { expect, onTestFinished, test } from 'vitest'
import { servedPath } from '#server/content/media-headers.ts'
import { s3Client } from '#server/files/s3-storage.ts'
import { filesServer } from '#server/testing/files-server.ts'
import { sharedS3Server } from '#server/testing/s3-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { MEDIA_PREFIX, publishMedia } from './media-bucket.ts'

const FILES = {
  'pictures/truss-400.0a1b2c3d.webp': 'RIFF....WEBP',
  'pictures/truss-400.0a1b2c3d.avif': '....ftypavif',
  'drawings/truss.0a1b2c3d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'documents/catalog.pdf': '%PDF-1.7 0123456789',
  'documents/catalog.json': '{"title":"Catalog"}',
  'models/truss.0a1b2c3d.glb': 'glTF',
  'cad/bs-tr12a-10.step.gz': gzipSync('ISO-10303-21;'.repeat(50)),
  'cad/bs-tr12a-10.dxf': '0\nSECTION\n',
  'films/truss.0a1b2c3d.mp4': '....ftypisom',
  '.hidden/secret.txt': 'secret',
}

const server = sharedS3Server()

async function start() {
  const folder = temporaryFolder()
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const [path, content] of Object.entries(FILES)) write(path, content)
  const settings = await server().bucket()
  const client = s3Client(settings)
  const get = (path: string) => client.send(new GetObjectCommand({ Bucket: settings.bucket, Key: MEDIA_PREFIX + path }))
  const publish = (options = {}) => publishMedia(client, settings.bucket, folder, options)
  return { folder, settings, client, write, get, publish }
}

const visible = Object.keys(FILES)
  .filter((path) => !path.startsWith('.'))
  .map(servedPath)

test('publishes files with the same bytes and headers that the server sends', async () => {
  const { folder, get, publish, client, settings } = await start()
  expect(await publish()).toEqual({ uploaded: [...visible].sort(), unchanged: 0, old: 0 })
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: settings.bucket }))
  expect(Contents.map(({ Key }) => Key)).toEqual(visible.map((path) => MEDIA_PREFIX + path).sort())
  const mediaServer = await filesServer({ media: folder })
  onTestFinished(() => mediaServer.close())
  for (const path of visible) {
    const url = `/content/${path}`
    const isStep = path.endsWith('.step')
    const headers = isStep ? { 'accept-encoding': 'gzip' } : {}
    const [object, response] = await Promise.all([get(path), mediaServer.app.inject({ url, headers })])
    expect(response.statusCode).toBe(200)
    expect((await buffer(object.Body as Readable)).equals(response.rawPayload)).toBe(true)
    expect([path, object.ContentType, object.CacheControl]).toEqual([
      path,
      response.headers['content-type'],
      response.headers['cache-control'],
    ])
    expect(object.ContentDisposition).toBe(response.headers['content-disposition'])
    expect([path, object.ContentEncoding]).toEqual([path, isStep ? 'gzip' : undefined])
    expect(response.headers['content-encoding']).toBe(object.ContentEncoding)
  }
})

test('uploads only new and changed files and deletes nothing when files are published again', async () => {
  const { folder, write, get, publish } = await start()
  await publish()
  expect(await publish()).toEqual({ uploaded: [], unchanged: visible.length, old: 0 })
  write('documents/catalog.pdf', '%PDF-1.7 9876543210')
  write('documents/new.pdf', '%PDF-1.7')
  rmSync(join(folder, 'pictures/truss-400.0a1b2c3d.webp'))
  expect(await publish()).toEqual({
    uploaded: ['documents/catalog.pdf', 'documents/new.pdf'],
    unchanged: visible.length - 2,
    old: 1,
  })
  expect((await buffer((await get('documents/catalog.pdf')).Body as Readable)).toString()).toBe('%PDF-1.7 9876543210')
  expect((await get('pictures/truss-400.0a1b2c3d.webp')).ContentType).toBe('image/webp')
  expect((await publish({ everything: true })).uploaded).toHaveLength(visible.length)
})

test('fails when the bucket does not exist', async () => {
  const { folder, client } = await start()
  await expect(publishMedia(client, 'no-such-bucket', folder)).rejects.toMatchObject({ name: 'NoSuchBucket' })
})
