import type { FastifyReply, FastifyRequest } from 'fastify'
import { FILE_KINDS } from '#contract/file-kinds.ts'
import { publicError } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { disposition, sendStoredBytes } from '../http/ranges.ts'

/** The methods of `Files` that content routes use. */
export type UploadedFiles = Pick<Files, 'find' | 'read' | 'withLocalCopy'>

export type Upload = Awaited<ReturnType<Files['get']>>

const ADDRESS = /^\/files\/([0-9a-f]{32})\/([^/]+)$/

/**
 * Returns the uploaded file at a path on the content host, or undefined if the path is not under `files/`.
 * @throws PublicError 404 if the file does not exist or has a different name
 */
export async function uploadAt(path: string, files: UploadedFiles) {
  if (!path.startsWith('/files/')) return undefined
  const [, id, name] = ADDRESS.exec(path) ?? []
  if (id === undefined || name === undefined) throw publicError('UNKNOWN_ADDRESS')
  const file = await files.find(id)
  if (!file || file.name !== decoded(name)) throw publicError('UNKNOWN_ADDRESS')
  return file
}

function decoded(name: string) {
  try {
    return decodeURIComponent(name).normalize('NFC')
  } catch {
    return undefined
  }
}

/**
 * Sends an uploaded file. Its media type is detected from its bytes. Files that a browser cannot display safely are
 * sent as downloads. The URL stays the same when the file is replaced, so browsers must revalidate.
 */
export function sendUpload(
  file: Upload,
  files: UploadedFiles,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { type, inline } = FILE_KINDS[file.kind]
  reply.headers({
    'content-type': type,
    'content-disposition': disposition(inline ? 'inline' : 'attachment', file.name),
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy':
      // The browser's PDF viewer inherits this policy, and a stricter policy would stop the viewer from working.
      file.kind === 'pdf'
        ? `frame-ancestors 'self' ${publicUrl}`
        : "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  })
  return sendStoredBytes(
    { size: file.size, etag: `"${file.sha256}"`, open: (range) => files.read(file, range) },
    request,
    reply,
  )
}
