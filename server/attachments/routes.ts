import multipart from '@fastify/multipart'
import { z } from 'zod'
import { ATTACHMENTS } from '#contract/attachment-limits.ts'
import { attachmentParams, uploadedAttachment } from '#contract/attachments.ts'
import { failures } from '#contract/failure.ts'
import { FILE_KINDS } from '#contract/file-kinds.ts'
import { readUpload, uploadLimits } from '../files/upload.ts'
import type { App } from '../http/app-type.ts'
import { disposition, sendStoredBytes } from '../http/ranges.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { Allow } from '../staff/access.ts'
import type { Attachments } from './attachments.ts'

/** Maximum number of files that are uploaded per IP address in a day. */
const UPLOAD_LIMIT = 30
const DAY_MS = 24 * 60 * 60_000

/** Maximum time for one file. It allows 10 MB at 17 KB/s. */
const UPLOAD_MS = 10 * 60_000

/** Serves `POST /api/contact/files`, which receives a file that a visitor attaches to the contact form. */
export async function attachmentRoutes(app: App, { attachments }: { readonly attachments: Attachments }) {
  await app.register(multipart, { limits: uploadLimits(attachments.maxBytes), throwFileSizeLimit: false })
  const options = {
    schema: { response: { 200: uploadedAttachment, ...failures } },
    config: { longBody: true, maxBodyMs: UPLOAD_MS, ...perAddress(UPLOAD_LIMIT, DAY_MS) },
  }
  app.post(ATTACHMENTS.path, options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const receiver = {
      maxBytes: attachments.maxBytes,
      receive: (name: string, bytes: Parameters<Attachments['receive']>[1]) =>
        attachments.receive(name, bytes, request.ip),
    }
    const { received } = await readUpload(request, receiver, z.object({}))
    return attachments.store(received, request.ip)
  })
}

/** Serves the files of inquiries to staff, always as downloads. */
export function inquiryFileRoutes(
  app: App,
  { attachments, allow }: { readonly attachments: Attachments; readonly allow: Allow },
) {
  const options = { onRequest: allow('inquiries'), schema: { params: attachmentParams } }
  app.get('/api/inquiries/:id/files/:fileId', options, async (request, reply) => {
    const file = await attachments.get(request.params.id, request.params.fileId)
    reply.type(FILE_KINDS[file.kind].type)
    reply.headers({ 'content-disposition': disposition('attachment', file.name), 'cache-control': 'no-store' })
    return sendStoredBytes(
      { size: file.size, etag: `"${file.sha256}"`, open: (range) => attachments.read(file, range) },
      request,
      reply,
    )
  })
}
