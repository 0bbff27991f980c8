import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll } from 'vitest'
import { type S3Settings, s3Client } from '../files/s3-storage.ts'

const CREDENTIALS = { region: 'us-east-1', accessKeyId: 'test:tester', secretAccessKey: 'testing', pathStyle: true }

/** Starts OpenStack Swift with its S3 API in a new folder and on free ports. The server stops with this process. */
export async function s3Server() {
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-s3-'))
  const port = await freePorts(6)
  const script = join(import.meta.dirname, '../../scripts/s3-server.sh')
  const child = spawn('sh', [script, folder, String(port)], { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const endpoint = await new Promise<string>((ready, failed) => {
    let errors = ''
    child.stderr.on('data', (data: Buffer) => {
      errors += data
    })
    child.stdout.once('data', (data: Buffer) => ready(data.toString().trim()))
    child.once('close', () => failed(new Error(`could not start the S3 server: ${errors}`)))
  })
  let buckets = 0

  return {
    endpoint,

    /**
     * Creates a bucket and returns its settings.
     * @param at URL of the server, or of a proxy in front of it
     */
    async bucket(at = endpoint) {
      buckets += 1
      const bucket = `bucket-${buckets}`
      const client = s3Client({ ...CREDENTIALS, endpoint, bucket })
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return { ...CREDENTIALS, endpoint: at, bucket }
    },

    async close() {
      child.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type S3Server = Awaited<ReturnType<typeof s3Server>>

/** Starts one S3 server for all tests in a file. */
export function sharedS3Server(): () => S3Server {
  let server: S3Server
  beforeAll(async () => {
    server = await s3Server()
  }, 240_000)
  afterAll(() => server?.close())
  return () => server
}

export const s3Environment = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

/** Returns the first of `count` consecutive free ports. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => {
      const { port: listening } = server.address() as AddressInfo
      server.close(() => done(listening === port))
    })
  })
