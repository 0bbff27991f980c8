/** Every picture that the site shows, in the order in which they are rendered: what visitors meet first comes first. */
import { catalogueItems, catalogueProducts, pictured } from '../items.ts'
import { type Scene, tileOf } from '../render/scene.ts'

export interface PictureToMake {
  readonly key: string
  readonly scene: () => Promise<Scene>
}

export async function allPictures(): Promise<PictureToMake[]> {
  const tiles = (await catalogueItems()).map(({ item, product }) => ({
    key: item.image,
    product: product.id,
    scene: async () => tileOf((await pictured(item)).part),
  }))
  const thumbnails = new Set((await catalogueProducts()).map((product) => product.thumbnail))
  return [...tiles.filter(({ key }) => thumbnails.has(key)), ...tiles.filter(({ key }) => !thumbnails.has(key))]
}
