import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { FileKindName } from '#contract/file-kinds.ts'
import { imageFile } from '../../testing/sample-files.ts'
import { withoutMetadata } from './image-metadata.ts'

/** Returns the copy without metadata, or undefined if nothing was removed. */
async function cleaned(bytes: Buffer, kind: FileKindName, orientation = 1): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'image-metadata-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'image')
  await writeFile(file, bytes)
  const chunks: Buffer[] = []
  const hasChanged = await withoutMetadata(file, { kind, orientation }, async (all) => {
    for await (const chunk of all) chunks.push(Buffer.from(chunk))
  })
  return hasChanged ? Buffer.concat(chunks) : undefined
}

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="SECRET-XMP"/></rdf:RDF></x:xmpmeta>'

/** A photo with two colors, a wide color profile, and a location. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } })
    .composite([{ input: { create: { width: 30, height: 20, channels: 3, background: '#a00' } }, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'SECRET-CAMERA', Copyright: 'SECRET-OWNER' },
      IFD2: { UserComment: 'SECRET-COMMENT' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 1234567/54321', GPSDateStamp: 'SECRET-DAY' },
    })
    .withXmp(XMP)

/** The numerator of the seconds of the latitude, in both byte orders. */
const SECONDS = [0x87d61200, 0x0012d687].map((number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
})

const hasSecret = (bytes: Buffer) => bytes.includes('SECRET') || SECONDS.some((seconds) => bytes.includes(seconds))

const FORMATS: readonly [FileKindName, (image: Sharp) => Sharp][] = [
  ['jpeg', (image) => image.jpeg()],
  ['jpeg', (image) => image.jpeg({ progressive: true })],
  ['png', (image) => image.png()],
  ['webp', (image) => image.webp()],
  ['webp', (image) => image.webp({ lossless: true })],
  ['avif', (image) => image.avif({ effort: 0 })],
  ['tiff', (image) => image.tiff({ compression: 'lzw' })],
  ['tiff', (image) => image.tiff({ bigtiff: true })],
  ['tiff', (image) => image.tiff({ pyramid: true, tile: true, tileWidth: 16, tileHeight: 16 })],
]

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('an image without its metadata', () => {
  test.each(FORMATS)('has the same pixels and color profile, but no location: %s', async (kind, format) => {
    const original = await format(photo()).toBuffer()
    expect(hasSecret(original)).toBe(true)
    const copy = (await cleaned(original, kind)) ?? original
    expect(hasSecret(copy)).toBe(false)
    expect((await pixels(copy)).equals(await pixels(original))).toBe(true)
    const [before, after] = [await sharp(original).metadata(), await sharp(copy).metadata()]
    expect([after.icc?.toString('hex'), after.pages]).toEqual([before.icc?.toString('hex') ?? 'none', before.pages])
    expect(after.xmpAsString ?? '').not.toContain('rdf')
  })

  test.each(FORMATS.filter(([kind]) => kind !== 'avif'))('keeps its orientation: %s', async (kind, format) => {
    const original = await format(photo().withMetadata({ orientation: 6 }).withXmp(XMP)).toBuffer()
    expect((await sharp(original).metadata()).orientation).toBe(6)
    const copy = (await cleaned(original, kind, 6)) ?? original
    expect(copy.includes('SECRET')).toBe(false)
    expect((await sharp(copy).metadata()).orientation).toBe(6)
    expect(
      (await sharp(copy).autoOrient().raw().toBuffer()).equals(await sharp(original).autoOrient().raw().toBuffer()),
    ).toBe(true)
  })

  test('keeps all frames of an animated WebP', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 90).fill(180, 20 * 20 * 3)
    const original = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .withExif({ IFD0: { Make: 'SECRET-CAMERA' } })
      .webp({ loop: 3, delay: [100, 200] })
      .toBuffer()
    const copy = (await cleaned(original, 'webp')) ?? original
    expect(copy.includes('SECRET')).toBe(false)
    expect(await sharp(copy, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3, delay: [100, 200] })
  })

  test('loses a second image or a video after its end', async () => {
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const image = await imageFile(kind)
      const copy = await cleaned(Buffer.concat([image, Buffer.from('SECRET'), image]), kind)
      expect(copy?.equals(image)).toBe(true)
    }
  })

  test('loses comments and segments of cameras, but keeps what a decoder needs for the colors', async () => {
    const cmyk = await sharp(await imageFile('jpeg'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const segment = (marker: string, content: string) =>
      Buffer.from(`\xff${marker}\0${String.fromCharCode(content.length + 2)}${content}`, 'latin1')
    const added = [segment('\xfe', 'SECRET'), segment('\xe2', 'MPF\0SECRET'), segment('\xed', 'Photoshop SECRET')]
    const copy = await cleaned(Buffer.concat([cmyk.subarray(0, 2), ...added, cmyk.subarray(2)]), 'jpeg')
    expect(copy?.equals(cmyk)).toBe(true)
  })

  test.each(['jpeg', 'png', 'tiff'] as const)('is not copied if there is nothing to remove: %s', async (kind) => {
    expect(
      await cleaned(
        await sharp(await imageFile('png'))
          .png()
          .toBuffer(),
        'png',
      ),
    ).toBeUndefined()
    if (kind !== 'tiff') expect(await cleaned(await imageFile(kind), kind)).toBeUndefined()
  })

  test('is rejected if it has more than 100,000 parts', async () => {
    const jpeg = await imageFile('jpeg')
    const comments = Buffer.alloc(100_001 * 4, Buffer.from([0xff, 0xfe, 0, 2]))
    const bytes = Buffer.concat([jpeg.subarray(0, 2), comments, jpeg.subarray(2)])
    await expect(cleaned(bytes, 'jpeg')).rejects.toMatchObject({ status: 422 })
  })

  test('is rejected or copied if it is damaged', async () => {
    for (const [kind, format] of FORMATS) {
      const original = await format(photo()).toBuffer()
      for (let at = 2; at < original.length; at += 31) {
        const damaged = Buffer.from(original)
        damaged.fill(0xff, at, Math.min(at + 3, damaged.length))
        await cleaned(damaged, kind).catch((error: unknown) => expect(error).toMatchObject({ status: 422 }))
      }
    }
  })
})
