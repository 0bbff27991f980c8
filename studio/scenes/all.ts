/** Every picture that the site shows, in the order in which they are rendered: what visitors meet first comes first. */
import { catalogueItems, catalogueProducts, pictured } from '../items.ts'
import { allParts } from '../library.ts'
import { type Scene, tileOf } from '../render/scene.ts'
import { featured } from './featured.ts'
import { banners, galleries, home } from './products.ts'

export interface PictureToMake {
  readonly key: string
  readonly scene: () => Promise<Scene>
}

/** The tiles on the home page and their banners stand first in `featured`. */
const FEATURED_FIRST = 8

const list = (scenes: Readonly<Record<string, () => Promise<Scene>>>): PictureToMake[] =>
  Object.entries(scenes).map(([key, scene]) => ({ key, scene }))

export async function allPictures(): Promise<PictureToMake[]> {
  await allParts()
  const tiles = (await catalogueItems()).map(({ item }) => ({
    key: item.image,
    scene: async () => tileOf((await pictured(item)).part),
  }))
  const thumbnails = new Set((await catalogueProducts()).map((product) => product.thumbnail))
  return [
    ...list(home),
    ...tiles.filter(({ key }) => thumbnails.has(key)),
    ...list(featured).slice(0, FEATURED_FIRST),
    ...list(banners),
    ...tiles.filter(({ key }) => !thumbnails.has(key)),
    ...list(galleries),
    ...list(featured).slice(FEATURED_FIRST),
  ]
}
