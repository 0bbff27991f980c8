/** Small files that need much memory or time when they are decoded, one for each way that a format allows. */
import { constants, crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** 63.7 million pixels, slightly less than the limit. */
const SIDE = 7980

/** 16-bit RGBA. */
const PIXEL_BYTES = 8

const BLOCK = Buffer.alloc(1024 ** 2)

/** Returns a zlib stream of this many zeros without creating them all. */
function deflatedZeros(length: number): Buffer {
  const pack = (bytes: Buffer, finishFlush: number) => deflateRawSync(bytes, { level: 9, finishFlush })
  const block = pack(BLOCK, constants.Z_FULL_FLUSH)
  const blocks = Array<Buffer>(Math.floor(length / BLOCK.length)).fill(block)
  const end = Buffer.alloc(4)
  // The Adler-32 checksum of zeros (RFC 1950, section 2.2).
  end.writeUInt32BE(((length % 65_521) * 65_536 + 1) >>> 0)
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...blocks,
    pack(BLOCK.subarray(0, length % BLOCK.length), constants.Z_FINISH),
    end,
  ])
}

function pngChunk(type: string, data: Buffer) {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4)
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** Width and height of the seven passes of an interlaced PNG (PNG specification, section 8.2), as start and step. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const

/** Returns a black 16-bit PNG of about 0.5 MB. */
export function deepPng(isInterlaced: boolean, side = SIDE): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([16, 6, 0, 0, isInterlaced ? 1 : 0], 8)
  const passes = isInterlaced ? PASSES : [[0, 1, 0, 1] as const]
  // Each row starts with the number of its filter.
  const bytes = passes.reduce((sum, [left, stepX, top, stepY]) => {
    const [width, height] = [Math.ceil((side - left) / stepX), Math.ceil((side - top) / stepY)]
    return sum + height * (1 + width * PIXEL_BYTES)
  }, 0)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflatedZeros(bytes)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

type Tag = readonly [tag: number, value: number]

/** Returns a page's directory, whose values are all 32-bit numbers (TIFF 6.0, section 2). */
function tiffPage(tags: readonly Tag[], next: number) {
  const page = Buffer.alloc(2 + 12 * tags.length + 4)
  page.writeUInt16LE(tags.length)
  for (const [index, [tag, value]] of tags.entries()) {
    page.writeUInt16LE(tag, 2 + 12 * index)
    page.writeUInt16LE(4, 4 + 12 * index)
    page.writeUInt32LE(1, 6 + 12 * index)
    page.writeUInt32LE(value, 10 + 12 * index)
  }
  page.writeUInt32LE(next, page.length - 4)
  return page
}

const tiffHead = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])

const tiffTags = (side: number, bits: number, strip: readonly [compression: number, at: number, bytes: number]) =>
  [
    [256, side],
    [257, side],
    [258, bits],
    [259, strip[0]],
    [262, 1],
    [273, strip[1]],
    [277, 1],
    [278, side],
    [279, strip[2]],
  ] as const

/** Returns a 32-bit gray TIFF whose single strip contains the whole image, compressed. */
export function stripTiff(side = SIDE): Buffer {
  const strip = deflatedZeros(side * side * 4)
  const at = 8 + 2 + 12 * 9 + 4
  return Buffer.concat([tiffHead, tiffPage(tiffTags(side, 32, [8, at, strip.length]), 0), strip])
}

/** Returns a TIFF with many small pages. */
export function pagesTiff(pages: number): Buffer {
  const size = 2 + 12 * 9 + 4
  const pixels = 8 + pages * size
  const all = Array.from({ length: pages }, (_, index) =>
    tiffPage(tiffTags(1, 8, [1, pixels, 1]), index + 1 < pages ? 8 + (index + 1) * size : 0),
  )
  return Buffer.concat([tiffHead, ...all, Buffer.from([0])])
}

const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#feed4d' } })

/** A progressive JPEG is decoded completely before its first row is known. */
export const progressiveJpeg = (side = SIDE) => plain(side).jpeg({ progressive: true, quality: 100 }).toBuffer()

/** Returns an animation. Each frame is a tall image's part of this height. */
function animation(side: number, frames: number) {
  const tall = sharp({ create: { width: side, height: side * frames, channels: 3, background: '#feed4d' } })
  return tall
    .raw()
    .toBuffer()
    .then((bytes) => {
      // Identical frames would be merged.
      for (let frame = 0; frame < frames; frame += 1)
        bytes.fill(frame, frame * side * side * 3, frame * side * side * 3 + 300)
      return sharp(bytes, {
        raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
        limitInputPixels: false,
      })
    })
}

export const animatedGif = async (side: number, frames: number) =>
  (await animation(side, frames)).gif({ effort: 1 }).toBuffer()

export const animatedWebp = async (side: number, frames: number) =>
  (await animation(side, frames)).webp({ effort: 0 }).toBuffer()
