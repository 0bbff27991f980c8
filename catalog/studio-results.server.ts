/**
 * Files and measurements that the studio produced. Only the server imports this module. Page loaders return only the
 * results that a page needs.
 */
import type { DrawingSheet } from './drawing-sheet.ts'
import results from './studio.json' with { type: 'json' }

/** An image in several widths: `pictures/<key>-<width>.<hash>.<avif|webp>`. */
export interface PictureFile {
  /** Width of the largest file, in px. */
  readonly width: number
  readonly height: number
  /** Available widths in px, in ascending order. */
  readonly widths: readonly number[]
  /**
   * First eight hex digits of the hash of the source image. Each file name contains them, so browsers can cache the
   * files forever.
   */
  readonly hash: string
  /** Average color, shown until the image has loaded. */
  readonly average: `#${string}`
}

/** A hidden-line drawing: `drawings/<key>.<hash>.svg`. */
export interface DrawingFile {
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** A PDF document. A new revision keeps the same path, so links and bookmarks remain valid. */
export interface DocumentFile {
  readonly title: string
  readonly number: string
  readonly revision: string
  readonly date: string
  readonly pages: number
  readonly bytes: number
}

export interface FilmFile {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/** Measurements of a part's solid. */
export interface Measured {
  /** Weight in pounds: volume times density. */
  readonly weightLb: number
  /** Dimensions of the bounding box [x, y, z], in inches. */
  readonly sizeIn: readonly [number, number, number]
}

type ByKey<Value> = Readonly<Record<string, Value>>

/** The contents of `studio.json`. */
export interface StudioResults {
  readonly pictures: ByKey<PictureFile>
  readonly drawings: ByKey<DrawingFile>
  readonly documents: ByKey<DocumentFile>
  readonly films: ByKey<readonly FilmFile[]>
  /** Path of the social image for each page, under `media/`. */
  readonly openGraph: ByKey<string>
  /** Drawing sheets by primary part number. */
  readonly drawingSheets: ByKey<DrawingSheet>
  /** Measured parts by part number, including all sizes. */
  readonly measuredParts: ByKey<Measured>
  /** Quantities of the parts in an image, by image key and part number. */
  readonly builtFrom: ByKey<ByKey<number>>
  /**
   * Location of the most visible instance of each part number in an image, by image key, as fractions of the image's
   * width and height from the upper-left corner. Outdated images have no locations.
   */
  readonly hotspots: ByKey<ByKey<readonly [x: number, y: number]>>
  /** Width of each part's image in inches, by image key, in the plane through the middle of the part. */
  readonly imageWidthsIn: ByKey<number>
}

// TypeScript infers JSON arrays as arrays instead of tuples.
export const {
  pictures,
  drawings,
  documents,
  films,
  openGraph,
  drawingSheets,
  measuredParts,
  builtFrom,
  hotspots,
  imageWidthsIn,
} = results as unknown as StudioResults
