/** Reads and converts images in child processes, because decoding a small file can take much memory and time. */
import { z } from 'zod'
import type { FocalPoint, ImageSize, ImageUse } from '#contract/content/image.ts'
import { PublicError, publicError } from '../errors.ts'
import type { LocalCopy } from '../files/storage.ts'
import { createPlaces } from '../http/places.ts'
import { LimitedProcessError, type ProcessLimits, runLimited } from '../limited-process.ts'
import type { ImageJobs } from './image-process.ts'

/** A progressive JPEG with 64 megapixels and full color resolution takes 500 MB. */
const MEMORY_MB = 512

const limits = (cpuSeconds: number): ProcessLimits => ({
  memoryMb: MEMORY_MB,
  cpuSeconds,
  wallSeconds: 4 * cpuSeconds,
  // A master image of 16,000 x 1,350 pixels takes up to 20 MB in base64.
  outputMb: 32,
})

/** Decoding the largest PNG takes 7 s. Encoding the six files of a crop takes 10 s. */
const LIMITS: Readonly<Record<keyof ImageJobs, ProcessLimits>> = {
  check: limits(10),
  header: limits(10),
  thumbnail: limits(20),
  preview: limits(20),
  master: limits(60),
  rendition: limits(60),
}

const bytes = z.string().transform((text) => Buffer.from(text, 'base64'))
const size = { width: z.int(), height: z.int() }

const RESULTS = {
  check: z.int(),
  header: z.int(),
  thumbnail: bytes,
  preview: bytes,
  master: z.object({ ...size, bytes }),
  rendition: z.object({
    ...size,
    average: z.string(),
    files: z.array(z.object({ width: z.int(), format: z.enum(['avif', 'webp']), bytes })),
  }),
} as const satisfies Record<keyof ImageJobs, z.ZodType>

type Results = { readonly [Name in keyof ImageJobs]: z.output<(typeof RESULTS)[Name]> }

const answer = z.object({
  result: z.unknown().optional(),
  problem: z.object({ code: z.string(), status: z.int(), message: z.string(), details: z.string() }).optional(),
})

const IMAGE_PROCESS = new URL('./image-process.ts', import.meta.url)

/** Number of images that are decoded at the same time, and number of images that wait. */
const places = createPlaces({ running: 2, waiting: 100, busy: () => publicError('IMAGES_BUSY') })

const neverAborted = new AbortController().signal

/** The arguments of a job after the file. */
type Rest<Name extends keyof ImageJobs> = Parameters<ImageJobs[Name]> extends [string, ...infer More] ? More : never

/** @throws PublicError if the image can't be used, or if too many images are waiting */
async function run<Name extends keyof ImageJobs>(name: Name, source: LocalCopy, ...rest: Rest<Name>) {
  const convert = (file: string) =>
    runLimited(IMAGE_PROCESS, [name, JSON.stringify([file, ...rest])], LIMITS[name], neverAborted)
  const output = await places
    .run(() => source(convert))
    .catch((error: unknown) => {
      if (!(error instanceof LimitedProcessError) || error.problem === 'failed') throw error
      throw error.problem === 'stalled'
        ? publicError('IMAGES_BUSY').because(error)
        : publicError('PICTURE_TOO_COMPLEX').because(error)
    })
  const { result, problem } = answer.parse(JSON.parse(output))
  if (problem) throw new PublicError(problem.code, problem.status, problem.message, { cause: problem.details })
  return RESULTS[name].parse(result) as Results[Name]
}

/**
 * Validates an image by decoding it. If this needs too much memory or time, only the header is checked.
 * @returns the EXIF orientation, 1 to 8
 * @throws PublicError if the image is not of the given kind, is damaged, or has too many pixels
 */
export const checkImage = (source: LocalCopy, kind: string) =>
  run('check', source, kind).catch((error: unknown) => {
    if (error instanceof PublicError && error.code === 'PICTURE_TOO_COMPLEX') return run('header', source, kind)
    throw error
  })

/** Crops an image to a square and converts it to 400 × 400 pixels. @throws PublicError if the image can't be decoded */
export const makeThumbnail = (source: LocalCopy) => run('thumbnail', source)

/** Scales the whole image to at most 2000 × 2000 pixels. @throws PublicError if the image can't be decoded */
export const makePreview = (source: LocalCopy) => run('preview', source)

/**
 * Decodes an uploaded image completely, and returns it upright, in sRGB, on white, and without metadata.
 * @throws PublicError if the image is animated, damaged, too small for its use, or too large
 */
export const makeMaster = (source: LocalCopy, use: ImageUse) => run('master', source, use)

/** Scales a master image to each width, then crops it around the focal point. */
export const makeRendition = (source: LocalCopy, { width, height }: ImageSize, use: ImageUse, focus: FocalPoint) =>
  run('rendition', source, { width, height }, use, focus)
