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
/** Maximum size of a 400 px tile, in bytes. A product page shows up to thirty tiles. */
const LARGEST_TILE = 25 * KIBIBYTE

const media = join(import.meta.dirname, '..', 'media')
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(media, path)))

test('has a file for every listed image in each width and format', () => {
  const files = Object.entries(pictures).flatMap(([key, { widths, hash }]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `pictures/${key}-${width}.${hash}.${format}`)),
  )
  expect(missing(files)).toEqual([])
})

test('has a file for every listed drawing', () => {
  expect(missing(Object.entries(drawings).map(([key, { hash }]) => `drawings/${key}.${hash}.svg`))).toEqual([])
})

test('has a file of the listed size for every document', () => {
  const wrong = Object.entries(documents).filter(
    ([path, { bytes }]) => statSync(join(media, path), { throwIfNoEntry: false })?.size !== bytes,
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})

test('has a file for every listed video and social image', () => {
  const files = [
    ...Object.values(films).flatMap((encodings) => encodings.map(({ path }) => path)),
    ...Object.values(openGraph),
  ]
  expect(missing(files)).toEqual([])
})

test('has an image for every part, every banner, and the first scene of each application', () => {
  const keys = [
    ...products.flatMap(({ banner, productSections }) => [
      banner,
      ...productSections.flatMap(({ items }) => items.map(({ image }) => image)),
    ]),
    ...applications.flatMap(({ banner, thumbnail }) => [banner, thumbnail]),
  ]
  expect(keys.filter((key) => !(key in pictures))).toEqual([])
})

test('has at least four images for every application', () => {
  expect(applications.filter((each) => each.pictures.length < 4).map(({ id }) => id)).toEqual([])
  const scenes = [...applications, ...products].flatMap((each) => each.pictures.map(({ url }) => url))
  expect(scenes.filter((url) => !(url in pictures) && !(url in drawings))).toEqual([])
})

test('limits the size of tiles, the poster, videos, and all media combined', () => {
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
