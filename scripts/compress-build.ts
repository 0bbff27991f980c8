/**
 * Writes the brotli and gzip form of each file of the built site beside it, so that the server starts without having
 * to compress them. Runs after the router's build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { CODINGS, compress, isCompressible } from '../server/documents/compression.ts'

const FOLDER = join(import.meta.dirname, '..', 'build', 'client')

const waiting = (await readdir(FOLDER, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && isCompressible(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

const worker = async () => {
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const bytes = await readFile(file)
    for (const { name, ending } of CODINGS) await writeFile(file + ending, await compress[name](bytes, 'smallest'))
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, worker))
