import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { LocalCopy } from '../files/storage.ts'
import { animatedGif, animatedWebp, deepPng, pagesTiff, progressiveJpeg, stripTiff } from '../testing/hostile-images.ts'
import { imageFile, pixelBomb } from '../testing/sample-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkImage, makeMaster, makeThumbnail } from './images.ts'

async function written(bytes: Buffer | Promise<Buffer>): Promise<LocalCopy> {
  const file = join(temporaryFolder(), 'picture')
  writeFileSync(file, await bytes)
  return (use) => use(file)
}

/** `12-bit.avif` has 63.7 million pixels in one color and full color resolution. Decoding it takes 1.6 GB. */
const fixture =
  (name: string): LocalCopy =>
  (use) =>
    use(join(import.meta.dirname, 'fixtures', name))

describe('makeThumbnail', () => {
  // Covers 9.31
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif', 'tiff'] as const)(
    'converts a %s to a 400 x 400 WebP image',
    async (format) => {
      const thumbnail = await makeThumbnail(await written(imageFile(format, 900, 500)))
      expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
    },
  )

  test("applies the photo's orientation and removes its metadata", async () => {
    const photo = sharp({ create: { width: 30, height: 60, channels: 3, background: '#000' } })
    const file = await written(
      photo
        .withExif({ IFD0: { Copyright: 'secret' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    )
    const { exif, orientation } = await sharp(await makeThumbnail(file)).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  test('rejects an image without decoding it when its header claims a billion pixels', async () => {
    await expect(makeThumbnail(await written(pixelBomb()))).rejects.toMatchObject({
      status: 422,
      code: 'PICTURE_TOO_LARGE',
    })
  })

  test.each([
    ['a truncated image', async () => (await imageFile('png', 500, 500)).subarray(0, 200)],
    ['a file that is not an image', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('rejects %s', async (_what, bytes) => {
    await expect(makeThumbnail(await written(bytes()))).rejects.toMatchObject({
      status: 422,
      code: 'UNREADABLE_PICTURE',
    })
  })
})

describe('an image that needs much memory', () => {
  const TOO_COMPLEX = { status: 422, code: 'PICTURE_TOO_COMPLEX' }

  test('is rejected when it exceeds the limit of the process', async () => {
    const png = await written(deepPng(true))
    await expect(makeThumbnail(png)).rejects.toMatchObject(TOO_COMPLEX)
    await expect(makeMaster(fixture('12-bit.avif'), 'gallery')).rejects.toMatchObject(TOO_COMPLEX)
    expect(await checkImage(png, 'png')).toBe(1)
  })

  test('is converted if its format can be decoded in parts', async () => {
    for (const bytes of [
      deepPng(false, 2000),
      stripTiff(2000),
      progressiveJpeg(1000),
      pagesTiff(1000),
      animatedGif(400, 5),
      animatedWebp(400, 5),
    ])
      expect(await sharp(await makeThumbnail(await written(bytes))).metadata()).toMatchObject({ format: 'webp' })
  })
})
