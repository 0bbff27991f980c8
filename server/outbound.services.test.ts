import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Bytes that arrived, by port. */
const arrived: Record<number, number> = {}
const listeners = [1, 2].map(() =>
  createServer((socket) => {
    const { localPort = 0 } = socket
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      arrived[localPort] = (arrived[localPort] ?? 0) + bytes.length
      socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n')
    })
  }),
)
let ports: number[] = []
beforeAll(async () => {
  for (const listener of listeners) {
    listener.listen(0, '127.0.0.1')
    await once(listener, 'listening')
  }
  ports = listeners.map((listener) => (listener.address() as AddressInfo).port)
})
afterAll(() => {
  for (const listener of listeners) listener.close()
})

/** Ways in which the server's libraries connect: `connect` and TLS of Node, HTTP, `fetch`, and a bare socket as pg uses. */
const CALLS = `
  const http = require('node:http'), net = require('node:net'), tls = require('node:tls')
  const opened = (open) => new Promise((done) => {
    const socket = open()
    socket.on('error', (error) => done(error.message))
    socket.on('connect', () => { socket.destroy(); done('open') })
  })
  const calls = {
    connect: (host, port) => opened(() => net.connect(port, host)),
    bare: (host, port) => opened(() => new net.Socket().connect(port, host)),
    tls: (host, port) => opened(() => tls.connect({ port, host })),
    http: (host, port) => new Promise((done) => {
      http.get({ host, port }, (answer) => { answer.resume(); done(String(answer.statusCode)) }).on('error', (error) => done(error.message))
    }),
    fetch: (host, port) => fetch('http://' + host + ':' + port).then((answer) => String(answer.status), (error) => error.cause.message),
  }
`

/** What each call of a process ends with that may connect to `targets` alone. */
async function callsWith(targets: readonly string[], host: string, port: number) {
  const module = new URL('outbound.ts', import.meta.url).href
  const script = `${CALLS}
    import(${JSON.stringify(module)}).then(async ({ limitOutbound }) => {
      limitOutbound(${JSON.stringify(targets)})
      const results = {}
      for (const [name, call] of Object.entries(calls)) results[name] = await call(${JSON.stringify(host)}, ${port})
      console.log(JSON.stringify(results))
    })`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=commonjs', '-e', script])
  return { results: JSON.parse(stdout) as Record<string, string>, warnings: stderr }
}

const every = (result: string) => ({ connect: result, bare: result, tls: result, http: result, fetch: result })

describe('a process with a list of targets', () => {
  test('connects to these, by name and by address', async () => {
    const [port = 0] = ports
    const open = { connect: 'open', bare: 'open', tls: 'open', http: '204', fetch: '204' }
    expect((await callsWith([`localhost:${port}`], 'localhost', port)).results).toEqual(open)
    expect((await callsWith([`127.0.0.1:${port}`], '127.0.0.1', port)).results).toEqual(open)
  })

  test('connects to nothing else, whichever library does it', async () => {
    const [port = 0, other = 0] = ports
    const before = arrived[other]
    const list = [`localhost:${port}`]
    const byName = await callsWith(list, 'localhost', other)
    expect(byName.results).toEqual(every(`Connections to localhost:${other} are not allowed`))
    expect(byName.warnings).toContain(`connection to localhost:${other} refused: no setting names it`)
    const byAddress = await callsWith(list, '127.0.0.1', other)
    expect(byAddress.results).toEqual(every(`Connections to 127.0.0.1:${other} are not allowed`))
    // The address of an allowed name is not allowed by itself.
    expect((await callsWith(list, '127.0.0.1', port)).results.connect).toBe(
      `Connections to 127.0.0.1:${port} are not allowed`,
    )
    expect((await callsWith([], 'localhost', port)).results).toEqual(every('Connections to localhost are not allowed'))
    expect(arrived[other]).toBe(before)
  })
})
