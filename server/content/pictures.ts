import sharp, { type Metadata, type ResizeOptions, type SharpOptions } from 'sharp'
import { pictureTooLarge, unreadablePicture } from '../errors.ts'

/** A picture of more pixels is not opened: some hundred bytes can claim to be billions. */
const MAX_MILLION_PIXELS = 64

/** Edge of a thumbnail in pixels. */
const THUMBNAIL_SIZE = 400

/** One that takes longer is given up. */
const TIME_LIMIT_S = 20

// Small pictures, many at a time: each in one thread, and nothing kept in memory between them.
sharp.concurrency(1)
sharp.cache(false)

const options: SharpOptions = {
  limitInputPixels: MAX_MILLION_PIXELS * 1_000_000,
  sequentialRead: true,
  failOn: 'error',
  // The first of an animation or of a document.
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
 * Reads a picture's header.
 * @throws PublicError if it is not of that kind, damaged, or has too many pixels
 */
export async function checkPicture(file: string, kind: string): Promise<void> {
  let metadata: Metadata
  try {
    metadata = await sharp(file, options).metadata()
  } catch (error) {
    throw pictureError(error)
  }
  const { format, width, height } = metadata
  if (!FORMATS[kind]?.includes(format)) throw unreadablePicture()
  if (width * height > MAX_MILLION_PIXELS * 1_000_000) throw pictureTooLarge(MAX_MILLION_PIXELS)
}

/**
 * The picture at 400 x 400, cut where it is longer.
 * @throws PublicError if it is damaged or has too many pixels
 */
export const makeThumbnail = (file: string) =>
  asWebp(file, { width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, fit: 'cover' })

/** Longer edge of a preview in pixels. */
const PREVIEW_SIZE = 2000

/**
 * The whole picture, no larger than 2000 x 2000.
 * @throws PublicError if it is damaged or has too many pixels
 */
export const makePreview = (file: string) =>
  asWebp(file, { width: PREVIEW_SIZE, height: PREVIEW_SIZE, fit: 'inside', withoutEnlargement: true })

/** Upright, without its metadata. */
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
  /pixel limit/i.test(String(error)) ? pictureTooLarge(MAX_MILLION_PIXELS) : unreadablePicture(error)
