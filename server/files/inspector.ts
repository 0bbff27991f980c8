import { createHash } from 'node:crypto'
import { HEAD_BYTES, type Sample, TAIL_BYTES } from './file-type.ts'

/** Collects the data for type detection from a stream, in constant memory: the beginning, end, length, and SHA-256. */
export function createInspector() {
  const hash = createHash('sha256')
  const head = Buffer.alloc(HEAD_BYTES)
  /** Ring buffer of the last bytes. Byte n of the file is at position n modulo the buffer's length. */
  const ring = Buffer.alloc(TAIL_BYTES)
  let size = 0

  return {
    update(chunk: Buffer) {
      hash.update(chunk)
      if (size < HEAD_BYTES) chunk.copy(head, size)
      const last = chunk.subarray(-TAIL_BYTES)
      const at = (size + chunk.length - last.length) % TAIL_BYTES
      const copied = last.copy(ring, at)
      if (copied < last.length) last.copy(ring, 0, copied)
      size += chunk.length
    },
    /** Returns the collected data. Call this after the last chunk. */
    digest(): Sample & { readonly sha256: string } {
      const at = size % TAIL_BYTES
      const tail = size < TAIL_BYTES ? ring.subarray(0, size) : Buffer.concat([ring.subarray(at), ring.subarray(0, at)])
      return { head: head.subarray(0, Math.min(size, HEAD_BYTES)), tail, size, sha256: hash.digest('hex') }
    },
  }
}
