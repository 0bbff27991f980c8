import send from '@fastify/send'
import { FILE_KINDS } from '#contract/file-kinds.ts'

/** Matches a name with a content hash: eight hex digits before the extension. A file with such a name never changes. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/

export const mediaCacheControl = (path: string) =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** Matches STEP files, which are compressed with gzip because they contain about 100 MB of text. */
const PACKED = /\.step\.gz$/

export const isPacked = (file: string) => PACKED.test(file)

/** Returns the path that serves a file in the media folder. Gzipped files are served without `.gz`. */
export const servedPath = (file: string) => (isPacked(file) ? file.slice(0, -'.gz'.length) : file)

/**
 * Returns the file name that a browser uses to save a CAD file, such as 'BS-TR12A-10.step'. Returns undefined for other
 * files.
 */
export function savedName(path: string) {
  const [, partNumber, extension] = /([^/]+)\.(step|dxf|glb)$/.exec(path) ?? []
  return partNumber && extension ? `${partNumber.toUpperCase()}.${extension}` : undefined
}

/** Returns the media type that `@fastify/send` would use. Also supports STEP, which that library doesn't. */
export function mediaType(path: string) {
  if (path.endsWith('.step')) return FILE_KINDS.step.type
  const type = send.mime.getType(path) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
