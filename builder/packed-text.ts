/** Compresses text for URL fragments using deflate and then base64url. Links are untrusted, so the size is limited. */

type Bytes = Uint8Array<ArrayBuffer>

/** @throws RangeError if the output exceeds `max` bytes */
async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream, max: number): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const pieces: Bytes[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer())
    size += value.length
    if (size > max) {
      await reader.cancel()
      throw new RangeError('The content is too large.')
    }
    pieces.push(value)
  }
}

const toBase64Url = (bytes: Bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** @throws RangeError if the compressed text exceeds `maxBytes` */
export const packed = async (text: string, maxBytes: number): Promise<string> =>
  toBase64Url(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), maxBytes))

/**
 * Returns the unpacked text, which is never longer than `maxBytes`.
 * @throws if the packed text is truncated or invalid, or if its content is too large
 */
export const unpacked = async (text: string, maxBytes: number): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    await through(fromBase64Url(text), new DecompressionStream('deflate-raw'), maxBytes),
  )
