/**
 * Creates zip archives of compressed files. Gzip files and zip members use the same deflate stream, so the stream is
 * copied and the archive's length is known before its first byte is read. Section numbers refer to PKWARE's APPNOTE
 * 6.3.10 (zip) and to RFC 1952 (gzip).
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Range } from '../http/ranges.ts'

/** A deflate stream, in memory or within a file, with the checksum and size of its uncompressed content. */
export interface Deflated {
  readonly bytes: Piece
  readonly crc32: number
  readonly unpackedSize: number
}

type Piece = Buffer | { readonly file: string; readonly start: number; readonly length: number }

export interface Member extends Deflated {
  /** File name in ASCII, without a folder. */
  readonly name: string
  /** Date in the format '2026-11-22'. */
  readonly date: string
}

export interface Zip {
  readonly size: number
  readonly open: (range?: Range) => Readable
}

const GZIP_HEAD = 10
const GZIP_TAIL = 8

/** Reads the position and checksum of a gzip file's data from its header and trailer. */
export async function deflatedFile(file: string): Promise<Deflated> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(GZIP_HEAD)
    const tail = Buffer.alloc(GZIP_TAIL)
    await handle.read(head, 0, GZIP_HEAD, 0)
    await handle.read(tail, 0, GZIP_TAIL, Math.max(0, size - GZIP_TAIL))
    return { bytes: { file, start: GZIP_HEAD, length: size - GZIP_HEAD - GZIP_TAIL }, ...readGzip(head, tail) }
  } finally {
    await handle.close()
  }
}

export const deflatedBuffer = (gzip: Buffer): Deflated => ({
  bytes: gzip.subarray(GZIP_HEAD, -GZIP_TAIL),
  ...readGzip(gzip, gzip.subarray(-GZIP_TAIL)),
})

/** Checks ID1, ID2, CM (deflate), and FLG (no optional fields), and reads CRC32 and ISIZE (RFC 1952, section 2.3). */
function readGzip(head: Buffer, tail: Buffer) {
  if (head.readUInt32BE(0) !== 0x1f8b0800) throw new Error('expected a gzip file without optional header fields')
  return { crc32: tail.readUInt32LE(0), unpackedSize: tail.readUInt32LE(4) }
}

/** Version 2.0, the first that can extract deflated files (APPNOTE 4.4.2). */
const VERSION = 20
/** Code for the deflate compression method (APPNOTE 4.4.5). */
const DEFLATED = 8
/** Maximum number of members. Larger archives need the 64-bit fields of APPNOTE 4.5.3. */
const MAX_MEMBERS = 0xffff
const MAX_BYTES = 0xffff_ffff

/**
 * Creates a zip archive of the given members.
 * @throws RangeError if the archive would need 64-bit fields
 */
export function zipOf(members: readonly Member[]): Zip {
  const pieces: Piece[] = []
  const directory: Buffer[] = []
  let size = 0
  const add = (piece: Piece) => {
    pieces.push(piece)
    size += piece.length
  }
  for (const member of members) {
    directory.push(directoryEntry(member, size))
    add(localHeader(member))
    add(member.bytes)
  }
  const start = size
  for (const entry of directory) add(entry)
  if (members.length > MAX_MEMBERS || size > MAX_BYTES) throw new RangeError('too many files or bytes for a zip')
  add(endOfDirectory(members.length, start, size - start))
  return { size, open: (range) => Readable.from(read(pieces, range), { objectMode: false }) }
}

/** Creates a local file header (APPNOTE 4.3.7). */
function localHeader(member: Member) {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  writeFacts(header, 6, member)
  return Buffer.concat([header, Buffer.from(member.name, 'ascii')])
}

/** Creates a central directory header (APPNOTE 4.3.12), which ends with the offset of the member's local header. */
function directoryEntry(member: Member, place: number) {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(VERSION, 4)
  entry.writeUInt16LE(VERSION, 6)
  writeFacts(entry, 8, member)
  // Leave the comment length, disk number, and attributes at zero.
  entry.writeUInt32LE(Math.min(place, MAX_BYTES), 42)
  return Buffer.concat([entry, Buffer.from(member.name, 'ascii')])
}

/**
 * Writes the fields that both headers contain (APPNOTE 4.4.4 to 4.4.11). No flags are set, because the sizes and the
 * checksum precede the data.
 */
function writeFacts(to: Buffer, at: number, { name, date, bytes, crc32, unpackedSize }: Member) {
  to.writeUInt16LE(DEFLATED, at + 2)
  to.writeUInt16LE(dosDate(date), at + 6)
  to.writeUInt32LE(crc32, at + 8)
  to.writeUInt32LE(bytes.length, at + 12)
  to.writeUInt32LE(unpackedSize, at + 16)
  to.writeUInt16LE(name.length, at + 20)
}

/**
 * Encodes a date in the MS-DOS format: 5 bits for the day, 4 for the month, and 7 for the years since 1980 (APPNOTE
 * 4.4.6).
 */
function dosDate(date: string) {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number)
  return ((year - 1980) << 9) | (month << 5) | day
}

/** Creates the end of central directory record (APPNOTE 4.3.16). */
function endOfDirectory(count: number, start: number, length: number) {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(start, 16)
  return end
}

/** Reads the pieces with one file open at a time. Closes the open file if the reader stops early. */
async function* read(pieces: readonly Piece[], { start, end }: Range = { start: 0, end: Infinity }) {
  let place = 0
  for (const piece of pieces) {
    const from = Math.max(start - place, 0)
    const to = Math.min(end + 1 - place, piece.length)
    place += piece.length
    if (from >= to) continue
    if (Buffer.isBuffer(piece)) yield piece.subarray(from, to)
    else yield* createReadStream(piece.file, { start: piece.start + from, end: piece.start + to - 1 })
  }
}
