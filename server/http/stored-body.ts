import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { createByteCache } from './byte-cache.ts'
import { type Coding, compress } from './compression.ts'

/** A response body in memory, in one content coding only. The others are created on demand. */
export interface StoredBody {
  /** Identifies the plain bytes. */
  readonly hash: string
  /** Number of plain bytes. */
  readonly plainLength: number
  /** Coding of `bytes`, or undefined if they are plain. */
  readonly coding: Coding | undefined
  readonly bytes: Buffer
}

/** Stores a body in the given compressed form, or plain if that is smaller. */
export function storedBody(
  plain: Buffer,
  compressed?: { readonly coding: Coding; readonly bytes: Buffer },
): StoredBody {
  const isSmaller = compressed !== undefined && compressed.bytes.length < plain.length
  return {
    hash: bodyHash(plain),
    plainLength: plain.length,
    coding: isSmaller ? compressed.coding : undefined,
    bytes: isSmaller ? compressed.bytes : plain,
  }
}

export const bodyHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

const decompress: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

export const plainBytes = async ({ coding, bytes }: StoredBody): Promise<Buffer> =>
  coding ? decompress[coding](bytes) : bytes

/** Maximum total size of converted bodies in memory. Nearly all clients accept Brotli and need no conversion. */
const MAX_CONVERTED_BYTES = 4_000_000

const converted = createByteCache<Buffer>(MAX_CONVERTED_BYTES, ({ length }) => length)

/** Returns the body in a coding in which it isn't stored. */
export const convertedBytes = (body: StoredBody, coding: Coding | undefined): Promise<Buffer> =>
  converted.get(`${body.hash} ${coding}`, async () => {
    const plain = await plainBytes(body)
    return coding ? compress[coding](plain, 'quick') : plain
  })
