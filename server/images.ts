import sharp, { type Metadata, type ResizeOptions, type SharpOptions } from 'sharp'
import { imageTooLarge, unreadableImage } from './errors.ts'

/** Larger images are not decoded, because a file of 100 bytes can claim billions of pixels. */
const MAX_MILLION_PIXELS = 64

/** Width and height of a thumbnail, in pixels. */
const THUMBNAIL_SIZE = 400

/** Time limit for one conversion. */
const TIME_LIMIT_S = 20

// Many small images are converted concurrently, so each uses one thread and no cache.
sharp.concurrency(1)
sharp.cache(false)

const options: SharpOptions = {
  limitInputPixels: MAX_MILLION_PIXELS * 1_000_000,
  sequentialRead: true,
  failOn: 'error',
  // Only the first frame or page.
  pages: 1,
}

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['heif', 'avif'],
  tiff: ['tiff'],
}

/**
 * Validates an image by its header.
 * @throws PublicError if it is not of that kind, is damaged, or has too many pixels
 */
export async function checkImage(file: string, kind: string): Promise<void> {
  let metadata: Metadata
  try {
    metadata = await sharp(file, options).metadata()
  } catch (error) {
    throw pictureError(error)
  }
  const { format, width, height } = metadata
  if (!FORMATS[kind]?.includes(format)) throw unreadableImage()
  if (width * height > MAX_MILLION_PIXELS * 1_000_000) throw imageTooLarge(MAX_MILLION_PIXELS)
}

/**
 * Converts an image to 400 x 400, cropped.
 * @throws PublicError if it is damaged or has too many pixels
 */
export const makeThumbnail = (file: string) =>
  asWebp(file, { width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, fit: 'cover' })

/** Maximum width and height of a preview, in pixels. */
const PREVIEW_SIZE = 2000

/**
 * Converts the whole image to at most 2000 x 2000.
 * @throws PublicError if it is damaged or has too many pixels
 */
export const makePreview = (file: string) =>
  asWebp(file, { width: PREVIEW_SIZE, height: PREVIEW_SIZE, fit: 'inside', withoutEnlargement: true })

/** Applies the orientation and removes the metadata. */
async function asWebp(file: string, size: ResizeOptions): Promise<Buffer> {
  try {
    return await sharp(file, options)
      .autoOrient()
      .resize(size)
      .timeout({ seconds: TIME_LIMIT_S })
      .webp({ quality: 80 })
      .toBuffer()
  } catch (error) {
    throw pictureError(error)
  }
}

const pictureError = (error: unknown) =>
  /pixel limit/i.test(String(error)) ? imageTooLarge(MAX_MILLION_PIXELS) : unreadableImage(error)
