import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as it needs, as long as it goes on coming. */
    longBody?: boolean
  }
}

export interface BodyLimits {
  /** A whole body has arrived after this time. */
  readonly wholeMs: number
  /** Of a long body, `leastBytes` have arrived in each such time. */
  readonly paceMs: number
  readonly leastBytes: number
  /** What still comes when the answer is sent already is read, and thrown away, for so long. */
  readonly lingerMs: number
}

const LIMITS: BodyLimits = { wholeMs: 60_000, paceMs: 30_000, leastBytes: 16 * 1024, lingerMs: 5000 }

/**
 * Cuts connections whose request bodies come too slowly or never end. Fastify switches Node's own limit off, which
 * could not tell a long upload from a slow one anyway.
 */
export function guardBodies(app: App, limits: BodyLimits = LIMITS) {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, limits)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watch(request: FastifyRequest, reply: FastifyReply, { wholeMs, paceMs, leastBytes, lingerMs }: BodyLimits) {
  const { raw } = request
  const isLong = request.routeOptions.config.longBody === true
  let before = raw.socket.bytesRead
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    if (raw.complete || raw.destroyed) return
    const now = raw.socket.bytesRead
    if (isLong && now - before >= leastBytes) {
      before = now
      timer = setTimeout(check, paceMs)
      return
    }
    request.log.warn({ requestId: request.id, url: request.url, ip: request.ip }, 'body came too slowly: cut off')
    if (!reply.raw.headersSent)
      raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    raw.destroy()
  }
  timer = setTimeout(check, isLong ? paceMs : wholeMs)
  reply.raw.once('close', () => clearTimeout(timer))
  reply.raw.once('finish', () => {
    clearTimeout(timer)
    if (raw.complete) return
    const linger = setTimeout(() => raw.complete || raw.destroy(), lingerMs)
    raw.once('close', () => clearTimeout(linger))
  })
}
