import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documents, drawings, films, openGraph, pictures } from './media.generated.ts'

const media = join(import.meta.dirname, '..', 'media')
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(media, path)))

test('every picture of the media data is there in each of its widths and formats', () => {
  const files = Object.entries(pictures).flatMap(([key, { widths, hash }]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `pictures/${key}-${width}.${hash}.${format}`)),
  )
  expect(missing(files)).toEqual([])
})

test('every drawing of the media data is there', () => {
  expect(missing(Object.entries(drawings).map(([key, { hash }]) => `drawings/${key}.${hash}.svg`))).toEqual([])
})

test('every document of the media data is there, as large as links say', () => {
  const wrong = Object.entries(documents).filter(
    ([path, { bytes }]) => statSync(join(media, path), { throwIfNoEntry: false })?.size !== bytes,
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})

test('every film and every picture for shared links of the media data is there', () => {
  const files = [
    ...Object.values(films).flatMap((encodings) => encodings.map(({ path }) => path)),
    ...Object.values(openGraph),
  ]
  expect(missing(files)).toEqual([])
})
