import type { FileHandle } from 'node:fs/promises'
import { publicError } from '../../errors.ts'

/** Part of a copy of a file: bytes of the file, new bytes, or a number of zeros. */
export type Piece = { readonly from: number; readonly to: number } | { readonly zeros: number } | Buffer

/** Maximum number of segments, chunks, boxes, or tags in an image. Large images have a few thousand. */
const MAX_PARTS = 100_000

const WINDOW_BYTES = 64 * 1024

export type Source = ReturnType<typeof imageSource>

/** Reads the structure of an image file through a window of 64 KB. */
export function imageSource(handle: FileHandle, size: number) {
  const window = Buffer.alloc(WINDOW_BYTES)
  let windowStart = 0
  let windowEnd = 0
  let parts = 0

  return {
    size,

    /**
     * Returns the bytes at a position. The result is valid until the next call. It is shorter at the end of the file.
     * @param length at most `WINDOW_BYTES`
     */
    async peek(at: number, length: number): Promise<Buffer> {
      if (at < windowStart || Math.min(at + length, size) > windowEnd) {
        const { bytesRead } = await handle.read(window, 0, WINDOW_BYTES, at)
        windowStart = at
        windowEnd = at + bytesRead
      }
      return window.subarray(Math.max(0, at - windowStart), Math.min(at + length, windowEnd) - windowStart)
    },

    /**
     * Returns a copy of exactly these bytes.
     * @throws PublicError if the file is shorter
     */
    async read(at: number, length: number): Promise<Buffer> {
      if (at + length > size) throw publicError('UNREADABLE_PICTURE')
      const bytes = Buffer.alloc(length)
      const { bytesRead } = await handle.read(bytes, 0, length, at)
      if (bytesRead < length) throw publicError('UNREADABLE_PICTURE')
      return bytes
    },

    /** Counts a part. @throws PublicError if the image has too many */
    count() {
      parts += 1
      if (parts > MAX_PARTS) throw publicError('UNREADABLE_PICTURE')
    },

    /** Yields the bytes of a copy. */
    async *copy(pieces: readonly Piece[]): AsyncGenerator<Buffer> {
      for (const piece of pieces) {
        if (Buffer.isBuffer(piece)) yield piece
        else if ('zeros' in piece) {
          for (let left = piece.zeros; left > 0; left -= WINDOW_BYTES) yield Buffer.alloc(Math.min(left, WINDOW_BYTES))
        } else if (piece.to > piece.from) {
          yield* handle.createReadStream({ start: piece.from, end: piece.to - 1, autoClose: false })
        }
      }
    },
  }
}

/** Adds a range to a list of pieces and merges it with the range before. */
export function keep(pieces: Piece[], from: number, to: number) {
  const last = pieces.at(-1)
  if (last && 'to' in last && last.to === from) pieces[pieces.length - 1] = { from: last.from, to }
  else pieces.push({ from, to })
}

export interface Patch {
  readonly at: number
  readonly bytes: Buffer | { readonly zeros: number }
}

const lengthOf = ({ bytes }: Patch) => (Buffer.isBuffer(bytes) ? bytes.length : bytes.zeros)

/** Returns the pieces of a copy of the same length in which the given bytes are replaced. */
export function patched(size: number, patches: readonly Patch[]): Piece[] {
  const pieces: Piece[] = []
  let next = 0
  for (const patch of patches.toSorted((a, b) => a.at - b.at)) {
    // A damaged file can use the same bytes twice.
    if (patch.at < next || lengthOf(patch) < 0 || patch.at + lengthOf(patch) > size)
      throw publicError('UNREADABLE_PICTURE')
    pieces.push({ from: next, to: patch.at }, patch.bytes)
    next = patch.at + lengthOf(patch)
  }
  return [...pieces, { from: next, to: size }]
}
