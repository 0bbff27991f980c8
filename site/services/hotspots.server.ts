import { applications } from '#catalog/applications.ts'
import { products } from '#catalog/products.ts'
import { hotspots } from '#catalog/studio-results.server.ts'
import type { Picture } from '#catalog/types.ts'
import { applicationUrl, pictureAnchor, productUrl } from '#catalog/urls.ts'
import { type Hotspots, hotspotsFile } from './hotspots.ts'

const hotspotsOf = (pictures: readonly Picture[]): Hotspots =>
  Object.fromEntries(
    pictures.flatMap(({ url }) => {
      const spots = hotspots[url]
      return spots && Object.keys(spots).length > 0 ? [[pictureAnchor(url), { scene: url, spots }]] : []
    }),
  )

/** Returns the hotspots file for each page that has a gallery. */
export const hotspotFiles = (): (readonly [file: string, json: string])[] =>
  [
    ...products.map((product) => [productUrl(product), product.pictures] as const),
    ...applications.map((application) => [applicationUrl(application), application.pictures] as const),
  ].map(([path, pictures]) => [hotspotsFile(path), JSON.stringify(hotspotsOf(pictures))])
