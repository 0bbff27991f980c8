import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings for compressed responses. */
export type Coding = 'br' | 'gzip'

/** Extension of the Brotli copies that the build writes. */
export const BROTLI_ENDING = '.br'

/** Returns true if compression makes files of this type notably smaller. Images and fonts are already compressed. */
export const isCompressible = (name: string) => /\.(html|js|css|csv|json|svg|xml|txt|webmanifest)$/.test(name)

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Compression effort. The build uses `smallest`, which takes 0.1 s per page. `quick` is used during server startup and
 * while a visitor is waiting. It is ten times faster, but its output is 12% larger.
 */
export type Effort = 'smallest' | 'quick'

export const compress: Record<Coding, (bytes: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (bytes, effort) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: effort === 'smallest' ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, effort) => deflate(bytes, { level: effort === 'smallest' ? constants.Z_BEST_COMPRESSION : 6 }),
}
