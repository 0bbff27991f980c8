/** Removes metadata from formats that consist of independent segments or chunks: JPEG, PNG, and WebP. */
import { crc32 } from 'node:zlib'
import { publicError } from '../../errors.ts'
import { keep, type Piece, type Source } from './source.ts'

/** Returns EXIF data that contains only the orientation (tag 274, a SHORT). */
function orientationExif(orientation: number) {
  const exif = Buffer.alloc(26)
  exif.write('II*\0\x08', 'latin1')
  exif.writeUInt16LE(1, 8)
  exif.writeUInt16LE(274, 10)
  exif.writeUInt16LE(3, 12)
  exif.writeUInt32LE(1, 14)
  exif.writeUInt16LE(orientation, 18)
  return exif
}

/**
 * Returns the pieces of a JPEG without metadata, comments, and data after the image (such as a second image or a video
 * with its own metadata). JFIF, ICC, and Adobe segments are kept, because decoders need them for the colors.
 */
export async function jpegPieces(source: Source, orientation: number): Promise<Piece[]> {
  const pieces: Piece[] = []
  keep(pieces, 0, 2)
  if (orientation > 1) {
    const exif = orientationExif(orientation)
    const header = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1')
    header.writeUInt16BE(header.length - 2 + exif.length, 2)
    pieces.push(header, exif)
  }
  for (let at = 2; ; ) {
    at = await nextMarker(source, at)
    source.count()
    const head = await source.peek(at, 18)
    const marker = head[1]
    // Decoders accept an image without its end.
    if (marker === undefined) return pieces
    if (marker === 0xd9) {
      keep(pieces, at, at + 2)
      return pieces
    }
    const length = head.length >= 4 ? 2 + head.readUInt16BE(2) : 2
    const end = Math.min(at + length, source.size)
    if (isKeptSegment(marker, head.toString('latin1', 4))) keep(pieces, at, end)
    at = end
    if (marker === 0xda) {
      const scanEnd = await nextMarker(source, at)
      keep(pieces, at, scanEnd)
      at = scanEnd
    }
  }
}

function isKeptSegment(marker: number, content: string) {
  if (marker === 0xe0) return content.startsWith('JFIF\0')
  if (marker === 0xe2) return content.startsWith('ICC_PROFILE\0')
  if (marker === 0xee) return content.startsWith('Adobe')
  const isApplication = marker >= 0xe1 && marker <= 0xef
  return !isApplication && marker !== 0xfe
}

/** Returns the position of the next marker that is not part of image data, or the size of the file. */
async function nextMarker(source: Source, from: number) {
  for (let at = from; at < source.size; ) {
    const bytes = await source.peek(at, 32 * 1024)
    const found = bytes.indexOf(0xff)
    if (found < 0 || found === bytes.length - 1) {
      if (at + bytes.length >= source.size) return source.size
      at += Math.max(1, found < 0 ? bytes.length : found)
      continue
    }
    const code = bytes[found + 1] ?? 0
    // A stuffed byte, a restart marker, or a fill byte before the marker.
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7)
    if (!isData && code !== 0xff) return at + found
    at += found + (isData ? 2 : 1)
  }
  return source.size
}

/** Chunks that describe colors, transparency, the pixels' shape, or an animation. */
const PNG_KEPT = new Set('cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST tRNS pHYs sPLT acTL fcTL fdAT'.split(' '))

/** Returns the pieces of a PNG with its critical chunks and `PNG_KEPT`, without data after the image. */
export async function pngPieces(source: Source, orientation: number): Promise<Piece[]> {
  const pieces: Piece[] = []
  keep(pieces, 0, 8)
  for (let at = 8; at < source.size; ) {
    source.count()
    const head = await source.peek(at, 8)
    if (head.length < 8) break
    const type = head.toString('latin1', 4, 8)
    const end = Math.min(at + 12 + head.readUInt32BE(0), source.size)
    const isCritical = ((head[4] ?? 0) & 0x20) === 0
    if (isCritical || PNG_KEPT.has(type)) keep(pieces, at, end)
    if (type === 'IHDR' && orientation > 1) pieces.push(pngChunk('eXIf', orientationExif(orientation)))
    if (type === 'IEND') break
    at = end
  }
  return pieces
}

export function pngChunk(type: string, content: Buffer) {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write(type, 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Flags in the first byte of a VP8X chunk. */
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/** Returns the pieces of a WebP with `WEBP_KEPT` and its header, without data after the image. */
export async function webpPieces(source: Source, orientation: number): Promise<Piece[]> {
  const pieces: Piece[] = []
  const riffEnd = Math.min(8 + (await source.read(4, 4)).readUInt32LE(0), source.size)
  for (let at = 12; at + 8 <= riffEnd; ) {
    source.count()
    const head = await source.peek(at, 8)
    const type = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    const end = Math.min(at + 8 + length + (length % 2), riffEnd)
    if (type === 'VP8X') {
      const header = await source.read(at, 18)
      header[8] = ((header[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (orientation > 1 ? EXIF_FLAG : 0)
      pieces.push(header)
    } else if (WEBP_KEPT.has(type)) keep(pieces, at, end)
    at = end
  }
  if (pieces.length === 0) throw publicError('UNREADABLE_PICTURE')
  if (orientation > 1) {
    const exif = orientationExif(orientation)
    const header = Buffer.from('EXIF\0\0\0\0', 'latin1')
    header.writeUInt32LE(exif.length, 4)
    pieces.push(header, exif)
  }
  const total = pieces.reduce((sum, piece) => sum + sizeOf(piece), 0)
  const riff = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  riff.writeUInt32LE(4 + total, 4)
  return [riff, ...pieces]
}

function sizeOf(piece: Piece) {
  if (Buffer.isBuffer(piece)) return piece.length
  return 'zeros' in piece ? piece.zeros : piece.to - piece.from
}
