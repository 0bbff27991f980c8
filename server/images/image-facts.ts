/**
 * Reads what the decoder ignores: the color space of AVIF files (ISO 14496-12, section 12.1.5) and of PNG files (PNG,
 * third edition, section 11.3.2.6) that have no color profile, and whether a PNG is animated.
 */
import { open } from 'node:fs/promises'
import { publicError } from '../errors.ts'
import { type Box, boxesIn } from '../files/metadata/avif.ts'
import { imageSource, type Source } from '../files/metadata/source.ts'

/** Code points of ITU-T H.273, tables 2 and 3. */
const DISPLAY_P3 = 12
const WIDE_PRIMARIES = new Set([9, 10, 11])
const HDR_TRANSFERS = new Set([16, 18])

/** `other`: neither sRGB nor Display P3. */
export type ColorSpace = 'srgb' | 'display-p3' | 'hdr' | 'other'

export interface ImageFacts {
  /** 'srgb' also if the file names none, or has a profile. */
  readonly space: ColorSpace
  readonly isAnimatedPng: boolean
}

export async function imageFacts(file: string): Promise<ImageFacts> {
  await using handle = await open(file)
  const source = imageSource(handle, (await handle.stat()).size)
  const start = (await source.peek(0, 8)).toString('latin1')
  if (start.startsWith('\x89PNG')) return pngFacts(source)
  return { space: start.endsWith('ftyp') ? await avifColorSpace(source) : 'srgb', isAnimatedPng: false }
}

/** Reads the chunks before the pixels. */
async function pngFacts(source: Source): Promise<ImageFacts> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; ; ) {
    source.count()
    const head = await source.peek(at, 12)
    const type = head.toString('latin1', 4, 8)
    if (head.length < 12 || type === 'IDAT') break
    chunks.set(type, head.subarray(8))
    at += 12 + head.readUInt32BE(0)
  }
  const named = chunks.has('iCCP') ? undefined : chunks.get('cICP')
  return { space: named ? colorSpaceOf(named[0] ?? 1, named[1] ?? 1) : 'srgb', isAnimatedPng: chunks.has('acTL') }
}

/** Returns the color space in the `colr` box of the primary image. */
async function avifColorSpace(source: Source): Promise<ColorSpace> {
  const meta = (await children(source, 0, source.size)).find(({ type }) => type === 'meta')
  const boxes = meta ? await children(source, meta.from + 4, meta.to) : []
  const [pitm, iprp] = ['pitm', 'iprp'].map((name) => boxes.find(({ type }) => type === name))
  if (!pitm || !iprp) return 'srgb'
  const properties = await children(source, iprp.from, iprp.to)
  const [ipco, ipma] = ['ipco', 'ipma'].map((name) => properties.find(({ type }) => type === name))
  if (!ipco || !ipma) return 'srgb'
  const all = await children(source, ipco.from, ipco.to)
  const used = await propertiesOf(source, ipma, await primaryItem(source, pitm))
  for (const box of used.map((index) => all[index - 1])) {
    if (box?.type !== 'colr' || box.to - box.from < 8) continue
    const color = await source.read(box.from, 8)
    if (color.toString('latin1', 0, 4) === 'nclx') return colorSpaceOf(color.readUInt16BE(4), color.readUInt16BE(6))
  }
  return 'srgb'
}

function colorSpaceOf(primaries: number, transfer: number): ColorSpace {
  if (HDR_TRANSFERS.has(transfer)) return 'hdr'
  if (primaries === DISPLAY_P3) return 'display-p3'
  return WIDE_PRIMARIES.has(primaries) ? 'other' : 'srgb'
}

async function children(source: Source, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = []
  for await (const box of boxesIn(source, from, to)) boxes.push(box)
  return boxes
}

async function primaryItem(source: Source, { from, to }: Box) {
  const bytes = await source.read(from, Math.min(to - from, 8))
  if (bytes.length < 6) throw publicError('UNREADABLE_PICTURE')
  return bytes[0] === 0 ? bytes.readUInt16BE(4) : bytes.readUInt32BE(4)
}

/** Returns the numbers of an item's properties, starting at 1 (ISO 23008-12, section 9.3). */
async function propertiesOf(source: Source, { from, to }: Box, item: number): Promise<number[]> {
  const bytes = await source.read(from, Math.min(to - from, 64 * 1024))
  let at = 0
  const next = (size: number) => {
    if (at + size > bytes.length) throw publicError('UNREADABLE_PICTURE')
    at += size
    return bytes.readUIntBE(at - size, size)
  }
  const [version, flags] = [next(1), next(3)]
  const size = flags & 1 ? 2 : 1
  for (let items = next(4); items > 0; items -= 1) {
    const id = next(version === 0 ? 2 : 4)
    const indexes = Array.from({ length: next(1) }, () => next(size) & (size === 2 ? 0x7fff : 0x7f))
    if (id === item) return indexes
  }
  return []
}
