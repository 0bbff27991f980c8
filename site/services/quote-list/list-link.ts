/**
 * A quote list in the URL fragment, which browsers do not send to the server. The list is deflated JSON in base64url.
 * Links are untrusted, so the size is limited before and during decompression, and the schema validates the content.
 */
import { parseLinkedList } from './list-schema.ts'
import type { QuoteList } from './lists.ts'

type LinkedList = Pick<QuoteList, 'name' | 'lines' | 'calculations'>

const PARAMETER = '#list='

/** Maximum number of characters in a link, and of bytes in its content. Both allow 500 lines with notes. */
const LINK_MAX_LENGTH = 100_000
const UNPACKED_MAX_BYTES = 400_000

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
      throw new RangeError('The list is too large.')
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

const short = (partNumber: string) => partNumber.replace(/^BS-/, '')

export async function listFragment({ name, lines, calculations = [] }: LinkedList): Promise<string> {
  const compact = [
    1,
    name,
    lines.map(({ partNumber, quantity, note }) => [short(partNumber), quantity, ...(note ? [note] : [])]),
    ...(calculations.length > 0
      ? [
          calculations.map(({ name, address, lines }) => [
            name,
            address,
            lines.map(({ partNumber, quantity }) => [short(partNumber), quantity]),
          ]),
        ]
      : []),
  ]
  const text = new TextEncoder().encode(JSON.stringify(compact))
  const packed = await through(text, new CompressionStream('deflate-raw'), UNPACKED_MAX_BYTES)
  return PARAMETER + toBase64Url(packed)
}

export const hasList = (fragment: string) => fragment.startsWith(PARAMETER)

/** Returns the list in a fragment, or undefined if the fragment contains no valid list. */
export async function listOfFragment(fragment: string): Promise<LinkedList | undefined> {
  if (!hasList(fragment) || fragment.length > LINK_MAX_LENGTH) return undefined
  try {
    const packed = fromBase64Url(fragment.slice(PARAMETER.length))
    const text = await through(packed, new DecompressionStream('deflate-raw'), UNPACKED_MAX_BYTES)
    return parseLinkedList(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)))
  } catch {
    // The link is truncated or invalid, and the page shows a message.
    return undefined
  }
}
