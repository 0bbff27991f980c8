import type { Socket } from 'node:net'
import type { App } from './app-type.ts'

export interface ReaderLimits {
  /** Interval in which a client must read at least `minBytes` of a response that is waiting to be sent. */
  readonly paceMs: number
  readonly minBytes: number
}

const LIMITS: ReaderLimits = { paceMs: 40_000, minBytes: 16 * 1024 }

/** How much a connection has sent at a check. */
interface Progress {
  /** Bytes of chunks that the operating system has accepted completely. */
  readonly sent: number
  /** Bytes of the current chunk that the operating system has not accepted yet. */
  readonly queued: number
}

/**
 * Closes connections whose clients stop reading a response or read it too slowly. The response's stream is closed too,
 * which frees what it uses. Without this limit, a client that never reads would keep a response open forever, because
 * Node has no limit while data waits to be sent.
 */
export function guardReaders(app: App, { paceMs, minBytes }: ReaderLimits = LIMITS) {
  const connections = new Map<Socket, Progress | undefined>()
  app.server.on('connection', (socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })

  function check() {
    for (const [socket, before] of connections) {
      const now = progressOf(socket)
      connections.set(socket, now)
      if (!before || !now || advance(before, now) >= minBytes) continue
      app.log.warn(
        { ip: socket.remoteAddress, sent: now.sent },
        'closed a connection because its client read too slowly',
      )
      socket.destroy()
    }
  }

  const timer = setInterval(check, paceMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Returns undefined if no data is waiting. */
function progressOf(socket: Socket): Progress | undefined {
  if (socket.writableLength === 0) return undefined
  return { sent: socket.bytesWritten - socket.writableLength, queued: queuedBytes(socket) }
}

/**
 * Returns the bytes that wait in the socket's handle. Node uses the same value to tell a slow connection from an idle
 * one (`Socket.setTimeout`), but no public property contains it. A large chunk would otherwise seem not to advance.
 */
const queuedBytes = (socket: Socket): number =>
  (socket as unknown as { readonly _handle?: { readonly writeQueueSize?: number } })._handle?.writeQueueSize ?? 0

const advance = (before: Progress, now: Progress) => now.sent - before.sent + Math.max(0, before.queued - now.queued)
