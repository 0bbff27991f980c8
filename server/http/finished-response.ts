import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Coding } from './compression.ts'
import { isNotModified } from './etag.ts'
import { convertedBytes, type StoredBody } from './stored-body.ts'

/** A response in memory. */
export interface FinishedResponse {
  readonly status: 200 | 404
  readonly body: StoredBody
  /** The headers of all variants. */
  readonly common: Readonly<Record<string, string>>
  /** The variant in the coding in which the body is stored. */
  readonly stored: Variant
  /** Returns the response to send instead. Absent if this response is complete. */
  readonly completed?: () => Promise<FinishedResponse>
}

/** ETag and headers of the body in one content coding. */
interface Variant {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Creates a response from a body.
 * @param headers headers for all variants. Content coding, length, and ETag are added
 */
export function createFinishedResponse(
  status: FinishedResponse['status'],
  headers: Readonly<Record<string, string>>,
  body: StoredBody,
): FinishedResponse {
  const common = body.coding ? { ...headers, vary: 'accept-encoding' } : headers
  const { etag, headers: own } = variantOf(body, body.coding)
  const stored = { etag, headers: { ...common, ...own, 'content-length': String(body.bytes.length) } }
  return { status, body, common, stored }
}

/** Each variant needs its own ETag, because the ETags are strong. */
function variantOf({ hash }: StoredBody, coding: Coding | undefined): Variant {
  const etag = `"${hash}${coding ? `-${coding}` : ''}"`
  return { etag, headers: { ...(coding ? { 'content-encoding': coding } : {}), etag } }
}

/**
 * Sends the body in its stored coding or in another coding that the client accepts, or 304 if the client already has
 * it.
 */
export function sendFinishedResponse(response: FinishedResponse, request: FastifyRequest, reply: FastifyReply) {
  if (response.completed) {
    response.completed().then(
      (completed) => sendFinishedResponse(completed, request, reply),
      (error: Error) => reply.send(error),
    )
    return reply
  }
  const { status, body, common, stored } = response
  const coding = codingFor(body.coding, request.headers['accept-encoding'])
  const isStored = coding === body.coding
  const { etag, headers } = isStored ? stored : variantOf(body, coding)
  if (!isStored) reply.headers(common)
  reply.headers(headers)
  if (status === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    return reply.removeHeader('content-length').code(304).send()
  }
  reply.code(status)
  if (isStored) return reply.send(body.bytes)
  convertedBytes(body, coding).then(
    (bytes) => reply.header('content-length', bytes.length).send(bytes),
    (error: Error) => reply.send(error),
  )
  return reply
}

/**
 * Returns the coding to send. A body that is stored without compression isn't worth compressing. Every client that
 * accepts Brotli also accepts gzip, so a body that is stored with gzip isn't converted to Brotli.
 */
function codingFor(stored: Coding | undefined, accepted: string | undefined): Coding | undefined {
  if (stored === undefined || accepts(accepted, stored)) return stored
  return accepts(accepted, 'gzip') ? 'gzip' : undefined
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
