import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODINGS, type Coding } from './compression.ts'
import { isNotModified } from './etag.ts'

/** The body in one content coding, with its headers. */
interface Variant {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Buffer
}

/** A response in memory. Compressed variants are included if they are smaller than the body. */
export interface FinishedResponse extends Partial<Readonly<Record<Coding, Variant>>> {
  readonly status: 200 | 404
  readonly plain: Variant
}

/**
 * Creates a response from a body and its compressed variants.
 * @param headers headers for all variants. Content coding, length, and ETag are added
 */
export function createFinishedResponse(
  status: FinishedResponse['status'],
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
  forms: Partial<Readonly<Record<Coding, Buffer>>>,
): FinishedResponse {
  // Each variant needs its own ETag, because the ETags are strong.
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const common = Object.keys(forms).length > 0 ? { ...headers, vary: 'accept-encoding' } : headers
  const variant = (body: Buffer, coding?: Coding): Variant => {
    const etag = `"${hash}${coding ? `-${coding}` : ''}"`
    const own = { ...(coding ? { 'content-encoding': coding } : {}), etag, 'content-length': String(body.length) }
    return { body, etag, headers: { ...common, ...own } }
  }
  const smaller: Partial<Record<Coding, Variant>> = {}
  for (const { name } of CODINGS) {
    const body = forms[name]
    if (body && body.length < bytes.length) smaller[name] = variant(body, name)
  }
  return { status, plain: variant(bytes), ...smaller }
}

/** Sends the smallest variant that the client accepts, or 304 if the client already has it. */
export function sendFinishedResponse(response: FinishedResponse, request: FastifyRequest, reply: FastifyReply) {
  const { headers } = request
  const accepted = headers['accept-encoding']
  const variant =
    (response.br && accepts(accepted, 'br') && response.br) ||
    (response.gzip && accepts(accepted, 'gzip') && response.gzip) ||
    response.plain
  reply.headers(variant.headers)
  if (response.status === 200 && isNotModified(headers['if-none-match'], variant.etag)) {
    return reply.removeHeader('content-length').code(304).send()
  }
  return reply.code(response.status).send(variant.body)
}

/**
 * Returns true if an Accept-Encoding header allows a coding (RFC 9110, section 12.5.3). Without the header, the
 * response is uncompressed.
 */
function accepts(header: string | undefined, coding: Coding) {
  if (header === undefined) return false
  const at = header.indexOf(coding)
  if (at < 0) return false
  const parameters = header.slice(at + coding.length).split(',', 1)[0] ?? ''
  return !/q=0(\.0*)?\s*$/.test(parameters)
}
