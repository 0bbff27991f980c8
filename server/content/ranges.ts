import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Range {
  readonly start: number
  /** Included. */
  readonly end: number
}

/**
 * What a Range header asks for (RFC 9110 section 14): one part, or 'beyond' if it lies behind the end. Undefined
 * means all of it: no header, one that is not understood, or several parts, which a server may answer whole.
 */
export function askedRange(header: string | undefined, size: number): Range | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '') {
    if (to === '') return undefined
    const last = Math.min(Number(to), size)
    return last === 0 ? 'beyond' : { start: size - last, end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start >= size) return 'beyond'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

export interface Stored {
  readonly size: number
  /** Strong, with its quotes. */
  readonly etag: string
  readonly open: (range?: Range) => Readable
}

/** Answers with stored bytes: all, a part, or that the browser has them already. Other headers are set before. */
export function sendStored({ size, etag, open }: Stored, request: FastifyRequest, reply: FastifyReply) {
  const { headers, method } = request
  reply.headers({ etag, 'accept-ranges': 'bytes' })
  const known = headers['if-none-match']
  if (
    known !== undefined &&
    (known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
  ) {
    return reply.code(304).send()
  }
  const same = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = method === 'GET' && same ? askedRange(headers.range, size) : undefined
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const length = range ? range.end - range.start + 1 : size
  reply.header('content-length', length)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  // An empty stream: without one, the answer to HEAD would say that there is nothing.
  return reply.send(method === 'HEAD' ? Readable.from([]) : open(range))
}

/** `attachment` or `inline` with a name that every browser reads (RFC 6266). */
export function disposition(kind: 'attachment' | 'inline', name: string) {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
