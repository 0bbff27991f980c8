import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from './app-type.ts'
import { guardReaders } from './slow-readers.ts'

/** More than the operating system buffers for a connection. */
const BYTES = 32 * 1024 ** 2
const CHUNK = randomBytes(64 * 1024)

async function* chunks() {
  for (let sent = 0; sent < BYTES; sent += CHUNK.length) yield CHUNK
}

/** Starts a server that sends 32 MB as a stream or as one buffer. `streams` contains the streams that it opened. */
async function downloads(paceMs: number) {
  const app: App = Fastify({ forceCloseConnections: true }).withTypeProvider<ZodTypeProvider>()
  onTestFinished(() => app.close())
  const streams: Readable[] = []
  guardReaders(app, { paceMs, minBytes: 1000 })
  app.get('/stream', async (_request, reply) => {
    const stream = Readable.from(chunks())
    streams.push(stream)
    return reply.header('content-length', BYTES).send(stream)
  })
  app.get('/buffer', async (_request, reply) => reply.send(Buffer.alloc(BYTES)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return {
    streams,
    /** Sends a request without reading the response. */
    request(path: string): Socket {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
      return socket
    },
    connections: () => new Promise<number>((done) => app.server.getConnections((_, count) => done(count))),
    closed: () => new Promise<void>((done) => app.server.once('connection', (socket) => socket.once('close', done))),
  }
}

test.each(['/stream', '/buffer'])('closes the connection of a client that never reads %s', async (path) => {
  const { request, closed, connections, streams } = await downloads(100)
  const end = closed()
  request(path)
  await end
  expect(await connections()).toBe(0)
  expect(streams.every(({ destroyed }) => destroyed)).toBe(true)
})

test.each(['/stream', '/buffer'])('sends all of %s to a client that reads slowly', async (path) => {
  const { request } = await downloads(500)
  const socket = request(path)
  let received = 0
  const complete = new Promise((done) => socket.once('close', done))
  const reading = setInterval(() => {
    const chunk: Buffer | null = socket.read()
    received += chunk?.length ?? 0
    if (received >= BYTES) socket.destroy()
  }, 1)
  await complete
  clearInterval(reading)
  expect(received).toBeGreaterThanOrEqual(BYTES)
})
