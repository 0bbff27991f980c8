import { readFile } from 'node:fs/promises'
import send from '@fastify/send'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { compress } from '../documents/compression.ts'
import { createDocument, type Document, sendDocument } from '../documents/document.ts'
import { unknownAddress } from '../errors.ts'

export interface ContentDeps {
  readonly config: Pick<Config, 'publicUrl'>
  /** The folder that is served. */
  readonly folder: string
}

/** A name that says what is in the file: eight hex digits before the extension. Such a file never changes. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/

/** Pictures, drawings, documents and films, streamed from disk; drawings, which are text, compressed from memory. */
export function contentRoutes(app: App, { config, folder }: ContentDeps) {
  const drawings = new Map<string, Promise<Document>>()

  app.get('/content/*', { config: { quiet: true } }, async (request, reply) => {
    const path = request.url.slice('/content'.length).split('?', 1)[0] ?? ''
    const file = await send(request.raw, path, { root: folder, dotfiles: 'deny', index: false, cacheControl: false })
    // What remains as an error is an answer about a file that is there: a part beyond its end, a condition not met.
    if (file.type === 'directory' || [400, 403, 404, 500].includes(file.statusCode)) throw unknownAddress()
    reply.headers({
      ...file.headers,
      ...policyOf(path, config.publicUrl),
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    })
    if (file.type === 'file' && file.statusCode === 200 && path.endsWith('.svg')) {
      // Nothing reads the stream, so it may as well fail to open.
      file.stream.on('error', () => {}).destroy()
      return sendDocument(await drawing(file.metadata.path, file.metadata.stat.mtimeMs), request, reply)
    }
    return reply.code(file.statusCode).send(file.stream)
  })

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

/** Content may be shown by pages of another host: the files may also stand behind a CDN of another name. */
function policyOf(path: string, publicUrl: string) {
  const open = { 'cross-origin-resource-policy': 'cross-origin' }
  if (path.endsWith('.svg')) return { ...open, 'content-security-policy': "default-src 'none'; sandbox" }
  // A browser's own reader shows the PDF; a stricter policy would apply to the reader and stop it.
  if (path.endsWith('.pdf')) return { ...open, 'content-security-policy': `frame-ancestors 'self' ${publicUrl}` }
  return open
}
