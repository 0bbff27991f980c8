import multipart from '@fastify/multipart'
import { z } from 'zod'
import { failures } from '#contract/failure.ts'
import { FILE_KINDS } from '#contract/file-kinds.ts'
import {
  downloadQuery,
  FILES_PATH,
  fileParams,
  filesSummary,
  listRequest,
  listResponse,
  revisionsResponse,
  storedFile,
  TOTAL_HEADER,
  uploadFields,
} from '#contract/files.ts'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { disposition, sendStoredBytes } from '../http/ranges.ts'
import type { Allow } from '../staff/access.ts'
import type { Files } from './files.ts'
import { presentFile, presentRevision } from './presenter.ts'
import { readUpload, uploadLimits } from './upload.ts'

export interface FilesRoutesDeps {
  readonly config: Pick<Config, 'contentOrigin' | 'maxUploadMb'>
  readonly files: Files
  readonly allow: Allow
  /** Returns a note for staff about a file. */
  readonly noteOn?: (file: {
    readonly type: string
    readonly size: number
    readonly sha256: string
  }) => string | undefined
}

/** Serves the file endpoints for the staff area. All of them require the `files` permission. */
export async function filesRoutes(app: App, { config, files, allow, noteOn }: FilesRoutesDeps) {
  await app.register(multipart, { limits: uploadLimits(files.maxBytes), throwFileSizeLimit: false })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const onRequest = allow('files')
  const present = (file: Parameters<typeof presentFile>[0]) =>
    presentFile(file, config.contentOrigin, noteOn?.({ ...file, type: FILE_KINDS[file.kind].type }))

  const list = { querystring: listRequest, response: { 200: listResponse, ...failures } }
  app.get(`${FILES_PATH}/list`, { onRequest, schema: list }, async ({ query }, reply) => {
    const { files: page, total } = await files.list(query)
    reply.header(TOTAL_HEADER, total)
    return page.map(present)
  })

  const summary = { response: { 200: filesSummary, ...failures } }
  app.get(`${FILES_PATH}/summary`, { onRequest, schema: summary }, () => files.summary())

  const upload = { response: { 201: storedFile, ...failures } }
  app.post(
    `${FILES_PATH}/upload`,
    { onRequest, schema: upload, config: { longBody: true } },
    async (request, reply) => {
      const { received, fields } = await readUpload(request, files, uploadFields)
      const { staff } = request
      if (!staff) throw publicError('INTERNAL_ERROR')
      return reply.code(201).send(present(await files.store(received, fields, staff)))
    },
  )

  const remove = { params: fileParams, response: { 204: z.null(), ...failures } }
  app.delete(`${FILES_PATH}/:id`, { onRequest, schema: remove }, async ({ params }, reply) => {
    await files.remove(params.id)
    return reply.code(204).send(null)
  })

  const download = { params: fileParams, querystring: downloadQuery }
  app.get(`${FILES_PATH}/:id`, { onRequest, schema: download }, async (request, reply) => {
    const file = await files.at(request.params.id, request.query.revision)
    reply.type(FILE_KINDS[file.kind].type).header('content-disposition', disposition('attachment', file.name))
    return sendStoredBytes(
      { size: file.size, etag: `"${file.sha256}"`, open: (range) => files.read(file, range) },
      request,
      reply,
    )
  })

  const revisions = { params: fileParams, response: { 200: revisionsResponse, ...failures } }
  app.get(`${FILES_PATH}/:id/revisions`, { onRequest, schema: revisions }, async ({ params }) => ({
    revisions: (await files.revisions(params.id)).map(presentRevision),
  }))
}
