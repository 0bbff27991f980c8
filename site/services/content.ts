import { isPictureOfPage } from '../../contract/picture-names.ts'

/** Addresses at the content host: `CONTENT_ORIGIN` with a path of it behind. */

/** Address of the file at a path of the content host ('documents/catalog-v5.pdf'). */
export const contentUrl = (path: string) => `${CONTENT_ORIGIN}/${path.replace(/^\//, '')}`

/** Address of its thumbnail, 400 x 400. */
export const thumbnailUrl = (path: string) => contentUrl(`thumbnail/${path.replace(/^\//, '')}`)

/** Every string in a value, however deep, that ends as the name of a picture does; each once, in their order. */
export function collectImageUrls(value: unknown): string[] {
  const found = new Set<string>()
  const seen = new Set<object>()
  const collect = (each: unknown) => {
    if (typeof each === 'string') {
      if (isPictureOfPage(each)) found.add(each)
    } else if (typeof each === 'object' && each !== null && !seen.has(each)) {
      seen.add(each)
      for (const inner of Object.values(each)) collect(inner)
    }
  }
  collect(value)
  return [...found]
}
