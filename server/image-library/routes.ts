import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pictures } from '#catalog/studio-results.server.ts'
import { uploadedImage } from '#contract/content/image.ts'
import { failures } from '#contract/failure.ts'
import {
  IMAGE_FILES_PATH,
  IMAGES_PATH,
  imageParams,
  imageUploadFields,
  libraryImage,
  libraryList,
  renditionCreated,
  renditionWrite,
  thumbnailQuery,
} from '#contract/image-library.ts'
import type { Config } from '../config.ts'
import { mediaCacheControl } from '../content/media-headers.ts'
import type { Thumbnails } from '../content/thumbnails.ts'
import { publicError } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { readUpload, uploadLimits } from '../files/upload.ts'
import type { App } from '../http/app-type.ts'
import { sendStoredBytes } from '../http/ranges.ts'
import { makePreview, makeThumbnail } from '../images/images.ts'
import type { Allow } from '../staff/access.ts'
import { asFieldError, type ImageLibrary } from './image-library.ts'

export interface ImageLibraryRoutesDeps {
  readonly config: Pick<Config, 'contentOrigin'>
  readonly library: ImageLibrary
  readonly files: Pick<Files, 'receive' | 'maxBytes'>
  readonly thumbnails: Thumbnails
  readonly allow: Allow
}

const fileParams = z.object({ file: z.string() })

/** Serves the files of published images to visitors. */
export function imageFileRoutes(app: App, { library }: Pick<ImageLibraryRoutesDeps, 'library'>) {
  app.get(
    '/content/pictures/uploads/:file',
    { schema: { params: fileParams }, config: { quiet: true } },
    async (request, reply) => {
      const file = await library.publicFile(request.params.file)
      if (!file) throw publicError('UNKNOWN_ADDRESS')
      reply.headers({
        'cache-control': mediaCacheControl(request.params.file),
        'cross-origin-resource-policy': 'cross-origin',
      })
      return sendFile(file, library, request, reply)
    },
  )
}

type ImageFile = NonNullable<Awaited<ReturnType<ImageLibrary['file']>>>

function sendFile(file: ImageFile, library: ImageLibrary, request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-type', `image/${file.format}`)
  const bytes = { size: file.size, etag: `"${file.object}"` }
  return sendStoredBytes({ ...bytes, open: (range) => library.read(file.object, range) }, request, reply)
}

/** Serves the library of uploaded images at `/api/images`. */
export async function imageLibraryRoutes(app: App, deps: ImageLibraryRoutesDeps) {
  const { config, library, files, thumbnails, allow } = deps
  await app.register(multipart, { limits: uploadLimits(files.maxBytes), throwFileSizeLimit: false })
  app.addHook('onRequest', allow('editContent'))
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  const list = { response: { 200: libraryList, ...failures } }
  app.get(IMAGES_PATH, { schema: list }, async () => ({ images: await library.list() }))

  const upload = { response: { 201: libraryImage, ...failures } }
  app.post(IMAGES_PATH, { schema: upload, config: { longBody: true } }, async (request, reply) => {
    const { received, fields } = await readUpload(request, files, imageUploadFields).catch((error: unknown) => {
      throw asFieldError(error)
    })
    const { staff } = request
    if (!staff) throw publicError('INTERNAL_ERROR')
    return reply.code(201).send(await library.add(received, fields.use, staff))
  })

  const rendition = { params: imageParams, body: renditionWrite, response: { 200: renditionCreated, ...failures } }
  app.post(`${IMAGES_PATH}/:id/renditions`, { schema: rendition }, async ({ params, body }) => ({
    image: await library.rendition(params.id, body),
  }))

  const remove = { params: imageParams, response: { 204: z.null(), ...failures } }
  app.delete(`${IMAGES_PATH}/:id`, { schema: remove }, async ({ params }, reply) => {
    await library.remove(params.id)
    return reply.code(204).send(null)
  })

  // Serves staff the thumbnails of both catalog images and uploads.
  app.get(`${IMAGES_PATH}/thumbnail`, { schema: { querystring: thumbnailQuery } }, async ({ query }, reply) => {
    const upload = uploadedImage(query.image)
    const picture = upload ?? pictures[query.image]
    const width = picture?.widths[0]
    if (!picture || !width) throw publicError('UNKNOWN_IMAGE')
    const file = `-${width}.${picture.hash}.webp`
    const path = upload ? `${IMAGE_FILES_PATH}/${upload.id}` : `${config.contentOrigin}/pictures/${query.image}`
    return reply.redirect(path + file, 302)
  })

  app.get(`${IMAGE_FILES_PATH}/:file`, { schema: { params: fileParams } }, async (request, reply) => {
    const file = await library.file(request.params.file)
    if (!file) throw publicError('UNKNOWN_IMAGE')
    reply.header('cache-control', 'private, max-age=3600')
    return sendFile(file, library, request, reply)
  })

  for (const [name, convert] of [
    ['preview', makePreview],
    ['thumbnail', makeThumbnail],
  ] as const) {
    app.get(`${IMAGES_PATH}/:id/${name}`, { schema: { params: imageParams } }, async ({ params }, reply) => {
      const image = await library.get(params.id)
      const key = name === 'preview' ? `${image.object}p` : image.object
      const bytes = await thumbnails.get(key, library.localCopyOf(image), convert)
      return reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }).send(bytes)
    })
  }
}
