import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fieldErrors } from '#contract/field-errors.ts'
import { noFile, PublicError, publicError, unreadableRequest, wrongFields } from '../errors.ts'
import type { Received, Receiver } from './receiver.ts'

/** Maximum size of the form data excluding the file, in bytes. */
const FORM_BYTES = 16 * 1024

/**
 * Allows one byte more than the maximum, to distinguish a file that is too large from a file of exactly the maximum
 * size.
 */
export const uploadLimits = (maxBytes: number) => ({
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 100,
  fieldSize: 2000,
  fileSize: maxBytes + 1,
  headerPairs: 20,
})

/**
 * Reads an upload form and streams its file to storage. The fields may come before or after the file.
 * @throws PublicError if the upload is not accepted. Nothing is then stored
 */
export async function readUpload<Fields>(
  request: FastifyRequest,
  files: Receiver,
  schema: z.ZodType<Fields>,
): Promise<{ readonly received: Received; readonly fields: Fields }> {
  // Before reading an upload, reject it if its Content-Length is too large.
  if (Number(request.headers['content-length'] ?? 0) > files.maxBytes + FORM_BYTES) {
    throw publicError('FILE_TOO_LARGE', files.maxBytes / 1024 ** 2)
  }
  let received: Received | undefined
  try {
    const fields: Record<string, unknown> = {}
    for await (const part of request.parts({ preservePath: true })) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file' || received) throw noFile()
        received = await files.receive(part.filename ?? '', part.file)
      } else {
        fields[part.fieldname] = part.value
      }
    }
    if (!received) throw noFile()
    const parsed = schema.safeParse(fields)
    if (!parsed.success) throw wrongFields(fieldErrors(parsed.error.issues))
    return { received, fields: parsed.data }
  } catch (error) {
    await received?.draft.discard()
    throw formError(error)
  }
}

/** Maps errors from the multipart parser to public errors. */
function formError(error: unknown) {
  if (error instanceof PublicError) return error
  const { code, message } = error as { readonly code?: string; readonly message?: string }
  if (code === 'FST_FILES_LIMIT') return noFile()
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return unreadableRequest(415)
  if (code?.startsWith('FST_')) return unreadableRequest()
  return /multipart|terminated early|premature|aborted/i.test(message ?? '')
    ? publicError('UPLOAD_BROKEN').because(error)
    : error
}
