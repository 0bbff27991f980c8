import multipart from '@fastify/multipart'
import { z } from 'zod'
import { pictures } from '../../catalog/studio-results.server.ts'
import { uploadedImage } from '../../contract/content/image.ts'
import { failures } from '../../contract/failure.ts'
import {
  IMAGES_PATH,
  imageParams,
  imageUploadFields,
  libraryImage,
  libraryList,
  renditionCreated,
  renditionWrite,
  thumbnailQuery,
} from '../../contract/image-library.ts'
import type { Config } from '../config.ts'
import { mediaCacheControl } from '../content/media-headers.ts'
import type { Thumbnails } from '../content/thumbnails.ts'
import { internalError, unknownAddress, unknownImage } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { readUpload, uploadLimits } from '../files/upload.ts'
import type { App } from '../http/app-type.ts'
import { sendStoredBytes } from '../http/ranges.ts'
import { makePreview, makeThumbnail } from '../images.ts'
import type { Allow } from '../staff/access.ts'
import { asFieldError, type ImageLibrary } from './image-library.ts'

export interface ImageLibraryRoutesDeps {
  readonly config: Pick<Config, 'contentOrigin'>
  readonly library: ImageLibrary
  readonly files: Pick<Files, 'receive' | 'maxBytes'>
  readonly thumbnails: Thumbnails
  readonly allow: Allow
}

const FILE = /^([0-9a-f]{32})-(\d{3,4})\.([0-9a-f]{8})\.(avif|webp)$/

/** Serves the files of uploaded images to visitors. The address of each contains 128 random bits. */
export function imageFileRoutes(app: App, { library }: Pick<ImageLibraryRoutesDeps, 'library'>) {
  const params = z.object({ file: z.string() })
  app.get(
    '/content/pictures/uploads/:file',
    { schema: { params }, config: { quiet: true } },
    async (request, reply) => {
      const { file: name } = request.params
      const [, id = '', width, hash = '', format = ''] = FILE.exec(name) ?? []
      const file = id === '' ? undefined : await library.file(id, hash, Number(width), format)
      if (!file) throw unknownAddress()
      reply.headers({
        'content-type': `image/${file.format}`,
        'cache-control': mediaCacheControl(name),
        'cross-origin-resource-policy': 'cross-origin',
      })
      const bytes = { size: file.size, etag: `"${file.object}"` }
      return sendStoredBytes({ ...bytes, open: (range) => library.read(file.object, range) }, request, reply)
    },
  )
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
    if (!staff) throw internalError()
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

  // Staff see thumbnails of catalog images and uploads in the same way.
  app.get(`${IMAGES_PATH}/thumbnail`, { schema: { querystring: thumbnailQuery } }, async ({ query }, reply) => {
    const upload = uploadedImage(query.image)
    const picture = upload ?? pictures[query.image]
    const width = picture?.widths[0]
    if (!picture || !width) throw unknownImage()
    const key = upload?.key ?? query.image
    return reply.redirect(`${config.contentOrigin}/pictures/${key}-${width}.${picture.hash}.webp`, 302)
  })

  for (const [name, convert] of [
    ['preview', makePreview],
    ['thumbnail', makeThumbnail],
  ] as const) {
    app.get(`${IMAGES_PATH}/:id/${name}`, { schema: { params: imageParams } }, async ({ params }, reply) => {
      const image = await library.get(params.id)
      const key = name === 'preview' ? `${image.object}p` : image.object
      const bytes = await thumbnails.get(key, (use) => library.withLocalCopy(image, use), convert)
      return reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }).send(bytes)
    })
  }
}
