import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** If true, the body must arrive at a minimum rate, and its time is limited only by `maxBodyMs`. */
    longBody?: boolean
    /** Maximum time to receive a long body. */
    maxBodyMs?: number
  }
}

export interface BodyLimits {
  /** Maximum time to receive a whole body. */
  readonly wholeMs: number
  /** Interval during which at least `minBytes` of a long body must arrive. */
  readonly paceMs: number
  readonly minBytes: number
  /** Maximum time for reading and discarding the rest of the body after an early response. */
  readonly lingerMs: number
}

const LIMITS: BodyLimits = { wholeMs: 60_000, paceMs: 30_000, minBytes: 16 * 1024, lingerMs: 5000 }

/**
 * Closes connections whose request bodies arrive too slowly or never end. Fastify disables Node's own limit, because
 * that limit cannot distinguish a long upload from a slow one.
 */
export function guardBodies(app: App, limits: BodyLimits = LIMITS) {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, limits)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watch(request: FastifyRequest, reply: FastifyReply, { wholeMs, paceMs, minBytes, lingerMs }: BodyLimits) {
  const { raw } = request
  const { longBody: isLong = false, maxBodyMs = Infinity } = request.routeOptions.config
  const startedAt = performance.now()
  let before = raw.socket.bytesRead
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    if (raw.complete || raw.destroyed) return
    const now = raw.socket.bytesRead
    if (isLong && now - before >= minBytes && performance.now() - startedAt < maxBodyMs) {
      before = now
      timer = setTimeout(check, paceMs)
      return
    }
    request.log.warn(
      { requestId: request.id, url: request.url, ip: request.ip },
      'closed a connection because its request body was too slow',
    )
    if (!reply.raw.headersSent)
      raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    raw.destroy()
  }
  timer = setTimeout(check, isLong ? paceMs : wholeMs)
  reply.raw.once('close', () => clearTimeout(timer))
  reply.raw.once('finish', () => {
    clearTimeout(timer)
    if (raw.complete) return
    // Read the rest of the body, because the next request on the connection follows it. A parser that failed has
    // stopped reading.
    raw.unpipe()
    raw.resume()
    const linger = setTimeout(() => raw.complete || raw.destroy(), lingerMs)
    raw.once('close', () => clearTimeout(linger))
  })
}
