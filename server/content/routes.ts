import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import send from '@fastify/send'
import { FILE_KINDS, type FileKind } from '#contract/file-kinds.ts'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'
import type { LocalCopy } from '../files/storage.ts'
import type { App } from '../http/app-type.ts'
import { createByteCache } from '../http/byte-cache.ts'
import { compress } from '../http/compression.ts'
import { createFinishedResponse, sendFinishedResponse } from '../http/finished-response.ts'
import { disposition } from '../http/ranges.ts'
import { bodyHash, type StoredBody, storedBody } from '../http/stored-body.ts'
import { makePreview } from '../images/images.ts'
import { uploadRedirect } from './host.ts'
import { mediaCacheControl, mediaType, savedName } from './media-headers.ts'
import type { Thumbnails } from './thumbnails.ts'
import { sendUpload, type Upload, type UploadedFiles, uploadAt } from './upload-content.ts'

export interface ContentDeps {
  readonly config: Pick<Config, 'publicUrl' | 'contentOrigin'>
  /** Folder that contains the files from the studio. */
  readonly folder: string
  /** Files that staff uploaded. They are served under `files/`. */
  readonly files: UploadedFiles
  readonly thumbnails: Thumbnails
}

/** Matches drawings, 3D models, and hole data. These files compress well and are small enough to cache in memory. */
const COMPRESSED = /\.(?:svg|dxf|glb|json)$/

/** Maximum total size of compressed drawings and models in memory. */
const MAX_CACHED_BYTES = 8_000_000

/** Matches the files in the media folder for which thumbnails are served. */
const IMAGE = /\.(?:jpe?g|png|gif|webp|avif)$/

/**
 * Serves the media folder. Images, documents, and videos are streamed from disk. Compressed drawings and models are
 * sent from memory, and STEP files are sent in gzipped form. Uploaded files are served under `files/`, and thumbnails
 * of all images under `thumbnail/`. WebP copies of images in formats that browsers do not support are served under
 * `preview/`.
 */
export function contentRoutes(app: App, { config, folder, files, thumbnails }: ContentDeps) {
  const inMemory = createByteCache<StoredBody>(MAX_CACHED_BYTES, ({ bytes }) => bytes.length)

  app.get('/content/thumbnail/*', { config: { quiet: true } }, async (request, reply) => {
    const path = pathOf(request.url, '/content/thumbnail')
    const { key, source, cacheControl } = await imageAt(path)
    return sendFinishedResponse(webp(await thumbnails.get(key, source), cacheControl), request, reply)
  })

  // The preview's path is the file's path plus `.webp`: 'preview/files/…/plan.tif.webp'.
  app.get('/content/preview/*', { config: { quiet: true } }, async (request, reply) => {
    const [, path] = /^(.*)\.webp$/.exec(pathOf(request.url, '/content/preview')) ?? []
    const upload = path === undefined ? undefined : await uploadAt(path, files)
    const kind: FileKind | undefined = upload && FILE_KINDS[upload.kind]
    if (!upload || !kind?.preview) throw publicError('UNKNOWN_ADDRESS')
    const preview = await thumbnails.get(keyOf(`preview ${upload.object}`), localCopyOf(upload), makePreview)
    return sendFinishedResponse(webp(preview, UPLOAD_CACHE_CONTROL), request, reply)
  })

  app.get('/content/*', { config: { quiet: true } }, async (request, reply) => {
    const path = pathOf(request.url, '/content')
    const upload = await uploadAt(path, files)
    const redirect = upload && uploadRedirect(config, request)
    if (redirect !== undefined) return reply.header('cache-control', 'no-store').redirect(redirect, 308)
    if (upload) return sendUpload(upload, files, config.publicUrl, request, reply)
    if (path.endsWith('.step')) return sendFinishedResponse(await packedFile(path), request, reply)
    const file = await send(request.raw, path, { root: folder, dotfiles: 'deny', index: false, cacheControl: false })
    // Any other error, such as an invalid range or a failed precondition, means that the file exists.
    if (file.type === 'directory' || [400, 403, 404, 500].includes(file.statusCode))
      throw publicError('UNKNOWN_ADDRESS')
    reply.headers({ ...file.headers, ...headersOf(path, config.publicUrl) })
    if (file.type === 'file' && file.statusCode === 200 && COMPRESSED.test(path)) {
      // The response comes from memory, so discard this stream and ignore its errors.
      file.stream.on('error', () => {}).destroy()
      const body = await compressed(file.metadata.path, file.metadata.stat.mtimeMs)
      return sendFinishedResponse(createFinishedResponse(200, {}, body), request, reply)
    }
    return reply.code(file.statusCode).send(file.stream)
  })

  const localCopyOf =
    (upload: Upload): LocalCopy =>
    (use) =>
      files.withLocalCopy(upload, use)

  /** Returns the source of a thumbnail, and a cache key that changes when the image changes. */
  async function imageAt(path: string) {
    const upload = await uploadAt(path, files)
    if (upload) {
      if (!FILE_KINDS[upload.kind].thumbnail) throw publicError('UNKNOWN_ADDRESS')
      return { key: keyOf(upload.object), source: localCopyOf(upload), cacheControl: UPLOAD_CACHE_CONTROL }
    }
    const file = join(folder, plainPath(path))
    const found = IMAGE.test(path) ? await stat(file).catch(() => undefined) : undefined
    if (!found?.isFile()) throw publicError('UNKNOWN_ADDRESS')
    const key = keyOf(`${path} ${found.size} ${found.mtimeMs}`)
    const source: LocalCopy = (use) => use(file)
    return { key, source, cacheControl: mediaCacheControl(path) }
  }

  /**
   * Returns a response with the gzipped STEP file.
   * @throws PublicError 404 if the file does not exist
   */
  async function packedFile(path: string) {
    const packed = await readFile(join(folder, `${plainPath(path)}.gz`)).catch(() => undefined)
    if (!packed) throw publicError('UNKNOWN_ADDRESS')
    const headers = { ...headersOf(path, config.publicUrl), 'content-type': mediaType(path) }
    // A gzip file ends with the length of its content (RFC 1952, section 2.3.1).
    const plainLength = packed.readUInt32LE(packed.length - 4)
    return createFinishedResponse(200, headers, { hash: bodyHash(packed), plainLength, coding: 'gzip', bytes: packed })
  }

  /** Returns a drawing or model from the cache. It is compressed on the first request. */
  function compressed(file: string, modifiedMs: number) {
    return inMemory.get(`${file} ${modifiedMs}`, async () => {
      const bytes = await readFile(file)
      return storedBody(bytes, { coding: 'br', bytes: await compress.br(bytes, 'quick') })
    })
  }
}

