import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { unreadableImage } from '../errors.ts'
import type { LocalCopy } from '../files/storage.ts'
import { makeThumbnail } from '../images.ts'
import { imageFile, pixelBomb } from '../testing/sample-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createThumbnails } from './thumbnails.ts'

function create({
  folder = temporaryFolder(),
  maxBytes = 1000,
  make = async (file: string) => Buffer.from(file),
} = {}) {
  const log = { error: vi.fn() }
  return { ...createThumbnails({ folder, maxBytes, log, make }), folder, log }
}

const fileAt =
  (file: string): LocalCopy =>
  (use) =>
    use(file)

const written = async (bytes: Buffer | Promise<Buffer>) => {
  const file = join(temporaryFolder(), 'picture')
  writeFileSync(file, await bytes)
  return file
}

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
    const before = process.memoryUsage().rss
    await expect(makeThumbnail(await written(pixelBomb()))).rejects.toMatchObject({
      status: 422,
      code: 'PICTURE_TOO_LARGE',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2)
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

describe('the thumbnail cache', () => {
  test('converts an image only once, even for concurrent requests and after a restart', async () => {
    const make = vi.fn(async (file: string) => Buffer.from(file))
    const first = create({ make })
    const all = await Promise.all(Array.from({ length: 20 }, () => first.get('a1', fileAt('truss'))))
    expect(all.map(String)).toEqual(Array(20).fill('truss'))
    expect(String(await first.get('a1', fileAt('truss')))).toBe('truss')
    const second = create({ folder: first.folder, make })
    expect(String(await second.get('a1', fileAt('truss')))).toBe('truss')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('converts at most two images at the same time', async () => {
    let busy = 0
    let maxBusy = 0
    const make = async (file: string) => {
      busy += 1
      maxBusy = Math.max(maxBusy, busy)
      await new Promise(setImmediate)
      busy -= 1
      return Buffer.from(file)
    }
    const { get } = create({ make })
    await Promise.all(Array.from({ length: 12 }, (_, index) => get(`k${index}`, fileAt('truss'))))
    expect(maxBusy).toBe(2)
  })

  test('removes the oldest thumbnails when the cache is full', async () => {
    const { get, folder } = create({ maxBytes: 90 })
    for (const key of ['a1', 'b2', 'c3', 'd4']) await get(key, fileAt('0123456789'))
    expect(readdirSync(folder).sort()).toEqual(['c3.webp', 'd4.webp'])
    const later = create({ folder, maxBytes: 90 })
    await later.get('e5', fileAt('0123456789'))
    expect(readdirSync(folder)).toHaveLength(2)
    expect(readdirSync(folder)).toContain('e5.webp')
  })

  test('serves thumbnails while the cache folder is unusable, and stores them when the folder is usable again', async () => {
    const { get, folder, log } = create()
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'a file where the folder should be')
    expect(String(await get('a1', fileAt('truss')))).toBe('truss')
    expect(log.error).toHaveBeenCalled()
    rmSync(folder)
    expect(String(await get('a1', fileAt('truss')))).toBe('truss')
    expect(readdirSync(folder)).toEqual(['a1.webp'])
  })

  test('recreates a thumbnail when the stored copy is corrupt', async () => {
    const make = vi.fn(async (file: string) => Buffer.from(file))
    const { get, folder } = create({ make })
    const file = join(folder, 'a1.webp')
    await get('a1', fileAt('truss'))
    const whole = readFileSync(file)
    const damages = [whole.subarray(0, -1), Buffer.alloc(0), Buffer.from(whole).fill(0, 33), Buffer.alloc(whole.length)]
    for (const damaged of damages) {
      writeFileSync(file, damaged)
      expect(String(await get('a1', fileAt('truss')))).toBe('truss')
      expect(readFileSync(file).equals(whole)).toBe(true)
    }
    expect(make).toHaveBeenCalledTimes(1 + damages.length)
  })

  test('does not retry an unreadable image', async () => {
    const make = vi.fn(async () => {
      throw unreadableImage()
    })
    const { get, folder } = create({ make })
    for (let time = 0; time < 3; time += 1)
      await expect(get('a1', fileAt('truss'))).rejects.toMatchObject({ status: 422 })
    expect(make).toHaveBeenCalledTimes(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('serves a thumbnail that cannot be stored, and recreates it after the cache is deleted', async () => {
    const { get, folder, log } = create()
    await get('a1', fileAt('truss'))
    rmSync(folder, { recursive: true })
    expect(String(await get('a1', fileAt('truss')))).toBe('truss')
    expect(log.error).toHaveBeenCalledTimes(1)
  })
})
