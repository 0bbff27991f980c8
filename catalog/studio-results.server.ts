/** Results of the studio. Server only: page loaders return what a page needs. */
import type { DrawingSheet } from './drawing-sheet.ts'
import results from './studio.json' with { type: 'json' }

/** An image in several widths: `images/<key>-<width>.<hash>.<avif|webp>`. */
export interface PictureFile {
  /** Width of the largest file, px. */
  readonly width: number
  readonly height: number
  /** Available widths in px, ascending. */
  readonly widths: readonly number[]
  /**
   * First eight hex digits of the source image's hash. It is part of each file name, so files can be cached forever.
   */
  readonly hash: string
  /** Average color, shown while the image loads. */
  readonly average: `#${string}`
}

/** A hidden-line drawing: `drawings/<key>.<hash>.svg`. */
export interface DrawingFile {
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** A PDF. A revision keeps the path of the PDF, so links and bookmarks stay valid. */
export interface DocumentFile {
  readonly title: string
  readonly number: string
  readonly revision: string
  readonly date: string
  readonly pages: number
  readonly bytes: number
}

/** Encodings of a film, smallest first: `path` under `media/` and `type` with codecs for the source element. */
export interface FilmFile {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/** Measured on the solid of a part. */
export interface Measured {
  /** Volume times density. */
  readonly weightLb: number
  /** Bounding box [x, y, z], in. */
  readonly sizeIn: readonly [number, number, number]
}

type ByKey<Value> = Readonly<Record<string, Value>>

/** The sections of `studio.json`. */
export interface StudioResults {
  readonly pictures: ByKey<PictureFile>
  readonly drawings: ByKey<DrawingFile>
  readonly documents: ByKey<DocumentFile>
  readonly films: ByKey<readonly FilmFile[]>
  /** Path under `media/` to the social image of each page. */
  readonly openGraph: ByKey<string>
  /** Drawing sheets by lead part number. */
  readonly drawingSheets: ByKey<DrawingSheet>
  /** Measured parts by part number, including sizes. */
  readonly measuredParts: ByKey<Measured>
  /** Parts lists of images: quantities by image key and part number. */
  readonly builtFrom: ByKey<ByKey<number>>
}

// TypeScript infers JSON arrays as arrays, not tuples.
export const { pictures, drawings, documents, films, openGraph, drawingSheets, measuredParts, builtFrom } =
  results as unknown as StudioResults
