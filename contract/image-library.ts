import { z } from 'zod'
import { IMAGE_USE_NAMES } from './content/image.ts'

export const IMAGES_PATH = '/api/images'

/** Path of uploaded image files for staff. Visitors can get only the files of published images. */
export const IMAGE_FILES_PATH = `${IMAGES_PATH}/files`

/** Labels and file extensions for the accepted types. */
export const ACCEPTED_IMAGES = { kinds: ['jpeg', 'png', 'webp', 'avif'], label: 'JPEG, PNG, WebP, or AVIF' } as const

/** The `accept` attribute of a file input. */
export const IMAGE_PICKER_ACCEPT = '.jpg,.jpeg,.png,.webp,.avif'

/** 128 random bits in hex. */
const imageId = z.string().regex(/^[0-9a-f]{32}$/, 'Image not found.')

export const imageParams = z.object({ id: imageId })

const focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export const libraryImage = z.object({
  id: imageId,
  /** The original file name, for staff only. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** Suggested alt text for new uses of the image. */
  alt: z.string(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: z.string(),
  /** Crops that have image files. A content body refers to a crop by its `image` value. */
  renditions: z.array(z.object({ image: z.string(), use: z.enum(IMAGE_USE_NAMES), focus })),
  /** Content with a revision or draft that uses the image. */
  usedIn: z.array(z.object({ kind: z.string(), key: z.string(), label: z.string(), isPublished: z.boolean() })),
})
export type LibraryImage = z.output<typeof libraryImage>

export const libraryList = z.object({ images: z.array(libraryImage) })

/** Fields in an upload besides the file. */
export const imageUploadFields = z.object({ use: z.enum(IMAGE_USE_NAMES) })

/** Body of `POST /api/images/{id}/renditions`. */
export const renditionWrite = z.object({
  use: z.enum(IMAGE_USE_NAMES),
  focus,
  /** Stored as the suggested alt text unless it is empty. */
  alt: z.string().trim().max(200, 'Shorten this to 200 characters.').default(''),
})
export type RenditionWrite = z.output<typeof renditionWrite>

export const renditionCreated = z.object({ image: z.string() })

/** Query parameters for `GET /api/images/thumbnail`. */
export const thumbnailQuery = z.object({ image: z.string().max(200) })
