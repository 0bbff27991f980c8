import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { MEDIA_DIR, readMedia } from './media-data.ts'

const { pictures, drawings, films, openGraph } = await readMedia()
const LARGEST_PICTURE_BYTES = 400_000
const LARGEST_FILM_BYTES = 3_000_000

test('every picture is there in each of its widths and formats, at the size that is stated', async () => {
  for (const [key, { widths, width, height, hash }] of Object.entries(pictures))
    for (const each of widths)
      for (const type of ['avif', 'webp']) {
        const file = join(MEDIA_DIR, 'pictures', `${key}-${each}.${hash}.${type}`)
        assert.ok(existsSync(file), file)
        assert.ok(statSync(file).size < LARGEST_PICTURE_BYTES, `${file} is heavy`)
        const made = await sharp(file).metadata()
        assert.equal(made.width, each, file)
        assert.ok(Math.abs((made.height ?? 0) - (height * each) / width) <= 1, file)
      }
})

test('every drawing is there and is an SVG of the stated size', async () => {
  for (const [key, { width, height, hash }] of Object.entries(drawings)) {
    const made = await sharp(join(MEDIA_DIR, 'drawings', `${key}.${hash}.svg`)).metadata()
    assert.deepEqual([made.format, made.width, made.height], ['svg', width, height], key)
  }
})

test('pictures for shared links are 1200 × 630', async () => {
  for (const path of Object.values(openGraph)) {
    const { width, height } = await sharp(join(MEDIA_DIR, path)).metadata()
    assert.deepEqual([width, height], [1200, 630], path)
  }
})

test('films are there and light', () => {
  for (const { path, bytes } of Object.values(films).flat()) {
    assert.equal(statSync(join(MEDIA_DIR, path)).size, bytes, path)
    assert.ok(bytes <= LARGEST_FILM_BYTES, path)
  }
})
