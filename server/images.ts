import sharp, { type Metadata, type ResizeOptions, type SharpOptions } from 'sharp'
import { imageTooLarge, unreadableImage } from './errors.ts'

/** Maximum size of an image to decode. A file of 100 bytes can claim to have billions of pixels. */
const MAX_MILLION_PIXELS = 64

/** Width and height of a thumbnail, in pixels. */
const THUMBNAIL_SIZE = 400

const TIME_LIMIT_S = 20

// Use one thread per image and no cache, because many small images are converted concurrently.
sharp.concurrency(1)
sharp.cache(false)

const options: SharpOptions = {
  limitInputPixels: MAX_MILLION_PIXELS * 1_000_000,
  sequentialRead: true,
  failOn: 'error',
  // Decode only the first frame or page.
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
 * @throws PublicError if the image is not of this kind, is corrupt, or has too many pixels
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
 * Crops an image to a square and converts it to 400 × 400 pixels. @throws PublicError if the image is corrupt or has
 * too many pixels
 */
export const makeThumbnail = (file: string) =>
  asWebp(file, { width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, fit: 'cover' })

/** Maximum width and height of a preview, in pixels. */
const PREVIEW_SIZE = 2000

/**
 * Scales the whole image to at most 2000 × 2000 pixels.
 * @throws PublicError if the image is damaged or has too many pixels
 */
export const makePreview = (file: string) =>
  asWebp(file, { width: PREVIEW_SIZE, height: PREVIEW_SIZE, fit: 'inside', withoutEnlargement: true })

/** Converts an image to WebP, applies its orientation, and removes its metadata. */
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
