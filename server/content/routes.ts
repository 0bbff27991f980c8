import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import send from '@fastify/send'
import { FILE_KINDS } from '../../contract/file-kinds.ts'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { compress } from '../documents/compression.ts'
import { createDocument, type Document, sendDocument } from '../documents/document.ts'
import { unknownAddress } from '../errors.ts'
import type { Thumbnails } from './thumbnails.ts'
import { sendUpload, type UploadedFiles, uploadAt } from './upload-content.ts'

export interface ContentDeps {
  readonly config: Pick<Config, 'publicUrl'>
  /** The folder that is served. */
  readonly folder: string
  /** What staff have uploaded, served below `files/`. */
  readonly files: UploadedFiles
  readonly thumbnails: Thumbnails
}

/** A name that says what is in the file: eight hex digits before the extension. Such a file never changes. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/

/** Of the media folder, what there are thumbnails of. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/

/**
 * Pictures, drawings, documents and films, streamed from disk; drawings, which are text, compressed from memory. Below
 * `files/` what staff have uploaded, below `thumbnail/` the small form of any picture.
 */
export function contentRoutes(app: App, { config, folder, files, thumbnails }: ContentDeps) {
  const drawings = new Map<string, Promise<Document>>()

  app.get('/content/thumbnail/*', { config: { quiet: true } }, async (request, reply) => {
    const path = pathOf(request.url, '/content/thumbnail')
    const { key, file, cacheControl } = await pictureAt(path)
    const headers = { 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin' }
    const thumbnail = createDocument(
      200,
      { ...headers, 'content-type': 'image/webp' },
      await thumbnails.get(key, file),
      {},
    )
    return sendDocument(thumbnail, request, reply)
  })

  app.get('/content/*', { config: { quiet: true } }, async (request, reply) => {
    const path = pathOf(request.url, '/content')
    const upload = await uploadAt(path, files)
    if (upload) return sendUpload(upload, files, config.publicUrl, request, reply)
    const file = await send(request.raw, path, { root: folder, dotfiles: 'deny', index: false, cacheControl: false })
    // What remains as an error is an answer about a file that is there: a part beyond its end, a condition not met.
    if (file.type === 'directory' || [400, 403, 404, 500].includes(file.statusCode)) throw unknownAddress()
    reply.headers({
      ...file.headers,
      ...policyOf(path, config.publicUrl),
      'cache-control': cacheControlOf(path),
    })
    if (file.type === 'file' && file.statusCode === 200 && path.endsWith('.svg')) {
      // Nothing reads the stream, so it may as well fail to open.
      file.stream.on('error', () => {}).destroy()
      return sendDocument(await drawing(file.metadata.path, file.metadata.stat.mtimeMs), request, reply)
    }
    return reply.code(file.statusCode).send(file.stream)
  })

  /** The picture that a thumbnail is asked of, with a key that changes when its bytes do. */
  async function pictureAt(path: string) {
    const upload = await uploadAt(path, files)
    if (upload) {
      if (!FILE_KINDS[upload.kind].thumbnail) throw unknownAddress()
      return { key: keyOf(upload.object), file: files.path(upload), cacheControl: 'public, no-cache' }
    }
    const file = join(folder, plainPath(path))
    const found = PICTURE.test(path) ? await stat(file).catch(() => undefined) : undefined
    if (!found?.isFile()) throw unknownAddress()
    const key = keyOf(`${path} ${found.size} ${found.mtimeMs}`)
    return { key, file, cacheControl: cacheControlOf(path) }
  }

  /** A drawing in memory with its compressed forms, made when it is first asked for. */
  function drawing(file: string, modifiedMs: number) {
    const key = `${file} ${modifiedMs}`
    const known = drawings.get(key)
    if (known) return known
    const made = readFile(file).then(async (bytes) => {
      const [br, gzip] = await Promise.all([compress.br(bytes, 'quick'), compress.gzip(bytes, 'quick')])
      return createDocument(200, {}, bytes, { br, gzip })
    })
    drawings.set(key, made)
    made.catch(() => drawings.delete(key))
    return made
  }
}

const pathOf = (url: string, below: string) => url.slice(below.length).split('?', 1)[0] ?? ''

const keyOf = (what: string) => createHash('sha256').update(what).digest('hex').slice(0, 32)

const cacheControlOf = (path: string) =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** @throws PublicError 404 for a path that leads out of the folder, or to a hidden file */
function plainPath(path: string) {
  const parts = path.slice(1).split('/').map(decodeURIComponentSafely)
  if (parts.some((part) => part === undefined || /^(?:\.|$)|[/\\\0]/.test(part))) throw unknownAddress()
  return parts.join('/')
}

function decodeURIComponentSafely(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Content may be shown by pages of another host: the files may also stand behind a CDN of another name. */
function policyOf(path: string, publicUrl: string) {
  const open = { 'cross-origin-resource-policy': 'cross-origin' }
  if (path.endsWith('.svg')) return { ...open, 'content-security-policy': "default-src 'none'; sandbox" }
  // A browser's own reader shows the PDF; a stricter policy would apply to the reader and stop it.
  if (path.endsWith('.pdf')) return { ...open, 'content-security-policy': `frame-ancestors 'self' ${publicUrl}` }
  return open
}
