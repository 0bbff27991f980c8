/** Lists every image on the site in rendering order. The images that visitors see first come first. */
import { existsSync } from 'node:fs'
import { applicationLine } from '../../catalog/application-line.ts'
import { catalogItems, catalogProducts, pictured } from '../items.ts'
import { type Scene, tileOf } from '../render/scene.ts'
import { catalogs } from './catalogs.ts'
import { featured } from './featured.ts'
import { pageBanners } from './pages.ts'
import { banners, galleries, home } from './products.ts'

export interface PictureToMake {
  readonly key: string
  readonly scene: () => Promise<Scene>
}

type Scenes = Readonly<Record<string, () => Promise<Scene>>>

/** Number of scenes in `featured` for the home page tiles and their banners. These scenes come first. */
const FEATURED_FIRST = 8

const list = (scenes: Scenes): PictureToMake[] => Object.entries(scenes).map(([key, scene]) => ({ key, scene }))

/**
 * Returns the scenes for the applications that have a module. The thumbnail and banner of every application come before
 * the galleries.
 */
async function otherApplications(): Promise<PictureToMake[]> {
  const found = await Promise.all(
    applicationLine.map(async ({ id }) => {
      const module = new URL(`./applications/${id}.ts`, import.meta.url)
      if (!existsSync(module)) return []
      return list(((await import(module.href)) as { scenes: Scenes }).scenes)
    }),
  )
  const first = (all: readonly PictureToMake[]) =>
    all.filter(({ key }, index) => key.startsWith('banners/') || index === 0)
  return [...found.flatMap(first), ...found.flatMap((all) => all.filter((each) => !first(all).includes(each)))]
}

export async function allPictures(): Promise<PictureToMake[]> {
  const tiles = (await catalogItems()).map(({ item }) => ({
    key: item.image,
    scene: async () => tileOf((await pictured(item)).part),
  }))
  const thumbnails = new Set((await catalogProducts()).map((product) => product.thumbnail))
  return [
    ...list(home),
    ...tiles.filter(({ key }) => thumbnails.has(key)),
    ...list(featured).slice(0, FEATURED_FIRST),
    ...list(banners),
    ...list(pageBanners),
    ...list(catalogs),
    ...tiles.filter(({ key }) => !thumbnails.has(key)),
    ...(await otherApplications()),
    ...list(featured).slice(FEATURED_FIRST),
    ...list(galleries),
  ]
}
