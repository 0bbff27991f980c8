import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'
import { incomingFolder } from './incoming.ts'
import { resumed } from './resumed.ts'
import type { ByteRange, Storage } from './storage.ts'
import { type Listed, sweepObjects } from './sweep.ts'

export type S3Settings = NonNullable<Config['s3']>

export const OBJECT_PREFIX = 'files/'
const QUARANTINE_PREFIX = 'quarantine/'

/** An incomplete multipart upload is removed at this age. The largest uploads take several hours. */
const ABANDONED_AGE_MS = 24 * 3_600_000

/**
 * Larger files are uploaded in parts of this size. Two parts are in memory at a time. S3 accepts up to 10,000 parts.
 */
const PART_BYTES = 8 * 1024 ** 2
const MAX_PARTS = 10_000

/** With these timeouts and `ATTEMPTS`, a request to an unresponsive server fails after half a minute. */
const S3_TIMEOUTS = { connectMs: 3000, idleMs: 10_000 }
const ATTEMPTS = 3

/** Maximum number of concurrent downloads. Each download uses a connection until the visitor has received the file. */
const CONNECTIONS = 500

export function s3Client(
  { endpoint, region, pathStyle, accessKeyId, secretAccessKey }: S3Settings,
  { connectMs, idleMs } = S3_TIMEOUTS,
) {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
    // Many S3-compatible servers don't support the newer checksums. The signature covers the SHA-256 of each part
    // anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/**
 * Stores objects in a bucket as `files/<key>`, with a mark `quarantine/<key>` if they have no row. The local `folder`
 * contains only files that are being received or used.
 * Server and connection errors are thrown as PublicError 503, with the cause for the log.
 */
export function s3Storage(settings: S3Settings, folder: string, timeouts = S3_TIMEOUTS): Storage {
  const client = s3Client(settings, timeouts)
  const incoming = incomingFolder(join(folder, 'incoming'))
  const place = (key: string) => ({ Bucket: settings.bucket, Key: OBJECT_PREFIX + key })
  const mark = (key: string) => ({ Bucket: settings.bucket, Key: QUARANTINE_PREFIX + key })

  async function* listed(prefix: string): AsyncIterable<readonly Listed[]> {
    const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: prefix })
    for await (const { Contents = [] } of pages) {
      yield Contents.map(({ Key = '', LastModified = new Date() }) => ({
        key: Key.slice(prefix.length),
        modified: LastModified,
      }))
    }
  }

  async function get(key: string, start: number, end: number | undefined): Promise<Readable> {
    const isWhole = start === 0 && end === undefined
    const Range = isWhole ? undefined : `bytes=${start}-${end ?? ''}`
    const { Body } = await client.send(new GetObjectCommand({ ...place(key), Range })).catch((error: Error) => {
      if (error.name === 'NoSuchKey') throw missing(key, error)
      return unavailable(error)
    })
    return Body as Readable
  }

  async function read(key: string, { start = 0, end }: Partial<ByteRange> = {}) {
    const from = (position: number) => get(key, position, end)
    return Readable.from(resumed(await from(start), { start, from, fail: unavailable }), { objectMode: false })
  }

  async function* abandonedUploads(before: Date) {
    let page: ListMultipartUploadsCommandOutput | undefined
    do {
      page = await client.send(
        new ListMultipartUploadsCommand({
          Bucket: settings.bucket,
          Prefix: OBJECT_PREFIX,
          KeyMarker: page?.NextKeyMarker,
          UploadIdMarker: page?.NextUploadIdMarker,
        }),
      )
      for (const upload of page.Uploads ?? []) if (upload.Initiated && upload.Initiated < before) yield upload
    } while (page.IsTruncated)
  }

  return {
    draft: (given) =>
      incoming.draft(async (path, key) => {
        const { size } = await stat(path)
        const partSize = Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS))
        const params = { ...place(key), Body: createReadStream(path), ContentType: 'application/octet-stream' }
        await new Upload({ client, params, partSize, queueSize: 2 }).done().catch((error: unknown) => {
          throw publicError('FILE_NOT_STORED').because(error)
        })
        await rm(path, { force: true })
      }, given),

    read,

    async withLocalCopy(key, use) {
      const path = await incoming.newPath()
      try {
        await pipeline(await read(key), createWriteStream(path, { mode: 0o600 }))
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key))).catch(unavailable)
    },

    clearIncoming: incoming.clear,

    async sweep(isKnown, options) {
      const { now } = options
      await sweepObjects(
        {
          name: `the bucket ${settings.bucket}`,
          objects: () => listed(OBJECT_PREFIX),
          quarantined: () => listed(QUARANTINE_PREFIX),
          async mark(key) {
            await client.send(new PutObjectCommand({ ...mark(key), Body: '', ContentLength: 0 }))
          },
          async unmark(key) {
            await client.send(new DeleteObjectCommand(mark(key)))
          },
          async remove(key) {
            await client.send(new DeleteObjectCommand(place(key)))
          },
        },
        isKnown,
        options,
      )
      for await (const { Key, UploadId } of abandonedUploads(new Date(now.getTime() - ABANDONED_AGE_MS))) {
        await client.send(new AbortMultipartUploadCommand({ Bucket: settings.bucket, Key, UploadId }))
      }
    },
  }
}

/** Creates the error that the disk storage throws for a missing object. */
const missing = (key: string, cause: unknown) =>
  Object.assign(new Error(`object ${key} not found`, { cause }), { code: 'ENOENT' })

function unavailable(error: unknown): never {
  throw publicError('STORAGE_UNAVAILABLE').because(error)
}
