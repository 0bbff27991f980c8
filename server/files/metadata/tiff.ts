/** Overwrites metadata in TIFF and BigTIFF files. All positions in the file stay the same. */
import { publicError } from '../../errors.ts'
import type { Patch, Source } from './source.ts'

/** Tags with texts, dates, XMP, IPTC, Photoshop data, and maker notes. */
const METADATA_TAGS = new Set([
  269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 33_432, 33_723, 34_377, 37_500, 42_112, 50_341,
])

/** Tags that point to further directories: EXIF, GPS, and interoperability. */
const METADATA_DIRECTORIES = new Set([34_665, 34_853, 40_965])

/** Tag that points to further sizes of an image. */
const SUB_IMAGES = 330

/** Bytes per value of each type. Types 16 to 18 are in BigTIFF. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]

/** A directory may have this many entries. */
const MAX_ENTRIES = 4096

interface Entry {
  readonly tag: number
  readonly bytes: Buffer
  /** Position and length of the values. */
  readonly at: number
  readonly length: number
  readonly isInline: boolean
}

interface Directory {
  readonly at: number
  readonly entries: readonly Entry[]
  /** The position of the next directory, as in the file. */
  readonly next: Buffer
}

/** Returns patches that remove metadata from all pages. The orientation and the color profile are kept. */
export async function tiffPatches(source: Source): Promise<Patch[]> {
  const reader = await tiffReader(source)
  const patches: Patch[] = []
  const seen = new Set<number>()
  const waiting = [reader.first]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0 || seen.has(at)) continue
    seen.add(at)
    const directory = await reader.directory(at)
    waiting.push(reader.number(directory.next))
    const kept: Entry[] = []
    for (const entry of directory.entries) {
      if (entry.tag === SUB_IMAGES) waiting.push(...(await reader.positions(entry)))
      if (METADATA_DIRECTORIES.has(entry.tag)) {
        for (const position of await reader.positions(entry)) patches.push(...(await wiped(reader, position, seen)))
      } else if (METADATA_TAGS.has(entry.tag)) patches.push(...zeros(entry))
      else kept.push(entry)
    }
    if (kept.length < directory.entries.length) patches.push(reader.rewritten(directory, kept))
  }
  return patches
}

/** Returns patches that overwrite a directory, its values, and the directories that it points to. */
async function wiped(reader: TiffReader, at: number, seen: Set<number>): Promise<Patch[]> {
  if (seen.has(at)) return []
  seen.add(at)
  const directory = await reader.directory(at)
  const patches = [reader.rewritten(directory, [])]
  for (const entry of directory.entries) {
    if (METADATA_DIRECTORIES.has(entry.tag)) {
      for (const position of await reader.positions(entry)) patches.push(...(await wiped(reader, position, seen)))
    } else patches.push(...zeros(entry))
  }
  return patches
}

const zeros = ({ isInline, at, length }: Entry): Patch[] => (isInline ? [] : [{ at, bytes: { zeros: length } }])

type TiffReader = Awaited<ReturnType<typeof tiffReader>>

async function tiffReader(source: Source) {
  const header = await source.read(0, 16)
  const isLittle = header[0] === 0x49
  const isBig = header[isLittle ? 2 : 3] === 43
  /** Sizes of a position, of a directory's number of entries, and of an entry. */
  const [wordBytes, countBytes, entryBytes] = isBig ? [8, 8, 20] : [4, 2, 12]

  function number(bytes: Buffer) {
    let value = 0
    for (const byte of isLittle ? bytes.toReversed() : bytes) value = value * 256 + byte
    return value
  }

  function entryOf(bytes: Buffer, position: number): Entry {
    const size = TYPE_BYTES[number(bytes.subarray(2, 4))] ?? 0
    const length = size * number(bytes.subarray(4, 4 + wordBytes))
    const isInline = length <= wordBytes
    const value = bytes.subarray(4 + wordBytes)
    const at = isInline ? position + 4 + wordBytes : number(value)
    return { tag: number(bytes.subarray(0, 2)), bytes, at, length, isInline }
  }

  return {
    first: number(header.subarray(isBig ? 8 : 4, isBig ? 16 : 8)),
    number,

    async directory(at: number): Promise<Directory> {
      const count = number(await source.read(at, countBytes))
      if (count > MAX_ENTRIES) throw publicError('UNREADABLE_PICTURE')
      const bytes = await source.read(at + countBytes, count * entryBytes + wordBytes)
      const entries = Array.from({ length: count }, (_, index) => {
        source.count()
        const start = index * entryBytes
        return entryOf(bytes.subarray(start, start + entryBytes), at + countBytes + start)
      })
      return { at, entries, next: bytes.subarray(count * entryBytes) }
    },

    /** Returns the values of an entry that contains positions of directories. */
    async positions({ at, length }: Entry): Promise<number[]> {
      if (length > MAX_ENTRIES * wordBytes) throw publicError('UNREADABLE_PICTURE')
      const bytes = await source.read(at, length)
      return Array.from({ length: Math.floor(length / wordBytes) }, (_, index) =>
        number(bytes.subarray(index * wordBytes, (index + 1) * wordBytes)),
      )
    },

    /** Returns a patch that leaves only some entries in a directory. */
    rewritten({ at, entries, next }: Directory, kept: readonly Entry[]): Patch {
      const bytes = Buffer.alloc(countBytes + entries.length * entryBytes + wordBytes)
      if (isLittle) bytes.writeUInt16LE(kept.length, 0)
      else bytes.writeUInt16BE(kept.length, countBytes - 2)
      Buffer.concat([...kept.map((entry) => entry.bytes), next]).copy(bytes, countBytes)
      return { at, bytes }
    },
  }
}
