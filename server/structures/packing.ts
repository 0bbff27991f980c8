import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** More than the largest structure that the server accepts. */
const MAX_BYTES = 2 * 1024 ** 2

/** Compresses the JSON of a structure for the database. `size` is the number of characters. */
export async function packStructure(json: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: json.length }
  const body = (await compress(json, { params })).toString('base64')
  return { body, size: body.length }
}

/** Returns the JSON of a structure. */
export const unpackStructure = (body: string): Promise<Buffer> =>
  decompress(Buffer.from(body, 'base64'), { maxOutputLength: MAX_BYTES })
