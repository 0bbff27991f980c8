import { pictures } from '#catalog/studio-results.server.ts'
import { uploadedImage } from '#contract/content/image.ts'

const keyOf = (hash: string, width: number, height: number) => `${hash} ${width}x${height}`

const keys = new Map(
  Object.entries(pictures).map(([key, { hash, width, height }]) => [keyOf(hash, width, height), key] as const),
)

/**
 * Replaces references to uploaded images that a release has added to the catalog (`npm run content -- to-source`) with
 * their catalog keys. An upload and its catalog image have the same file hash.
 */
export const withReleasedImages = (body: string): string =>
  body.replaceAll(/"(uploads\/[^"]+)"/g, (quoted, reference: string) => {
    const upload = uploadedImage(reference)
    const key = upload && keys.get(keyOf(upload.hash, upload.width, upload.height))
    return key ? JSON.stringify(key) : quoted
  })