const webp = (bytes: Buffer, cacheControl: string) =>
  createFinishedResponse(
    200,
    { 'content-type': 'image/webp', 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin' },
    storedBody(bytes),
  )

/** An uploaded file keeps its URL when its bytes are replaced, so browsers must revalidate it. */
const UPLOAD_CACHE_CONTROL = 'public, no-cache'

const pathOf = (url: string, below: string) => url.slice(below.length).split('?', 1)[0] ?? ''

const keyOf = (what: string) => createHash('sha256').update(what).digest('hex').slice(0, 32)

/**
 * Decodes a path in the media folder.
 * @throws PublicError 404 for a path that leaves the folder or names a hidden file
 */
function plainPath(path: string) {
  const parts = path.slice(1).split('/').map(decodeURIComponentSafely)
  if (parts.some((part) => part === undefined || /^(?:\.|$)|[/\\\0]/.test(part))) throw publicError('UNKNOWN_ADDRESS')
  return parts.join('/')
}

function decodeURIComponentSafely(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function headersOf(path: string, publicUrl: string) {
  const name = savedName(path)
  return {
    ...policyOf(path, publicUrl),
    'cache-control': mediaCacheControl(path),
    ...(name ? { 'content-disposition': disposition('attachment', name) } : {}),
  }
}

/** Allows pages on other hosts to use content, because a CDN may serve the content under a different host name. */
function policyOf(path: string, publicUrl: string) {
  const open = { 'cross-origin-resource-policy': 'cross-origin' }
  // The 3D viewer fetches these files, so they need a CORS header.
  if (/\.(?:glb|json)$/.test(path)) return { ...open, 'access-control-allow-origin': '*' }
  if (path.endsWith('.svg')) return { ...open, 'content-security-policy': "default-src 'none'; sandbox" }
  // The browser's PDF viewer inherits this policy, and a stricter policy would stop the viewer from working.
  if (path.endsWith('.pdf')) return { ...open, 'content-security-policy': `frame-ancestors 'self' ${publicUrl}` }
  return open
}
