import send from '@fastify/send'
import { FILE_KINDS } from '../../contract/file-kinds.ts'

/** A name with a content hash: eight hex digits before the extension. Such a file never changes. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/

/** How long browsers keep a file of the media folder. */
export const mediaCacheControl = (path: string) =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** STEP files lie packed in the media folder: a hundred megabytes of text. */
const PACKED = /\.step\.gz$/

export const isPacked = (file: string) => PACKED.test(file)

/** The path at which a file of the media folder is served: a packed one under its name without `.gz`. */
export const servedPath = (file: string) => (isPacked(file) ? file.slice(0, -'.gz'.length) : file)

/** The name under which a browser saves a CAD file, 'BS-TR12A-10.step'; undefined for everything else. */
export function savedName(path: string) {
  const [, partNumber, extension] = /([^/]+)\.(step|dxf|glb)$/.exec(path) ?? []
  return partNumber && extension ? `${partNumber.toUpperCase()}.${extension}` : undefined
}

/** The media type of a file by its name, as `@fastify/send` sends it; it does not know STEP. */
export function mediaType(path: string) {
  if (path.endsWith('.step')) return FILE_KINDS.step.type
  const type = send.mime.getType(path) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
