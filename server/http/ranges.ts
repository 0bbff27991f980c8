import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from './etag.ts'

export interface Range {
  readonly start: number
  /** Position of the last byte, which is part of the range. */
  readonly end: number
}

/**
 * Parses a Range header (RFC 9110, section 14). Returns 'unsatisfiable' if the range starts past the end. Returns
 * undefined if the server must send the whole content because the header is missing, invalid, or requests several
 * ranges (which servers may ignore).
 */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '') {
    if (to === '') return undefined
    const last = Math.min(Number(to), size)
    return last === 0 ? 'unsatisfiable' : { start: size - last, end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

export interface StoredBytes {
  readonly size: number
  /** A strong ETag, including its quotes. */
  readonly etag: string
  readonly open: (range?: Range) => Promise<Readable>
}

/** Sends stored bytes (all of them or a range) or a 304 response. The caller sets other headers. */
export async function sendStoredBytes({ size, etag, open }: StoredBytes, request: FastifyRequest, reply: FastifyReply) {
  const { headers, method } = request
  reply.headers({ etag, 'accept-ranges': 'bytes' })
  if (isNotModified(headers['if-none-match'], etag)) return reply.code(304).send()
  const same = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = method === 'GET' && same ? parseRange(headers.range, size) : undefined
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  // Open the stream before setting the status and length, so a failure causes an error response. HEAD requests need an
  // empty stream. Otherwise, Fastify would set the length to 0.
  const body = method === 'HEAD' ? Readable.from([]) : await open(range)
  const length = range ? range.end - range.start + 1 : size
  reply.header('content-length', length)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.send(body)
}

/** Returns a Content-Disposition header with a name that every browser can read (RFC 6266). */
export function disposition(kind: 'attachment' | 'inline', name: string) {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
