/**
 * Child process that writes one file of a structure, compressed with gzip unless it is a zip. Its argument is a JSON file
 * that contains an `ExportProcessRequest`.
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type ExportRequest, exportOf } from './exports.ts'

export interface ExportProcessRequest extends ExportRequest {
  /** Path of the file to write. */
  readonly path: string
}

const { path, ...request } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ExportProcessRequest
const packing = request.format === 'mvr' ? [] : [createGzip({ level: 4 })]
await pipeline([await exportOf(request), ...packing, createWriteStream(path)])
