import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings that are prepared, in the order of preference, each with the ending of its file. */
export const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Coding = (typeof CODINGS)[number]['name']

/** Whether compression makes a file of this type notably smaller; pictures and fonts are compressed already. */
export const isCompressible = (name: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(name)

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * `smallest` takes a tenth of a second for a page and is for the build; `quick` takes a tenth of that, produces an
 * eighth more bytes, and is for responses that a visitor waits for.
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
