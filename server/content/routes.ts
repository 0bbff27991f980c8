import send from '@fastify/send'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { unknownAddress } from '../errors.ts'

export interface ContentDeps {
  readonly config: Pick<Config, 'publicUrl'>
  /** The folder that is served. */
  readonly folder: string
}

/** A name that says what is in the file: eight hex digits before the extension. Such a file never changes. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/

/** Pictures, drawings, documents and films, from disk. */
export function contentRoutes(app: App, { config, folder }: ContentDeps) {
  app.get('/content/*', { config: { quiet: true } }, async (request, reply) => {
    const path = (request.raw.url ?? '').slice('/content'.length).split('?', 1)[0] ?? ''
    const { statusCode, headers, stream, type } = await send(request.raw, path, {
      root: folder,
      dotfiles: 'deny',
      index: false,
      cacheControl: false,
    })
    if (type !== 'file' && statusCode >= 400 && statusCode !== 412 && statusCode !== 416) throw unknownAddress()
    if (type === 'directory') throw unknownAddress()
    const file = type === 'file' ? path : ''
    return reply
      .code(statusCode)
      .headers({ ...headers, ...policyOf(file, config.publicUrl) })
      .header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .send(stream)
  })
}

/** A content host serves other hosts' pages, so that the files may also stand behind a CDN of another name. */
function policyOf(path: string, publicUrl: string) {
  const open = { 'cross-origin-resource-policy': 'cross-origin' }
  if (path.endsWith('.svg')) return { ...open, 'content-security-policy': "default-src 'none'; sandbox" }
  // A browser's own reader shows the PDF; a stricter policy would apply to the reader and stop it.
  if (path.endsWith('.pdf')) return { ...open, 'content-security-policy': `frame-ancestors 'self' ${publicUrl}` }
  return open
}
