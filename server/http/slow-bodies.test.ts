import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { filesServer } from '../testing/files-server.ts'
import type { App } from './app-type.ts'
import { guardBodies } from './slow-bodies.ts'

/** Returns everything that a connection receives until the server closes it. */
async function exchange(write: (send: (text: string) => void) => (() => void) | undefined) {
  const server = await filesServer({ bodyLimits: { wholeMs: 300, paceMs: 300, minBytes: 1000, lingerMs: 300 } })
  onTestFinished(() => server.close())
  const { port } = new URL(await server.listen())
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (data) => {
    received += data.toString()
  })
  const stop = write((text) => socket.writable && socket.write(text))
  await new Promise((done) => socket.once('close', done))
  stop?.()
  return received
}

describe('slow request bodies', () => {
  test('responds with 408 when a request body arrives too slowly', async () => {
    const received = await exchange((send) => {
      send(
        'DELETE /api/files/x HTTP/1.1\r\nhost: localhost\r\n' +
          'content-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      )
      return undefined
    })
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('closes the connection when the client keeps sending after the response', async () => {
    const received = await exchange((send) => {
      send('POST /api/files/unknown HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n')
      send('content-type: application/x-unknown\r\n\r\n')
      const drip = setInterval(() => send('5\r\nhello\r\n'), 20)
      return () => clearInterval(drip)
    })
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test('keeps the connection open when the server responds before the whole body arrives', async () => {
    const received = await exchange((send) => {
      // An invalid name ends the upload while its bytes are still arriving. The next request follows these bytes.
      const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.exe"\r\n\r\n'
      const body = `${part}${'x'.repeat(500_000)}\r\n--b--\r\n`
      send('POST /api/files/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\n')
      send(`content-length: ${body.length}\r\n\r\n${body}`)
      send('GET /api/files/summary HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
      return undefined
    })
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
  })

  test('responds with 408 when a long body takes longer than its route allows', async () => {
    const app: App = Fastify({ forceCloseConnections: true })
    onTestFinished(() => app.close())
    guardBodies(app, { wholeMs: 10_000, paceMs: 50, minBytes: 1, lingerMs: 300 })
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post('/', { config: { longBody: true, maxBodyMs: 200 } }, async () => 'received')
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n')
    const drip = setInterval(() => socket.write('x'.repeat(20)), 10)
    onTestFinished(() => clearInterval(drip))
    socket.on('error', () => {})
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  })
})
