import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applications } from './applications.ts'
import { products } from './products.ts'
import { documents, drawings, films, openGraph, pictures } from './studio-results.server.ts'

const KIBIBYTE = 1024
const LARGEST_MEDIA = 120 * KIBIBYTE * KIBIBYTE
const LARGEST_FILM = 3_000_000
const LARGEST_POSTER = 80 * KIBIBYTE
/** Of a tile at 400 px: a product page shows up to thirty. */
const LARGEST_TILE = 25 * KIBIBYTE

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

test('every part, every banner and every first scene of an application is rendered', () => {
  const keys = [
    ...products.flatMap(({ banner, productSections }) => [
      banner,
      ...productSections.flatMap(({ items }) => items.map(({ image }) => image)),
    ]),
    ...applications.flatMap(({ banner, thumbnail }) => [banner, thumbnail]),
  ]
  expect(keys.filter((key) => !(key in pictures))).toEqual([])
})

test('every application has four scenes or more, each a rendering or a drawing', () => {
  expect(applications.filter((each) => each.pictures.length < 4).map(({ id }) => id)).toEqual([])
  const scenes = [...applications, ...products].flatMap((each) => each.pictures.map(({ url }) => url))
  expect(scenes.filter((url) => !(url in pictures) && !(url in drawings))).toEqual([])
})

test('tiles, the poster, films and all media together keep to their sizes', () => {
  const bytes = (path: string) => statSync(join(media, path)).size
  const tiles = Object.entries(pictures).filter(([key]) => key.startsWith('parts/'))
  const heavy = tiles.filter(([key, { hash }]) => bytes(`pictures/${key}-400.${hash}.avif`) > LARGEST_TILE)
  expect(heavy.map(([key]) => key)).toEqual([])
  const poster = pictures['home/hero']
  expect(bytes(`pictures/home/hero-${poster?.width}.${poster?.hash}.avif`)).toBeLessThanOrEqual(LARGEST_POSTER)
  for (const film of Object.values(films).flat()) expect(film.bytes, film.path).toBeLessThanOrEqual(LARGEST_FILM)
  const all = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const total = all.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(total).toBeLessThanOrEqual(LARGEST_MEDIA)
})
