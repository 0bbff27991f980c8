/** Reads and converts images. Decoding can take much memory, so only `image-process.ts` calls these functions. */
import { deflateSync } from 'node:zlib'
import sharp, { type Metadata, type ResizeOptions, type Sharp, type SharpOptions } from 'sharp'
import {
  cropOf,
  type FocalPoint,
  IMAGE_USES,
  type ImageSize,
  type ImageUse,
  renditionSize,
  widthsUpTo,
} from '#contract/content/image.ts'
import { PublicError, publicError } from '../errors.ts'
import { pngChunk } from '../files/metadata/chunked.ts'
import { imageFacts } from './image-facts.ts'

/** Maximum size of an image to decode. A 100-byte file can claim to have billions of pixels. */
const MAX_MILLION_PIXELS = 64

/** Width and height of a thumbnail, in pixels. */
const THUMBNAIL_SIZE = 400

// One thread per image, and no cache, because the process converts only one image.
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
 * Decodes an image, because the header doesn't show that the rest is damaged or missing.
 * @returns the EXIF orientation, 1 to 8
 * @throws PublicError if the image is not of the given kind, is damaged, or has too many pixels
 */
export async function checkImage(file: string, kind: string): Promise<number> {
  const orientation = await checkHeader(file, kind)
  try {
    await sharp(file, options).resize(8, 8).raw().toBuffer()
  } catch (error) {
    throw pictureError(error)
  }
  return orientation
}

/** Validates an image by its header, as `checkImage` does. */
export async function checkHeader(file: string, kind: string): Promise<number> {
  let metadata: Metadata
  try {
    metadata = await sharp(file, options).metadata()
  } catch (error) {
    throw pictureError(error)
  }
  const { format, width, height, orientation = 1 } = metadata
  if (!FORMATS[kind]?.includes(format)) throw publicError('UNREADABLE_PICTURE')
  if (width * height > MAX_MILLION_PIXELS * 1_000_000) throw publicError('PICTURE_TOO_LARGE', MAX_MILLION_PIXELS)
  return orientation
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
    const image = sharp(file, options).autoOrient().resize(size)
    const isP3 = (await imageFacts(file)).space === 'display-p3'
    return await (isP3 ? await asDisplayP3(image) : image).webp({ quality: 80 }).toBuffer()
  } catch (error) {
    throw pictureError(error)
  }
}

/** Returns an image whose pixels are the same numbers in Display P3. Its output is converted to sRGB. */
async function asDisplayP3(image: Sharp): Promise<Sharp> {
  const white = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc = Buffer.alloc(0) } = await sharp(await white.withIccProfile('p3').png().toBuffer()).metadata()
  const png = await image.png({ compressionLevel: 1 }).toBuffer()
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('p3\0\0', 'latin1'), deflateSync(icc)]))
  // The signature and the IHDR chunk have 33 bytes.
  return sharp(Buffer.concat([png.subarray(0, 33), profile, png.subarray(33)]), options)
}

function pictureError(error: unknown) {
  if (/pixel limit/i.test(String(error))) return publicError('PICTURE_TOO_LARGE', MAX_MILLION_PIXELS)
  return /memory|alloc/i.test(String(error))
    ? publicError('PICTURE_TOO_COMPLEX').because(error)
    : publicError('UNREADABLE_PICTURE').because(error)
}

/** Pages show crops of at most 1600 × 900 pixels, so larger uploads are scaled down. */
const MASTER = { width: 2400, height: 1350 }

/** WebP files are limited to 16,383 pixels per side. */
const MAX_SIDE = 16_000

/** The same quality settings as in the studio. */
const AVIF = { quality: 58, effort: 4 }
const WEBP = { quality: 80, effort: 5, smartSubsample: true }

/**
 * Decodes an uploaded image completely, and returns it upright, in sRGB, on white, and without metadata.
 * @throws PublicError if the image is animated, damaged, too small for its use, or has too many pixels
 */
export async function makeMaster(file: string, use: ImageUse): Promise<ImageSize & { readonly bytes: Buffer }> {
  const { minimum } = IMAGE_USES[use]
  try {
    const { pages = 1, autoOrient: size } = await sharp(file, options).metadata()
    const { space, isAnimatedPng } = await imageFacts(file)
    if (pages > 1 || isAnimatedPng) throw publicError('ANIMATED_IMAGE')
    if (size.width < minimum.width || size.height < minimum.height) throw publicError('IMAGE_TOO_SMALL', size, minimum)
    const scale = Math.min(1, Math.max(MASTER.width / size.width, MASTER.height / size.height))
    if (Math.max(size.width, size.height) * scale > MAX_SIDE) throw publicError('IMAGE_TOO_LONG')
    if (space === 'hdr' || space === 'other') throw publicError('HDR_PICTURE')
    const scaled = sharp(file, options)
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ ...MASTER, fit: 'outside', withoutEnlargement: true })
    const { data, info } = await (space === 'display-p3' ? await asDisplayP3(scaled) : scaled)
      .toColourspace('srgb')
      .webp({ quality: 95, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw error instanceof PublicError ? error : pictureError(error)
  }
}

interface RenditionFile {
  readonly width: number
  readonly format: 'avif' | 'webp'
  readonly bytes: Buffer
}

/** Scales a master image to each width, then crops it around the focal point. */
export async function makeRendition(file: string, source: ImageSize, use: ImageUse, focus: FocalPoint) {
  const largest = renditionSize(source, use)
  const crop = cropOf(source, largest, focus)
  const files: RenditionFile[] = []
  for (const width of widthsUpTo(largest.width)) {
    const scale = width / crop.width
    const scaled = { width: Math.round(source.width * scale), height: Math.round(source.height * scale) }
    const size = { width, height: Math.round((width * largest.height) / largest.width) }
    const part = {
      ...size,
      left: Math.min(Math.round(crop.left * scale), scaled.width - size.width),
      top: Math.min(Math.round(crop.top * scale), scaled.height - size.height),
    }
    const image = sharp(file, options)
      .resize({ ...scaled, fit: 'fill' })
      .extract(part)
    files.push({ width, format: 'avif', bytes: await image.clone().avif(AVIF).toBuffer() })
    files.push({ width, format: 'webp', bytes: await image.clone().webp(WEBP).toBuffer() })
  }
  return { ...largest, files, average: await averageOf(files[0]?.bytes) }
}

/** Returns the average color of an image: '#414241'. */
async function averageOf(bytes: Buffer | undefined) {
  const color = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(1, 1, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  return `#${color.subarray(0, 3).toString('hex')}`
}
