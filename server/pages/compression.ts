import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings that are prepared, in the order of preference, each with the ending of its file. */
export const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Coding = (typeof CODINGS)[number]['name']

/** Whether a file of this name becomes notably smaller; pictures and fonts are compressed already. */
export const isCompressible = (name: string) => /\.(html|data|js|css|json|svg|xml|txt|webmanifest)$/.test(name)

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** As small as each coding can: done once per build, sent many times. */
export const compress: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => deflate(bytes, { level: constants.Z_BEST_COMPRESSION }),
}
