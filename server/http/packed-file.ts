import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface PackedFile {
  readonly type: string
  readonly body: Readable
  /** True if the body is compressed with gzip. */
  readonly isPacked: boolean
  /** Size of the body in bytes. */
  readonly size: number
}

/** Sends a file in the form in which it is stored, or decompresses it for clients that don't accept gzip. */
export function sendPackedFile(
  { type, body, isPacked, size }: PackedFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('content-type', type)
  if (isPacked) reply.header('vary', 'accept-encoding')
  if (isPacked && !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    const plain = createGunzip()
    body.on('error', (error) => plain.destroy(error))
    plain.on('close', () => body.destroy())
    return reply.send(body.pipe(plain))
  }
  if (isPacked) reply.header('content-encoding', 'gzip')
  return reply.header('content-length', size).send(body)
}
