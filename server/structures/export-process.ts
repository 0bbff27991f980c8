/**
 * Child process that writes one file of a structure, compressed with gzip unless it is a zip. It gets an
 * `ExportProcessRequest` as a message, and ends with exit code 0 when the file is complete.
 */
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type ExportRequest, exportOf } from './exports.ts'

export interface ExportProcessRequest extends ExportRequest {
  /** Path of the file to write. */
  readonly path: string
}

process.once('message', async ({ path, ...request }: ExportProcessRequest) => {
  const packing = request.format === 'mvr' ? [] : [createGzip({ level: 4 })]
  await pipeline([await exportOf(request), ...packing, createWriteStream(path)])
  process.exit(0)
})
// The server has ended.
process.once('disconnect', () => process.exit(1))
