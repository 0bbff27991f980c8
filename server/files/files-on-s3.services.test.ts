import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { SearchResponse } from '../../contract/search.ts'
import { type S3Server, s3Server } from '../testing/s3-server.ts'
import { pdfFile, pictureFile } from '../testing/sample-files.ts'
import { signedIn } from '../testing/staff.ts'
import { tcpProxy } from '../testing/tcp-proxy.ts'
import { testApp } from '../testing/test-app.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }

let server: S3Server

beforeAll(async () => {
  server = await s3Server()
}, 240_000)

afterAll(() => server?.close())

/** The whole application with uploaded files in a new bucket, behind a proxy that can fail. */
async function start() {
  const proxy = await tcpProxy(server.endpoint)
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = await server.bucket(proxy.address)
  const world = await testApp({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  onTestFinished(() => proxy.close())
  const { headers } = await signedIn(world, 'editor')
  const send = async (name: string, bytes: Buffer) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    const body = new Response(form)
    return world.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
  }
  const upload = async (name: string, bytes: Buffer) => {
    const answer = await send(name, bytes)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string; url: string; thumbnail?: string }>()
  }
  const get = (url: string, more: Record<string, string> = {}) =>
    world.app.inject({ url, headers: { ...headers, ...more } })
  const found = async (query: string) => {
    const answer = await world.app.inject({ method: 'POST', url: '/api/search', payload: { query } })
    return answer.json<SearchResponse>().results.map(({ useableLink, pageNumber }) => [useableLink, pageNumber])
  }
  return { ...world, proxy, headers, send, upload, get, found }
}

test('a file on S3 is served, cut into ranges, shown small, found by what it says, and gone when it is deleted', async () => {
  const { app, headers, upload, get, found } = await start()
  const bytes = pdfFile('Torque of the wombat joint')
  const { id, url } = await upload('Torque.pdf', bytes)
  const whole = await get(url)
  expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
  const part = await get(url, { range: 'bytes=-6' })
  expect([part.statusCode, part.body]).toEqual([206, '%%EOF\n'])
  expect((await get(`/api/files/${id}`)).rawPayload.equals(bytes)).toBe(true)
  const { thumbnail = '' } = await upload('truss.png', await pictureFile('png', 500, 500))
  const small = await get(thumbnail)
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([[url, 1]]), PATIENCE)

  expect((await app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers })).statusCode).toBe(204)
  expect((await get(url)).statusCode).toBe(404)
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([]), PATIENCE)
}, 300_000)

test('while S3 cannot be reached, staff and visitors are told so, pages go on, and it works again by itself', async () => {
  const { proxy, send, upload, get, found } = await start()
  const { url, thumbnail = '' } = await upload('truss.png', await pictureFile('png', 500, 500))
  proxy.set({ refuse: true })

  const refused = await send('Torque.pdf', pdfFile('Torque of the wombat joint'))
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'FILE_NOT_STORED'])
  expect((await get('/api/files/list')).json()).toHaveLength(1)
  for (const path of [url, thumbnail]) {
    const answer = await get(path)
    expect([path, answer.statusCode, answer.body]).toEqual([path, 503, expect.stringContaining('does not answer')])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining(['content-disposition']))
    expect(answer.headers.etag).toBeUndefined()
  }
  expect((await get('/readyz')).statusCode).toBe(200)
  expect((await get('/')).statusCode).toBe(200)

  proxy.set({})
  await upload('Torque.pdf', pdfFile('Torque of the wombat joint'))
  for (const path of [url, thumbnail]) expect((await get(path)).statusCode).toBe(200)
  await vi.waitFor(async () => expect(await found('wombat')).toHaveLength(1), PATIENCE)
}, 300_000)

test('a deleted file whose bytes cannot be removed is gone for everyone', async () => {
  const { app, proxy, headers, upload, get, logLines } = await start()
  const { id, url } = await upload('Torque.pdf', pdfFile('x'))
  // The index has fetched what it wants.
  await vi.waitFor(() => expect(JSON.stringify(logLines)).toContain('search index'), PATIENCE)
  proxy.set({ refuse: true })
  expect((await app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers })).statusCode).toBe(204)
  expect((await get(url)).statusCode).toBe(404)
  expect(JSON.stringify(logLines)).toContain('bytes not removed')
}, 150_000)
