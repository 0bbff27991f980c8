import { EventEmitter } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Processing time that the server gets before the proxy cuts the connection. */
const SERVER_TIME_MS = 100

export interface Fault {
  /** If true, the proxy closes the client's connection immediately. */
  readonly refuse?: boolean
  /** If true, the proxy forwards nothing and keeps the connection open. */
  readonly silent?: boolean
  /** The proxy cuts the connection after it receives this many bytes from the server. */
  readonly cutAnswersAfter?: number
  /** The proxy cuts the connection after it sends this many bytes to the server. */
  readonly cutRequestsAfter?: number
  /**
   * Text that a request must contain. The proxy forwards the request, but cuts the connection before the response
   * arrives.
   */
  readonly cutAfterRequest?: string
  /** Pause after each chunk of a response. */
  readonly pauseMs?: number
  /**
   * Number of connections that the fault affects. Later connections work. If absent, the fault affects all connections.
   */
  readonly times?: number
}

/**
 * Starts a TCP proxy on loopback in front of `target`, which is a URL or a socket path. `fault` applies to new
 * connections.
 */
export async function tcpProxy(target: string) {
  const place = target.startsWith('/') ? { path: target } : hostOf(new URL(target))
  const sockets = new Set<Socket>()
  const closed = new EventEmitter()
  let fault: Fault = {}
  let remaining = Number.POSITIVE_INFINITY

  const server = createServer((client) => {
    const current: Fault = remaining > 0 ? fault : {}
    remaining -= 1
    keep(client)
    client.once('close', () => closed.emit('close'))
    if (current.refuse) return client.destroy()
    if (current.silent) return client.resume()
    const upstream = connect(place)
    keep(upstream)
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    client.once('close', cut)
    upstream.once('close', cut)
    pass(client, upstream, { limit: current.cutRequestsAfter, cut })
    if (current.cutAfterRequest) {
      whenPassed(client, current.cutAfterRequest, () => {
        upstream.pause()
        setTimeout(cut, SERVER_TIME_MS)
      })
    }
    pass(upstream, client, { limit: current.cutAnswersAfter, cut, pauseMs: current.pauseMs })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }

  /** Closes open connections. Otherwise, clients could reuse connections that the fault does not affect. */
  function close() {
    for (const socket of sockets) socket.destroy()
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next: Fault) {
      fault = next
      remaining = next.times ?? Number.POSITIVE_INFINITY
      close()
    },
    /** Resolves when a client's connection has closed. */
    nextClose: () => new Promise<void>((done) => closed.once('close', done)),
    close() {
      close()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}

const hostOf = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port) })

/** Calls `act` when `text` has passed through, even if it is split into several chunks. */
function whenPassed(from: Socket, text: string, act: () => void) {
  let tail = ''
  from.on('data', (bytes: Buffer) => {
    const received = tail + bytes.toString('latin1')
    tail = received.slice(1 - text.length)
    if (received.includes(text)) act()
  })
}

interface Passing {
  readonly limit: number | undefined
  readonly cut: () => void
  readonly pauseMs?: number | undefined
}

function pass(from: Socket, to: Socket, { limit = Number.POSITIVE_INFINITY, cut, pauseMs }: Passing) {
  let passed = 0
  from.on('data', (bytes: Buffer) => {
    const rest = limit - passed
    passed += bytes.length
    if (bytes.length >= rest) {
      to.write(bytes.subarray(0, rest), cut)
      from.pause()
    } else if (!to.write(bytes)) {
      from.pause()
      to.once('drain', () => from.resume())
    } else if (pauseMs !== undefined) {
      from.pause()
      setTimeout(() => from.resume(), pauseMs)
    }
  })
}
