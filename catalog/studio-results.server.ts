/** What the studio measured and made. Browsers never get it: loaders return what a page shows. */
import type { DrawingSheet } from './drawing-sheet.ts'
import results from './studio.json' with { type: 'json' }

/** A picture in several widths: `pictures/<key>-<width>.<hash>.<avif|webp>`. */
export interface PictureFile {
  /** Of the largest size. */
  readonly width: number
  readonly height: number
  /** Widths in px that exist, ascending. */
  readonly widths: readonly number[]
  /** Eight hex digits of the master's hash, part of each file's name so that it can be cached for ever. */
  readonly hash: string
  /** Mean color, shown before the picture. */
  readonly average: `#${string}`
}

/** A hidden-line drawing: `drawings/<key>.<hash>.svg`. */
export interface DrawingFile {
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** A PDF. Its path is its key and stays when it is revised, so that links and bookmarks remain valid. */
export interface DocumentFile {
  readonly title: string
  readonly number: string
  readonly revision: string
  readonly date: string
  readonly pages: number
  readonly bytes: number
}

/** One encoding of a film, the smallest first: `path` below `media/`, `type` with its codecs for the source element. */
export interface FilmFile {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/** Measured on the solid of a part. */
export interface Measured {
  /** Volume times density of the material. */
  readonly weightLb: number
  /** Bounding box, in: [x, y, z]. */
  readonly sizeIn: readonly [number, number, number]
}

type ByKey<Value> = Readonly<Record<string, Value>>

/** The sections of `studio.json`. */
export interface StudioResults {
  readonly pictures: ByKey<PictureFile>
  readonly drawings: ByKey<DrawingFile>
  readonly documents: ByKey<DocumentFile>
  readonly films: ByKey<readonly FilmFile[]>
  /** Paths below `media/` of the pictures that go with a shared link, by page. */
  readonly openGraph: ByKey<string>
  /** By the part number of an item. */
  readonly drawingSheets: ByKey<DrawingSheet>
  /** By part number, sizes included. */
  readonly measuredParts: ByKey<Measured>
  /** Quantities of the parts that each picture shows, by part number. */
  readonly builtFrom: ByKey<ByKey<number>>
}

// The type of JSON has no tuples.
export const { pictures, drawings, documents, films, openGraph, drawingSheets, measuredParts, builtFrom } =
  results as unknown as StudioResults
