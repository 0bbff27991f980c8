import send from '@fastify/send'

/** A name with a content hash: eight hex digits before the extension. Such a file never changes. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/

/** How long browsers keep a file of the media folder. */
export const mediaCacheControl = (path: string) =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** The media type of a file by its name, as `@fastify/send` sends it. */
export function mediaType(path: string) {
  const type = send.mime.getType(path) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
