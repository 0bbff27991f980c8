import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { s3Environment, sharedS3Server } from '../testing/s3-server.ts'
import { imageFile, pdfFile } from '../testing/sample-files.ts'
import { tcpProxy } from '../testing/tcp-proxy.ts'
import { testApp } from '../testing/test-app.ts'
import { fileEditor } from '../testing/uploads.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }

const server = sharedS3Server()

/** Starts the whole application with uploaded files in a new bucket, behind a proxy that can simulate failures. */
async function start() {
  const proxy = await tcpProxy(server().endpoint)
  const env = s3Environment(await server().bucket(proxy.address))
  const world = await testApp(env)
  onTestFinished(() => proxy.close())
  const editor = await fileEditor(world)
  const get = (url: string, more: Record<string, string> = {}) =>
    world.app.inject({ url, headers: { ...editor.headers, ...more } })
  return { ...world, ...editor, env, proxy, get }
}

test('serves byte ranges and a thumbnail of a file from S3, and finds the file in searches, until the file is deleted', async () => {
  const { upload, remove, get, found } = await start()
  const bytes = pdfFile('Torque of the wombat joint')
  const { id, url } = await upload('Torque.pdf', bytes)
  const whole = await get(url)
  expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
  const part = await get(url, { range: 'bytes=-6' })
  expect([part.statusCode, part.body]).toEqual([206, '%%EOF\n'])
  expect((await get(`/api/files/${id}`)).rawPayload.equals(bytes)).toBe(true)
  const { thumbnail = '' } = await upload('truss.png', await imageFile('png', 500, 500))
  const small = await get(thumbnail)
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([[url, 1]]), PATIENCE)

  await remove(id)
  expect((await get(url)).statusCode).toBe(404)
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([]), PATIENCE)
}, 300_000)

test('publishes a resource card that links to a file in S3, and serves the file after a restart', async () => {
  const { app, headers, root, upload, get, env } = await start()
  const bytes = pdfFile('Torque of the wombat joint')
  const { url } = await upload('Torque.pdf', bytes)
  const card = { id: 'torque', title: 'Torque', description: 'How tight each bolt is.', url }
  const payload = { action: 'publish', base: 0, body: { cards: [card] }, note: '' }
  const resources = '/api/content/resources/page'
  const answer = await app.inject({ method: 'POST', url: `${resources}/revisions`, headers, payload })
  expect([answer.statusCode, answer.json().published], answer.body).toEqual([200, 1])

  const again = await testApp(env, { dataDir: join(root, 'data') })
  const published = await again.app.inject({ url: resources, headers })
  expect([published.json().body, published.json().problems]).toEqual([{ cards: [card] }, []])
  const file = await again.app.inject(published.json().body.cards[0].url)
  expect([file.statusCode, file.rawPayload.equals(bytes)]).toEqual([200, true])
  expect((await get(url)).statusCode).toBe(200)
}, 300_000)

test('reports errors while S3 cannot be reached, and then recovers', async () => {
  const { proxy, send, upload, get, found } = await start()
  const { url, thumbnail = '' } = await upload('truss.png', await imageFile('png', 500, 500))
  proxy.set({ refuse: true })

  const refused = await send('Torque.pdf', pdfFile('Torque of the wombat joint'))
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'FILE_NOT_STORED'])
  expect((await get('/api/files/list')).json()).toHaveLength(1)
  for (const path of [url, thumbnail]) {
    const answer = await get(path)
    expect([path, answer.statusCode, answer.body]).toEqual([
      path,
      503,
      expect.stringContaining('can’t reach the file storage'),
    ])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining(['content-disposition']))
    expect(answer.headers.etag).toBeUndefined()
  }
  await vi.waitFor(async () => expect((await get('/readyz')).statusCode).toBe(200), PATIENCE)
  expect((await get('/')).statusCode).toBe(200)

  proxy.set({})
  await upload('Torque.pdf', pdfFile('Torque of the wombat joint'))
  for (const path of [url, thumbnail]) expect((await get(path)).statusCode).toBe(200)
  await vi.waitFor(async () => expect(await found('wombat')).toHaveLength(1), PATIENCE)
}, 300_000)

test('hides a deleted file whose bytes could not be removed', async () => {
  const { proxy, upload, remove, get, logLines } = await start()
  const { id, url } = await upload('Torque.pdf', pdfFile('x'))
  // Wait until the search index has read all files.
  await vi.waitFor(() => expect(JSON.stringify(logLines)).toContain('search index is up to date'), PATIENCE)
  proxy.set({ refuse: true })
  await remove(id)
  expect((await get(url)).statusCode).toBe(404)
  expect(JSON.stringify(logLines)).toContain('could not remove the bytes of a file')
}, 150_000)
