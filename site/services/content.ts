import { isPictureOfPage } from '#contract/picture-names.ts'

/** URLs on the content host, `CONTENT_ORIGIN`. */

/** URL of a file on the content host ('documents/catalog-v5.pdf'). */
export const contentUrl = (path: string) => `${CONTENT_ORIGIN}/${path.replace(/^\//, '')}`

/** URL of the file's 400 × 400 px thumbnail. */
export const thumbnailUrl = (path: string) => contentUrl(`thumbnail/${path.replace(/^\//, '')}`)

/** Returns all strings in a nested value that end with an image extension, in order and without duplicates. */
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
