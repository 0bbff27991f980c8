import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { MEDIA_DIR, readResults } from './results.ts'

const { pictures, drawings, films, openGraph } = readResults()
const LARGEST_PICTURE_BYTES = 400_000
const LARGEST_FILM_BYTES = 3_000_000
const SMALLEST_WIDTH_PX = 400
const OPEN_GRAPH_PX = [1200, 630] as const
const AT_A_TIME = 4

interface Image {
  readonly path: string
  readonly width: number
  readonly height: number
}

/**
 * Checks the format and size of an image. Decoding every pixel is slow, so for most images only the metadata is
 * checked.
 */
async function opens({ path, width, height }: Image, decode: boolean): Promise<void> {
  const image = sharp(join(MEDIA_DIR, path), { failOn: 'warning' })
  const { format, compression, ...stated } = await image.metadata()
  const extension = path.slice(path.lastIndexOf('.') + 1)
  assert.equal(compression === 'av1' ? 'avif' : format, extension === 'jpg' ? 'jpeg' : extension, path)
  const size = decode ? (await image.raw().toBuffer({ resolveWithObject: true })).info : stated
  assert.equal(size.width, width, path)
  assert.ok(Math.abs(size.height - height) <= 1, `${path} is ${size.height} px tall`)
}

async function allOpen(images: readonly Image[], decode: (image: Image) => boolean): Promise<void> {
  assert.ok(images.length > 0)
  for (let at = 0; at < images.length; at += AT_A_TIME)
    await Promise.all(images.slice(at, at + AT_A_TIME).map((image) => opens(image, decode(image))))
}

test('lists the correct size of every image and decodes the narrowest version of each', async () => {
  const images = Object.entries(pictures).flatMap(([key, { widths, width, height, hash }]) =>
    widths.flatMap((each) =>
      ['avif', 'webp'].map((format) => ({
        path: `pictures/${key}-${each}.${hash}.${format}`,
        width: each,
        height: (height * each) / width,
      })),
    ),
  )
  await allOpen(images, ({ width }) => width === SMALLEST_WIDTH_PX)
  const heavy = images.filter(({ path }) => statSync(join(MEDIA_DIR, path)).size >= LARGEST_PICTURE_BYTES)
  assert.deepEqual(heavy, [])
})

test('lists the correct size of every drawing', async () => {
  const images = Object.entries(drawings).map(([key, { width, height, hash }]) => ({
    path: `drawings/${key}.${hash}.svg`,
    width,
    height,
  }))
  await allOpen(images, () => false)
})

test('decodes every social image at 1200 × 630', async () => {
  const [width, height] = OPEN_GRAPH_PX
  await allOpen(
    Object.values(openGraph).map((path) => ({ path, width, height })),
    () => true,
  )
})

test('stores videos as small MP4 files with the index at the start', () => {
  const all = Object.values(films).flat()
  assert.ok(all.length > 0)
  for (const { path, bytes } of all) {
    const file = readFileSync(join(MEDIA_DIR, path))
    assert.equal(file.length, bytes, path)
    assert.ok(bytes <= LARGEST_FILM_BYTES, path)
    assert.equal(file.toString('latin1', 4, 8), 'ftyp', path)
    const [index, frames] = [file.indexOf('moov'), file.indexOf('mdat')]
    assert.ok(index > 0 && index < frames, path)
  }
})
