/** Overwrites metadata in AVIF files (ISO 14496-12, ISO 23008-12). All positions in the file stay the same. */
import { publicError } from '../../errors.ts'
import type { Patch, Source } from './source.ts'

/** Maximum size of the box that lists an image's items. Images have a few kilobytes. */
const MAX_META_BYTES = 4 * 1024 ** 2

export interface Box {
  readonly type: string
  readonly at: number
  /** Position of the content. */
  readonly from: number
  readonly to: number
}

/** Yields the boxes in a range of a file. */
export async function* boxesIn(source: Source, from: number, to: number): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= to; ) {
    source.count()
    const head = await source.peek(at, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    const header = short === 1 ? 16 : 8
    if (head.length < header) throw publicError('UNREADABLE_PICTURE')
    const length = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (length < header) throw publicError('UNREADABLE_PICTURE')
    const end = Math.min(at + length, to)
    yield { type: head.toString('latin1', 4, 8), at, from: at + header, to: end }
    at = end
  }
}

/** Returns a patch that turns a box into free space. */
const freed = ({ at, from, to }: Box): Patch[] => [
  { at: at + 4, bytes: Buffer.from('free') },
  { at: from, bytes: { zeros: to - from } },
]

/** Boxes of tracks that contain other boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts'])

/** Returns patches for EXIF and XMP items, user data of tracks, and boxes with extensions. */
export async function avifPatches(source: Source): Promise<Patch[]> {
  const patches: Patch[] = []
  for await (const box of boxesIn(source, 0, source.size)) {
    if (box.type === 'meta') patches.push(...(await metaPatches(source, box)))
    else if (box.type === 'uuid' || box.type === 'udta') patches.push(...freed(box))
    else if (CONTAINERS.has(box.type)) patches.push(...(await trackPatches(source, box, 0)))
  }
  return patches
}

async function trackPatches(source: Source, parent: Box, depth: number): Promise<Patch[]> {
  if (depth > CONTAINERS.size) throw publicError('UNREADABLE_PICTURE')
  const patches: Patch[] = []
  for await (const box of boxesIn(source, parent.from, parent.to)) {
    if (['uuid', 'udta', 'meta'].includes(box.type)) patches.push(...freed(box))
    else if (CONTAINERS.has(box.type)) patches.push(...(await trackPatches(source, box, depth + 1)))
  }
  return patches
}

/** EXIF without tags, after the four bytes that contain the position of its header. */
const EMPTY_EXIF = Buffer.from('\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1')

async function metaPatches(source: Source, meta: Box): Promise<Patch[]> {
  if (meta.to - meta.from > MAX_META_BYTES) throw publicError('UNREADABLE_PICTURE')
  const patches: Patch[] = []
  const boxes = new Map<string, Box>()
  for await (const box of boxesIn(source, meta.from + 4, meta.to)) {
    if (box.type === 'uuid' || box.type === 'udta') patches.push(...freed(box))
    else boxes.set(box.type, box)
  }
  const [iinf, iloc] = [boxes.get('iinf'), boxes.get('iloc')]
  if (!iinf || !iloc) return patches
  const items = await metadataItems(source, iinf)
  for (const { id, at, length } of await itemExtents(source, iloc, boxes.get('idat'))) {
    const type = items.get(id)
    if (type === undefined) continue
    const hasRoom = type === 'Exif' && length >= EMPTY_EXIF.length
    if (hasRoom) patches.push({ at, bytes: EMPTY_EXIF })
    const start = hasRoom ? EMPTY_EXIF.length : 0
    patches.push({ at: at + start, bytes: { zeros: length - start } })
  }
  return patches
}

/** Returns the types of the items that contain metadata, by their IDs. XMP has the type `mime`. */
async function metadataItems(source: Source, iinf: Box): Promise<Map<number, string>> {
  const items = new Map<number, string>()
  const [version = 0] = await source.read(iinf.from, 1)
  for await (const box of boxesIn(source, iinf.from + (version === 0 ? 6 : 8), iinf.to)) {
    if (box.type !== 'infe') continue
    const entry = await source.read(box.from, box.to - box.from)
    const isLong = entry[0] === 3
    if (entry.length < (isLong ? 14 : 12)) throw publicError('UNREADABLE_PICTURE')
    const id = isLong ? entry.readUInt32BE(4) : entry.readUInt16BE(4)
    const type = entry.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12)
    if (['Exif', 'mime', 'uri '].includes(type)) items.set(id, type)
  }
  return items
}

interface Extent {
  readonly id: number
  readonly at: number
  readonly length: number
}

/** Reads where the items are (ISO 14496-12, section 8.11.3). */
async function itemExtents(source: Source, iloc: Box, idat: Box | undefined): Promise<Extent[]> {
  const bytes = await source.read(iloc.from, iloc.to - iloc.from)
  let at = 0
  const next = (size: number) => {
    if (at + size > bytes.length) throw publicError('UNREADABLE_PICTURE')
    let value = 0
    for (const byte of bytes.subarray(at, at + size)) value = value * 256 + byte
    at += size
    return value
  }
  const version = next(4) >>> 24
  const sizes = next(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  const extents: Extent[] = []
  for (let items = next(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const id = next(version < 2 ? 2 : 4)
    const method = version > 0 ? next(2) & 15 : 0
    next(2)
    const base = next(baseSize) + (method === 1 ? (idat?.from ?? 0) : 0)
    for (let left = next(2); left > 0; left -= 1) {
      source.count()
      next(indexSize)
      const position = base + next(offsetSize)
      extents.push({ id, at: position, length: next(lengthSize) || source.size - position })
    }
  }
  return extents
}
