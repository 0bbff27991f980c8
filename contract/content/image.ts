import { z } from 'zod'
import type { Control } from './text.ts'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** A point in an image, as fractions of the image's width and height measured from the upper-left corner. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/**
 * Places where pages show uploaded images. `size` is the size of the largest file. Uploads smaller than `minimum` are
 * rejected.
 */
export const IMAGE_USES = {
  gallery: { size: { width: 1600, height: 900 }, minimum: { width: 800, height: 450 } },
  banner: { size: { width: 1600, height: 800 }, minimum: { width: 1600, height: 800 } },
} as const satisfies Record<string, { readonly size: ImageSize; readonly minimum: ImageSize }>

export type ImageUse = keyof typeof IMAGE_USES

export const IMAGE_USE_NAMES = Object.keys(IMAGE_USES) as [ImageUse, ...ImageUse[]]

/** The image widths that pages request, in px. The studio uses the same widths. */
const WIDTHS = [400, 800, 1600]

export const widthsUpTo = (largest: number): readonly number[] => WIDTHS.filter((each) => each <= largest)

/** Matches a crop of an uploaded image: 'uploads/<id>.<hash of the crop>.1600x900'. */
const UPLOAD = /^uploads\/([0-9a-f]{32})\.([0-9a-f]{8})\.(\d{3,4})x(\d{3,4})$/

/** Matches the key of an image in the catalog, such as 'applications/aerospace/nose-dock'. */
const CATALOG_KEY = /^(?!uploads\/)[a-z0-9-]+(?:\/[a-z0-9-]+)+$/

/** The files for an uploaded image, named like the studio's images: `pictures/<key>-<width>.<hash>.<avif|webp>`. */
export interface UploadedImage extends ImageSize {
  readonly id: string
  readonly key: string
  readonly hash: string
  readonly widths: readonly number[]
}

/** Parses a reference to an uploaded image. Returns undefined for a catalog image. */
export function uploadedImage(reference: string): UploadedImage | undefined {
  const [, id, hash, width, height] = UPLOAD.exec(reference) ?? []
  if (id === undefined || hash === undefined) return undefined
  return {
    id,
    key: `uploads/${id}`,
    hash,
    width: Number(width),
    height: Number(height),
    widths: widthsUpTo(Number(width)),
  }
}

export const uploadReference = ({ id, hash, width, height }: Pick<UploadedImage, 'id' | 'hash'> & ImageSize) =>
  `uploads/${id}.${hash}.${width}x${height}`

/** Returns the ids of all uploaded images referenced in a body. */
export const uploadedImageIds = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(/"uploads\/([0-9a-f]{32})\./g)].map(([, id = '']) => id)),
]

/** A catalog image or an uploaded image. The form shows an image picker for this field. */
export const image = (use: ImageUse) =>
  z
    .string('Choose an image.')
    .refine((reference) => UPLOAD.test(reference) || CATALOG_KEY.test(reference), 'Choose an image.')
    .meta({ title: 'Image', control: 'image' satisfies Control, use })

/** Matches file names that cameras and operating systems give to images. */
const FILE_NAME = /^(?:\S+\.(?:jpe?g|png|webp|avif|gif|heic|tiff?)|(?:img|dsc[nf]?|image|photo|screenshot)[-_ ]?\d+)$/i

export const isFileName = (text: string) => FILE_NAME.test(text.trim())

/** Largest crop with the aspect ratio of `target`, centered as close to the focal point as possible, in px. */
export function cropOf({ width, height }: ImageSize, target: ImageSize, focus: FocalPoint) {
  const ratio = target.width / target.height
  const crop = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  return {
    ...crop,
    left: Math.min(Math.max(focus.x * width - crop.width / 2, 0), width - crop.width),
    top: Math.min(Math.max(focus.y * height - crop.height / 2, 0), height - crop.height),
  }
}

/** Size of the largest file for a given use of an image. It is never larger than the crop. */
export function renditionSize(source: ImageSize, use: ImageUse): ImageSize {
  const { size } = IMAGE_USES[use]
  const crop = cropOf(source, size, { x: 0.5, y: 0.5 })
  const width = WIDTHS.findLast((each) => each <= size.width && each <= Math.round(crop.width)) ?? 0
  return { width, height: Math.round((width * size.height) / size.width) }
}
