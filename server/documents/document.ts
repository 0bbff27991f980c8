import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODINGS, type Coding } from './compression.ts'

/** One form of a document: its bytes in one content coding, and the headers that go with them. */
interface Variant {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Buffer
}

/** What answers one path, in memory. `plain` always exists; a coding only where it makes the document smaller. */
export interface Document extends Partial<Readonly<Record<Coding, Variant>>> {
  readonly status: 200 | 404
  readonly plain: Variant
}

/**
 * Puts a document together from its bytes and their compressed forms.
 * @param headers for every form; content coding, length and ETag are added
 */
export function createDocument(
  status: Document['status'],
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
  forms: Partial<Readonly<Record<Coding, Buffer>>>,
): Document {
  // Strong ETags, one for each form: what is compared is what is sent.
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

/** Answers with the smallest form that the browser accepts, or with 304 if it has that already. */
export function sendDocument(document: Document, request: FastifyRequest, reply: FastifyReply) {
  const { headers } = request
  const accepted = headers['accept-encoding']
  const variant =
    (document.br && accepts(accepted, 'br') && document.br) ||
    (document.gzip && accepts(accepted, 'gzip') && document.gzip) ||
    document.plain
  reply.headers(variant.headers)
  const known = headers['if-none-match']
  if (known !== undefined && document.status === 200 && names(known, variant.etag)) {
    return reply.removeHeader('content-length').code(304).send()
  }
  return reply.code(document.status).send(variant.body)
}

/** Whether an Accept-Encoding header allows a coding (RFC 9110 section 12.5.3); absent means uncompressed. */
function accepts(header: string | undefined, coding: Coding) {
  if (header === undefined) return false
  const at = header.indexOf(coding)
  if (at < 0) return false
  const parameters = header.slice(at + coding.length).split(',', 1)[0] ?? ''
  return !/q=0(\.0*)?\s*$/.test(parameters)
}

/** Whether an If-None-Match header names this ETag (weak comparison, RFC 9110 section 13.1.2). */
const names = (header: string, etag: string) =>
  header === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
