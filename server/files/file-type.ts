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
const MP4_BRANDS = /^(?:iso[m2-9]|mp4[12]|avc[13]|hvc1|av01|dash|cmfc|M4V |M4VP|M4VH|MSNV|XAVC|f4v |3gp[4-7])$/

/**
 * Bytes that some programs write before a header and that viewers skip: a byte order mark, line breaks, spaces, and
 * NULs.
 */
const LEADING = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*/

/**
 * Returns the kind of an accepted file, or undefined for anything else. Only PDF, STEP, and DXF may have bytes before
 * their signature, and only those that viewers skip. A file that also ends with the end-of-central-directory record of a
 * ZIP archive is accepted only as a ZIP.
 */
export function kindOfBytes(sample: Sample): FileKindName | undefined {
  const kind = kindOfSignature(sample)
  if (kind === undefined || kind === 'zip') return kind
  return endsAsZip(sample.tail) ? undefined : kind
}

function kindOfSignature({ head, tail, size }: Sample): FileKindName | undefined {
  const begins = (text: string, at = 0) => head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (begins('\xff\xd8\xff')) return 'jpeg'
  if (begins('\x89PNG\r\n\x1a\n')) return begins('IHDR', 12) ? 'png' : undefined
  if (begins('GIF87a') || begins('GIF89a')) return isGif(head) ? 'gif' : undefined
  if (begins('RIFF')) return begins('WEBPVP8', 8) ? 'webp' : undefined
  // The second pair is BigTIFF.
  if (begins('II*\0') || begins('MM\0*') || begins('II+\0') || begins('MM\0+')) return 'tiff'
  if (begins('ftyp', 4)) return boxKind(head)
  if (begins('\x1a\x45\xdf\xa3')) return isWebm(head) ? 'webm' : undefined
  // A GLB's header contains the total length.
  if (begins('glTF'))
    return size >= 12 && head.readUInt32LE(4) === 2 && head.readUInt32LE(8) === size ? 'glb' : undefined
  if (ZIP_SIGNATURES.some((signature) => begins(signature))) return 'zip'
  if (begins('AutoCAD Binary DXF\r\n\x1a\0')) return 'dxf'
  return kindOfText(latin(head, 0, HEAD_BYTES).replace(LEADING, ''), tail)
}

/** A ZIP, an empty ZIP, and two marks of a ZIP that was written for several disks (APPNOTE.TXT, section 8.5). */
const ZIP_SIGNATURES = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08PK\x03\x04', 'PK00PK\x03\x04']

/** @param text the beginning of the file, from the first byte that viewers don't skip */
function kindOfText(text: string, tail: Buffer): FileKindName | undefined {
  if (/^%PDF-\d\.\d/.test(text)) return hasPdfEnd(tail) ? 'pdf' : undefined
  if (STEP_START.test(text)) return isPlainText(text) ? 'step' : undefined
  return DXF_START.test(text) && isPlainText(text) ? 'dxf' : undefined
}

/** The header of STEP, optionally after comments. */
const STEP_START = /^(?:\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/\s*)*ISO-10303-21\s*;/

/** Group code 0 and SECTION, optionally after comments (group code 999). */
const DXF_START = /^(?:999[ \t]*(?:\r?\n|\r)[^\r\n]*(?:\r?\n|\r)[ \t]*)*0[ \t]*(?:\r?\n|\r)SECTION[ \t]*[\r\n]/

/** Viewers don't need the last line (`%%EOF`), but without a cross-reference table the file is incomplete. */
const hasPdfEnd = (tail: Buffer) => ['%%EOF', 'startxref', 'trailer'].some((mark) => tail.includes(mark))

/** Returns true for bytes that contain a PDF header but are not accepted as a PDF, because they are damaged. */
export const isDamagedPdf = (sample: Sample) =>
  sample.head.subarray(0, 1024).includes('%PDF-') && kindOfBytes(sample) === undefined

/** Returns true for a photo in HEIF with HEVC, as phones save it. Browsers don't display it. */
export const isHeic = ({ head }: Sample) => latin(head, 4, 8) === 'ftyp' && HEIC_BRAND.test(latin(head, 8, 12))

const HEIC_BRAND = /^(?:he[iv]|mif1|msf1)/

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
  const major = latin(head, 8, 12)
  const brands = [major]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(latin(head, at, at + 4))
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  // Browsers don't play QuickTime or display HEIC, even if they claim to be compatible.
  if (major === 'qt  ' || HEIC_BRAND.test(major)) return undefined
  return brands.some((brand) => MP4_BRANDS.test(brand)) ? 'mp4' : undefined
}

/** The document type is in an element with a length of one to eight bytes (RFC 8794, section 4). */
const isWebm = (head: Buffer) =>
  ['\x84', '\x40\x04', '\x20\0\x04', '\x10\0\0\x04', '\x01\0\0\0\0\0\0\x04'].some((length) =>
    head.includes(`\x42\x82${length}webm`, 0, 'latin1'),
  )

/** Returns true for text that a browser would not sniff as HTML. */
function isPlainText(text: string) {
  return !text.includes('\0') && !/<\s*(?:!doctype|html|head|body|script|svg|iframe|img|\?xml)/i.test(text)
}

/** Returns true if a ZIP's end record is where unarchivers look for it: at the end, before the comment. */
function endsAsZip(tail: Buffer) {
  for (let at = tail.lastIndexOf('PK\x05\x06'); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
