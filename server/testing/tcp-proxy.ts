import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to the bytes of a connection on their way. */
export interface Fault {
  /** The client's connection is closed at once. */
  readonly refuse?: boolean
  /** Nothing is passed on, and nothing is closed. */
  readonly silent?: boolean
  /** Connections are cut when that many bytes have come back from the server. */
  readonly cutAnswersAfter?: number
  /** Connections are cut when that many bytes have gone to the server. */
  readonly cutRequestsAfter?: number
  /** Pause after each piece of an answer. */
  readonly pauseMs?: number
  /** So many connections only; the next ones work. */
  readonly times?: number
}

/** A TCP proxy on loopback in front of `target`; `fault` applies to new connections. */
export async function tcpProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let fault: Fault = {}
  let left = Number.POSITIVE_INFINITY

  const server = createServer((client) => {
    const current: Fault = left > 0 ? fault : {}
    left -= 1
    keep(client)
    if (current.refuse) return client.destroy()
    if (current.silent) return client.resume()
    const upstream = connect(Number(port), hostname)
    keep(upstream)
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    client.once('close', cut)
    upstream.once('close', cut)
    pass(client, upstream, { limit: current.cutRequestsAfter, cut })
    pass(upstream, client, { limit: current.cutAnswersAfter, cut, pauseMs: current.pauseMs })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }

  /** Open connections are closed, so that none is used again without the fault. */
  function close() {
    for (const socket of sockets) socket.destroy()
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next: Fault) {
      fault = next
      left = next.times ?? Number.POSITIVE_INFINITY
      close()
    },
    close() {
      close()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
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
