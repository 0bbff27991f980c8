/** Detects the type of a file from its bytes. The file's name and the browser's Content-Type are ignored. */
import type { FileKindName } from '#contract/file-kinds.ts'

export const HEAD_BYTES = 4096

/** Number of bytes examined at the end of a file: the size of a ZIP's end record with the longest possible comment. */
export const TAIL_BYTES = 22 + 65_535

export interface Sample {
  /** The first `HEAD_BYTES`, or all bytes of a shorter file. */
  readonly head: Buffer
  /** The last `TAIL_BYTES`, or all bytes of a shorter file. */
  readonly tail: Buffer
  readonly size: number
}

/** Brands (in an `ftyp` box) of files that browsers play as MP4. */
const MP4_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'M4VP', 'MSNV']

/**
 * Returns the kind of an accepted file, or undefined for anything else. Each signature must start at the first byte. A
 * file that also ends with the end-of-central-directory record of a ZIP archive is accepted only as a ZIP.
 */
export function kindOfBytes(sample: Sample): FileKindName | undefined {
  const kind = kindOfSignature(sample)
  if (kind === undefined || kind === 'zip') return kind
  return endsAsZip(sample.tail) ? undefined : kind
}

function kindOfSignature({ head, tail, size }: Sample): FileKindName | undefined {
  const begins = (text: string, at = 0) => head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (begins('%PDF-')) return /^\d\.\d/.test(latin(head, 5, 8)) && tail.includes('%%EOF') ? 'pdf' : undefined
  if (begins('\xff\xd8\xff')) return 'jpeg'
  if (begins('\x89PNG\r\n\x1a\n')) return begins('IHDR', 12) ? 'png' : undefined
  if (begins('GIF87a') || begins('GIF89a')) return isGif(head) ? 'gif' : undefined
  if (begins('RIFF')) return begins('WEBPVP8', 8) ? 'webp' : undefined
  if (begins('II*\0') || begins('MM\0*')) return 'tiff'
  if (begins('ftyp', 4)) return boxKind(head)
  if (begins('\x1a\x45\xdf\xa3')) return head.includes('\x42\x82\x84webm', 0, 'latin1') ? 'webm' : undefined
  // A GLB's header contains the total length.
  if (begins('glTF'))
    return size >= 12 && head.readUInt32LE(4) === 2 && head.readUInt32LE(8) === size ? 'glb' : undefined
  if (begins('PK\x03\x04')) return 'zip'
  if (begins('ISO-10303-21;')) return isPlainText(head) ? 'step' : undefined
  if (begins('AutoCAD Binary DXF\r\n\x1a\0')) return 'dxf'
  return isTextDxf(head) ? 'dxf' : undefined
}

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/**
 * Also checks for a color table and a block at the expected positions, because a script can also begin with 'GIF89a'.
 */
function isGif(head: Buffer) {
  if (head.length < 14 || head.readUInt16LE(6) === 0 || head.readUInt16LE(8) === 0) return false
  const flags = head[10] ?? 0
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  return [0x21, 0x2c].includes(head[at] ?? -1)
}

function boxKind(head: Buffer): FileKindName | undefined {
  const length = head.length >= 16 ? head.readUInt32BE(0) : 0
  if (length < 16 || length > head.length) return undefined
  const brands = [latin(head, 8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(latin(head, at, at + 4))
  if (brands[0] === 'avif' || brands[0] === 'avis') return 'avif'
  if (brands[0] === 'mif1' && brands.includes('avif')) return 'avif'
  return MP4_BRANDS.includes(brands[0] ?? '') ? 'mp4' : undefined
}

/** Returns true if the file begins with group code 0 and SECTION, optionally after comments (group code 999). */
function isTextDxf(head: Buffer) {
  const text = latin(head, 0, HEAD_BYTES)
  return isPlainText(head) && /^(?:[ \t]*999[ \t]*\r?\n[^\r\n]*\r?\n)*[ \t]*0[ \t]*\r?\nSECTION[ \t]*\r?\n/.test(text)
}

/** Returns true for text that a browser would not sniff as HTML. */
function isPlainText(head: Buffer) {
  const text = latin(head, 0, HEAD_BYTES)
  return !text.includes('\0') && !/<\s*(?:!doctype|html|head|body|script|svg|iframe|img|\?xml)/i.test(text)
}

/** Returns true if a ZIP's end record is where unarchivers look for it: at the end, before the comment. */
function endsAsZip(tail: Buffer) {
  for (let at = tail.lastIndexOf('PK\x05\x06'); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
